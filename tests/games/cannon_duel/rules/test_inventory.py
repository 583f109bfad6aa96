"""What is counted: where projectiles, cards, markers, officers and Disasters lie, and what makes them more or fewer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from companion.core.events.event import Event
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.values.frozen_records import replace
from companion.games.cannon_duel.actions import patch
from companion.games.cannon_duel.cards import board
from companion.games.cannon_duel.corrections import CORRECTIONS
from companion.games.cannon_duel.inventory import INVENTORY
from companion.games.cannon_duel.model.ids import UNKNOWN
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship import losses
from companion.games.cannon_duel.tricks.choosing import TricksKept
from companion.games.cannon_duel.turn.setup import BoardFilled, OfficerPlaced
from companion.library.game_registry import game
from companion.library.sample import load_sample
from tests.games.cannon_duel.rules.scene import ANNE, BART, BOOK, aimed, duel, left, on_paper, played, with_hand


def there(s: State, kind: str) -> Mapping[str, int]:
    """Where the pieces of a kind lie, as far as any do."""
    return {place: n for place, n in INVENTORY.pieces(s, BOOK).get(kind, {}).items() if n}


def brought(before: State, event: Event[Any]) -> Mapping[str, int]:
    """What an event brings to the ships, less what it takes away."""
    found = INVENTORY.supplied(before, event, event.apply(before), BOOK)
    return {kind: n for kind, n in found.items() if n}


@pytest.mark.rule("CD-COMP-05")
def test_every_projectile_lies_in_a_cannon_or_in_the_bag() -> None:
    assert there(duel(), "shot-ball") == {"bag": 2, "seat-1-bow": 1, "seat-1-stern": 1, "seat-2-stern": 1}
    assert there(duel(), "shot-chain") == {"bag": 3, "seat-1-bow": 1, "seat-2-bow": 1}
    assert there(duel(), "shot-grape") == {"bag": 3, "seat-2-bow": 1, "seat-2-stern": 1}


@pytest.mark.rule("CD-COMP-01", "CD-DRAW-03")
def test_every_aim_card_of_a_deck_lies_in_one_place() -> None:
    s = aimed(with_hand(duel(), ANNE, "hearts-1", "hearts-2", "joker-1"), ANNE, 1, left="spades-9", below="clubs-6")
    s = s.with_player(ANNE, discards=("diamonds-3",))
    assert there(s, "aim-seat-1") == {"deck": 36, "hand": 3, "targets": 2, "discards": 1}
    assert there(s, "aim-seat-2") == {"deck": 42}
    assert there(s, "spades-9-seat-1") == {}
    assert there(with_hand(s, ANNE, "spades-9", "spades-9"), "spades-9-seat-1") == {"deck": -2}
    paper = on_paper(duel(hands="table"), ANNE, 4)
    assert there(paper, "aim-seat-1") == {"deck": 38, "hand": 4} and there(paper, f"{UNKNOWN}-seat-1") == {}


@pytest.mark.rule("CD-COMP-02")
def test_no_target_card_lies_in_two_places() -> None:
    assert there(duel(), "target-1") == {}
    assert there(replace(duel(), targets_gone=("1", "30")), "target-1") == {"pack": -1}
    assert there(replace(duel(), targets_gone=("1", "30")), "target-30") == {}
    unread = duel(targets="table")
    assert there(unread.with_player(ANNE, targets=()), "target-") == {}


@pytest.mark.rule("CD-COMP-04", "CD-ADV-05")
def test_no_dirty_trick_is_in_two_hands() -> None:
    s = duel(dirty_tricks=True).with_player(ANNE, tricks=("3", "7")).with_player(BART, tricks=("7", UNKNOWN, UNKNOWN))
    s = replace(s, tricks_gone=("9",))
    assert there(s, "tricks") == {ANNE: 2, BART: 3, "tricks_gone": 1}
    assert there(s, "trick-7") == {"box": -1}
    assert [there(s, f"trick-{card}") for card in ("3", "9", UNKNOWN)] == [{}, {}, {}]
    assert there(replace(s, tricks_gone=("3",)), "trick-3") == {"box": -1}


@pytest.mark.rule("CD-COMP-06", "CD-COMP-07")
def test_markers_officers_and_disasters_lie_in_their_zones() -> None:
    s = left(duel(), ANNE, sails_bow=1).with_zone(BART, "hull-bow", disaster="turned")
    s = s.with_player(BART, disasters=("third",))
    assert there(s, "sail") == {
        f"{seat}-sails-{place}": 1 if (seat, place) == (ANNE, "bow") else 2
        for seat in (ANNE, BART)
        for place in ("bow", "centre", "stern")
    }
    assert there(s, "officer") == {f"{seat}-deck-{end}": 1 for seat in (ANNE, BART) for end in ("bow", "stern")}
    assert there(s, "disaster") == {f"{ANNE}-hull": 3, f"{BART}-hull": 2, f"{BART}-turned": 1}


@pytest.mark.rule("CD-COMP-07", "CD-BROAD-05", "CD-SWERVE-04", "CD-DODGE-04")
def test_what_only_a_table_can_bring_about_that_overrules_a_rule_is_counted_against_the_rules() -> None:
    assert there(duel(), "crowded") == {} and there(duel(), "dodges-seat-1") == {}
    crowded = left(duel(), ANNE, hull_bow=7)
    assert there(crowded, "crowded") == {f"{ANNE}-hull-bow": 2, "against the rules": -2}
    twice = duel().with_player(ANNE, broadsides=("spades", "spades"), swerves=(1, 2), dodges=(7, 8, 7, 8))
    assert there(twice, "broadsides-seat-1") == {"track": 1, "against the rules": -1}
    assert there(twice, "swerves-seat-1") == {}
    assert there(twice, "dodges-seat-1") == {"track": 2, "against the rules": -2}


@pytest.mark.rule("CD-SETUP-03", "CD-SETUP-04")
def test_the_set_up_brings_markers_and_disasters_and_an_officer_takes_the_place_of_a_sailor() -> None:
    printed = board.form("blue").read(load_sample(game("cannon_duel"))[board.SCHEMA, "blue"])
    bare = duel().with_player(ANNE, zones=()).with_card(CopiedCard(board.SCHEMA, "blue", printed, "sample"))
    assert brought(bare, BoardFilled(ANNE, "blue")) == {"sail": 6, "sailor": 14, "plank": 14, "disaster": 3}
    assert brought(duel(), OfficerPlaced(ANNE, "captain", "deck-centre")) == {"sailor": -1, "officer": 1}


@pytest.mark.rule("CD-FIRE-S6", "CD-PATCH-03", "CD-PATCH-02")
def test_losses_repairs_and_moves_say_what_leaves_the_ship_and_what_comes_back() -> None:
    _, (lost,) = played(duel(), losses.from_zone, BART, "deck-bow", 2, "CD-FIRE-S6", "hit", BART, answers=("captain",))
    assert brought(duel(), lost) == {"sailor": -1, "officer": -1}
    torn = left(duel(), ANNE, sails_bow=0)
    _, (mended,) = played(torn, patch.restore, ANNE, "sails-bow", 2, "CD-PATCH-03")
    assert brought(torn, mended) == {"sail": 2}
    up = patch.SailorMoved(ANNE, "sailor", "deck-bow", "sails-bow")
    along = patch.SailorMoved(ANNE, "sailor", "deck-bow", "deck-centre")
    assert brought(torn, up) == {"sailor": -1} and brought(torn, along) == {}


def test_what_is_set_right_by_hand_comes_from_the_box_or_goes_back_into_it() -> None:
    s = duel(dirty_tricks=True, advanced="table")

    def by_hand(of: str, value: object) -> Mapping[str, int]:
        return brought(s, CORRECTIONS.correct(s, BOOK, f"players.{ANNE}.{of}", value, ""))

    assert [by_hand(f"zones.{zone}-bow.markers", 1) for zone in ("sails", "deck", "hull")] == [
        {"sail": -1},
        {"sailor": -2},
        {"plank": -4},
    ]
    assert by_hand("officers.mate", "none") == {"officer": -1}
    assert by_hand("tricks", 2) == {"tricks": 2}


@pytest.mark.rule("CD-ADV-04")
def test_tricks_come_out_of_the_box_as_they_are_kept() -> None:
    assert brought(duel(dirty_tricks=True), TricksKept(ANNE, (UNKNOWN,) * 3)) == {"tricks": 3}
