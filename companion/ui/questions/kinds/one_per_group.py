"""Options of which each group gives at most one: a row for each group, as on the thing that they lie on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

import flet as ft

from companion.core.questions.kinds import Option
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.theme import TOUCH, Look
from companion.ui.questions.parts.option_cards import chip
from companion.ui.questions.parts.option_groups import in_groups
from companion.ui.questions.sheet.sheet_context import EveningContext
from companion.ui.questions.sheet.sheet_text import drawn, pen
from companion.ui.widgets import kit

NAMED, PICTURED = 140, 40
"""Width of a group's picture with its name, and of the picture alone on a phone, in logical pixels at zoom 1."""


def rows_of_groups(
    look: Look,
    t: Texts,
    asked: EveningContext,
    options: Sequence[Option],
    on_tap: Callable[[str], object],
    chosen: Collection[str],
) -> ft.Control:
    """The rows; the picture that the options of a group share stands once, before them. What is refused is pale."""
    groups = in_groups(options)
    across = max(map(len, groups.values()))

    def cell(option: Option) -> ft.Control:
        note = "" if option.note is None else t(option.note)
        words = t(msg("ui-each-cell", label=option.label, note=note)) if note else t(option.label)
        tap = partial(on_tap, option.id) if option.verdict.allowed or option.id in chosen else None
        return chip(
            look,
            words,
            tap,
            f"answer-{option.id}",
            option.id in chosen,
            height=TOUCH,
            square=False,
            size=look.sizes.small,
            expand=1,
        )

    def row(group: str, members: Sequence[Option]) -> ft.Control:
        cells = [*map(cell, members), *(ft.Container(expand=1) for _ in range(across - len(members)))]
        return ft.Row([_name(look, t, members[0].picture, group, asked.compact), *cells], spacing=8)

    return kit.rows([row(group, members) for group, members in groups.items()], 6)


def _name(look: Look, t: Texts, picture: str, group: str, small: bool) -> ft.Control:
    """What a row is of; on a phone the picture says it, to screen readers its name does."""
    words = t(msg(f"ui-group-{group}"))
    image = drawn(picture, PICTURED * 0.9)
    if small and image is not None:
        return ft.Semantics(content=ft.Container(image, width=PICTURED), label=words)
    written = pen(look, words, bold=True, size=look.sizes.small, expand=True)
    return ft.Container(kit.line([*([image] if image else []), written], 8), width=NAMED * look.zoom)
