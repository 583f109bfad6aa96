"""Purchases before the first round: everybody at once, each until they say that they are ready (CL-SET-23, A-62)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.events.event import Happened
from companion.core.journal.journal import Began
from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import BadAnswer, Choose, Number
from companion.games.captains_log.model.state import State
from companion.library.texts import texts_in
from companion.session import opening
from companion.session.engine import NotYet, Stale
from companion.session.game_session import GameSession
from companion.session.seat_view import SeatView

SEATS = [{"name": name, "colour": colour} for name, colour in (("Anne", "green"), ("Bart", "blue"), ("Lou", "orange"))]
ANNE, BART, LOU = "seat-1", "seat-2", "seat-3"
pytestmark = pytest.mark.rule("CL-SET-23", "A-62")


def laid(players: int = 3, **options: Any) -> GameSession:
    """The board is laid; everybody may buy."""
    mode = "competitive" if players > 1 else "solo"
    evening = opening.begin(
        "captains_log", {"edition": "sample", "mode": mode, "seats": SEATS[:players], **options}, seed=3
    )
    evening.answer_defaults()
    assert evening.question is not None and evening.question.key == "start"
    return evening


def own(evening: GameSession, seat: str) -> Menu:
    menu = SeatView(evening, seat).question
    assert isinstance(menu, Menu)
    return menu


def phone(evening: GameSession, seat: str, *answers: Any) -> None:
    for answer in answers:
        evening.answer(answer, seat=seat, source="phone", serial=SeatView(evening, seat).serial)


def woods(evening: GameSession) -> list[int]:
    state: State = evening.state
    return [player.goods.wood for player in state.players]


def test_cl_set_23_each_buys_on_their_own_phone_at_once() -> None:
    evening = laid()
    numbers = {seat: SeatView(evening, seat).serial for seat in (ANNE, BART, LOU)}
    for seat in (LOU, ANNE, BART):
        assert own(evening, seat).who == seat
        evening.answer("yard-wood-buy", seat=seat, source="phone", serial=numbers[seat])
        question = evening.now.put_to(seat)
        assert isinstance(question, Number) and [each.who for each in evening.questions] == [seat]
        phone(evening, seat, 2)
    assert woods(evening) == [2, 2, 2] and {player.doubloons for player in evening.state.players} == {2000}
    assert evening.question is not None and evening.question.key == "start" and not evening.state.turn.port
    phone(evening, BART, "yard-buy")
    wares = evening.now.put_to(BART)
    assert isinstance(wares, Choose) and all(ware.verdict.allowed for ware in wares.options), "as in a shipyard"
    told = evening.notebook("fr")
    assert "avant le départ" not in told, "each purchase is told by itself"


def test_cl_set_23_who_is_ready_waits_and_may_take_it_back() -> None:
    evening = laid()
    phone(evening, ANNE, "ready")
    waits = own(evening, ANNE)
    assert waits.waiting and not SeatView(evening, ANNE).awaited and SeatView(evening, BART).awaited
    names = [dict(name.args)["name"] for name in dict(waits.note.args)["names"]]  # type: ignore[union-attr]
    assert names == ["Bart", "Lou"]
    phone(evening, ANNE, "not-ready", "yard-wood-buy", 2)
    assert woods(evening) == [2, 0, 0] and evening.state.turn.ready == ()


def test_cl_set_23_the_first_round_begins_when_all_are_ready() -> None:
    evening = laid()
    for seat in (BART, LOU):
        phone(evening, seat, "ready")
    assert evening.state.turn.stage == "setup"
    phone(evening, ANNE, "ready")
    turn = evening.state.turn
    assert (turn.stage, turn.round, turn.ready) == ("player", 1, ()) and len(evening.questions) == 1
    evening.undo()
    assert evening.state.turn.ready == (BART, LOU) and own(evening, ANNE).main == "ready"
    with pytest.raises((Stale, BadAnswer)):
        evening.answer("begin", seat=LOU)


def test_cl_set_23_the_tablet_names_whom_it_would_not_wait_for() -> None:
    evening, say = laid(), texts_in("fr")

    def begin() -> tuple[str, str]:
        menu = evening.question
        assert isinstance(menu, Menu) and menu.main == "begin"
        option = menu.options[-1]
        return say(option.label), say(option.note) if option.note else ""

    assert begin() == ("Commencer le premier tour", "")
    phone(evening, BART, "ready")
    label, note = begin()
    assert label == "Commencer sans attendre" and note.endswith("Anne et Lou.")
    evening.answer("begin")
    assert evening.state.turn.round == 1


def test_cl_set_23_on_the_tablet_it_is_as_short_as_ever() -> None:
    evening = laid(2)
    evening.answer("begin")
    assert evening.state.turn.round == 1
    other = laid(2)
    for answer in ("shop-seat-1", "yard-wood-buy", 2, "ready", "shop-seat-2", "ready"):
        other.answer(answer)
    assert other.state.turn.round == 1 and woods(other) == [2, 0], "nothing is left to be said"


def test_cl_set_23_the_tablet_takes_up_the_purchases_of_who_was_ready() -> None:
    evening = laid(2)
    phone(evening, BART, "ready")
    evening.answer("shop-seat-2")
    assert evening.state.turn.ready == () and evening.question is not None and evening.question.who == BART
    evening.answer("leave-port")
    assert evening.question.key == "start"


def test_cl_set_23_a_phone_buys_while_somebody_shops_on_the_tablet() -> None:
    evening = laid()
    number = SeatView(evening, ANNE).serial
    evening.answer("shop-seat-2")
    assert SeatView(evening, ANNE).serial == number, "what the tablet does is not Anne's business"
    shown = evening.now.number()
    phone(evening, ANNE, "yard-wood-buy")
    with pytest.raises(NotYet):
        evening.answer("ready", seat=LOU)
    phone(evening, ANNE, 2)
    assert evening.now.number() == shown and evening.question is not None and evening.question.who == BART
    evening.answer("yard-wood-buy", serial=shown)
    evening.answer(2)
    assert woods(evening) == [2, 2, 0] and evening.state.active.id == BART
    evening.answer("ready")
    assert evening.question.key == "start" and evening.state.turn.ready == (BART,)


def test_cl_set_23_the_last_cubes_are_sold_once() -> None:
    evening = laid(2)
    evening.correct("cubes.reserve.wood", 2)
    number = SeatView(evening, BART).serial
    phone(evening, ANNE, "yard-wood-buy")
    if evening.now.put_to(ANNE).key == "wood":  # type: ignore[union-attr]
        phone(evening, ANNE, 2)
    with pytest.raises(BadAnswer) as refused:
        evening.answer("yard-wood-buy", seat=BART, source="phone", serial=number)
    assert not isinstance(refused.value, Stale)


def test_a_62_everybody_may_take_one_mission() -> None:
    evening = laid(2, rulings=[["A-62", "missions-too"]])
    for seat in (ANNE, BART):
        phone(evening, seat, "mission-take")
        evening.answer_defaults()
        taken = next(option for option in own(evening, seat).options if option.id == "mission-take")
        assert not taken.verdict.allowed
    assert all(player.missions for player in evening.state.players) and not evening.state.turn.mission_drawn


def test_cl_set_23_a_killed_evening_stands_in_the_middle_of_a_purchase(tmp_path: Any) -> None:
    evening = laid()
    phone(evening, LOU, "ready")
    phone(evening, BART, "yard-wood-buy")
    file = tmp_path / "evening.json"
    evening.save(file)
    again = opening.load(file)
    assert again.questions == evening.questions and own(again, ANNE) == own(evening, ANNE)
    phone(again, BART, 2)
    phone(again, BART, "ready")
    phone(again, ANNE, "ready")
    assert again.state.turn.round == 1 and woods(again) == [0, 2, 0]
    assert [each.who for each in again.journal.entries if isinstance(each, Began) and each.who] == [
        LOU,
        BART,
        BART,
        ANNE,
    ]
    assert any(isinstance(each, Happened) and each.event.begins_round for each in again.journal.entries)


def test_cl_set_23_alone_one_tap_on_either_glass_begins() -> None:
    for deed in ({"value": "begin"}, {"value": "ready", "seat": ANNE}):
        evening = laid(1)
        evening.answer(**deed)
        assert evening.state.turn.round == 1
