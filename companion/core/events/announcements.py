"""Announcements: orders for hands on the board, results with their dice, changes, turns of fate.

A telling stands beside the line of the notebook (`Event.announcements` beside `Event.line`) and carries what a drawing
needs: faces, sums, before and after. What is worth neither is a mere line, and tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from companion.core.rules.verdicts import Sum
from companion.core.values.messages import Msg

Kind = Literal["order", "result", "change", "fate"]
"""order: what hands do now.  result: what chance or a contest brought.  change: what became of a number.  fate: what
changes the evening."""


EACH: Final = "each"
"""Whose hands an order is for: everybody's, each with the own things."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Things of one kind that hands take out of the box, counted.

    picture, colour: as those of an order.
    """

    name: Msg
    """How they are called, a message that takes their number `n`."""
    n: int = 1
    picture: str = ""
    colour: str = ""

    @property
    def said(self) -> Msg:
        """With their number: "3 cubes of tea"."""
        return Msg(self.name.key, (*self.name.args, ("n", self.n)))


def gathered(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Pieces of the same kind together, as one takes them out of the box."""
    found: dict[Piece, int] = {}
    for piece in pieces:
        kind = replace(piece, n=0)
        found[kind] = found.get(kind, 0) + piece.n
    return tuple(replace(kind, n=n) for kind, n in found.items())


@dataclass(frozen=True, slots=True)
class SetupStep:
    """A chapter of the set-up, to which the orders that follow it belong.

    n, of: which of how many it is, from 1.
    """

    id: str
    """By which a game draws how the table then lies."""
    title: Msg
    n: int
    of: int


@dataclass(frozen=True, slots=True)
class Order:
    """What hands do on the board now."""

    text: Msg
    """Short enough for a glance."""
    picture: str = ""
    """Of what they take, by its name in the atlas of pictures; "" where nothing is taken."""
    colour: str = ""
    """In which the picture is painted: of a player or a nation."""
    seat: str = ""
    """Whose hands; "" for anybody's, `EACH` for everybody's."""
    note: Msg | None = None
    """What only some need to know of how it is done, in small letters."""
    pieces: tuple[Piece, ...] = ()
    """What is taken for it, counted."""
    prints: tuple[tuple[str, str], ...] = ()
    """Printed components (schema, subject) that hands hold meanwhile, so that they may be copied at once."""
    drawn: bool = False
    """Whether a board on the screen shows what the note says."""
    adds: bool = False
    """Whether several in a row that say the same are told as one: the numbers `n` of their words are added up, what
    these enumerate follows one another."""


@dataclass(frozen=True, slots=True)
class Die:
    """One die as it lies on the table."""

    face: int
    sides: int = 12
    bonus: int = 0
    """Added to this die alone."""
    did: int | None = None
    """What it did: damage, hits; 0 for a miss. None where a die does nothing by itself, as in a sum."""
    again: int | None = None
    """What it showed before it was rolled again; None if it was not."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a contest or of a roll: who it is, what was rolled, and the sum that counts."""

    who: Msg
    picture: str = ""
    colour: str = ""
    dice: tuple[Die, ...] = ()
    total: Sum | None = None
    """The sum aloud; None where each die counts for itself."""
    said: Msg | None = None
    """What this side comes to, in words: "3 wounds"."""
    won: bool | None = None
    """Whether it prevailed, or would as things lie; None where nobody does."""
    bonus: Sum | None = None
    """What each of its dice is given, aloud; None for nothing."""


@dataclass(frozen=True, slots=True)
class Result:
    """What chance or a contest brought: one side for a roll, two for a fight."""

    text: Msg
    """What came of it, as a headline says it: "San Hilario hits Anne: 6 damage"."""
    sides: tuple[Side, ...] = ()
    against: Sum | None = None
    """The number that the dice had to reach or to beat; None where there is none. Where only one of two sides rolls, it
    is the other's, and stands there."""
    picture: str = ""
    """Of what each hit does: water, fire, a wound …"""
    seat: str = ""
    """On whose phone alone it is told; "" for everybody's."""

    @property
    def apart(self) -> Side | None:
        """The side of a fight that rolls nothing: the number to reach is its own."""
        idle = [side for side in self.sides if not side.dice and side.total is None]
        return idle[0] if len(self.sides) == 2 and len(idle) == 1 else None


@dataclass(frozen=True, slots=True)
class Change:
    """A number that has become another, on the board or on a sheet."""

    text: Msg
    picture: str = ""
    before: int | None = None
    after: int | None = None
    """None where the line says it in words."""
    good: bool | None = None
    """For whom it happened to; None for neither."""
    limit: int | None = None
    """The number at which it is all over (hull, crew), for the eye; None if there is none or nobody knows it."""
    seat: str = ""
    """On whose phone alone it is told; "" for everybody's."""


@dataclass(frozen=True, slots=True)
class Fate:
    """What changes the evening: an event, a ship sunk, a pirate dead, a nation betrayed, the end."""

    title: Msg
    text: Msg | None = None
    """What it does."""
    picture: str = ""
    colour: str = ""


Announcement = Order | Result | Change | Fate


def is_contest(telling: Announcement) -> bool:
    """Whether a result is a fight or a roll against somebody, and not a mere roll."""
    return isinstance(telling, Result) and (len(telling.sides) > 1 or telling.against is not None)


def kind_of(telling: Announcement) -> Kind:
    """Which kind of telling it is."""
    match telling:
        case Order():
            return "order"
        case Result():
            return "result"
        case Change():
            return "change"
        case Fate():
            return "fate"


def words_of(telling: Announcement) -> Sequence[Msg]:
    """Everything that it says, in the order in which it is read."""
    match telling:
        case Order(text=text, note=note, pieces=pieces):
            return (text, *([note] if note is not None else []), *(piece.said for piece in pieces))
        case Change(text=text):
            return (text,)
        case Result(text=text, sides=sides):
            return (text, *(side.said for side in sides if side.said is not None))
        case Fate(title=title, text=text):
            return (title, *([text] if text is not None else []))
