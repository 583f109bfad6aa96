"""An evening as one screen sees it, the table's or a phone's: redrawn on every change, protected from hasty fingers."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar, cast

from companion.bug_reports.bug_report import ALL, EVERYTHING, BugReport, Circumstances, written
from companion.core.journal.journal import Began, Entry, Journal, Said, Source
from companion.core.journal.lessons import Raised, raised
from companion.core.procedures.copied_cards import CardKey
from companion.core.questions.kinds import TABLE, BadAnswer, Question
from companion.core.values.messages import Msg, msg
from companion.host.cards_needed import hidden_from, needed_here
from companion.journal_views.announcements import (
    AnnouncementEntry,
    announcements_after,
    is_set_up,
    last_touch,
    round_start,
    set_up,
)
from companion.journal_views.chronicle import Moment, announced_at
from companion.library.given_cards import GivenCards
from companion.library.sample import is_sample
from companion.session.engine import NotAsked
from companion.session.game_session import GameSession
from companion.session.seat_view import SeatView
from companion.session.trial import Trial, could
from companion.sharing.save_file import WhoRolls
from companion.store import StoreFault
from companion.ui.runtime.caught_errors import caught
from companion.ui.runtime.host_services import SYSTEM_CLOCK
from companion.ui.runtime.live import Live
from companion.ui.screen_session.checklist import Checklist
from companion.ui.screen_session.news import news_since
from companion.ui.screen_session.overtaken import answer_to, overtaken_by
from companion.ui.screen_session.rights import OF_SEAT, OF_TABLE, Rights
from companion.ui.screen_session.tips import Tips

log = logging.getLogger(__name__)

T = TypeVar("T")

SETTLE = 0.4
"""Seconds during which a tap on something that has just changed is taken for a second tap on what was there."""


class ScreenSession(Live):
    """One evening as one device, or the table with all its screens, sees it.

    Every answer names the question it belongs to (`serial`); one given too fast after the question appeared is ignored,
    one that came after somebody else's is refused kindly.
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
        self._own_undo = own_undo
        """Whether a seat may take back what it has said itself; else it asks the table."""
        self.gone = False
        """Whether this device was sent away: it shows no secrets any more and takes no answers."""
        self.teaching = teaching
        """Lessons on this screen; None for none."""
        self._taught = -1
        """Number up to which enough was taught on this screen."""
        self.fault: Msg | None = None
        """What to tell people about the last refusal, until the next change."""
        self.before: Any = None
        """The state as it was before the last change, or as a moment began that is looked at again; None at first."""
        self.ticks: Checklist = Checklist() if common is None else common.ticks
        """What has been ticked off while the table is set up."""
        self.doubt: int | None = None
        """The answer that undo would go back to, while the table is asked whether to do so although a secret has been
        seen since."""
        self.undo_requests: tuple[str, ...] = ()
        """Seats that ask to take back what was last said."""
        self._last = self.view.state
        self._known: dict[str, tuple[tuple[Journal, tuple[object, ...]], Any]] = {}
        """What the journal came to when it was asked last, by name."""
        self.touched = self._latest
        """Number of the last entry that was written by a touch of this screen: what came after it is news."""
        self.read = len(session.journal.entries) if self.view.over else -1
        """Number of the entry up to which somebody has said to have read the news."""
        self._touching = False
        self.redone = False
        """Whether the last touch of this screen was redo: its button stays, so that one tap more hits nothing else."""
        self.holder = ""
        """The seat of whoever has lifted a cover here and holds the tablet still: the next secret of theirs needs no
        hand-over. "" for nobody."""
        self._asked = self._question()
        self._replaced = self._asked[0]
        """Number of the question that stood here before this one."""
        self._clock = clock
        self._shown_at = 0.0
        if stop is None:
            session.writer.listeners.append(self._evening_changed)
        else:
            self.before = self._begun_with(stop)

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
            self.view, self.before = self._seen(), self._begun_with(stop)
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
        self.gone, self.seat, self.before, self.fault = True, "", None, None
        self.view.forget()
        self._last = self.view.state
        self.changed()

    def _evening_changed(self) -> None:
        self.fault, self.doubt, self.undo_requests = None, None, ()
        self.before, self._last = self._last, self.view.state
        touched = self._latest
        if self._touching or touched < self.touched:
            self.touched = touched
        if self.holder and not self._asks_alone(self.holder):
            self.holder = ""
        if (asked := self._question()) != self._asked:
            self._replaced, self._asked, self._shown_at = self._asked[0], asked, self._clock()
        self.changed()

    @property
    def _heard(self) -> str | None:
        """On whose screen something is told; None on the table's, which hears all."""
        return None if self.seat == TABLE else self.seat

    @property
    def _latest(self) -> int:
        """Number of the last entry that a touch wrote, as far as it concerns who looks at this screen."""
        return last_touch(self.view.journal, self._heard)

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

    def lifted(self, seat: str) -> None:
        """Somebody lays open what only this seat may read; of several who are asked together each does so anew."""
        self.holder = "" if self.view.together else seat
        self.uncovered()

    def covered(self) -> None:
        """The tablet lies on the table again."""
        self.holder = ""
        self.uncovered()

    def _asks_alone(self, seat: str) -> bool:
        """Whether the question of the moment is for the eyes of this seat, and of nobody else."""
        question = self.view.question
        return question is not None and question.secret and question.who == seat and not self.view.together

    def uncovered(self) -> None:
        """Something came under the finger (a cover was lifted, a strip moved all below it): no tap is meant for it."""
        self._shown_at = self._clock()

    # ------------------------------------------------------------------ what is read of the whole evening

    def plan_of(self, seat: str, eyes: str | None = None) -> Trial[GameSession]:
        """A plan of a seat, tried on the side; on a phone that of its own seat. eyes: who reads it, by default the
        seat."""
        return Trial(self._session, self.seat if self.rights.sees == "own" else seat, eyes=eyes)

    @property
    def needed(self) -> tuple[CardKey, ...]:
        """The printed components that the evening names, as far as this seat may see them."""
        return needed_here(self._session, self.seat)

    @property
    def hidden(self) -> frozenset[CardKey]:
        """Those that it names and this seat may not see."""
        return hidden_from(self._session, self.seat)

    def report(self, around: Circumstances, secrets: bool, dice: WhoRolls, cards: GivenCards) -> BugReport:
        """The evening in a report that something is wrong. secrets: with those that may be seen here, else with what is
        open to all.  dice, cards: as for `written`."""
        own = self.seat if self.rights.alone else EVERYTHING
        return written(self._session, around, eyes=own if secrets else ALL, dice=dice, cards=cards)

    # ------------------------------------------------------------------ what is told

    @property
    def news(self) -> Sequence[AnnouncementEntry]:
        """What was told since somebody touched this screen; of a moment that is looked at again, then."""
        return self._once("news", self._news, self.touched, self._stop, self._heard)

    def _news(self) -> Sequence[AnnouncementEntry]:
        journal = self.view.journal
        if self._stop is not None:
            return announced_at(journal, self._stop, self._heard)
        news = news_since(journal, self._heard, self.touched)
        # without the box there is nothing to lay out
        return [each for each in news if not is_set_up(each)] if is_sample(self.view.options) else news

    def _once(self, name: str, work: Callable[[], T], *more: object) -> T:
        """What the journal in force comes to, worked out once until it grows: a screen asks several times while it is
        drawn. more: on what else it hangs.
        """
        of = (self.view.journal, more)
        known = self._known.get(name)
        if known is None or known[0][0] is not of[0] or known[0][1] != more:
            known = self._known[name] = (of, work())
        return cast(T, known[1])

    @property
    def unread(self) -> bool:
        """Whether nobody has said yet to have read all of the news."""
        return any(each.number > self.read for each in self.news)

    def has_read(self) -> None:
        """Somebody has read the news, and wants to go on."""
        if not self.hasty():
            self.read = max((each.number for each in self.news), default=self.read)
            self.uncovered()
            self.changed()

    @property
    def round(self) -> Sequence[AnnouncementEntry]:
        """What was told here since the round began, and since the last touch."""
        return self._once("round", self._round, self._heard)

    def _round(self) -> Sequence[AnnouncementEntry]:
        journal = self.view.journal
        return announcements_after(journal, round_start(journal), self._heard)

    @property
    def set_up(self) -> tuple[AnnouncementEntry, ...]:
        """What is laid out before the game, until its first round is over; by a seat what its own hands lay out."""
        return self._once("set-up", lambda: set_up(self.view.journal, self._heard), self._heard)

    # ------------------------------------------------------------------ what is taught

    def lesson(self, told: Sequence[AnnouncementEntry], question: Question | None) -> Raised | None:
        """What is to be taught here now; None for nothing.

        told: what stands on this screen.  question: that everybody who sees it may read, None where there is none.
        """
        if self.teaching is None or not self.teaching.wanted():
            return None
        evening = self.view
        number = min(evening.serial, evening.posed)  # of people who are asked together all screens teach the same
        things = [(each.number, each.telling) for each in told]
        found = raised(evening.game.lessons, evening.journal, things, question, number)
        return self.teaching.learnt.due(self.game, self.id, found, self._taught)

    def taught(self, lesson: Raised) -> None:
        """A lesson stands on this screen."""
        if self.teaching is not None:
            self.teaching.learnt.give(self.game, self.id, lesson)

    def understood(self, lesson: Raised) -> None:
        """Somebody has read a lesson, and wants to see it no more; no other one takes its place."""
        if self.teaching is not None and not self.hasty():
            self._taught = len(self.view.journal.entries)
            if not self.rights.alone:
                self.teaching.learnt.understood(self.game, lesson)
            self.uncovered()
            self.changed()

    def no_more_lessons(self) -> None:
        """Nobody wants lessons on this screen."""
        if self.teaching is not None and not self.hasty():
            self.teaching.stop()
            self.uncovered()
            self.changed()

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
                self._session.answer,
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
                partial(self._session.answer, value, serial=serial, overruling=True, seat=seat or self.seat),
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

    # ------------------------------------------------------------------ undo

    def undo(self) -> None:
        """Take back the last answer, or ask the table to; the table is asked first (`doubt`) when a secret has been
        seen since."""
        point = self.view.journal.last_personal
        if point is None:
            return
        if self.rights.undo:
            self.undo_to(point[0])
        elif self.undoes:
            self.do_now(lambda: self._session.actions.undo_to(point[0]))
        elif self.common is not None and self.seat:
            self.common.request_undo(self.seat)

    @property
    def undoes(self) -> bool:
        """Whether a phone's `undo` takes back at once, and need not ask: what this seat said last, where the table
        allows it."""
        point = self.view.journal.last_personal
        if point is None or not (self.seat and self._own_undo()):
            return False
        number, entry = point
        mine = entry.source == "phone" and isinstance(entry, Began | Said) and entry.who == self.seat
        return mine and not self._session.now.seen_since(number)

    def undo_to(self, number: int) -> None:
        """Take back everything from answer `number` on; asks first (`doubt`) when a secret has been seen since."""
        if not self.rights.undo:
            self.refuse(msg("ui-phone-no-undo"))
        elif self._session.now.seen_since(number) and not self.hasty():
            self.doubt = number
            self._shown_at = self._clock()
            self.changed()
        else:
            self.do_now(lambda: self._session.actions.undo_to(number))

    def undo_all_the_same(self) -> None:
        """The table knows that a secret was seen, and takes back what it asked for."""
        number = self.doubt
        if number is not None:
            self.do_now(lambda: self._session.actions.undo_to(number))

    def leave_it(self) -> None:
        """Nothing is taken back: neither what `doubt` stands for nor what a seat asked for."""
        self.doubt, self.undo_requests = None, ()
        self.uncovered()
        self.changed()

    def request_undo(self, seat: str) -> None:
        """A seat asks the table to take back what was last said; it is shown until the table decides or goes on."""
        if seat not in self.undo_requests:
            self.undo_requests = (*self.undo_requests, seat)
            self.uncovered()
            self.changed()

    @property
    def undo_requested(self) -> bool:
        """Whether the table has not decided yet on what this seat asked it to take back."""
        return self.common is not None and self.seat in self.common.undo_requests

    def redo(self) -> None:
        """Put the last taken back answer in force again."""

        def deed() -> None:
            self._session.redo()
            self.redone = True

        if self.rights.undo:
            self.do_now(deed)
        else:
            self.refuse(msg("ui-phone-no-undo"))

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
        self._touching, self.redone = True, False
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
