"""Aim cards with their suits, and the backs and emblems of the other cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from companion.games.cannon_duel.model.ids import JOKER, SUITS, UNKNOWN, Suit
from companion.games.cannon_duel.model.names import is_joker, suit_of, value_of
from companion.ui.art.base import Mark, box, circle, inner, named, polygon, put, star, svg
from companion.ui.art.flags import skull
from companion.ui.art.numerals import number
from companion.ui.look.palette import BLOOD, BRASS, CANVAS, INK, PAPER

VALUES: Final = range(1, 11)
JOKERS: Final = ("1", "2")
WIDTH: Final = 48
"""Width of a card that is 64 units high."""
BACK: Final = "#7a2f28"
OUTLINES: Final[dict[Suit, str]] = {
    "spades": "M0 -12C-3 -6 -11 -2 -11 4.4C-11 9.6 -4 10.4 -1.6 6.4L-4.4 12.4H4.4L1.6 6.4C4 10.4 11 9.6 11 4.4"
    "C11 -2 3 -6 0 -12Z",
    "hearts": "M0 12C-9 4.4 -12 0.4 -12 -4.4C-12 -11.4 -3 -12.4 0 -5.4C3 -12.4 12 -11.4 12 -4.4C12 0.4 9 4.4 0 12Z",
    "clubs": circle(0, -6, 5.6) + circle(-6.4, 2.6, 5.6) + circle(6.4, 2.6, 5.6) + "M-1.4 -2H1.4L4.4 12.4H-4.4Z",
    "diamonds": "M0 -12.6L9.6 0L0 12.6L-9.6 0Z",
}
"""The four suits around (0, 0), 25 units high."""
PAINT: Final[dict[Suit, str]] = {"spades": "#1f2126", "hearts": "#c0272d", "clubs": "#1f2126", "diamonds": "#c0272d"}


def suit_mark(suit: Suit, x: float, y: float, height: float) -> list[Mark]:
    """A suit around a point, so many units high."""
    return put([inner(OUTLINES[suit], fill=PAINT[suit])], height / 25, x, y)


def _sheet(ground: str = "#fffdf5") -> list[Mark]:
    return [Mark(box(2, 2, WIDTH - 4, 60, 6), fill=ground, width=2.4)]


def _back() -> list[Mark]:
    return [*_sheet(PAPER), inner(box(6, 6, WIDTH - 12, 52, 3), fill=BACK, stroke=INK, width=1.4)]


def _plain(suit: Suit, value: int) -> list[Mark]:
    """An Aim card: its value above its suit."""
    ink = PAINT[suit]
    return [*_sheet(), *number(str(value), WIDTH / 2, 19, 22, ink), *suit_mark(suit, WIDTH / 2, 45, 24)]


def _cap(tint: str) -> list[Mark]:
    """A jester's cap with three bells, 32 units wide."""
    points = "M-14 8Q-18 -6 -12 -8Q-7 -6 -6 0Q-4 -12 0 -13Q4 -12 6 0Q7 -6 12 -8Q18 -6 14 8Z"
    bells = "".join(circle(x, y, 3) for x, y in ((-13, -9), (0, -14), (13, -9)))
    return [
        Mark(points, fill=tint, width=2, halo=False),
        inner("M-5 7Q-3 -4 0 -11Q3 -4 5 7Z", fill=BRASS),
        inner("M-14 8Q0 14 14 8L13 13Q0 18 -13 13Z", fill=INK),
        Mark(bells, fill=BRASS, width=1.4, halo=False),
    ]


def _joker(which: str, value: str = "") -> list[Mark]:
    """A joker, with the value that was declared if it was. which: of the two."""
    tint = "#8a56b0" if which == "1" else "#3f9b5a"
    if not value:
        stars = [inner(star(WIDTH / 2, y, 6), fill=tint) for y in (11, 53)]
        return [*_sheet(), *stars, *put(_cap(tint), 1, WIDTH / 2, 31)]
    return [*_sheet(), *number(value, WIDTH / 2, 19, 22, INK), *put(_cap(tint), 0.9, WIDTH / 2, 46)]


def _unknown(value: str = "") -> list[Mark]:
    """An Aim card of paper from behind; one that lies open has the value that was told."""
    if value:
        return [*_sheet(), *number(value, WIDTH / 2, 32, 30, INK)]
    rings = circle(WIDTH / 2, 32, 11) + circle(WIDTH / 2, 32, 5)
    return [*_back(), inner(rings + "M24 14V50M10 32H38", stroke=BRASS, width=2.4)]


def aim_card(card: str, value: str = "") -> list[Mark]:
    """An Aim card on 48 x 64 units. value: which a joker, or a card of paper, counts as."""
    suit, plain = suit_of(card), value_of(card)
    if suit is not None and plain is not None:
        return _plain(suit, plain)
    return _joker(card.removeprefix(f"{JOKER}-"), value) if is_joker(card) else _unknown(value)


def _aim(card: str, value: str = "") -> str:
    return svg(aim_card(card, value), WIDTH)


def _pip(suit: Suit) -> str:
    """A suit alone."""
    return svg([Mark(OUTLINES[suit], fill=PAINT[suit], stroke="none", transform="translate(32 32) scale(2.2)")])


_CARDS: Final = (*(f"{suit}-{value}" for suit in SUITS for value in VALUES), *(f"{JOKER}-{n}" for n in JOKERS), UNKNOWN)
for _card in _CARDS:
    named(f"aim:{_card}", speaks=True)(partial(_aim, _card))
for _suit in SUITS:
    named(f"suit:{_suit}")(partial(_pip, _suit))


def _emblem(ground: str, marks: Iterable[Mark]) -> str:
    """A card of another kind: what it is about on its ground."""
    return svg([*_sheet(PAPER), inner(box(6, 6, WIDTH - 12, 52, 3), fill=ground, stroke=INK, width=1.4), *marks], WIDTH)


@named("token:target")
def target() -> str:
    """A Target card: a target on a chart."""
    rings = [inner(circle(24, 32, r), fill=f) for r, f in ((15, BLOOD), (11, CANVAS), (7, BLOOD), (3, CANVAS))]
    return _emblem("#e9dcb9", [inner("M9 14H39M9 50H39M12 9V55M36 9V55", stroke="#b79f63", width=1.2), *rings])


@named("token:reputation")
def reputation() -> str:
    """A Reputation card: a star under a ribbon."""
    ribbon = [(13, 8), (35, 8), (28, 30), (20, 30)]
    return _emblem(
        "#27508f",
        [
            Mark(polygon(ribbon), fill=BLOOD, width=1.8, halo=False),
            inner("M24 8V28", stroke=CANVAS, width=4),
            Mark(star(24, 41, 13), fill=BRASS, width=1.8, halo=False),
        ],
    )


@named("token:dirty-trick")
def dirty_trick() -> str:
    """A Dirty Trick: a death's head over a dagger."""
    return _emblem(
        "#33363d",
        [
            *skull(24, 24, 25, bone=CANVAS, socket="#33363d"),
            Mark("M22.4 40H25.6V50L24 57L22.4 50Z", fill="#cfd8dd", width=1.2, halo=False),
            inner("M17 41H31", stroke=BRASS, width=3),
        ],
    )
