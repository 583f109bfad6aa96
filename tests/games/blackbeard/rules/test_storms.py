"""9.31: what a storm does to whom."""

from __future__ import annotations

import pytest

from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.records import Place, Posture
from companion.games.blackbeard.prizes import storms
from tests.games.blackbeard.rules.scene import (
    SEA,
    anchored,
    book,
    coast,
    commissioner,
    lane,
    merchant,
    pirate,
    play,
    port,
    scene,
    sea,
    warship,
    zone,
)

TEACH, ROBERTS = ShipId("edward-teach"), ShipId("bartholomew-roberts")
STORM = {"key": "s", "rule": "BB-9.31"}


@pytest.mark.rule("BB-9.31")
def test_counters_go_to_their_cups_and_each_ship_rolls_for_itself() -> None:
    state = scene(
        pirate(), pirate(ROBERTS, "seat-2"), commissioner(4, "seat-2", SEA, speed=5), merchant(5, SEA), warship(6, SEA)
    )
    answers = {f"s-{TEACH}-storm": (4,), f"s-{ROBERTS}-storm": (2,), "s-kc-4-storm": (3,)}
    after = play(state, storms.storm, answers, centre=SEA, **STORM).state
    assert after.counters == ()
    assert [after.ship(ship).slow for ship in (TEACH, ROBERTS, ShipId("kc-4"))] == [4, 2, 3]


@pytest.mark.rule("BB-9.313")
def test_a_warship_in_port_is_safe() -> None:
    there = port(24)
    state = scene(pirate(place=there), warship(2, there), warship(3, there)).with_counter(
        ShipId("warship-3"), in_port=True
    )
    after = play(state, storms.storm, {f"s-{TEACH}-storm": (1, 2)}, centre=there, **STORM).state
    assert [counter.id for counter in after.counters] == ["warship-3"]


@pytest.mark.rule("BB-9.31")
def test_what_lies_near_on_the_same_map_is_asked_once() -> None:
    near, far = sea("K11"), sea("A1", "AN")
    state = scene(pirate(), merchant(2, near), merchant(3, near), merchant(4, far), merchant(5, sea("C3", "IND")))
    played = play(state, storms.storm, {"s-near": ["hex-K11"], f"s-{TEACH}-storm": (1,)}, centre=SEA, **STORM)
    asked = next(question for question in played.asked if question.key == "s-near")
    assert [option.id for option in asked.chosen(("hex-K11", "hex-A1", "hex-C3"))] == ["hex-K11", "hex-A1"]
    assert [counter.id for counter in played.state.counters] == ["merchant-4", "merchant-5"]


@pytest.mark.rule("BB-9.31")
def test_in_a_transit_box_nothing_else_is_near() -> None:
    state = scene(pirate(place=zone(2)), merchant(3, zone(2)), merchant(4, lane(34)))
    after = play(state, storms.storm, {f"s-{TEACH}-storm": (6,)}, centre=zone(2), **STORM).state
    assert [counter.id for counter in after.counters] == ["merchant-4"] and after.pirate(TEACH).slow == 6


@pytest.mark.rule("BB-9.311")
@pytest.mark.rule("BB-9.312")
@pytest.mark.rule("BB-9.313")
@pytest.mark.parametrize(
    ("place", "posture", "dice", "rule"),
    [
        (SEA, "sea", 1, "BB-9.312"),
        (zone(3), "sea", 1, "BB-9.312"),
        (coast("B2"), "sea", 2, "BB-9.311"),
        (port(24), "sea", 2, "BB-9.311"),
        (port(24), "anchored", 0, "BB-9.313"),
        (port(24), "careened", 1, "BB-9.313"),
        (coast("B2"), "careened", 1, "BB-9.313"),
    ],
)
def test_exposure(place: Place, posture: Posture, dice: int, rule: str) -> None:
    state = scene(pirate(place=place, posture=posture))
    assert storms.exposure(state, book(), TEACH) == (dice, rule)


@pytest.mark.rule("BB-9.311")
def test_d10_a_sloop_that_loses_nine_boxes_is_sunk() -> None:
    state = scene(pirate(place=coast("B2")))
    after = play(state, storms.storm, {f"s-{TEACH}-storm": (4, 5)}, centre=coast("B2"), **STORM).state
    assert after.pirate(TEACH).status == "dead"


@pytest.mark.rule("BB-9.313")
def test_whoever_lies_at_anchor_does_not_even_roll() -> None:
    state = scene(anchored(), pirate(ROBERTS, "seat-2", port(24), posture="careened"))
    played = play(state, storms.storm, {f"s-{ROBERTS}-storm": (2,)}, centre=port(24), **STORM)
    assert played.state.pirate(TEACH).slow == 0 and played.state.pirate(ROBERTS).slow == 2


@pytest.mark.rule("BB-22.2")
def test_no_cunning_helps_in_a_storm() -> None:
    played = play(scene(), storms.storm, {f"s-{TEACH}-storm": (2,)}, centre=SEA, **STORM)
    assert [question.key for question in played.asked] == [f"s-{TEACH}-storm"]
