"""CSG-SHOOT-06, CSG-GEN-05, CSG-CREW-CANNONEER, CSG-KW-CATAMARAN: exact chances of shots: hits, masts, sinking."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from companion.core.questions.kinds import Figure
from companion.core.rules.odds import Chances, Odds, at_least, both, mapped, mean, percent
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.gunnery.guns import Gun
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import FortId, ShipId, UnitId
from companion.games.pirates_csg.model.numbers import Numbers
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import able, masts, ship_card, used
from companion.games.pirates_csg.ship.losses import creature


@dataclass(frozen=True, slots=True)
class PlannedShot:
    """A shot before its die. rank: the die must be greater.  bonus: added to the die.  fixed: it is never re-rolled."""

    rank: int
    bonus: int = 0
    fixed: bool = False

    def hits(self, face: int, n: Numbers) -> bool:
        """CSG-SHOOT-06, CSG-GEN-01, -05: whether a die hits; some faces always do or never, whatever is added."""
        if face in (n.always_misses, n.always_hits):
            return face == n.always_hits
        return face + self.bonus > self.rank

    def ways(self, n: Numbers) -> int:
        """How many faces of the die hit."""
        return sum(self.hits(face, n) for face in range(1, n.die_faces + 1))

    def least(self, n: Numbers) -> int:
        """The lowest face that hits."""
        return min(face for face in range(1, n.die_faces + 1) if self.hits(face, n))


def aims_of(guns: Iterable[Gun], bonus: int = 0) -> tuple[PlannedShot, ...]:
    """The dice of guns, each as it must hit."""
    return tuple(PlannedShot(gun.rank, bonus, gun.fixed) for gun in guns for _ in range(gun.dice))


def may_again(s: State, unit: UnitId) -> bool:
    """CSG-CREW-CANNONEER: whether a cannoneer can still have a die rolled again in this turn."""
    if not unit.is_ship:
        return False
    ship = ShipId(unit)
    return bool(able(s, ship, "cannoneer")) and not used(s, "cannoneer", ship)


def spread(aims: Sequence[PlannedShot], book: Book, again: bool) -> Chances:
    """How likely each number of hits is. again: the best of the misses is rolled once more (CSG-CREW-CANNONEER)."""
    n = book.numbers
    faces = n.die_faces
    free = sorted((aim.ways(n) for aim in aims if not aim.fixed), reverse=True)
    fixed = [aim.ways(n) for aim in aims if aim.fixed]
    if not (again and free):
        return _chances(_counts(fixed + free, faces), faces ** len(aims))
    weights, sure = [0] * (len(free) + 1), 1
    for place, ways in enumerate(free):  # all before it hit, this one is the first to miss
        for hits, weight in enumerate(_counts(free[place + 1 :], faces)):
            weights[place + hits] += sure * (faces - ways) * (faces - ways) * weight
            weights[place + hits + 1] += sure * (faces - ways) * ways * weight
        sure *= ways
    weights[-1] += sure * faces
    rolled = _chances(weights, faces ** (len(free) + 1))
    return both(rolled, _chances(_counts(fixed, faces), faces ** len(fixed)))


def _counts(ways: Sequence[int], faces: int) -> list[int]:
    """How many of all equally likely throws bring each number of hits."""
    weights = [1]
    for hits in ways:
        missed = [weight * (faces - hits) for weight in weights]
        landed = [weight * hits for weight in weights]
        weights = [a + b for a, b in zip([*missed, 0], [0, *landed], strict=True)]
    return weights


def _chances(weights: Sequence[int], whole: int) -> Chances:
    return {hits: Fraction(weight, whole) for hits, weight in enumerate(weights)}


def broadside(aims: Sequence[PlannedShot], book: Book) -> Chances:
    """CSG-KW-BROADSIDES: one die for all cannons, above the rank of each; then all hit, and once more."""
    n = book.numbers
    worst = max(aims, key=lambda aim: aim.rank)
    chance = Fraction(worst.ways(n), n.die_faces)
    return {0: 1 - chance, len(aims) + n.broadsides_extra: chance}


# ---------------------------------------------------------------------- what hits do


def saves_from(s: State, book: Book, ship: ShipId) -> int | None:
    """CSG-KW-CATAMARAN, -TRIMARAN, A-14: from which face on a die undoes a hit; None for ships that roll none."""
    keywords, n = ship_card(s, ship).keywords, book.numbers
    if not s.ship(ship).plates and s.options.ruling("A-14") == "hulls":
        return None
    if "catamaran" in keywords:
        return n.catamaran_saves
    return n.trimaran_saves if "trimaran" in keywords else None


def harm(s: State, book: Book, target: UnitId, hits: Chances) -> Chances:
    """How likely each number of hits is that count, once the target has rolled against them."""
    least = saves_from(s, book, ShipId(target)) if target.is_ship else None
    if least is None:
        return hits
    undone = Fraction(book.numbers.die_faces - least + 1, book.numbers.die_faces)
    hulls = s.ship(ShipId(target)).plates if s.options.ruling("A-14") == "hulls" else None
    found: dict[int, Fraction] = {}
    for n, chance in hits.items():
        for counted, along in _counted(n, hulls, undone).items():
            found[counted] = found.get(counted, Fraction()) + chance * along
    return dict(sorted(found.items()))


@cache
def _counted(hits: int, hulls: int | None, undone: Fraction) -> Chances:
    """How many of so many hits count. hulls: that are left to roll for, None where every hit is rolled for."""
    if not hits or hulls == 0:
        return {hits: Fraction(1)}
    fewer = None if hulls is None else hulls - 1
    through = mapped(_counted(hits - 1, fewer, undone), lambda counted: counted + 1)
    stopped = _counted(hits - 1, hulls, undone)
    every = sorted({*through, *stopped})
    none = Fraction()
    return {n: (1 - undone) * through.get(n, none) + undone * stopped.get(n, none) for n in every}


def resists(s: State, book: Book, target: UnitId, before: int = 0) -> tuple[int, int]:
    """How many hits leave a target without masts or flags, and how many sink or destroy it.

    before: hits that it has taken in the same Shoot action (CSG-KW-FLOTILLA).
    """
    n = book.numbers
    if target.is_fort:
        flags = s.fort(FortId(target)).flags
        return flags, flags + (s.options.ruling("A-09") == "abandoned" or not flags)
    if not target.is_ship:
        left = n.marine_hits - (f"grazed:{target}" in s.turn.used)
        return left, left
    ship = ShipId(target)
    found, keywords = s.ship(ship), ship_card(s, ship).keywords
    if "canoe" in keywords:
        return 1, 1
    if "flotilla" in keywords:
        flag = n.flotilla_hits - before if found.plates else 0
        return flag, flag + 1
    left = found.plates + masts(s, ship)
    return left, left + (not creature(s, ship))


def odds(s: State, book: Book, target: UnitId, hits: Chances, before: int = 0) -> Odds:
    """Shots for the eye, before their dice."""
    seen = harm(s, book, target, hits)
    bare, gone = resists(s, book, target, before)
    usual = round(float(mean(seen)), 1)
    if sunk := at_least(seen, gone):
        headline, likely = msg("csg-odds-sunk", chance=percent(sunk), n=usual), gone
    elif bared := at_least(seen, bare) if bare else Fraction():
        headline, likely = msg("csg-odds-bare", chance=percent(bared), n=usual), bare
    else:
        headline, likely = msg("csg-odds", n=usual), 1
    return Odds(headline, tuple(seen.items()), msg("csg-odds-hits"), likely)


def expected(label: Msg, hits: Chances, good: bool | None = None) -> Figure:
    """How many hits are to be expected. good: whether they are for whoever reads it."""
    return Figure(label, msg("csg-number", n=round(float(mean(hits)), 1)), good=good)


def figures(s: State, book: Book, target: UnitId, hits: Chances, before: int = 0) -> tuple[Figure, ...]:
    """By which targets are compared: hits expected, the chance to dismast it, to sink it."""
    seen = harm(s, book, target, hits)
    bare, gone = resists(s, book, target, before)
    return (
        expected(msg("csg-figure-hits"), seen),
        Figure(msg("csg-figure-bare"), percent(at_least(seen, bare))),
        Figure(msg("csg-figure-sunk"), percent(at_least(seen, gone))),
    )
