"""Does Vigie stand a long evening? `python -m tests.soak`. Exits with 1 if answers are lost, or memory or files grow.

One server on this machine, in a temporary folder. At a table of each game a tablet and five phones play, all at the
same time and as fast as the server answers; every twenty answers somebody's screen goes away and comes back in the same
tab; an evening that is over is followed by the next one. `--evening` plays one evening of a game on a tablet and three
phones until so many entries are written. Memory, open files and times are printed for each part.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from companion.library.game_registry import game_ids
from tests.bench.report import Machine
from tests.load import measured_app
from tests.load.measured_app import Running
from tests.load.part import Plan
from tests.soak.slices import GROWS, Run, as_json, judged, kept, table
from tests.soak.tables import Length, Long, Seats
from tests.support.figures import offered

ANSWERS: Final = 20_000
SLICES: Final = 20
EVENTS: Final = 5_000
PARTS: Final = 10
"""Of one evening."""
LENGTH: Final = 120
"""Answers after which an evening may be over: as many evenings are prepared as could be needed."""
KEEPS: Final = 12.0
"""Megabytes for each thousand answers that one evening may need: its journal, some seven thousand entries, stays in
memory."""


def play(games: Sequence[str], length: Length, *, phones: tuple[int, int], told_to: Path | None) -> Run:
    """Play a long run from the start of its server to its end. phones: how many sit and how many watch."""
    plan = Plan("soak", games, *phones, length.answers, 0.0, length.most)
    again = 1 if length.events else max(2, length.answers // (len(games) * LENGTH))

    def told(run: Run) -> None:
        print(table(run).split("\n\n")[0].splitlines()[-1], file=sys.stderr, flush=True)
        if told_to is not None:
            told_to.write_text(json.dumps(as_json(run), indent=1))

    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        prepared = measured_app.prepare(here, list(games) * again, lasting=bool(length.events))
        running = Running(here)
        try:
            seats = [Seats(plan, [each for each in prepared if each.game == name], running) for name in games]
            run = Long(here, running, told)
            return asyncio.run(run.one_evening(seats[0], length) if length.events else run.side_by_side(seats, length))
        finally:
            running.stop()


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print, and say what is not level."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--answers", type=int, default=ANSWERS, help="of all games together (%(default)s)")
    parser.add_argument("--slices", type=int, default=SLICES, help="parts in which they are given (%(default)s)")
    parser.add_argument("--seconds", type=float, default=Length(0, 0).most, help="that it may take (%(default)s)")
    parser.add_argument("--evening", choices=game_ids(), help="one evening of this game instead")
    parser.add_argument("--events", type=int, default=EVENTS, help="entries of that evening (%(default)s)")
    parser.add_argument("--json", metavar="FILE", type=Path, help="where the figures of each part go too")
    offered(parser)
    options = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the server ends with us
    machine = Machine()
    if options.evening:
        length = Length(0, PARTS, options.events, options.seconds)
        run = play([options.evening], length, phones=(2, 1), told_to=options.json)
    else:
        length = Length(options.answers, options.slices, 0, options.seconds)
        run = play(game_ids(), length, phones=(4, 1), told_to=options.json)
    grows = KEEPS if options.evening else GROWS
    faults = judged(run, grows)
    print(f"{machine}\n\n{table(run)}")
    print("\nFAILED:\n" + "\n".join(faults) if faults else "\nNo answer was lost, and nothing grows.")
    if options.record:
        kept(run, grows, options.evening, machine)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
