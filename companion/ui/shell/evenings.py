"""All evenings kept on this machine, the newest first."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial

import flet as ft

from companion.core.text import msg
from companion.store import Saved
from companion.table.host import Host
from companion.ui import kit
from companion.ui.safety import component
from companion.ui.shell.page import page_frame
from companion.ui.text import use_texts
from companion.ui.theme import TOUCH, use_look


def when_said(moment: str) -> str:
    """A moment of the store (ISO 8601, UTC) as people here read it."""
    return f"{datetime.fromisoformat(moment).astimezone():%d/%m/%Y %H:%M}"


@component
def EveningsPage(host: Host, on_open: Callable[[str], None], on_home: Callable[[], None]) -> ft.Control:
    """A line per evening: take it up again, or throw it away after a second tap."""
    look, t = use_look(), use_texts()
    doomed, set_doomed = ft.use_state("")
    _, set_count = ft.use_state(0)

    def discard(evening: str) -> None:
        if doomed != evening:
            set_doomed(evening)
            return
        host.delete(evening)
        set_doomed("")
        set_count(lambda n: n + 1)

    titles = {game.id: t(game.title()) for game in host.games()}

    def entry(saved: Saved) -> ft.Control:
        title = f"{titles[saved.game]} · {when_said(saved.touched)}"
        identity = saved.id
        return kit.panel(
            look,
            kit.line(
                [
                    ft.Column(
                        [
                            kit.words(look, title, bold=True),
                            kit.words(
                                look,
                                t(msg("ui-evening-finished" if saved.finished else "ui-evening-open")),
                                size=look.sizes.small,
                                colour=look.palette.text_muted,
                            ),
                        ],
                        spacing=2,
                        expand=True,
                    ),
                    kit.button(
                        look,
                        t(msg("ui-evening-take-up")),
                        partial(on_open, identity),
                        kind="brass",
                        identifier=f"open-{identity}",
                        height=TOUCH,
                    ),
                    kit.button(
                        look,
                        t(msg("ui-evening-sure" if doomed == identity else "ui-evening-discard")),
                        partial(discard, identity),
                        kind="main" if doomed == identity else "sea",
                        identifier=f"discard-{identity}",
                        height=TOUCH,
                    ),
                ],
                12,
            ),
        )

    rows = [entry(saved) for saved in host.evenings()]
    body: ft.Control = (
        ft.ListView(rows, spacing=8, expand=True) if rows else kit.story(look, t(msg("ui-evenings-none")))
    )
    return page_frame(look, t, t(msg("ui-evenings")), body, on_home)
