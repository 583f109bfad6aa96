"""Each refusal of the rules is reached from outside by a test that is named for it, or excused with a reason."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from companion.library.game_registry import game_ids
from tests.refusals import watching
from tests.refusals.__main__ import all_sites, noted
from tests.refusals.watching import LIST, ROOT, is_drawn, listed, of_rules, promised

LAST = game_ids()[-1]
RULES = ROOT / "tests" / "games" / LAST / "rules"
each_game = pytest.mark.parametrize("game_id", game_ids())


@cache
def written_in(file: Path) -> frozenset[str]:
    """The tests of a file."""
    tree = ast.parse(file.read_text(encoding="utf-8")) if file.is_file() else ast.Module([], [])
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


@each_game
def test_every_refusal_of_the_code_is_listed_and_nothing_else(game_id: str) -> None:
    lists, code = listed(game_id), all_sites(game_id)
    reached, excused = lists["reached"].keys(), lists["excused"].keys()
    assert code and sorted(code - reached - excused) == [], f"`python -m tests.refusals {game_id}` writes {LIST}"
    assert sorted((reached | excused) - code) == [] and not reached & excused
    assert all(len(why.split()) > 4 for why in lists["excused"].values())


@each_game
def test_every_test_that_is_listed_is_there_and_draws_nothing(game_id: str, request: pytest.FixtureRequest) -> None:
    collected = {of_rules(item): item for item in request.session.items}
    functions = {(game, test.partition("[")[0]) for game, test in collected}
    for test in promised(game_id):
        function = test.partition("[")[0]
        file, _, name = function.partition("::")
        assert name in written_in(ROOT / "tests" / "games" / game_id / "rules" / file), test
        assert (game_id, function) not in functions or (game_id, test) in collected, f"no such parameters: {test}"
        assert (game_id, test) not in collected or not is_drawn(collected[game_id, test]), test


def test_a_test_that_does_not_reach_what_it_is_named_for_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    test, sites = next((test, sites) for test, sites in promised(LAST).items() if "[" not in test)
    alone = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", f"--rootdir={ROOT}", str(RULES / test))
    assert pytest.main([*alone]) == pytest.ExitCode.OK
    monkeypatch.setattr(watching, "promised", lambda _: {test: sites | {"elsewhere.py:may_not:RULE:message"}})
    assert pytest.main([*alone]) == pytest.ExitCode.TESTS_FAILED


def test_a_test_is_preferred_that_asserts_the_rule() -> None:
    site, test = next((site, test) for site, test in listed(LAST)["reached"].items() if "[" not in test)
    ranks = noted([str(RULES / test)]).tests(LAST, site)
    assert list(ranks) == [test] and ranks[test][0] < 3
