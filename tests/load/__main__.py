"""How fast and how heavy Vigie is with many devices: `python -m tests.load`. Exits with 1 if an answer went astray.

Starts servers of its own on this machine, in temporary folders, and talks to nobody else. One table with a tablet and
seven phones, then ten tables with a tablet and three phones each; `--rude` plays both again with an intruder at each
table; `--crowd` plays the first once more while 1,000 idle and 500 half open connections press on the door. Measured:
from the moment an answer is sent until each other device of its table has got what changes there.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from companion.library.game_registry import game_ids
from tests.bench.report import Machine
from tests.load.part import Plan, games_for, measure
from tests.load.report import figures, kept, table
from tests.support.figures import offered

ONE, TEN = "one", "ten"
ANSWERS = {ONE: 200, TEN: 300}
TABLES = 10
PAUSE = 1.0
MOST = 300.0
CROWD = 1000, 500
"""Connections that say nothing, and such as say half a head."""


def plans(options: argparse.Namespace) -> list[Plan]:
    """What is to be measured."""
    games = (options.game,) if options.game else game_ids()

    def plan(name: str, tables: int, seats: int, watchers: int) -> Plan:
        answers = options.answers or ANSWERS[name]
        chosen = games_for(tables, games)
        return Plan(name, chosen, seats, watchers, answers, options.pause, options.seconds)

    parts = [plan(ONE, 1, 4, 3), plan(TEN, options.tables, 3, 0)]
    calm = [part for part in parts if options.only in (None, part.name)]
    found = [each for part in calm for each in ((part, replace(part, rude=True)) if options.rude else (part,))]
    return [*found, *(replace(parts[0], crowd=(*CROWD, addresses)) for addresses in options.crowd or ())]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, and say what went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--answers", type=int, help=f"of each part; without it {ANSWERS[ONE]} and {ANSWERS[TEN]}")
    parser.add_argument("--seconds", type=float, default=MOST, help="that each part may take (%(default)s)")
    parser.add_argument("--pause", type=float, default=PAUSE, help="seconds between two answers (%(default)s)")
    parser.add_argument("--tables", type=int, default=TABLES, help="of the second part (%(default)s)")
    parser.add_argument("--only", choices=(ONE, TEN), help="one part only")
    parser.add_argument("--game", choices=game_ids(), help="one game only")
    parser.add_argument("--rude", action="store_true", help="play each part a second time, with intruders")
    parser.add_argument("--crowd", nargs="*", type=int, metavar="N", help="from so many addresses (1), once for each")
    parser.add_argument("--json", metavar="FILE", help="where the figures go too")
    parser.add_argument("--profile", metavar="FILE", help="of the last server, as cProfile writes it")
    offered(parser)
    options = parser.parse_args(arguments)
    options.crowd = [1] if options.crowd == [] else options.crowd
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the servers end with us
    profile = ("-m", "cProfile", "-o", str(Path(options.profile).absolute())) if options.profile else ()
    machine, measured = Machine(), []
    for plan in plans(options):
        print(f"{plan.name}{', rude' if plan.rude else ''}: {plan.answers} answers …", file=sys.stderr, flush=True)
        measured.append(figures(measure(plan, profile)))
    print(f"{machine}\n\n{table(measured)}")
    if options.json:
        Path(options.json).write_text(json.dumps({"machine": str(machine), "parts": measured}, indent=2))
    for each in measured if options.record else ():
        kept(each, machine)
    faults = [f"{each['part']}: {fault}" for each in measured for fault in each["faults"]]
    print("\nNo answer was lost, none was taken twice." if not faults else "\nFAILED:\n" + "\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
