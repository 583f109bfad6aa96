"""What captains and ships are worth now: printed values less damage, wounds and illness (5, 13.71, 13.714, A-42)."""

from __future__ import annotations

from dataclasses import astuple
from typing import Any

import pytest

from companion.core.values.messages import msg
from companion.games.blackbeard.model import current_values
from companion.games.blackbeard.model.current_values import CaptainValues
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.records import Limb, Wounds
from tests.games.blackbeard.rules.scene import book, commissioner, pirate, scene, sea

TEACH, QUELCH = ShipId("edward-teach"), ShipId("john-quelch")
WELL = Wounds()


def captain(
    wounds: Wounds = WELL, name: str = TEACH, rulings: dict[str, str] | None = None, **values: Any
) -> CaptainValues:
    """The captain of whom nothing else is said is Teach: 4, 4, 3, 3, 4/5, 7."""
    teach = pirate(name, wounds=wounds, **values)
    return current_values.captain(scene(teach, rulings=rulings), book(), teach)


def ship(hull: str = "sloop", damage: int = 0, slow: int = 0, wounds: Wounds = WELL) -> tuple[int, int]:
    """Combat and Speed."""
    boat = pirate(hull=hull, damage=damage, slow=slow, wounds=wounds)
    state = scene(boat)
    return current_values.combat(state, book(), boat), current_values.speed(state, book(), boat)


@pytest.mark.rule("BB-5.1", "BB-5.11", "BB-5.12", "BB-5.13", "BB-5.14", "BB-5.15", "BB-5.16", "BB-2.7")
def test_a_captain_is_worth_what_his_card_says() -> None:
    assert astuple(captain()) == (4, 4, 3, 3, 4, 5, 7)


@pytest.mark.rule("BB-5.14", "BB-22.1")
def test_cunning_is_what_is_left_of_it() -> None:
    assert captain(cunning=2).cunning == 1


@pytest.mark.rule("BB-5.2", "BB-5.21", "BB-5.22", "BB-2.6")
@pytest.mark.parametrize(
    ("hull", "values"), [("sloop", (6, 3)), ("schooner", (5, 3)), ("brigantine", (8, 1)), ("square-rigger", (10, 0))]
)
def test_ships_begin_with_their_full_value(hull: str, values: tuple[int, int]) -> None:
    assert ship(hull) == values


@pytest.mark.rule("BB-5.21", "BB-5.22", "BB-5.2")
@pytest.mark.parametrize(
    ("hull", "damage", "slow", "values"),
    [("sloop", 5, 8, (1, -5)), ("brigantine", 1, 2, (7, 0)), ("square-rigger", 9, 3, (1, -2))],
)
def test_d11_every_loss_is_a_box_of_its_track_and_speed_goes_below_nothing(
    hull: str, damage: int, slow: int, values: tuple[int, int]
) -> None:
    assert ship(hull, damage, slow) == values


@pytest.mark.rule("BB-5.21", "BB-5.22")
@pytest.mark.parametrize(("hull", "boxes"), [("sloop", 6), ("schooner", 5), ("brigantine", 8), ("square-rigger", 10)])
def test_a_ship_is_lost_beyond_the_last_box_of_either_track(hull: str, boxes: int) -> None:
    def sunk(damage: int, slow: int) -> bool:
        return current_values.sunk(book(), pirate(hull=hull, damage=damage, slow=slow))

    assert not sunk(boxes - 1, 8) and sunk(boxes, 0) and sunk(0, 9)
    assert ship(hull, boxes - 1) == ship(hull, boxes) == ship(hull, boxes + 3), "one that went down shows its last box"


@pytest.mark.rule("BB-13.711")
def test_a_superficial_wound_lowers_everything_by_one_and_cruelty_too() -> None:
    assert astuple(captain(Wounds(superficial=1))) == (3, 3, 2, 2, 3, 4, 6)
    assert captain(Wounds(superficial=2)).ability == 2


@pytest.mark.rule("BB-13.712")
@pytest.mark.parametrize(("ruling", "values"), [("two", (2, 4, 1, 1, 2, 3, 5)), ("one", (3, 4, 2, 2, 3, 4, 6))])
def test_a_minor_wound_spares_cruelty(ruling: str, values: tuple[int, ...]) -> None:
    assert astuple(captain(Wounds(minor=1), rulings={"A-31": ruling})) == values


@pytest.mark.rule("BB-13.713")
@pytest.mark.parametrize("limb", ["leg", "arm", "eye"])
def test_a_cripple_is_three_lower_until_he_recovers_and_marked_for_ever(limb: Limb) -> None:
    assert astuple(captain(Wounds(crippled=(limb,), healing=1))) == (1, 5, 0, 0, 0, 1, 3)
    assert astuple(captain(Wounds(crippled=(limb,)))) == (4, 5, 3, 3, 3, 4, 6)


@pytest.mark.rule("BB-13.713")
def test_cruelty_rises_to_five_at_most() -> None:
    assert captain(Wounds(crippled=("leg",)), ShipId("francis-lolonais")).cruelty == 5


@pytest.mark.rule("BB-17C1")
def test_illness_lowers_everything_but_cruelty_by_two() -> None:
    assert astuple(captain(Wounds(ill=True))) == (2, 4, 1, 1, 2, 3, 5)


@pytest.mark.rule("BB-5.1")
def test_no_characteristic_falls_below_nothing() -> None:
    assert min(astuple(captain(Wounds(superficial=4, minor=1, healing=1), QUELCH))) == 0


@pytest.mark.rule("BB-13.714")
def test_each_point_of_ability_lost_costs_the_ship_a_box_of_combat_and_of_speed() -> None:
    assert ship(wounds=Wounds(minor=1)) == (4, 1)
    assert ship("brigantine", 1, 1, Wounds(minor=1)) == (5, -1)


@pytest.mark.rule("BB-13.714")
def test_weakness_alone_leaves_a_combat_of_one_and_the_last_box_of_speed() -> None:
    assert ship(damage=4, slow=7, wounds=Wounds(healing=1)) == (1, -5)
    weak = pirate(damage=4, slow=7, wounds=Wounds(healing=1))
    assert not current_values.sunk(book(), weak)


@pytest.mark.rule("BB-13.714")
def test_no_more_boxes_are_lost_than_points_of_ability() -> None:
    """Kennedy's Ability of 2 cannot fall by 3."""
    kennedy = pirate("walter-kennedy", wounds=Wounds(healing=1))
    assert current_values.weakened(scene(kennedy), book(), kennedy) == 2


@pytest.mark.rule("BB-13.61", "BB-5.11")
def test_strength_in_battle_is_ability_and_combat() -> None:
    strength = current_values.combat_sum(scene(), book(), pirate(damage=1), msg("bb-combat"))
    assert [(term.value, term.rule) for term in strength.terms] == [(4, "BB-5.11"), (5, "BB-5.21")]
    assert strength.total == 9


@pytest.mark.rule("BB-13.712", "BB-13.713", "BB-2.33")
@pytest.mark.parametrize(
    ("wounds", "values"),
    [
        (Wounds(), (6, 2)),
        (Wounds(superficial=1), (5, 1)),
        (Wounds(minor=1), (4, 1)),
        (Wounds(crippled=("arm",), healing=1), (3, 1)),
    ],
)
def test_a_wounded_commissioner_is_weaker_but_never_below_one(wounds: Wounds, values: tuple[int, int]) -> None:
    kc = commissioner(1, "seat-2", sea("A1"), damage=2, slow=1, wounds=wounds)
    state = scene(pirate(), kc)
    assert (current_values.kc_combat(state, book(), kc), current_values.kc_speed(state, book(), kc)) == values


@pytest.mark.rule("BB-13.711", "BB-5.12")
def test_cruelty_falls_to_nothing_at_worst() -> None:
    assert [captain(Wounds(superficial=n)).cruelty for n in (3, 4, 5)] == [1, 0, 0]
