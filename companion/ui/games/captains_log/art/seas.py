"""The sea as it is drawn: hexes of water and land with what is printed on them, under the outlines of tiles.

Islands grow together where land lies beside land: beach, shore and grass are painted layer by layer, each over all of
them. Everything is plain paths, at `SIDE` units for the side of a hex.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from companion.games.captains_log.model.sea import Mark, Terrain, TileHex
from companion.games.captains_log.sea.tiles import printed
from companion.hexmap import CLOCK, Hex, disc, neighbour
from companion.ui.art import picture
from companion.ui.art.hexes import Lattice, fitted, segments
from companion.ui.art.numerals import number
from companion.ui.art.painting import Mark as Path
from companion.ui.art.painting import Point, circle, inner, laid, named, num, painted_paths, polygon, sheet

SIDE: Final = 50.0
"""Length of a side of a hex in units of the drawing."""
INK, WATER, SHALLOW, WAVE, CALM, DEEP = "#0a1f2d", "#5b9dc3", "#a9cfd8", "#3f7ea2", "#a5cbd8", "#1d4a66"
SAND, GRASS, FIGURES, LINES, PALE, RED, ROCK = (
    "#ecd59b",
    "#6cab5f",
    "#6b4410",
    "#d7e6ea",
    "#fff8e8",
    "#c8452f",
    "#6d6f73",
)
MARGIN: Final = 6.0
"""Around a tile, for its outline."""
LAND: Final = (0.52, 0.70)
"""How far an island reaches to the sides of its hex at the least, and between its bays at the most, in sides."""
FEATURES: Final[Mapping[Mark, tuple[str, float]]] = {
    "mooring": ("token:anchor", 0.74),
    "port": ("token:port", 0.98),
    "fortress": ("token:fortress", 0.92),
    "barrel": ("token:barrel", 0.74),
    "ship": ("ship:brig", 0.78),
    "monster": ("ship:kraken", 0.86),
    "whale": ("ship:whale", 0.86),
    "cross": ("token:clue", 0.74),
}
"""Pictures of what is printed, with how large they are, in sides."""
SEVERAL: Final = 0.68
"""How much smaller each of several is."""
BADGES: Final[Mapping[Mark, tuple[str, tuple[float, ...]]]] = {
    "ship": ("#d8c9a4", (0.6,) * 16),
    "monster": ("#8d6aa8", (0.8,) * 6),
    "whale": ("#2f6f9a", (0.86,) * 4),
}
"""Ground of what only appears on a hex, so that it is no piece: a disc for ships, a hexagon for monsters, a lozenge for
whales. Colour, and how far each of its corners lies from the middle, in sides."""
WITHIN: Final = 0.74
"""How large a picture is on such a ground, of what it is elsewhere."""


def sea(
    cells: Mapping[Hex, TileHex],
    tiles: Iterable[Collection[Hex]],
    at: Lattice,
    flags: Mapping[Hex, str] | None = None,
    hidden: Collection[Mark] = (),
) -> str:
    """Markup of the printed sea. flags: of ports and fortresses, by hex.  hidden: what is printed and not shown."""
    tiles = tuple(tiles)
    land = frozenset(hex_ for hex_, cell in cells.items() if cell.terrain == "land")
    under = [
        *_waters(cells, at),
        *_zones(cells, at),
        *_waves(cells, at),
        *_banks(cells, at),
        *_islands(land, at),
        *_reefs(cells, at),
        Path(_grid(cells, at), stroke=LINES, width=1.6, opacity=0.6),
    ]
    for tile in tiles:
        edge = segments(at.border(tile))
        under += [Path(edge, stroke=INK, width=6.4), Path(edge, stroke=PALE, width=1.8)]
    over = "".join(_features(hex_, cell, land, at, (flags or {}).get(hex_, ""), hidden) for hex_, cell in cells.items())
    return painted_paths(under) + over


def _waters(cells: Mapping[Hex, TileHex], at: Lattice) -> Iterator[Path]:
    """The ground of every hex; what nobody has seen is dark, with a question mark."""
    grounds: dict[str, list[str]] = {}
    for hex_, cell in cells.items():
        colour = DEEP if cell.terrain == "unknown" else CALM if cell.terrain == "calm" else WATER
        grounds.setdefault(colour, []).append(polygon(at.corners(hex_)))
    for colour, outlines in grounds.items():
        yield Path("".join(outlines), fill=colour, stroke=colour, width=0.8)
    for hex_, cell in cells.items():
        if cell.terrain == "unknown":
            yield from number("?", *at.centre(hex_), at.side * 0.46, "#88a9bb")


def _zones(cells: Mapping[Hex, TileHex], at: Lattice) -> Iterator[Path]:
    """CL-FRT-03: hatched where a fortress fires."""
    zone = [hex_ for hex_, cell in cells.items() if cell.dice]
    if zone:
        yield Path("".join(polygon(at.corners(hex_)) for hex_ in zone), fill="#7f93aa", stroke="none")
        yield Path("".join(_hatched(hex_, at) for hex_ in zone), stroke=RED, width=4.2, opacity=0.45)


def _hatched(hex_: Hex, at: Lattice, lines: int = 6) -> str:
    """Slanting lines within a hex, cut at its sides."""
    x, y = at.centre(hex_)
    corners = at.corners(hex_, 0.97)
    found = []
    for i in range(lines):
        shift = (2 * (i + 0.5) / lines - 1) * at.side * 1.3
        cuts = sorted(_cuts(corners, x + y + shift))
        if len(cuts) > 1:
            (a, b), (c, d) = cuts[0], cuts[-1]
            found.append(f"M{num(a)} {num(b)}L{num(c)} {num(d)}")
    return "".join(found)


def _cuts(corners: list[Point], level: float) -> Iterator[Point]:
    """Where the line x + y = level crosses the sides of a polygon."""
    for (a, b), (c, d) in zip(corners, (*corners[1:], corners[0]), strict=True):
        one, other = a + b - level, c + d - level
        if one * other < 0:
            share = one / (one - other)
            yield a + (c - a) * share, b + (d - b) * share


def _waves(cells: Mapping[Hex, TileHex], at: Lattice) -> Iterator[Path]:
    """Two waves on open water that bears nothing, flat lines on the calm sea."""
    waves, flats = [], []
    s = at.side
    for hex_, cell in cells.items():
        x, y = at.centre(hex_)
        if cell.terrain == "sea" and not cell.number:
            for dx, dy in ((-0.52, -0.42), (0.08, 0.46)) if not cell.marks else ((0.1, 0.62),):
                w = s * 0.14
                waves.append(f"M{num(x + dx * s)} {num(y + dy * s)}q{num(w / 2)} {num(-w / 2)} {num(w)} 0t{num(w)} 0")
        elif cell.terrain == "calm":
            for dx, dy, wide in ((-0.45, -0.3, 0.6), (-0.1, 0.05, 0.55), (-0.5, 0.4, 0.7)):
                flats.append(f"M{num(x + dx * s)} {num(y + dy * s)}h{num(wide * s)}")
    if waves:
        yield inner("".join(waves), stroke=WAVE, width=2.2)
    if flats:
        yield inner("".join(flats), stroke="#ffffff", width=2.2, opacity=0.75)


def _blob(hex_: Hex, at: Lattice, reach: tuple[float, float], lobes: int = 8) -> str:
    """A wavy closed line around the middle of a hex."""
    x, y = at.centre(hex_)
    near, far = reach[0] * at.side, reach[1] * at.side
    turn = (hex_.q * 5 + hex_.r * 3) % 7 / 7 * pi
    points = [
        (x + near * cos(turn + 2 * pi * i / lobes), y + near * sin(turn + 2 * pi * i / lobes)) for i in range(lobes)
    ]
    path = f"M{num(points[0][0])} {num(points[0][1])}"
    for i in range(lobes):
        middle = turn + 2 * pi * (i + 0.5) / lobes
        end = points[(i + 1) % lobes]
        path += f"Q{num(x + far * 1.22 * cos(middle))} {num(y + far * 1.22 * sin(middle))} {num(end[0])} {num(end[1])}"
    return path + "Z"


def _banks(cells: Mapping[Hex, TileHex], at: Lattice) -> Iterator[Path]:
    """CL-MOV-16: sand under shallow water, with its depth."""
    banks = {hex_: cell.depth for hex_, cell in cells.items() if cell.terrain == "sandbank"}
    shapes = "".join(_blob(hex_, at, (0.46, 0.56), 9) for hex_ in banks)
    if banks:
        yield Path(shapes, fill=SHALLOW, stroke=SHALLOW, width=12, halo=False)
        yield Path(shapes, fill=SAND, stroke="#d8ba78", width=1.6, halo=False)
    for hex_, depth in banks.items():
        x, y = at.centre(hex_)
        yield from number(str(depth), x, y, at.side * 0.5, FIGURES)


def _islands(land: frozenset[Hex], at: Lattice) -> Iterator[Path]:
    """Land, grown together with land beside it: shallow water, shore, beach and grass, one over the other."""
    if not land:
        return
    shores = "".join(_blob(hex_, at, LAND) for hex_ in sorted(land))
    necks, bays = [], []
    for hex_ in sorted(land):
        for clock in CLOCK[:3]:
            other = neighbour(hex_, clock)
            if other in land:
                (a, b), (c, d) = at.centre(hex_), at.centre(other)
                necks.append(f"M{num(a)} {num(b)}L{num(c)} {num(d)}")
                third = neighbour(hex_, CLOCK[(CLOCK.index(clock) + 1) % 6])
                if third in land:
                    bays.append(polygon([(a, b), (c, d), at.centre(third)]))
    neck, s = "".join(necks), at.side
    for colour, grown in ((SHALLOW, 0.24), (INK, 0.08), (SAND, 0.0), (GRASS, -0.2)):
        body = shores if grown >= 0 else "".join(_blob(h, at, (LAND[0] - 0.12, LAND[1] - 0.13)) for h in sorted(land))
        yield Path(body + "".join(bays), fill=colour, stroke=colour if grown > 0 else "none", width=max(grown, 0) * s)
        if neck:
            yield Path(neck, stroke=colour, width=(0.72 + grown) * s, halo=False)


def _reefs(cells: Mapping[Hex, TileHex], at: Lattice) -> Iterator[Path]:
    """CL-DYN-06: rocks awash."""
    s = at.side
    for hex_, cell in cells.items():
        if cell.terrain == "reef":
            x, y = at.centre(hex_)
            for dx, dy, k in ((-0.36, 0.1, 0.5), (0.1, -0.16, 0.62), (0.06, 0.44, 0.36)):
                rock = [
                    (x + (dx + a * k) * s, y + (dy + b * k) * s) for a, b in ((-0.5, 0.3), (-0.1, -0.5), (0.5, 0.3))
                ]
                yield Path(polygon(rock), fill=ROCK, width=2)


def _grid(cells: Mapping[Hex, TileHex], at: Lattice) -> str:
    """The sides between hexes, each once."""
    return segments(
        (corners[i], corners[(i + 1) % 6])
        for hex_ in cells
        for corners in [at.corners(hex_)]
        for i, clock in enumerate(CLOCK)
        if i < 3 or neighbour(hex_, clock) not in cells
    )


def _features(hex_: Hex, cell: TileHex, land: Collection[Hex], at: Lattice, flag: str, hidden: Collection[Mark]) -> str:
    """What is printed on a hex."""
    (x, y), s = at.centre(hex_), at.side
    marks = [mark for mark in cell.marks if mark not in hidden]
    found = ""
    if hex_ in land and not {"port", "fortress"} & set(marks):
        art = ("sea:palm", "sea:peak", "sea:palm")[(hex_.q * 2 + hex_.r) % 3]
        found += _put(picture(art), x, y - 0.06 * s, 0.78 * s)
    shrink = SEVERAL if len(marks) > 1 else 1.0
    for i, mark in enumerate(marks):
        dx = (i - (len(marks) - 1) / 2) * 0.74
        drawn, size = FEATURES[mark]
        middle, high = x + dx * s, y - (0.2 * s if cell.number or cell.dice else 0)
        found += _badge(mark, middle, high, s * shrink)
        small = WITHIN if mark in BADGES else 1.0
        found += _put(picture(drawn), middle, high, size * s * shrink * small)
    if flag:
        found += _put(picture(f"flag:{flag}"), x + 0.46 * s, y - 0.5 * s, 0.5 * s)
    low = bool(marks) or cell.terrain == "sandbank"
    if cell.number:
        found += _disc(str(cell.number), x, y + (0.52 * s if low else 0), (0.25 if low else 0.3) * s, INK)
    if cell.dice:
        found += _disc(str(cell.dice), x + (0.5 * s if cell.number else 0), y - 0.5 * s, 0.2 * s, RED)
    return found


def _badge(mark: Mark, x: float, y: float, side: float) -> str:
    """The ground of what only appears on a hex; nothing for what is printed there to stay."""
    if mark not in BADGES:
        return ""
    colour, corners = BADGES[mark]
    turns = [2 * pi * i / len(corners) for i in range(len(corners))]
    points = [
        (x + far * side * cos(turn), y + far * side * sin(turn)) for far, turn in zip(corners, turns, strict=True)
    ]
    return painted_paths([Path(polygon(points), fill=colour, stroke=INK, width=2.4)])


def _put(markup: str, x: float, y: float, size: float) -> str:
    """A picture around a point; a flag is wider than high."""
    return laid(markup, x - size / 2, y - size / 2, size)


def _disc(text: str, x: float, y: float, r: float, colour: str) -> str:
    """A printed number on its disc."""
    return painted_paths(
        [Path(circle(x, y, r), fill=PALE, stroke=colour, width=2.2), *number(text, x, y, r * 1.05, colour)]
    )


@named("hexes:sea-tile")
def tile(painted: tuple[str, ...] = (), within: tuple[str, ...] = (), brief: bool = False) -> str:
    """A tile as far as it is painted. within: the hexes that it has, as they are spelt in the outline.

    brief: only what is water, land and sand, in plain colours, to be drawn as small as a key.
    """
    cells = printed(painted)
    shape = tuple(printed(within)) or tuple(cells) or disc(Hex(0, 0), 1)
    every = tuple((hex_, cells.get(hex_, TileHex())) for hex_ in sorted({*shape, *cells}))
    return _brief(every) if brief else _tile(every, frozenset(shape))


@named("hexes:tile-outline")
def outline(painted: tuple[str, ...] = (), within: tuple[str, ...] = (), brief: bool = False) -> str:
    """The outline of a tile on the hexes out of which it is chosen."""
    shape = frozenset(printed(painted))
    every = {*(printed(within) or disc(Hex(0, 0), 1)), *shape}
    cells = tuple((hex_, TileHex("sea" if hex_ in shape else "unknown")) for hex_ in sorted(every))
    return _brief(cells) if brief else _tile(cells, shape)


BRIEF: Final[Mapping[Terrain, str]] = {
    "unknown": "#2f5f7c",
    "sea": WATER,
    "land": GRASS,
    "sandbank": SAND,
    "reef": ROCK,
    "calm": CALM,
}
"""Colours of a tile that is drawn small."""


def _brief(cells: tuple[tuple[Hex, TileHex], ...]) -> str:
    at, wide, high = fitted([hex_ for hex_, _ in cells], SIDE, MARGIN)
    hexes = [
        Path(polygon(at.corners(hex_, 0.94)), fill=BRIEF[cell.terrain], stroke=INK, width=2.4) for hex_, cell in cells
    ]
    return sheet(painted_paths(hexes), wide, high)


@lru_cache(maxsize=64)
def _tile(cells: tuple[tuple[Hex, TileHex], ...], shape: frozenset[Hex]) -> str:
    at, wide, high = fitted([hex_ for hex_, _ in cells], SIDE, MARGIN)
    return sheet(sea(dict(cells), [shape] if shape else [], at), wide, high)
