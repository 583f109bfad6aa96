"""What lies on the map, as records: tiles as they were copied, how they lie, where ships stand.

Only a table that lets the app follow the map has them; everybody else is asked what the board shows. Axial hexes as
`companion.hexmap` has them. A tile is copied with its printed north up and its middle, or whichever hex the table drew
first, at the origin; laying it turns it about that hex and moves it there.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Annotated, Literal

from companion.core.declared.counted import Counts
from companion.core.values.frozen_records import replace
from companion.games.captains_log.model.ids import FloatId, ShipId, TileNumber
from companion.games.captains_log.model.records import GOODS, Good, Goods
from companion.hexmap import Clock, Hex

Terrain = Literal["unknown", "sea", "land", "sandbank", "reef", "calm"]
"""What a hex is; "unknown" while nobody has copied it."""
Mark = Literal["mooring", "port", "fortress", "barrel", "ship", "monster", "whale", "cross"]
"""What is printed on a hex besides: a mooring, a port, a fortress, where barrels, ships, monsters and whales appear, a
cross under which the treasure may lie."""


@dataclass(frozen=True, slots=True)
class TileHex:
    """One hex of a tile, as printed (D-01)."""

    terrain: Terrain = "unknown"
    """What it is."""
    depth: int = 0
    """Printed on a sandbank, 0 elsewhere (CL-MOV-16)."""
    number: int = 0
    """Printed number, 0 for none (CL-SET-22)."""
    dice: int = 0
    """Dice that the fortress throws at whoever enters, 0 outside its zone (CL-FRT-03)."""
    marks: tuple[Mark, ...] = ()
    """What is printed besides."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A map tile as it was copied; its outline is that of all tiles (D-02)."""

    number: TileNumber
    """Printed on it."""
    cells: tuple[tuple[Hex, TileHex], ...]
    """Every hex of it, the one that it turns about at the origin."""


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile on the table."""

    at: Hex
    """Where the hex lies that it turns about."""
    turn: int = 0
    """Sixths clockwise that it is turned, 0 to 5."""
    number: TileNumber = 0
    """Which one it is, 0 while it lies face down."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a ship stands."""

    at: Hex
    """Its hex."""
    bow: Clock = 12
    """Where its bow looks."""


@dataclass(frozen=True, slots=True)
class Cargo:
    """Cubes that float on a hex (CL-FRE-04)."""

    at: Hex
    """The hex."""
    goods: Annotated[Goods, Counts("")]
    """Those of all that are afloat that lie there."""


def present(goods: Goods) -> Goods:
    """Cubes without those of which there are less than none."""
    return Goods(*(max(0, goods.of(each)) for each in GOODS))


def goods_on(piles: Iterable[Cargo], at: Hex) -> Goods:
    """The cubes of the pile on a hex."""
    return next((each.goods for each in piles if each.at == at), Goods())


def piled(piles: Iterable[Cargo], at: Hex, goods: Goods) -> tuple[Cargo, ...]:
    """Piles with those cubes on that hex and no others."""
    there, others = present(goods), tuple(each for each in piles if each.at != at)
    return (*others, Cargo(at, there)) if there.total else others


@dataclass(frozen=True, slots=True)
class Sea:
    """The map as it lies on the table."""

    tiles: tuple[LaidTile, ...] = ()
    """In the order in which they were laid."""
    gaps: tuple[tuple[Hex, TileHex], ...] = ()
    """Single-hex tiles (CL-DYN-05)."""
    ships: tuple[tuple[ShipId, Spot], ...] = ()
    """Ships whose place is known: seats and NPCs."""
    afloat: tuple[tuple[FloatId, Hex], ...] = ()
    """Barrels and counters whose place is known."""
    fog: tuple[Hex, ...] = ()
    """Hexes under the fog (CL-EVT-14)."""
    kraken: tuple[Hex, ...] = ()
    """Where it lies, nowhere while nobody knows (CL-KRK-01)."""
    estimated: tuple[ShipId, ...] = field(default=())
    """Ships whose place follows from what the table said, not from what it showed."""
    cargo: tuple[Cargo, ...] = ()
    """Cubes afloat whose place is known, each hex once."""

    def spot(self, ship: ShipId) -> Spot | None:
        """Where a ship stands, None while nobody has told."""
        return next((spot for other, spot in self.ships if other == ship), None)

    def with_ship(self, ship: ShipId, spot: Spot | None) -> Sea:
        """With a ship in that place; None: nobody knows where."""
        if spot is None and self.spot(ship) is None:
            return self
        others = tuple((other, there) for other, there in self.ships if other != ship)
        return replace(self, ships=others if spot is None else (*others, (ship, spot)))

    def tile(self, number: TileNumber) -> LaidTile | None:
        """Where a tile lies face up, None while nobody has told."""
        return next((laid for laid in self.tiles if number and laid.number == number), None)

    def with_float(self, token: FloatId, at: Hex | None) -> Sea:
        """With a barrel or a counter on that hex; None: nobody knows where."""
        others = tuple((other, there) for other, there in self.afloat if other != token)
        return replace(self, afloat=others if at is None else (*others, (token, at)))

    def cargo_on(self, at: Hex) -> Goods:
        """The cubes that are known to float on a hex."""
        return goods_on(self.cargo, at)

    def with_cargo(self, at: Hex, goods: Goods) -> Sea:
        """With those cubes on that hex and no others; of less than none there is none."""
        return replace(self, cargo=piled(self.cargo, at, goods))

    def holding(self, good: Good, afloat: int) -> Sea:
        """With no more cubes of a good on its hexes than are afloat at all."""
        sea = self
        for each in self.cargo:
            placed = sum(other.goods.of(good) for other in sea.cargo)
            sea = sea.with_cargo(each.at, each.goods.plus(good, -min(max(0, placed - afloat), each.goods.of(good))))
        return sea

    def with_tile(self, laid: LaidTile) -> Sea:
        """With a tile that lies there, whatever lay under the same middle, or was it elsewhere, taken away."""
        others = (
            tile for tile in self.tiles if tile.at != laid.at and not (laid.number and tile.number == laid.number)
        )
        return replace(self, tiles=(*others, laid))
