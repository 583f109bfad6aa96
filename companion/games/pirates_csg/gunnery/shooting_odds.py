"""CSG-SHOOT-06, CSG-GEN-05: exact chances of shots: hits, masts, sinking."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from companion.core.odds import Chances, Odds, at_least, mean, total
from companion.core.questions import Figure
from companion.core.text import Msg, msg
from companion.games.pirates_csg.table.book import Book
from companion.games.pirates_csg.table.ids import FortId, PlaceId, ShipId
from companion.games.pirates_csg.table.state import State


@dataclass(frozen=True, slots=True)
class Aim:
    """A shot before its die. rank: the die must be greater.  bonus: added to the die."""

    rank: int
    bonus: int = 0

    def hits(self, face: int, faces: int) -> bool:
        """CSG-SHOOT-06, CSG-GEN-05: whether a die hits; the lowest face never does, the highest always."""
        if face in (1, faces):
            return face == faces
        return face + self.bonus > self.rank

    def chance(self, faces: int) -> Fraction:
        """How likely the shot hits."""
        return Fraction(sum(self.hits(face, faces) for face in range(1, faces + 1)), faces)


def spread(aims: Iterable[Aim], book: Book) -> Chances:
    """How likely each number of hits is."""
    faces = book.numbers.die_faces
    return total({0: 1 - chance, 1: chance} for chance in (aim.chance(faces) for aim in aims))


def resists(s: State, target: PlaceId) -> tuple[int, int]:
    """How many hits leave a target without masts or flags, and how many sink or destroy it."""
    if target.is_fort:
        flags = s.fort(FortId(target)).flags
        return flags, flags + (s.options.ruling("A-09") == "abandoned" or not flags)
    found = s.ship(ShipId(target))
    return found.plates + found.left, found.plates + found.left + 1


def odds(s: State, book: Book, target: PlaceId, aims: tuple[Aim, ...]) -> Odds:
    """Shots for the eye, before their dice."""
    seen = spread(aims, book)
    bare, gone = resists(s, target)
    usual = round(float(mean(seen)), 1)
    if sunk := at_least(seen, gone):
        headline, likely = msg("csg-odds-sunk", percent=round(100 * sunk), n=usual), gone
    elif bared := at_least(seen, bare) if bare else Fraction():
        headline, likely = msg("csg-odds-bare", percent=round(100 * bared), n=usual), bare
    else:
        headline, likely = msg("csg-odds", n=usual), 1
    return Odds(headline, tuple(seen.items()), msg("csg-odds-hits"), likely)


def figures(s: State, book: Book, target: PlaceId, aims: tuple[Aim, ...]) -> tuple[Figure, ...]:
    """By which targets are compared: hits expected, the chance to dismast it, to sink it."""
    seen = spread(aims, book)
    bare, gone = resists(s, target)
    return (
        Figure(msg("csg-figure-hits"), _number(round(float(mean(seen)), 1))),
        Figure(msg("csg-figure-bare"), percent(at_least(seen, bare))),
        Figure(msg("csg-figure-sunk"), percent(at_least(seen, gone))),
    )


def _number(number: float) -> Msg:
    return msg("csg-number", n=number)


def percent(chance: Fraction) -> Msg:
    """A chance as a person says it; never 0 % for what can happen, nor 100 % for what may fail."""
    n = round(float(chance * 100))
    if chance > 0 and n == 0:
        return msg("csg-percent-below")
    if chance < 1 and n == 100:
        return msg("csg-percent-above")
    return msg("csg-percent", n=n)
