"""Our own pictures, by name: `picture("ship:brig", hull="#2f5fb3", flag="spain")` gives SVG markup for an image.

A name is a family and a thing: "ship:brig", "flag:spain", "good:tea", "icon:undo". Data files may hold such names.
Most pictures are drawings: files below `assets/drawings`, found by themselves, with holes for the parameters. Those
that are computed (dice, flags, the wind, masts) are functions, here or in the package `art` of a game, which is found
by itself too; it may paint names as well.
Most pictures are square; flags and the hexagon of `compass:wind` are wider than high, so give an image of them its
height only. The signs `icon:*` have one colour, the parameter `color`.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from pkgutil import iter_modules
from typing import Final

from companion.ui.art import compass, dice, flags
from companion.ui.art.drawings import drawing, files, painted
from companion.ui.art.painting import PAINTS, REGISTER, SPEAKING, circle, inner, laid, painted_paths
from companion.ui.look.palette import INK, PAPER, PLAYERS

__all__ = ["SHAPES", "is_drawn", "is_painted", "owned", "paint", "picture", "pictures", "speaks"]

FAMILIES: Final = (compass, dice, flags)
GAMES: Final = "companion.ui.games"
SHAPES: Final = dict(zip(PLAYERS, ("disc", "square", "triangle", "diamond", "star"), strict=True))
"""The shape that goes with the colour of a person, for whoever does not tell colours apart."""
SIGN: Final = 0.38
"""Side of that shape in the corner of a picture, as a share of the picture."""
GROUND: Final = 0.62
"""Radius of the disc below that shape, as a share of its side."""


@cache
def _read_games() -> None:
    """Let every game register what it computes."""
    for folder in iter_modules(import_module(GAMES).__path__, f"{GAMES}."):
        if folder.ispkg and find_spec(f"{folder.name}.art"):
            import_module(f"{folder.name}.art")


def is_drawn(name: str) -> bool:
    """Whether there is a picture of this name."""
    return name in files() or _is_computed(name)


def _is_computed(name: str) -> bool:
    if name not in REGISTER:
        _read_games()
    return name in REGISTER


def is_painted(name: str) -> bool:
    """Whether a picture takes the colour of its owner."""
    if name in files():
        return "hull" in drawing(name).holes
    return _is_computed(name) and "hull" in signature(REGISTER[name]).parameters


def speaks(name: str) -> bool:
    """Whether a picture says all that its words would, as a playing card does."""
    return is_drawn(name) and name in SPEAKING


def pictures() -> tuple[str, ...]:
    """The names of all pictures, those of the games included."""
    _read_games()
    return (*files(), *REGISTER)


def paint(name: str) -> str | None:
    """The colour that a game has given to a name, e.g. to a nation; None for a name without one."""
    if name not in PAINTS:
        _read_games()
    return PAINTS.get(name)


@lru_cache(maxsize=1024)
def picture(name: str, **params: object) -> str:
    """The SVG markup of the picture `name`. params: the holes of its drawing, or the parameters of what computes it.

    An unknown name raises KeyError with the names nearest to it, an unknown parameter TypeError.
    """
    if name in files():
        return painted(name, **params)
    if not _is_computed(name):
        near = get_close_matches(name, pictures(), n=4, cutoff=0.4)
        raise KeyError(f"no picture is named {name!r}; near it: {', '.join(near) or 'none'}")
    return REGISTER[name](**params)


@lru_cache(maxsize=1024)
def owned(name: str, **params: object) -> str:
    """The same; what is painted in the colour of a person bears the shape that goes with it."""
    drawn, paint = picture(name, **params), str(params.get("hull", ""))
    if paint not in SHAPES:
        return drawn
    head, _, body = drawn.removesuffix("</svg>").partition(">")
    left, top, wide, high = map(float, head.partition('viewBox="')[2].partition('"')[0].split())
    side = SIGN * min(wide, high)
    radius = GROUND * side
    x, y = left + wide - radius - 1, top + high - radius - 1
    ground = painted_paths([inner(circle(x, y, radius), fill=PAPER, stroke=INK, width=1.4)])
    sign = laid(picture(f"icon:seat_{SHAPES[paint]}", color=paint), x - side / 2, y - side / 2, side)
    return f"{head}>{body}{ground}{sign}</svg>"
