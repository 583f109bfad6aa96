"""What lies on the table and where, for the laws that simulations check: counters, cards, letters, money (2.1).

Counters are in a cup, on the map or out of the game. Money is made by sales and ransoms and spent or lost; every event
that makes it or takes it away stands in `FLOWS`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from companion.core.declared.counted import Count
from companion.core.events.event import Event
from companion.core.kit.inventory import Flow, Inventory
from companion.core.kit.piles import no_more
from companion.games.blackbeard.captains.lost_pirates import PirateLost
from companion.games.blackbeard.corrections import Corrected
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ledger import Deposited, WorthChanged
from companion.games.blackbeard.model.state import State

CUP: Final = "cup"
BOX: Final = "box"


def counts(s: State, book: Book) -> Iterator[Count]:
    """What no field counts by itself."""
    yield from (*_counters(s, book), *_governors(s, book), *_letters(s, book), *_cards(s, book), *_deposits(s))


def _counters(s: State, book: Book) -> Iterator[Count]:
    """Merchants, Warships and King's Commissioners; each printed one is in one place only, where it has a name."""
    for kind, printed, there in (
        ("merchant", book.merchants, s.merchants),
        ("warship", book.warships, s.warships),
        ("commissioner", book.commissioners, s.commissioners),
    ):
        yield kind, CUP, len(printed) - len(there)
        yield kind, "map", len(there)
    faces = [counter.face.counter for counter in s.counters if counter.face is not None]
    yield from no_more(BOX, filter(None, (*faces, *(kc.counter for kc in s.commissioners))))


def _governors(s: State, book: Book) -> Iterator[Count]:
    """Governors in office, out of the game, and in the cup; the last one leaves a port anti-pirate without any."""
    placed = sum(bool(port.governor) and not port.forever for port in s.ports)
    out = sum(n for _, n in s.governors_out)
    yield "governor", "office", placed
    yield "governor", "out", out
    yield "governor", CUP, len(book.governors) - placed - out


def _letters(s: State, book: Book) -> Iterator[Count]:
    """Every Letter of Marque is in the cup, on offer, part of a Royal Pardon, held by a pirate, or just drawn."""
    held = [pirate.letter for pirate in s.active if pirate.letter]
    lent = s.pardon.letter if s.pardon is not None else ""
    pardoned = int(lent in s.letters_out and lent not in (*held, *s.offers))
    yield "letter", CUP, len(book.letters) - len(s.letters_out)
    yield "letter", "pirates", len(held)
    yield "letter", "pardon", pardoned
    yield "letter", "hand", len(s.letters_out) - len(s.offers) - len(held) - pardoned


def _cards(s: State, book: Book) -> Iterator[Count]:
    """The Action cards, and the pirates, of whom each can be in play only once in an evening."""
    yield "action card", "deck", len(book.action_cards) - s.turned
    yield "action card", "discards", s.turned
    yield from no_more(BOX, (f"card {card}" for card in s.discards))
    yield from no_more(BOX, (pirate.id for pirate in s.pirates))


def _deposits(s: State) -> Iterator[Count]:
    for pirate in s.pirates:
        for port, amount in pirate.deposits:
            yield "doubloon", f"haven:{port}:{pirate.id}", amount


FLOWS: Final[Mapping[type[Event[State]], Flow[State]]] = {
    WorthChanged: lambda s, event: {"doubloon": event.amount},
    Deposited: lambda s, event: {"doubloon": min(0, event.amount)},
    PirateLost: lambda s, event: {"doubloon": -s.pirate(event.pirate).deposited},
}
"""Doubloons that an event makes, or takes from the table."""

INVENTORY: Final = Inventory(counts, FLOWS, renewed={Corrected: ("doubloon",)})
