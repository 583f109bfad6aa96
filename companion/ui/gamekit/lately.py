"""What has come of the last tap, above the menu: for games in which much happens between two decisions."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.core.journal import PEOPLE, Journal
from companion.core.text import msg
from companion.table.notebook import Line, lines
from companion.ui import kit
from companion.ui.gamekit.frame import Frame
from companion.ui.room import Room
from companion.ui.safety import component
from companion.ui.text import use_texts
from companion.ui.theme import use_look

MOST = 6
"""Lines that leave room for the menu; the whole of it is in the notebook."""


def since_last_tap(journal: Journal) -> Sequence[Line]:
    """What happened since a person last began something, oldest first."""
    found: list[Line] = []
    for line in lines(journal):
        if line.kind == "happened":
            found.append(line)
        if line.kind == "began" and line.source in PEOPLE:
            break
    return found[::-1]


@component
def Lately(room: Room, frame: Frame) -> ft.Control:
    """The newest of these lines with their rules, on a leaf of their own."""
    look, t = use_look(), use_texts()
    p = look.palette
    told = since_last_tap(room.evening.journal)[-MOST:]
    drawn: list[ft.Control] = [kit.words(look, t(msg("ui-lately")), bold=True, colour=p.on_parchment_muted)]
    for line in told:
        words = kit.words(look, t(line.text), colour=p.on_parchment)
        words.expand = True
        tag = [kit.rule_tag(look, line.rule, frame.on_rule, p.on_parchment_muted)] if line.rule else []
        drawn.append(kit.line([words, *([] if frame.compact else tag)], 8))
    card = ft.Container(
        kit.rows(drawn, 2),
        bgcolor=p.paper,
        border=ft.Border.all(2, p.paper_line),
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=14, vertical=8),
    )
    return ft.Semantics(content=card, identifier="lately", container=True)
