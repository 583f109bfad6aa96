"""The top bar: what time it is at sea, what lasts, and undo with its name."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.core.text import Msg, msg
from companion.library.sample import is_sample
from companion.library.texts import Texts
from companion.ui import kit
from companion.ui.gamekit.frame import Chip, Frame
from companion.ui.live import use_live
from companion.ui.phones_button import PhonesButton
from companion.ui.room import Room
from companion.ui.safety import component
from companion.ui.text import use_texts
from companion.ui.theme import TOUCH, Look, use_look

HEIGHT = 64
NAMED = 160
"""Width of what undo would take back, in logical pixels; longer names go on two lines."""


@component
def Fact(look: Look, t: Texts, fact: Chip, on_rule: Callable[[str], None]) -> ft.Control:
    """One fact of the top bar; a tap opens its rule."""
    content: list[ft.Control] = [kit.pic(fact.picture, 28, "", **dict(fact.params)), kit.words(look, t(fact.words))]
    if fact.remark is not None:
        content.append(kit.words(look, t(fact.remark), size=look.sizes.small, colour=look.palette.text_muted))
    body = ft.Container(
        kit.line(content, tight=True),
        bgcolor=look.palette.panel,
        border_radius=24,
        padding=ft.Padding.symmetric(horizontal=14, vertical=6),
        height=TOUCH,
        on_click=(lambda _: on_rule(fact.rule)) if fact.rule else None,
    )
    return kit.tagged(body, f"chip-{fact.picture.replace(':', '-')}", t(fact.words))


def _sample_label(look: Look, t: Texts, compact: bool) -> ft.Control:
    """Says all evening long that nothing of this was printed in the box; on a phone by a sign alone."""
    p = look.palette
    label = t(msg("ui-sample-label"))
    words = [] if compact else [kit.words(look, label, size=look.sizes.small, colour=p.text_brass, bold=True)]
    body = ft.Container(
        kit.line([kit.icon(look, "library", 22, p.text_brass), *words], 6, tight=True),
        border=ft.Border.all(2, p.brass),
        border_radius=24,
        padding=ft.Padding.symmetric(horizontal=12),
        height=TOUCH - 8,
        tooltip=label,
    )
    return ft.Semantics(content=body, identifier="sample-edition", label=label, container=True)


def undo_words(t: Texts, caption: Msg | None) -> str:
    """The undo button says what it will take back."""
    return t(msg("ui-undo", what=caption)) if caption else t(msg("ui-undo-nothing"))


@component
def Header(
    room: Room,
    chips: Callable[[], list[Chip]],
    frame: Frame,
    on_correct: Callable[[], None],
    on_ways: Callable[[], None],
    on_may_i: Callable[[], None],
    on_phones: Callable[[], None] | None = None,
    opened: str = "",
) -> ft.Control:
    """The top bar of the table; on a small screen the facts scroll and the buttons are signs.

    on_ways: shows where one can go from here.  on_phones: opens the page of the phones over the table; a small screen
    has that button in its bottom bar.  opened: what was stepped aside for.
    """
    use_live(room)
    look, t = use_look(), use_texts()
    evening = room.evening
    undo_caption, redo_caption = evening.undo_caption, evening.redo_caption
    compact = frame.compact
    told = [kit.still(Fact, look, t, fact, frame.on_rule) for fact in chips()]
    if is_sample(evening.options):
        told.insert(0, _sample_label(look, t, compact))
    facts = ft.Row(told, spacing=8, scroll=ft.ScrollMode.HIDDEN, expand=True)
    undo = _bar_button(
        look,
        "undo",
        undo_words(t, undo_caption),
        room.undo if undo_caption else None,
        "undo",
        words="" if compact else undo_words(t, undo_caption),
    )
    redo = _bar_button(look, "redo", t(msg("ui-redo")), room.redo if redo_caption else None, "redo")
    correct = _bar_button(look, "correct", t(msg("ui-correct")), on_correct, "correct", chosen=opened == "correct")
    may_i = _may_i(look, t, on_may_i, compact, opened == "plan")
    ways = _bar_button(look, "ways", t(msg("ui-ways")), on_ways, "ways", chosen=opened == "ways")
    phones = [] if compact else [PhonesButton(on_open=on_phones)]
    again = [redo] if redo_caption or not compact else []  # beside undo, which must not move
    return ft.Container(
        kit.line([ways, facts, *again, undo, may_i, *phones, correct], spacing=8),
        bgcolor=look.palette.bar,
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=8),
        height=HEIGHT,
    )


def _may_i(look: Look, t: Texts, deed: Callable[[], None], compact: bool, chosen: bool) -> ft.Control:
    """The way to the checker: brass, so that it is found at once; on a phone the scales alone. chosen: it is open."""
    p = look.palette
    label = t(msg("ui-may-i"))
    if compact:
        content: ft.Control = kit.icon(look, "scales", 26, p.on_brass)
    else:
        content = kit.words(look, label, size=look.sizes.small, colour=p.on_brass, bold=True, max_lines=1)
    body = ft.Container(
        content,
        bgcolor=p.brass,
        border=ft.Border.all(3, p.text) if chosen else None,
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=9 if chosen else 12),
        height=TOUCH,
        width=TOUCH + 6 if compact else None,
        alignment=ft.Alignment.CENTER if compact else None,
        on_click=lambda _: deed(),
    )
    if not compact:
        body.content = ft.Row([content], tight=True)
    return kit.tagged(body, "may-i", label, selected=chosen)


def _bar_button(
    look: Look,
    sign: str,
    label: str,
    deed: Callable[[], object] | None,
    identifier: str,
    *,
    words: str = "",
    chosen: bool | None = None,
) -> ft.Control:
    """A button of the bar, a sign with words or alone. chosen: whether what it opens is open, None for a plain deed."""
    content: list[ft.Control] = [kit.icon(look, sign, 26)]
    if words:
        content.append(
            kit.words(
                look,
                words,
                max_lines=2 if look.zoom <= 1 else 1,
                overflow=ft.TextOverflow.ELLIPSIS,
                width=NAMED,
                size=look.sizes.small,
            )
        )
    body = ft.Container(
        kit.line(content, tight=True),
        bgcolor=look.palette.panel_raised,
        border=ft.Border.all(2, look.palette.brass) if chosen else ft.Border.all(1, look.palette.line),
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=12),
        height=TOUCH,
        width=None if words else TOUCH + 6,
        alignment=ft.Alignment.CENTER,
        tooltip=label,
        on_click=(lambda _: deed()) if deed else None,
        opacity=1 if deed else 0.4,
    )
    return kit.tagged(body, identifier, label, deed is not None, selected=chosen)
