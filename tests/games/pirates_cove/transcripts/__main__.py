"""The golden evenings of La Crique des Pirates by hand.

`python -m tests.games.pirates_cove.transcripts` shows in which of them each command and event type occurs;
`--write` records them anew after rules have changed, `--retell` keeps the answers after words have.
"""

from __future__ import annotations

import sys

from tests.games.pirates_cove.transcripts.games import GAME, GOLDEN, play, record, retell


def table() -> str:
    """Where each command and event type occurs."""
    played = [play(golden) for golden in GOLDEN]
    rows = [" " * 26 + "".join(f"{one.golden.name:>16}" for one in played)]
    for names, found in (
        (GAME.procedures, [p.commands() for p in played]),
        (GAME.events.types, [p.events() for p in played]),
    ):
        rows += [
            f"{name:<26}" + "".join(f"{'x' if name in here else '':>16}" for here in found) for name in sorted(names)
        ]
    return "\n".join(rows)


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
            print(table())
            return 0
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
