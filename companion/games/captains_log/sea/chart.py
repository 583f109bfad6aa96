"""1.5, 1.7, 1.10 What lies on each hex of the map, made from the tiles as they were copied and as they lie (D-01).

A hex of which nothing is known is either under a tile that lies face down, on one that was not copied so far, or on
none: a gap.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from companion.core.procedures.copied_cards import CopiedCard
from companion.core.values.frozen_records import memoized
from companion.games.captains_log.fleet.hostility import in_play
from companion.games.captains_log.fleet.ships import afloat
from companion.games.captains_log.model import event_deck, turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import Nation, ShipId, TileNumber
from companion.games.captains_log.model.sea import LaidTile, Mark, Spot, TileHex
from companion.games.captains_log.model.state import Flag, State
from companion.games.captains_log.sea import tiles
from companion.hexmap import Hex, neighbours, rotated

UNKNOWN: Final = TileHex()


@dataclass(frozen=True, slots=True)
class Chart:
    """The map of a moment.

    cells: what lies on each hex of the tiles face up.  tiles: on which tile each hex lies, 0 where it lies face down.
    marks: the hexes of each tile that bear a mark, in order.
    """

    cells: Mapping[Hex, TileHex]
    tiles: Mapping[Hex, TileNumber]
    fog: frozenset[Hex]
    copied: bool
    """Whether somebody has copied every hex."""
    marks: Mapping[tuple[TileNumber, Mark], tuple[Hex, ...]]

    def marked(self, tile: TileNumber, mark: Mark) -> tuple[Hex, ...]:
        """The hexes of a tile that bear a mark, in order."""
        return self.marks.get((tile, mark), ())

    def numbered(self, tile: TileNumber) -> tuple[Hex, ...]:
        """The hexes of a tile that bear a number, in order."""
        return tuple(sorted(at for at, cell in self.cells.items() if self.tiles[at] == tile and cell.number))

    def is_copied(self, tile: TileNumber) -> bool:
        """Whether all that is printed on a tile is known, of one that lies on the map."""
        known = [self.cells[at].terrain != "unknown" for at, number in self.tiles.items() if number == tile]
        return bool(known) and all(known)


NOTHING: Final = Chart({}, {}, frozenset(), True, {})


def covered(laid: LaidTile, outline: Iterable[Hex]) -> tuple[Hex, ...]:
    """The hexes on which a tile of that outline lies."""
    return tuple(laid.at + rotated(each, laid.turn) for each in outline)


@dataclass(frozen=True, eq=False)
class Copied:
    """What is known of the tiles of a table; one object as long as nothing more is copied."""

    outline: tuple[Hex, ...]
    faces: Mapping[TileNumber, Mapping[Hex, TileHex]]


def chart(s: State) -> Chart:
    """The map of this moment; an empty one where the app follows none. One object as long as nothing on it changes."""
    if s.sea is None:
        return NOTHING
    return _chart(s.sea.tiles, _copied(s.cards), s.sea.gaps, s.sea.fog)


@memoized
def _copied(cards: tuple[CopiedCard, ...]) -> Copied:
    known = {(card.schema, card.subject): card.record for card in cards if card.schema in (tiles.OUTLINE, tiles.TILE)}
    outline = tiles.outline_of(known.get((tiles.OUTLINE, tiles.SUBJECT))) or ()
    faces = {
        int(subject): tiles.printed(dict(values).get(tiles.HEXES))
        for (schema, subject), values in known.items()
        if schema == tiles.TILE
    }
    return Copied(outline, faces)


@memoized
def _chart(
    laid: tuple[LaidTile, ...], copied: Copied, gaps: tuple[tuple[Hex, TileHex], ...], fog: tuple[Hex, ...]
) -> Chart:
    cells: dict[Hex, TileHex] = dict(gaps)
    under: dict[Hex, TileNumber] = dict.fromkeys(cells, 0)
    for tile in laid:
        under |= dict.fromkeys(covered(tile, copied.outline), tile.number)
        if tile.number:
            face = copied.faces.get(tile.number, {})
            cells |= {tile.at + rotated(each, tile.turn): face.get(each, UNKNOWN) for each in copied.outline}
    marks: dict[tuple[TileNumber, Mark], tuple[Hex, ...]] = {}
    for at in sorted(at for at, cell in cells.items() if cell.marks):
        for mark in dict.fromkeys(cells[at].marks):
            marks[under[at], mark] = (*marks.get((under[at], mark), ()), at)
    whole = all(cell.terrain != "unknown" for cell in cells.values())
    return Chart(cells, under, frozenset(fog), whole, marks)


def spot(s: State, ship: ShipId) -> Spot | None:
    """Where a ship stands; None where nobody knows, and for one that is not on the map."""
    if s.sea is None or not in_play(s, ship) or turns.moves_by_hand(s, ship):
        return None
    return s.sea.spot(ship)


def is_whole(s: State) -> bool:
    """Whether the app follows the map and knows of every ship afloat where it stands."""
    return s.sea is not None and all(spot(s, ship) is not None for ship in afloat(s))


def is_steered(s: State, ship: ShipId) -> bool:
    """Whether a ship moves over the map alone: the app knows where everybody stands, and every hex of the tiles."""
    return is_whole(s) and spot(s, ship) is not None and chart(s).copied


def standing(s: State) -> Iterator[tuple[ShipId, Spot]]:
    """Every ship whose place is known."""
    for ship in afloat(s):
        if (there := spot(s, ship)) is not None:
            yield ship, there


def stands_on(s: State, at: Hex) -> ShipId | None:
    """The ship on a hex, None if no known one is."""
    return next((ship for ship, there in standing(s) if there.at == at), None)


def is_free(s: State, at: Hex) -> bool:
    """CL-MOV-12: whether no known miniature is on a hex, the Kraken's included, so that a ship may stay there."""
    return stands_on(s, at) is None and at not in krakens(s)


def krakens(s: State) -> tuple[Hex, ...]:
    """Where the Kraken lies; nowhere while nobody knows."""
    return () if s.sea is None else s.sea.kraken


def depth(s: State, book: Book, cell: TileHex) -> int:
    """CL-MOV-16, CL-EVT-28, -29: how deep a sandbank lies with the tide; 0 is land (A-48)."""
    return event_deck.sandbank(s, book, cell.depth)


def is_land(s: State, book: Book, cell: TileHex) -> bool:
    """CL-EXP-01, A-48: whether a hex counts as land, which nobody enters and nobody sees across."""
    return cell.terrain == "land" or (cell.terrain == "sandbank" and depth(s, book, cell) <= 0)


def lies_moored(s: State, at: Hex) -> bool | None:
    """CL-NPC-14: whether a hex is a mooring; None where nobody has copied it."""
    cell = chart(s).cells.get(at, UNKNOWN)
    return None if cell.terrain == "unknown" else "mooring" in cell.marks


def harbour(s: State, at: Hex) -> Flag:
    """CL-NPC-21: the flag of the port that has a mooring on this hex, "" for none and where nobody knows it."""
    tile = chart(s).tiles.get(at, 0)
    if not lies_moored(s, at) or not chart(s).marked(tile, "port"):
        return ""
    return next((port.flag for port in s.ports if port.tile == tile and port.tile), "")


def tells_harbours(s: State, ships: Iterable[ShipId]) -> bool:
    """CL-NPC-21, CL-EVT-14: whether the map shows of each of these ships in whose port it lies, and whether in fog."""
    places = [spot(s, ship) for ship in ships]
    moored = [there is not None and lies_moored(s, there.at) is not None for there in places]
    named = [there is None or not lies_moored(s, there.at) or bool(harbour(s, there.at)) for there in places]
    return all(moored) and all(named) and (not s.fog or bool(chart(s).fog))


def zones(s: State, book: Book, at: Hex) -> tuple[tuple[Nation, int], ...]:
    """CL-FRT-02, CL-EVT-25: the fire zones to which a hex belongs: who holds each fortress, and the dice printed there,
    0 on the ring that event 19 adds. In the fog nobody fires or is fired at (CL-EVT-14)."""
    return _all_zones(chart(s), s.fortresses, event_deck.in_force(s, book, "fortress-2")).get(at, ())


@memoized
def _all_zones(
    here: Chart, fortresses: tuple[tuple[TileNumber, Nation], ...], ring: bool
) -> Mapping[Hex, tuple[tuple[Nation, int], ...]]:
    """The zones of every hex that belongs to any. ring: whether they are wider by one hex."""
    owners = {tile: owner for tile, owner in fortresses if here.fog.isdisjoint(here.marked(tile, "fortress"))}
    found = {at: {here.tiles[at]: cell.dice} for at, cell in here.cells.items() if cell.dice}
    if ring:
        inside = tuple(found)
        for at in dict.fromkeys(beside for each in inside for beside in neighbours(each)):
            near = (here.tiles[each] for each in neighbours(at) if here.cells.get(each, UNKNOWN).dice)
            own = found.get(at, {})
            found[at] = own | {tile: 0 for tile in near if tile not in own}
    return {
        at: tuple((owners[tile], dice) for tile, dice in of.items() if tile in owners)
        for at, of in found.items()
        if at not in here.fog
    }
