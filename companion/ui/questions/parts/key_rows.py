"""Keys that each tell a whole face: rows of them, what a row has in common before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import flet as ft

from companion.core.questions.kinds import Form
from companion.library.texts import Texts
from companion.ui.look.theme import TOUCH, Look
from companion.ui.questions.parts.option_cards import chip
from companion.ui.questions.sheet.sheet_text import drawn, pen
from companion.ui.widgets import kit

KEYS, KEYS_NARROW = 9, 5
"""Keys beside each other, on a tablet and on a phone."""
HEAD, PICTURE = 60, 36
"""Width of what stands before them, and height of its picture, in logical pixels at zoom 1."""


def key_rows(
    look: Look, t: Texts, question: Form, tell: Callable[[Mapping[str, object]], object], narrow: bool
) -> ft.Control:
    """A face of which one key tells all that is asked: what a row of keys has in common, then its keys, each of which
    tells it. narrow: as on a phone."""
    pad = question.whole_keys
    assert pad is not None
    across = KEYS_NARROW if narrow or look.zoom > 1 else KEYS
    lines: list[ft.Control] = [pen(look, t(pad.title), bold=True)]
    for at, row in enumerate(pad.rows):
        common = "" if row.label is None else t(row.label)
        picture = drawn(row.picture, PICTURE * look.zoom)
        head = ft.Container(
            picture or pen(look, common, size=look.sizes.small, max_lines=2),
            width=HEAD * look.zoom,
            tooltip=common or None,
        )
        keys = [
            chip(
                look,
                t(key.label),
                partial(tell, dict(key.values)),
                f"answer-pad-{at}-{place}",
                None,
                height=TOUCH,
                expand=1,
                said=f"{common}, {t(key.label)}",
            )
            for place, key in enumerate(row.keys)
        ]
        for begin in range(0, len(keys), across):
            before = head if begin == 0 else ft.Container(width=HEAD * look.zoom)
            some = keys[begin : begin + across]
            gaps = [ft.Container(expand=1) for _ in range(min(across, len(keys)) - len(some))]
            lines.append(ft.Row([before, *some, *gaps], spacing=6))
    return kit.rows(lines, 6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
