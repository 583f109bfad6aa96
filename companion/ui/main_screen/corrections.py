"""The table has the last word: any tracked value can be set by hand, in three taps, with a note in the log."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby

import flet as ft

from companion.core.questions.correctable import Correctable
from companion.core.questions.kinds import FieldValue
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


@component
def Corrections(session: ScreenSession, compact: bool, on_close: Callable[[], None]) -> ft.Control:
    """Every tracked value by group; one group is open at a time."""
    use_live(session)
    look, t = use_look(), use_texts()
    opened, set_opened = ft.use_state(0)
    groups = [(group, list(values)) for group, values in groupby(_values(session), key=lambda c: c.group)]
    chips: list[ft.Control] = [
        kit.button(
            look,
            t(group),
            partial(set_opened, i),
            kind="brass" if i == opened else "sea",
            identifier=f"group-{i}",
            height=TOUCH,
        )
        for i, (group, _) in enumerate(groups)
    ]
    shown = groups[min(opened, len(groups) - 1)][1] if groups else []
    return kit.panel(
        look,
        ft.Column(
            [
                kit.line(
                    [
                        ft.Container(
                            kit.headline(look, t(msg("ui-correct-title")), size=look.sizes.title), expand=True
                        ),
                        kit.button(
                            look, t(msg("ui-close")), on_close, kind="sea", identifier="correct-close", height=TOUCH
                        ),
                    ]
                ),
                kit.words(look, t(msg("ui-correct-note")), size=look.sizes.small, colour=look.palette.text_muted),
                ft.Row(
                    chips, wrap=not compact, spacing=8, run_spacing=8, scroll=ft.ScrollMode.HIDDEN if compact else None
                ),
                kit.listed(
                    [_line(look, t, session, value, compact) for value in shown],
                    spacing=6,
                    expand=True,
                    key=f"values-{opened}",
                ),
            ],
            spacing=10,
            expand=True,
        ),
        expand=True,
    )


def _values(session: ScreenSession) -> list[Correctable]:
    return list(session.evening.game.correctable(session.evening.state))


def _line(look: Look, t: Texts, session: ScreenSession, value: Correctable, compact: bool) -> ft.Control:
    """One value with its handles; on a phone these stand below its name."""
    picture = [kit.pic(value.field.picture, 28)] if value.field.picture else []
    name = kit.line([*picture, kit.words(look, t(value.field.label), expand=True)])
    name.expand = not compact
    handles = _handles(look, t, session, value, compact)
    return ft.Container(
        kit.rows([name, ft.Row(handles, alignment=ft.MainAxisAlignment.END)], 4)
        if compact
        else kit.line([name, *handles]),
        bgcolor=look.palette.panel_sunk,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=12, vertical=4),
    )


def _handles(look: Look, t: Texts, session: ScreenSession, value: Correctable, compact: bool) -> list[ft.Control]:
    """The controls that change one value, by the kind of its field."""
    field = value.field

    def put(new: FieldValue) -> None:
        session.correct(value.path, new, "", msg("ui-corrected", what=field.label))

    if field.kind == "switch":
        on = bool(value.value)
        words = t(msg("core-yes" if on else "core-no"))
        return [kit.button(look, words, lambda: put(not on), kind="sea", identifier=f"set-{value.path}", height=TOUCH)]
    if field.kind == "number" and isinstance(value.value, int):
        now, step = value.value, field.step
        less = (lambda: put(now - step)) if now - step >= field.lo else None
        more = (lambda: put(now + step)) if now + step <= field.hi else None
        return [
            _step(look, "−", less, f"less-{value.path}"),
            ft.Container(
                kit.words(look, str(now), size=look.sizes.title, bold=True),
                width=84 * look.zoom,
                alignment=ft.Alignment.CENTER,
            ),
            _step(look, "+", more, f"more-{value.path}"),
        ]
    return [
        ft.Row(
            [
                kit.button(
                    look,
                    t(option.label),
                    partial(put, _toggled(value, option.id)),
                    kind="brass" if _is_on(value, option.id) else "sea",
                    identifier=f"set-{value.path}-{option.id}",
                    height=TOUCH,
                    size=look.sizes.small,
                )
                for option in field.options
            ],
            wrap=True,
            spacing=6,
            run_spacing=6,
            width=520 if len(field.options) > 3 and not compact else None,
            expand=compact,
        )
    ]


def _step(look: Look, sign: str, deed: Callable[[], None] | None, identifier: str) -> ft.Control:
    return kit.button(look, sign, deed, kind="sea", identifier=identifier, height=TOUCH, size=look.sizes.title)


def _is_on(value: Correctable, option: str) -> bool:
    return option in value.value if isinstance(value.value, tuple) else value.value == option


def _toggled(value: Correctable, option: str) -> FieldValue:
    if not isinstance(value.value, tuple):
        return option
    chosen = set(value.value) ^ {option}
    return tuple(o.id for o in value.field.options if o.id in chosen)
