"""The golden evenings of Barbe Noire by hand.

`python -m tests.games.blackbeard.transcripts` shows in which of them each command and event type occurs;
`--write` records them anew after rules have changed, `--retell` keeps the answers after words have.
"""

from __future__ import annotations

import sys

from tests.games.blackbeard.transcripts.games import GOLDEN, SHELF, is_wanted, play, record, retell


def write() -> int:
    """Record all of them; 1 if no seed gives an evening that ends as it should and brings what it has to."""
    wrong = 0
    for golden in GOLDEN:
        played = record(golden)
        lines = played.notebooks["fr"].count("\n")
        print(
            f"{golden.name}: {lines} lines, {played.evening.state.turn.cards} cards, seed {played.evening.origin.seed}"
        )
        wrong += not is_wanted(golden, played.evening)
    return int(wrong > 0)


def main(arguments: list[str]) -> int:
    """The exit code."""
    match arguments:
        case ["--write"]:
            return write()
        case ["--retell"]:
            for golden in GOLDEN:
                retell(golden)
            return 0
        case []:
            print(SHELF.table([play(golden) for golden in GOLDEN]))
            return 0
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
