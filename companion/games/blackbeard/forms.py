"""Every printed component that can be copied, and the form for it: for the owner's library and the sample edition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.kit.forms import Copyable, Forms, nth
from companion.core.procedures.copied_cards import Known
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.blackbeard.map import places, printed_ports
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.options import Options
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.supply import action_deck, commissioner_counters, counter_cups


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
        "merchant": Copyable(
            merchants,
            lambda subject: counter_cups.merchant_form(subject, lo, hi),
            merchants,
            named=nth(msg("bb-kind-merchant"), merchants),
        ),
        "warship": Copyable(warships, counter_cups.warship_form, warships, named=nth(msg("bb-kind-warship"), warships)),
        "commissioner": Copyable(
            commissioners,
            commissioner_counters.commissioner_form,
            commissioners,
            named=nth(msg("bb-kind-commissioner"), commissioners),
        ),
        "governors": Copyable(("cup",), lambda _: counter_cups.governors_form()),
    }


def needed(s: State, book: Book) -> Iterator[tuple[str, str]]:
    """Ports and lanes where something lies, the faces that everybody has seen, and the Action cards: those that were
    turned last first, then the others, any of which may come next."""
    lying = [*(boat.place for boat in s.boats), *(counter.place for counter in s.counters)]
    for place in lying:
        if place.port:
            yield "port", place.id
    for place in lying:
        if place.kind == "lane":
            yield "lane", place.id
    for kc in s.commissioners:
        if kc.counter:
            yield "commissioner", kc.counter
    for counter in s.counters:
        if counter.shown is not None:
            yield counter.kind, counter.shown.counter
    for number in (*reversed(s.discards), *(card.number for card in book.action_cards)):
        yield "action-card", str(number)


FORMS: Final = Forms(kinds, "bb-kind", needed=needed)


FACES: Final = ("merchants", "warships", "commissioners")
"""Counters of the cups whose faces the app must know in order to draw them."""


def dealt(options: Options, book: Book, cards: Known) -> Options:
    """The evening with the cups and the deck from which the app can draw.

    From the cups it draws only if the library knows every face in them, from the deck if every field of every card is
    known: until then people draw, and tell what came up. In a demonstration the app draws our invented ones.
    """
    if options.edition != "owner":
        return replace(options, cards="app", cups="app")
    counts = {component.id: component.count for component in book.components}
    schemas = [schema for schema, _ in cards]
    cups = all(schemas.count(each.removesuffix("s")) == counts[each] for each in FACES) and "governors" in schemas
    return replace(
        options, cards=options.cards if _deck_known(book, cards) else "table", cups=options.cups if cups else "table"
    )


def _deck_known(book: Book, cards: Known) -> bool:
    """Whether the owner has copied, or the transcription has read, whatever stands on the Action cards."""
    for card in book.action_cards:
        copied = cards.get(("action-card", str(card.number)), {})
        fields = action_deck.card_form(book, str(card.number)).fields
        if any(
            copied.get(each.name) is None and action_deck.field_of(card, each.name)[1] == "unknown" for each in fields
        ):
            return False
    return True
