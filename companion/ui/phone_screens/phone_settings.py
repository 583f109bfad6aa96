"""What concerns a phone alone: its language, look, text size and lessons; and the page that says why it shows nothing
more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.phones.admission import Doorkeeper
from companion.ui.look.language import use_texts
from companion.ui.look.theme import use_look
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

OWN: Final[Mapping[str, tuple[str, ...]]] = {
    "language": ("fr", "en"),
    "theme": ("system", "dark", "light"),
    "zoom": ("1.0", "1.25", "1.5"),
    "lessons": ("on", "off"),
}
"""What a phone has of its own, with the values that fit its screen."""
SIGNS = {"language": "letters", "theme": "light", "zoom": "zoom_in", "lessons": "info"}


@component
def PhoneSettings(
    doorkeeper: Doorkeeper,
    device: str,
    values: Mapping[str, str],
    on_leave: Callable[[], None],
    on_wrong: Callable[[], None],
) -> ft.Control:
    """A line for each setting; a second tap is needed to leave the table. values: in force on this phone.

    on_wrong: somebody says that something is wrong.
    """
    look, t = use_look(), use_texts()
    sure, ask = ft.use_state(False)
    panels: list[ft.Control] = []
    for name, choices in OWN.items():
        buttons = [
            kit.button(
                look,
                t(label(name, value)),
                partial(doorkeeper.prefer, device, **{name: value}),
                kind="brass" if values[name] == value else "sea",
                sign="check" if values[name] == value else "",
                identifier=f"{name}-{value}",
            )
            for value in choices
        ]
        heading = kit.line([kit.icon(look, SIGNS[name], 28), kit.words(look, t(msg(f"ui-setting-{name}")), bold=True)])
        panels.append(kit.panel(look, kit.rows([heading, ft.Row(buttons, wrap=True, spacing=8, run_spacing=8)], 10)))
    note = kit.words(look, t(msg("ui-phone-leave-note")), size=look.sizes.small, colour=look.palette.text_muted)
    leave = kit.button(
        look,
        t(msg("ui-phone-leave-sure" if sure else "ui-phone-leave")),
        on_leave if sure else lambda: ask(True),
        kind="main" if sure else "sea",
        identifier="leave-table",
        wide=True,
    )
    words = t(msg("trouble-title"))
    wrong = kit.button(look, words, on_wrong, kind="sea", sign="warning", identifier="something-wrong", wide=True)
    rest = kit.rows([note, leave], 10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return kit.listed([wrong, *panels, kit.panel(look, rest)], spacing=8, expand=True)


def label(name: str, value: str) -> Msg:
    """How a value is called."""
    return msg("ui-zoom", percent=round(float(value) * 100)) if name == "zoom" else msg(f"ui-{name}-{value}")


@component
def Ashore(what: str) -> ft.Control:
    """The only page of a phone that has nothing to show: what happened, and what to do."""
    look, t = use_look(), use_texts()
    p = look.palette
    title = kit.headline(look, t(msg(f"ui-phone-{what}")), size=look.sizes.question * 0.85, colour=p.on_parchment)
    title.text_align = ft.TextAlign.CENTER
    note = kit.story(look, t(msg(f"ui-phone-{what}-note")), colour=p.on_parchment, size=look.sizes.body)
    note.text_align = ft.TextAlign.CENTER
    words = ft.Semantics(content=title, identifier=f"phone-{what}", header=True, container=True)
    card = ft.Container(
        kit.rows(
            [kit.pic("compass:rose", 84), words, note],
            18,
            tight=True,
            scroll=kit.SCROLLS,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=p.parchment,
        border_radius=kit.RADIUS + 4,
        padding=24,
    )
    return ft.Container(card, padding=16, alignment=ft.Alignment.CENTER, expand=True)
