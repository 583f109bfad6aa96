"""All evenings kept on this machine, the newest first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime
from functools import partial

import flet as ft
from pydantic import ValidationError

from companion.core.text import Msg, msg
from companion.library.texts import Texts
from companion.store import Saved
from companion.store.scores import KeptScore
from companion.table.host import Host
from companion.table.sharing import Line
from companion.ui import kit
from companion.ui.page import page_frame
from companion.ui.safety import component
from companion.ui.sharing.waiting import score_lines
from companion.ui.text import use_texts
from companion.ui.theme import TOUCH, Look, use_look


def when_said(moment: str) -> str:
    """A moment of the store (ISO 8601, UTC) as people here read it; as it is where damage has made nonsense of it."""
    try:
        return f"{datetime.fromisoformat(moment).astimezone():%d/%m/%Y %H:%M}"
    except (ValueError, TypeError):
        return str(moment)


def _day(day: str) -> str:
    """A day of the store as people here read it; as it is where damage has made nonsense of it."""
    try:
        return f"{date.fromisoformat(day):%d/%m/%Y}"
    except ValueError:
        return day


@component
def EveningsPage(
    host: Host, on_open: Callable[[str], None], on_home: Callable[[], None], on_share: Callable[[str], None]
) -> ft.Control:
    """A line per evening: take it up again, share it, or throw it away after a second tap; then what others have sent.

    Callbacks are told the id of the evening.
    """
    look, t = use_look(), use_texts()
    doomed, set_doomed = ft.use_state("")
    _, set_count = ft.use_state(0)

    def discard(evening: str) -> None:
        if doomed != evening:
            set_doomed(evening)
            return
        if any(score.id == evening for score in scores):
            host.store.scores.delete(evening)
        else:
            host.delete(evening)
        set_doomed("")
        set_count(lambda n: n + 1)

    scores = host.store.scores.all()
    titles = {game.id: t(game.title) for game in host.games()}

    def entry(saved: Saved) -> ft.Control:
        title = f"{titles.get(saved.game, str(saved.game))} · {when_said(saved.touched)}"
        identity = saved.id
        state = msg("ui-evening-finished" if saved.finished else "ui-evening-open")
        if not saved.sound:
            state = msg("ui-evening-spoiled")
        share = _deed(look, t, msg("share-button"), partial(on_share, identity), f"share-{identity}")
        deeds = [
            _deed(look, t, msg("ui-evening-take-up"), partial(on_open, identity), f"open-{identity}", "brass"),
            *([share] if saved.sound else []),
            discarding(identity),
        ]
        return kit.panel(look, _line(look, title, t(state), deeds))

    def discarding(identity: str) -> ft.Control:
        sure = doomed == identity
        words = msg("ui-evening-sure" if sure else "ui-evening-discard")
        return _deed(look, t, words, partial(discard, identity), f"discard-{identity}", "main" if sure else "sea")

    def brought(score: KeptScore) -> ft.Control:
        """A score of another table."""
        title = f"{titles.get(score.game, score.game)} · {_day(score.day)}"
        whose = msg("share-other-table-from", sender=score.sender) if score.sender else msg("share-other-table")
        try:
            lines = [score_lines(look, t, [Line.model_validate(line) for line in score.lines])] if score.lines else []
        except ValidationError:
            lines = []
        told = t(whose if lines else msg("ui-evening-spoiled"))
        return kit.panel(look, kit.rows([_line(look, title, told, [discarding(score.id)]), *lines], 10))

    rows = [*map(entry, host.evenings()), *map(brought, scores)]
    body: ft.Control = (
        ft.ListView(rows, spacing=8, expand=True) if rows else kit.story(look, t(msg("ui-evenings-none")))
    )
    return page_frame(look, t, t(msg("ui-evenings")), body, on_home)


def _line(look: Look, title: str, note: str, deeds: Sequence[ft.Control]) -> ft.Control:
    """What it is, and what can be done with it; on a phone the buttons stand below the words."""
    quiet = kit.words(look, note, size=look.sizes.small, colour=look.palette.text_muted)
    words = kit.rows([kit.words(look, title, bold=True), quiet], 2, tight=True)
    return ft.Row(
        [words, ft.Row([*deeds], wrap=True, spacing=12, run_spacing=8)],
        wrap=True,
        run_spacing=10,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _deed(
    look: Look, t: Texts, words: Msg, deed: Callable[[], object], identifier: str, kind: str = "sea"
) -> ft.Control:
    return kit.button(look, t(words), deed, kind=kind, identifier=identifier, height=TOUCH)
