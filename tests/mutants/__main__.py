"""Rules changed one place at a time, to see whether a test notices: `python -m tests.mutants`.

Draws changes of the games' rules (a boundary, an `and`, a constant, a condition …), runs the game's tests against each,
first those that run what was changed and cite its rules, and prints the changes that no test has noticed. Works in a
temporary copy of the tree. Ctrl-C stops it and prints the tally so far. Exits with 1 if any change survived.

What need not be noticed is listed in listed.yaml, with the reason, and is not tried again.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from tests.mutants.bench import Wish, games, kept, run
from tests.support.figures import commit, offered

ROOT = Path(__file__).resolve().parents[2]
TREE = ("companion", "rulesdata", "assets", "tests")
INSIDE = "VIGIE_MUTANTS"
"""Set in the environment of the process that works in the copy: where the tree is that was copied."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line; then work in a copy."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", action="append", choices=games(), default=[], help="one game only; may be repeated")
    parser.add_argument("--sample", type=int, default=60, help="how many changes are drawn (%(default)s); 0 for all")
    parser.add_argument("--seed", type=int, default=0, help="of the draw (%(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at a time (%(default)s)")
    parser.add_argument("--within", default="", help="part of the path of a file or the name of a function")
    offered(parser)
    wanted = parser.parse_args(arguments)
    if tree := os.environ.get(INSIDE):
        commit(Path(tree))
        wish = Wish(tuple(wanted.game), wanted.sample or None, wanted.seed, wanted.jobs, wanted.within)
        return run(wish, partial(kept, wish, Path(tree)) if wanted.record else None)
    with tempfile.TemporaryDirectory(prefix="vigie-mutants-") as name:
        copy = Path(name)
        for each in TREE:
            shutil.copytree(ROOT / each, copy / each, ignore=shutil.ignore_patterns("__pycache__", ".*"))
        shutil.copy(ROOT / "pyproject.toml", copy)
        command = [sys.executable, "-m", "tests.mutants", *(sys.argv[1:] if arguments is None else arguments)]
        inside = subprocess.Popen(command, cwd=copy, env={**os.environ, "PYTHONPATH": name, INSIDE: str(ROOT)})
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one inside tells what it has done so far
        return inside.wait()


if __name__ == "__main__":
    sys.exit(main())
