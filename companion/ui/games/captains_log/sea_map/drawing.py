"""The map as two pictures: the sea with its tiles, which stays for long, and what lies and moves on it.

Both lie on one sheet, as broad as the hexes that are shown, in units of the drawing of tiles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import ceil, floor
from typing import Final

from companion.games.captains_log.model.sea import TileHex
from companion.hexmap import Hex
from companion.ui.art import picture
from companion.ui.art.hexes import ROOT, Lattice, fitted, segments
from companion.ui.art.numerals import number
from companion.ui.art.painting import Mark as Path
from companion.ui.art.painting import circle, laid, num, painted_paths, polygon, sheet
from companion.ui.games.captains_log.art.seas import INK, MARGIN, PALE, RED, SIDE, sea
from companion.ui.games.captains_log.sea_map import strokes
from companion.ui.games.captains_log.sea_map.lines import NOTHING, MapOverlay, Outline
from companion.ui.games.captains_log.sea_map.strokes import SHIP, on
from companion.ui.games.captains_log.sea_map.view import AnswerHex, MapShip, Thing, View
from companion.ui.look.palette import BRASS
from companion.ui.widgets import kit

DEEP, DIM, STAR = "#1b4762", "#2c5f7b", 0.9
"""Waters that nobody has seen with the sides of their hexes, and the star on them in sides."""
SKIRT: Final = 8.0
"""Room around what is known, in sides: a look at its edge shows so much of what is not."""
FAR: Final = 0.32
"""How much of a hex is veiled that cannot be reached while others can."""
ARC: Final = "#ffb38a"
"""Laid over the hexes on the flanks of a ship that is about to attack."""
LIGHT: Final = "#fff3c9"
"""Laid thinly over a hex that can be reached."""

Sheet = tuple[Lattice, float, float]
"""Where hexes lie on the map's sheet, its width and its height."""


@lru_cache(maxsize=16)
def sheet_of(window: Outline, ratio: float) -> Sheet:
    """The sheet that holds the hexes that are shown in its middle. ratio: of its height to its width."""
    at, wide, high = fitted(window or (Hex(0, 0),), SIDE, MARGIN)
    more = max(high / ratio - wide, 0.0), max(wide * ratio - high, 0.0)
    return Lattice(SIDE, at.left + more[0] / 2, at.top + more[1] / 2), wide + more[0], high + more[1]


def _everywhere(at: Lattice, wide: float, high: float) -> Iterator[Hex]:
    """Every hex of which any part lies on the sheet."""
    for q in range(floor(-at.left / (1.5 * SIDE)) - 1, ceil((wide - at.left) / (1.5 * SIDE)) + 2):
        top = (-at.top) / (ROOT * SIDE) - q / 2
        for r in range(floor(top) - 1, ceil(top + high / (ROOT * SIDE)) + 2):
            yield Hex(q, r)


@lru_cache(maxsize=16)
def ground_of(window: Outline) -> Sheet:
    """The sheet of the sea, wherever on it one looks: with room around what is known. window: all that is."""
    at, wide, high = fitted(window or (Hex(0, 0),), SIDE, MARGIN + SKIRT * SIDE)
    return at, wide, high


@lru_cache(maxsize=16)
def ground(
    window: Outline,
    cells: tuple[tuple[Hex, TileHex], ...],
    tiles: tuple[Outline, ...],
    hidden: tuple[Outline, ...],
    flags: tuple[tuple[Hex, str], ...],
) -> str:
    """The sea as SVG: the sides of hexes that nobody has seen, tiles face down, tiles face up with what is printed."""
    at, wide, high = ground_of(window)
    known = dict(cells)
    dark = [at.corners(each) for each in _everywhere(at, wide, high) if each not in known]
    sides = "".join("M" + "L".join(f"{num(x)} {num(y)}" for x, y in corners[:4]) for corners in dark)
    under = [
        Path(sides, stroke=DIM, width=1.4),
        *(Path(segments(at.border(tile)), stroke=INK, width=5) for tile in hidden),
    ]
    stars = "".join(on(picture("sea:unexplored"), tile[len(tile) // 2], at, STAR) for tile in hidden)
    return sheet(painted_paths(under) + stars + sea(known, tiles, at, dict(flags)), wide, high)


def over(
    view: View,
    at: Lattice,
    size: tuple[float, float],
    lit: Sequence[AnswerHex] = (),
    chosen: Hex | None = None,
    drawn: MapOverlay = NOTHING,
) -> str:
    """What lies on the sea, as SVG: hexes that answer, what is drawn across, what floats, ships, Kraken, fog.

    chosen: the hex that is about to be answered.
    """
    parts = [
        _veil(view, lit, at) if lit else "",
        _arc(drawn.arc, at),
        "".join(_floating(each, at) for each in view.afloat),
        "".join(strokes.shot(each, at) for each in drawn.lines if each.shot),
        "".join(strokes.route(each, at) for each in drawn.routes),
        "".join(_ship(piece, at) for piece in view.pieces),
        "".join(strokes.end_of(each, at) for each in drawn.routes),
        "".join(on(picture("ship:kraken"), each, at, 1.4) for each in view.kraken),
        "".join(on(picture("sea:fog"), each, at, 1.95) for each in view.fog),
        "".join(_cost(each, view, at) for each in lit if each.cost),
        "".join(strokes.sight(each, at) for each in drawn.lines if not each.shot),
        _chosen(chosen, at) if chosen is not None else "",
    ]
    return sheet("".join(parts), *size)


def _veil(view: View, lit: Sequence[AnswerHex], at: Lattice) -> str:
    """Hexes that answer are light and framed; the others recede."""
    open_ = frozenset(each.at for each in lit if each.free)
    others = [each for each, _ in view.cells if each not in open_]
    found = []
    if others:
        veil = "".join(polygon(at.corners(each)) for each in others)
        found.append(Path(veil, fill=INK, stroke="none", opacity=FAR))
    if open_:
        bright = "".join(polygon(at.corners(each)) for each in sorted(open_))
        found.append(Path(bright, fill=LIGHT, stroke="none", opacity=0.34))
        found.append(Path(segments(at.border(open_)), stroke=BRASS, width=5))
    return painted_paths(found)


def _arc(cells: Outline, at: Lattice) -> str:
    """The hexes on which a ship can fire over its flanks."""
    if not cells:
        return ""
    light = "".join(polygon(at.corners(each)) for each in cells)
    edge = segments(at.border(cells))
    return painted_paths([Path(light, fill=ARC, stroke="none", opacity=0.3), Path(edge, stroke=ARC, width=5)])


def _cost(each: AnswerHex, view: View, at: Lattice) -> str:
    """What it costs to get to a hex, in its middle, or above what lies there."""
    x, y = at.centre(each.at)
    cell = dict(view.cells).get(each.at, TileHex())
    if cell.marks or cell.number or cell.terrain == "sandbank":
        x, y = x - 0.44 * at.side, y - 0.46 * at.side
    r, ink = 0.24 * at.side, INK if each.free else RED
    disc = Path(circle(x, y, r), fill=PALE, stroke=ink, width=2.2)
    return painted_paths([disc, *number(each.cost, x, y, r * 1.08, ink)])


def _chosen(where: Hex, at: Lattice) -> str:
    return painted_paths([Path(polygon(at.corners(where, 0.96)), stroke=RED, width=6)])


def _ship(piece: MapShip, at: Lattice) -> str:
    """A ship seen from above; whose turn it is stands on a disc of its colour, whose place is not sure in a ring."""
    x, y = at.centre(piece.spot.at)
    colour = kit.colour_of(piece.colour)
    ring = []
    if piece.turn:
        ring.append(Path(circle(x, y, 0.74 * at.side), fill=colour, stroke=colour, width=3, opacity=0.45))
    if not piece.sure:
        ring.append(Path(circle(x, y, 0.72 * at.side), stroke=PALE, width=2.4, opacity=0.8))
    boat = picture("sea:boat", hull=colour, bearing=30 * piece.spot.bow)
    return (painted_paths(ring) if ring else "") + on(boat, piece.spot.at, at, SHIP)


def _floating(thing: Thing, at: Lattice) -> str:
    """A barrel or a counter with the notches that it has left, or cubes with their number."""
    (x, y), many = at.centre(thing.at), len(thing.pictures)
    side = thing.size * at.side * (1 if many == 1 else 0.7)
    found = ""
    for i, drawn in enumerate(thing.pictures):
        left = x + (i - (many - 1) / 2) * side * min(1.0, 1.5 / many)
        found += laid(picture(drawn), left - side / 2, y - side / 2, side)
    if thing.count:
        x, y, r = x + 0.34 * at.side, y + 0.34 * at.side, 0.2 * at.side
        found += painted_paths(
            [Path(circle(x, y, r), fill="#5b3d22", stroke=PALE, width=2), *number(str(thing.count), x, y, r, PALE)]
        )
    return found


Ghost = tuple[str, float, float, float, float]
"""A picture with its width and height, and where in it the hex lies by which it is held."""


def tile_ghost(cells: Outline, grip: Hex) -> Ghost:
    """A tile as it is dragged by one of its hexes."""
    at, wide, high = fitted(cells, SIDE, MARGIN)
    body = Path("".join(polygon(at.corners(each)) for each in cells), fill=LIGHT, stroke=INK, width=2, opacity=0.6)
    edge = segments(at.border(cells))
    drawn = painted_paths([body, Path(edge, stroke=INK, width=6.4), Path(edge, stroke=PALE, width=1.8)])
    return sheet(drawn, wide, high), wide, high, *at.centre(grip)
