"""17C Scurvy: whom it strikes, how it grows worse, and who dies of it."""

from __future__ import annotations

import pytest

from companion.games.blackbeard.events import scurvy
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.ledger import HostagesChanged, RenownChanged
from companion.games.blackbeard.model.records import Hostage, Wounds
from tests.games.blackbeard.rules.event_play import WELL, called, happened
from tests.games.blackbeard.rules.scene import anchored, coast, commissioner, pirate, port, scene, sea, zone

TEACH, ROBERTS, KIDD, HEIR = (
    ShipId("edward-teach"),
    ShipId("bartholomew-roberts"),
    ShipId("william-kidd"),
    ShipId("thomas-tew"),
)
SPANISH = 24
HOSTAGE = Hostage("hostage-1", "spanish", SPANISH)


@pytest.mark.rule("BB-17C")
def test_scurvy_strikes_all_in_transit_boxes_and_the_ships_at_sea_of_the_current_player() -> None:
    state = scene(
        pirate(),
        anchored(KIDD, "seat-1"),
        pirate(HEIR, "seat-2", sea("C4")),
        pirate(ROBERTS, "seat-2", zone(2)),
        commissioner(4, "seat-2", zone(5)),
        commissioner(5, "seat-1", coast("D4"), posture="careened"),
    )
    assert scurvy.exposed(state, SeatId("seat-1")) == (TEACH, ROBERTS, "kc-4", "kc-5")


@pytest.mark.rule("BB-17C", "BB-13.72")
def test_scurvy_costs_a_point_of_damage_and_two_of_popularity() -> None:
    answers = {f"e-c-{TEACH}-damage-wounds": WELL, f"e-c-{TEACH}-die": WELL}
    teach = happened(scene(), "C", answers).state.pirate(TEACH)
    assert (teach.scurvy, teach.damage, teach.popularity, teach.wounds) == (True, 1, 5, Wounds())


@pytest.mark.rule("BB-17C", "BB-17C1")
def test_a_commissioner_has_scurvy_without_popularity_and_its_captain_may_fall_ill() -> None:
    state = scene(pirate(place=port(SPANISH), posture="anchored"), commissioner(4, "seat-2", zone(1)))
    answers = {"e-c-kc-4-damage-wounds": WELL, "e-c-kc-4-die": (1,)}
    played = happened(state, "C", answers)
    kc = played.state.commissioner("kc-4")
    assert (kc.scurvy, kc.damage, kc.wounds.ill) == (True, 1, True) and not played.of(RenownChanged)


@pytest.mark.rule("BB-17C1", "A-61")
def test_on_a_one_the_captain_is_ill_himself() -> None:
    answers = {f"e-c-{TEACH}-damage-wounds": WELL, f"e-c-{TEACH}-die": (1,)}
    teach = happened(scene(pirate(hostages=(HOSTAGE,))), "C", answers).state.pirate(TEACH)
    assert (teach.wounds.ill, teach.popularity, teach.hostages) == (True, 7 - 2 - 1, (HOSTAGE,))


@pytest.mark.rule("BB-17C1")
@pytest.mark.parametrize("hostages", [(), (HOSTAGE,)])
def test_on_a_two_all_hostages_die(hostages: tuple[Hostage, ...]) -> None:
    answers = {f"e-c-{TEACH}-damage-wounds": WELL, f"e-c-{TEACH}-die": (2,)}
    played = happened(scene(pirate(hostages=hostages)), "C", answers)
    assert played.state.pirate(TEACH).hostages == () and len(played.of(HostagesChanged)) == len(hostages)


@pytest.mark.rule("BB-17C2")
def test_scurvy_at_sea_grows_worse_at_the_next_event_and_a_second_outbreak_adds_nothing() -> None:
    answers = {f"e-worse-{TEACH}-damage-wounds": WELL, f"e-worse-{TEACH}-die": WELL}
    played = called(scene(pirate(scurvy=True)), "C", answers)
    teach = played.state.pirate(TEACH)
    assert (teach.damage, teach.popularity) == (1, 5)
    assert [event.rule for event in played.of(RenownChanged)] == ["BB-17C2"]


@pytest.mark.rule("BB-17C2")
def test_in_port_scurvy_rests() -> None:
    played = called(scene(anchored(scurvy=True)), "H")
    teach = played.state.pirate(TEACH)
    assert (teach.damage, teach.popularity, teach.scurvy) == (0, 7, True)


@pytest.mark.rule("BB-17C2", "A-62", "BB-12.4")
@pytest.mark.parametrize("before", [Wounds(ill=True), Wounds(minor=1), Wounds(crippled=("leg",), healing=1)])
def test_one_already_ill_or_wounded_dies_of_it_and_his_ship_is_inherited(before: Wounds) -> None:
    state = scene(pirate(scurvy=True, wounds=before))
    answers = {f"e-worse-{TEACH}-damage-wounds": WELL, f"e-worse-{TEACH}-die": (1,), f"e-worse-{TEACH}-ill-cut": HEIR}
    after = called(state, "H", answers).state
    heir = after.pirate(HEIR)
    assert after.pirate(TEACH).status == "dead"
    assert (heir.damage, heir.scurvy, heir.popularity) == (1, True, 7)


@pytest.mark.rule("BB-17C")
def test_scurvy_may_sink_a_ship_and_then_nobody_falls_ill() -> None:
    state = scene(pirate(damage=5))
    played = happened(state, "C")
    assert played.state.pirate(TEACH).status == "dead"
    assert not played.state.pirates_of(SeatId("seat-1")), "a sunk ship has no heir"
