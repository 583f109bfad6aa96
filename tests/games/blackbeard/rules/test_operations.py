"""One operation a turn, with one ship: what every operation begins with, and what refuses it (6.32, 7, 13.3)."""

from __future__ import annotations

from typing import Any

import pytest

import companion
from companion.core.rules.verdicts import Verdict
from companion.games.blackbeard import agenda
from companion.games.blackbeard.agenda import AGENDA
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.state import Outcome, State
from companion.games.blackbeard.standing import operations
from companion.library.game_registry import game
from tests.games.blackbeard.rules.scene import anchored, book, commissioner, merchant, pirate, play, scene, sea

TEACH, ROBERTS, MISSON = ShipId("edward-teach"), ShipId("bartholomew-roberts"), ShipId("frederick-misson")


def broken(verdict: Verdict) -> list[str]:
    return [reason.rule for reason in verdict.refusals]


def menu(state: State) -> dict[str, bool]:
    """The options of the menu that comes next, and whether each is allowed."""
    found = AGENDA.next(state, book())
    assert found is not None and hasattr(found, "options")
    return {option.id: option.verdict.allowed for option in found.options}


@pytest.mark.rule("BB-7.1", "BB-6.32", "BB-7.2")
def test_a_ship_of_the_player_with_the_dice_makes_the_one_operation() -> None:
    state = scene(pirate(), pirate(ROBERTS, "seat-2", sea("B2")))
    assert operations.may_operate(state, book(), TEACH).allowed
    assert broken(operations.may_operate(state, book(), ROBERTS)) == ["BB-6.32"]
    begun = play(state, operations.begin, ship=TEACH, rule="BB-7.2").state
    assert (begun.turn.actor, begun.turn.done) == (TEACH, True)
    assert broken(operations.may_operate(begun, book(), TEACH)) == ["BB-6.32"]


@pytest.mark.rule("BB-8.51")
@pytest.mark.parametrize(("beset", "note"), [((), "bb-menu-turn-note"), ((TEACH,), "bb-menu-turn-beset")])
def test_the_menu_warns_of_a_hunter_beside_whom_the_turn_begins(beset: tuple[str, ...], note: str) -> None:
    shown = agenda.turn_menu(scene(turn={"beset": beset}), book()).note
    assert shown is not None and shown.key == note


@pytest.mark.rule("BB-7.2", "BB-7.3")
def test_the_menu_tells_the_operations_of_pirates_from_those_of_commissioners() -> None:
    state = scene(pirate(), commissioner(1, "seat-1", sea("A1")))
    groups = {option.id: option.group for option in agenda.turn_menu(state, book()).options}
    assert {group for key, group in groups.items() if key.endswith(TEACH)} == {"pirate"}
    assert {group for key, group in groups.items() if key.endswith("kc-1")} == {"commissioner"}
    assert operations.offer(state, book(), "careen", TEACH).option.picture == "icon:careen"
    assert operations.offer(state, book(), "careen", TEACH, picture="icon:hammer").option.picture == "icon:hammer"


@pytest.mark.rule("BB-6.32")
def test_whoever_has_not_the_dice_is_told_of_a_turn_that_begins_now() -> None:
    state = scene(pirate(), pirate(ROBERTS, "seat-2", sea("B2")), turn={"cards": 1})
    assert agenda.as_if_turn_of(state, "seat-1") == state
    theirs = agenda.as_if_turn_of(state, "seat-2")
    assert (theirs.turn.holder, theirs.turn.stage, theirs.turn.done) == ("seat-2", "operation", False)
    assert operations.may_operate(theirs, book(), ROBERTS).allowed


@pytest.mark.rule("BB-16.4", "BB-9.8")
def test_every_reason_that_holds_a_ship_back_is_named() -> None:
    careened = pirate(posture="careened", debauched=True)
    assert broken(operations.may_operate(scene(careened), book(), TEACH)) == ["BB-16.4", "BB-9.8"]
    assert broken(operations.may_operate(scene(careened), book(), TEACH, careening=True)) == ["BB-9.8"]


@pytest.mark.rule("BB-15.4")
def test_who_took_a_port_does_nothing_but_leave_or_sack_it_and_his_player_neither() -> None:
    kc = commissioner(1, "seat-1", sea("A1"))
    state = scene(anchored(taken=24), pirate(MISSON, place=sea("B2")), kc)
    assert broken(operations.may_operate(state, book(), TEACH)) == ["BB-15.4"]
    assert operations.may_operate(state, book(), TEACH, after_port=True).allowed
    for other in (MISSON, ShipId("kc-1")):
        assert broken(operations.may_operate(state, book(), other, after_port=True)) == ["BB-15.4"]


@pytest.mark.rule("BB-17K")
def test_an_operation_besides_is_for_kings_commissioners() -> None:
    state = scene(pirate(), commissioner(1, "seat-1", sea("A1")), turn={"extra": 1})
    assert broken(operations.may_operate(state, book(), TEACH)) == ["BB-17K"]
    assert operations.may_operate(state, book(), ShipId("kc-1")).allowed


# ---------------------------------------------------------------------- what comes next


@pytest.mark.rule("BB-7.2", "BB-6.32", "BB-13.3")
def test_the_menu_of_a_turn_shows_what_is_refused_too() -> None:
    shown = menu(scene(pirate(), merchant(1, sea("K9"))))
    assert shown[f"prize-{TEACH}"] and shown[f"move-{TEACH}"] and shown["activate"]
    assert not shown[f"refit-{TEACH}"]


@pytest.mark.rule("BB-7.2")
def test_the_prize_beside_him_is_what_the_big_button_stands_for() -> None:
    for there, main in ((merchant(1, sea("K9")), f"prize-{TEACH}"), (merchant(1, sea("B2")), f"move-{TEACH}")):
        found = AGENDA.next(scene(pirate(), there), book())
        assert getattr(found, "main", "") == main


@pytest.mark.rule("BB-6.21", "BB-13.3")
def test_a_player_without_a_pirate_brings_one_into_play_first() -> None:
    shown = menu(scene(pirate(ROBERTS, "seat-2")))
    assert shown["activate"]
    assert getattr(AGENDA.next(scene(pirate(ROBERTS, "seat-2")), book()), "main", "") == "activate"


@pytest.mark.rule("BB-6.1")
def test_after_the_operation_the_turn_ends_and_a_card_is_due() -> None:
    over: Any = AGENDA.next(scene(turn={"done": True}), book())
    assert over.name == "end-turn"
    due: Any = AGENDA.next(scene(turn={"stage": "draw"}), book())
    assert due.command(due.main).name == "draw-card"


@pytest.mark.rule("BB-23.3")
def test_one_tap_plays_the_turn_of_a_false_player() -> None:
    due: Any = AGENDA.next(scene(pirate("dr-peter-blood"), solo=True, turn={"holder": "seat-2"}), book())
    assert due.command(due.main).name == "false-turn" and due.command(due.main).kwargs["seat"] == "seat-2"


def test_the_steps_of_the_setup_come_first_and_nothing_follows_the_end() -> None:
    first: Any = AGENDA.next(scene(turn={"steps": ("set-up-first", "first-turn")}), book())
    assert first.name == "set-up-first"
    assert AGENDA.next(scene(outcome=Outcome(SeatId("seat-1"), TEACH, "notoriety")), book()) is None


@pytest.mark.rule("BB-8.2", "BB-6.32")
@pytest.mark.parametrize("begins", ["move-edward-teach", "careen-edward-teach", "activate", "petition-seat-1"])
def test_nothing_else_may_be_done_once_an_operation_is_under_way(begins: str) -> None:
    """Book 8.2: once the die is rolled the player has to move, and may not choose to do something else."""
    state = scene(anchored(damage=2, slow=1), pirate(ROBERTS, "seat-2", sea("B2"), notoriety=20))
    evening = companion.begin("blackbeard", state=game("blackbeard").dump(state), dice="own")
    evening.answer(begins)
    if begins.startswith("move"):
        evening.answer([3])
    assert evening.now.command is not None
    for wish in ("move-edward-teach", "refit-edward-teach", "activate", "petition-seat-1"):
        assert "BB-6.32" in [reason.rule for reason in evening.preview(wish, seat="seat-1").verdict.refusals], wish


def test_another_player_may_look_what_his_turn_would_offer() -> None:
    state = scene(pirate(), pirate(ROBERTS, "seat-2", sea("B2")), turn={"done": True})
    assert operations.may_operate(AGENDA.turn_of(state, SeatId("seat-2")), book(), ROBERTS).allowed
    owing = scene()
    assert AGENDA.turn_of(owing, SeatId("seat-1")) is owing
