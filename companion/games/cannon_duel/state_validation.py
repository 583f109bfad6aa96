"""What a state names: seats, zones, cards, targets. Each must exist before anything is played from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from companion.core.kit.id_checks import Names, sitting
from companion.core.untrusted.state_validation import Named, each_named, each_once
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.cards import advanced, target_cards
from companion.games.cannon_duel.hands import deck
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import (
    DECKS,
    DISASTERS,
    MOUNTS,
    NO_SEAT,
    OFFICERS,
    SUITS,
    UNKNOWN,
    ZONES,
    SeatId,
)
from companion.games.cannon_duel.model.names import player_name
from companion.games.cannon_duel.model.records import Player
from companion.games.cannon_duel.model.state import State

MOST_TARGETS: Final = 2_000
"""Target cards that are laid in a duel at most, were it never so long."""
SEATS: Final = tuple(SeatId.numbered("seat", n) for n in (1, 2))
"""Two ships, also where the app plays one of them."""


def names_in(s: State, book: Book, commands: Sequence[str]) -> Iterator[Named]:
    """Everything that a state names by its id. commands: that may stand among the steps still to be done."""
    seats = list(SEATS)
    yield from sitting(s, seats, commands)
    yield Named("turn.seat", s.turn.seat, "core-named-seat", [*seats, NO_SEAT])
    for player in s.players:
        yield from _ship(player)
        yield from _cards(s, player, book)
    subjects = target_cards.subjects(book)
    yield from each_once("targets_gone", s.targets_gone, "duel-named-target", subjects, "")
    tricks = advanced.subjects(advanced.TRICK, book)
    held = [card for player in s.players for card in player.tricks if card != UNKNOWN]
    yield from each_once("tricks", [*s.tricks_gone, *held], "duel-named-trick", tricks, "")
    yield from each_once("tallies", [tally.seat for tally in s.tallies], "core-named-seat", seats, "seat")
    yield from each_named("wear", [line.seat for line in s.wear], "core-named-seat", seats)
    if s.volley is not None:
        yield Named("volley.seat", s.volley.seat, "core-named-seat", seats)
    if s.outcome is not None:
        yield Named("outcome.winner", s.outcome.winner, "core-named-seat", seats)


def _ship(player: Player) -> Iterator[Named]:
    """Zones, officers, cannons, Disasters."""
    at = f"players.{player.id}"
    zones = [zone.id for zone in player.zones]
    yield from each_once(f"{at}.zones", zones, "duel-named-zone", ZONES)
    if zones:
        yield Named(f"{at}.zones", len(zones), "duel-named-zones", [len(ZONES)])
    for zone in player.zones:
        decks = OFFICERS if zone.id in DECKS else ()
        yield from each_named(f"{at}.zones.{zone.id}.officers", zone.officers, "duel-named-officer", decks)
    yield from each_once(f"{at}.officers", player.officers, "duel-named-officer", OFFICERS, "")
    mounts = [cannon.mount for cannon in player.cannons]
    yield from each_once(f"{at}.cannons", mounts, "duel-named-mount", MOUNTS, "mount")
    yield from each_once(f"{at}.disasters", player.disasters, "duel-named-disaster", DISASTERS, "")
    if player.active:
        yield Named(f"{at}.active", player.active, "duel-named-mount", mounts)


def _cards(s: State, player: Player, book: Book) -> Iterator[Named]:
    """The hand, what lies beside Target cards, the discards, the tracks, Reputation and Dirty Tricks."""
    at, every = f"players.{player.id}", deck.all_cards(book)
    for name, cards in (("hand", player.hand), ("discards", player.discards)):
        yield from each_named(f"{at}.{name}", cards, "duel-named-card", [*every, UNKNOWN])
    yield from each_named(
        f"{at}.targets", [aim.card for _, _, aim in player.aimed], "duel-named-card", [*every, UNKNOWN]
    )
    values = range(1, book.numbers.values + 1)
    told = [aim.value for _, _, aim in player.aimed if aim.value]  # 0: of paper, and nobody had to tell it
    yield from each_named(f"{at}.targets", told, "duel-named-value", values)
    ids = [target.id for target in player.targets]
    dealt = [f"target-{n}" for n in range(1, min(s.targets_dealt, MOST_TARGETS) + 1)]
    yield from each_once(f"{at}.targets", ids, "duel-named-target", dealt)
    known = [*target_cards.subjects(book), ""]
    yield from each_named(f"{at}.targets", [target.card for target in player.targets], "duel-named-target", known)
    yield from each_once(f"{at}.broadsides", player.broadsides, "duel-named-suit", SUITS, "")
    yield from each_once(f"{at}.swerves", player.swerves, "duel-named-value", values, "")
    yield from each_once(f"{at}.dodges", player.dodges, "duel-named-value", values, "")
    reputations = [*advanced.subjects(advanced.REPUTATION, book), ""]
    yield Named(f"{at}.reputation", player.reputation, "duel-named-reputation", reputations)


def in_wishes(s: State, book: Book) -> dict[str, Sequence[str]]:
    """Dirty Tricks, of which any may be in a hand."""
    return {"card": advanced.subjects(advanced.TRICK, book) if s.options.dirty_tricks else ()}


def called(s: State, book: Book, param: str, value: str) -> Msg | None:
    """What a command is given, in words."""
    match param:
        case "seat":
            return player_name(s, SeatId(value))
        case "card":
            return advanced.card_title(s, advanced.TRICK, value)
        case "shot":
            return msg(f"duel-shot-{value}")
    return msg("core-said", text=value)


NAMES: Final = Names(names_in, in_wishes=in_wishes, called=called, needs=("turn",))
