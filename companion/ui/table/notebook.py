"""The referee's notebook: everything said and done, newest first, with rules to tap and "back to here"."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.core.text import msg
from companion.library.texts import Texts
from companion.table.notebook import Line, lines
from companion.ui import kit
from companion.ui.gamekit.frame import Frame
from companion.ui.live import use_live
from companion.ui.room import Room
from companion.ui.safety import component
from companion.ui.text import use_texts
from companion.ui.theme import TOUCH, Look, use_look

SHOWN = 120
"""Lines drawn at once; older ones are one tap away."""


def _row(look: Look, t: Texts, entry: Line, frame: Frame, on_back: Callable[[int], None] | None) -> ft.Control:
    """A line with its source, its rule and the way back; on a small screen these stand below the words.

    on_back: None where nobody may go back.
    """
    p = look.palette
    colours = {"began": p.text_brass, "said": p.text_muted, "happened": p.text, "amended": p.text_bad}
    told = kit.words(
        look,
        t(entry.text),
        size=look.sizes.body if entry.kind in ("began", "happened") else look.sizes.small,
        colour=colours[entry.kind],
        bold=entry.kind == "began",
    )
    content: list[ft.Control] = []
    if entry.source is not None and entry.source not in ("auto", "forced"):
        content.append(kit.words(look, t(msg(f"ui-source-{entry.source}")), size=look.sizes.small, colour=p.text_muted))
    if entry.rule:
        content.append(kit.rule_tag(look, entry.rule, frame.on_rule))
    if entry.number is not None and on_back is not None:
        number = entry.number
        back = ft.Container(
            kit.icon(look, "undo", 22, p.text_muted),
            width=TOUCH,
            height=TOUCH,
            alignment=ft.Alignment.CENTER,
            border_radius=12,
            tooltip=t(msg("ui-back-to-here")),
            on_click=lambda _: on_back(number),
        )
        content.append(kit.tagged(back, f"back-{number}", t(msg("ui-back-to-here"))))
    left = {"began": 0, "said": 16, "happened": 28, "amended": 16}[entry.kind]
    if frame.compact and len(content) > 1:
        body: ft.Control = kit.rows([told, kit.line(content)], 0)
    else:
        told.expand = True
        body = kit.line([told, *content])
    return ft.Container(body, padding=ft.Padding.only(left=left, top=2, bottom=2))


@component
def Notebook(room: Room, frame: Frame) -> ft.Control:
    """The whole notebook as a page of the table."""
    use_live(room)
    look, t = use_look(), use_texts()
    shown, set_shown = ft.use_state(SHOWN)
    entries = list(lines(room.evening.journal))
    back = room.undo_to if room.sovereign else None
    drawn = [_row(look, t, entry, frame, back) for entry in entries[:shown]]
    if len(entries) > shown:
        drawn.append(
            kit.button(
                look,
                t(msg("ui-log-older")),
                lambda: set_shown(shown + SHOWN),
                kind="sea",
                identifier="older",
                wide=True,
            )
        )
    return kit.panel(look, ft.ListView(drawn, spacing=0, expand=True), expand=True)


@component
def LastLines(room: Room, on_open: Callable[[], None], count: int = 2) -> ft.Control:
    """The newest lines, for the bottom bar; a tap opens the whole notebook."""
    use_live(room)
    look, t = use_look(), use_texts()
    newest = [
        entry
        for entry, _ in zip((e for e in lines(room.evening.journal) if e.kind != "said"), range(count), strict=False)
    ]
    drawn = [
        ft.Row(
            [
                kit.words(
                    look,
                    t(entry.text),
                    size=look.sizes.small,
                    max_lines=1,
                    overflow=ft.TextOverflow.ELLIPSIS,
                    expand=True,
                ),
                kit.words(look, entry.rule, size=look.sizes.small, colour=look.palette.text_muted),
            ],
            spacing=8,
        )
        for entry in reversed(newest)
    ]
    body = ft.Container(
        kit.rows(drawn, 4, alignment=ft.MainAxisAlignment.CENTER),
        padding=ft.Padding.symmetric(horizontal=8),
        border_radius=12,
        on_click=lambda _: on_open(),
    )
    return kit.tagged(body, "notebook", "")
