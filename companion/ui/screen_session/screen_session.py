"""An evening as one screen sees it, the table's or a phone's: redrawn on every change, protected from hasty fingers."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from companion.core.journal.journal import Began, Entry, Said, Source
from companion.core.questions.kinds import TABLE, BadAnswer
from companion.core.values.messages import Msg, msg
from companion.journal_views.chronicle import Moment
from companion.session.engine import NotAsked
from companion.session.game_session import GameSession
from companion.session.seat_view import SeatView
from companion.session.trial import Trial, could
from companion.store import StoreFault
from companion.ui.runtime.caught_errors import caught
from companion.ui.runtime.host_services import SYSTEM_CLOCK
from companion.ui.runtime.live import Live
from companion.ui.screen_session.lifted_cover import LiftedCover
from companion.ui.screen_session.news import ScreenNews
from companion.ui.screen_session.overtaken import answer_to, overtaken_by
from companion.ui.screen_session.rights import OF_SEAT, OF_TABLE, Rights
from companion.ui.screen_session.tips import ScreenLessons, Tips
from companion.ui.screen_session.undoing import Undoing
from companion.ui.screen_session.whole_evening import WholeEvening

log = logging.getLogger(__name__)

SETTLE = 0.4
"""Seconds during which a tap on something that has just changed is taken for a second tap on what was there."""


class ScreenSession(Live):
    """One evening as one device, or the table with all its screens, sees it.

    Every answer names the question it belongs to (`serial`); one given too fast after the question appeared is ignored,
    one that came after somebody else's is refused kindly. Its parts have a task each: news, undoing, lessons, the cover
    over secrets, and what is read of the whole evening.
    """

    def __init__(
        self,
        session: GameSession,
        *,
        game: str,
        identity: str,
        seat: str = TABLE,
        rights: Rights = OF_TABLE,
        teaching: Tips | None = None,
        clock: Callable[[], float] = SYSTEM_CLOCK.seconds,
        common: ScreenSession | None = None,
        own_undo: Callable[[], bool] = lambda: False,
        trial: Trial[GameSession] | None = None,
        stop: Moment | None = None,
    ) -> None:
        # Long as a list of what a screen keeps, each thing with what it is.
        super().__init__()
        self._session = session
        """All of the evening: only what may be done reaches it, by way of this class."""
        self.rights = rights
        """What may be seen and done here."""
        self.seat = seat
        """Who answers here: a seat, "" for somebody who only watches, or the table."""
        self.source: Source = "tablet" if seat == TABLE else "phone"
        """By what kind of device they do."""
        self._stop = stop
        """The moment that is looked at again; None for now."""
        self.view = self._seen()
        """What may be seen of the evening here."""
        self.game = game
        """Id of the game."""
        self.id = identity
        """By which the store knows the evening."""
        self.trial = trial
        """The plan for which is chosen here; None where is played."""
        self.common = common
        """Of a phone the screen session of the table, which decides on what the phone asks to take back."""
        self.gone = False
        """Whether this device was sent away: it shows no secrets any more and takes no answers."""
        self.fault: Msg | None = None
        """What to tell people about the last refusal, until the next change."""
        before = None if stop is None else self._begun_with(stop)
        self.news: ScreenNews = ScreenNews(
            self, stop=stop, before=before, common=None if common is None else common.news
        )
        """What was told here, and how far it was read."""
        self.undoing: Undoing = Undoing(self, session, own_undo, None if common is None else common.undoing)
        """What is taken back from here, and put in force again."""
        self.lessons = ScreenLessons(self, teaching, game, identity)
        """What is taught here."""
        self.cover = LiftedCover(self)
        """Over what one person alone may read."""
        self.whole = WholeEvening(self, session)
        """What is read of more than stands here: plans, reports, cards that are needed."""
        self._touching = False
        self._asked = self._question()
        self._replaced = self._asked[0]
        """Number of the question that stood here before this one."""
        self._clock = clock
        self._shown_at = 0.0
        if stop is None:
            session.writer.listeners.append(self._evening_changed)

    def for_seat(
        self, seat: str, own_undo: Callable[[], bool] = lambda: False, teaching: Tips | None = None
    ) -> ScreenSession:
        """The same evening on a phone. seat: "" for somebody who only watches.  own_undo: whether it may take back what
        it has said itself."""
        return ScreenSession(
            self._session,
            game=self.game,
            identity=self.id,
            seat=seat,
            rights=OF_SEAT,
            teaching=teaching,
            clock=self._clock,
            common=self,
            own_undo=own_undo,
        )

    def at(self, stop: Moment) -> ScreenSession:
        """The same evening looked at again, at a moment: nothing can be done there."""
        rights = self.rights.looking
        return ScreenSession(self._session, game=self.game, identity=self.id, seat=self.seat, rights=rights, stop=stop)

    def turn_to(self, stop: Moment) -> None:
        """Show another moment of an evening that is looked at again."""
        if stop != self._stop:
            self._stop = stop
            self.view = self._seen()
            self.news.turn_to(stop, self._begun_with(stop))
            self.changed()

    def _seen(self) -> SeatView:
        if self._stop is None:
            return SeatView(self._session, self.seat, self.rights.sees)
        return self._seen_after(self._stop.end)

    def _seen_after(self, end: int) -> SeatView:
        """As it was after so many of the entries in force."""
        reader = "" if self.seat == TABLE else self.seat
        return SeatView(self._session, reader, self.rights.sees, self._session.history.snapshot_after(end))

    def _begun_with(self, stop: Moment) -> Any:
        """The state with which a moment began, from wherever somebody has come to it."""
        return self._seen_after(stop.first).state

    def leave(self) -> None:
        """This device sees the evening no more."""
        if self._evening_changed in self._session.writer.listeners:
            self._session.writer.listeners.remove(self._evening_changed)

    def send_away(self) -> None:
        """This phone is at the table no more: from now on it knows what somebody passing by would know."""
        self.leave()
        self.gone, self.seat, self.fault = True, "", None
        self.view.forget()
        self.news.forget()
        self.changed()

    def _evening_changed(self) -> None:
        self.fault = None
        self.undoing.forget()
        self.news.gone_on(self._touching)
        self.cover.gone_on()
        if (asked := self._question()) != self._asked:
            self._replaced, self._asked, self._shown_at = self._asked[0], asked, self._clock()
        self.changed()

    def _question(self) -> tuple[int, str]:
        """What is asked here: it stays while others, who are asked at the same time, answer."""
        question = self.view.question
        return self.view.serial, "" if question is None else question.key

    def hasty(self) -> bool:
        """Whether a tap now would hit something that has just changed under the finger."""
        return self._clock() - self._shown_at < SETTLE

    def now(self) -> float:
        """Seconds by the clock that tells a hasty tap from another."""
        return self._clock()

    def uncovered(self) -> None:
        """Something came under the finger (a cover was lifted, a strip moved all below it): no tap is meant for it."""
        self._shown_at = self._clock()

    # ------------------------------------------------------------------ answers

    def answer(self, value: object, serial: int, *, ahead: Mapping[str, object] | None = None, seat: str = "") -> None:
        """Answer the question that was on screen as number `serial`; where a plan is made, choose for it, against the
        rules too. ahead: answers to what will be asked from it.  seat: in whose place (see `Questioner`)."""
        if self.trial is not None:
            self._try(serial, partial(self.trial.choose, value, serial))
            return
        # of rows that were gathered from what all know, one may not matter on the whole table
        self._try(
            serial,
            partial(
                self._session.actions.answer,
                value,
                ahead,
                serial=serial,
                source=self.source,
                seat=seat or self.seat,
                all_asked=False,
            ),
            seat,
        )

    def gesture(self, plan: Sequence[Began | Said], serial: int, *, overruling: bool = False) -> None:
        """Do what a finger said on a board, all of it or nothing. overruling: although the rules refuse it."""
        if overruling and not self.rights.overrule:
            self.refuse(msg("ui-phone-no-overrule"))
        else:
            self._try(
                serial,
                partial(self._session.actions.gesture, plan, source=self.source, seat=self.seat, overruling=overruling),
            )

    def roll(self, serial: int, *, seat: str = "") -> None:
        """Let the app roll the dice or draw the card of question number `serial`. seat: as for `answer`."""
        self._try(
            serial,
            partial(self._session.actions.roll_for_me, serial=serial, source=self.source, seat=seat or self.seat),
            seat,
        )

    def overrule(self, value: object, serial: int, *, seat: str = "") -> None:
        """Answer with what the rules refuse: the table has the last word; a plan takes it anyway."""
        if self.trial is not None:
            self.answer(value, serial)
        elif not self.rights.overrule:
            self.refuse(msg("ui-phone-no-overrule"))
        else:
            self._try(
                serial,
                partial(self._session.actions.answer, value, serial=serial, overruling=True, seat=seat or self.seat),
                seat,
            )

    def could(self, value: object, *, seat: str = "") -> bool:
        """Whether the table's last word could carry out a refused answer of the menu that stands here; for a plan
        everything may be tried."""
        if self.trial is not None:
            return True
        evening = self.view
        asked, seats = evening.question, [each.id for each in evening.game.seats(evening.state)]
        whose = seat or next((each for each in (asked.who if asked else "", evening.on_turn) if each in seats), "")
        return asked is not None and could(self._session, whose or next(iter(seats), ""), value)

    def revise(self, number: int, value: object) -> None:
        """Give an earlier answer another value; what follows is worked out anew."""
        if self.view.may_revise(number):
            self.do_now(lambda: self._session.actions.revise(number, value, source=self.source))
        else:
            self.refuse(msg("core-not-asked"))

    def correct(self, path: str, value: object, note: str, caption: Msg) -> None:
        """Set a tracked value by hand."""
        if self.rights.correct:
            self.do_now(lambda: self._session.correct(path, value, note, caption))
        else:
            self.refuse(msg("ui-phone-no-correction"))

    # ------------------------------------------------------------------ refusals

    def do_now(self, deed: Callable[[], None]) -> None:
        """Do what concerns the table of this moment."""
        self._try(self.view.serial, deed)

    def _try(self, serial: int, deed: Callable[[], None], seat: str = "") -> None:
        """Do what was said to question number `serial`, or tell why not. seat: in whose place (see `Questioner`)."""
        if not self.rights.answer:
            return
        if not self._stands(serial, seat):
            self._overtaken(self._answered(serial, seat))
            return
        if self.hasty():
            return
        self._touching, self.undoing.redone = True, False
        try:
            deed()
        except NotAsked as refusal:
            self._overtaken(self._answered(serial, seat), refusal.text)
        except (BadAnswer, StoreFault) as refusal:
            self.refuse(refusal.text)
        except Exception:
            caught(log, "the evening refused a deed")
            self.refuse(msg("ui-fault"))
        finally:
            self._touching = False
        if self.trial is not None and not self.trial.blocked.allowed:  # nothing was written, so nobody was told
            self.changed()

    def _stands(self, serial: int, seat: str) -> bool:
        """Whether this question is still asked here, or of one of several people who are asked together."""
        if not seat:
            return serial == self.view.serial
        return serial == self.view.posed and self.view.put_to(seat) is not None

    def _answered(self, serial: int, seat: str = "") -> Entry | None:
        return answer_to(self.view.journal, serial, self.view.posed, seat or self.seat)

    def late(self) -> None:
        """A tap came on a question that has just gone."""
        if self._replaced != self.view.serial:
            self._overtaken(self._answered(self._replaced))

    def _overtaken(self, answered: Entry | None, otherwise: Msg | None = None) -> None:
        """A late answer changes nothing. Who was overtaken by another device is told; a second tap here is not.

        otherwise: what is told where nobody has answered.
        """
        why = otherwise if answered is None else overtaken_by(answered, self.seat)
        if why is not None:
            self.refuse(why)

    def refuse(self, why: Msg) -> None:
        """Tell people why nothing is done."""
        self.fault = why
        self.changed()
