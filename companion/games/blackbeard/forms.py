"""Every printed component that can be copied, and the form for it: for the owner's library and the sample edition."""

from __future__ import annotations

from typing import Final

from companion.core.kit.forms import Copyable, Forms
from companion.games.blackbeard.map import places, printed_ports
from companion.games.blackbeard.sheets.book import Book
from companion.games.blackbeard.supply import action_deck, counter_cups


def kinds(book: Book) -> dict[str, Copyable]:
    """The kinds of component by schema."""
    n = book.numbers
    lo, hi = n.merchant_defence_lowest, n.merchant_defence_highest
    cards = tuple(str(card.number) for card in book.action_cards)
    towns = tuple(str(port.number) for port in book.ports if not port.haven)
    lanes = tuple(str(lane.number) for lane in book.lanes)
    merchants = tuple(each.id for each in book.merchants)
    warships = tuple(each.id for each in book.warships)
    commissioners = tuple(each.id for each in book.commissioners)
    return {
        "action-card": Copyable(cards, lambda subject: action_deck.card_form(book, subject)),
        "port": Copyable(towns, lambda subject: printed_ports.port_form(book, subject)),
        "lane": Copyable(lanes, places.lane_form),
        "merchant": Copyable(merchants, lambda subject: counter_cups.merchant_form(subject, lo, hi), merchants),
        "warship": Copyable(warships, counter_cups.warship_form, warships),
        "commissioner": Copyable(commissioners, counter_cups.commissioner_form, commissioners),
        "governors": Copyable(("cup",), lambda _: counter_cups.governors_form()),
    }


FORMS: Final = Forms(kinds, "bb-kind")
