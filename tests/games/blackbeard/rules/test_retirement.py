"""18 Voluntary retirement and Treachery."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from companion.games.blackbeard.captains.retirement import chances, may_retire, retire, treachery
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.records import Hostage
from companion.games.blackbeard.model.state import State
from tests.games.blackbeard.rules.scene import anchored, book, pirate, play, scene

TEACH, SPANISH = ShipId("edward-teach"), 24


def home(governor: str = "pro", **values: Any) -> State:
    """Teach at anchor, the last pirate of his player. governor: of the port."""
    placed: dict[int, Any] = {SPANISH: governor} if governor else {}
    return alone(scene(anchored(**values), governors=placed, options={"length": "short"}))


def alone(state: State) -> State:
    """With nobody to succeed Teach in a short game."""
    return state.with_player(SeatId("seat-1"), activated=(TEACH, ShipId("bartholomew-roberts")))


def refusals(state: State) -> list[str]:
    return [reason.text.key for reason in may_retire(state, book(), TEACH).refusals]


@pytest.mark.rule("BB-18.3", "A-02")
def test_two_dice_at_most_his_hundreds_let_him_go() -> None:
    state = home(worth=2000, deposits=((SPANISH, 938),))
    failed = play(state, retire, {"retire": (3, 1)}, ship=TEACH).state
    assert failed.pirate(TEACH).status == "active" and failed.pirate(TEACH).failed == 29
    again = failed.with_turn(done=False, actor="")
    assert refusals(again) == ["bb-no-retire-again"]
    assert not refusals(again.with_pirate(TEACH, worth=2062))
    assert failed.turn.done


@pytest.mark.rule("BB-18.1", "BB-10.1")
def test_he_retires_with_his_net_worth() -> None:
    after = play(home(worth=2938), retire, {"retire": (2, 6)}, ship=TEACH).state
    assert after.pirate(TEACH).status == "retired" and after.pirate(TEACH).fortune == 2938


@pytest.mark.rule("BB-18.3")
def test_less_than_eleven_hundred_never_suffices() -> None:
    assert refusals(home(worth=1099)) == ["bb-no-retire-poor"] and not refusals(home(worth=1100))


@pytest.mark.rule("BB-18.3", "BB-7.2I")
def test_where_he_may_retire() -> None:
    assert refusals(home("", worth=2000)) == ["bb-no-retire-here"]
    assert not refusals(home("", worth=2000, havens=(SPANISH,)))
    assert refusals(home("anti", worth=2000, havens=(SPANISH,))) == ["bb-no-retire-here"]
    assert refusals(scene(pirate(worth=2000))) == ["bb-no-not-in-port"]


@pytest.mark.rule("BB-18.3")
def test_the_odds_count_the_faces_of_two_dice() -> None:
    assert dict(chances(book(), 29)().bars)[1] == Fraction(12, 36) and dict(chances(book(), 66)().bars)[1] == 1


# ---------------------------------------------------------------------- Treachery


def captured(**values: Any) -> State:
    """Teach with booty aboard and an English Letter of Marque."""
    booty: dict[str, Any] = {"holds": (400,), "hostages": (Hostage("hostage-1", "spanish", SPANISH),)}
    teach = pirate(letter="english-1", **booty, **values)
    return alone(scene(teach, letters_out=("english-1",), options={"length": "short"}))


@pytest.mark.rule("BB-18.2", "BB-17E1", "A-37")
@pytest.mark.parametrize("face", [3, 4, 5, 6])
def test_released_he_keeps_all_but_his_booty(face: int) -> None:
    state = captured(worth=1000, damage=2)
    after = play(state, treachery, {"plea-treachery": (face,)}, pirate=TEACH, key="plea").state.pirate(TEACH)
    assert (after.status, after.worth, after.damage, after.letter) == ("active", 1000, 2, "english-1")
    assert not after.holds and not after.hostages


@pytest.mark.rule("BB-18.2", "A-14")
def test_tried_he_pays_by_the_dice_and_retires() -> None:
    state = captured(worth=1000, deposits=((SPANISH, 300),))
    answers = {"plea-treachery": (2,), "plea-trial": (2, 4)}
    after = play(state, treachery, answers, pirate=TEACH, key="plea").state.pirate(TEACH)
    assert (after.status, after.fortune) == ("retired", 400 + 300)


@pytest.mark.rule("BB-18.2", "BB-10.1")
@pytest.mark.parametrize("answers", [{"plea-treachery": (1,)}, {"plea-treachery": (2,), "plea-trial": (5, 6)}])
def test_hanged_he_loses_everything(answers: dict[str, Any]) -> None:
    after = play(captured(worth=1000), treachery, answers, pirate=TEACH, key="plea").state.pirate(TEACH)
    assert (after.status, after.fortune) == ("dead", 0)
