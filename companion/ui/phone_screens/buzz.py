"""A phone buzzes once when its seat is asked something, where this house wants it."""

from __future__ import annotations

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets.error_boundary import component


def newly_asked(before: bool, now: bool) -> bool:
    """Whether somebody is asked who was not before: not with each question of a turn."""
    return now and not before


@component
def Buzz(session: ScreenSession) -> ft.Control:
    """Draws nothing; listens to the room for this seat. A browser that cannot buzz stays silent."""
    use_live(session)
    page, evening = ft.context.page, session.view
    asked = evening.question is not None and evening.awaited
    was: MutableRef[bool] = ft.use_ref(asked)
    haptic: MutableRef[ft.HapticFeedback] = ft.use_ref()

    def bring() -> None:
        haptic.current = ft.HapticFeedback()
        page.services.append(haptic.current)

    def take_away() -> None:
        if haptic.current in page.services:
            page.services.remove(haptic.current)

    def ring() -> None:
        begins, was.current = newly_asked(bool(was.current), asked), asked
        if begins and haptic.current is not None:
            page.run_task(haptic.current.vibrate)

    ft.use_effect(bring, [], cleanup=take_away)
    ft.use_effect(ring, [asked])
    return ft.Container(width=0, height=0)
