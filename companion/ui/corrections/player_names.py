"""Who plays: names put right in mid-evening, and how the others go on when somebody leaves."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.core.values.messages import msg
from companion.ui.look.language import use_texts
from companion.ui.look.theme import use_look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.names import Names


@component
def People(session: ScreenSession, call: Callable[[str, str], object]) -> ft.Control:
    """call: takes a name and how this person is called from now on, from the beginning of the evening on."""
    look, t = use_look(), use_texts()
    game, people = session.view.game, session.view.game.seats(session.view.state)
    names = kit.panel(
        look, kit.rows([kit.caption(look, t(msg("ui-people-note"))), Names([p.name for p in people], call)])
    )
    if len(people) == 1:
        return kit.listed([names], expand=True)
    ways = ("ui-left-plays", "ui-left-phone", "ui-left-newcomer", f"{game.prefix}-left", "ui-left-over")
    lines = [kit.words(look, t(msg(key))) for key in ways if t.knows(key)]
    left = [kit.headline(look, t(msg("ui-left")), size=look.sizes.title), kit.caption(look, t(msg("ui-left-note")))]
    return kit.listed([names, kit.panel(look, kit.rows([*left, *lines], 10))], expand=True)
