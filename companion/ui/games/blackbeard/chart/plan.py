"""How the chart is laid out on a screen: maps, ports, Transit Boxes, Shipping Lanes, ships at sea, names; and what a
finger touches.

Everything is in logical pixels from the upper left corner of the chart. Where lanes and ships at sea stand within
their ocean is ours: the app knows the ocean, not the hex.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, dist, hypot
from types import MappingProxyType
from typing import Final

from companion.games.blackbeard.map import places
from companion.games.blackbeard.model.book import Book, Ocean
from companion.games.blackbeard.model.ids import PlaceId
from companion.games.blackbeard.model.names import OCEANS
from companion.games.blackbeard.model.records import Place
from companion.ui.games.blackbeard.chart.coasts import GOLD, INDIES, WEST, Coast

ABREAST: Final = 640
"""Width from which the maps stand beside each other, with the Transit Boxes between them."""
AREA: Final = 218_000
"""Square pixels that the western map needs, so that fingers tell its 46 places apart."""
SHARE: Final = 0.6
"""Of the width beside each other, what the western map takes."""
STRIP, STEP, GUTTER, GAP = 58, 56, 34, 22
"""Width of the row of Transit Boxes, from one to the next, room for the way to the last map, and between two maps."""
EDGE: Final = 30
"""How far every place stays from the edge of its map."""
SQUAT: Final = 0.42
"""Height of a small map alone, as a share of its width."""
REACH: Final = 34
"""How far from the middle of a place a finger still touches it."""
NEAREST, FINE, COURSE = 43, 7, 8
"""How near a lane comes to a port at most, how finely open water is looked over, and how finely a course."""
PITCHES: Final = (66, 63, 60, 57, 54, 52, 50, 48, 46, 44, 42, 40)
"""How far places at sea may stand apart; as far as there is room."""
WANTED: Final[dict[Ocean, int]] = {"AN": 10, "CAR": 20, "CD": 6, "IND": 13}
"""For how many lanes and ships at sea there is room in each ocean before more of them crowd it."""
RIBBON: Final = (146, 32)
"""Size of the ribbon with the name of a sea."""
STRAY, CAPTION = 62, 46
"""Side of a place whose ocean nobody has told, and height of what is said above them."""
LETTER, LINE = 0.5, 1.05
"""Width of a letter of a port's name, and height of a line, as shares of its size."""

Box = tuple[float, float, float, float]
"""Left, top, width, height."""
Point = tuple[float, float]
NONE: Final[Mapping[PlaceId, int]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Map:
    """One of the three maps where it is drawn."""

    coast: Coast
    box: Box

    def at(self, x: float, y: float) -> Point:
        """A share of its width and height as a point of the chart."""
        left, top, width, height = self.box
        return left + x * width, top + y * height

    def share(self, x: float, y: float) -> Point:
        """Inverse of `at`."""
        left, top, width, height = self.box
        return (x - left) / width, (y - top) / height

    @property
    def rose(self) -> Box:
        """Where its compass rose stands."""
        (x, y), r = self.at(*self.coast.rose), self.coast.round
        return max(x - r, self.box[0] + 10), y - r, 2 * r, 2 * r

    def ribbons(self) -> tuple[tuple[Ocean, Box], ...]:
        """Where the names of its seas stand."""
        wide, high = RIBBON
        left, top, width, height = self.box
        return tuple(
            (
                name.ocean,
                (left + 12 + name.x * (width - wide - 24), top + 11 + name.y * (height - high - 22), wide, high),
            )
            for name in self.coast.names
        )


@dataclass(frozen=True, slots=True)
class ChartPlace:
    """A place on the chart: a port, a lane, a Transit Box, a hex at sea where something lies. ocean: "" if untold."""

    id: PlaceId
    x: float
    y: float
    ocean: str = ""


@dataclass(frozen=True, slots=True)
class Way:
    """A dotted course from a Transit Box to an ocean that it serves, with an arrowhead at its end."""

    points: tuple[Point, ...]

    @property
    def bend(self) -> Point:
        """What its curve is drawn towards."""
        (ax, ay), (bx, by) = self.points[0], self.points[-1]
        return self.points[1] if len(self.points) > 2 else ((ax + bx) / 2, (ay + by) / 2)

    def along(self) -> Iterable[Point]:
        """Points of its curve, which nothing should cover."""
        (ax, ay), (mx, my), (bx, by) = self.points[0], self.bend, self.points[-1]
        for i in range(COURSE + 1):
            f = i / COURSE
            yield (
                (1 - f) ** 2 * ax + 2 * f * (1 - f) * mx + f * f * bx,
                (1 - f) ** 2 * ay + 2 * f * (1 - f) * my + f * f * by,
            )


@dataclass(frozen=True, slots=True)
class ChartPlan:
    """The whole chart. strays: left, top, width and height of the places whose ocean nobody has told, None for none."""

    width: float
    height: float
    maps: tuple[Map, ...]
    spots: tuple[ChartPlace, ...]
    ways: tuple[Way, ...]
    strays: Box | None = None

    def spot(self, place: str) -> ChartPlace | None:
        """Where a place stands."""
        return next((spot for spot in self.spots if spot.id == place), None)

    def touched(self, x: float, y: float) -> str:
        """What lies under a finger: the id of a place, ``ocean-CAR`` for the water of an ocean, "" for nothing."""
        nearest = min(self.spots, key=lambda spot: dist((spot.x, spot.y), (x, y)))
        if dist((nearest.x, nearest.y), (x, y)) <= REACH:
            return nearest.id
        for each in self.maps:
            across, down = each.share(x, y)
            if 0 <= across <= 1 and 0 <= down <= 1:
                sea = each.coast.sea(across, down)
                return f"ocean-{sea}" if sea else ""
        return ""


@dataclass(frozen=True, slots=True)
class Known:
    """What is to be laid out. lanes: numbers with their oceans, as they became known.  hexes: where something lies at
    sea.  strays: places whose ocean nobody has told.
    """

    lanes: tuple[tuple[int, Ocean], ...]
    hexes: tuple[Place, ...]
    strays: tuple[Place, ...]


@lru_cache(maxsize=16)
def _maps(width: float, height: float) -> tuple[Map, Map, Map, tuple[Point, ...], tuple[Way, ...]]:
    """The three maps, the Transit Boxes and the ways from boxes 1, 3 and 6."""
    boxes: tuple[Point, ...]
    ways: tuple[Way, ...]
    if width >= ABREAST:
        wide = (width - STRIP) * SHARE
        high = max(height, ceil(AREA / wide))
        east, other = wide + STRIP, width - wide - STRIP
        upper = high * 0.35
        boxes = tuple((wide + STRIP / 2, EDGE + 8 + STEP * i) for i in range(6))
        first, third, last = boxes[0], boxes[2], boxes[5]
        ways = (
            Way(((first[0] - 24, first[1]), (wide - 14, first[1]))),
            Way(((first[0] - 20, first[1] + 12), (wide - 10, first[1] + 90), (wide - 16, high * 0.45))),
            Way(((third[0] + 24, third[1] - 6), (east + 22, upper * 0.8))),
            Way(((last[0] + 24, last[1]), (east + 20, last[1]))),
        )
        return (
            Map(WEST, (0, 0, wide, high)),
            Map(GOLD, (east, 0, other, upper)),
            Map(INDIES, (east, upper + GAP, other, high - upper - GAP)),
            boxes,
            ways,
        )
    west = max(AREA / width, min(width, 460) * 0.9)
    row = west + 4
    gold, indies = max(172, min(width * 0.36, 210)), max(290, min(width * 0.56, 340))
    step = (width - 2 * EDGE) / 5
    boxes = tuple((EDGE + step * i, row + STRIP / 2) for i in range(6))
    below = row + STRIP + 2
    ways = (
        Way(((boxes[0][0], row + 4), (boxes[0][0], west - 20))),
        Way(((boxes[2][0], row + STRIP - 6), (boxes[2][0], below + 16))),
        Way(((boxes[5][0] + 8, row + STRIP - 6), (width - 16, below + gold / 2), (width - 16, below + gold + 34))),
    )
    return (
        Map(WEST, (0, 0, width, west)),
        Map(GOLD, (0, below, width - GUTTER, gold)),
        Map(INDIES, (0, below + gold + GAP, width, indies)),
        boxes,
        ways,
    )


def _moorings(book: Book, maps: tuple[Map, ...]) -> tuple[ChartPlace, ...]:
    """The ports."""
    shares = {each.number: (each.x, each.y) for each in book.chart.ports}
    found = []
    for port in book.ports:
        ocean = port.ocean.value
        x, y = next(each for each in maps if ocean in each.coast.seas).at(*shares[port.number])
        found.append(ChartPlace(PlaceId(f"port-{port.number}"), x, y, ocean))
    return tuple(found)


@lru_cache(maxsize=64)
def _berths(
    at: Map, ocean: Ocean, ports: tuple[ChartPlace, ...], ways: tuple[Way, ...], wanted: int
) -> tuple[Point, ...]:
    """Points of an ocean where lanes and ships at sea may stand, the first ones as far apart as possible."""
    moored = (*((port.x, port.y) for port in ports), *(point for way in ways for point in way.along()))
    water = [(point, min(dist(point, other) for other in moored)) for point in _water(at, ocean)]
    found: list[Point] = []
    for pitch in PITCHES:
        found = _packed([point for point, far in water if far >= max(NEAREST, pitch - 4)], pitch)
        if len(found) >= wanted:
            break
    spread: list[Point] = []
    while found:
        farthest = max(found, key=lambda each: min((dist(each, other) for other in spread), default=0))
        spread.append(farthest)
        found.remove(farthest)
    return tuple(spread)


@lru_cache(maxsize=16)
def _seas(at: Map) -> dict[tuple[int, int], Ocean | None]:
    """The sea at each point of a fine grid over a map, by its number from left and from top; None on land."""
    _, _, width, height = at.box
    return {
        (across, down): at.coast.sea(across * FINE / width, down * FINE / height)
        for down in range(int(height / FINE) + 1)
        for across in range(int(width / FINE) + 1)
    }


def _water(at: Map, ocean: Ocean) -> Iterable[Point]:
    """Points in rows with open water around them, clear of other seas, the edge and what is written on the map."""
    left, top, width, height = at.box
    seas = _seas(at)
    for (across, down), sea in seas.items():
        x, y = left + across * FINE, top + down * FINE
        if sea != ocean or not (EDGE <= x - left <= width - EDGE and EDGE <= y - top <= height - EDGE):
            continue
        beside = (seas.get((across + i, down + j)) for i, j in ((-2, 0), (2, 0), (0, -2), (0, 2)))
        apart = (seas.get((across, down + j)) for j in (-3, 3))
        if (
            all(other == ocean for other in beside)
            and all(other in (ocean, None) for other in apart)
            and not any(_over(box, x, y) for _, box in at.ribbons())
        ):
            yield x, y


def _over(box: Box, x: float, y: float) -> bool:
    """Whether something drawn at a point would lie on a box."""
    left, top, width, height = box
    return left - 22 < x < left + width + 22 and top - 24 < y < top + height + 22


def _packed(free: Sequence[Point], pitch: float) -> list[Point]:
    """As many points as keep this distance from each other, row by row."""
    found: list[Point] = []
    for each in free:
        if all(dist(each, other) >= pitch for other in found):
            found.append(each)
    return found


def plan(width: float, height: float, book: Book, known: Known) -> ChartPlan:
    """The chart in a width, at least as high as wanted."""
    *maps, boxes, ways = _maps(width, height)
    drawn = tuple(maps)
    ports = _moorings(book, drawn)
    zones = tuple(
        ChartPlace(PlaceId(f"zone-{box.number}"), x, y) for box, (x, y) in zip(book.transit_boxes, boxes, strict=True)
    )
    spots = [*ports, *zones]
    for ocean in OCEANS:
        at = next(each for each in drawn if ocean in each.coast.seas)
        spots += _afloat(at, ocean, ports, ways, known)
    bottom = max(each.box[1] + each.box[3] for each in drawn)
    strays: Box | None = None
    if known.strays:
        across = int(width // STRAY)
        strays = (0, bottom + GAP, width, CAPTION + STRAY * ceil(len(known.strays) / across))
        for i, place in enumerate(known.strays):
            row, column = divmod(i, across)
            x, y = STRAY * (column + 0.5), bottom + GAP + CAPTION + STRAY * (row + 0.5)
            spots.append(ChartPlace(places.token(place), x, y))
        bottom = strays[1] + strays[3]
    return ChartPlan(width, bottom, drawn, tuple(spots), ways, strays)


def coast_of(oceans: Iterable[str]) -> Coast | None:
    """The coast of the one map on which these oceans lie; None where they lie on several, or nowhere."""
    wanted = set(oceans)
    return next((each for each in (WEST, GOLD, INDIES) if wanted and wanted <= set(each.seas)), None)


def sea_plan(width: float, oceans: Iterable[str], book: Book, known: Known) -> ChartPlan | None:
    """The one map on which these oceans lie, in a width; None where they lie on several, or nowhere."""
    coast = coast_of(oceans)
    if coast is None:
        return None
    only = Map(coast, (0, 0, width, ceil(AREA / width if coast is WEST else width * SQUAT)))
    ports = tuple(port for port in _moorings(book, _everywhere(only)) if port.ocean in coast.seas)
    spots = [*ports]
    for ocean in coast.seas:
        spots += _afloat(only, ocean, ports, (), known)
    return ChartPlan(width, only.box[3], (only,), tuple(spots), ())


def _everywhere(only: Map) -> tuple[Map, ...]:
    """Maps for all ports: those that are not looked at lie where this one does."""
    return tuple(only if coast is only.coast else Map(coast, only.box) for coast in (WEST, GOLD, INDIES))


def _afloat(
    at: Map, ocean: Ocean, ports: tuple[ChartPlace, ...], ways: tuple[Way, ...], known: Known
) -> list[ChartPlace]:
    """Lanes and ships at sea of an ocean. A lane keeps its point when others become known after it."""
    lanes = [number for number, where in known.lanes if where == ocean]
    hexes = [place for place in known.hexes if place.ocean == ocean]
    points = _berths(at, ocean, ports, ways, max(WANTED[ocean], len(lanes) + len(hexes)))
    found = [
        ChartPlace(PlaceId(f"lane-{number}"), *points[i % len(points)], ocean)
        for i, number in enumerate(lanes)
        if points
    ]
    left = list(points[len(lanes) :]) or list(points)
    for place in hexes:
        near = sorted(left, key=lambda each: _ashore(at, *each), reverse=not place.coast)
        half = near[: max(1, len(near) // 2)]
        point = half[sum(map(ord, place.id)) % len(half)]
        found.append(ChartPlace(places.token(place), *point, ocean))
        if len(left) > 1:
            left.remove(point)
    return found


def _ashore(at: Map, x: float, y: float) -> float:
    """How far a point is from the next land."""
    corners = (at.at(*corner) for land in at.coast.lands for corner in land)
    return min(hypot(x - a, y - b) for a, b in corners)


# ---------------------------------------------------------------------- names of ports


@dataclass(frozen=True, slots=True)
class Label:
    """A name beside its port, whole. left, top, width, height: where; lines: of words."""

    text: str
    box: Box
    lines: int


def labels(
    plan: ChartPlan, names: Sequence[tuple[PlaceId, str]], size: float, piled: Mapping[PlaceId, int] = NONE
) -> tuple[Label, ...]:
    """The names that have room beside their port without covering a place, a sea's name or each other.

    names: ids of ports with what they are called.  size: of the letters.  piled: how many piles lie at a place.  A name
    without room is left out whole: a tap on the port says it.
    """
    taken = [occupied(spot, piled.get(spot.id, 0)) for spot in plan.spots]
    taken += [box for each in plan.maps for _, box in each.ribbons()]
    taken += [each.rose for each in plan.maps]
    taken += [(x - 5, y - 5, 10, 10) for way in plan.ways for x, y in way.along()]
    found = []
    for port, name in names:
        spot = plan.spot(port)
        at = next((each for each in plan.maps if spot is not None and spot.ocean in each.coast.seas), None)
        if spot is None or at is None:
            continue
        ways = _beside(spot, occupied(spot, piled.get(port, 0)), name, size)
        placed = next((each for each in ways if _free(at.box, each.box, taken)), None)
        if placed is not None:
            taken.append(placed.box)
            found.append(placed)
    return tuple(found)


def occupied(spot: ChartPlace, piles: int) -> Box:
    """What the mark of a place covers, with what lies there."""
    if not piles:
        return spot.x - 17, spot.y - 17, 34, 40
    half = 20 if piles == 1 else 25 if piles == 2 else 30
    return spot.x - half, spot.y - 31, 2 * half, 57


def _beside(spot: ChartPlace, mark: Box, name: str, size: float) -> Iterable[Label]:
    """Ways to write a name beside its port, the best first: on a line, then on two."""
    words = name.split(" ")
    breaks = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    halves = min(breaks, key=lambda pair: max(map(len, pair)), default=None)
    left, top, wide, high = mark
    for rows in ((name,), halves):
        if rows is None:
            continue
        width, height = max(map(len, rows)) * LETTER * size + 6, len(rows) * LINE * size + 2
        text = "\n".join(rows)
        beside, below, middle = (left - width, left + wide), (top - height, top + high), spot.y - height / 2
        corners = [(x, y) for y in (middle, middle + 14, middle - 14) for x in reversed(beside)]
        under = [(spot.x - width / 2 + dx, y) for dx in (0, 24, -24) for y in reversed(below)]
        for x, y in (*under[:1], *corners[:2], *under[1:], *corners[2:]):
            yield Label(text, (x, y, width, height), len(rows))


def _free(within: Box, box: Box, taken: Sequence[Box]) -> bool:
    left, top, width, height = box
    if left < within[0] + 9 or top < within[1] + 9:
        return False
    if left + width > within[0] + within[2] - 9 or top + height > within[1] + within[3] - 9:
        return False
    return all(left + width <= a or a + c <= left or top + height <= b or b + d <= top for a, b, c, d in taken)
