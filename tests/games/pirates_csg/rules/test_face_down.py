"""Crew face down: what all at the table may read of a question tells nothing of it; its player is shown the whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import companion
from companion.core.game import Menu
from companion.core.questions import Choose, Pick, Roll
from companion.games.pirates_csg.table.ids import CrewId
from companion.games.pirates_csg.table.state import State
from tests.games.pirates_csg.rules.battle import asked, begun, crew, fire, sea, ship
from tests.games.pirates_csg.rules.shores import BART, ONE, TWO

CREW = CrewId("crew-1")


def at_table(evening: companion.Evening) -> Any:
    """The question of the moment as a tablet among all shows it."""
    assert evening.question is not None and evening.question.face is not None
    return evening.question.face()


def allowed(question: Choose | Pick) -> list[str]:
    return [option.id for option in question.options if option.verdict.allowed]


@pytest.mark.rule("CSG-SETUP-10")
@pytest.mark.parametrize(
    ("skill", "option"), [("helmsman", ""), ("oarsman", f"move-{ONE}"), ("musketeer", f"shoot-{ONE}")]
)
def test_the_menu_on_the_table_is_the_same_whoever_is_aboard_face_down(skill: str, option: str) -> None:
    hulk = ship(ship(ship(sea(), lost=3 if option else 0), BART))
    able, idle = begun(crew(hulk, ONE, skill)), begun(crew(hulk, ONE))
    assert at_table(able) == at_table(idle) and isinstance(at_table(able), Menu)
    assert able.question != idle.question, "the player is shown what the crew can do"
    if option:
        assert option in allowed(able.question) and option not in allowed(at_table(able))  # type: ignore[arg-type]


@pytest.mark.rule("CSG-SETUP-10")
def test_what_crew_shown_can_do_is_open_to_all() -> None:
    s = crew(ship(ship(sea(), lost=3), BART), ONE, "oarsman").with_crew(CREW, shown=True)
    evening = begun(s)
    assert evening.question is not None and evening.question.face is None


@pytest.mark.rule("CSG-SETUP-10", "CSG-CREW-CHAINSHOT", "CSG-CREW-CANNONEER")
def test_specialists_and_musketeers_face_down_stand_on_no_card_that_all_may_read() -> None:
    def cards(make: Callable[[State], State]) -> list[Any]:
        evening, seen = begun(make(ship(ship(sea()), BART))), []
        evening.answer(f"shoot-{ONE}")
        if asked(evening).startswith("target"):
            seen.append(at_table(evening))
            evening.answer(TWO)
        seen.append(at_table(evening))
        question = evening.question
        assert isinstance(question, Pick)
        evening.answer(["mast-0"])
        roll = evening.question
        assert isinstance(roll, Roll) and roll.odds is not None
        return [*seen, roll.odds(), question.options]

    *skilled, whole = cards(lambda s: crew(s, ONE, "chainshot", "musketeer", "cannoneer"))
    *idle, fewer = cards(lambda s: crew(s, ONE))
    assert skilled == idle
    assert {option.id for option in whole} - {option.id for option in fewer} == {"chainshot", "musketeer"}


@pytest.mark.rule("CSG-SETUP-10", "CSG-RIP-02")
def test_who_could_shoot_back_from_face_down_is_known_to_the_player_alone() -> None:
    evening = begun(crew(ship(ship(sea(True)), BART), TWO, "musketeer"))
    fire(evening, ONE, TWO, 1, 1, 1)
    assert asked(evening) == "riposte-1" and allowed(at_table(evening)) == ["mast-0", "mast-1", "mast-2"]
    evening = begun(crew(ship(ship(sea(True)), BART, lost=3), TWO, "musketeer"))
    fire(evening, ONE, TWO, 1, 1, 1)
    assert evening.question is not None and evening.question.secret, "none of it is open"


@pytest.mark.rule("CSG-SETUP-10", "CSG-CREW-MUSKETEER")
def test_what_fires_from_face_down_is_turned_up_and_open_from_then_on() -> None:
    evening = begun(crew(ship(ship(sea(), cannons="3S"), BART), ONE, "musketeer"))
    fire(evening, ONE, TWO, 1, guns=["musketeer"])
    assert evening.state.mate(CREW).shown
    assert evening.question is not None and evening.question.face is None
