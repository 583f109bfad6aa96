"""Random Events called and carried out from a script, for the tests of chapter 17."""

from __future__ import annotations

from typing import Any

from companion.core.events.announcement_events import Announced
from companion.games.blackbeard.events import events_clock, random_events
from companion.games.blackbeard.model.announced_results import DiceRolled
from companion.games.blackbeard.model.state import State
from tests.games.blackbeard.rules.scene import book, play
from tests.support.scripted import Played

WELL = (6,)
"""A die that wounds nobody and makes nobody ill."""


def card(letter: str) -> str:
    """An Action card with that event."""
    return str(next(each.number for each in book().action_cards if each.event.value == letter))


def called(state: State, letter: str, answers: dict[str, Any] | None = None) -> Played[State]:
    """A Random Event is called, and its card bears that letter."""
    return play(state, events_clock.call, {"e-card": card(letter), **(answers or {})}, key="e")


def happened(state: State, letter: str, answers: dict[str, Any] | None = None) -> Played[State]:
    """The event of a letter, without the steps of the clock."""
    return play(state, random_events.happen, answers, letter=letter, key="e")


def told(played: Played[State]) -> list[str]:
    """The keys of what was only told."""
    return [line.key for line in played.lines(Announced, DiceRolled)]


def rolled(number: int) -> tuple[int, int]:
    """The two dice that name a port."""
    return number // 10, number % 10
