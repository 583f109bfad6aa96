"""Above the question: whom the table waits for, and the way to the question of another who is asked meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.core.values.messages import msg
from companion.core.values.seats import Seat
from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.page.whose import names
from companion.ui.runtime.live import Live, use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.person_marks import framed


@dataclass(frozen=True, slots=True)
class AtHand:
    """Who has a phone at hand."""

    people: Live
    """Redrawn when somebody comes or goes."""
    waits_for: Callable[[ScreenSession], Sequence[Seat]]
    """Whose phone asks them now."""


NO_PHONES = AtHand(Live(), lambda _room: ())


@component
def Waiting(
    session: ScreenSession, phones: AtHand, shown: str, on_choose: Callable[[str], None], said: bool = False
) -> ft.Control:
    """One line, or none where nobody needs to be waited for.

    shown: the seat whose question of several lies below, "" while only one is open.  on_choose: brings another's.
    said: whether what lies below says itself who is waited for.
    """
    use_live(session)
    use_live(phones.people)
    look, t = use_look(), use_texts()
    away = phones.waits_for(session)
    asked = session.view.people_awaited if shown else ()
    if len(asked) > 1:
        told = kit.words(look, t(msg("ui-waiting-several")), size=look.sizes.small, colour=look.palette.text_muted)
        chips = [_chip(look, t, seat, seat in away, seat.id == shown, partial(on_choose, seat.id)) for seat in asked]
        content: ft.Control = ft.Row(
            [told, *chips], spacing=8, run_spacing=6, wrap=True, vertical_alignment=ft.CrossAxisAlignment.CENTER
        )
    elif away and not said:
        one = msg("ui-waiting-one", name=away[0].name)
        for_whom = msg("ui-waiting-phones", names=names(away)) if session.view.apart else one
        words = kit.words(look, t(for_whom), size=look.sizes.small, max_lines=2)
        words.expand = True
        content = kit.line([*(framed(look, seat) for seat in away), kit.icon(look, "phone", 24), words], 10)
    else:
        return ft.Container(height=0)
    strip = ft.Container(
        content,
        bgcolor=look.palette.panel,
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=12, vertical=6),
        margin=ft.Margin.only(bottom=8),
    )
    return ft.Semantics(content=strip, identifier="waiting", live_region=True, container=True)


def _chip(look: Look, t: Texts, seat: Seat, away: bool, shown: bool, deed: Callable[[], None]) -> ft.Control:
    """A person who still has to answer. away: the phone asks.  shown: this is the question below."""
    p = look.palette
    ink = p.on_brass if shown else p.text
    sign = [kit.icon(look, "phone", 20, ink)] if away else []
    body = ft.Container(
        kit.line([framed(look, seat), kit.words(look, seat.name, colour=ink, bold=shown), *sign], 8, tight=True),
        bgcolor=p.brass if shown else p.panel_raised,
        border=ft.Border.all(1, p.line),
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=10),
        height=max(TOUCH, TOUCH * look.zoom),
        on_click=lambda _: deed(),
    )
    told = msg("ui-waiting-phone" if away else "ui-waiting-here", name=seat.name)
    return kit.tagged(body, f"waiting-{seat.id}", t(told), selected=shown)
