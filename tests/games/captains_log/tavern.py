"""The way to a tavern, where missions are secret."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from companion.core.procedures.menus import Menu
from companion.session.game_session import GameSession
from tests.browser.phones import ANNE, named

TO_TAVERN: Final[Mapping[str, Callable[[Any], Any]]] = {
    "first": lambda _question: ANNE,
    "turn": named("enter-port"),
    "port": named("tavern"),
}
"""What Anne, who begins, answers to get there at once, by the keys of the questions."""


def in_tavern(evening: GameSession) -> bool:
    """Anne may take a mission."""
    question = evening.question
    return isinstance(question, Menu) and any(o.id == "mission-take" and o.verdict.allowed for o in question.options)
