"""A line on which somebody writes: nothing is written into it while they do, so that no letter is ever lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.ui.look.theme import Look
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

FLOATED: Final = 0.75
"""Size of the label of a filled field, as a share of that of an empty one."""
Draws = Callable[[str, Callable[[ft.Event[ft.TextField]], None]], ft.TextField]
"""Draws a field with what stands in it, and what is done at each letter."""


@component
def Writing(text: str, on_change: Callable[[str], Any], draw: Draws) -> ft.Control:
    """A field whose text is kept elsewhere. text: as it is kept.  on_change: keeps another one.

    A fast writer is ahead of what is kept by some letters, and what is drawn is later still: a text that came from here
    is an echo, and the field keeps what it holds. Only a text that nobody has written here is put into it.
    """
    held: MutableRef[ft.TextField] = ft.use_ref()
    said: MutableRef[list[str]] = ft.use_ref()
    before = said.current or []
    if held.current is None or text not in before:
        shown, texts = text, [text]
    else:
        shown = str(held.current.value or "")
        texts = before[len(before) - 1 - before[::-1].index(text) :]
    said.current = texts

    def write(event: ft.Event[ft.TextField]) -> None:
        written = event.control.value or ""
        said.current = [*(said.current or []), written]
        on_change(written)

    held.current = draw(shown, write)
    return held.current


def search_line(
    look: Look, label: str, text: str, on_change: Callable[[str], Any], identifier: str, *, size: float | None = None
) -> ft.Semantics:
    """A line on which one writes what is sought. size: of its words, that of titles unless said otherwise."""

    def draw(value: str, write: Callable[[ft.Event[ft.TextField]], None]) -> ft.TextField:
        glass = ft.Container(kit.icon(look, "search", 24, look.palette.text_muted), padding=12)
        words = size or look.sizes.title
        return ft.TextField(value=value, label=label, on_change=write, text_size=words, prefix_icon=glass)

    return ft.Semantics(content=Writing(text, on_change, draw), identifier=identifier, container=True)
