"""Read access to the whole evening behind a screen, as far as its seat may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.core.procedures.copied_cards import CardKey
from companion.host.cards_needed import hidden_from, needed_here
from companion.library.given_cards import GivenCards
from companion.session.game_session import GameSession
from companion.session.trial import Trial
from companion.sharing.save_file import WhoRolls
from companion.ui.screen_session.part import Screen

if TYPE_CHECKING:
    from companion.bug_reports.bug_report import BugReport, Circumstances


class WholeEvening:
    """All of the evening behind a screen."""

    def __init__(self, screen: Screen, session: GameSession[Any, Any]) -> None:
        self._screen = screen
        self._session = session

    def plan_of(self, seat: str, eyes: str | None = None) -> Trial[GameSession]:
        """A plan of a seat, tried on the side; on a phone that of its own seat. eyes: who reads it, by default the
        seat."""
        return Trial(self._session, self._screen.seat if self._screen.rights.sees == "own" else seat, eyes=eyes)

    @property
    def needed(self) -> tuple[CardKey, ...]:
        """The printed components that the evening names, as far as this seat may see them."""
        return needed_here(self._session, self._screen.seat)

    @property
    def hidden(self) -> frozenset[CardKey]:
        """Those that it names and this seat may not see."""
        return hidden_from(self._session, self._screen.seat)

    def report(self, around: Circumstances, secrets: bool, dice: WhoRolls, cards: GivenCards) -> BugReport:
        """The evening in a report that something is wrong. secrets: with those that may be seen here, else with what is
        open to all.  dice, cards: as for `written`."""
        from companion.bug_reports.bug_report import ALL, EVERYTHING, written  # most evenings write none

        own = self._screen.seat if self._screen.rights.alone else EVERYTHING
        return written(self._session, around, eyes=own if secrets else ALL, dice=dice, cards=cards)
