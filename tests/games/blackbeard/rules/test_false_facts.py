"""What only the table knows of a false player's turn: on one card before it is played, prefilled, with one tap."""

from __future__ import annotations

import pytest

from companion.core.procedures.menus import Menu
from companion.games.blackbeard.model.state import State
from companion.session import opening
from companion.session.game_session import GameSession
from companion.session.one_sheet import Gathered
from tests.games.blackbeard.rules.false_play import blood, solo, teach
from tests.games.blackbeard.rules.scene import coast, commissioner, lane, merchant, sea, warship


def at_the_menu(state: State) -> GameSession:
    """An evening at the button that plays the false player's turn."""
    evening = opening.begin("blackbeard", state.options.dump(), state=state)
    assert isinstance(evening.question, Menu) and evening.question.key == "false-turn"
    return evening


def card(evening: GameSession) -> Gathered:
    """What the card asks."""
    gathered = evening.previews.gather({}, "false")
    assert gathered is not None
    return gathered


def rows(evening: GameSession) -> dict[str, object]:
    """The facts of the card, with the answers that are supposed."""
    return {row.question.key: row.value for row in card(evening).rows}


@pytest.mark.rule("BB-P11", "BB-23.5")
def test_all_facts_of_a_pirates_turn_are_rows_of_one_card_and_one_tap_plays_it() -> None:
    evening = at_the_menu(solo(blood(), teach(coast("K9"), slow=3), warship(2, sea("L2")), merchant(1, lane(34))))
    assert list(rows(evening)) == ["false-hunted", "false-chase"]
    evening.answer("false", {"false-hunted": True, "false-chase": "none"})
    assert isinstance(evening.question, Menu) and evening.question.key == "draw", "nothing else was asked"


@pytest.mark.rule("BB-K4", "BB-23.4")
def test_a_commissioners_card_holds_what_decides_and_not_where_it_will_end() -> None:
    kc = commissioner(3, "seat-2", coast("K9"), slow=1)
    evening = at_the_menu(solo(blood(sea("D4")), teach(), kc, turn={"commissioner": True}))
    assert list(rows(evening)) == ["false-within"]
    evening.answer("false", {"false-within": False})
    assert isinstance(evening.question, Menu) and evening.state.commissioner("kc-3").posture == "careened"


@pytest.mark.rule("BB-P10")
def test_where_the_state_decides_there_is_no_card() -> None:
    state = solo(blood(), teach(lane(34)), merchant(1, lane(34), revealed=True))
    assert at_the_menu(state).previews.gather({}, "false") is None
