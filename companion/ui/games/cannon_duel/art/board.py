"""A ship in profile with its nine zones, as a board shows it: spaces, penalties, Target numbers, crosshair.

The bow is at the left. Units are those of the drawing, 300 wide.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from companion.games.cannon_duel.model.ids import (
    MOUNTS,
    ZONES,
    Layer,
    Mount,
    Officer,
    Penalty,
    ZoneId,
    deck_of,
    layer_of,
)
from companion.games.cannon_duel.model.names import MARKERS as MARKER_OF
from companion.ui.art.drawings import marks as drawing
from companion.ui.art.numerals import number, signed
from companion.ui.art.painting import Mark, circle, dark, inner, mix, named, num, put, svg
from companion.ui.look.palette import BRASS, CANVAS, CORAL, INK, PAPER, SEA, TIMBER, WAVE

WIDTH, HEIGHT = 300, 304
SPAR: Final = "#5b3d22"
LIT: Final = "#d43a2a"
"""Ground of a penalty that is revealed."""
Area = tuple[float, float, float, float]
"""Left, top, width, height."""
PANELS: Final[dict[ZoneId, tuple[str, Area]]] = {
    "sails-bow": ("M13 22H92Q99 60 95 100Q52 90 9 100Q17 60 13 22Z", (18, 27, 70, 62)),
    "sails-centre": ("M109 12H191Q198 56 195 100Q150 90 105 100Q112 56 109 12Z", (115, 18, 70, 70)),
    "sails-stern": ("M208 22H287Q294 60 290 100Q248 90 204 100Q212 60 208 22Z", (213, 27, 70, 62)),
    "deck-bow": ("M3 120H98V186H17Q8 158 3 120Z", (16, 124, 78, 58)),
    "deck-centre": ("M102 126H198V186H102Z", (106, 129, 88, 54)),
    "deck-stern": ("M202 116H297Q297 154 292 186H202Z", (206, 120, 84, 62)),
    "hull-bow": ("M18 190H98V258H56Q30 240 18 190Z", (33, 193, 62, 61)),
    "hull-centre": ("M102 190H198V258H102Z", (106, 193, 88, 61)),
    "hull-stern": ("M202 190H291Q287 232 274 258H202Z", (206, 193, 72, 61)),
}
"""Outline of each zone, and where its spaces lie."""
BADGES: Final[dict[ZoneId, tuple[float, float]]] = {
    zone: (area[0] + (area[2] if zone.endswith("bow") else area[2] / 2 if zone.endswith("centre") else 0), outline)
    for zone, area, outline in (
        (zone, area, {"sails": 100.0, "deck": 188.0, "hull": 258.0}[layer_of(zone)])
        for zone, (_, area) in PANELS.items()
    )
}
"""Where the Target number of each zone stands: at its foot."""
GROUNDS: Final[dict[Layer, str]] = {"sails": "#c7b88f", "deck": "#d9b27c", "hull": TIMBER}
"""Ground of each layer; a hull has the colour of its owner stirred in."""
LARGEST: Final = 34.0
"""Side of a space at most."""
DISASTERS: Final[dict[ZoneId, float]] = {"hull-bow": 64, "hull-centre": 150, "hull-stern": 240}
"""How far from the left each Disaster lies under the hull."""


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a zone. on: a marker, an officer, or nothing.  penalty: printed there, "" for none."""

    on: Literal["marker", ""] | Officer
    penalty: Penalty | Literal[""] = ""


@dataclass(frozen=True, slots=True)
class Berth:
    """A zone as it is drawn. aims: its Target number.  disaster: the token under it.  by: what it has just lost or won.

    aimed: the colour of whoever aims at it, "" for nobody.
    """

    zone: ZoneId
    spaces: tuple[Space, ...]
    aims: int
    disaster: Literal["", "hidden", "turned"] = ""
    by: int = 0
    aimed: str = ""


def ship(berths: Iterable[Berth], hull: str) -> str:
    """A whole ship in its owner's colour. SVG."""
    marks = [*_rigging(hull), *_water()]
    berths = tuple(berths)
    for berth in berths:
        marks += _zone(berth, hull)
    for berth in berths:
        marks += [*_target_number(berth), *_disaster(berth), *_news(berth)]
    return svg(marks, WIDTH, HEIGHT, rim=None)


def _rigging(hull: str) -> list[Mark]:
    """Masts, bowsprit and pennants."""
    pennants = "M52 5L74 10L52 15ZM150 1L176 6L150 11ZM248 5L270 10L248 15Z"
    return [
        inner("M52 4V124M150 0V128M248 4V120M8 122L0 104", stroke=INK, width=7),
        inner("M52 4V124M150 0V128M248 4V120M8 122L0 104", stroke=SPAR, width=4),
        inner(pennants, fill=hull, stroke=INK, width=1.4),
        inner("M52 112L150 40L248 112M9 100L52 22M290 100L248 22", stroke=SPAR, width=1.2),
    ]


def _water() -> list[Mark]:
    waves = "M0 262" + "q6.25 -7 12.5 0t12.5 0" * 12
    return [inner(f"{waves}V266H0Z", fill=SEA), inner(waves, stroke=WAVE, width=3)]


def _ground(zone: ZoneId, hull: str) -> str:
    layer = layer_of(zone)
    return mix(hull, "#2a1d0f", 0.3) if layer == "hull" else GROUNDS[layer]


def _zone(berth: Berth, hull: str) -> list[Mark]:
    """The panel of a zone with its spaces."""
    outline, area = PANELS[berth.zone]
    rim, width = (BRASS, 4.0) if berth.by else (INK, 2.4)
    marks = [inner(outline, fill=_ground(berth.zone, hull), stroke=rim, width=width)]
    if berth.aimed:
        marks += _aimed(berth)
    for space, (x, y, side) in zip(berth.spaces, places(len(berth.spaces), area), strict=True):
        marks += _space(space, MARKER_OF[layer_of(berth.zone)], x, y, side)
    return marks


def places(n: int, area: Area) -> list[tuple[float, float, float]]:
    """Where so many spaces lie in an area, as large as can be: left, top and side of each."""
    if not n:
        return []
    left, top, width, height = area

    def side_of(columns: int) -> float:
        return min(LARGEST, width / columns, height / -(-n // columns))

    columns = max(range(1, n + 1), key=lambda each: (side_of(each), -abs(each - 3)))
    side, lines = side_of(columns), -(-n // columns)
    found = []
    for i in range(n):
        line, at = divmod(i, columns)
        abreast = min(columns, n - line * columns)
        x = left + (width - abreast * side) / 2 + at * side
        found.append((x, top + (height - lines * side) / 2 + line * side, side))
    return found


def _space(space: Space, marker: str, x: float, y: float, side: float) -> list[Mark]:
    """A space: what lies on it, or what is printed there."""
    scale = side * 0.92 / 64
    x, y = x + side * 0.04, y + side * 0.04
    if not space.on:
        if space.penalty:
            return put(drawing(f"penalty:{space.penalty}"), scale, x, y)
        return [
            inner(
                circle(x + side * 0.46, y + side * 0.46, side * 0.36), fill="#2a1d0f", stroke=INK, width=1, opacity=0.35
            )
        ]
    drawn = drawing(f"marker:{marker}" if space.on == "marker" else f"officer:{space.on}")
    under = [inner(circle(55, 9, 9), fill=LIT, stroke=PAPER, width=3)] if space.penalty else []
    return put([*drawn, *under], scale, x, y)


def _target_number(berth: Berth) -> list[Mark]:
    x, y = BADGES[berth.zone]
    return [
        inner(circle(x, y, 9.4), fill=PAPER, stroke=INK, width=1.8),
        inner(circle(x, y, 6.9), stroke=CORAL, width=1.4),
        *number(str(berth.aims), x, y, 8.4, INK),
    ]


def _disaster(berth: Berth) -> list[Mark]:
    """The circle under a zone of the hull: with its token, or empty."""
    if not berth.disaster:
        return []
    x, y = DISASTERS[berth.zone], 286.0
    if berth.disaster == "hidden":
        return put(drawing("disaster:hidden"), 0.5, x - 16, y - 16)
    cross = f"M{num(x - 6)} {num(y - 6)}l12 12m0 -12l-12 12"
    return [inner(circle(x, y, 13), stroke=WAVE, width=2), inner(cross, stroke=WAVE, width=3)]


def _news(berth: Berth) -> list[Mark]:
    """How many markers a zone has just lost or won."""
    if not berth.by:
        return []
    left, top, width, _ = PANELS[berth.zone][1]
    x, y = left + width - 6, top + 6
    tone = "#a8321f" if berth.by < 0 else "#2a6a3d"
    return [inner(circle(x, y, 12), fill=tone, stroke=BRASS, width=2.4), *number(signed(berth.by), x, y, 9.4, CANVAS)]


def _aimed(berth: Berth) -> list[Mark]:
    """The crosshair of the other ship on a zone, under its markers."""
    outline, (left, top, width, height) = PANELS[berth.zone]
    side = min(width, height) + 4
    place = (left + (width - side) / 2, top + (height - side) / 2)
    rim = [inner(outline, stroke=PAPER, width=5), inner(outline, stroke=berth.aimed, width=3)]
    return [*rim, *put(drawing("duel:crosshair", hull=berth.aimed, open=True), side / 64, *place)]


# ---------------------------------------------------------------------- small pictures

SMALL: Final = 64 / WIDTH
PALE: Final[dict[Layer, str]] = {"sails": CANVAS, "deck": "#e3c79b", "hull": "#a5836a"}
"""Paint of the zones that are not meant."""


def _small(lit: Mapping[ZoneId, str], extra: Iterable[Mark] = ()) -> str:
    """A ship as wide as a picture, with some of its zones in a colour."""
    panels = [
        Mark(outline, fill=lit.get(zone, PALE[layer_of(zone)]), stroke=INK, width=7, halo=False)
        for zone, (outline, _) in PANELS.items()
    ]
    masts = inner("M52 4V124M150 0V128M248 4V120", stroke=INK, width=9)
    shadow = [Mark(outline, fill=PAPER, stroke=PAPER, width=30, halo=False) for outline, _ in PANELS.values()]
    return svg(put([*shadow, masts, *panels, *extra], SMALL, 0, 4), rim=None)


def _aimed_zone(zone: ZoneId) -> str:
    return _small({zone: CORAL})


def _mounted(mount: Mount) -> str:
    """A ship with the deck of one cannon lit, and the cannon run out."""
    x, way = (64, -1) if mount == "bow" else (236, 1)
    barrel = f"M{x} 152h{way * 62}"
    gun = [inner(barrel, stroke=PAPER, width=44), inner(barrel, stroke=INK, width=30)]
    return _small({deck_of(mount): CORAL}, gun)


for _zone_id in ZONES:
    named(f"zone:{_zone_id}")(partial(_aimed_zone, _zone_id))
for _mount in MOUNTS:
    named(f"cannon:{_mount}")(partial(_mounted, _mount))


@named("duel:ship")
def duel_ship(hull: str = "#2f6fc0") -> str:
    """A ship of the duel in its owner's colour."""
    paints: dict[ZoneId, str] = {zone: hull if layer_of(zone) == "hull" else PALE[layer_of(zone)] for zone in ZONES}
    flag = inner("M150 0L210 -8L150 -28Z", fill=dark(hull, 0.1), stroke=INK, width=6)
    return _small(paints, [flag])
