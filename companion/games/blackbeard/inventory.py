"""What lies on the table and where, for the laws that simulations check: counters, cards, letters, money (2.1).

Counters are in a cup, on the map or out of the game. Money is made by sales and ransoms and spent or lost; every event
that makes it or takes it away stands in `FLOWS`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from companion.core.events import Event
from companion.core.game import Pieces
from companion.core.kit.piles import no_more
from companion.games.blackbeard.captains.lost_pirates import PirateLost
from companion.games.blackbeard.corrections import Corrected
from companion.games.blackbeard.sheets.book import Book
from companion.games.blackbeard.sheets.ledger import Deposited, WorthChanged
from companion.games.blackbeard.sheets.state import State

CUP: Final = "cup"
BOX: Final = "box"
_Line = tuple[str, str, int]


def pieces(s: State, book: Book) -> Pieces:
    """Everything that is counted, by kind and place."""
    counts: dict[str, dict[str, int]] = {}
    for kind, place, n in (*_counters(s, book), *_governors(s, book), *_letters(s, book), *_cards(s, book), *_money(s)):
        there = counts.setdefault(kind, {})
        there[place] = there.get(place, 0) + n
    return counts


def _counters(s: State, book: Book) -> Iterator[_Line]:
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


def _governors(s: State, book: Book) -> Iterator[_Line]:
    """Governors in office, out of the game, and in the cup; the last one leaves a port anti-pirate without any."""
    placed = sum(bool(port.governor) and not port.forever for port in s.ports)
    out = sum(n for _, n in s.governors_out)
    yield "governor", "office", placed
    yield "governor", "out", out
    yield "governor", CUP, len(book.governors) - placed - out


def _letters(s: State, book: Book) -> Iterator[_Line]:
    """Every Letter of Marque is in the cup, on offer, part of a Royal Pardon, held by a pirate, or just drawn."""
    held = [pirate.letter for pirate in s.active if pirate.letter]
    free = s.pardon is not None and s.pardon.letter in s.letters_out and s.pardon.letter not in (*held, *s.offers)
    pardoned = [s.pardon.letter] if s.pardon is not None and free else []
    yield "letter", CUP, len(book.letters) - len(s.letters_out)
    yield "letter", "offers", len(s.offers)
    yield "letter", "pirates", len(held)
    yield "letter", "pardon", len(pardoned)
    yield "letter", "hand", len(s.letters_out) - len(s.offers) - len(held) - len(pardoned)


def _cards(s: State, book: Book) -> Iterator[_Line]:
    """The Action cards, and the pirates, of whom each can be in play only once in an evening."""
    yield "action card", "deck", len(book.action_cards) - len(s.discards)
    yield "action card", "discards", len(s.discards)
    yield from no_more(BOX, (f"card {card}" for card in s.discards))
    yield from no_more(BOX, (pirate.id for pirate in s.pirates))


def _money(s: State) -> Iterator[_Line]:
    for pirate in s.pirates:
        yield "doubloon", pirate.id, pirate.worth
        for port, amount in pirate.deposits:
            yield "doubloon", f"haven:{port}:{pirate.id}", amount


# ---------------------------------------------------------------------- what comes and goes


def _lost(s: State, event: PirateLost) -> int:
    return -s.pirate(event.pirate).deposited


FLOWS: Final[Mapping[type[Event[State]], Callable[[State, Any], int]]] = {
    WorthChanged: lambda s, event: event.amount,
    Deposited: lambda s, event: min(0, event.amount),
    PirateLost: _lost,
}
"""Doubloons that an event makes, or takes from the table."""


def supplied(before: State, event: Event[State], after: State) -> Mapping[str, int]:
    """Pieces by kind that an event brings from elsewhere, less those that it takes away."""
    if isinstance(event, Corrected):
        totals = [sum(n for _, _, n in _money(state)) for state in (before, after)]
        return {"doubloon": totals[1] - totals[0]}
    flow = FLOWS.get(type(event))
    return {"doubloon": flow(before, event)} if flow is not None else {}
