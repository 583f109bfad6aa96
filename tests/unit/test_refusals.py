"""Each refusal of the rules is reached from outside by a test that is named for it, or excused with a reason."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from companion.table.games import game_ids
from tests.refusals.__main__ import all_sites
from tests.refusals.watching import LIST, ROOT, listed, of_rules, promised

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
def test_every_test_that_is_listed_is_there(game_id: str, request: pytest.FixtureRequest) -> None:
    collected = set(map(of_rules, request.session.items))
    functions = {(game, test.partition("[")[0]) for game, test in collected}
    for test in promised(game_id):
        function = test.partition("[")[0]
        file, _, name = function.partition("::")
        assert name in written_in(ROOT / "tests" / "games" / game_id / "rules" / file), test
        assert (game_id, function) not in functions or (game_id, test) in collected, f"no such parameters: {test}"
