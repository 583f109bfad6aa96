"""What the reader hears, if sounds are wanted: a new question, dice that the app rolled, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import flet as ft
import flet_audio as fa
from flet.components.hooks.use_ref import MutableRef

from companion.core.journal.journal import Entry, Redone, Said, TakenBack
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.sounds import SOUNDS

Cue = Literal["", "question", "dice", "over"]


def cue(fresh: Sequence[Entry], over: bool) -> Cue:
    """What new journal entries sound like. over: no question is left. Going back and forth makes no sound."""
    if all(isinstance(entry, TakenBack | Redone) for entry in fresh):
        return ""
    if over:
        return "over"
    return "dice" if any(isinstance(entry, Said) and entry.source == "dice" for entry in fresh) else "question"


@component
def Chimes(session: ScreenSession) -> ft.Control:
    """Draws nothing; listens to the room and plays its sounds on this screen."""
    use_live(session)
    page = ft.context.page
    evening = session.view
    written = len(evening.journal.entries)
    heard: MutableRef[int] = ft.use_ref(written)
    players: MutableRef[dict[str, fa.Audio]] = ft.use_ref()

    def bring() -> None:
        stopped = fa.ReleaseMode.STOP  # kept loaded, to be played again
        players.current = {name: fa.Audio(src=f"sounds/{name}.wav", release_mode=stopped) for name in SOUNDS}
        page.services.extend(players.current.values())

    def take_away() -> None:
        for player in (players.current or {}).values():
            if player in page.services:
                page.services.remove(player)

    def ring() -> None:
        fresh, heard.current = evening.journal.entries[heard.current or 0 :], written
        sound = cue(fresh, evening.question is None) if fresh else ""
        if sound and players.current:
            page.run_task(players.current[sound].play)

    ft.use_effect(bring, [], cleanup=take_away)
    ft.use_effect(ring, [written])
    return ft.Container(width=0, height=0)
