"""The golden evenings by hand.

`python -m tests.games.captains_log.transcripts` shows in which of them each command and event type occurs;
`--write` records them anew after rules have changed, `--retell` keeps the answers after words have; `--resume` takes up
two of them at many questions.
"""

from __future__ import annotations

import sys

from tests.games.captains_log.transcripts.games import FOUR, GOLDEN, SHELF, ending, is_wanted, play, record, retell
from tests.games.captains_log.transcripts.resuming import resumes_everywhere


def write() -> int:
    """Record all of them; 1 if no seed gives an evening that ends as it should and brings what it has to."""
    wrong = 0
    for golden in GOLDEN:
        played = record(golden)
        lines = played.notebooks[golden.langs[0]].count("\n")
        end = f"round {played.evening.state.turn.round}, ends in {ending(played.evening) or '-'}"
        print(f"{golden.name}: {lines} lines, {end}, seed {played.evening.origin.seed}")
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
        case ["--resume"]:
            print(f"{sum(resumes_everywhere(golden, play(golden)) for golden in (GOLDEN[0], FOUR))} questions")
            return 0
        case []:
            print(SHELF.table([play(golden) for golden in GOLDEN]))
            return 0
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
