"""How fast Vigie is on this machine: `python -m tests.bench`. Reports, never judges.

The targets are those of the project's product lessons. Times of the screen are taken inside the page, see `taps`.
`--against REV` compares taps here with those of another commit instead, see `against`.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from tests.bench import browser, engine, report, server, start
from tests.bench.against import compare


def main() -> None:
    """Measure everything and print it beside the targets, or two commits beside each other."""
    given = argparse.ArgumentParser(prog="python -m tests.bench")
    given.add_argument("--against", metavar="REV", help="compare taps with those of another commit")
    given.add_argument("--rounds", type=int, default=5, help="how often each of the two has its turn")
    given.add_argument("--slower", type=int, default=1, help="how many times slower the processor is taken to be")
    wanted = given.parse_args()
    machine = report.Machine()
    if wanted.against is not None:
        with tempfile.TemporaryDirectory() as folder:
            told = compare(wanted.against, Path(folder), wanted.rounds, wanted.slower)
        print(f"\n{machine}\n\n{told}\n")
        return
    for part in (start, engine, server, browser):
        with tempfile.TemporaryDirectory() as folder:
            print(f"{report.table(part.figures(Path(folder)))}\n", flush=True)
    print(machine)


if __name__ == "__main__":
    main()
