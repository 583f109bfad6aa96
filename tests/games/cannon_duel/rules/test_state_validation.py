"""What a state names by its id: every name on a full table is known, and each that cannot be is found in its place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.core.values.frozen_records import replace
from companion.games.cannon_duel.model.ids import UNKNOWN, SeatId
from companion.games.cannon_duel.model.records import Ending, ShotResult, Tally, Target, Wear
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.state_validation import NAMES
from tests.games.cannon_duel.rules.scene import ANNE, BART, BOOK, aimed, duel, with_hand

NOBODY = SeatId("seat-9")
AT = f"players.{ANNE}"


def full() -> State:
    """Something lies everywhere."""
    s = aimed(with_hand(duel(), ANNE, "hearts-1", UNKNOWN), ANNE, 1, left="spades-9", below="joker-1=10")
    s = aimed(s, ANNE, 2, left="unknown=0").with_player(BART, tricks=("2", UNKNOWN), disasters=("third",))
    s = s.with_player(ANNE, discards=("clubs-10",), broadsides=("hearts",), swerves=(10, 1), dodges=(1, 2))
    s = s.with_player(ANNE, reputation="9", tricks=("24",))
    return replace(
        s,
        targets_gone=("30",),
        tricks_gone=("1",),
        tallies=(Tally(ANNE), Tally(BART)),
        wear=(Wear(1, ANNE, 40, 14), Wear(1, BART, 40, 14)),
        volley=ShotResult(ANNE, "hull-bow", (), 0),
        outcome=Ending(BART, "sunk"),
    )


def wrong(s: State) -> list[tuple[str, object]]:
    """The names that are none, each with its place."""
    return [(each.place, each.given) for each in NAMES.in_state(s, BOOK, ()) if each.given not in each.known]


def test_every_name_on_a_full_table_is_known() -> None:
    assert wrong(full()) == []
    assert wrong(duel().with_player(ANNE, zones=(), cannons=(), active="")) == []


def broken() -> Iterator[tuple[State, str, object]]:
    """A full table on which one name cannot be, with its place."""
    s, anne = full(), full().player(ANNE)
    yield s.with_turn(seat=NOBODY), "turn.seat", NOBODY
    yield replace(s, targets_gone=("31",)), "targets_gone.0", "31"
    yield replace(s, tricks_gone=("2",)), "tricks.2", "2"
    yield s.with_player(ANNE, tricks=("2",)).with_player(BART, tricks=("2",)), "tricks.2", "2"
    yield replace(s, tallies=(Tally(NOBODY),)), "tallies.0.seat", NOBODY
    yield replace(s, wear=(Wear(1, NOBODY, 0, 0),)), "wear.0.seat", NOBODY
    yield replace(s, volley=ShotResult(NOBODY, "hull-bow", (), 0)), "volley.seat", NOBODY
    yield replace(s, outcome=Ending(NOBODY, "sunk")), "outcome.winner", NOBODY
    yield s.with_player(ANNE, zones=anne.zones[:-1]), f"{AT}.zones", 8
    yield s.with_player(ANNE, zones=(*anne.zones[:-1], anne.zones[0])), f"{AT}.zones.8.id", "sails-bow"
    moved = s.with_zone(ANNE, "deck-stern", officers=())
    yield moved.with_zone(ANNE, "sails-bow", officers=("mate",)), f"{AT}.zones.sails-bow.officers.0", "mate"
    yield s.with_zone(ANNE, "deck-stern", officers=("captain",)), f"{AT}.officers.1", "captain"
    yield s.with_player(ANNE, cannons=(anne.cannons[0],) * 2), f"{AT}.cannons.1.mount", "bow"
    yield s.with_player(ANNE, disasters=("third", "third")), f"{AT}.disasters.1", "third"
    yield s.with_player(ANNE, cannons=anne.cannons[1:]), f"{AT}.active", "bow"
    yield s.with_player(ANNE, hand=("hearts-11",)), f"{AT}.hand.0", "hearts-11"
    yield s.with_player(ANNE, discards=("joker-3",)), f"{AT}.discards.0", "joker-3"
    yield aimed(s, ANNE, 2, left="stars-1=4"), f"{AT}.targets.target-2.left.card", "stars-1"
    yield aimed(s, ANNE, 2, left="joker-2=11"), f"{AT}.targets.target-2.left.value", 11
    yield s.with_player(ANNE, targets=(Target("target-5"),)), f"{AT}.targets.0.id", "target-5"
    yield s.with_player(ANNE, targets=(Target("target-1"), Target("target-1"))), f"{AT}.targets.1.id", "target-1"
    yield s.with_player(ANNE, targets=(Target("target-1", "31"),)), f"{AT}.targets.target-1.card", "31"
    yield s.with_player(ANNE, broadsides=("coins",)), f"{AT}.broadsides.0", "coins"
    yield s.with_player(ANNE, swerves=(0,)), f"{AT}.swerves.0", 0
    yield s.with_player(ANNE, dodges=(2, 2)), f"{AT}.dodges.1", 2
    yield s.with_player(ANNE, reputation="10"), f"{AT}.reputation", "10"


@pytest.mark.parametrize(
    ("s", "place", "name"), tuple(broken()), ids=lambda each: each if isinstance(each, str) else ""
)
def test_a_name_that_cannot_be_is_found_in_its_place(s: State, place: str, name: object) -> None:
    assert wrong(s) == [(place, name)]
