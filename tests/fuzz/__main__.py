"""Hostile input by the thousand: `python -m tests.fuzz [--long] [--only NAME …] [--seed N]`. Exits with 1 at a fault.

Takes valid things (scenarios, states, evenings, libraries, spreadsheets, codes, photos, answers, rows of the database,
frames of a phone), changes them in a few places, and hands them in. The law: taken, or refused in words of both
languages; no traceback; nothing else changes; no more than so much time and memory. Everything happens in temporary
folders and on 127.0.0.1. A fault is told with the seed by which it comes again.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Sequence

from companion.library.texts import STRICT_VARIABLE

os.environ[STRICT_VARIABLE] = "1"

from tests.fuzz.law import Fault, Target  # the words are strict from here on
from tests.fuzz.targets import TARGETS, once
from tests.support.figures import Row, offered, record

LONGER = 20
"""So many times more examples are tried by `--long`."""
SLOW = 20.0
"""Seconds of the processor that one thing may take."""
MOST_WAYS = 4
"""Ways in which it went that are told by name."""
SHOWN = 5
"""Faults of one kind of attack that are told in full."""


def tried(target: Target, first: int, examples: int) -> tuple[Row, list[str]]:
    """Attack with so many seeds, and tell what came of it. Returns that as a figure, and the faults."""
    came, faults, slowest, start = Counter[str](), [], (0.0, first), time.process_time()
    for seed in range(first, first + examples):
        before = time.process_time()
        try:
            came[once(target, seed)] += 1
            if (took := time.process_time() - before) > SLOW:
                raise Fault(f"{took:.0f} seconds")
        except Exception as error:  # whatever it is, it is what we are looking for
            faults.append(f"{target.name} --seed {seed}: {type(error).__name__}: {error}"[:400])
            if len(faults) <= SHOWN:
                traceback.print_exc()
        slowest = max(slowest, (time.process_time() - before, seed))
    refused = Counter(how for how in came.elements() if how.startswith("refused"))
    others = ", ".join(f"{count} {how}" for how, count in (came - refused).most_common(MOST_WAYS)) or "0 taken"
    seconds = f"{time.process_time() - start:6.1f} s"
    told = f"{others}; {refused.total()} refused in {len(refused)} ways; {len(faults)} faults"
    slow = f"slowest {slowest[0]:.2f} s"
    print(f"{target.name:12}{examples:6} in {seconds}: {told}; {slow} (seed {slowest[1]})", flush=True)
    return Row(target.name, f"{examples}: {told}; {slow}"), faults


def main(arguments: Sequence[str] | None = None) -> int:
    """Attack everything, or what is named."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--long", action="store_true", help=f"{LONGER} times more examples")
    parser.add_argument(
        "--only", nargs="+", choices=TARGETS, default=list(TARGETS), metavar="NAME", help="some of: %(choices)s"
    )
    parser.add_argument("--seed", type=int, help="this one alone")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first seed (%(default)s)")
    offered(parser)
    options = parser.parse_args(arguments)
    rows, faults = list[Row](), list[str]()
    for target in (TARGETS[name] for name in options.only):
        examples = target.examples * (LONGER if options.long else 1)
        first = (options.first, examples) if options.seed is None else (options.seed, 1)
        row, found = tried(target, *first)
        rows.append(row)
        faults += found
    print("No law was broken." if not faults else "\n".join(("FAULTS:", *faults)))
    if options.record:
        length = "long" if options.long else "short"
        command = f"python -m tests.fuzz{' --long' if options.long else ''} --from {options.first}"
        record(f"fuzz-{length}", command, f"{len(faults)} faults." if faults else "No law was broken.", rows)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
