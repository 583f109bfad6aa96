"""A plan on one screen: "May I?". It is chosen as at the table, tried on the side, and carried out if it fits."""

from __future__ import annotations

from contextlib import suppress

from companion.core.kit.possible_commands import Wish
from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import BadAnswer
from companion.core.values.messages import msg
from companion.ui.screen_session.screen_session import ScreenSession


class SeatPlan:
    """A plan of one seat."""

    def __init__(self, session: ScreenSession, seat: str, eyes: str | None = None, times: int = 0) -> None:
        self._session = session
        """Where it would be carried out."""
        self.trial = session.plan_of(seat, eyes)
        """What was chosen, and what the rules say of it. It is read by `eyes`, by default by its seat alone."""
        self.screen = ScreenSession(
            self.trial.aside,
            game=session.game,
            identity=session.id,
            rights=session.rights.planning(alone=eyes is None),
            trial=self.trial,
        )
        """Where everything may be chosen for it, and nothing is played."""
        self.times = times
        """How often a plan was begun anew before this one."""

    def go_on_from(self, other: SeatPlan) -> None:
        """Begin with what was chosen for another plan, as far as that fits."""
        with suppress(BadAnswer):
            self.trial.aside.actions.follow(other.trial.plan, overruling=True)

    def begin(self, wish: Wish) -> None:
        """Begin with what somebody wishes, offered or not."""
        self.screen.do_now(lambda: self.trial.begin(wish.command, label=wish.label))

    def carry_out(self) -> bool:
        """Do at the table what was planned. False, with the reason as the screen's `fault`, when it no longer fits."""
        screen, session = self.screen, self._session
        if screen.hasty():
            return False
        if not self.ready:
            screen.refuse(msg("core-not-asked" if self.trial.verdict.allowed else "ui-phone-no-overrule"))
        else:
            last_word = session.rights.overrule
            screen.do_now(lambda: self.trial.do(session.source, session.seat, overruling=last_word))
        return screen.fault is None

    @property
    def ready(self) -> bool:
        """Whether the plan may be tried at the table: people may do what is not theirs, or refused, there alone."""
        mine = isinstance(self._session.view.question, Menu)
        return self._session.rights.overrule or (mine and self.trial.verdict.allowed)
