"""What must fit together in the printed book, table by table."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Sequence
from typing import Final

from companion.games.blackbeard.model.book import Book

COUNTED: Final = {
    "action-cards": "action_cards",
    "pirates": "pirates",
    "merchants": "merchants",
    "warships": "warships",
    "commissioners": "commissioners",
    "governors": "governors",
    "letters": "letters",
}
"""Components of which there is an entry for each, and the table that holds them."""


def flaws(book: Book) -> Iterator[str]:
    """What does not fit together, each as file and entry."""
    yield from _repeated(book)
    printed = {component.id: component.count for component in book.components}
    for component, table in COUNTED.items():
        if len(getattr(book, table)) != printed.get(component):
            yield f"{table}.yaml: {len(getattr(book, table))} entries, but components.yaml counts {component} otherwise"
    faces = range(1, book.numbers.die_faces + 1)
    places = [10 * tens + ones for tens in faces for ones in faces]
    for table, numbers in (
        ("ports", [port.number for port in book.ports]),
        ("lanes", [lane.number for lane in book.lanes]),
    ):
        if numbers != places:
            yield f"{table}.yaml: its numbers are not those of two dice faces in order"
    yield from _ships(book)
    yield from _sea(book)
    yield from _cards(book, places)


def _repeated(book: Book) -> Iterator[str]:
    """Tables in which an id stands twice."""
    tables: dict[str, Sequence[Hashable]] = {
        "components": [each.id for each in book.components],
        "pirates": [each.id for each in book.pirates],
        "merchants": [each.id for each in book.merchants],
        "warships": [each.id for each in book.warships],
        "commissioners": [each.id for each in book.commissioners],
        "governors": [each.id for each in book.governors],
        "letters": [each.id for each in book.letters],
        "events": [each.letter for each in book.events],
        "popularity": [each.id for each in book.popularity],
        "notoriety": [each.id for each in book.notoriety],
        "wounds": [each.id for each in book.wounds],
        "action_cards": [each.number for each in book.action_cards],
        "asked": [each.id for each in book.asked],
    }
    for table, ids in tables.items():
        if twice := [each for each in ids if ids.count(each) > 1]:
            yield f"{table}.yaml: {twice[0]} stands twice"


def _ships(book: Book) -> Iterator[str]:
    """Logs have two sides; every class has its place in the order."""
    backs = {ship.id: ship.back for ship in book.ships}
    for ship in book.ships:
        if backs.get(ship.back) != ship.id:
            yield f"ships.yaml: {ship.id} has {ship.back} on its back, but not the other way round"
    if set(book.ship_order.order) != set(backs):
        yield "ship_order.yaml: it does not name every ship"
    rolled = sorted(face for row in book.treachery for face in row.faces)
    if rolled != list(range(1, book.numbers.die_faces + 1)):
        yield "treachery.yaml: not every face of the die stands there once"


def _sea(book: Book) -> Iterator[str]:
    """Transit Boxes are linked both ways; hunters arrive in a box that serves their ocean."""
    boxes = {box.number: box for box in book.transit_boxes}
    for box in book.transit_boxes:
        for other in box.links:
            if other not in boxes or box.number not in boxes[other].links:
                yield f"transit_boxes.yaml: {box.number} and {other} are not linked both ways"
    for ocean in book.oceans:
        if ocean.box not in boxes or ocean.id not in boxes[ocean.box].serves:
            yield f"oceans.yaml: box {ocean.box} does not serve {ocean.id}"
    if [port.number for port in book.chart.ports] != [port.number for port in book.ports]:
        yield "chart.yaml: it does not show every port once, in the order of their numbers"
    for moored in book.chart.ports:
        if not (0 < moored.x < 1 and 0 < moored.y < 1):
            yield f"chart.yaml: port {moored.number} lies off the chart"
    for port in book.ports:
        if port.haven and (port.value or port.garrison or port.nation):
            yield f"ports.yaml: {port.number} is a pirate haven, and has neither nation, value nor garrison"


def _cards(book: Book, places: Collection[int]) -> Iterator[str]:
    """Cards name known events and lanes, rising cargoes, and home ports in the ocean of their row."""
    oceans = {port.number: port.ocean.value for port in book.ports}
    lanes = [card.lane.value for card in book.action_cards if card.lane.value != "*"]
    if sorted(lanes, key=str) != sorted(places):
        yield "action_cards.yaml: not every lane stands on one card"
    letters = [event.letter for event in book.events]
    for card in book.action_cards:
        if card.event.value not in letters:
            yield f"action_cards.yaml: card {card.number} names an event that does not exist"
        if set(card.oceans) != {ocean.id for ocean in book.oceans}:
            yield f"action_cards.yaml: card {card.number} lacks an ocean"
        for name, row in card.oceans.items():
            small, middle, large = row.cargo.value
            if not small < middle < large:
                yield f"action_cards.yaml: card {card.number}, {name}: the cargo does not rise from left to right"
            if row.home.value != "*" and oceans.get(row.home.value) != name:
                yield f"action_cards.yaml: card {card.number}, {name}: port {row.home.value} lies elsewhere"
