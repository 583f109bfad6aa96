"""What just changed: figures of the boards before and after the last answer, and the mark that a changed one bears."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft

from companion.ui.look.theme import Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit

Figures = Mapping[str, int]
"""Tracked numbers by name, e.g. "seat-1.doubloons"."""
News = Mapping[str, int]
"""By how much figures have just changed, by their names."""


def changes(before: Figures, now: Figures) -> dict[str, int]:
    """By how much each figure rose or fell; what was not there before has not changed."""
    return {name: value - before[name] for name, value in now.items() if before.get(name, value) != value}


def since(session: ScreenSession, figures: Callable[[Any], Figures]) -> dict[str, int]:
    """By how much each figure has changed with the last answer. figures: of a state."""
    return changes(figures(session.before), figures(session.evening.state)) if session.before is not None else {}


def owned(owner: str, figures: Figures) -> dict[str, int]:
    """The figures of one owner as they are told apart from those of others: owned("seat-1", …) has "seat-1.tea"."""
    return {f"{owner}.{name}": value for name, value in figures.items()}


def of(changed: News, owner: str) -> dict[str, int]:
    """The changes of one owner, by the names of its own figures: of(…, "seat-1") has "doubloons" and "cargo.tea"."""
    prefix = f"{owner}."
    return {name.removeprefix(prefix): by for name, by in changed.items() if name.startswith(prefix)}


def sign(by: int) -> str:
    """A change in figures: ▲2 or ▼1."""
    return f"▲{by}" if by > 0 else f"▼{-by}"


def marked(look: Look, control: ft.Control, by: int, *, harm: bool = False) -> ft.Control:
    """`control` in a frame of brass with the change beside it; as it is when nothing changed (by = 0).

    harm: whether it is bad news that the figure rises.
    """
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
