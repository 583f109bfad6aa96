"""What a state names: seats, zones, cards, targets. Each must exist before anything is played from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from companion.core.declared.references import Kind, Kinds
from companion.core.kit.id_checks import Names
from companion.core.untrusted.state_validation import Named, each_named, each_once
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.cards import advanced, target_cards
from companion.games.cannon_duel.hands import deck
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import DECKS, DISASTERS, MOUNTS, OFFICERS, SUITS, UNKNOWN, ZONES, SeatId
from companion.games.cannon_duel.model.names import player_name
from companion.games.cannon_duel.model.records import Player
from companion.games.cannon_duel.model.state import State

MOST_TARGETS: Final = 2_000
"""Target cards that are laid in a duel at most, were it never so long."""
SEATS: Final = tuple(SeatId.numbered("seat", n) for n in (1, 2))
"""Two ships, also where the app plays one of them."""


def _whole_board(at: str, player: Player, s: State, book: Book) -> Iterator[Named]:
    """CD-COMP-07: a board has all its zones, officers stand on its decks, and the gunner at a cannon that is there."""
    if player.zones:
        yield Named(f"{at}.zones", len(player.zones), "cd-named-zones", [len(ZONES)])
    for zone in player.zones:
        if zone.id not in DECKS:
            yield from each_named(f"{at}.zones.{zone.id}.officers", zone.officers, "cd-named-officer", ())
    yield from each_once(f"{at}.officers", player.officers, "cd-named-officer", OFFICERS)
    if player.active:
        yield Named(f"{at}.active", player.active, "cd-named-mount", [cannon.mount for cannon in player.cannons])


def _each_trick_once(at: str, state: State, s: State, book: Book) -> Iterator[Named]:
    """CD-ADV-05: of each Dirty Trick there is one."""
    held = [card for player in s.players for card in player.tricks if card != UNKNOWN]
    tricks = advanced.subjects(advanced.TRICK, book)
    yield from each_once("tricks", [*s.tricks_gone, *held], "cd-named-trick", tricks)


def _targets_dealt(s: State, book: Book) -> Iterator[str]:
    yield from (f"target-{n}" for n in range(1, min(s.targets_dealt, MOST_TARGETS) + 1))


KINDS: Final[Kinds[State, Book]] = {
    SeatId: Kind("core-named-seat", lambda s, book: SEATS),
    "zone": Kind("cd-named-zone", lambda s, book: ZONES),
    "mount": Kind("cd-named-mount", lambda s, book: MOUNTS),
    "suit": Kind("cd-named-suit", lambda s, book: SUITS),
    "value": Kind("cd-named-value", lambda s, book: range(1, book.numbers.values + 1)),
    "declared value": Kind("cd-named-value", lambda s, book: range(book.numbers.values + 1)),
    "disaster": Kind("cd-named-disaster", lambda s, book: DISASTERS),
    "aim card": Kind("cd-named-card", lambda s, book: [*deck.all_cards(book), UNKNOWN]),
    "target": Kind("cd-named-target", _targets_dealt),
    "target card": Kind("cd-named-target", lambda s, book: target_cards.subjects(book)),
    "reputation": Kind("cd-named-reputation", lambda s, book: advanced.subjects(advanced.REPUTATION, book)),
    "trick": Kind("cd-named-trick", lambda s, book: [*advanced.subjects(advanced.TRICK, book), UNKNOWN]),
}


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
            return msg(f"cd-shot-{value}")
    return msg("core-said", text=value)


NAMES: Final = Names(
    KINDS,
    seats=lambda s: SEATS,
    besides={State: _each_trick_once, Player: _whole_board},
    in_wishes=in_wishes,
    called=called,
    needs=("turn",),
)
