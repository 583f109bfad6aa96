"""The golden evenings of Pirates CSG by hand.

`python -m tests.games.pirates_csg.transcripts` shows in which of them each command and event type occurs;
`--write` records them anew after rules have changed, `--retell` keeps the answers after words have.
"""

from __future__ import annotations

import sys

from tests.games.pirates_csg.transcripts.games import GOLDEN, SHELF, play, record, retell


def main(arguments: list[str]) -> int:
    """The exit code."""
    match arguments:
        case ["--write" | "--retell" as what]:
            for golden in GOLDEN:
                played = record(golden) if what == "--write" else retell(golden)
                lines = played.notebooks["fr"].count("\n")
                print(
                    f"{golden.name}: {lines} lines, seed {played.evening.seed}, {len(played.events())} kinds of event"
                )
            return 0
        case []:
            print(SHELF.table([play(golden) for golden in GOLDEN]))
            return 0
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
