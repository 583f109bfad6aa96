"""The flags of the nations and factions, each by one sign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.ui.art.base import Mark, box, circle, inner, named, star, svg
from companion.ui.art.flags import flag, skull

W, H = 54, 37
RED, BLUE, WHITE, BLACK, GOLD = "#c8352f", "#274f9e", "#ffffff", "#1f2126", "#efb92f"


def _field(ground: str, *signs: Mark) -> list[Mark]:
    edge = box(5, 5, W, H)
    return [Mark(edge, fill=ground, width=2.4), *signs, Mark(edge, width=2.4, halo=False)]


def _american() -> list[Mark]:
    stripes = "".join(box(5, 5 + H / 7 * n, W, H / 7) for n in (0, 2, 4, 6))
    stars = "".join(star(x, y, 2.6) for x in (10, 17, 24) for y in (9, 16))
    return _field(WHITE, inner(stripes, fill=RED), inner(box(5, 5, 24, H / 7 * 4), fill=BLUE), inner(stars, fill=WHITE))


def _corsair() -> list[Mark]:
    moon = "M36 12Q24 12 24 23T36 34Q29 31 29 23T36 12Z"
    return _field("#2f7d4f", inner(moon, fill=GOLD, stroke=BLACK, width=1.4), inner(star(39, 23, 5), fill=GOLD))


def _cursed() -> list[Mark]:
    return _field("#39204a", *skull(32, 23, 26, "#a9e3c9", "#39204a"))


def _jade() -> list[Mark]:
    ring = circle(32, 23, 10)
    return _field(GOLD, inner(ring, stroke="#1f7a58", width=6), inner(ring, stroke="#58c79a", width=2))


def _mercenary() -> list[Mark]:
    blades = "M20 34L44 12M44 34L20 12"
    return _field("#7b6a4c", inner(blades, stroke=BLACK, width=5.4), inner(blades, stroke="#e6edf0", width=2.6))


def _viking() -> list[Mark]:
    sail = "".join(box(5 + W / 6 * n, 5, W / 6, H) for n in (0, 2, 4))
    shield = circle(32, 23, 10)
    return _field(
        WHITE,
        inner(sail, fill="#b3503a"),
        inner(shield, fill=GOLD, stroke=BLACK, width=2.4),
        inner(circle(32, 23, 3), fill=BLACK),
    )


def _whitebeard() -> list[Mark]:
    beard = "M20 18Q20 38 32 40Q44 38 44 18Q38 26 32 22Q26 26 20 18Z"
    return _field(
        "#9b2a2a", inner(beard, fill=WHITE, stroke=BLACK, width=1.8), inner("M22 14H42", stroke=BLACK, width=3.4)
    )


def _unaligned() -> list[Mark]:
    return _field("#8c9aa3", inner("M16 23H48", stroke=WHITE, width=3.4))


FLAGS: Final[Mapping[str, list[Mark]]] = {
    "american": _american(),
    "corsair": _corsair(),
    "cursed": _cursed(),
    "english": flag("england", 5, 5, W, H, 2.4),
    "french": flag("france", 5, 5, W, H, 2.4),
    "jade": _jade(),
    "mercenary": _mercenary(),
    "pirate": flag("pirates", 5, 5, W, H, 2.4),
    "spanish": flag("spain", 5, 5, W, H, 2.4),
    "viking": _viking(),
    "whitebeard": _whitebeard(),
    "unaligned": _unaligned(),
}


def _register(nation: str) -> None:
    @named(f"nation:{nation}")
    def plain() -> str:
        return svg(FLAGS[nation], 64, 47)


for _nation in FLAGS:
    _register(_nation)
