"""23.3, T0 to T3: whose operation a false player's turn is, and that people have the last word (23.6)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.procedures.decision_report import OrderGiven, Report
from companion.core.questions.kinds import Choose
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.solo import false_players
from companion.games.blackbeard.solo.false_path import COMMISSIONER, NODES, PIRATE, WHOSE, FalseTurnBegan, rule_of
from companion.library.rules import rule_index
from tests.games.blackbeard.rules.false_play import (
    FALSE,
    TEACH,
    VANE,
    blood,
    keys,
    last,
    orders,
    path,
    solo,
    teach,
    turn_of,
    turn_out,
)
from tests.games.blackbeard.rules.scene import (
    anchored,
    coast,
    commissioner,
    lane,
    merchant,
    pirate,
    play,
    sea,
    warship,
    zone,
)

LINE = {"commissioner": True}
"""A line that bears KC."""


@pytest.mark.rule("BB-T0", "BB-23.1", "BB-6.21")
def test_without_a_pirate_he_brings_one_into_play() -> None:
    state = solo(blood(), merchant(1, lane(34)))
    played = turn_of(state, {"activate-cut": VANE, "activate-hull-die": (5,), "activate-draw": "lane-34"})
    assert path(played) == ["T0"] and orders(played) == ["bb-false-activate"]
    came = played.state.pirate(VANE)
    assert (came.owner, came.hull, came.place.id) == (FALSE, "schooner", "34") and played.state.turn.done


@pytest.mark.rule("BB-T1", "BB-23.3")
@pytest.mark.parametrize("turn", [{}, LINE])
def test_beside_a_hunter_he_moves_whatever_the_line_says(turn: dict[str, Any]) -> None:
    kc = commissioner(3, FALSE, sea("C1"))
    state = solo(blood(), teach(), warship(2, sea("K9")), kc, turn=turn)
    played = turn_of(state, {"false-die": (4,), "false-move-end": "elsewhere-CAR-sea", "false-move-search": False})
    assert path(played)[:2] == ["-T0", "T1"] and last(played) == "P11-patrol"
    assert played.state.pirate(TEACH).place.kind == "sea" and orders(played) == ["bb-false-flees"]
    assert keys(played) == ["false-die"]


@pytest.mark.rule("BB-T1", "BB-16.4")
def test_careened_beside_a_hunter_he_takes_the_marker_off() -> None:
    state = solo(blood(), teach(slow=3, posture="careened"), warship(2, sea("K9")))
    played = turn_of(state)
    assert path(played) == ["-T0", "T1"] and orders(played) == ["bb-false-float"]
    assert played.state.pirate(TEACH).posture == "sea"


@pytest.mark.rule("BB-T1b", "BB-16.4")
def test_careened_he_goes_on_until_his_speed_is_restored() -> None:
    lost = solo(blood(), teach(coast("K9"), slow=5, posture="careened"))
    played = turn_of(lost, {"careen": (2,)})
    assert path(played) == ["-T0", "-T1", "T1b"] and played.state.pirate(TEACH).slow == 3
    whole = turn_of(solo(blood(), teach(posture="careened")))
    assert orders(whole) == ["bb-false-float"]


@pytest.mark.rule("BB-T1b")
def test_careened_he_ends_it_when_a_hunter_comes_near() -> None:
    state = solo(blood(), teach(coast("K9"), slow=5, posture="careened"), warship(2, sea("L2")))
    near = turn_of(state, {"false-hunted": True})
    assert orders(near) == ["bb-false-float"] and keys(near) == ["false-hunted"]
    assert orders(turn_out(state, {"false-hunted": False})) == ["bb-false-careen-on"]


@pytest.mark.rule("BB-T2", "BB-23.3")
def test_on_a_line_with_kc_his_commissioner_acts() -> None:
    state = solo(blood(sea("M3")), teach(), commissioner(3, FALSE, sea("C1")), turn=LINE)
    played = turn_out(state)
    assert path(played)[:4] == ["-T0", "-T1", "-T1b", "T2"] and last(played) == "K5"
    assert played.state.turn.actor == "kc-3"


@pytest.mark.rule("BB-T2", "BB-23.3", "BB-13.21")
@pytest.mark.parametrize(("notoriety", "order"), [(11, "bb-false-petition"), (10, "bb-false-patrol")])
def test_without_one_he_petitions_when_blood_is_notorious_enough(notoriety: int, order: str) -> None:
    state = solo(blood(notoriety=notoriety), teach(), turn=LINE)
    played = turn_out(state, {"petition": (6, 6)} if notoriety > 10 else {})
    assert orders(played) == [order]


@pytest.mark.rule("BB-T3", "BB-23.3")
def test_on_a_line_without_kc_his_pirate_acts() -> None:
    state = solo(blood(), teach(), commissioner(3, FALSE, sea("C1")))
    played = turn_out(state)
    assert path(played)[:5] == ["-T0", "-T1", "-T1b", "-T2", "T3"] and played.state.turn.actor == TEACH


@pytest.mark.rule("BB-T3")
def test_with_no_pirate_left_his_commissioner_acts() -> None:
    state = solo(blood(sea("M3")), commissioner(3, FALSE, sea("C1")))
    spent = state.with_player(FALSE, activated=(TEACH, VANE, ShipId("edward-low")))
    assert turn_out(spent).state.turn.actor == "kc-3"


@pytest.mark.rule("BB-T3")
def test_with_nothing_at_all_his_turn_passes() -> None:
    spent = solo(blood()).with_player(FALSE, activated=(TEACH, VANE, ShipId("edward-low")))
    played = turn_of(spent)
    assert played.state.turn.done and played.state.report == Report(FALSE, played.state.report.nodes)  # type: ignore[union-attr]


@pytest.mark.rule("BB-15.4", "BB-T2")
def test_a_port_just_taken_comes_before_the_line() -> None:
    state = solo(blood(), anchored(TEACH, FALSE, 24, taken=24, damage=5), commissioner(3, FALSE, sea("C1")), turn=LINE)
    played = turn_out(state)
    assert "P2" in path(played) and played.state.turn.actor == TEACH


@pytest.mark.rule("BB-P1", "BB-9.8")
def test_debauched_he_loses_the_turn_or_sends_his_commissioner() -> None:
    alone = turn_of(solo(blood(sea("M3")), teach(debauched=True)))
    assert last(alone) == "P1" and orders(alone) == ["bb-false-rest"] and alone.state.turn.done
    served = turn_out(solo(blood(sea("M3")), teach(debauched=True), commissioner(3, FALSE, sea("C1"))))
    assert "P1" in path(served) and served.state.turn.actor == "kc-3"


@pytest.mark.rule("BB-17K")
def test_an_operation_granted_by_an_event_is_his_commissioners() -> None:
    state = solo(blood(sea("M3")), teach(), commissioner(3, FALSE, sea("C1")), turn={"extra": 1})
    played = turn_out(state)
    assert played.state.turn.actor == "kc-3" and path(played)[0] == "-K1"


@pytest.mark.rule("BB-23.6")
def test_people_may_have_another_operation_made() -> None:
    state = solo(blood(), teach(damage=2), merchant(1, sea("K9")))
    usual = turn_out(state, {"false-die": (6,)})
    assert last(usual) == "P10" and orders(usual) == ["bb-false-prize"]
    answers = {"false-die": (6,), "false-operation": f"move-{TEACH}", "move-die": (1,), "move-end": "hex-K9"}
    other = turn_of(state, answers)
    assert orders(other) == [] and other.state.merchants and other.state.turn.actor == TEACH
    (question,) = [each for each in other.asked if each.key == "false-operation"]
    assert isinstance(question, Choose) and question.quiet and question.default == f"prize-{TEACH}"
    offered = [f"prize-{TEACH}", f"move-{TEACH}", f"cross-{TEACH}", f"petition-{FALSE}"]
    assert [option.id for option in question.options] == offered, "nothing that is refused, nor the turn given up"


@pytest.mark.rule("BB-23.1")
def test_the_turn_of_one_false_player_is_not_that_of_the_other() -> None:
    state = solo(blood(), teach(), pirate(VANE, "seat-3", sea("M3")), turn={"holder": "seat-3"})
    answers = {"false-die": (2,), "false-move-end": "elsewhere-CAR-sea", "false-move-search": False}
    played = play(state, false_players.play, answers, seat="seat-3")
    assert played.state.turn.actor == VANE and played.state.report is not None
    assert played.state.report.actor == "seat-3"


@pytest.mark.rule("BB-23.3")
def test_the_path_is_kept_for_the_screen_until_the_next_turn() -> None:
    played = turn_out(solo(blood(), teach()))
    assert played.state.report is not None and {node.id for node in played.state.report.nodes} <= set(NODES)
    assert all(node.text is not None and node.rule == rule_of(node.id) for node in played.state.report.nodes)
    again = turn_out(played.state.with_turn(done=False, actor=""))
    assert again.state.report is not None and again.state.report.nodes[0].id == "T0"
    assert [event.seat for event in again.of(FalseTurnBegan)] == [FALSE]


def test_nothing_is_told_of_a_path_that_nobody_walks() -> None:
    state = solo(blood(), teach())
    assert OrderGiven(played_words := turn_out(state).of(OrderGiven)[0].text).apply(state) == state
    assert played_words.key == "bb-false-patrol"


@pytest.mark.rule("BB-8.6", "BB-T1")
def test_a_pirate_in_a_transit_box_with_a_hunter_leaves_it() -> None:
    state = solo(blood(), teach(zone(1)), commissioner(9, "seat-1", zone(1)))
    played = turn_of(state, {"false-move-end": "zone-2", "false-move-search": False})
    assert "T1" in path(played) and played.state.pirate(TEACH).place == zone(2)


def test_every_question_stands_in_the_index_of_rules() -> None:
    index = rule_index("blackbeard")
    assert all(rule_of(node) in index for node in (*WHOSE, *PIRATE, *COMMISSIONER))
