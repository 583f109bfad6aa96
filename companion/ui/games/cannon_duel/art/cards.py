"""Aim cards."""

from __future__ import annotations

from functools import partial
from typing import Final

from companion.games.cannon_duel.model.ids import JOKER, SUITS, UNKNOWN, Suit
from companion.games.cannon_duel.model.names import is_joker, suit_of, value_of
from companion.ui.art.drawings import marks
from companion.ui.art.numerals import number
from companion.ui.art.painting import Mark, box, centred, circle, inner, named, star, svg
from companion.ui.look.palette import BRASS, INK, PAPER

VALUES: Final = range(1, 11)
JOKERS: Final = ("1", "2")
WIDTH: Final = 48
"""Width of a card that is 64 units high."""
BACK: Final = "#7a2f28"
SUIT: Final = 55
"""Height of a suit in its drawing."""
CAP: Final = 1.7
"""How much larger the cap of a joker is in its drawing."""
PAINT: Final[dict[Suit, str]] = {"spades": "#1f2126", "hearts": "#c0272d", "clubs": "#1f2126", "diamonds": "#c0272d"}


def suit_mark(suit: Suit, x: float, y: float, height: float) -> list[Mark]:
    """A suit around a point, so many units high."""
    return centred(marks(f"suit:{suit}"), height / SUIT, x, y)


def _sheet(ground: str = "#fffdf5") -> list[Mark]:
    return [Mark(box(2, 2, WIDTH - 4, 60, 6), fill=ground, width=2.4)]


def _back() -> list[Mark]:
    return [*_sheet(PAPER), inner(box(6, 6, WIDTH - 12, 52, 3), fill=BACK, stroke=INK, width=1.4)]


def _plain(suit: Suit, value: int) -> list[Mark]:
    """An Aim card: its value above its suit."""
    ink = PAINT[suit]
    return [*_sheet(), *number(str(value), WIDTH / 2, 19, 22, ink), *suit_mark(suit, WIDTH / 2, 45, 24)]


def _joker(which: str, value: str = "") -> list[Mark]:
    """A joker, with the value that was declared if it was. which: of the two."""
    tint = "#8a56b0" if which == "1" else "#3f9b5a"
    cap = marks("joker:cap", tint=tint)
    if not value:
        stars = [inner(star(WIDTH / 2, y, 6), fill=tint) for y in (11, 53)]
        return [*_sheet(), *stars, *centred(cap, 1 / CAP, WIDTH / 2, 31)]
    return [*_sheet(), *number(value, WIDTH / 2, 19, 22, INK), *centred(cap, 0.9 / CAP, WIDTH / 2, 46)]


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


_CARDS: Final = (*(f"{suit}-{value}" for suit in SUITS for value in VALUES), *(f"{JOKER}-{n}" for n in JOKERS), UNKNOWN)
for _card in _CARDS:
    named(f"aim:{_card}", speaks=True)(partial(_aim, _card))
