"""How a picture is made: painted outlines, a pale halo cut around them, and the registers of names.

Every drawing lies on its own square or rectangle of units (64 x 64 unless it says otherwise). Outlines are ink; around
the whole figure runs a pale rim, as around a token cut from a sheet, so that it reads on the dark sea as well as on
parchment. Only paths with plain paint are used: no text, style sheet, clip, filter or reference, which some renderers
lack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import cos, radians, sin
from typing import Final, ParamSpec

from companion.ui.look.palette import INK, PAPER

RIM: Final = 5.0  # units added to every outline by the halo, half of it on each side
MARGIN: Final = 2.0  # units around the drawing, so that the halo of a mark at the edge is whole

P = ParamSpec("P")
Point = tuple[float, float]
Painter = Callable[..., str]

REGISTER: Final[dict[str, Painter]] = {}
SPEAKING: Final[set[str]] = set()
"""Names of the pictures that need no words."""


def named(name: str, *, speaks: bool = False) -> Callable[[Callable[P, str]], Callable[P, str]]:
    """Register a picture function under a name such as "ship:brig".

    speaks: it says all that its words would, as a playing card does.
    """

    def register(painter: Callable[P, str]) -> Callable[P, str]:
        if name in REGISTER:
            raise ValueError(f"two pictures are named {name!r}")
        REGISTER[name] = painter
        if speaks:
            SPEAKING.add(name)
        return painter

    return register


PAINTS: Final[dict[str, str]] = {}


def paints(**colours: str) -> dict[str, str]:
    """Register the colours by which options and pieces are painted, e.g. a nation's."""
    for name, colour in colours.items():
        if PAINTS.setdefault(name, colour) != colour:
            raise ValueError(f"two paints are named {name!r}")
    return colours


@dataclass(frozen=True, slots=True)
class Mark:
    """One painted path. `halo` says whether the pale rim follows it (inner details need none)."""

    d: str
    fill: str = "none"
    stroke: str = INK
    width: float = 2.0
    halo: bool = True
    transform: str = ""
    opacity: float = 1.0


def num(value: float) -> str:
    """A coordinate, to a hundredth of a unit, without trailing zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _attributes(mark: Mark) -> str:
    parts = [f'd="{mark.d}"']
    if mark.transform:
        parts.append(f'transform="{mark.transform}"')
    if mark.fill != "none":
        parts.append(f'fill="{mark.fill}"')
    if mark.stroke != "none":
        parts.append(f'stroke="{mark.stroke}" stroke-width="{num(mark.width)}"')
    if mark.opacity != 1:
        parts.append(f'opacity="{num(mark.opacity)}"')
    return " ".join(parts)


def _rims(marks: Iterable[Mark], colour: str) -> Iterable[Mark]:
    """The pale rim under marks: one path for all that are outlined alike, since every path is painted for itself.

    Only a mark that is not solid needs pale ground too.
    """
    alike: dict[tuple[float, str, str], list[str]] = {}
    for mark in marks:
        width = (mark.width if mark.stroke != "none" else 0) + RIM
        fill = colour if mark.fill != "none" and mark.opacity < 1 else "none"
        alike.setdefault((width, mark.transform, fill), []).append(mark.d)
    for (width, transform, fill), outlines in alike.items():
        for d in outlines if fill != "none" else ["".join(outlines)]:
            yield Mark(d, fill=fill, stroke=colour, width=width, transform=transform)


def svg(marks: Iterable[Mark], width: float = 64, height: float = 64, rim: str | None = PAPER) -> str:
    """The SVG markup of a picture, with a halo of colour `rim` or none."""
    marks = tuple(marks)
    under = _rims((mark for mark in marks if mark.halo), rim) if rim else ()
    body = "".join(f"<path {_attributes(mark)}/>" for mark in (*under, *marks))
    edge = MARGIN if rim else 0
    view = f"{num(-edge)} {num(-edge)} {num(width + 2 * edge)} {num(height + 2 * edge)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">'
        f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">{body}</g></svg>'
    )


def mosaic(tiles: Iterable[tuple[str, float, float]], side: float, width: float, height: float) -> str:
    """One picture made of square ones. tiles: the markup of each, and where it lies.  side: of each."""
    return collage(((markup, x, y, side) for markup, x, y in tiles), width, height)


def laid(markup: str, x: float, y: float, side: float) -> str:
    """A picture within another one: its markup, where its corner comes to lie, and how wide it is there."""
    head, _, body = markup.removesuffix("</svg>").partition(">")
    left, top, wide, _ = map(float, head.partition('viewBox="')[2].partition('"')[0].split())
    scale = side / wide
    return f'<g transform="translate({num(x - left * scale)} {num(y - top * scale)}) scale({scale:.4f})">{body}</g>'


def sheet(content: str, width: float, height: float) -> str:
    """One picture from the markup of all that lies on it, with its corner at the origin."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}">{content}</svg>'


def painted_paths(marks: Iterable[Mark]) -> str:
    """Marks without a rim, as markup to lie on a sheet."""
    body = "".join(f"<path {_attributes(mark)}/>" for mark in marks)
    return f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">{body}</g>'


def hairlines(d: str, stroke: str, width: float, opacity: float = 1.0) -> str:
    """Many thin lines, as markup to lie on a sheet: without round ends and corners, which nobody would see on them and
    which take most of the time in which they are painted."""
    return f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{num(width)}" stroke-opacity="{num(opacity)}"/>'


def collage(parts: Iterable[tuple[str, float, float, float]], width: float, height: float) -> str:
    """One picture made of others. parts: the markup of each, where its corner lies, and how wide it is."""
    return sheet("".join(laid(*part) for part in parts), width, height)


def inner(d: str, fill: str = "none", stroke: str = "none", width: float = 2.0, opacity: float = 1.0) -> Mark:
    """A detail inside a figure: no halo, no outline unless asked."""
    return Mark(d, fill=fill, stroke=stroke, width=width, halo=False, opacity=opacity)


def centred(marks: Iterable[Mark], scale: float, x: float, y: float) -> list[Mark]:
    """Marks made smaller, the middle of their square at (x, y)."""
    place = f"translate({x - 32 * scale:.3f} {y - 32 * scale:.3f}) scale({scale:.5f})"
    return [replace(mark, transform=f"{place} {mark.transform}".strip(), halo=False) for mark in marks]


def put(marks: Iterable[Mark], scale: float, x: float, y: float) -> list[Mark]:
    """Marks made smaller and moved: (0, 0) of their square comes to lie at (x, y)."""
    place = f"translate({num(x)} {num(y)}) scale({num(scale)})"
    return [replace(mark, transform=f"{place} {mark.transform}".strip(), halo=False) for mark in marks]


def circle(cx: float, cy: float, r: float) -> str:
    """Path of a circle."""
    x, y, rr, d = num(cx - r), num(cy), num(r), num(2 * r)
    return f"M{x} {y}a{rr} {rr} 0 1 1 {d} 0a{rr} {rr} 0 1 1 -{d} 0Z"


def box(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """Path of a rectangle with corners rounded by `r`."""
    if not r:
        return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}Z"
    a, q = num(r), num(-r)
    return (
        f"M{num(x + r)} {num(y)}h{num(w - 2 * r)}q{a} 0 {a} {a}v{num(h - 2 * r)}q0 {a} {q} {a}"
        f"h{num(2 * r - w)}q{q} 0 {q} {q}v{num(2 * r - h)}q0 {q} {a} {q}Z"
    )


def polygon(points: Sequence[Point]) -> str:
    """Path of a closed polygon."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def polar(cx: float, cy: float, r: float, bearing: float) -> Point:
    """The point at distance `r` on a bearing in degrees: 0 is up, 90 is right."""
    return cx + r * sin(radians(bearing)), cy - r * cos(radians(bearing))


def regular(cx: float, cy: float, r: float, sides: int, first: float = 0) -> list[Point]:
    """Corners of a regular polygon; the first one lies on bearing `first`."""
    return [polar(cx, cy, r, first + 360 * i / sides) for i in range(sides)]


def star(cx: float, cy: float, r: float, points: int = 5, depth: float = 0.45, first: float = 0) -> str:
    """Path of a star whose inner corners lie at `depth` times its radius."""
    step = 180 / points
    return polygon([polar(cx, cy, r * (depth if i % 2 else 1), first + i * step) for i in range(2 * points)])


def mix(colour: str, other: str, share: float) -> str:
    """`colour` with `share` (0 to 1) of `other` stirred in."""
    pairs = ((int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def dark(colour: str, share: float = 0.25) -> str:
    """A shaded tone of `colour`."""
    return mix(colour, INK, share)


def light(colour: str, share: float = 0.3) -> str:
    """A lit tone of `colour`."""
    return mix(colour, "#ffffff", share)
