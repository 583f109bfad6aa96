"""Which test reaches each refusal of the rules? `python -m tests.refusals [GAME …]` finds out, and writes it down.

Runs the tests of the games' rules once and writes tests/games/GAME/refusals.yaml: each refusal of the code with a test
in which it comes out. One that asserts its rule comes first, then one that is marked with it, then one of the same
chapter. What is listed stays as long as no other fits better. Exits with 1 where no test reaches and asserts a refusal
that the list does not excuse with a reason.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from functools import cache
from inspect import getsource
from pathlib import Path
from textwrap import dedent
from typing import Final
from unittest.mock import patch

import pytest
import yaml

from companion.library.game_registry import game_ids
from companion.simulation.robot import Robot
from tests.coverage_of_rules import cited
from tests.refusals.watching import GAMES, LIST, ROOT, Said, Watch, is_drawn, listed, of_rules, sites

HEAD: Final = """\
# Each refusal of this game's rules and a test in which it comes out: `python -m tests.refusals {game_id}` writes it.
# `excused` is written by hand: what no test can reach from outside, and why it stays in the code.

"""
LONG: Final = 10_000
"""Letters of a line, so that none is broken."""

Rank = tuple[int, bool, int, int]
"""How well a test fits a refusal, the least first."""
ASSERTED: Final = 1
"""Up to here a test asserts the message or the rule; what comes after it only meets the refusal on its way."""
CLOSE: Final = 3
"""How much of it decides whether a test that is listed stays: all but how much else it reaches."""


def all_sites(game_id: str) -> set[str]:
    """Every refusal that the code of a game makes."""
    modules = (name for name in cited(game_id) if name.endswith(".py"))
    return {site for module in modules for site in sites(GAMES / game_id / module).values()}


class Noting:
    """A plugin of pytest that notes what the tests of rules reach. found: by game and refusal, the tests, best first.

    A test that draws what it does, as hypothesis and robots do, reaches nothing for certain: it is not noted.
    """

    def __init__(self) -> None:
        self._found: dict[tuple[str, str], list[tuple[Rank, str]]] = defaultdict(list)

    def tests(self, game_id: str, site: str) -> Mapping[str, Rank]:
        """The tests that reach a refusal, best first."""
        return {test: rank for rank, test in sorted(self._found[game_id, site])}

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Watch a test from its first fixture on."""
        game_id, test = of_rules(item)
        if not game_id:
            return (yield)
        begin = Robot.__init__
        with Watch(game_id) as watch, patch.object(Robot, "__init__", autospec=True, side_effect=begin) as robots:
            outcome = yield
        if not (robots.called or is_drawn(item)):
            reached = watch.reached
            for site, said in reached.items():
                self._found[game_id, site].append((_rank(item, site, said, len(reached)), test))
        return outcome


def _rank(item: pytest.Item, site: str, said: Iterable[Said], reached: int) -> Rank:
    """How well a test fits a refusal. The best one asserts the message or the rule: either stands in its code or in its
    parameters. Then one that is marked with the rule or named after it, then one of the same chapter; and of these, one
    that no other row of its table renames, and that reaches little else."""
    test, marked = of_rules(item)[1], {rule for mark in item.iter_markers("rule") for rule in mark.args}
    params: Mapping[str, object] = getattr(getattr(item, "callspec", None), "params", {})
    words = _words(getattr(item, "function", None)) | set(_in(params))
    fits = 3
    for rule, key in said:
        named = rule in marked or _plain(rule) in _plain(test)
        fits = min(fits, 0 if key in words else 1 if rule in words else 2 if named else 3)
    chapter = test.partition(".py")[0] == f"test_{Path(site.partition(':')[0]).stem}"
    numbered = any(re.search(rf"[\[-]{name}\d+[]-]", test) for name in params)
    return fits, not chapter, bool(params) + numbered, reached


def _in(value: object) -> Iterator[str]:
    """The words of a parameter; those of a state are none of the test's own."""
    match value:
        case str():
            yield value
        case Mapping():
            yield from (word for each in value.values() for word in _in(each))
        case tuple() | list() | set():
            yield from (word for each in value for word in _in(each))


@cache
def _words(function: Callable[..., object] | None) -> frozenset[str]:
    """What a test names in its code, without what decorates it."""
    if function is None:
        return frozenset()
    body = getattr(ast.parse(dedent(getsource(function))).body[0], "body", ())
    spelled = (each.value for statement in body for each in ast.walk(statement) if isinstance(each, ast.Constant))
    return frozenset(each for each in spelled if isinstance(each, str))


def _plain(name: str) -> str:
    """As names of tests are spelled, with what ends a word at both ends."""
    return re.sub("[^a-z0-9]+", "_", f"_{name}_".lower())


def noted(tests: Sequence[str]) -> Noting:
    """Run tests, given as pytest takes them, and note what they reach."""
    noting = Noting()
    quiet = ("-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", f"--rootdir={ROOT}")
    pytest.main([*quiet, *tests], [noting])
    return noting


def write(game_id: str, noting: Noting) -> list[str]:
    """Write the list of a game anew; what is wrong with it, a line each."""
    code, old, reached, wrong = all_sites(game_id), listed(game_id), dict[str, str](), list[str]()
    for site in sorted(code):
        if tests := noting.tests(game_id, site):
            best, kept = next(iter(tests)), old["reached"].get(site, "")
            test = reached[site] = kept if kept in tests and tests[kept][:CLOSE] == tests[best][:CLOSE] else best
            if tests[test][0] > ASSERTED:
                wrong.append(f"{game_id}: {site} comes out in {test}, and no test asserts it")
    excused = {site: why for site, why in old["excused"].items() if site in code - reached.keys()}
    lists = {name: those for name, those in (("reached", reached), ("excused", excused)) if those}
    text = HEAD.format(game_id=game_id) + yaml.safe_dump(lists, width=LONG, allow_unicode=True)
    (ROOT / "tests" / "games" / game_id / LIST).write_text(text, encoding="utf-8")
    print(f"{game_id}: {len(reached)} reached by {len(set(reached.values()))} tests, {len(excused)} excused")
    return wrong + [f"{game_id}: no test reaches {site}" for site in sorted(code - reached.keys() - excused.keys())]


def main(arguments: Sequence[str] | None = None) -> int:
    """The command. Returns 1 when no test reaches something, or asserts it."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.refusals", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "game", nargs="*", metavar="GAME", help=f"some of: {', '.join(game_ids())}; all if none is named"
    )
    games = parser.parse_args(arguments).game or list(game_ids())
    if unknown := set(games) - set(game_ids()):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    noting = noted([str(ROOT / "tests" / "games" / game_id / "rules") for game_id in games])
    wrong = [line for game_id in games for line in write(game_id, noting)]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
