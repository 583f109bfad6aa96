"""1.3, 1.15 Where things lie in a hold: squares, cargo, cannons, cabins and damage (rulebook p.9-10, 18, 22).

The counts on a player's sheet are the truth; the hold says where they lie. `stow` makes it follow them: what is there
stays where it is, what is gone is taken out, what is new gets a sensible square. It knows nothing of ships and players.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from companion.core.values.frozen_records import replace

SquareKind = Literal["plain", "gunport", "cabin"]
Load = Literal["", "tea", "silver", "cotton", "sugar", "oil", "wood", "cannon", "cabin"]
Damage = Literal["", "water", "fire"]
Lay = Literal["rows", "columns"]
"""A-16: how damage goes through a hold, row by row or column by column."""

SIGNS: dict[str, SquareKind] = {"s": "plain", "g": "gunport", "c": "cabin"}
"""How the rows of a plan spell a square; any other sign is a place that the keel covers (CL-SHP-06)."""
GUN: Load = "cannon"
CABIN: Load = "cabin"
BEST: dict[Load, tuple[SquareKind, ...]] = {GUN: ("gunport", "plain", "cabin"), CABIN: ("cabin",)}
"""The squares that suit a load, best ones first; goods lie anywhere, in gunports last."""
HARMS: tuple[Literal["water", "fire"], ...] = ("water", "fire")


@dataclass(frozen=True, slots=True)
class Square:
    """One square of a hold: where it is (row 0 on top), what it is, what lies there, and the damage on top of it."""

    row: int
    """From the top, 0 the first."""
    column: int
    """From the left, 0 the first."""
    kind: SquareKind = "plain"
    """What is printed on it."""
    load: Load = ""
    """What lies on it, "" for nothing."""
    damage: Damage = ""
    """The damage cube on it, "" for none."""

    @property
    def free(self) -> bool:
        """Whether something can be put there."""
        return not self.load and not self.damage

    @property
    def fixed(self) -> bool:
        """CL-DMG-11, CL-SHP-19: whether nobody can move what lies there: damage, what is under it, a built cabin."""
        return bool(self.damage) or self.load == CABIN


Hold = tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Aboard:
    """What a hold has to show. loads: cubes of each good, cannons, cabins.  lay: how damage goes through it."""

    loads: Mapping[Load, int]
    water: int
    fire: int
    lay: Lay = "rows"

    def of(self, damage: Damage) -> int:
        """Damage cubes of one kind."""
        return self.water if damage == "water" else self.fire


@lru_cache(maxsize=64)
def plan(rows: tuple[str, ...]) -> Hold:
    """CL-SHP-06, -07: the empty squares of a hold whose rows are spelled from top to bottom."""
    return tuple(
        Square(row, column, SIGNS[sign])
        for row, signs in enumerate(rows)
        for column, sign in enumerate(signs)
        if sign in SIGNS
    )


def bare(hold: Hold) -> Hold:
    """The same squares with nothing in them."""
    return tuple(replace(square, load="", damage="") for square in hold)


def alike(one: Hold, other: Hold) -> bool:
    """Whether two holds have the same squares, whatever lies in them."""
    return [(s.row, s.column, s.kind) for s in one] == [(s.row, s.column, s.kind) for s in other]


def order(hold: Hold, harm: Damage, lay: Lay = "rows") -> tuple[int, ...]:
    """CL-DMG-02, -03, A-16: the squares in the order in which damage comes to lie on them.

    Water: bottom row first, from right to left, and upwards; fire: top row first, from left to right, and downwards.
    By columns: water from the right one, fire from the left one.
    """
    return _order(_places(hold), harm, lay)


_Places = tuple[tuple[int, int], ...]


def _places(hold: Hold) -> _Places:
    return tuple((square.row, square.column) for square in hold)


@lru_cache(maxsize=64)
def _order(places: _Places, harm: Damage, lay: Lay) -> tuple[int, ...]:
    way = -1 if harm == "water" else 1

    def rank(i: int) -> tuple[int, int]:
        row, column = way * places[i][0], way * places[i][1]
        return (row, column) if lay == "rows" else (column, row)

    return tuple(sorted(range(len(places)), key=rank))


def struck(hold: Hold, harm: Damage, lay: Lay = "rows") -> int | None:
    """CL-DMG-04: the square on which the next damage comes to lie; None when the hold is full of it (CL-OUT-03)."""
    return next((i for i in order(hold, harm, lay) if not hold[i].damage), None)


def safety(hold: Hold, lay: Lay) -> Mapping[int, int]:
    """How many cubes of water or of fire it takes, at the least, to reach each square."""
    return _safety(_places(hold), lay)


@lru_cache(maxsize=64)
def _safety(places: _Places, lay: Lay) -> Mapping[int, int]:
    ranks = [{place: rank for rank, place in enumerate(_order(places, harm, lay))} for harm in HARMS]
    return {i: min(rank[i] for rank in ranks) for i in range(len(places))}


def count(hold: Sequence[Square], load: Load) -> int:
    """How many of something lie in a hold."""
    return [square.load for square in hold].count(load)


def damaged(hold: Sequence[Square], harm: Damage) -> int:
    """Damage cubes of one kind that lie in a hold."""
    return [square.damage for square in hold].count(harm)


def battery(hold: Hold) -> int:
    """CL-SHP-09, -19, CL-RNG-03: cannons that stand in a gunport and are not under damage."""
    return sum(square.kind == "gunport" and square.load == GUN and not square.damage for square in hold)


def idle_cabins(hold: Hold) -> int:
    """CL-DMG-07: cabins under damage, which give no room until they are repaired."""
    return sum(square.load == CABIN and bool(square.damage) for square in hold)


def surplus(hold: Hold, aboard: Aboard) -> int:
    """CL-FRE-03: goods and cannons for which there is no square."""
    return sum(max(0, n - count(hold, load)) for load, n in aboard.loads.items() if load != CABIN)


@dataclass(frozen=True, slots=True)
class DamageFall:
    """What n cubes of damage come to lie on. covered: squares whose goods make way, oil: squares where it burns.

    placed: cubes that stay where they fell; what finds the hold full of damage is lost.
    """

    covered: tuple[int, ...]
    oil: tuple[int, ...]
    placed: int


def fall(hold: Hold, n: int, harm: Damage, lay: Lay = "rows") -> DamageFall:
    """CL-DMG-02 to -06: cube by cube in the printed order; each one that hits oil burns it instead of staying."""
    laid, covered, oil, placed = list(hold), [], [], 0
    for _ in range(n):
        i = struck(tuple(laid), harm, lay)
        if i is None:
            break
        load = laid[i].load
        if load == "oil":
            oil.append(i)
            laid[i] = replace(laid[i], load="")
            continue
        if load not in ("", GUN, CABIN):
            covered.append(i)
        laid[i] = replace(laid[i], damage=harm)
        placed += 1
    return DamageFall(tuple(covered), tuple(oil), placed)


def moved(hold: Hold, source: int, target: int) -> Hold:
    """CL-FRE-01: the hold after the loads of two squares have changed places."""
    squares = list(hold)
    squares[source] = replace(hold[source], load=hold[target].load)
    squares[target] = replace(hold[target], load=hold[source].load)
    return tuple(squares)


def put_right(hold: Hold, place: int, what: Literal["load", "damage"], wanted: str) -> Hold | None:
    """The hold after a load or a damage has come to lie on a square by hand; None if it cannot lie there.

    It comes from the first other square that has it and can take what lay here, so nothing is gained or lost. Damage
    that moves onto cargo has the cargo change places with what lay under it (CL-DMG-05).
    """
    if getattr(hold[place], what) == wanted:
        return hold
    for other in (i for i, square in enumerate(hold) if getattr(square, what) == wanted):
        swapped = moved(hold, place, other)
        harmed = list(hold)
        harmed[place] = replace(hold[place], damage=hold[other].damage)
        harmed[other] = replace(hold[other], damage=hold[place].damage)
        ways = (swapped,) if what == "load" else (tuple(harmed), moved(tuple(harmed), place, other))
        for laid in ways:
            if all(_can_lie(square) for square in (laid[place], laid[other])):
                return laid
    return None


def _can_lie(square: Square) -> bool:
    """CL-DMG-04, -05, CL-SHP-14: cargo never lies under damage, a cabin only on its own squares."""
    return (not square.damage or square.load in ("", GUN, CABIN)) and (square.load != CABIN or square.kind == "cabin")


def sound(hold: Hold) -> Hold:
    """The hold with all damage removed (CL-OUT-10)."""
    return tuple(replace(square, damage="") for square in hold)


def emptied(hold: Hold, places: Sequence[int]) -> Hold:
    """The hold without the loads of some squares."""
    return tuple(replace(square, load="") if i in places else square for i, square in enumerate(hold))


def stow(hold: Hold, squares: Hold, aboard: Aboard) -> Hold:
    """The hold that shows what is aboard. squares: of the plan; another plan than before: everything is laid anew.

    Damage and cabins come first and may push cargo aside; whatever finds no square stays out (`surplus`).
    """
    laid = list(hold if alike(hold, squares) else squares)
    for harm in HARMS:
        _mend(laid, harm, aboard)
    for load, n in aboard.loads.items():
        _unload(laid, load, n, aboard.lay)
    for harm in HARMS:
        _damage(laid, harm, aboard)
    for load in sorted(aboard.loads, key=_rank):
        _load(laid, load, aboard.loads[load], aboard.lay)
    return tuple(laid)


def _rank(load: Load) -> int:
    """Cabins are built in before cannons are placed, cannons before goods, and oil lies best protected (CL-DMG-06)."""
    return {CABIN: 0, GUN: 1, "oil": 2}.get(load, 3)


def _mend(laid: list[Square], harm: Damage, aboard: Aboard) -> None:
    """CL-FIX-01: what is repaired frees cannons in gunports first, then cabins, then the cubes placed last."""

    if damaged(laid, harm) <= aboard.of(harm):
        return

    def gain(i: int) -> tuple[int, int]:
        square = laid[i]
        guns = square.load == GUN and square.kind == "gunport"
        return (-2 if guns else -1 if square.load else 0, -places.index(i))

    places = order(tuple(laid), harm, aboard.lay)
    lying = sorted((i for i in places if laid[i].damage == harm), key=gain)
    for i in lying[: max(0, len(lying) - aboard.of(harm))]:
        laid[i] = replace(laid[i], damage="")


def _unload(laid: list[Square], load: Load, n: int, lay: Lay) -> None:
    """What has left the ship was taken from where it was most in the way: out of gunports, then the least safe."""
    if count(laid, load) <= n:
        return
    safe = safety(tuple(laid), lay)
    port = -1 if load != GUN else 1

    def ease(i: int) -> tuple[bool, int, int]:
        return bool(laid[i].damage), port * (laid[i].kind == "gunport"), safe[i]

    lying = sorted((i for i, square in enumerate(laid) if square.load == load), key=ease)
    for i in lying[: max(0, len(lying) - n)]:
        laid[i] = replace(laid[i], load="")


def _damage(laid: list[Square], harm: Damage, aboard: Aboard) -> None:
    """CL-DMG-02 to -05: new cubes in the printed order; a cannon or cabin stays under them, cargo is pushed aside."""
    for _ in range(aboard.of(harm) - damaged(laid, harm)):
        i = struck(tuple(laid), harm, aboard.lay)
        if i is None:
            return
        stays = laid[i].load in (GUN, CABIN)
        laid[i] = replace(laid[i], damage=harm, load=laid[i].load if stays else "")


def _load(laid: list[Square], load: Load, n: int, lay: Lay) -> None:
    """New cargo: cannons into gunports, cabins into their squares, goods where damage comes last (CL-SHP-09, -14)."""
    if count(laid, load) >= n:
        return
    safe = safety(tuple(laid), lay)
    kinds = BEST.get(load, ("plain", "cabin", "gunport"))
    open_to = [i for i, square in enumerate(laid) if not square.damage and square.kind in kinds]
    suited = [i for i in open_to if laid[i].free or (load == CABIN and laid[i].load != CABIN)]
    best = sorted(suited, key=lambda i: (not laid[i].free, kinds.index(laid[i].kind), -safe[i]))
    for i in best[: max(0, n - count(laid, load))]:
        laid[i] = replace(laid[i], load=load)
