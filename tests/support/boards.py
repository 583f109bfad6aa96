"""Boards of a game drawn at one state, without a table around them."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import flet as ft

from companion.core.journal.journal import Journal
from companion.core.kit.game import AnyGame
from companion.core.questions.kinds import TABLE
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK
from companion.ui.look.theme import Look, LookContext
from companion.ui.runtime.live import Live
from companion.ui.screen_session.rights import OF_SEAT, OF_TABLE
from tests.ui.fakeclient import FakeClient


class Seen(SimpleNamespace):
    """An evening at one state as somebody sees it. seat: None for all at the table."""

    def __init__(self, game: AnyGame, whole: Any, seat: str | None) -> None:
        people = game.seats(whole)
        eyes = seat if seat is not None else people[0].id if len(people) == 1 else ""
        state, of_all = game.view(whole, eyes), seat is None
        super().__init__(
            game=game,
            eyes=eyes,
            state=state,
            final_state=whole if of_all else state,
            state_of=lambda person: game.view(whole, person) if of_all else state,
            journal=Journal(),
            question=None,
            awaited=True,
        )


class Sight(Live):
    """A screen as the boards see it, at one state. before: what it was, for what has just changed.

    seat: whose phone it is, "" that of somebody who watches; None for a screen of the table.
    """

    def __init__(self, game: AnyGame, state: Any, before: Any = None, seat: str | None = None) -> None:
        super().__init__()
        self.rights, self.seat = (OF_TABLE, TABLE) if seat is None else (OF_SEAT, seat)
        self.view = Seen(game, state, seat)
        earlier = None if before is None else game.view(before, self.view.eyes)
        self.news = SimpleNamespace(before=earlier, touched=-1)


def screen_of(build: Callable[[], ft.Control], lang: str = "fr", look: Look | None = None) -> FakeClient:
    """A screen that shows what is built."""

    def main(page: ft.Page) -> None:
        page.render(lambda: Lang(lang, lambda: LookContext(look or Look(DARK), build)))

    return FakeClient(main)


def names(screen: FakeClient) -> set[str]:
    """The parts of a screen that have a name."""
    return {each.identifier for each in screen.find(ft.Semantics) if each.identifier}
