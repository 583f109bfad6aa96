"""PC-SHIP-02, PC-SPEED-01: how many dice a ship rolls, and how fast it is, as sums aloud."""

from __future__ import annotations

from typing import Literal

from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import msg
from companion.games.pirates_cove.cards.effects import effect
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SeatId, Section
from companion.games.pirates_cove.model.names import card_name, card_title, section_name
from companion.games.pirates_cove.model.records import Played
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import mat
from companion.games.pirates_cove.ship.protection import has


def dice(s: State, book: Book, seat: SeatId) -> Sum:
    """PC-SHIP-02, PC-PARROT-01, PC-BAT-03: the dice of a volley: the one thing that decides how many, and own cards.

    Silver's parrot and Bones' override a Grapple in this fight (PC-PARROT-05).
    """
    more = tuple(term for each in _played(s, seat) if (term := _term(s, book, each.card, "dice")).value)
    return Sum(msg("cove-sum-dice"), (_guns(s, book, seat), *more), 1 if more else None)


def _guns(s: State, book: Book, seat: SeatId) -> Term:
    """The one thing that decides how many dice."""
    player = s.player(seat)
    crew, cannon = mat.value(s, seat, "crew"), mat.value(s, seat, "cannon")
    if has(player, "silver"):
        return Term(card_name("silver"), book.numbers.silver_dice, "PC-PARROT-01")
    if has(player, "bones"):
        return Term(card_name("bones"), cannon, "PC-PARROT-01")
    if s.combat is not None and any(each.card == "grapple" for each in s.combat.played):
        return Term(card_name("grapple"), crew, "PC-BAT-03")
    less: Section = "crew" if crew < cannon else "cannon"
    return Term(section_name(less), min(crew, cannon), "PC-SHIP-02")


def _played(s: State, seat: SeatId) -> tuple[Played, ...]:
    """The Battle cards of a player that are in force."""
    return () if s.combat is None else s.combat.of(seat)


def _term(s: State, book: Book, kind: str, what: Literal["speed", "dice"]) -> Term:
    """What a card adds."""
    gain: int = getattr(effect(s, book, kind), what)
    return Term(card_title(s, kind), gain, book.card(kind).rule)


def speed(s: State, book: Book, seat: SeatId) -> Sum:
    """PC-SPEED-01: the sails, with the parrot of Squire Trelawney, Fair Winds and what went overboard."""
    terms = [Term(section_name("sails"), mat.value(s, seat, "sails"), "PC-SPEED-01")]
    if has(s.player(seat), "trelawney"):
        terms.append(Term(card_name("trelawney"), book.numbers.trelawney, "PC-PARROT-01"))
    terms += [term for each in _played(s, seat) if (term := _term(s, book, each.card, "speed")).value]
    terms += [
        Term(card_name("overboard"), book.numbers.overboard * each.treasures, "PC-BAT-05")
        for each in _played(s, seat)
        if each.card == "overboard"
    ]
    return Sum(msg("cove-sum-speed"), tuple(terms))


def capacity(s: State, seat: SeatId) -> int | None:
    """PC-SHIP-01: how many treasures a ship carries; None with Captain Flint's parrot, who knows no limit."""
    return None if has(s.player(seat), "flint") else mat.value(s, seat, "hull")
