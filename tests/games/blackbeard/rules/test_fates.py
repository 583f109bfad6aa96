"""A pirate who is lost or retires: his Net Worth, his log, his heir (10.1, 12.4, 18.1)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.blackbeard.captains import lost_pirates
from companion.games.blackbeard.captains.lost_pirates import Fate
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.records import Counter, Hostage, Wounds
from companion.games.blackbeard.model.state import State
from tests.games.blackbeard.rules.scene import book, merchant, pirate, play, port, scene, zone
from tests.support.scripted import Played

TEACH, ROBERTS, MISSON = ShipId("edward-teach"), ShipId("bartholomew-roberts"), ShipId("frederick-misson")
HEIR = {"gone-cut": MISSON}
HOSTAGE = Hostage("hostage-1", "spanish", 24)


def rich(**values: Any) -> State:
    """Teach on a battered brigantine in port 24, with everything that a pirate may have."""
    teach = pirate(
        place=port(24),
        posture="anchored",
        **{
            "hull": "brigantine",
            "damage": 2,
            "slow": 1,
            "holds": (350, 100),
            "hostages": (HOSTAGE,),
            "worth": 500,
            "deposits": ((24, 700),),
            "havens": (24,),
            "notoriety": 30,
            "popularity": 3,
            "marks": ("english",),
            "information": (11,),
            "letter": "english-1",
            "cunning": 2,
            "wounds": Wounds(minor=1),
            "ally": ROBERTS,
            **values,
        },
    )
    return scene(teach, pirate(ROBERTS, "seat-2", ally=TEACH), letters_out=("english-1",))


def die(state: State, fate: Fate, answers: dict[str, Any] | None = None) -> Played[State]:
    return play(state, lost_pirates.lost, answers, pirate=TEACH, fate=fate, key="gone", rule="BB-13.7")


@pytest.mark.rule("BB-12.4")
@pytest.mark.parametrize("fate", lost_pirates.INHERITED)
def test_the_heir_has_the_ship_as_it_stands_and_the_booty(fate: Fate) -> None:
    after = die(rich(), fate, HEIR).state
    heir = after.pirate(MISSON)
    assert (heir.owner, heir.hull, heir.damage, heir.slow) == ("seat-1", "brigantine", 2, 1)
    assert (heir.place, heir.posture, heir.holds, heir.hostages) == (port(24), "anchored", (350, 100), (HOSTAGE,))


@pytest.mark.rule("BB-12.4")
def test_the_heir_has_nothing_else_of_his_predecessor() -> None:
    heir = die(rich(), "mutiny", HEIR).state.pirate(MISSON)
    assert (heir.worth, heir.deposits, heir.notoriety, heir.popularity) == (0, (), 0, 7)
    assert (heir.letter, heir.marks, heir.information, heir.havens) == ("", (), (), ())
    assert (heir.cunning, heir.wounds, heir.ally) == (0, Wounds(), "")


@pytest.mark.rule("BB-12.4", "BB-6.21")
@pytest.mark.parametrize("fate", ["battle", "sunk", "wounds", "hanged", "port"])
def test_who_dies_in_battle_or_with_his_ship_has_no_heir(fate: Fate) -> None:
    after = die(rich(), fate).state
    assert after.pirates_of(SeatId("seat-1")) == () and len(after.pirates) == 2


@pytest.mark.rule("BB-12.4", "BB-3d")
def test_there_is_no_heir_when_the_player_has_had_all_his_pirates() -> None:
    used = tuple(pirate(each.id, status="dead") for each in book().pirates[3:5])
    state = scene(pirate(), *used, pirate(ROBERTS, "seat-2"))
    assert die(state, "mutiny").state.pirates_of(SeatId("seat-1")) == ()


@pytest.mark.rule("BB-10.1", "BB-10.42")
def test_death_takes_the_net_worth_aboard_and_in_safe_havens() -> None:
    lost = die(rich(), "sunk")
    teach = lost.state.pirate(TEACH)
    assert (teach.status, teach.worth, teach.deposits, teach.fortune) == ("dead", 0, (), 0)
    assert [(line.what, line.amount, line.cause) for line in lost.state.ledger] == [("worth", -500, "lost")]


@pytest.mark.rule("BB-18.1", "BB-10.42", "BB-4.22")
def test_retirement_keeps_the_net_worth_and_gives_back_what_was_left_in_a_haven() -> None:
    state = rich()
    after = play(state, lost_pirates.retire, HEIR, pirate=TEACH, key="gone", rule="BB-18.3", inherits=True).state
    teach = after.pirate(TEACH)
    assert (teach.status, teach.worth, teach.deposits, teach.fortune) == ("retired", 1200, (), 1200)
    assert after.pirate(MISSON).holds == (350, 100) and teach.holds == ()


@pytest.mark.rule("BB-18.2")
def test_who_retires_after_his_capture_leaves_the_ship_to_nobody() -> None:
    after = play(rich(), lost_pirates.retire, pirate=TEACH, key="gone", rule="BB-18.2", inherits=False).state
    assert after.pirates_of(SeatId("seat-1")) == () and after.pirate(TEACH).status == "retired"


@pytest.mark.rule("BB-12.4", "BB-17E")
def test_letter_and_alliance_end_with_him() -> None:
    after = die(rich(), "sunk").state
    assert after.letters_out == () and after.pirate(TEACH).letter == ""
    assert after.pirate(TEACH).ally == after.pirate(ROBERTS).ally == ""


@pytest.mark.rule("BB-9.33")
def test_merchants_of_his_search_go_back_to_the_cup() -> None:
    there = merchant(1, zone(3))
    own = Counter(there.id, "merchant", zone(3), searcher=TEACH)
    after = die(scene(pirate(place=zone(3)), own, merchant(2, zone(3))), "mutiny", HEIR).state
    assert [each.id for each in after.merchants] == ["merchant-2"]


@pytest.mark.rule("BB-17D", "BB-12.4")
def test_the_heir_stands_for_the_ship_with_which_the_operation_was_made() -> None:
    state = scene(pirate(), turn={"actor": TEACH, "done": True})
    assert die(state, "mutiny", HEIR).state.turn.actor == MISSON
    assert die(state, "sunk").state.turn.actor == TEACH


def test_nobody_lies_on_the_map_who_is_gone() -> None:
    after = die(rich(), "sunk").state
    assert after.pirates_at(port(24)) == () and [each.id for each in after.active] == [ROBERTS]
