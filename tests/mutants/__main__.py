"""Code changed one place at a time, to see whether a test notices: `python -m tests.mutants`.

Draws changes of the games' rules (a boundary, an `and`, a constant, a condition …), runs the game's tests against each,
first those that run what was changed and cite its rules, and prints the changes that no test has noticed. Works in a
temporary copy of the tree. Ctrl-C stops it and prints the tally so far. Exits with 1 if any change survived.

What need not be noticed is listed in listed.yaml, with the reason, and is not tried again.

With --planted it tries instead the faults of planted.yaml, in session, store, screens, server and secrecy, with all
tests of the short run. Which test has noticed each is kept in killers.yaml, and tried first the next time.
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

from tests.mutants import planted, survivors
from tests.support.figures import commit, offered

ROOT = Path(__file__).resolve().parents[2]
OURS = Path("tests", "mutants")
FIGURES = Path("tests", "support", "figures.py")
"""What this needs of its own, in a copy of another checkout, too."""
LEFT_OUT = shutil.ignore_patterns("__pycache__", ".git", ".*_cache", ".venv*")
INSIDE = "VIGIE_MUTANTS"
"""Set in the environment of the process that works in the copy: where the tree is that was copied."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line; then work in a copy."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    rules = parser.add_argument_group("changes of rules")
    rules.add_argument(
        "--game", action="append", choices=survivors.games(), default=[], help="one only; may be repeated"
    )
    rules.add_argument("--sample", type=int, default=60, help="how many changes are drawn (%(default)s); 0 for all")
    rules.add_argument("--seed", type=int, default=0, help="of the draw (%(default)s)")
    rules.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at a time (%(default)s)")
    rules.add_argument("--within", default="", help="part of the path of a file or the name of a function")
    faults = parser.add_argument_group("planted faults")
    faults.add_argument("--planted", action="store_true", help="try them, one after the other")
    faults.add_argument("--area", action="append", choices=planted.AREAS, default=[], help="one only; may be repeated")
    faults.add_argument("--name", action="append", default=[], help="one only; may be repeated")
    faults.add_argument("--near", type=int, help="of how many near files of tests, besides the last killer (all tests)")
    faults.add_argument("--root", type=Path, default=ROOT, help="another checkout, with its own tests")
    offered(parser)
    wanted = parser.parse_args(arguments)
    if tree := os.environ.get(INSIDE):
        commit(Path(tree))
        if wanted.planted:
            faults_wanted = planted.Wish(tuple(wanted.area), tuple(wanted.name), wanted.near)
            return planted.run(faults_wanted, partial(planted.kept, Path(tree)) if wanted.record else None)
        wish = survivors.Wish(tuple(wanted.game), wanted.sample or None, wanted.seed, wanted.jobs, wanted.within)
        return survivors.run(wish, partial(survivors.kept, wish, Path(tree)) if wanted.record else None)
    with tempfile.TemporaryDirectory(prefix="vigie-mutants-") as name:
        copy = Path(name)
        shutil.copytree(wanted.root, copy, ignore=LEFT_OUT, dirs_exist_ok=True)
        shutil.copytree(ROOT / OURS, copy / OURS, ignore=LEFT_OUT, dirs_exist_ok=True)
        shutil.copy(ROOT / FIGURES, copy / FIGURES)
        command = [sys.executable, "-m", "tests.mutants", *(sys.argv[1:] if arguments is None else arguments)]
        inside = subprocess.Popen(
            command, cwd=copy, env={**os.environ, "PYTHONPATH": name, INSIDE: str(wanted.root.resolve())}
        )
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one inside tells what it has done so far
        code = inside.wait()
        if wanted.planted and (told := copy / OURS / planted.KILLERS.name).exists():
            shutil.copy(told, ROOT / OURS)
        return code


if __name__ == "__main__":
    sys.exit(main())
