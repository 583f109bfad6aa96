"""What all announcements are drawn on: a card with its frame, and the way to the rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.ui.look.theme import Look
from companion.ui.widgets import kit


@dataclass(frozen=True, slots=True)
class ShownOn:
    """On which screen something is announced."""

    compact: bool
    """A phone."""
    on_rule: Callable[[str], None]
    name_of: Callable[[str], str]
    """A person's name by the seat, "" for nobody else's."""
    board: bool = False
    """Whether the board on which it is seen stands beside it."""


def card_frame(
    look: Look, content: Sequence[ft.Control], edge: str, identifier: str, ground: str = "", low: bool = False
) -> ft.Control:
    """A framed card on the sheet. edge: colour of its frame.  low: whether it is to need little room."""
    body = ft.Container(
        kit.rows(content, 4 if low else 6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=ground or look.palette.paper,
        border=ft.Border.all(2, edge),
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=10 if low else 14, vertical=6 if low else 8),
    )
    return ft.Semantics(content=body, identifier=f"told-{identifier}", container=True)


def why(look: Look, on: ShownOn, rule: str, asks: str = "") -> list[ft.Control]:
    """The way to the rule, where there is room for it. asks: what it answers, where no words stand beside it."""
    if not rule or on.compact:
        return []
    return [kit.rule_tag(look, rule, on.on_rule, look.palette.on_parchment_muted, asks)]


def once(rules: Sequence[str]) -> list[str]:
    """The rules of the rows of a card, each where it stands first and "" wherever it would stand again."""
    return [rule if rule not in rules[:n] else "" for n, rule in enumerate(rules)]
