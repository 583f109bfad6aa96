"""Our own drawings, by name: `picture("ship:brig", hull="#2f5fb3", flag="spain")` gives SVG markup for an image.

A name is a family and a thing: "ship:brig", "flag:spain", "good:tea", "icon:undo". Data files may hold such names.
Most pictures are square; flags and the hexagons of `compass:wind` and `compass:dial` are wider than high, so give an
image of them its height only. The signs `icon:*` have one colour, the parameter `color`.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from companion.ui.art import arms, ashore, dice, events, flags, goods, hexes, holds, icons, nature, ships, tokens, ways
from companion.ui.art.base import REGISTER

__all__ = ["PICTURES", "picture"]

FAMILIES: Final = (ships, flags, goods, holds, dice, nature, hexes, ways, tokens, arms, ashore, events, icons)
PICTURES: Final[tuple[str, ...]] = tuple(REGISTER)


@lru_cache(maxsize=1024)
def picture(name: str, **params: object) -> str:
    """The SVG markup of the picture `name`; its parameters are those of the function registered under that name.

    An unknown name raises KeyError with the names nearest to it, an unknown parameter TypeError.
    """
    painter = REGISTER.get(name)
    if painter is None:
        near = get_close_matches(name, PICTURES, n=4, cutoff=0.4)
        raise KeyError(f"no picture is named {name!r}; near it: {', '.join(near) or 'none'}")
    return painter(**params)
