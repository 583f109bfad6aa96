"""1.5 Movement: its points, hex by hex, what stands in the way, and what else costs points."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Run, command
from companion.core.questions.kinds import Choose, Pick, Roll
from companion.games.captains_log import ports
from companion.games.captains_log.agenda import AGENDA
from companion.games.captains_log.combat import gunnery
from companion.games.captains_log.events import weather
from companion.games.captains_log.fleet.ships import player_ship_form
from companion.games.captains_log.missions import missions
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.ids import FloatId, MissionId, SheetId
from companion.games.captains_log.model.options import Options
from companion.games.captains_log.model.state import Floating, Goods, Lasting, Mission, Reputation, State, Turn, Voyage
from companion.games.captains_log.sailing import actions, hex_by_hex, movement
from companion.games.captains_log.ship import hold
from companion.games.captains_log.voyage import calm_sea, voyage
from companion.hexmap import CLOCK, Clock, opposite, turned
from companion.library.texts import texts_in
from tests.games.captains_log.rules import npc_scenes
from tests.games.captains_log.rules.scripted import Played, a_table, book, play
from tests.games.captains_log.seat_ids import SEAT_1
from tests.support.verdicts import refused_by

WIND = {12: 1, 2: 2, 4: 0, 6: -2, 8: -1, 10: 0}
SHIP = {"level": 1, "defence": 9, "hull": 8, "crew": 8, "movement": 8, "yaw_rear_side": 1, "yaw_rear": 2, "draft": "2"}
LATE = {"draft": "3", "movement": 7}
"""The ship of the second example of p.13."""


def cards(wind: dict[int, int] | None = None, track: tuple[float, ...] = (), **ship: Any) -> tuple[CopiedCard, ...]:
    """Everything that the sum hangs on, as copied."""
    marks = {f"from_{i + 1}": f"{mark:g}" for i, mark in enumerate(track)}
    return (
        CopiedCard("player-ship", "board-A-1", player_ship_form(SheetId("board-A-1")).read(SHIP | ship)),
        CopiedCard("wind-card", "wind-1", tuple((f"at_{hour}", value) for hour, value in (wind or WIND).items())),
        CopiedCard("draft-track", "track", hold.draft_track_form().read(marks)),
    )


def at_sea(copied: tuple[CopiedCard, ...] | None = None, *, cannons: int = 0, **changes: Any) -> State:
    """Seat 1 has tapped "move" and nothing else."""
    table = a_table(
        turn=Turn(stage="player", round=1, started=True, halves=("move",)),
        wind="wind-1",
        cards=copied or cards(),
        npcs=(),
        **changes,
    )
    return table.with_player("seat-1", placed=True, cannons=cannons).with_player("seat-2", placed=True, cannons=0)


def under_way(allowance: int, s: State | None = None, **voyage_: Any) -> State:
    """Seat 1 in a movement that the app counts."""
    return (s or at_sea()).with_turn(voyage=Voyage(allowance=allowance, **voyage_))


def menu(s: State) -> Menu:
    """The menu of this moment."""
    shown = AGENDA.next(s, book())
    assert isinstance(shown, Menu)
    return shown


def option(question: Any, name: str) -> Any:
    """One option of a question."""
    return next(found for found in question.options if found.id == name)


def rules(verdict: Any) -> list[str]:
    """The rules that a verdict says are broken."""
    return [reason.rule for reason in verdict.refusals]


def figures(played: Played, heading: str) -> list[int]:
    """The terms of the sum that stands behind a direction."""
    asked = next(ask for ask in played.asked if ask.key == "heading")
    return [term.value for term in option(asked, heading).verdict.sums[0].terms]


def ahead(s: State) -> dict[str, Any]:
    """What may lie ahead, by id."""
    return {found.id: found for found in hex_by_hex.ways(s, book(), SEAT_1)}


# ------------------------------------------------------------------ the points


@pytest.mark.rule("CL-MOV-02", "CL-MOV-05", "CL-TIL-03")
def test_cl_mov_02_the_points_of_all_six_ways_stand_in_the_question_of_the_turn() -> None:
    """The sums of the movement itself, from a bow that looks where the first step leads."""
    before = at_sea().with_turn(halves=())
    for state, named in ((before, "move"), (at_sea(), "sail")):
        shown = next(o for o in menu(state).options if o.id == named)
        told = [texts_in("en")(figure.value) for figure in shown.figures]
        sums = [movement.allowance(state, book(), SEAT_1, None, hour).total for hour in CLOCK]
        assert [figure.picture for figure in shown.figures] == [f"way:{hour}" for hour in CLOCK]
        assert told == [str(each) for each in sums] and len(set(told)) > 1
    unknown = at_sea(copied=cards()[:1])
    calm = at_sea(revealed=(book().numbers.calm_sea_tile,))
    assert [hex_by_hex.rose(each, book(), SEAT_1) for each in (unknown, calm)] == [(), ()]


@pytest.mark.rule("CL-MOV-02", "CL-MOV-03", "CL-MOV-05", "T-04")
def test_cl_mov_02_t_04_ahead_with_the_wind() -> None:
    played = play(hex_by_hex.sail, at_sea(), {"bow": "12", "heading": "12"}, seat="seat-1")
    assert figures(played, "12") == [8, 0, 0, 1]
    assert played.state.turn.voyage.allowance == 9
    assert [figures(played, hour)[2:] for hour in ("10", "12", "2")] == [[0, 0], [0, 1], [0, 2]]


@pytest.mark.rule("CL-MOV-02", "CL-MOV-03", "T-05")
def test_cl_mov_02_t_05_turning_right_round_into_the_wind() -> None:
    played = play(hex_by_hex.sail, at_sea(), {"bow": "12", "heading": "6"}, seat="seat-1")
    assert figures(played, "6") == [8, 0, -2, -2]
    assert played.state.turn.voyage.allowance == 4
    assert figures(played, "4")[2] == figures(played, "8")[2] == -1


@pytest.mark.rule("CL-MOV-04", "T-06")
def test_cl_mov_04_t_06_no_yaw_from_a_mooring() -> None:
    moored = at_sea(cards(**LATE)).with_turn(voyage=Voyage(moored=True))
    played = play(hex_by_hex.sail, moored, {"heading": "6"}, seat="seat-1")
    assert [ask.key for ask in played.asked] == ["heading"]
    assert figures(played, "6") == [7, 0, 0, -2]
    assert played.state.turn.voyage.allowance == 5
    told = play(hex_by_hex.sail, at_sea(cards(**LATE)), {"bow": "moored", "heading": "6"}, seat="seat-1")
    assert told.state.turn.voyage.allowance == 5


@pytest.mark.rule("CL-MOV-04", "CL-PRT-02")
def test_cl_mov_04_a_port_used_from_its_mooring_is_known_when_the_ship_sails() -> None:
    s = a_table(turn=Turn(stage="player", round=1, started=True))
    entered = play(ports.enter, s, {"port": "spain", "icons": ["buy"]}, seat="seat-1").state
    assert entered.player("seat-1").moored
    moved = play(turns.move, entered, {}, seat="seat-1").state
    assert moved.turn.voyage == Voyage(moored=True) and not moved.player("seat-1").moored


@pytest.mark.rule("CL-MOV-16", "CL-MOV-18", "CL-FRE-02", "T-07", "T-08")
@pytest.mark.parametrize(("taken", "draft", "open_"), [(3, 4, False), (2, 3, True)])
def test_cl_mov_18_t_07_t_08_cargo_changes_the_draft_and_not_the_points(taken: int, draft: int, open_: bool) -> None:
    moored = at_sea(cards(track=(2.5, 3.5), **LATE), cannons=2).with_turn(voyage=Voyage(moored=True))
    begun = play(hex_by_hex.sail, moored, {"heading": "2"}, seat="seat-1")
    assert figures(begun, "2") == [7, 0, 0, 2]
    s = replace(begun.state, loose=Goods(tea=1, cotton=1, wood=1), reserve=Goods(24, 25, 24, 25, 15, 24))
    assert ahead(s)["sandbank"].verdict.allowed
    picked = ("tea", "cotton", "wood")[:taken]
    answers = {"what": "goods", "take": picked} | dict.fromkeys([f"take-{g}" for g in picked], 1)
    loaded = play(actions.pick_up, s, answers, seat="seat-1")
    now = loaded.state
    deep = hold.draft(now, book(), SEAT_1)
    assert deep is not None and deep.total == draft
    assert now.turn.voyage.allowance == 9 and now.turn.voyage.left == 8
    verdict = movement.may_cross(now, book(), SEAT_1, 3)
    assert verdict.allowed is open_ and rules(verdict) == ([] if open_ else ["CL-MOV-16"])


@pytest.mark.rule("CL-MOV-16", "T-09")
def test_cl_mov_16_t_09_a_draft_of_three() -> None:
    s = under_way(5, at_sea(cards(draft="3")))
    passable = {value: movement.may_cross(s, book(), SEAT_1, value).allowed for value in movement.SANDBANKS}
    assert passable == {1: False, 2: False, 3: True, 4: True, 5: True}
    half = at_sea(cards(draft="2.5"))
    assert refused_by(movement.may_cross(half, book(), SEAT_1, 2)) == ["CL-MOV-16"]
    assert movement.may_cross(half, book(), SEAT_1, 3).allowed


@pytest.mark.rule("CL-MOV-01", "CL-MOV-03")
def test_cl_mov_01_three_hexes_lie_ahead_and_three_behind() -> None:
    for bow in CLOCK:
        before = [step for step in CLOCK if movement.is_ahead(bow, step)]
        assert set(before) == {turned(bow, -1), bow, turned(bow, 1)}
        lost = {step: -movement.yaw_term(at_sea(), SEAT_1, bow, step).value for step in CLOCK}
        assert [lost[step] for step in before] == [0, 0, 0]
        assert (lost[opposite(bow)], lost[turned(bow, 2)], lost[turned(bow, -2)]) == (2, 1, 1)


@pytest.mark.rule("CL-MOV-02", "CL-UPG-02", "CL-OFF-05", "CL-AMM-05", "CL-SHP-17", "CL-SHP-18")
def test_cl_mov_02_every_modifier_of_the_ship_is_a_term_of_its_own() -> None:
    copied = cards(track=(3, 4))
    s = at_sea(copied).with_player("seat-1", sails=2, upgrades=("sails", "helmsman"), goods=Goods(tea=5))
    total = movement.allowance(s, book(), SEAT_1, 12, 12)
    assert [(term.value, term.rule) for term in total.terms] == [
        (8, "CL-SHP-02"),
        (-1, "CL-SHP-17"),
        (-2, "CL-AMM-05"),
        (1, "CL-UPG-02"),
        (1, "CL-OFF-05"),
        (0, "CL-MOV-03"),
        (1, "CL-MOV-05"),
    ]
    assert total.total == 8


@pytest.mark.rule("CL-MOV-02", "CL-CAP-24", "CL-CAP-27", "CL-CAP-29")
def test_cl_mov_02_captains_bear_the_worst_wind_or_sail_better_by_day_or_night() -> None:
    def terms(captain: str, time: int) -> list[tuple[int, str]]:
        s = at_sea(time=time).with_player("seat-1", captains=(captain,))
        return [(term.value, term.rule) for term in movement.allowance(s, book(), SEAT_1, 6, 6).terms[1:]]

    assert terms("vicente_de_tofino", 0) == [(0, "CL-MOV-02"), (0, "CL-MOV-03"), (0, "CL-CAP-24")]
    assert terms("jean_francois_de_la_perouse", 0)[0] == (1, "CL-CAP-27")
    assert terms("jean_francois_de_la_perouse", 1)[0] == (0, "CL-MOV-02")
    assert terms("louis_rene_levassor", 1)[0] == (1, "CL-CAP-29")


@pytest.mark.rule("CL-RAM-01", "CL-MOV-10")
def test_cl_ram_01_ramming_takes_a_point_and_ends_a_move_that_may_not_end_otherwise() -> None:
    assert option(menu(under_way(2, spent=1)), "ram").verdict.allowed
    assert rules(option(menu(under_way(2, spent=2)), "ram").verdict) == ["CL-MOV-10"]
    rammed = under_way(3, spent=1, beside="seat-2").with_turn(stopped=True)
    assert option(menu(rammed), "end-turn").verdict.allowed


@pytest.mark.rule("CL-MOV-20", "CL-MOV-08")
def test_cl_mov_20_without_a_point_the_ship_stays_but_may_turn() -> None:
    s = at_sea(cards(movement=3)).with_player("seat-1", sails=1)
    played = play(hex_by_hex.sail, s, {"bow": "12", "heading": "turn", "turned": "4"}, seat="seat-1")
    asked = next(ask for ask in played.asked if ask.key == "heading")
    assert rules(option(asked, "6").verdict) == ["CL-MOV-20"]
    assert option(asked, "6").verdict.sums[0].total == 0 and option(asked, "12").verdict.allowed
    turned_ = played.state
    assert turned_.player("seat-1").bow == 4 and turned_.turn.halves == ("move",) and not turns.moving(turned_)
    assert "sail-on" not in {found.id for found in menu(turned_).options}
    assert rules(voyage.may_spend(turned_)) == ["CL-MOV-10"]


@pytest.mark.rule("CL-MOV-05", "CL-TIL-03", "A-13")
def test_cl_til_03_no_wind_on_calm_sea() -> None:
    s = at_sea(revealed=(1, book().numbers.calm_sea_tile))
    played = play(hex_by_hex.sail, s, {"bow": "12", "sail-calm": True, "heading": "12"}, seat="seat-1")
    assert figures(played, "12") == [8, 0, 0, 0]
    assert played.state.turn.voyage.allowance == 8 and played.state.turn.voyage.calm


@pytest.mark.rule("CL-MOV-02")
def test_cl_mov_02_what_nobody_has_copied_is_asked_once() -> None:
    answers = {
        "sail-ship": {"movement": 6, "yaw_rear_side": 1, "yaw_rear": 3},
        "sail-draft": {"draft": "2"},
        "draft-track": {},
        "sail-wind": {f"at_{hour}": value for hour, value in WIND.items()},
        "bow": "6",
        "heading": "12",
    }
    s = at_sea((CopiedCard("x", "x", ()),))
    run = play(hex_by_hex.sail, s, answers, seat="seat-1")
    assert run.state.turn.voyage.allowance == 6 - 3 + 1
    again = replace(run.state, turn=at_sea().turn)
    assert [ask.key for ask in play(hex_by_hex.sail, again, {"bow": "6", "heading": "6"}, seat="seat-1").asked] == [
        "bow",
        "heading",
    ]


# ------------------------------------------------------------------ hex by hex


@pytest.mark.rule("CL-MOV-10", "CL-MOV-06", "CL-MOV-07")
def test_cl_mov_10_plain_hexes_cost_a_point_each() -> None:
    s = under_way(5, first=2)
    assert [found for found in ahead(s) if found.isdecimal()] == ["1", "2", "3", "4", "5"]
    one = play(hex_by_hex.sail_on, s, {"ahead": "1"}, seat="seat-1").state
    assert (one.turn.voyage.left, one.player("seat-1").bow) == (4, 2)
    four = play(hex_by_hex.sail_on, one, {"ahead": "3"}, seat="seat-1").state
    assert (four.turn.voyage.left, four.turn.voyage.hexes, four.player("seat-1").bow) == (1, 4, 0)
    assert rules(ahead(four)["behind"].verdict) == ["CL-MOV-06"]


@pytest.mark.rule("CL-MOV-10", "CL-MOV-02")
def test_cl_mov_10_nothing_goes_on_without_points() -> None:
    spent = under_way(4, spent=4, hexes=4)
    refused = option(menu(spent), "sail-on").verdict
    assert rules(refused) == ["CL-MOV-10"] and [term.value for term in refused.sums[0].terms] == [4, -4]
    assert menu(spent).main != "sail-on" and menu(under_way(4, spent=3)).main == "sail-on"
    assert rules(option(menu(spent), "pick-up").verdict) == ["CL-MOV-10"]


@pytest.mark.rule("CL-MOV-11")
def test_cl_mov_11_land_is_never_entered() -> None:
    assert rules(ahead(under_way(5))["land"].verdict) == ["CL-MOV-11"]


@pytest.mark.rule("CL-MOV-11", "CL-MOV-06", "CL-GEN-01")
@pytest.mark.parametrize("closed", ["land", "behind"])
def test_cl_mov_11_the_table_may_sail_there_all_the_same(closed: str) -> None:
    run: Run[Any, Any] = Run(hex_by_hex.sail_on, command("sail-on", seat="seat-1"), under_way(1), book())
    run.start()
    run.answer(closed)
    assert run.done and run.state.turn.voyage.left == 0
    beyond: Run[Any, Any] = Run(hex_by_hex.sail_on, command("sail-on", seat="seat-1"), run.state, book())
    beyond.start()
    assert isinstance(beyond.question, Choose)
    assert [found.id for found in beyond.question.options if found.verdict.allowed] == ["stuck"]


@pytest.mark.rule("CL-MOV-09", "CL-MOV-12")
def test_cl_mov_09_bad_planning_ends_the_move() -> None:
    stuck = play(hex_by_hex.sail_on, under_way(5, hexes=2, spent=2), {"ahead": "stuck"}, seat="seat-1").state
    assert not turns.moving(stuck) and rules(voyage.may_spend(stuck)) == ["CL-MOV-10"]
    assert rules(ahead(under_way(5, hexes=2, spent=2, beside="seat-2"))["stuck"].verdict) == ["CL-MOV-12"]


@pytest.mark.rule("CL-MOV-12", "CL-MOV-13")
def test_cl_mov_12_through_the_hex_of_another_ship_but_not_to_its_end() -> None:
    s = under_way(3, at_sea().with_player("seat-2", cannons=2))
    played = play(hex_by_hex.sail_on, s, {"ahead": "ship", "passed": "seat-2", "passing-wanted": False}, seat="seat-1")
    there = played.state
    assert there.turn.voyage.beside == "seat-2" and there.turn.voyage.left == 2
    for name in ("end-turn", "repair", "explore"):
        assert "CL-MOV-12" in rules(option(menu(there), name).verdict), name
    assert option(menu(there), "jettison").group == "free" and menu(there).main == "sail-on"
    away = play(hex_by_hex.sail_on, there, {"ahead": "1"}, seat="seat-1").state
    assert away.turn.voyage.beside == "" and option(menu(away), "end-turn").verdict.allowed
    last = under_way(3, hexes=2, spent=2)
    assert rules(ahead(last)["ship"].verdict) == ["CL-MOV-12"]
    beyond: Run[Any, Any] = Run(hex_by_hex.sail_on, command("sail-on", seat="seat-1"), last, book())
    beyond.start()
    assert rules(option(beyond.question, "ship").verdict) == ["CL-MOV-12"]
    assert rules(voyage.may_spend(under_way(3, spent=2, beside="seat-2"))) == ["CL-MOV-12"]


def with_spaniard(**values: Any) -> State:
    """The same, with an aggressive Spaniard about and Anne in Spain's bad books."""
    scene = npc_scenes.scene("aggressive", "move6 fire3", with_spain=(-2, 0), **values)
    s = at_sea()
    return replace(s, npcs=scene.npcs, cards=(*s.cards, *scene.cards), players=scene.players).with_player(
        "seat-1", placed=True, cannons=0
    )


@pytest.mark.rule("CL-MOV-13", "A-10")
def test_cl_mov_13_an_enemy_npc_on_the_hex_fires_once_for_each_hex() -> None:
    answers = {"ahead": "ship", "passed": "npc-1", "passing-moored": False, "passing-shots": [9, 9, 10]}
    played = play(hex_by_hex.sail_on, under_way(4, with_spaniard()), answers, seat="seat-1")
    there = played.state
    assert there.turn.voyage.left == 3 and there.turn.voyage.beside == "npc-1"
    assert texts_in("en")(hex_by_hex.points_left(there)) == "3 movement points left of 4."
    assert there.player("seat-1").water == 1
    met = option(next(ask for ask in played.asked if ask.key == "passed"), "npc-1").verdict
    assert met.allowed and [effect.key for effect in met.effects] == ["cl-effect-fires"]


@pytest.mark.rule("CL-MOV-13", "CL-FRT-02")
def test_cl_mov_13_what_else_is_on_a_hex_is_told_on_top_of_it() -> None:
    fresh, entered = under_way(4, with_spaniard()), under_way(4, with_spaniard(), hexes=1, spent=1)
    assert not {"pass-by", "fire-zone"} & {found.id for found in menu(fresh).options}
    shown = option(menu(entered), "pass-by")
    assert shown.label.key == "cl-pass-by-here"
    answers = {"passed": "npc-1", "passing-moored": False, "passing-shots": [1, 1, 1]}
    met = play(gunnery.pass_by, entered, answers, seat="seat-1").state
    assert met.turn.voyage.beside == "npc-1" and met.turn.voyage.left == 3
    uncounted = play(gunnery.pass_by, with_spaniard(), answers, seat="seat-1").state
    assert uncounted.turn.voyage == Voyage()


@pytest.mark.rule("CL-FRT-02", "CL-FRT-03", "T-13")
def test_cl_frt_02_a_fire_zone_hex_by_hex() -> None:
    feared = at_sea(fortresses=((5, "spain"),), era=2).with_player("seat-1", standing=Reputation(spain=-1))
    assert "zone" not in ahead(under_way(4, at_sea(fortresses=((5, "spain"),))))
    answers = {"ahead": "zone", "zone-dice": 4, "zone-fortress-shots": [8, 1, 1, 9]}
    first = play(hex_by_hex.sail_on, under_way(4, feared), answers, seat="seat-1")
    assert first.state.player("seat-1").water == 1 + 2 and first.state.turn.voyage.left == 3
    again = play(hex_by_hex.sail_on, first.state, answers | {"zone-fortress-shots": [1, 1, 1, 1]}, seat="seat-1")
    assert again.state.turn.voyage.left == 2


@pytest.mark.rule("CL-TIL-03", "CL-MOV-10")
def test_cl_til_03_a_hex_of_calm_sea_costs_two_points_and_knows_no_storm() -> None:
    tile = book().numbers.calm_sea_tile
    s = under_way(4, at_sea(revealed=(tile,), lasting=(Lasting(6, "day"),)), hexes=2, spent=2)
    entered = play(hex_by_hex.sail_on, s, {"ahead": "calm"}, seat="seat-1").state
    assert (entered.turn.voyage.left, entered.turn.voyage.calm, entered.player("seat-1").water) == (0, True, 0)
    assert rules(ahead(under_way(4, s, spent=3))["calm"].verdict) == ["CL-MOV-10"]
    assert "calm" not in ahead(under_way(4))
    assert calm_sea.cost(3, 1, book().numbers).total == 4


@pytest.mark.rule("CL-EVT-12", "CL-EVT-13", "A-43")
def test_cl_evt_12_a_storm_spares_half_of_the_points() -> None:
    stormy = at_sea(lasting=(Lasting(6, "day"),))
    s = under_way(7, stormy, hexes=2, spent=2)
    assert movement.safe_hexes(s, book()) == 1
    assert [bool(ahead(s)[n].verdict.effects) for n in ("1", "2", "5")] == [False, True, True]
    played = play(hex_by_hex.sail_on, s, {"ahead": "4"}, seat="seat-1")
    assert played.state.player("seat-1").water == 3
    assert "storm" not in {found.option.id for found in weather.offers(s, book())}
    assert "storm" in {found.option.id for found in weather.offers(stormy, book())}
    worse = under_way(4, at_sea(lasting=(Lasting(7, "day"),)), hexes=2, spent=2)
    assert (
        play(hex_by_hex.sail_on, worse, {"ahead": "1", "sail-roll": [12]}, seat="seat-1").state.player("seat-1").water
        == 3
    )


@pytest.mark.rule("CL-EVT-28", "CL-EVT-29", "CL-MOV-16", "A-48")
def test_cl_evt_28_the_tide_moves_the_sandbanks() -> None:
    high, low = (at_sea(lasting=(Lasting(number, "day"),)) for number in (22, 23))
    assert movement.may_cross(high, book(), SEAT_1, 1).allowed
    assert [term.value for term in movement.depth(high, book(), 1).terms] == [1, 1]
    assert rules(movement.may_cross(low, book(), SEAT_1, 2)) == ["CL-MOV-16"]
    assert rules(movement.may_cross(low, book(), SEAT_1, 1)) == ["CL-MOV-11"]
    s = under_way(3, low)
    entered = play(hex_by_hex.sail_on, s, {"ahead": "sandbank", "sandbank": "3"}, seat="seat-1")
    asked = next(ask for ask in entered.asked if ask.key == "sandbank")
    assert [found.id for found in asked.options if found.verdict.allowed] == ["3", "4", "5"]
    assert entered.state.turn.voyage.left == 2


@pytest.mark.rule("CL-MOV-17")
def test_cl_mov_17_a_ship_left_by_the_tide_may_be_given_up() -> None:
    low = at_sea(
        (*cards(), CopiedCard("hold", "A-1-2", hold.hold_form(book(), "A-1-2").read({"cannons": 4, "damage": 2})))
    )
    low = replace(low, lasting=(Lasting(23, "day"),), options=Options(seats=low.options.seats))
    assert "give-up" not in {found.id for found in menu(at_sea()).options}
    assert option(menu(low), "give-up").verdict.allowed
    kept = play(hex_by_hex.give_up, low, {"stranded": False}, seat="seat-1").state
    assert kept.player("seat-1").afloat
    lost = play(hex_by_hex.give_up, low, {"stranded": True}, seat="seat-1").state
    assert not lost.player("seat-1").afloat and lost.player("seat-1").destroyed == 1
    assert [point.amount for point in lost.ledger if point.amount > 0] == []
    after = replace(at_sea(), discards=(22,))
    assert "give-up" in {found.id for found in menu(after).options}
    assert "give-up" not in {found.id for found in menu(after.with_turn(port="france")).options}, (
        "a port is no sandbank"
    )


@pytest.mark.rule("CL-MOV-06", "CL-MOV-10", "CL-MOV-11")
def test_cl_mov_11_what_cannot_be_entered_is_told_apart_from_what_can() -> None:
    plain = ahead(under_way(3, spent=1))["2"].verdict
    assert [found.total for found in plain.sums] == [2], "the points that are left stand beside it"
    seen = {name: way.group for name, way in ahead(under_way(2)).items()}
    assert [name for name, group in seen.items() if group == "closed"] == ["land", "behind", "stuck"]
    assert {seen[name] for name in ("sandbank", "ship", "mooring")} == {"next"}


@pytest.mark.rule("CL-REP-11")
def test_cl_rep_11_nobody_moors_where_he_is_not_welcome() -> None:
    s = under_way(3, at_sea().with_player("seat-1", standing=Reputation(spain=-3)))
    played = play(hex_by_hex.sail_on, s, {"ahead": "mooring", "mooring": "france"}, seat="seat-1")
    asked = next(ask for ask in played.asked if ask.key == "mooring")
    assert rules(option(asked, "spain").verdict) == ["CL-REP-11"]
    assert played.state.player("seat-1").harbour == "france"
    free = play(hex_by_hex.sail_on, under_way(3), {"ahead": "mooring"}, seat="seat-1").state
    assert free.player("seat-1").moored and free.turn.voyage.left == 2
    assert not free.player("seat-1").harbour, "nobody was asked"
    gone = play(hex_by_hex.sail_on, played.state, {"ahead": "1"}, seat="seat-1").state.player("seat-1")
    assert not gone.moored and not gone.harbour


# ------------------------------------------------------------------ what else costs points


@pytest.mark.rule("CL-MOV-10", "CL-BAR-02", "CL-CAP-20")
def test_cl_mov_10_picking_up_costs_a_point_unless_a_captain_makes_it_free() -> None:
    barrel = Floating(FloatId("float-1"), "barrel", 6, 3)
    s = under_way(3, at_sea(floating=(barrel,)))
    answers = {"what": "float-1", "barrel-kind": "clue"}
    played = play(actions.pick_up, s, _fitting(actions.pick_up, s, answers), seat="seat-1")
    assert played.state.turn.voyage.left == 2
    captain = s.with_player("seat-1", captains=("fernando_de_magallanes",))
    free = play(actions.pick_up, captain, _fitting(actions.pick_up, captain, answers), seat="seat-1")
    assert played.of(voyage.PointsSpent) and not free.of(voyage.PointsSpent), "what is free is not booked"
    assert free.state.turn.voyage.left == 3


def _fitting(procedure: Any, s: State, answers: dict[str, Any]) -> dict[str, Any]:
    """The answers whose questions come."""
    run: Run[Any, Any] = Run(procedure, command("test", seat="seat-1"), s, book())
    run.start()
    given: dict[str, Any] = {}
    while (question := run.question) is not None:
        if question.key in answers:
            value = answers[question.key]
        elif isinstance(question, Choose):
            value = question.options[-1].id
        elif isinstance(question, Pick):
            value = ()
        elif isinstance(question, Roll):
            value = [1] * len(question.sides)
        else:
            value = (question.only() or (None,))[0]
        given[question.key] = value
        run.answer(question.read(value))
    return given


@pytest.mark.rule("CL-MOV-10", "CL-MIS-07")
def test_cl_mov_10_a_mission_place_at_sea_costs_a_point() -> None:
    s = under_way(2, at_sea().with_player("seat-1", missions=(Mission(MissionId("mission-1")),)))
    played = play(missions.validate, s, _fitting(_at_sea, s, {}), seat="seat-1", where="sea")
    assert played.state.turn.voyage.left == 1
    assert rules(option(menu(under_way(2, s, spent=2)), "mission-sea").verdict) == ["CL-MOV-10"]


def _at_sea(t: Any, *, seat: str) -> Any:
    yield from missions.validate(t, seat, "sea")


@pytest.mark.rule("CL-MOV-10")
def test_cl_mov_10_a_table_that_counts_by_itself_is_refused_nothing() -> None:
    s = at_sea(loose=Goods(tea=1), reserve=Goods(24, 25, 25, 25, 15, 25))
    assert voyage.may_spend(s).allowed and "sail" in {found.id for found in menu(s).options}
    played = play(actions.pick_up, s, {"what": "goods", "take": ["tea"], "take-tea": 1}, seat="seat-1").state
    assert played.turn.voyage == Voyage(spent=1)
    assert "sail" not in {found.id for found in menu(played).options}
    nothing = play(actions.pick_up, s, {"what": "goods", "take": []}, seat="seat-1")
    assert nothing.state.turn.voyage == Voyage()


# ------------------------------------------------------------------ NPCs


@pytest.mark.rule("CL-MOV-14", "CL-MOV-13", "CL-NPC-17", "A-10")
def test_cl_mov_14_nobody_is_asked_whom_an_npc_crossed_but_it_can_be_told() -> None:
    s = npc_scenes.scene("merchant", "move6", "aggressive england", stops=2, loop=True, **ROUTE)
    usual = npc_scenes.activate(s, {"f1-arrives": False})
    quiet = [ask for ask in usual.asked if ask.quiet]
    assert [(ask.key, ask.default) for ask in quiet] == [("f1-crossed", ())]
    assert [found.id for found in quiet[0].options] == ["seat-1", "seat-2", "npc-2"]
    shots = {"f1-crossed": ["npc-2"], "f1-crossed-npc-2-moored": False, "f1-crossed-npc-2-shots": [12, 12, 1]}
    told = npc_scenes.activate(s, shots | {"f1-arrives": False})
    assert told.state.npc("npc-1").water == 4


@pytest.mark.rule("CL-MOV-14", "CL-FRT-02", "A-14")
def test_cl_mov_14_an_npc_may_be_sunk_on_its_way_even_by_a_fortress() -> None:
    s = npc_scenes.scene("merchant", "move6", stops=2, loop=True, hull=2, **ROUTE)
    s = replace(s, fortresses=((14, "pirates"),), players=tuple(replace(p, cannons=0) for p in s.players))
    answers = {"f1-crossed": ["fortress-pirates"]} | {
        f"f1-crossed-fortress-pirates-{key}": value for key, value in (("dice", 1), ("fortress-shots", [12]))
    }
    sunk = npc_scenes.activate(s, answers)
    assert next(ask.key for ask in sunk.asked if ask.quiet) == "f1-crossed"
    assert not sunk.state.npc("npc-1").on_map and "f1-arrives" not in {ask.key for ask in sunk.asked}


ROUTE = {
    "s1_tile": 3,
    "s1_goal": "mooring",
    "s1_doubloons": 0,
    "s1_good": "none",
    "s2_tile": 10,
    "s2_goal": "mooring",
    "s2_doubloons": 0,
    "s2_good": "none",
}


@pytest.mark.rule("CL-MOV-14")
def test_cl_mov_14_nothing_is_asked_where_nobody_could_fire() -> None:
    s = npc_scenes.scene("merchant", "move6", stops=2, loop=True, **ROUTE)
    s = replace(s, players=tuple(replace(p, cannons=0) for p in s.players))
    assert not [ask for ask in npc_scenes.activate(s, {"f1-arrives": False}).asked if ask.quiet]


# ------------------------------------------------------------------ laws


@given(
    printed=st.integers(1, 12),
    sails=st.integers(0, 5),
    owned=st.lists(st.sampled_from(("sails", "helmsman", "expert_helmsman")), unique=True),
    bow=st.sampled_from((None, *CLOCK)),
    first=st.sampled_from(CLOCK),
    cargo=st.integers(0, 12),
    steps=st.lists(st.integers(0, 12), max_size=6),
)
def test_cl_mov_02_the_points_are_the_sum_of_their_terms_and_are_never_worked_out_again(
    printed: int, sails: int, owned: list[str], bow: Clock | None, first: Clock, cargo: int, steps: list[int]
) -> None:
    s = at_sea(cards(track=(2.5, 3, 4), movement=printed)).with_player("seat-1", sails=sails, upgrades=tuple(owned))
    points = movement.allowance(s, book(), SEAT_1, bow, first)
    assert points.total == max(0, sum(term.value for term in points.terms))
    if not points.total:
        assert rules(movement.may_set_out(points)) == ["CL-MOV-20"]
        return
    answers = {"bow": "moored" if bow is None else str(bow), "heading": str(first)}
    s = play(hex_by_hex.sail, s, answers, seat="seat-1").state
    s = s.with_player("seat-1", goods=Goods(tea=cargo), sails=5)
    for step in steps:
        legal = [found.id for found in hex_by_hex.ways(s, book(), SEAT_1) if found.id.isdecimal()]
        if not legal:
            break
        s = play(hex_by_hex.sail_on, s, {"ahead": legal[step % len(legal)]}, seat="seat-1").state
        assert s.turn.voyage.allowance == points.total
        assert 0 <= s.turn.voyage.spent <= points.total


def test_cl_mov_02_every_way_adds_up_in_words() -> None:
    played = play(hex_by_hex.sail, at_sea(), {"bow": "12", "heading": "6"}, seat="seat-1")
    asked = next(ask for ask in played.asked if ask.key == "heading")
    assert isinstance(asked, Choose) and asked.rose and asked.default == "12"
    assert dict(option(asked, "6").note.args)["text"] == "8 + 0 − 2 − 2"
    assert {found.id for found in asked.options} == {*map(str, CLOCK), "turn"}
