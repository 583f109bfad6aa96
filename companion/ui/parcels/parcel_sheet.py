"""Something of ours as codes, one at a time, large and on white, for a phone to photograph; or as a file."""

from __future__ import annotations

import asyncio
import concurrent.futures
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.sharing.parcels import ENDING, Parcel, file_text, pack
from companion.sharing.qr_lines import BadParcel
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.runtime.file_pickers import use_files
from companion.ui.setup.parts import chip, chips
from companion.ui.widgets import kit, qr
from companion.ui.widgets.error_boundary import component

PACE: Final = 2.0
"""Seconds that a code is shown before the next one."""
LARGEST: Final = 440
SMALLEST: Final = 300
"""Side of a code in logical pixels."""
WIDE: Final = 900
"""Width of the screen from which the words stand beside the code."""


@dataclass(frozen=True, slots=True)
class Shareable:
    """Something that can be shared: its name on a chip, and how it is made when somebody wants it."""

    id: str
    label: Msg
    title: Msg
    make: Callable[[], Parcel]


@component
def ShareSheet(offers: Sequence[Shareable], width: float, back: Callable[[], None]) -> ft.Control:
    """What can be shared of one thing, the first of it at once. width: of the screen."""
    look, t = use_look(), use_texts()
    chosen, choose = ft.use_state(0)
    offer = offers[min(chosen, len(offers) - 1)]
    lines = ft.use_memo(lambda: _packed(offer), [offer.id, offer.title])
    returning = kit.button(
        look, t(msg("share-back")), back, kind="sea", sign="left", identifier="share-back", height=TOUCH
    )
    bar: list[ft.Control] = [returning]
    if len(offers) > 1:
        names = [
            chip(look, t(each.label), each is offer, partial(choose, n), f"offer-{each.id}")
            for n, each in enumerate(offers)
        ]
        bar.append(chips(names))
    top = ft.Row(bar, wrap=True, spacing=10, run_spacing=10)
    body: ft.Control
    if isinstance(lines, Msg):
        body = kit.panel(look, kit.words(look, t(lines)), padding=16)
    else:
        body = kit.keyed(f"codes-{offer.id}-{lines[0]}", Codes, offer, lines, width)
    return ft.Column([top, body], spacing=12, expand=True, scroll=kit.SCROLLS)


def _packed(offer: Shareable) -> tuple[str, ...] | Msg:
    """The lines of what is offered, or why there are none."""
    try:
        return pack(offer.make())
    except BadParcel as error:
        return error.text


@component
def Codes(offer: Shareable, lines: tuple[str, ...], width: float) -> ft.Control:
    """The codes of one parcel in turn, and the way to save them."""
    look, t = use_look(), use_texts()
    number, turn_to = ft.use_state(0)
    turning: MutableRef[concurrent.futures.Future[None]] = ft.use_ref()
    files = use_files()
    page = ft.context.page

    def following() -> None:
        turn_to(lambda shown: (shown + 1) % len(lines))

    async def wait() -> None:
        await asyncio.sleep(PACE)
        following()

    def begin() -> None:
        if len(lines) > 1:
            turning.current = page.run_task(wait)

    def stop() -> None:
        if turning.current is not None:
            turning.current.cancel()

    ft.use_effect(begin, [number], cleanup=stop)

    async def save() -> None:
        await files.save(f"vigie-{offer.id}.{ENDING}", file_text(lines).encode())

    side = max(SMALLEST, min(LARGEST, width - 60))
    picture = ft.Image(
        src=qr.markup(lines[number]),
        width=side,
        height=side,
        semantics_label=t(msg("share-code-label", n=number + 1, count=len(lines))),
    )
    ground = ft.Container(
        picture,
        bgcolor="#ffffff",
        border_radius=kit.RADIUS,
        padding=8,
        on_click=(lambda _: following()) if len(lines) > 1 else None,
    )
    code = kit.tagged(ground, "share-code", t(msg("share-number", n=number + 1, count=len(lines))))
    words = _words(look, t, offer, number, len(lines), files.missing, lambda: page.run_task(save))
    if width < WIDE:
        return ft.Column([ft.Row([code], alignment=ft.MainAxisAlignment.CENTER), words], spacing=14)
    words.expand = True
    return ft.Row([code, words], spacing=24, vertical_alignment=ft.CrossAxisAlignment.START)


def _words(
    look: Look, t: Texts, offer: Shareable, number: int, count: int, missing: Msg | None, save: Callable[[], object]
) -> ft.Column:
    """What is being shared, which of the codes is shown, and how it is read. missing: why it is not saved here."""
    content: list[ft.Control] = [kit.headline(look, t(offer.title), size=look.sizes.title)]
    if count > 1:
        said = t(msg("share-number", n=number + 1, count=count))
        content.append(kit.headline(look, said, size=look.sizes.question, colour=look.palette.text_brass))
        content.append(kit.words(look, t(msg("share-tap")), size=look.sizes.small, colour=look.palette.text_muted))
    content.append(kit.words(look, t(msg("share-how")), colour=look.palette.text_muted))
    saving = kit.button(
        look, t(msg("share-save")), save, kind="sea", sign="download", identifier="share-save", height=TOUCH
    )
    return kit.rows([*content, kit.unless(look, t, missing, ft.Row([saving], wrap=True))], 12)
