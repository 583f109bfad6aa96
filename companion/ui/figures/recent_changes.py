"""Figures of the boards: their names, by how much each has just changed, and the way to put one right by a touch."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from companion.core.values.frozen_records import memoized
from companion.ui.look.theme import TOUCH, Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit

Figures = Mapping[str, int]
"""Numbers by name, e.g. "seat-1.doubloons"."""
_PUT_RIGHT: Final = "put-right"
"""Under which a screen keeps what it does when a figure is touched."""


@dataclass(frozen=True, slots=True)
class FigureMark:
    """What a board knows of a figure that it draws."""

    by: int = 0
    """By how much it has just changed."""
    name: str = ""
    """By which the tracked value is found that it stands for (`correctable.behind`), "" where nobody may set it."""

    @property
    def against(self) -> FigureMark:
        """The same of what falls as the figure rises, as a speed does with damage."""
        return FigureMark(-self.by, self.name)


PLAIN: Final = FigureMark()
"""Of a figure that stands for no tracked value and does not change."""


class News(Mapping[str, int]):
    """By how much figures have just changed, by their names.

    owner: before the names that are asked for, "" for none.  open_: whether values may be set by hand here.
    """

    def __init__(self, changed: Figures, owner: str = "", open_: bool = False) -> None:
        self._changed, self._owner, self._open = changed, owner, open_

    def __getitem__(self, name: str) -> int:
        return self._changed[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._changed)

    def __len__(self) -> int:
        return len(self._changed)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, News):
            return super().__eq__(other)
        return (self._changed, self._owner, self._open) == (other._changed, other._owner, other._open)

    __hash__ = None  # type: ignore[assignment]

    def mark(self, name: str) -> FigureMark:
        """What a board knows of the figure with this name; "" for one without."""
        return FigureMark(self.get(name, 0), self._whole(name) if self._open and name else "")

    @property
    def shut(self) -> News:
        """The same where no figure is put right by a touch."""
        return News(self._changed, self._owner)

    def told(self, name: str) -> FigureMark:
        """The same of one that stands for no tracked value."""
        return FigureMark(self.get(name, 0))

    def part(self, name: str) -> FigureMark:
        """That of a part of the board that stands for several values. name: its whole one, e.g. "ship-2"."""
        return FigureMark(0, name if self._open else "")

    def of(self, owner: str) -> News:
        """Those of one owner, by the names of its own figures: of("seat-1") has "doubloons" and "tea"."""
        prefix = f"{owner}."
        own = {name.removeprefix(prefix): by for name, by in self._changed.items() if name.startswith(prefix)}
        return News(own, self._whole(owner), self._open)

    def among(self, *names: str) -> News:
        """Those of these figures alone, for a part of a board that shows no others."""
        return News({name: self[name] for name in names if name in self}, self._owner, self._open)

    def _whole(self, name: str) -> str:
        return f"{self._owner}.{name}" if self._owner else name


def changes(before: Figures, now: Figures) -> dict[str, int]:
    """By how much each figure rose or fell; what was not there before has not changed."""
    return {name: value - before[name] for name, value in now.items() if before.get(name, value) != value}


def since(session: ScreenSession, figures: Callable[[Any], Figures]) -> News:
    """By how much each figure has changed with the last answer. figures: of a state."""
    before, rights = session.news.before, session.rights
    changed = _between(session.view.state, before, figures) if before is not None else {}
    return News(changed, open_=rights.correct and not rights.trying)


@memoized
def _between(now: Any, before: Any, figures: Callable[[Any], Figures]) -> Figures:
    """By how much the figures of two states differ: every board of a screen asks for it."""
    return changes(_figures(before, figures), _figures(now, figures))


@memoized
def _figures(state: Any, figures: Callable[[Any], Figures]) -> Figures:
    return figures(state)


def owned(owner: str, figures: Figures) -> dict[str, int]:
    """The figures of one owner as they are told apart from those of others: owned("seat-1", …) has "seat-1.tea"."""
    return {f"{owner}.{name}": value for name, value in figures.items()}


def hears_touches(page: ft.Page, put_right: Callable[[str, str], object]) -> None:
    """From now on `put_right` is called with the name of each figure that is touched on a page, and with its rule."""
    page.session.store.set(_PUT_RIGHT, put_right)


def touch(name: str, rule: str = "") -> None:
    """Somebody has touched the figure with this name. rule: that is told beside it."""
    put_right = ft.context.page.session.store.get(_PUT_RIGHT)
    if put_right is not None:
        put_right(name, rule)


def touchable(control: ft.Control, mark: FigureMark, *, expand: int | None = None, at_end: bool = False) -> ft.Control:
    """`control`, which a touch puts right where somebody may: in a place that a finger hits, however small it is drawn.

    What is too low or too close together for that is no such thing by itself: its whole board is, or its line.
    at_end: whether it is the last one in its line, and stands at the right of that place.
    """
    if not mark.name:
        return control
    least = ft.Container(width=TOUCH, height=TOUCH)
    side = ft.Alignment.CENTER_RIGHT if at_end else ft.Alignment.CENTER_LEFT
    place = ft.Stack([least, control], alignment=side, fit=ft.StackFit.PASS_THROUGH)
    body = ft.Container(place, on_click=lambda _: touch(mark.name))
    return kit.tagged(body, f"fix-{mark.name}", "", expand=expand)


def sign(by: int) -> str:
    """A change in figures: ▲2 or ▼1."""
    return f"▲{by}" if by > 0 else f"▼{-by}"


def marked(
    look: Look, control: ft.Control, mark: FigureMark, *, harm: bool = False, at_end: bool = False
) -> ft.Control:
    """`control` in a frame of brass with the change beside it, or as it is when nothing changed; a touch puts it right.

    harm: whether it is bad news that the figure rises.  at_end: whether it is the last one in its line.
    """
    return touchable(_framed(look, control, mark.by, harm), mark, at_end=at_end)


def _framed(look: Look, control: ft.Control, by: int, harm: bool) -> ft.Control:
    if not by:
        return control
    p = look.palette
    step = sign(by) if abs(by) < 1000 else sign(by)[0]  # the amount of a purse would be longer than the purse
    good = (by > 0) is not harm
    note = kit.words(look, step, size=look.sizes.small, colour=p.text_good if good else p.text_bad, bold=True)
    return ft.Container(
        kit.line([control, note], 4, tight=True),
        border=ft.Border.all(2, p.mark),
        border_radius=8,
        padding=ft.Padding.symmetric(horizontal=5, vertical=1),
    )
