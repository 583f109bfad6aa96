"""The lessons of a game on one screen: each is shown the first time that it matters there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.core.values.messages import Msg
from companion.host.tips_shown import TipsShown


@dataclass(frozen=True, slots=True)
class Tips:
    """Lessons on one glass, or on the screens of the table."""

    learnt: TipsShown
    """What was taught on this machine."""
    wanted: Callable[[], bool]
    """Whether any are wanted here."""
    stop: Callable[[], object]
    """No more of them here, until somebody wants them again."""


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of one game, for the page of settings."""

    game: str
    title: Msg
    given: int
    """How many of them were."""
    all: int
    forget: Callable[[], object]
    """Begins again."""
