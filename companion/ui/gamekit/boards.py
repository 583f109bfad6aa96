"""What boards are laid out with: their hook, the sides and pages of the table, a player's own sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeVar, overload

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.gamekit.frame import Frame
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit

S = TypeVar("S")
B = TypeVar("B")

WIDE = 1.25
"""Zoom beyond which a page has one column."""


@overload
def use_board(session: ScreenSession, kind: type[S]) -> tuple[Look, Texts, S]: ...


@overload
def use_board(session: ScreenSession, kind: type[S], printed: type[B]) -> tuple[Look, Texts, S, B]: ...


def use_board(session: ScreenSession, kind: type[S], printed: object = None) -> tuple[object, ...]:
    """Hook: look, language and state of a board, which is drawn anew whenever its room changes: of the state what
    everybody who sees this screen may know; and the book, for a board that reads it.

    kind, printed: the game's own kinds of state and book; a screen knows games only in general.
    """
    use_live(session)
    board = (use_look(), use_texts(), session.view.state)
    return board if printed is None else (*board, session.view.game.book)


def side(panels: Sequence[ft.Control]) -> ft.Control:
    """One side of the table: panels under each other."""
    return kit.listed(list(panels), spacing=10, expand=True)


def page(look: Look, content: Sequence[ft.Control], spacing: float = 12) -> ft.Control:
    """A page of the table, as high as the screen lets it be."""
    return kit.panel(look, kit.listed(list(content), spacing=spacing, expand=True), expand=True)


def bare_page(look: Look, text: str = "") -> ft.Control:
    """A page on which there is nothing yet. text: says so."""
    panel = kit.panel(look, kit.story(look, text, size=look.sizes.title) if text else ft.Container(), expand=True)
    return kit.rows([panel], 0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, expand=True)


def sheet(parts: Sequence[ft.Control]) -> ft.Control:
    """Somebody's own sheet on a phone, as high as it is."""
    return kit.rows(parts, 10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def picks(
    look: Look,
    names: Iterable[tuple[str, str]],
    chosen: str,
    choose: Callable[[str], object],
    prefix: str,
    size: float | None = None,
) -> list[ft.Control]:
    """A row of names of which one is looked at; none where there is nothing to choose.

    names: ids with their words.  prefix: of the identifiers.  size: of the words.
    """
    buttons = [
        kit.button(
            look,
            words,
            partial(choose, each),
            kind="brass" if each == chosen else "sea",
            identifier=f"{prefix}-{each}",
            height=TOUCH,
            size=size,
        )
        for each, words in names
    ]
    return [ft.Row(buttons, spacing=8, scroll=ft.ScrollMode.HIDDEN)] if len(buttons) > 1 else []


def block(look: Look, t: Texts, heading: Msg, content: Sequence[ft.Control]) -> ft.Control:
    """A part of a page under its heading."""
    said = content or [kit.words(look, t(msg("core-nothing")), colour=look.palette.text_muted)]
    return ft.Container(
        kit.rows([kit.caption(look, t(heading)), *said], 6),
        bgcolor=look.palette.panel_raised,
        border_radius=12,
        padding=12,
    )


def side_by_side(look: Look, frame: Frame, columns: Sequence[Sequence[ft.Control]]) -> ft.Control:
    """Columns of blocks, one below the other where there is no room."""
    stretch = ft.CrossAxisAlignment.STRETCH
    if frame.compact or look.zoom > WIDE:
        return kit.rows([each for column in columns for each in column], 10, horizontal_alignment=stretch)
    stacked: list[ft.Control] = [kit.rows(column, 10, expand=1, horizontal_alignment=stretch) for column in columns]
    return ft.Row(stacked, spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)
