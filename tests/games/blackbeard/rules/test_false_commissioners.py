"""23.4, K1 to K5: what a false player's King's Commissioner does."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.blackbeard.crown import commissioners
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.records import Commissioner, Place, Wounds
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.solo import false_commissioners
from tests.games.blackbeard.rules.false_play import (
    BLOOD,
    FALSE,
    TEACH,
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
from tests.games.blackbeard.rules.scene import anchored, coast, commissioner, lane, port, sea, zone
from tests.support.scripted import Played

GOLD = sea("C4", "CD")
HUNT = sea("H8", "CD")


def crown(place: Place = GOLD, **values: Any) -> Commissioner:
    """The false player's King's Commissioner."""
    return commissioner(3, FALSE, place, **values)


def table(*ships: Any, **values: Any) -> State:
    """Blood on the Gold Coast, Teach far away, and the line bears KC."""
    return solo(blood(HUNT), teach(), *ships, turn={"commissioner": True}, **values)


def end_asked(played: Played[State]) -> Any:
    (asked,) = [each for each in played.asked if each.key == "kc-move"]
    return asked


@pytest.mark.rule("BB-K1", "BB-23.4", "BB-8.1")
@pytest.mark.parametrize(("ailing", "posture"), [({"scurvy": True}, "anchored"), ({"wounds": Wounds(minor=1)}, "sea")])
def test_ill_it_makes_for_the_nearest_port_and_recovers_there(ailing: dict[str, Any], posture: str) -> None:
    """Wounded it has a single point, which brings it there and not into the port."""
    state = table(crown(damage=3, **ailing), governors={46: "pro"})
    played = turn_of(state, {"false-k1-1": "53", "kc-move": "port-53"})
    assert last(played) == "K1" and orders(played) == ["bb-false-makes-for"]
    kc = played.state.commissioner("kc-3")
    assert (kc.place, kc.posture) == (port(53), posture)
    there = turn_of(table(crown(port(53), posture="anchored", **ailing)))
    assert orders(there) == ["bb-false-recover"] and keys(there) == []


@pytest.mark.rule("BB-K2", "BB-23.4", "BB-16.3")
def test_damaged_a_die_sends_it_to_a_refit() -> None:
    state = table(crown(damage=3), governors={46: "pro", 51: "anti"})
    told = [("hexes-1", 2), ("port-2", "52"), ("hexes-2", 3)]
    played = turn_of(state, {"false-k2-die": (3,), "false-k2-1": told, "kc-move": "port-51"})
    assert last(played) == "K2" and played.state.commissioner("kc-3").posture == "anchored"
    assert end_asked(played).default == "port-51"
    goes_on = turn_out(state, {"false-k2-die": (4,)})
    assert "-K2" in path(goes_on) and last(goes_on) == "K5"
    there = turn_of(
        table(crown(port(51), posture="anchored", damage=3), governors={51: "anti"}), {"false-k2-die": (1,)}
    )
    assert orders(there) == ["bb-false-refit"] and there.state.commissioner("kc-3").damage == 1


@pytest.mark.rule("BB-K3", "BB-13.6")
def test_beside_blood_it_attacks_him() -> None:
    played = turn_out(table(crown(HUNT)))
    assert last(played) == "K3" and orders(played) == ["bb-false-attacks"]


@pytest.mark.rule("BB-23.4")
def test_it_hunts_nobody_but_blood() -> None:
    beside = solo(blood(HUNT), crown(sea("K9")), teach(owner=SeatId("seat-3")), turn={"commissioner": True})
    assert commissioners.quarry(beside, ShipId("kc-3")) == ()
    assert [pirate.id for pirate in commissioners.opposing(beside, FALSE)] == [BLOOD]
    assert false_commissioners.prey(beside, ShipId("kc-3")) == BLOOD


@pytest.mark.rule("BB-K4", "BB-16.4")
def test_slowed_on_a_coast_it_careens_while_blood_is_far() -> None:
    state = table(crown(coast("C5", "CD"), slow=2))
    far = turn_of(state, {"false-within": False, "careen": (1,)})
    assert last(far) == "K4" and far.state.commissioner("kc-3").posture == "careened"
    near = turn_of(state, {"false-within": True, "kc-move": "hex-H8"})
    assert last(near) == "K5" and end_asked(near).default == "hex-H8"
    away = turn_of(table(crown(coast("L5"), slow=2)), {"careen": (1,)})
    assert last(away) == "K4" and keys(away) == ["careen"], "in other waters he is far"


@pytest.mark.rule("BB-K4", "BB-16.4")
def test_careened_it_takes_the_marker_off_when_its_speed_is_back_or_blood_near() -> None:
    whole = turn_of(table(crown(coast("C5", "CD"), posture="careened")))
    assert orders(whole) == ["bb-false-float"] and whole.state.commissioner("kc-3").posture == "sea"
    slowed = table(crown(coast("C5", "CD"), posture="careened", slow=2))
    assert orders(turn_of(slowed, {"false-within": True})) == ["bb-false-float"]
    assert orders(turn_of(slowed, {"false-within": False, "careen": (1,)})) == ["bb-false-careen-on"]
    ill = turn_of(table(crown(coast("C5", "CD"), posture="careened", slow=2, scurvy=True)))
    assert orders(ill) == ["bb-false-float"], "it has to get to a port"


@pytest.mark.rule("BB-K5", "BB-13.4")
def test_otherwise_it_sails_for_blood() -> None:
    played = turn_of(table(crown()), {"kc-move": "hex-H8"})
    assert path(played)[-5:] == ["-K1", "-K2", "-K3", "-K4", "K5"] and orders(played) == ["bb-false-hunts"]
    assert played.state.commissioner("kc-3").place == HUNT and keys(played) == ["kc-move"]


@pytest.mark.rule("BB-K5", "BB-8.7", "BB-13.5")
def test_it_enters_a_port_for_blood_only() -> None:
    def at(state: State) -> str:
        return turn_out(state, {"kc-move": "port-53"}).state.commissioner("kc-3").posture

    prize = solo(anchored(BLOOD, "seat-1", 53), teach(), crown(), turn={"commissioner": True})
    assert at(prize) == "anchored"
    before = solo(anchored(BLOOD, "seat-1", 53), teach(), crown(port(53)), turn={"commissioner": True})
    assert end_asked(turn_out(before)).default == "port-53", "it lies before the port already"
    both = solo(anchored(BLOOD, "seat-1", 53), anchored(TEACH, FALSE, 53), crown(), turn={"commissioner": True})
    assert at(both) == "anchored", "whoever else lies there"
    own = solo(blood(HUNT), anchored(TEACH, FALSE, 53), crown(), turn={"commissioner": True})
    assert at(own) == "sea", "its own player's pirate is left in peace"


@pytest.mark.rule("BB-K5", "BB-8.6", "BB-23.4")
def test_to_another_ocean_it_goes_through_the_transit_boxes() -> None:
    state = solo(blood(), teach(), crown(zone(3)), turn={"commissioner": True})
    played = turn_of(state, {"kc-move": "zone-4"})
    assert end_asked(played).default == "zone-4", "towards the Indian Ocean"
    left = solo(blood(), teach(), crown(zone(3), left_zones=(4,)), turn={"commissioner": True})
    assert end_asked(turn_of(left, {"kc-move": "zone-2"})).default is None
    for box in (5, 6):
        state = solo(blood(zone(box)), teach(), crown(zone(4)), turn={"commissioner": True})
        assert end_asked(turn_of(state, {"kc-move": "zone-5"})).default == "zone-5"
    lost = solo(blood(zone(2)), teach(), crown(lane(34, "")), turn={"commissioner": True})  # type: ignore[arg-type]
    told = turn_out(lost, {"false-ocean": {"ocean": "CD"}})
    assert orders(told) == ["bb-false-follows"], "its ocean is asked first"
    far = turn_out(solo(blood(), teach(), crown(), turn={"commissioner": True}), {"kc-move": "elsewhere-CD-sea"})
    assert orders(far) == ["bb-false-follows"] and end_asked(far).default == "elsewhere-CD-sea"


@pytest.mark.rule("BB-K5", "BB-8.6", "BB-8.61")
def test_in_the_box_where_blood_is_it_lies_in_wait() -> None:
    played = turn_out(solo(blood(zone(5)), teach(), crown(zone(5)), turn={"commissioner": True}))
    assert end_asked(played).default == "zone-5" and played.state.commissioner("kc-3").place == zone(5)


@pytest.mark.rule("BB-23.4")
def test_of_two_the_one_nearer_to_blood_acts() -> None:
    state = table(crown(), commissioner(4, FALSE, HUNT), commissioner(5, FALSE, sea("A1")))
    assert false_commissioners.chosen(state, FALSE) == "kc-4"
    state = table(commissioner(5, FALSE, sea("A1")), crown())
    assert false_commissioners.chosen(state, FALSE) == "kc-3"


@pytest.mark.rule("BB-23.1", "BB-23.4")
def test_with_blood_gone_it_has_nobody_to_hunt() -> None:
    state = solo(blood(status="retired"), crown(), turn={"commissioner": True})
    spent = state.with_player(FALSE, activated=(TEACH, ShipId("charles-vane"), ShipId("edward-low")))
    played = turn_of(spent)
    assert orders(played) == ["bb-false-idle"] and keys(played) == [], "it stays where it is"
