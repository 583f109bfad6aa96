"""What a state names: seats, black ships, cards, pirates. Each must exist before anything is played from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from companion.core.declared.references import Kind, Kinds
from companion.core.kit.id_checks import Names
from companion.core.untrusted.state_validation import Amiss
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.cards import treasure_cards
from companion.games.pirates_cove.legends.legendary_pirates import OWN, SCHEMA
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import NAVY, OUTER, UNKNOWN, SeatId, ShipId
from companion.games.pirates_cove.model.names import card_title, ship_name
from companion.games.pirates_cove.model.state import State


def _ships(s: State, book: Book) -> Iterator[str]:
    """Every ship on the board."""
    yield from (player.id for player in s.players)
    yield from (ship.id for ship in s.black_ships)
    if s.navy is not None:
        yield NAVY


def _black_ships(s: State, book: Book) -> Iterator[str]:
    yield from (ShipId.numbered("legend", n) for n in range(1, book.numbers.black_ships_for_three + 1))


def _legends(s: State, book: Book) -> Iterator[str]:
    yield from (legend.id for legend in book.legends)
    if s.card(SCHEMA, OWN) is not None:
        yield OWN


KINDS: Final[Kinds[State, Book]] = {
    SeatId: Kind("core-named-seat", lambda s, book: s.options.seat_ids),
    ShipId: Kind("pc-named-ship", _ships, made=_black_ships),
    "card": Kind("pc-named-card", lambda s, book: [card.id for card in book.tavern]),
    "held card": Kind("pc-named-card", lambda s, book: [*(card.id for card in book.tavern), UNKNOWN]),
    "parrot": Kind("pc-named-card", lambda s, book: book.family("parrot")),
    "legend": Kind("pc-named-legend", _legends),
    "treasure card": Kind("pc-named-treasure", lambda s, book: treasure_cards.subjects(book)),
    "outer island": Kind("pc-named-island", lambda s, book: OUTER),
}


def amiss(s: State, book: Book) -> Iterator[Amiss]:
    """PC-COMBAT-01: whoever fights at an island lies there."""
    if s.combat is None or not s.combat.island:
        return
    there: dict[str, str] = {player.id: player.island for player in s.players}
    there |= {ship.id: ship.island for ship in s.black_ships}
    if s.navy is not None:
        there[NAVY] = s.navy.island
    for ship in s.combat.ships:
        if there[ship] != s.combat.island:
            yield Amiss("combat.ships", "PC-COMBAT-01", msg("pc-amiss-fight", ship=ship_name(s, ship)))


def in_wishes(s: State, book: Book) -> dict[str, Sequence[str]]:
    """Ships in the fight under way; the sorts of cards, of which any may be in a hand."""
    ships = s.combat.ships if s.combat is not None else ()
    return {"target": ships, "kind": [card.id for card in book.tavern]}


def called(s: State, book: Book, param: str, value: str) -> Msg | None:
    """What a command is given, in words."""
    match param:
        case "seat" | "target":
            return ship_name(s, ShipId(value))
        case "section":
            return msg(f"pc-section-{value}")
        case "kind":
            return card_title(s, value)
        case "gold":
            return msg("pc-wish-gold" if value == str(True) else "pc-wish-card")
    return msg("core-said", text=value)


NAMES: Final = Names(KINDS, in_wishes=in_wishes, called=called, needs=("turn",), amiss=amiss)
