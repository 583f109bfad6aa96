"""17 What every call of a Random Event brings before anybody knows which (8.52, 8.6, 14.3, A-20)."""

from __future__ import annotations

import pytest

from companion.games.blackbeard.crown import blockades
from companion.games.blackbeard.events import events_clock
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import RenownChanged
from companion.games.blackbeard.model.records import Pardon, Place
from tests.games.blackbeard.rules.event_play import WELL, called, card, told
from tests.games.blackbeard.rules.scene import (
    SEA,
    Ship,
    anchored,
    commissioner,
    lane,
    pirate,
    play_out,
    port,
    scene,
    sea,
    warship,
    zone,
)

TEACH, ROBERTS = ShipId("edward-teach"), ShipId("bartholomew-roberts")
SPANISH = 24


@pytest.mark.rule("BB-17", "BB-6.31", "A-20")
def test_the_steps_of_the_clock_come_in_order_and_before_the_card() -> None:
    state = scene(
        pirate(scurvy=True),
        anchored(ROBERTS, "seat-2", SPANISH),
        warship(4, port(SPANISH), revealed=True),
        warship(5, SEA, revealed=True),
        pardon=Pardon("french", "french-1"),
        letters_out=("french-1",),
        discards=(1, 2, 3),
    )
    answers = {
        "e-transit": ["warship-4"],
        "e-transit-warship-4": "1",
        f"e-automatic-{TEACH}-warship-5-attack": False,
        f"e-worse-{TEACH}-damage-wounds": WELL,
        f"e-worse-{TEACH}-die": WELL,
    }
    before = state.with_counter(ShipId("warship-4"), place=sea("B2"))
    played = called(before, "H", answers)
    assert played.state.counter(ShipId("warship-4")).place == zone(1)
    assert [question.key for question in played.asked if question.key in {*answers, "e-card"}] == [*answers, "e-card"]
    assert played.state.pardon is None and played.state.letters_out == ()
    assert played.state.discards == (int(card("H")),), "the whole deck is shuffled before the card is drawn"


@pytest.mark.rule("BB-17", "BB-8.6")
@pytest.mark.parametrize(
    ("ship", "asked"),
    [
        (commissioner(4, "seat-2", sea("B2")), True),
        (warship(4, sea("B2", "IND")), True),
        (commissioner(4, "seat-2", port(SPANISH)), False),
        (commissioner(4, "seat-2", zone(2)), False),
        (commissioner(4, "seat-2", sea("B2"), left_zones=(1,)), False),
        (commissioner(4, "seat-2", sea("B2"), left_zones=(3,)), True),
        (pirate(ROBERTS, "seat-2", sea("B2")), False),
    ],
)
def test_only_hunters_on_the_map_are_asked_about_for_the_transit_boxes(ship: Ship, asked: bool) -> None:
    played = called(scene(pirate(), ship), "H", {"e-transit": ()} if asked else {})
    assert ("e-transit" in [question.key for question in played.asked]) is asked
    keys = [question.key for question in played.asked]
    assert not asked or keys.index("e-transit") < keys.index("e-card"), "nobody knows the event yet"


@pytest.mark.rule("BB-8.6")
def test_of_a_hunter_by_a_lane_nobody_is_asked_whether_it_stands_on_an_arrow() -> None:
    played = called(scene(pirate(), warship(4, lane(31))), "H")
    assert [question.quiet for question in played.asked if question.key == "e-transit"] == [True]


@pytest.mark.rule("BB-8.6", "BB-23.4")
@pytest.mark.parametrize(("where", "quiet"), [(SEA, True), (sea("Z9", "IND"), False)])
def test_whether_a_false_players_commissioner_follows_blood_is_asked(where: Place, quiet: bool) -> None:
    state = scene(pirate("dr-peter-blood", place=where), commissioner(4, "seat-2", lane(31)), solo=True)
    played = called(state, "H", {} if quiet else {"e-transit": ()})
    assert [question.quiet for question in played.asked if question.key == "e-transit"] == [quiet]


@pytest.mark.rule("BB-8.6", "BB-8.52", "A-20")
def test_a_hunter_that_has_just_entered_a_box_catches_nobody_there() -> None:
    state = scene(pirate(place=zone(3)), warship(4, sea("B2", "CD"), revealed=True))
    played = called(state, "H", {"e-transit": ["warship-4"]})
    assert played.state.hunters_at(zone(3)) == ("warship-4",) and not told(played).count("bb-ev-event-skipped")


@pytest.mark.rule("BB-8.52", "A-05")
def test_a_battle_takes_the_place_of_the_event_but_not_of_the_clock() -> None:
    state = scene(
        pirate(),
        anchored(ROBERTS, "seat-2", SPANISH),
        warship(4, SEA, revealed=True),
        warship(5, port(SPANISH), revealed=True),
        pardon=Pardon("french", "french-1"),
        letters_out=("french-1",),
    )
    answers = {f"e-automatic-{TEACH}-warship-4-attack": True}
    played = play_out(state, events_clock.call, answers, key="e")
    assert told(played)[-1] == "bb-ev-event-skipped"
    assert "e-card" not in [question.key for question in played.asked], "no card is drawn for the event"
    assert played.state.pardon is None
    assert [event.cause for event in played.of(RenownChanged) if event.pirate == ROBERTS] == ["blockaded"]


@pytest.mark.rule("BB-8.52", "A-05")
def test_a_hunter_that_declines_leaves_the_event_as_it_is() -> None:
    state = scene(pirate(), commissioner(4, "seat-2", SEA))
    played = called(state, "H", {"e-transit": (), f"e-automatic-{TEACH}-kc-4-attack": False})
    assert played.state.commissioners == () and "bb-ev-event" in told(played)


@pytest.mark.rule("BB-14.3", "BB-17")
def test_a_blockade_costs_popularity_at_every_event() -> None:
    state = scene(anchored(blockaded=True), warship(4, port(SPANISH), revealed=True))
    assert blockades.blockaded(state, TEACH)
    first = called(state, "H").state
    assert called(first, "H").state.pirate(TEACH).popularity == 7 - 2
