"""The evenings of this machine, read once and asked several things."""

from __future__ import annotations

from collections.abc import Mapping

from companion.host.statistics import seated
from companion.library.sample import is_sample
from companion.store import SavedEvening


class Evenings(tuple[SavedEvening, ...]):
    """Every evening, the one last played first."""

    @property
    def to_go_on(self) -> SavedEvening | None:
        """The last one played that is not finished."""
        return next((saved for saved in self if saved.finished is None), None)

    def options(self, game: str) -> Mapping[str, object] | None:
        """Those of the newest evening of a game, for "like last time"; demonstrations do not count."""
        newest = self._newest(game)
        return None if newest is None else newest.options

    def people(self) -> tuple[str, ...]:
        """Who sat at the newest evening of any game, in order; demonstrations do not count."""
        newest = self._newest("")
        return () if newest is None else seated(newest.options)

    def _newest(self, game: str) -> SavedEvening | None:
        real = (saved for saved in self if saved.sound and game in ("", saved.game) and not is_sample(saved.options))
        return max(real, key=lambda saved: saved.created, default=None)
