"""Every check of the project, in order: `python -m tests`. Exits with 1 if any of them failed.

`--changed [BASE]` plays what the difference to a commit can reach (to the last one, unless another is named): for work
between landings. `--all` plays what stands behind the short run: sizes × languages, all kinds of cards, long attacks,
mutants, pictures. It takes hours, can be stopped with Ctrl-C, and goes on with the parts that have not passed yet as
long as no file changes; `--anew` forgets what has passed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace

from tests.checks.chosen import REACHED
from tests.checks.parts import BEHIND, BROWSER, ROOT, SHORT, Part
from tests.checks.playing import KEPT, Came, Passed, play
from tests.checks.reach import Reached, changed_since, checkout
from tests.support.figures import Row, offered, record

MOST, QUIET = 30, 20
"""Minutes that the short run may take on two cores: beside other work, and alone."""
STATIC = ("lint", "format")
"""Parts that are played whatever has changed."""
IN_A_BROWSER = tuple(f"{folder}/" for folder in BROWSER)


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and play the parts that it asks for."""
    parser = argparse.ArgumentParser(
        prog="python -m tests", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--all", action="store_true", help="what stands behind the short run, part by part")
    which.add_argument("--changed", nargs="?", const="HEAD", metavar="BASE", help="what a change can reach")
    parser.add_argument("--part", action="append", default=[], metavar="WORDS", help="only parts whose name begins so")
    parser.add_argument("--anew", action="store_true", help="with --all: also the parts that have passed")
    parser.add_argument("--list", action="store_true", help="say what would be played")
    offered(parser)
    wanted = parser.parse_args(arguments)
    try:
        parts = BEHIND if wanted.all else SHORT if wanted.changed is None else tuple(reaching(wanted.changed))
    except ValueError as problem:
        parser.error(str(problem))
    parts = tuple(part for part in parts if part.name.startswith(tuple(wanted.part) or ""))
    if not parts:
        parser.error(f"no part is named so: {', '.join(part.name for part in (BEHIND if wanted.all else SHORT))}")
    if wanted.list:
        for part in parts:
            print(f"{part.name:<36} {' '.join(part.line)}")
        return 0
    if wanted.anew:
        KEPT.unlink(missing_ok=True)
    return play(parts, Passed() if wanted.all else None, kept if wanted.record and parts == SHORT else None)


def kept(came: Sequence[Came]) -> None:
    """Keep for docs/quality.md how long the short run took."""
    rows = [Row(each.part, round(each.seconds / 60, 1), "min") for each in came]
    whole = sum(each.seconds for each in came) / 60
    rows.append(Row("in all", round(whole, 1), "min", f"at most {MOST} on two busy cores, {QUIET} on quiet ones"))
    record("checks", "python -m tests", "All passed.", rows, root=ROOT)


def reaching(base: str) -> Iterator[Part]:
    """The parts of the short run, each with what the difference to a commit can reach. Raises ValueError for an unknown
    commit."""
    changed = changed_since(ROOT, base)
    reached = checkout(ROOT, changed).reached(changed)
    print(f"{len(changed)} files differ from {base}; {told(reached)}")
    typed = any(path.startswith("companion/") and path.endswith(".py") for path in changed)
    for part in SHORT:
        if reached.everything or part.name in STATIC or (part.name == "types" and typed):
            yield part
        elif part.tests:
            tests = [test for test in reached.tests if test.startswith(IN_A_BROWSER) == part.browser]
            games = {test: sorted(reached.tests[test]) for test in tests}
            choosing = (*part.command, "-p", "tests.checks.chosen")
            if tests:
                yield replace(part, command=choosing, tests=tests, env={REACHED: json.dumps(games)})


def told(reached: Reached) -> str:
    """What is played, in words."""
    return "all tests are played" if reached.everything else f"{len(reached.tests)} files of tests are reached"


if __name__ == "__main__":
    sys.exit(main())
