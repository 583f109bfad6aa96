"""17E Letters of Marque in the hands of pirates: whose they are, what they close to hunters, and how one is void."""

from __future__ import annotations

from companion.core.procedures.procedure import Procedure
from companion.core.questions.get_or_explain import get_or_explain
from companion.core.values.messages import msg
from companion.games.blackbeard.map import printed_ports
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.book import Book, Nation
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import log
from companion.games.blackbeard.model.names import Ctx, nation, who
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.supply import counter_cups


def of(book: Book, letter: str) -> Nation:
    """Whose Letter of Marque it is."""
    return get_or_explain(book.letters, letter, "bb-named-letter").nation


def backed(s: State, book: Book) -> tuple[Nation, ...]:
    """A-23: nations that back a Letter of Marque: one of theirs is on offer, or a pirate in play holds it."""
    held = tuple(pirate.letter for pirate in s.active if pirate.letter)
    return tuple(dict.fromkeys(of(book, letter) for letter in (*s.offers, *held)))


def bars(s: State, book: Book, number: int) -> bool:
    """BB-17E2: whether a Letter of Marque closes a port to King's Commissioners; English ones never do."""
    flag = printed_ports.known_nation(s, book, number)
    return flag is not None and flag != "english" and flag in backed(s, book)


def void(t: Ctx, pirate: ShipId, rule: str) -> Procedure[None]:
    """BB-17E1: the Letter of Marque of a pirate goes back to the cup, if he holds one."""
    letter = t.now.pirate(pirate).letter
    if letter:
        name = who(t.now, t.book, pirate)
        text = msg("bb-ev-letter-void", name=name, nation=nation(of(t.book, letter)))
        yield from announced_results.befalls(t, rule, text, drawn="token:letter")
        back = msg("bb-told-letter-back", nation=nation(of(t.book, letter)))
        yield from announced_results.bids(t, rule, back, "token:letter", whose=pirate)
        yield from log(t, pirate, rule, letter="")
        yield from t.happens(counter_cups.LetterDrawn(letter, False, rule=rule))
