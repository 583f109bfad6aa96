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
from tests.ui.fakeclient import FakeClient


class Sight(Live):
    """A room as the boards see it, at one state. before: what it was, for what has just changed.

    seat: whose phone it is, "" that of somebody who watches; None for a screen of the table.
    """

    sovereign = True

    def __init__(self, game: AnyGame, state: Any, before: Any = None, seat: str | None = None) -> None:
        super().__init__()
        self.private, self.seat = seat is not None, TABLE if seat is None else seat
        self.evening = SimpleNamespace(state=state, game=game, journal=Journal())
        self.before = None if before is None else game.view(before, self.lone)

    @property
    def lone(self) -> str:
        """The one person who sees it, "" among several."""
        if self.private:
            return self.seat
        people = self.evening.game.seats(self.evening.state)
        return people[0].id if len(people) == 1 else ""

    @property
    def state(self) -> Any:
        """What all who see the screen may know."""
        return self.evening.game.view(self.evening.state, self.lone)


def screen_of(build: Callable[[], ft.Control], lang: str = "fr", look: Look | None = None) -> FakeClient:
    """A screen that shows what is built."""

    def main(page: ft.Page) -> None:
        page.render(lambda: Lang(lang, lambda: LookContext(look or Look(DARK), build)))

    return FakeClient(main)


def names(screen: FakeClient) -> set[str]:
    """The parts of a screen that have a name."""
    return {each.identifier for each in screen.find(ft.Semantics) if each.identifier}
