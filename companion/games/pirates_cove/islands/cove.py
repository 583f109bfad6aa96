"""PC-T5-05, -06: the Cove: what it gives, and the repairs that it demands first (A-20, A-21)."""

from __future__ import annotations

from companion.core.events.announcement_events import Announced
from companion.core.procedures.procedure import Procedure
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import msg
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SECTIONS, SeatId, Section
from companion.games.pirates_cove.model.names import Ctx, section_name
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import mat
from companion.games.pirates_cove.tavern import deck


def destroyed(s: State, seat: SeatId) -> tuple[Section, ...]:
    """PC-T5-06, A-21: the sections whose ring is off the mat; those that are only damaged stay as they are."""
    return tuple(section for section in SECTIONS if not s.player(seat).rings.of(section))


def price(s: State, book: Book, seat: SeatId) -> Sum:
    """PC-T5-06: what repairing every destroyed section costs."""
    each = book.numbers.repair_section
    terms = tuple(Term(section_name(section), each, "PC-T5-06") for section in destroyed(s, seat))
    return Sum(msg("pc-sum-repair"), terms)


def welcome(t: Ctx, seat: SeatId) -> Procedure[bool]:
    """PC-T5-06: repairs come first; whether the Cove still has something to give to this player.

    Who can pay only with the Cove's gold, where the table lets it (A-20), takes that with one card and no choice is
    left; who cannot pay at all keeps the gold, has the ship repaired and gets nothing.
    """
    bill, gold, own = price(t.now, t.book, seat), t.now.player(seat).gold, t.book.numbers.cove_gold
    helped = t.now.options.ruling("A-20") == "after" and gold < bill.total <= gold + min(own, t.now.bank.gold)
    if helped:
        yield from income(t, seat, with_gold=True)
    pays = t.now.player(seat).gold >= bill.total
    name = t.now.name_of(seat)
    if bill.terms and pays:
        text = msg("pc-order-repair", name=name, n=bill.total)
        yield from t.happens(Announced(text, "order", "token:hammer", seat=seat, rule="PC-T5-06"))
        yield from ledger.gold(t, seat, -bill.total, "PC-T5-06")
    elif bill.terms:
        text = msg("pc-order-repair-poor", name=name, n=bill.total, gold=gold)
        yield from t.happens(Announced(text, "order", "token:hammer", seat=seat, rule="PC-T5-06"))
    for section in destroyed(t.now, seat):
        yield from mat.ring_to(t, seat, section, t.book.numbers.start_ring, "PC-T5-06")
    return pays and not helped


def income(t: Ctx, seat: SeatId, with_gold: bool) -> Procedure[None]:
    """PC-T5-05: two Tavern cards, or one and gold."""
    n = t.book.numbers
    if with_gold:
        text = msg("pc-order-gold", name=t.now.name_of(seat), n=min(n.cove_gold, t.now.bank.gold))
        yield from t.happens(Announced(text, "order", "token:coin", seat=seat, rule="PC-T5-05"))
        yield from ledger.gold(t, seat, n.cove_gold, "PC-T5-05")
    cards = n.cove_cards_with_gold if with_gold else n.cove_cards
    yield from deck.give(t, seat, cards, "PC-T5-05", f"cove-{seat}", "cove")
