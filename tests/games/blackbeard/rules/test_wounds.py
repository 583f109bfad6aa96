"""Damage, wounds, illness and lost Speed (13.7, 17C1, 8.3)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.blackbeard.captains import lost_pirates, wounds
from companion.games.blackbeard.model import current_values
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import RenownChanged
from companion.games.blackbeard.model.records import Limb, Wounds
from companion.games.blackbeard.model.state import State
from tests.games.blackbeard.rules.scene import SEA, anchored, book, commissioner, pirate, play, scene
from tests.support.scripted import Played

TEACH, TEW = ShipId("edward-teach"), ShipId("thomas-tew")
WELL = Wounds()


def card(kind: str) -> str:
    """An Action card with that wound."""
    return str(next(card.number for card in book().action_cards if card.wound.value == kind))


def wounded(kind: str, before: Wounds = WELL, ship: str = TEACH, heir: str = "", **scene_values: Any) -> Played[State]:
    """Teach, or the Commissioner with him, is wounded as a card says. heir: the pirate drawn to succeed him (12.4)."""
    state = scene(pirate(wounds=before), commissioner(4, "seat-2", SEA, wounds=before), **scene_values)
    answers = {"w-cut": heir} if heir else {}
    return play(state, wounds.inflict, answers, ship=ship, kind=kind, key="w", rule="BB-13.61")


@pytest.mark.rule("BB-13.7")
@pytest.mark.rule("BB-13.72")
@pytest.mark.rule("BB-5.21")
def test_each_point_costs_a_box_and_popularity() -> None:
    hurt = play(scene(), wounds.hurt, {"h-wounds": (2, 6)}, ship=TEACH, n=2, key="h", rule="BB-13.61")
    teach = hurt.state.pirate(TEACH)
    assert hurt.returned is True and (teach.damage, teach.popularity) == (2, 5)
    assert current_values.combat(hurt.state, book(), teach) == 4


@pytest.mark.rule("BB-13.72")
@pytest.mark.rule("BB-22.2")
def test_damage_by_scurvy_spares_popularity_and_knows_no_cunning() -> None:
    hurt = play(scene(), wounds.hurt, {"h-wounds": (6,)}, ship=TEACH, n=1, key="h", rule="BB-17C", scurvy=True)
    assert hurt.state.pirate(TEACH).popularity == 7 and [each.key for each in hurt.asked] == ["h-wounds"]


@pytest.mark.rule("BB-13.71")
def test_every_one_wounds_the_captain() -> None:
    answers = {"h-wounds": (1, 4, 1), "h-wound-1-card": card("superficial"), "h-wound-2-card": card("minor")}
    hurt = play(scene(), wounds.hurt, answers, ship=TEACH, n=3, key="h", rule="BB-13.61")
    assert hurt.state.pirate(TEACH).wounds == Wounds(superficial=1, minor=1)
    assert hurt.state.pirate(TEACH).popularity == 7 - 3 - 1
    assert len(hurt.state.discards) == 2


@pytest.mark.rule("BB-13.7")
def test_the_sunk_box_ends_it_without_a_die() -> None:
    hurt = play(scene(pirate(damage=4)), wounds.hurt, ship=TEACH, n=2, key="h", rule="BB-13.61")
    assert hurt.returned is False and hurt.state.pirate(TEACH).status == "dead"


@pytest.mark.rule("BB-13.7")
@pytest.mark.rule("BB-13.23")
def test_a_commissioner_without_combat_goes_back_to_the_cup() -> None:
    state = scene(pirate(), commissioner(4, "seat-2", SEA, combat=3))
    hurt = play(state, wounds.hurt, ship="kc-4", n=3, key="h", rule="BB-13.61")
    assert hurt.returned is False and hurt.state.commissioners == ()


@pytest.mark.rule("BB-13.711")
def test_superficial_wounds_lower_everything_by_one_each() -> None:
    twice = wounded("superficial", Wounds(superficial=1)).state
    captain = current_values.captain(twice, book(), twice.pirate(TEACH))
    assert (captain.ability, captain.cruelty) == (2, 2)
    assert twice.pirate(TEACH).popularity == 7


@pytest.mark.rule("BB-13.712")
@pytest.mark.parametrize(("ruling", "ability"), [("two", 2), ("one", 3)])
def test_a_minor_wound_spares_cruelty(ruling: str, ability: int) -> None:
    hurt = wounded("minor", rulings={"A-31": ruling}).state
    captain = current_values.captain(hurt, book(), hurt.pirate(TEACH))
    assert (captain.ability, captain.cruelty, hurt.pirate(TEACH).popularity) == (ability, 4, 6)


@pytest.mark.rule("BB-13.713")
@pytest.mark.parametrize("limb", ["leg", "arm", "eye"])
def test_a_crippling_wound_marks_him_for_life(limb: Limb) -> None:
    hurt = wounded(limb).state
    teach = hurt.pirate(TEACH)
    assert teach.wounds == Wounds(crippled=(limb,), healing=1) and teach.popularity == 5
    healed = hurt.with_pirate(TEACH, wounds=Wounds(crippled=(limb,)))
    printed, captain = current_values.card(book(), TEACH), current_values.captain(healed, book(), healed.pirate(TEACH))
    assert (captain.attack, captain.defence) == (printed.attack - 1, printed.defence - 1)
    assert (captain.endurance, captain.cruelty) == (printed.endurance - 1, printed.cruelty + 1)
    assert current_values.captain(hurt, book(), teach).ability == printed.ability - 3


@pytest.mark.rule("BB-13.713")
@pytest.mark.parametrize(
    ("lost", "kind", "dead"),
    [(("leg",), "arm", True), (("leg",), "leg", True), (("eye",), "eye", True), (("leg",), "eye", False)],
)
def test_two_limbs_or_both_eyes_are_death(lost: tuple[Limb, ...], kind: str, dead: bool) -> None:
    hurt = wounded(kind, Wounds(crippled=lost))
    assert hurt.returned is not dead
    assert hurt.state.pirate(TEACH).status == ("dead" if dead else "active")


@pytest.mark.rule("BB-13.71")
def test_killed_is_killed() -> None:
    assert wounded("killed").state.pirate(TEACH).status == "dead"
    assert wounded("killed", ship=ShipId("kc-4")).state.commissioners == ()


@pytest.mark.rule("BB-13.714")
def test_a_weaker_captain_slows_and_weakens_his_ship_but_never_below_one() -> None:
    hurt = wounded("minor").state
    assert (
        current_values.combat(hurt, book(), hurt.pirate(TEACH)),
        current_values.speed(hurt, book(), hurt.pirate(TEACH)),
    ) == (4, 1)
    low = hurt.with_pirate(TEACH, damage=5)
    assert current_values.combat(low, book(), low.pirate(TEACH)) == 1


@pytest.mark.rule("BB-13.712")
def test_a_wounded_commissioner_loses_combat_and_speed() -> None:
    hurt = wounded("minor", ship=ShipId("kc-4"))
    kc = hurt.state.commissioner("kc-4")
    assert (current_values.kc_combat(hurt.state, book(), kc), current_values.kc_speed(hurt.state, book(), kc)) == (6, 1)
    assert hurt.of(RenownChanged) == []


@pytest.mark.rule("BB-13.716")
@pytest.mark.parametrize(
    ("ruling", "before", "kind", "dead"),
    [
        ("any-two", Wounds(minor=1), "minor", True),
        ("different", Wounds(minor=1), "minor", False),
        ("different", Wounds(minor=1), "leg", True),
        ("scurvy-and-wound", Wounds(minor=1), "leg", False),
        ("scurvy-and-wound", Wounds(ill=True), "minor", True),
        ("", Wounds(minor=1), "minor", False),
        ("", Wounds(ill=True), "leg", True),
        ("any-two", Wounds(ill=True), "eye", True),
        ("any-two", Wounds(superficial=2), "minor", False),
    ],
)
def test_two_ills_before_recovery_are_fatal(ruling: str, before: Wounds, kind: str, dead: bool) -> None:
    hurt = wounded(kind, before, rulings={"A-17": ruling} if ruling else {}, heir=TEW if dead and before.ill else "")
    assert hurt.returned is not dead


@pytest.mark.rule("BB-17C1")
def test_scurvy_of_the_captain_weighs_like_a_wound() -> None:
    struck = play(scene(), wounds.ill, ship=TEACH, key="i", rule="BB-17C1")
    captain = current_values.captain(struck.state, book(), struck.state.pirate(TEACH))
    assert struck.returned is True and (captain.ability, struck.state.pirate(TEACH).popularity) == (2, 6)


@pytest.mark.rule("BB-17C2")
@pytest.mark.parametrize("before", [Wounds(ill=True), Wounds(minor=1), Wounds(crippled=("eye",), healing=1)])
def test_who_was_ill_or_wounded_dies_of_scurvy(before: Wounds) -> None:
    state = scene(pirate(wounds=before, damage=2), rulings={"A-17": "different"})
    struck = play(state, wounds.ill, {"i-cut": TEW}, ship=TEACH, key="i", rule="BB-17C1")
    assert struck.returned is False and struck.state.pirate(TEACH).status == "dead"
    heir = struck.state.pirate(TEW)
    assert (heir.place, heir.damage, heir.wounds) == (SEA, 2, WELL), "disease: the next captain takes over (12.4)"


@pytest.mark.rule("BB-13.716")
@pytest.mark.rule("BB-12.4")
@pytest.mark.parametrize(("ill", "fate"), [(True, "disease"), (False, "wounds")])
def test_a_death_is_disease_as_soon_as_scurvy_is_part_of_it(
    ill: bool, fate: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def lost(t: Any, pirate: str, how: str, key: str, rule: str) -> Any:
        told.append(how)
        yield from ()

    monkeypatch.setattr(lost_pirates, "lost", lost)
    wounded("minor", Wounds(ill=True) if ill else Wounds(minor=1), rulings={"A-17": "any-two"})
    assert told == [fate]


@pytest.mark.rule("BB-5.22")
@pytest.mark.rule("BB-8.3")
def test_d10_a_sloop_whose_speed_leaves_the_track_is_lost() -> None:
    lost = play(scene(), wounds.slow, ship=TEACH, boxes=9, key="s", rule="BB-9.311")
    assert lost.returned is False and lost.state.pirate(TEACH).status == "dead"
    saved = play(scene(), wounds.slow, ship=TEACH, boxes=8, key="s", rule="BB-9.311")
    assert saved.returned is True and current_values.speed(saved.state, book(), saved.state.pirate(TEACH)) == -5


@pytest.mark.rule("BB-8.3")
def test_d11_a_brigantine_two_boxes_slower_has_speed_nought() -> None:
    slower = play(scene(pirate(hull="brigantine")), wounds.slow, ship=TEACH, boxes=2, key="s", rule="BB-17J")
    assert current_values.speed(slower.state, book(), slower.state.pirate(TEACH)) == 0
    assert slower.state.pirate(TEACH).popularity == 7, "Speed is no damage"


@pytest.mark.rule("BB-8.3")
def test_a_commissioner_loses_no_more_speed_than_it_has() -> None:
    state = scene(anchored(), commissioner(4, "seat-2", SEA, speed=3))
    for boxes, slow in ((1, 1), (9, 3)):
        slower = play(state, wounds.slow, ship="kc-4", boxes=boxes, key="s", rule="BB-9.311")
        assert slower.returned is True and slower.state.commissioner("kc-4").slow == slow
        state = slower.state
    assert play(state, wounds.slow, ship="kc-4", boxes=1, key="s", rule="BB-9.311").events == []
