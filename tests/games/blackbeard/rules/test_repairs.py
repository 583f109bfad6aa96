"""Refitting, careening, recovering (16, 13.715, 17C3)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.rules.verdicts import Verdict
from companion.games.blackbeard.harbour import repairs
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.records import Commissioner, Pirate, Wounds
from companion.games.blackbeard.model.state import State
from tests.games.blackbeard.rules.scene import (
    anchored,
    book,
    coast,
    commissioner,
    copied,
    pirate,
    play,
    port,
    scene,
    sea,
    zone,
)
from tests.support.verdicts import refused_by

TEACH, ROBERTS = ShipId("edward-teach"), ShipId("bartholomew-roberts")
HAVEN = 35
"""Tortuga, a pirate haven."""


def broken(verdict: Verdict) -> list[str]:
    return [reason.rule for reason in verdict.refusals]


def docked(**values: Any) -> Commissioner:
    """A King's Commissioner of the first player in port 24."""
    return commissioner(1, "seat-1", port(24), **{"posture": "anchored", "damage": 5, **values})


def refitted(state: State, ship: str = TEACH) -> int:
    """Damage left after a refit."""
    return play(state, repairs.refit, ship=ship).state.ship(ship).damage


# ---------------------------------------------------------------------- refit


@pytest.mark.rule("BB-16.1", "BB-7.2F")
def test_a_pirate_haven_repairs_everything() -> None:
    state = scene(anchored(number=HAVEN, damage=4))
    assert repairs.may_refit(state, book(), TEACH).allowed and refitted(state) == 0


@pytest.mark.rule("BB-16.1")
def test_so_does_his_own_safe_haven_whatever_its_governor_but_an_enemy() -> None:
    home = anchored(damage=4, havens=(24,))
    assert refitted(scene(home)) == 0 and refitted(scene(home, governors={24: "pro"})) == 0
    assert refused_by(repairs.may_refit(scene(home, governors={24: "anti"}), book(), TEACH)) == ["BB-16.2"]


@pytest.mark.rule("BB-16.2")
def test_a_neutral_port_repairs_one_point_and_a_pro_pirate_one_two() -> None:
    hurt = anchored(damage=4)
    assert refitted(scene(hurt)) == 3 and refitted(scene(hurt, governors={24: "pro"})) == 2


@pytest.mark.rule("BB-16.2")
def test_no_more_is_repaired_than_is_lost() -> None:
    assert refitted(scene(anchored(damage=1), governors={24: "pro"})) == 0


@pytest.mark.rule("BB-16.2")
def test_an_anti_pirate_port_repairs_nothing_for_a_pirate() -> None:
    state = scene(anchored(damage=1), governors={24: "anti"})
    assert broken(repairs.may_refit(state, book(), TEACH)) == ["BB-16.2"]


@pytest.mark.rule("BB-16.2", "BB-9.62")
def test_nor_does_a_port_whose_nation_he_has_attacked() -> None:
    hostile = scene(anchored(damage=1, marks=("spanish",)), cards=(copied("port", 24, nation="spanish"),))
    assert broken(repairs.may_refit(hostile, book(), TEACH)) == ["BB-16.2"]


@pytest.mark.rule("BB-16.2", "BB-15.5")
def test_nor_does_a_destroyed_port() -> None:
    state = scene(anchored(damage=1)).with_port(24, destroyed=True)
    assert broken(repairs.may_refit(state, book(), TEACH)) == ["BB-16.2"]


@pytest.mark.rule("BB-16.3", "BB-7.3E")
def test_a_commissioner_repairs_one_point_in_a_neutral_port_and_two_in_an_anti_pirate_one() -> None:
    assert refitted(scene(pirate(), docked()), ShipId("kc-1")) == 4
    assert refitted(scene(pirate(), docked(), governors={24: "anti"}), ShipId("kc-1")) == 3


@pytest.mark.rule("BB-16.3")
def test_a_commissioner_repairs_nothing_where_the_governor_is_with_the_pirates() -> None:
    state = scene(pirate(), docked(), governors={24: "pro"})
    assert broken(repairs.may_refit(state, book(), ShipId("kc-1"))) == ["BB-16.3"]


@pytest.mark.rule("BB-16.1", "BB-7.2F")
@pytest.mark.parametrize(
    ("ship", "expected"),
    [
        (pirate(damage=1), ["BB-7.2"]),
        (pirate(place=port(24), damage=1), ["BB-7.2"]),
        (anchored(), ["BB-16.2"]),
        (anchored(havens=(24,)), ["BB-16.1"]),
        (pirate(), ["BB-7.2", "BB-7.2F"]),
        (anchored(damage=1, debauched=True), ["BB-9.8"]),
        (pirate(place=port(24), posture="careened", damage=1), ["BB-16.4"]),
    ],
)
def test_a_refit_needs_damage_and_a_port(ship: Pirate, expected: list[str]) -> None:
    assert broken(repairs.may_refit(scene(ship), book(), TEACH)) == expected


@pytest.mark.rule("BB-16.1", "BB-16.2", "BB-16.3")
@pytest.mark.parametrize(
    ("ship", "governor", "rule"),
    [
        (anchored(damage=3, havens=(24,)), "", "BB-16.1"),
        (anchored(damage=3, number=HAVEN), "", "BB-16.1"),
        (anchored(damage=3), "pro", "BB-16.2"),
        (anchored(damage=3), "", "BB-16.2"),
    ],
)
def test_a_refit_is_told_under_the_rule_of_the_port(ship: Pirate, governor: str, rule: str) -> None:
    """Book 16.1: a Safe Haven and a pirate port repair all; 16.2 names neutral and pro-pirate ports, 16.3 the CR."""
    played = play(scene(ship, governors={24: governor} if governor else {}), repairs.refit, ship=TEACH)
    assert [event.rule for event in played.events][1] == rule
    crown = play(scene(pirate(), docked()), repairs.refit, ship="kc-1")
    assert [event.rule for event in crown.events][1] == "BB-16.3"


@pytest.mark.rule("BB-7.2F", "BB-7.2H", "BB-7.2J", "BB-7.3D", "BB-7.3E", "BB-7.3F")
@pytest.mark.parametrize("name", sorted(repairs.OPERATIONS))
def test_an_operation_is_told_under_the_list_of_who_makes_it(name: str) -> None:
    """Book 7.2 lists what pirates do, 7.3 what King's Commissioners do, with letters of their own."""
    ailing: dict[str, Any] = {"damage": 2, "slow": 1, "scurvy": True}
    state = scene(anchored(**ailing), docked(**ailing))
    for ship, rule in zip((TEACH, "kc-1"), repairs.OPERATIONS[name], strict=True):
        answers = {"careen": (1,)} if name == "careen" else {}
        assert play(state, repairs.COMMANDS[name], answers, ship=ship).events[0].rule == rule


@pytest.mark.rule("BB-7.3")
def test_a_commissioner_at_sea_is_refused_by_its_own_list() -> None:
    state = scene(pirate(), commissioner(1, "seat-1", sea("A1"), damage=1))
    assert broken(repairs.may_refit(state, book(), ShipId("kc-1"))) == ["BB-7.3"]


@pytest.mark.rule("BB-15.3", "BB-16.1")
def test_only_a_full_repair_lets_him_attack_the_port_that_repulsed_him() -> None:
    def repulsed(damage: int) -> tuple[int, ...]:
        state = scene(anchored(damage=damage, repulsed=(11,)))
        return play(state, repairs.refit, ship=TEACH).state.pirate(TEACH).repulsed

    assert repulsed(2) == (11,) and repulsed(1) == ()


@pytest.mark.rule("BB-7.1", "BB-6.32")
def test_it_is_the_operation_of_the_turn() -> None:
    after = play(scene(anchored(damage=3)), repairs.refit, ship=TEACH).state
    assert (after.turn.actor, after.turn.done) == (TEACH, True)
    assert broken(repairs.may_refit(after, book(), TEACH)) == ["BB-6.32"]


# ---------------------------------------------------------------------- careening


@pytest.mark.rule("BB-16.4", "BB-7.2J")
@pytest.mark.parametrize(("rolled", "left"), [(1, 4), (4, 1), (6, 0)])
def test_a_die_of_boxes_of_speed_comes_back_and_the_marker_lies_there(rolled: int, left: int) -> None:
    state = scene(pirate(place=coast("B2"), slow=5))
    after = play(state, repairs.careen, {"careen": (rolled,)}, ship=TEACH).state.pirate(TEACH)
    assert (after.slow, after.posture, after.place) == (left, "careened", coast("B2"))


@pytest.mark.rule("BB-16.4")
@pytest.mark.parametrize(
    ("ship", "expected"),
    [
        (pirate(place=coast("B2"), slow=1), []),
        (anchored(slow=1), []),
        (pirate(place=port(24), slow=1), ["BB-16.4"]),
        (pirate(place=sea("B2"), slow=1), ["BB-16.4"]),
        (pirate(place=zone(1), slow=1), ["BB-16.4"]),
        (pirate(place=coast("B2")), ["BB-16.4"]),
        (pirate(place=coast("B2"), posture="careened", slow=1), []),
        (pirate(place=coast("B2"), slow=1, debauched=True), ["BB-9.8"]),
    ],
)
def test_careening_needs_a_coast_and_lost_speed(ship: Pirate, expected: list[str]) -> None:
    assert broken(repairs.may_careen(scene(ship), book(), TEACH)) == expected


@pytest.mark.rule("BB-22.2", "BB-16.4")
def test_a_pirate_may_use_cunning_while_careening() -> None:
    state = scene(pirate(place=coast("B2"), slow=5))
    answers = {"careen": (1,), "careen-again": True, "careen-second": (5,)}
    assert play(state, repairs.careen, answers, ship=TEACH).state.pirate(TEACH).slow == 0


@pytest.mark.rule("BB-16.4", "BB-7.3F")
def test_a_commissioner_careens_too() -> None:
    kc = commissioner(1, "seat-1", coast("B2"), slow=2)
    after = play(scene(pirate(), kc), repairs.careen, {"careen": (3,)}, ship="kc-1").state.commissioner("kc-1")
    assert (after.slow, after.posture) == (0, "careened")


@pytest.mark.rule("BB-16.4")
@pytest.mark.parametrize(("place", "posture"), [(coast("B2"), "sea"), (port(24), "anchored")])
def test_the_marker_is_taken_away_by_another_operation(place: Any, posture: str) -> None:
    state = scene(pirate(place=place, posture="careened", slow=1))
    assert repairs.may_float(state, book(), TEACH).allowed
    after = play(state, repairs.float_again, ship=TEACH).state
    assert (after.pirate(TEACH).posture, after.turn.done) == (posture, True)
    assert broken(repairs.may_float(after.with_turn(done=False, actor=""), book(), TEACH)) == ["BB-16.4"]


# ---------------------------------------------------------------------- recovering


@pytest.mark.rule("BB-13.715", "BB-7.2H", "BB-17C3")
def test_a_captain_recovers_from_everything_but_what_is_lost_for_good() -> None:
    wounds = Wounds(superficial=1, minor=1, crippled=("leg",), healing=1, ill=True)
    state = scene(anchored(wounds=wounds, scurvy=True, damage=2, popularity=3))
    after = play(state, repairs.recover, ship=TEACH).state.pirate(TEACH)
    assert after.wounds == Wounds(superficial=1, crippled=("leg",))
    assert (after.scurvy, after.damage, after.popularity) == (False, 2, 3)


@pytest.mark.rule("BB-13.715")
def test_some_tables_give_back_the_popularity_that_wounds_cost() -> None:
    wounds = Wounds(minor=1, crippled=("leg",), healing=1, ill=True)
    state = scene(anchored(wounds=wounds, popularity=3), rulings={"A-58": "restored"})
    assert play(state, repairs.recover, ship=TEACH).state.pirate(TEACH).popularity == 3 + 1 + 2


@pytest.mark.rule("BB-17C3", "BB-13.715")
def test_scurvy_leaves_the_ship_whether_or_not_the_captain_has_it() -> None:
    state = scene(anchored(scurvy=True))
    assert repairs.may_recover(state, book(), TEACH).allowed
    assert not play(state, repairs.recover, ship=TEACH).state.pirate(TEACH).scurvy


@pytest.mark.rule("BB-15.5", "BB-13.715")
def test_nobody_recovers_in_a_port_that_has_been_sacked() -> None:
    state = scene(anchored(wounds=Wounds(minor=1))).with_port(24, destroyed=True)
    assert broken(repairs.may_recover(state, book(), TEACH)) == ["BB-15.5"]
    before = scene(pirate(place=port(24), wounds=Wounds(minor=1))).with_port(24, destroyed=True)
    assert broken(repairs.may_recover(before, book(), TEACH)) == ["BB-7.2", "BB-15.5"], "to enter it would not help"


@pytest.mark.rule("BB-13.715", "BB-7.3D")
def test_a_commissioner_recovers_too() -> None:
    state = scene(pirate(), docked(wounds=Wounds(minor=1)))
    assert play(state, repairs.recover, ship="kc-1").state.commissioner("kc-1").wounds == Wounds()


@pytest.mark.rule("BB-13.715", "BB-7.2H")
@pytest.mark.parametrize(
    ("ship", "expected"),
    [
        (anchored(wounds=Wounds(minor=1)), []),
        (anchored(number=HAVEN, wounds=Wounds(ill=True)), []),
        (anchored(), ["BB-13.715"]),
        (anchored(wounds=Wounds(superficial=1)), ["BB-13.715"]),
        (anchored(wounds=Wounds(crippled=("leg",))), ["BB-13.715"]),
        (pirate(wounds=Wounds(minor=1)), ["BB-7.2"]),
    ],
)
def test_recovering_needs_a_port_and_something_to_recover_from(ship: Pirate, expected: list[str]) -> None:
    assert broken(repairs.may_recover(scene(ship), book(), TEACH)) == expected


def test_the_menu_has_all_four_for_every_ship_of_the_player_with_the_dice() -> None:
    state = scene(anchored(), pirate(ROBERTS, "seat-2"), docked())
    found = [offer.option.id for offer in repairs.offers(state, book())]
    names = ("refit", "careen", "float", "recover")
    assert found == [f"{name}-{ship}" for ship in (TEACH, "kc-1") for name in names]
