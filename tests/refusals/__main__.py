"""Which test reaches each refusal of the rules? `python -m tests.refusals [GAME …]` finds out, and writes it down.

Runs the tests of the games' rules once and writes tests/games/GAME/refusals.yaml: each refusal of the code with a test
in which it comes out; one without parameters, and marked with its rule, if there is any. What is listed and still true
stays. Exits with 1 where no test reaches a refusal that the list does not excuse with a reason.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Generator, Sequence
from typing import Final

import pytest
import yaml

from companion.table.games import game_ids
from tests.coverage_of_rules import cited
from tests.refusals.watching import GAMES, LIST, ROOT, Watch, listed, of_rules, sites

HEAD: Final = """\
# Each refusal of this game's rules and a test in which it comes out: `python -m tests.refusals {game_id}` writes it.
# `excused` is written by hand: what no test can reach from outside, and why it stays in the code.

"""
LONG: Final = 10_000
"""Letters of a line, so that none is broken."""


def all_sites(game_id: str) -> set[str]:
    """Every refusal that the code of a game makes."""
    modules = (name for name in cited(game_id) if name.endswith(".py"))
    return {site for module in modules for site in sites(GAMES / game_id / module).values()}


class Noting:
    """A plugin of pytest that notes what every test of rules reaches. found: by game and refusal, the tests."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], list[tuple[bool, bool, int, str]]] = defaultdict(list)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Watch a test from its first fixture on."""
        game_id, test = of_rules(item)
        with Watch() as watch:
            outcome = yield
        marked = {rule for mark in item.iter_markers("rule") for rule in mark.args}
        for game, site in watch.reached:
            if game == game_id:
                of_it = any(f":{rule}:" in site for rule in marked)
                self.found[game, site].append(("[" in test, not of_it, len(watch.reached), test))
        return outcome


def noted(tests: Sequence[str]) -> Noting:
    """Run tests, given as pytest takes them, and note what they reach."""
    noting = Noting()
    quiet = ("-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", f"--rootdir={ROOT}")
    pytest.main([*quiet, *tests], [noting])
    return noting


def write(game_id: str, noting: Noting) -> list[str]:
    """Write the list of a game anew; the refusals that no test reaches."""
    code, old, reached = all_sites(game_id), listed(game_id), dict[str, str]()
    for site in sorted(code):
        if tests := [test for *_, test in sorted(noting.found[game_id, site])]:
            kept = old["reached"].get(site)
            reached[site] = kept if kept in tests else tests[0]
    excused = {site: why for site, why in old["excused"].items() if site in code - reached.keys()}
    lists = {name: those for name, those in (("reached", reached), ("excused", excused)) if those}
    text = HEAD.format(game_id=game_id) + yaml.safe_dump(lists, width=LONG, allow_unicode=True)
    (ROOT / "tests" / "games" / game_id / LIST).write_text(text, encoding="utf-8")
    print(f"{game_id}: {len(reached)} reached by {len(set(reached.values()))} tests, {len(excused)} excused")
    return sorted(code - reached.keys() - excused.keys())


def main(arguments: Sequence[str] | None = None) -> int:
    """The command. Returns 1 when something is reached by no test."""
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
    missing = [f"{game_id}: no test reaches {site}" for game_id in games for site in write(game_id, noting)]
    print(*missing, sep="\n", end="\n" if missing else "")
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main())
