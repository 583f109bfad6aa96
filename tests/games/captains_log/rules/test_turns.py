"""1.4 Turn sequence: halves of a turn, what may be begun when, and the menu."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.events.announcement_events import Announced
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Command
from companion.games.captains_log import agenda, rounds
from companion.games.captains_log.agenda import AGENDA
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.ids import NpcId
from companion.games.captains_log.model.state import Outcome, State, Turn
from tests.games.captains_log.rules.scripted import a_table, book, play
from tests.games.captains_log.rules.tables import play_out, solo_table, with_fame
from tests.games.captains_log.seat_ids import SEAT_1
from tests.support.verdicts import refused_by


def at(stage: Any = "player", **changes: Any) -> State:
    """A table somewhere in the first round."""
    table = a_table(turn=Turn(**({"stage": stage, "round": 1, "started": True} | changes)))
    return table.with_player("seat-1", placed=True).with_player("seat-2", placed=True)


def menu(state: State) -> Menu:
    """The menu of this moment."""
    shown = AGENDA.next(state, book())
    assert isinstance(shown, Menu)
    return shown


def allowed(state: State) -> set[str]:
    """Ids of what may be chosen in the menu."""
    return {option.id for option in menu(state).options if option.verdict.allowed}


@pytest.mark.rule("CL-TRN-02")
@pytest.mark.parametrize(
    ("used", "move", "action"),
    [
        ((), True, True),
        (("move",), False, True),
        (("action",), True, True),
        (("move", "action"), False, False),
        (("action", "move"), False, False),
        (("action", "action"), False, False),
    ],
)
def test_cl_trn_02_two_halves_and_never_two_movements(used: Any, move: bool, action: bool) -> None:
    state = at(halves=used)
    assert turns.may_use(state, "move").allowed is move
    assert turns.may_use(state, "action").allowed is action
    assert all(reason.rule == "CL-TRN-02" for reason in turns.may_use(state, "move").refusals)


@pytest.mark.rule("CL-TRN-03", "CL-TRN-04", "CL-ACT-02")
def test_cl_trn_03_the_movement_asks_nothing_and_leaves_the_port() -> None:
    moved = play(turns.move, at(port="spain", services=("buy",), tile=4, boats=1), {}, seat="seat-1")
    assert moved.asked == [] and moved.state.turn.halves == ("move",)
    assert moved.state.turn == at(halves=("move",)).turn, "nothing of the port is left"
    assert play(turns.move, at(portless=True), {}, seat="seat-1").state.turn == moved.state.turn, "elsewhere may be one"
    free = [option.id for option in menu(moved.state).options if option.group == "free"]
    assert {"pick-up", "jettison"} <= set(free)
    done = menu(at(halves=("action", "action")))
    assert {"pick-up", "jettison"} <= {option.id for option in done.options if option.group == "free"}


@pytest.mark.rule("CL-ACT-01", "CL-TRN-02")
def test_cl_act_01_all_actions_stand_in_the_menu_and_are_grey_when_no_half_is_left() -> None:
    actions = {option.id for option in menu(at()).options if option.group == "action"}
    assert {"move", "enter-port", "fire", "repair", "explore", "trade"} <= actions
    for option in menu(at(halves=("move", "action"))).options:
        if option.group == "action":
            assert "CL-TRN-02" in refused_by(option.verdict), option.id


@pytest.mark.rule("CL-TRD-01", "CL-TRN-02")
def test_cl_trd_01_a_turn_may_be_ended_with_halves_left() -> None:
    early, late = menu(at()), menu(at(halves=("move", "action")))
    assert "end-turn" in allowed(at()) and early.main == "move" and late.main == "end-turn"
    labels = [next(o.label.key for o in shown.options if o.id == "end-turn") for shown in (early, late)]
    assert labels == ["cl-pass-turn", "cl-end-turn"]
    warned = [next(o.note is not None for o in shown.options if o.id == "end-turn") for shown in (early, late)]
    assert warned == [True, False], "what is not played is lost"
    assert menu(at(halves=("move",))).main == "enter-port"
    assert menu(at(halves=("move",), portless=True)).main == "end-turn", "somebody has looked: there is none"
    assert menu(at(halves=("action",), port="spain", services=("buy",))).main == "market-buy"
    assert menu(at(halves=("action",), port="spain", services=("yard",))).main == "move"


@pytest.mark.rule("CL-TRN-01")
def test_cl_trn_01_the_menu_belongs_to_the_player_whose_turn_it_is() -> None:
    assert menu(at()).who == "seat-1"
    assert menu(at(seat=1)).who == "seat-2"
    groups = [option.group for option in menu(at()).options]
    assert groups == sorted(groups, key=agenda.GROUPS.index)


@pytest.mark.rule("CL-TRN-09", "CL-SET-24")
def test_cl_set_24_each_player_places_the_miniature_at_the_own_first_turn() -> None:
    table = at(started=False).with_player("seat-1", placed=False, afloat=False)
    assert AGENDA.next(table, book()) == Command("start-turn", (("seat", "seat-1"),))
    begun = play(rounds.start_turn, table, {}, seat="seat-1")
    assert begun.state.player("seat-1").afloat and begun.state.player("seat-1").placed
    assert [event.first for event in begun.of(turns.Placed)] == [True]
    other = table.with_turn(seat=1).with_player("seat-2", placed=False, afloat=False)
    assert [e.first for e in play(rounds.start_turn, other, {}, seat="seat-2").of(turns.Placed)] == [False]
    assert play(rounds.start_turn, begun.state, {}, seat="seat-1").of(turns.Placed) == []


@pytest.mark.rule("CL-TRN-09", "CL-OUT-12")
def test_cl_trn_09_a_destroyed_player_comes_back_at_the_start_of_the_turn() -> None:
    sunk = at(started=False).with_player("seat-1", afloat=False)
    assert not {"move", "enter-port", "fire"} & allowed(sunk.with_turn(started=True))
    back = play_out(rounds.start_turn, sunk, {"respawn": [7]}, seat="seat-1").state
    assert back.player("seat-1").afloat and back.turn.started


@pytest.mark.rule("CL-TRN-01", "CL-REP-02")
def test_cl_trn_01_a_new_turn_forgets_the_one_before() -> None:
    used = at(
        started=False,
        halves=("move",),
        attacked=(("seat-1", "spain"),),
        ports=(("seat-1", "france"),),
        tavern_bought=True,
    )
    fresh = play(rounds.start_turn, used, {}, seat="seat-1").state.turn
    assert (fresh.halves, fresh.attacked, fresh.ports, fresh.tavern_bought) == ((), (), (), False)


@pytest.mark.rule("CL-TRN-09", "CL-DMG-10")
def test_cl_trn_09_fire_spreads_at_the_end_of_the_own_turn() -> None:
    burning = at().with_player("seat-1", fire=3).with_player("seat-2", fire=6)
    ended = play_out(rounds.end_turn, burning, {"spread-hull": {"hull": 20}}, seat="seat-1").state
    assert (ended.player("seat-1").fire, ended.player("seat-2").fire) == (4, 6)


@pytest.mark.rule("CL-TRN-09", "CL-TAV-02")
def test_cl_tav_02_the_tavern_is_refilled_at_the_end_of_the_turn() -> None:
    bought = play(rounds.end_turn, at(tavern_bought=True), {}, seat="seat-1")
    assert [event.rule for event in bought.of(Announced)] == ["CL-TAV-02"]
    assert play(rounds.end_turn, at(), {}, seat="seat-1").of(Announced) == []


@pytest.mark.rule("CL-TRN-01", "CL-TRN-05")
def test_cl_trn_05_after_a_turn_the_npcs_of_that_player_act_in_their_order() -> None:
    table = at()
    four = tuple(replace(table.npcs[i % 2], id=NpcId(f"npc-{i + 1}")) for i in range(4))
    ended = play(rounds.end_turn, replace(table, npcs=four), {}, seat="seat-1").state
    assert ended.turn.stage == "npcs" and ended.turn.npcs == ("npc-1", "npc-3")
    shown = menu(ended)
    assert shown.main == "activate" and len(shown.options) == 1 and shown.who == "seat-1"
    assert shown.command("activate") == Command("npc-activation", (("npc", "npc-1"),))
    done = ended.with_turn(npcs=())
    assert AGENDA.next(done, book()) == Command("pass-seat")
    following = play(rounds.pass_seat, done, {}).state.turn
    assert (following.stage, following.seat, following.started) == ("player", 1, False)


@pytest.mark.rule("CL-TRN-01")
@pytest.mark.parametrize(("first", "last"), [(0, 1), (1, 0)])
def test_cl_trn_01_the_round_is_over_when_everybody_has_played(first: int, last: int) -> None:
    assert play(rounds.pass_seat, at("npcs", first=first, seat=first), {}).state.turn.stage == "player"
    over = play(rounds.pass_seat, at("npcs", first=first, seat=last), {}).state
    assert over.turn.stage == "round-end"
    assert menu(over).main == "end-round" and len(menu(over).options) == 1


@pytest.mark.rule("CL-SOL-04")
def test_cl_sol_04_npcs_that_wait_are_named() -> None:
    table = solo_table(turn=Turn("player", 1, started=True))
    three = tuple(replace(table.npcs[0], id=NpcId(f"npc-{i}")) for i in (1, 2, 3))
    ended = play(rounds.end_turn, replace(table, npcs=three), {}, seat="seat-1")
    assert ended.state.turn.npcs == ("npc-1",)
    assert [event.rule for event in ended.of(Announced)] == ["CL-SOL-04", "CL-SOL-04"]


@pytest.mark.rule("CL-FAM-01")
def test_cl_fam_01_nothing_follows_the_end() -> None:
    over = replace(at("over"), outcome=Outcome("win", SEAT_1, "CL-FAM-01"))
    assert AGENDA.next(over, book()) is None
    assert play(rounds.end_turn, over, {}, seat="seat-1").state.turn.stage == "over"
    assert play(rounds.pass_seat, over, {}).state.turn.stage == "over"


@pytest.mark.rule("CL-FAM-02", "CL-FAM-05")
def test_cl_fam_02_the_fame_board_is_asked_for_as_soon_as_somebody_has_fame() -> None:
    assert AGENDA.next(with_fame(at(), seat_1=1), book()) == Command("fame-board")
