"""What may be done where: the answers of the question of the moment that concern a place on the chart.

Nothing is judged here. An answer concerns a place when it names it, or something that lies there, or a ship whose way
may lead there; whether it is allowed, and why not, says its own verdict.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Command
from companion.core.questions.kinds import Choose, Option, Pick, Question
from companion.games.blackbeard.map import places, seaways
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.records import Place
from companion.games.blackbeard.model.state import State

ACROSS: Final = ("move", "kc-move")
"""Commands that lead a ship across an ocean, or out of a Transit Box."""
CROSSING: Final = ("cross", "kc-move")
"""Commands that lead a ship into a Transit Box."""
COMING: Final = "activate"
"""The command with which a pirate comes to any hex."""
ELSEWHERE: Final = "elsewhere-"
"""How an answer begins that means a hex in which nothing lies."""
SEA: Final = "ocean-"
"""How the id of an ocean's water on the chart begins."""


@dataclass(frozen=True, slots=True)
class Doings:
    """Answers that concern a place. here: of what lies there, or of the place itself.  hither: of ships that may come.

    several: whether the question takes more than one of them, so that none can be tapped here.
    """

    here: tuple[Option, ...] = ()
    hither: tuple[Option, ...] = ()
    several: bool = False

    @property
    def allowed(self) -> tuple[Option, ...]:
        """Those that can be begun."""
        return tuple(each for each in (*self.here, *self.hither) if each.verdict.allowed)

    @property
    def refused(self) -> tuple[Option, ...]:
        """Those that the rules refuse."""
        return tuple(each for each in (*self.here, *self.hither) if not each.verdict.allowed)


NONE: Final = Doings()


def doings(question: Question | None, s: State, book: Book, chosen: str, place: Place) -> Doings:
    """What of the question of the moment concerns a place. chosen: its id on the chart, ``ocean-CAR`` for water.

    place: what it stands for; off the map for the water of an ocean.
    """
    if isinstance(question, Menu):
        return _of_menu(question, s, book, chosen, place)
    if isinstance(question, Choose | Pick):
        here = tuple(option for option in question.options if chosen in _meant(s, option.id))
        return Doings(here, several=isinstance(question, Pick))
    return NONE


def _of_menu(question: Menu, s: State, book: Book, chosen: str, place: Place) -> Doings:
    here, hither = [], []
    for option, command in zip(question.options, question.commands, strict=True):
        ships = tuple(_ships(s, command))
        comes = command.name == COMING and option.verdict.allowed and not place.zone
        if any(s.place_of(ship).same(place) for ship in ships):
            here.append(option)
        elif comes or any(leads(s, book, command.name, ship, chosen, place) for ship in ships):
            hither.append(option)
    return Doings(tuple(here), tuple(hither))


def _ships(s: State, command: Command) -> Iterator[ShipId]:
    """What a command is about that lies on the map."""
    lying = {each.id for each in (*s.boats, *s.counters)}
    for _, value in command.params:
        if isinstance(value, str) and value in lying:
            yield ShipId(value)


def leads(s: State, book: Book, command: str, ship: ShipId, chosen: str, place: Place) -> bool:
    """Whether a movement may lead a ship to a place, as far as oceans and Transit Boxes tell (BB-2.21, BB-8.6).

    How many hexes it is, the table sees.
    """
    here = s.place_of(ship)
    if place.zone:
        linked = [box.number for box in seaways.boxes_beside(book, here)]
        return place.zone in linked and (command in CROSSING or (command in ACROSS and bool(here.zone)))
    if command not in ACROSS:
        return False
    oceans = places.box(book, here.zone).serves if here.zone else seaways.oceans_from(here)
    ocean = chosen.removeprefix(SEA) if chosen.startswith(SEA) else place.ocean
    return ocean in oceans or not ocean


def _meant(s: State, answer: object) -> Iterator[str]:
    """The places on the chart that an answer to a question means."""
    if not isinstance(answer, str):
        return
    yield answer
    if (water := places.WATERS.get(answer.removeprefix(ELSEWHERE))) is not None:
        yield f"{SEA}{water[0]}"
    for each in (*s.boats, *s.counters):
        if each.id == answer and each.place.kind:
            yield places.token(each.place)
