"""The golden evenings by hand.

`python -m tests.games.captains_log.transcripts` shows in which of them each command, event type and ending occurs;
`--write` records them anew after rules have changed, `--retell` keeps the answers after words have; `--resume` takes up
two of them at many questions.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tests.games.captains_log.transcripts.games import FOUR, GAME, GOLDEN, Played, is_wanted, play, record, retell
from tests.games.captains_log.transcripts.resuming import resumes_everywhere


def write() -> int:
    """Record all of them; 1 if no seed gives an evening that ends as it should and brings what it has to."""
    wrong = 0
    for golden in GOLDEN:
        played = record(golden)
        lines = played.notebooks[golden.langs[0]].count("\n")
        end = f"round {played.evening.state.turn.round}, ends in {played.ending or '-'}"
        print(f"{golden.name}: {lines} lines, {end}, seed {played.evening.seed}")
        wrong += not is_wanted(golden, played.evening)
    return int(wrong > 0)


def table(evenings: Sequence[Played]) -> str:
    """Where each command, event type and ending occurs."""
    endings = {played.ending for played in evenings if played.ending}
    kinds = (
        ("commands", sorted(GAME.procedures), Played.commands),
        ("events", sorted(GAME.events.types), Played.events),
        ("endings", sorted(endings), lambda played: {played.ending}),
    )
    rows = [" " * 26 + "".join(f"{played.golden.name:>13}" for played in evenings)]
    for title, names, found in kinds:
        rows.append(title)
        occurring = [found(played) for played in evenings]
        rows += [
            f"  {name:<24}" + "".join(f"{'x' if name in here else '':>13}" for here in occurring) for name in names
        ]
    return "\n".join(rows)


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
            print(f"{sum(resumes_everywhere(play(golden)) for golden in (GOLDEN[0], FOUR))} questions")
            return 0
        case []:
            print(table([play(golden) for golden in GOLDEN]))
            return 0
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
