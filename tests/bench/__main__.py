"""How fast Vigie is on this machine: `python -m tests.bench`. Reports, never judges.

The targets are those of the project's product lessons. Times of the screen are taken inside the page, see `taps`.
`--against REV` compares taps here with those of another commit instead, see `against`.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.bench import browser, engine, report, server, start, tablet
from tests.bench.against import compare
from tests.support import figures


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure everything and print it beside the targets, or two commits beside each other."""
    given = argparse.ArgumentParser(prog="python -m tests.bench")
    given.add_argument("--against", metavar="REV", help="compare taps with those of another commit")
    given.add_argument("--rounds", type=int, default=5, help="how often each of the two has its turn")
    given.add_argument("--slower", type=int, default=1, help="how many times slower the processor is taken to be")
    figures.offered(given)
    wanted = given.parse_args(arguments)
    machine = report.Machine()
    if wanted.against is not None:
        with tempfile.TemporaryDirectory() as folder:
            told = compare(wanted.against, Path(folder), wanted.rounds, wanted.slower)
        print(f"\n{machine}\n\n{told}\n")
        return
    measured = []
    for part in (start, engine, server, browser, tablet):
        with tempfile.TemporaryDirectory() as folder:
            found = list(part.figures(Path(folder)))
        print(f"{report.table(found)}\n", flush=True)
        measured += found
    print(machine)
    if wanted.record:
        rows = map(figures.Row.of, measured)
        figures.record("bench", "python -m tests.bench", "It judges nothing.", rows, machine=machine)


if __name__ == "__main__":
    main()
