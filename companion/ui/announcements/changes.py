"""Numbers that have changed, a line each: before, after, and how near that is to the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.core.events.announcements import Change
from companion.core.values.messages import msg
from companion.journal_views.announcements import AnnouncementEntry
from companion.library.texts import Texts
from companion.ui.announcements.card_frame import ShownOn, card_frame, once, why
from companion.ui.look.theme import Look
from companion.ui.questions.sheet.sheet_text import drawn, pen
from companion.ui.widgets import kit

SIGN = 26
"""Height of the picture of what has changed, in logical pixels at zoom 1."""
GAUGE, BAR = 110, 10
"""Length and height of the bar that shows how near a number is to its limit, in logical pixels at zoom 1."""
SECOND: Final = 4
"""Rows of changes that are as large as words; more are set smaller."""


def changes_card(look: Look, t: Texts, on: ShownOn, told: Sequence[AnnouncementEntry]) -> ft.Control:
    """Changes that no result brought, on a card of their own."""
    head = pen(look, t(msg("voice-changes")), bold=True, colour=look.palette.on_parchment_muted)
    rules = once([each.rule for each in told])
    return card_frame(look, [head, *change_rows(look, t, on, told, rules)], look.palette.paper_line, "changes")


def change_rows(
    look: Look, t: Texts, on: ShownOn, told: Sequence[AnnouncementEntry], rules: Sequence[str] = ()
) -> list[ft.Control]:
    """What has become of numbers, a line each. rules: to which they lead, none below a result that does so."""
    many = len(told) > SECOND
    ways = [""] * len(told) if many or not rules else rules
    return [_change(look, t, on, each, rule, many) for each, rule in zip(told, ways, strict=True)]


def _change(look: Look, t: Texts, on: ShownOn, each: AnnouncementEntry, rule: str, many: bool) -> ft.Control:
    assert isinstance(each.telling, Change)
    change = each.telling
    picture = drawn(change.picture, SIGN)
    size = look.sizes.small if many else look.sizes.body
    words = pen(look, t(change.text), size=size)
    words.expand = True
    numbers: list[ft.Control] = []
    if change.after is not None:
        before = change.before if change.before is not None else 0
        said = t(msg("voice-became", before=before, after=change.after))
        gauge = [_gauge(look, before, change.after, change.limit)] if change.limit and not on.compact else []
        numbers = [*gauge, pen(look, said, size=size, bold=True, colour=ink_of(look, change))]
    return kit.line([*([picture] if picture else []), words, *numbers, *why(look, on, rule)], 10)


def ink_of(look: Look, change: Change) -> str:
    """The colour of what a number has become: whether that is good, bad or neither for whom it is told."""
    p = look.palette
    return {True: p.on_parchment_good, False: p.on_parchment_bad, None: p.on_parchment}[change.good]


def _gauge(look: Look, before: int, after: int, limit: int) -> ft.Control:
    """What it was, what was added or taken, and what is left up to the limit."""
    p, length = look.palette, GAUGE * look.zoom
    stood, moved = min(before, after, limit), abs(min(after, limit) - min(before, limit))
    parts = ((stood, p.brass), (moved, p.coral if after > before else p.paper_shade), (limit - stood - moved, p.paper))
    bars = [ft.Container(width=length * n / limit, height=BAR * look.zoom, bgcolor=paint) for n, paint in parts if n]
    frame = ft.Border.all(1.5, p.on_parchment_muted)
    return ft.Container(ft.Row(list[ft.Control](bars), spacing=0, tight=True), border=frame, border_radius=3)
