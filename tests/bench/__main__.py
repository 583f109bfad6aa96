"""How fast Vigie is on this machine: `python -m tests.bench`. Reports, never judges.

The targets are those of the project's product lessons. Times of the screen are taken inside the page, see `browser`.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.bench import browser, engine, report, server


def main() -> None:
    """Measure everything and print it beside the targets."""
    machine = report.Machine()
    figures: list[report.Figure] = []
    for part in (engine, server, browser):
        with tempfile.TemporaryDirectory() as folder:
            figures += part.figures(Path(folder))
    print(f"\n{machine}\n\n{report.table(figures)}\n")


if __name__ == "__main__":
    main()
