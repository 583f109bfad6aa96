"""Tips that were shown on this machine, so that none is shown twice; kept beside its settings, in no journal."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Final

from companion.core.journal.lessons import Lesson, Raised
from companion.host.settings import SettingKeeper
from companion.library.texts import todays_key
from companion.store import StoreFault

log = logging.getLogger(__name__)

KEY: Final = "lessons-given"
"""Of the setting in which it is kept."""
OVER: Final = ""
"""In the place of where a lesson stands: somebody has understood it."""


class TipsShown:
    """Which lessons were given, by game, and where: as long as what brought one stands on a screen, so does the lesson.

    What cannot be read is taken for nothing, and what cannot be written is known until the app ends: no evening may
    fail for it.
    """

    def __init__(self, keeper: SettingKeeper) -> None:
        self._keeper = keeper
        self._given: dict[str, dict[str, str]] = _read(keeper)

    def due(self, game: str, evening: str, found: Sequence[Raised], after: int = -1) -> Raised | None:
        """The one lesson to be given of those that a moment brings; None for none.

        The one that stands there already, else the first that was never given.  after: number up to which enough was
        taught on the screen that asks.
        """
        given = self._given.get(game, {})
        here = [each for each in found if given.get(each.lesson.key) == _place(evening, each)]
        new = here or [each for each in found if each.lesson.key not in given]
        return new[0] if new and new[0].number > after else None

    def give(self, game: str, evening: str, lesson: Raised) -> None:
        """A lesson is shown."""
        if lesson.lesson.key not in self._given.get(game, {}):
            self._put(game, lesson, _place(evening, lesson))

    def understood(self, game: str, lesson: Raised) -> None:
        """Somebody has read it and wants to see it no more."""
        self._put(game, lesson, OVER)

    def count(self, game: str, lessons: Sequence[Lesson]) -> int:
        """How many of these lessons were given."""
        return sum(lesson.key in self._given.get(game, {}) for lesson in lessons)

    def forget(self, game: str) -> None:
        """Begin again with a game, as if nothing of it had been taught."""
        self._given.pop(game, None)
        self._keep()

    def given(self) -> Mapping[str, Sequence[str]]:
        """The keys of the lessons that were given, by game."""
        return {game: tuple(lessons) for game, lessons in self._given.items()}

    def add(self, given: Mapping[str, Sequence[str]]) -> None:
        """These were given on another machine: they are not given here again."""
        for game, lessons in given.items():
            mine = self._given.setdefault(game, {})
            mine.update((each, OVER) for each in map(todays_key, lessons) if each not in mine)
        self._keep()

    def _put(self, game: str, lesson: Raised, where: str) -> None:
        self._given.setdefault(game, {})[lesson.lesson.key] = where
        self._keep()

    def _keep(self) -> None:
        try:
            self._keeper.put_setting(KEY, self._given)
        except StoreFault as fault:
            log.warning("what was taught is not kept: %s", fault)


def _place(evening: str, lesson: Raised) -> str:
    """Where a lesson stands: at an entry or a question of an evening."""
    return f"{evening}:{lesson.number}"


def _read(keeper: SettingKeeper) -> dict[str, dict[str, str]]:
    """What was kept, as far as it can be read."""
    try:
        kept = keeper.setting(KEY)
    except (ValueError, StoreFault):
        kept = None
    games = kept.items() if isinstance(kept, Mapping) else ()
    return {str(game): _words(given) for game, given in games if isinstance(given, Mapping)}


def _words(given: Mapping[object, object]) -> dict[str, str]:
    return {todays_key(str(key)): where for key, where in given.items() if isinstance(where, str)}
