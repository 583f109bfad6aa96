"""Commands that no menu offers are judged with all that they say, and refused under their rule."""

from __future__ import annotations

from typing import Any, Final

import pytest

import companion
from companion.core.procedures.procedure import command
from companion.core.questions.question_base import Refused
from companion.library.game_registry import game
from tests.games.pirates_csg.browser.captains import ADRIFT, after, captains
from tests.support.parameter_names import in_words

GAME: Final = game("pirates_csg")
MINE, THEIRS, THEIR_NEXT = "ship-2", "ship-5", "ship-6"
"""Anne's ship at an island, in her turn; two of Bart's, the first of them at sea."""
ALONE: Final = frozenset(
    {"declare-actions", "first-csg-turn", "start-csg-turn", "end-csg-turn", "end-csg-game", "launch-canoes"}
)
"""What begins by itself (canoes in the set-up among it), and the end of a turn, which is offered in every menu."""


@pytest.fixture(scope="module")
def evening() -> Any:
    found = companion.begin("pirates_csg", captains())
    asked = after(*ADRIFT)
    while not asked(found):
        found.answer_defaults()
    return found


@pytest.mark.parametrize(
    ("name", "params", "rule"),
    [
        ("move", {"ship": THEIRS}, "CSG-ACT-02"),
        ("shoot", {"unit": THEIRS}, "CSG-ACT-02"),
        ("explore", {"ship": THEIRS, "place": "island-1"}, "CSG-ACT-02"),
        ("explore", {"ship": MINE, "place": "island-1"}, "CSG-EXPL-01"),
        ("tow", {"ship": MINE, "other": THEIRS}, "CSG-TOW-01"),
        ("drop-tow", {"ship": MINE}, "CSG-TOW-03"),
        ("board-enemy", {"ship": MINE, "other": THEIRS}, "CSG-BOARD-02"),
        ("wrap", {"ship": MINE}, "CSG-KW-KRAKEN"),
        ("scuttle", {"ship": THEIR_NEXT}, "CSG-ACT-03"),
    ],
    ids=in_words,
)
def test_it_is_refused_under_its_rule_and_done_only_if_the_table_overrules(
    evening: Any, name: str, params: dict[str, Any], rule: str
) -> None:
    before = evening.state
    verdict = evening.preview(name, params=params).verdict
    assert not verdict.allowed and rule in [reason.rule for reason in verdict.refusals]
    with pytest.raises(Refused, match=rule):
        evening.actions.do(command(name, **params))
    assert evening.state == before


@pytest.mark.rule("CSG-SCUT-01", "CSG-TERR-REEF", "CSG-ACT-02", "CSG-TOW-01")
@pytest.mark.parametrize(
    ("changes", "name", "params", "key"),
    [
        ({MINE: {"scuttled": True}}, "scuttle", {"ship": MINE}, "csg-scuttle-done"),
        ({MINE: {"wreck": True}}, "move", {"ship": MINE}, "csg-act-wreck"),
        ({MINE: {"deployed": False}}, "move", {"ship": MINE}, "csg-act-away"),
        ({THEIRS: {"wreck": True}}, "tow", {"ship": MINE, "other": THEIRS}, "csg-tow-wreck"),
        ({THEIRS: {"towed": THEIR_NEXT}}, "tow", {"ship": MINE, "other": THEIRS}, "csg-tow-towed"),
    ],
    ids=in_words,
)
def test_what_has_become_of_a_ship_stands_against_it(
    evening: Any, changes: dict[str, dict[str, Any]], name: str, params: dict[str, Any], key: str
) -> None:
    state = evening.state
    for ship, values in changes.items():
        state = state.with_ship(ship, **values)
    refusals = GAME.judge(state, command(name, **params)).refusals
    assert key in [reason.text.key for reason in refusals]


def test_every_command_that_people_choose_has_its_judge() -> None:
    set_up = {name for name, procedure in GAME.procedures.items() if ".setup." in procedure.__module__}
    assert set(GAME.procedures) == set(GAME.judges) | ALONE | set_up
