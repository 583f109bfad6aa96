"""PC-SHIP-02, PC-SPEED-01: how many dice a ship rolls, and how fast it is, as sums aloud."""

from __future__ import annotations

from companion.core.text import msg
from companion.core.verdicts import Sum, Term
from companion.games.pirates_cove.ship import mat
from companion.games.pirates_cove.ship.protection import has
from companion.games.pirates_cove.table.book import Book
from companion.games.pirates_cove.table.ids import SeatId
from companion.games.pirates_cove.table.names import card_name, section_name
from companion.games.pirates_cove.table.state import State


def dice(s: State, book: Book, seat: SeatId) -> Sum:
    """PC-SHIP-02, PC-PARROT-01, PC-BAT-03: the dice of a volley, with the one thing that decides how many.

    Silver's parrot and Bones' override a Grapple in this fight (PC-PARROT-05).
    """
    player, label = s.player(seat), msg("cove-sum-dice")
    crew, cannon = mat.value(s, seat, "crew"), mat.value(s, seat, "cannon")
    if has(player, "silver"):
        return Sum(label, (Term(card_name("silver"), book.numbers.silver_dice, "PC-PARROT-01"),))
    if has(player, "bones"):
        return Sum(label, (Term(card_name("bones"), cannon, "PC-PARROT-01"),))
    if s.combat is not None and any(each.card == "grapple" for each in s.combat.played):
        return Sum(label, (Term(card_name("grapple"), crew, "PC-BAT-03"),))
    less = "crew" if crew < cannon else "cannon"
    return Sum(label, (Term(section_name(less), min(crew, cannon), "PC-SHIP-02"),))  # type: ignore[arg-type]


def speed(s: State, book: Book, seat: SeatId) -> Sum:
    """PC-SPEED-01: the sails, with the parrot of Squire Trelawney, Fair Winds and what went overboard."""
    terms = [Term(section_name("sails"), mat.value(s, seat, "sails"), "PC-SPEED-01")]
    if has(s.player(seat), "trelawney"):
        terms.append(Term(card_name("trelawney"), book.numbers.trelawney, "PC-PARROT-01"))
    if s.combat is not None:
        terms += [Term(card_name("wind"), book.numbers.wind, "PC-BAT-02") for _ in s.combat.by(seat, "wind")]
        terms += [
            Term(card_name("overboard"), book.numbers.overboard * each.treasures, "PC-BAT-05")
            for each in s.combat.by(seat, "overboard")
        ]
    return Sum(msg("cove-sum-speed"), tuple(terms))


def capacity(s: State, seat: SeatId) -> int | None:
    """PC-SHIP-01: how many treasures a ship carries; None with Captain Flint's parrot, who knows no limit."""
    return None if has(s.player(seat), "flint") else mat.value(s, seat, "hull")
