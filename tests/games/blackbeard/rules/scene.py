"""Situations of Barbe Noire for the tests of its chapters, and procedures played in them from a script."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Literal

from pydantic import TypeAdapter

from companion.core.kit.options import Colour, SeatOptions
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.questions.kinds import Ask, FieldValue, YesNo
from companion.games.blackbeard.model.book import Book, Ocean
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.options import FALSE, Options
from companion.games.blackbeard.model.records import (
    Commissioner,
    Counter,
    Face,
    Leaning,
    Pirate,
    Place,
    Player,
    PortState,
    Posture,
)
from companion.games.blackbeard.model.state import State, Turn
from companion.library.book import read_book
from companion.paths import rulesdata
from tests.support.scripted import Played, run_script, unscripted, usual

NAMES = ("Anne", "Bart", "Cora", "Dirk")
COLOURS: tuple[Colour, ...] = ("green", "blue", "orange", "purple")
Ship = Pirate | Commissioner | Counter


@cache
def book() -> Book:
    """The printed book, read once."""
    return read_book(rulesdata("blackbeard"), Book)


# --- places


def sea(name: str, ocean: Ocean = "CAR") -> Place:
    """A hex of open sea by its coordinate."""
    return Place("hex", name, ocean)


def coast(name: str, ocean: Ocean = "CAR") -> Place:
    """A coastal hex by its coordinate."""
    return Place("hex", name, ocean, True)


def lane(number: int, ocean: Ocean = "CAR") -> Place:
    """A Shipping Lane on open sea."""
    return Place("lane", str(number), ocean)


def port(number: int) -> Place:
    """The hex of a port, in which a ship may lie at sea or in port."""
    return Place("port", str(number), next(each.ocean.value for each in book().ports if each.number == number), True)


def zone(number: int) -> Place:
    """A Transit Box."""
    return Place("zone", str(number))


SEA = sea("K9")
"""Where a pirate is of whom nothing else is said: alone on the Caribbean."""


# --- ships


def pirate(name: str = "edward-teach", owner: str = "seat-1", place: Place = SEA, **values: Any) -> Pirate:
    """A pirate in play, on an undamaged sloop unless told otherwise."""
    given = {"id": name, "owner": owner, "place": place, "popularity": book().numbers.start_popularity, **values}
    return TypeAdapter(Pirate).validate_python(given)


def anchored(name: str = "edward-teach", owner: str = "seat-1", number: int = 24, **values: Any) -> Pirate:
    """A pirate at anchor in a port."""
    posture: Posture = "anchored"
    return pirate(name, owner, port(number), posture=posture, **values)


def commissioner(
    number: int, owner: str, place: Place, *, combat: int = 8, speed: int = 3, **values: Any
) -> Commissioner:
    """A King's Commissioner in play; its id is "kc-<number>"."""
    return Commissioner(
        ShipId.numbered("kc", number),
        SeatId(owner),
        name=f"KC {number}",
        combat=combat,
        speed=speed,
        place=place,
        **values,
    )


def merchant(number: int, place: Place, *, revealed: bool = False, **face: Any) -> Counter:
    """A Merchant on the map with the id "merchant-<number>"; with a face when values of one are given."""
    printed = (
        Face(**{"nation": "spanish", "silhouette": "brigantine", "defence": 4, **face}) if face or revealed else None
    )
    return Counter(ShipId.numbered("merchant", number), "merchant", place, printed, revealed=revealed)


def warship(number: int, place: Place, *, revealed: bool = False, **face: Any) -> Counter:
    """A Warship on the map with the id "warship-<number>"; with a face when values of one are given."""
    printed = Face(**{"nation": "english", "combat": 8, "speed": 3, **face}) if face or revealed else None
    return Counter(ShipId.numbered("warship", number), "warship", place, printed, revealed=revealed)


def copied(schema: str, subject: str | int, **values: FieldValue) -> CopiedCard:
    """A printed component that somebody has copied: a port, an Action card, a Shipping Lane."""
    return CopiedCard(schema, str(subject), tuple(values.items()))


# --- the table


def scene(
    *ships: Ship,
    players: int = 2,
    solo: bool = False,
    governors: Mapping[int, Leaning] | None = None,
    cards: tuple[CopiedCard, ...] = (),
    rulings: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    turn: Mapping[str, Any] | None = None,
    **changes: Any,
) -> State:
    """A table in the middle of the evening: the first player holds the dice and owes an operation.

    ships: pirates, King's Commissioners, Merchants and Warships in play; without any, Edward Teach of the first player
    at sea.  players: persons at the table; solo: one of them, and the two false players.  governors: by port.
    options, turn, changes: other values of these records and of the state.
    """
    there = ships or (pirate(),)
    seats = tuple(map(SeatOptions, NAMES, COLOURS))[: 1 if solo else players]
    mode: Literal["solo", "competitive"] = "solo" if solo else "competitive"
    chosen = {"mode": mode, "seats": seats, "rulings": tuple((rulings or {}).items()), **(options or {})}
    placed = governors or {}
    values: dict[str, Any] = {
        "options": Options(**chosen),
        "players": _players(there, seats, solo),
        "pirates": tuple(each for each in there if isinstance(each, Pirate)),
        "commissioners": tuple(each for each in there if isinstance(each, Commissioner)),
        "counters": tuple(each for each in there if isinstance(each, Counter)),
        "ports": tuple(PortState(each.number, placed.get(each.number, "")) for each in book().ports),
        "turn": TypeAdapter(Turn).validate_python(
            {"stage": "operation", "holder": "seat-1", "first": "seat-1", "cards": 1, **(turn or {})}
        ),
        "cards": cards,
        "made": max((int(found[0]) for each in there if (found := re.findall(r"-(\d+)$", each.id))), default=0),
    }
    unknown = placed.keys() - {each.number for each in book().ports}
    assert not unknown, f"no such port: {sorted(unknown)}"
    state = State(**(values | changes))
    owners = [*(each.owner for each in state.pirates), *(each.owner for each in state.commissioners)]
    absent = set(owners) - {player.id for player in state.players}
    assert not absent, f"nobody at the table: {sorted(absent)}"
    return state


def _players(ships: tuple[Ship, ...], seats: tuple[SeatOptions, ...], solo: bool) -> tuple[Player, ...]:
    """The persons in order, then the false players of a solo game (23.1), each with the pirates in play."""
    named: list[tuple[str, str, bool]] = [(seat.name, seat.colour, False) for seat in seats]
    if solo:
        named += [(name, colour, True) for name, colour in zip(FALSE, COLOURS[1:], strict=False)]
    players = []
    for number, (name, colour, false) in enumerate(named, 1):
        mine = tuple(each.id for each in ships if isinstance(each, Pirate) and each.owner == f"seat-{number}")
        players.append(Player(SeatId.numbered("seat", number), name, colour, false, mine))
    return tuple(players)


def play(
    state: State, procedure: Callable[..., Any], answers: Mapping[str, Any] | None = None, **params: Any
) -> Played[State]:
    """Run a procedure with the answers given by question key, dice by their faces and cards by their numbers.

    Forced and quiet questions are taken by themselves, nobody uses Cunning of whom the script does not say so, and a
    fight goes on where nobody can end it. Any
    other question that it does not answer fails the test, and so does an answer that nobody asked for.
    """
    return run_script(procedure, state, book(), answers or {}, thrifty, **params)


def thrifty(question: Ask[Any]) -> Any:
    """Where the script is silent: no Cunning is used (BB-22.2), and a fight goes on where nobody can end it."""
    if question.key.endswith(("-next", "-faced")) and question.default == "on":
        return "on"
    return False if question.rule == "BB-22.2" and isinstance(question, YesNo) else unscripted(question)


def play_out(
    state: State, procedure: Callable[..., Any], answers: Mapping[str, Any] | None = None, **params: Any
) -> Played[State]:
    """Run a procedure to its end: the scripted questions as told, all others as a table usually answers them."""
    return run_script(procedure, state, book(), answers or {}, usual, **params)
