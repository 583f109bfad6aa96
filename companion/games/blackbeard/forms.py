"""Every printed component that can be copied, and the form for it: for the owner's library and the sample edition."""

from __future__ import annotations

from companion.core import components
from companion.core.components import Kind
from companion.core.game import Components
from companion.core.questions import Form
from companion.core.text import msg
from companion.games.blackbeard.map import places, printed_ports
from companion.games.blackbeard.sheets.book import Book
from companion.games.blackbeard.supply import action_deck, counter_cups


def kinds(book: Book) -> dict[str, Kind]:
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
        "action-card": Kind(cards, lambda subject: action_deck.card_form(book, subject)),
        "port": Kind(towns, lambda subject: printed_ports.port_form(book, subject)),
        "lane": Kind(lanes, places.lane_form),
        "merchant": Kind(merchants, lambda subject: counter_cups.merchant_form(subject, lo, hi), merchants),
        "warship": Kind(warships, counter_cups.warship_form, warships),
        "commissioner": Kind(commissioners, counter_cups.commissioner_form, commissioners),
        "governors": Kind(("cup",), lambda _: counter_cups.governors_form()),
    }


def box(book: Book) -> dict[str, Components]:
    """What the box holds, by schema."""
    return components.box(kinds(book), lambda schema: msg(f"bb-kind-{schema}"))


def form(book: Book, schema: str, subject: str) -> Form:
    """The form for one component. Raises BadAnswer for one that the box does not hold."""
    return components.form(kinds(book), schema, subject)
