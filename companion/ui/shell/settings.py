"""Settings: few, each at once in force and remembered on this machine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from functools import partial

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.host.settings import CHOICES, OF_PHONES
from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.theme import Look, use_look
from companion.ui.runtime.host_services import Keeping, use_services
from companion.ui.screen_session.tips import LessonsOfGame
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.page_frame import page_frame
from companion.ui.widgets.phones_button import WayContext

SIGNS = {
    "language": "letters",
    "theme": "light",
    "dice": "dice",
    "copying": "library",
    "zoom": "zoom_in",
    "sound": "sound",
    "motion": "play",
    "lessons": "info",
    "admission": "phone",
    "phone_undo": "undo",
    "buzz": "phone",
}


@component
def SettingsPage(
    values: Mapping[str, str],
    broken: Set[str],
    put: Callable[[str, str], None],
    courses: Sequence[LessonsOfGame],
    on_home: Callable[[], None],
    copies: Callable[[], None] | None = None,
) -> ft.Control:
    """The settings as a page of their own. copies: leads to where all that is kept is copied."""
    look, t = use_look(), use_texts()
    return page_frame(look, t, t(msg("ui-settings-title")), Settings(values, broken, put, courses, copies), on_home)


@component
def Settings(
    values: Mapping[str, str],
    broken: Set[str],
    put: Callable[[str, str], None],
    courses: Sequence[LessonsOfGame] = (),
    copies: Callable[[], None] | None = None,
) -> ft.Control:
    """One row of big buttons per setting, and where all is kept. broken: those that could not be read.

    courses: what games teach.  copies: as for the page.
    """
    look, t = use_look(), use_texts()
    keeping = use_services().keeping

    def row(name: str) -> ft.Control:
        buttons = [
            kit.button(
                look,
                t(_label(name, value)),
                partial(put, name, value),
                kind="brass" if values[name] == value else "sea",
                sign="check" if values[name] == value else "",
                identifier=f"{name}-{value}",
            )
            for value in CHOICES[name]
        ]
        heading = kit.line([kit.icon(look, SIGNS[name], 28), kit.words(look, t(msg(f"ui-setting-{name}")), bold=True)])
        note = kit.words(look, t(msg(f"ui-setting-{name}.note")), size=look.sizes.small, colour=look.palette.text_muted)
        if name in broken:
            note = kit.words(look, t(unread(name)), size=look.sizes.small, colour=look.palette.text_brass)
        buttons += _forgetting(look, t, courses) if name == "lessons" else []
        return kit.panel(look, kit.rows([heading, note, ft.Row(buttons, wrap=True, spacing=10, run_spacing=10)]))

    kept = [] if keeping is None else [_kept(look, t, keeping, copies)]
    if ft.use_context(WayContext) is not None:
        return kit.listed([*map(row, CHOICES), *kept], spacing=12, expand=True)
    heading = kit.line([kit.icon(look, "phones", 28), kit.words(look, t(msg("ui-phones")), bold=True)])
    none = kit.words(look, t(msg("ui-phones-none")), size=look.sizes.small, colour=look.palette.text_muted)
    rows = [row(name) for name in CHOICES if name not in OF_PHONES]
    return kit.listed([*rows, kit.panel(look, kit.rows([heading, none])), *kept], spacing=12, expand=True)


def _kept(look: Look, t: Texts, keeping: Keeping, copies: Callable[[], None] | None) -> ft.Control:
    """Where this machine keeps all, and the way to copies of it."""
    heading = kit.line([kit.icon(look, "log", 28), kit.words(look, t(msg("keeping")), bold=True)])
    told = [*keeping.told, *([keeping.warning] if keeping.warning is not None else [])]
    notes: list[ft.Control] = [
        kit.words(look, t(each), size=look.sizes.small, colour=look.palette.text_muted) for each in told
    ]
    if copies is not None:
        words = t(msg("keeping-copies"))
        notes.append(ft.Row([kit.button(look, words, copies, kind="sea", sign="share", identifier="keeping-copies")]))
    return ft.Semantics(content=kit.panel(look, kit.rows([heading, *notes])), identifier="keeping", container=True)


def _forgetting(look: Look, t: Texts, courses: Sequence[LessonsOfGame]) -> list[ft.Control]:
    """A button for each game of which something was taught: it begins again."""
    return [
        kit.button(
            look,
            t(msg("ui-lessons-forget", game=course.title, n=course.given, all=course.all)),
            course.forget,
            kind="sea",
            sign="undo",
            identifier=f"forget-{course.game}",
        )
        for course in courses
        if course.given
    ]


def unread(name: str) -> Msg:
    """That a setting could not be read."""
    return msg("ui-setting-broken", setting=msg(f"ui-setting-{name}"))


def _label(name: str, value: str) -> Msg:
    if name == "zoom":
        return msg("ui-zoom", percent=round(float(value) * 100))
    return msg(f"ui-{name}-{value}")
