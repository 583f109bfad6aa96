"""What a glass teaches: the lessons of a game, each the first time that it matters there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.core.values.messages import Msg
from companion.host.tips_shown import TipsShown


@dataclass(frozen=True, slots=True)
class Tips:
    """Lessons on one glass, or on the screens of the table. learnt: what was taught on this machine.

    wanted: whether any are wanted here.  stop: no more of them here, until somebody wants them again.
    """

    learnt: TipsShown
    wanted: Callable[[], bool]
    stop: Callable[[], object]


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of one game, for the page of settings. given: how many of them were.  forget: begins again."""

    game: str
    title: Msg
    given: int
    all: int
    forget: Callable[[], object]
