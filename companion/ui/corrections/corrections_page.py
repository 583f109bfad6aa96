"""The table has the last word: any tracked value can be set by hand, where it stands on a board or by its name here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

import flet as ft

from companion.core.questions.correctable import Correctable, behind
from companion.core.questions.kinds import FieldValue
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.corrections.set_value import SetValue, told
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.questions.sheet.sheet_context import ChartIn
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


@component
def Corrections(
    session: ScreenSession,
    compact: bool,
    low: bool,
    on_close: Callable[[], None],
    on_rule: Callable[[str], None],
    touched: tuple[str, str] = ("", ""),
    chart: ChartIn | None = None,
) -> ft.Control:
    """Every tracked value by group, or what stands behind a figure; one that is tapped opens its own sheet.

    low: whether there is little height.  touched: the name of a figure, and the rule that it was shown with.  chart:
    draws the board of the game, on which a place is touched.
    """
    use_live(session)
    look, t = use_look(), use_texts()
    figure, rule = touched
    chosen, choose = ft.use_state("")
    opened, open_ = ft.use_state("")
    values = session.view.game.correctable(session.view.state)
    here = behind(values, figure) if figure else ()
    alone = here[0].path if len(here) == 1 and not opened else ""
    now = next((each for each in values if each.path == (chosen or alone)), None)
    links = [kit.rule_tag(look, rule, on_rule)] if rule else []
    if figure and not opened:
        first = t((here or values)[0].group)
        links.append(kit.sign_button(look, "correct", t(msg("ui-correct-all")), partial(open_, first), "correct-all"))
    if now is not None:
        leave = (lambda: choose("")) if chosen else on_close
        what = msg("ui-corrected", what=now.field.label)
        put = partial(_put, session, now.path, what)
        return kit.keyed(f"value-{now.path}", SetValue, now, put, leave, low, tuple(links), chart)
    groups = [(group, tuple(members)) for group, members in groupby(values, key=lambda each: each.group)]
    if not groups:
        return kit.nothing(look, t(msg("core-nothing")))
    if here and not opened:
        heads: list[ft.Control] = []
        shown, title = here, t(here[0].group)
    else:
        group, shown = next((each for each in groups if t(each[0]) == opened), groups[0])
        heads, title = _heads(look, t, groups, t(group), open_, compact), t(msg("ui-correct-title"))
    close = kit.button(look, t(msg("ui-close")), on_close, kind="sea", identifier="correct-close", height=TOUCH)
    name = ft.Container(kit.headline(look, title, size=look.sizes.title), expand=True)
    note = [] if compact or (here and not opened) else [kit.caption(look, t(msg("ui-correct-note")))]
    lines = kit.listed([_line(look, t, each, choose) for each in shown], spacing=6, expand=True, key=f"values-{title}")
    return kit.panel(
        look, ft.Column([kit.line([name, *links, close]), *note, *heads, lines], spacing=10, expand=True), expand=True
    )


def _put(session: ScreenSession, path: str, what: Msg, new: FieldValue) -> None:
    session.correct(path, new, "", what)


def _heads(
    look: Look,
    t: Texts,
    groups: Sequence[tuple[Msg, tuple[Correctable, ...]]],
    opened: str,
    open_: Callable[[str], None],
    compact: bool,
) -> list[ft.Control]:
    """The names of the groups."""
    chips: list[ft.Control] = [
        kit.button(
            look,
            t(group),
            partial(open_, t(group)),
            kind="brass" if t(group) == opened else "sea",
            identifier=f"group-{i}",
            height=TOUCH,
            size=look.sizes.small,
        )
        for i, (group, _) in enumerate(groups)
    ]
    scroll = ft.ScrollMode.HIDDEN if compact else None
    return [ft.Row(chips, wrap=not compact, spacing=8, run_spacing=8, scroll=scroll)]


def _line(look: Look, t: Texts, value: Correctable, choose: Callable[[str], None]) -> ft.Control:
    """One value with what it is; a tap opens its sheet."""
    picture = [kit.pic(value.field.picture, 28)] if value.field.picture else []
    words = told(t, value)
    figure = kit.words(look, words, bold=True, colour=look.palette.text_brass)
    name = kit.words(look, t(value.field.label), expand=True, expand_loose=True)
    named = kit.line([*picture, name], tight=True)
    # the value stands beside its name where there is room for both, else below it
    inside = ft.Row([named, figure], wrap=True, spacing=8, run_spacing=2, alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
    body = ft.Container(
        inside,
        bgcolor=look.palette.panel_sunk,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=12, vertical=12),
        on_click=lambda _: choose(value.path),
    )
    return kit.tagged(body, f"value-{value.path}", "")
