"""An evening as the screens of this process see it: redrawn on every change, protected from hasty fingers."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import takewhile
from typing import Any, Protocol

from companion.core.events.announcements import Change, Result
from companion.core.journal.journal import Amended, Began, Entry, Said, Source, is_personal
from companion.core.journal.lessons import Raised, raised
from companion.core.questions.kinds import TABLE, BadAnswer, Question
from companion.core.values.messages import Msg, msg
from companion.session.announcements import AnnouncementEntry, announcements_after, last_touch, round_start, set_up
from companion.session.evening import GameSession, Gathered, Glimpse, NotAsked, Settled
from companion.session.seat_view import SeatView
from companion.session.trial import could
from companion.store import StoreFault
from companion.ui.runtime.caught_errors import caught
from companion.ui.runtime.host_services import SYSTEM_CLOCK
from companion.ui.runtime.live import Live
from companion.ui.screen_session.checklist import Checklist
from companion.ui.screen_session.tips import Tips

log = logging.getLogger(__name__)

SETTLE = 0.4
"""Seconds during which a tap on something that has just changed is taken for a second tap on what was there."""


class Questioner(Protocol):
    """Whoever stands behind a question on parchment: a room, or the workbench of the library."""

    trying: bool
    """Whether nothing is played here, so that what the rules refuse is offered like everything else."""
    sovereign: bool
    """Whether the table speaks here: it may overrule what the rules refuse, and take back whatever it wants."""

    @property
    def fault(self) -> Msg | None: ...

    @property
    def evening(self) -> Foresight: ...

    def hasty(self) -> bool: ...

    def now(self) -> float: ...

    def answer(self, value: object, serial: int, *, ahead: Mapping[str, object] | None = None) -> None: ...

    def roll(self, serial: int) -> None: ...

    def overrule(self, value: object, serial: int) -> None: ...

    def could(self, value: object) -> bool: ...

    def glimpse(self, value: object, in_part: bool = False) -> Glimpse | None: ...

    def gather(self, said: Mapping[str, object], main: str = "", in_part: bool = False) -> Gathered | None: ...

    def revise(self, number: int, value: object) -> None: ...


class Foresight(Protocol):
    """What a question on parchment wants to know of its evening."""

    @property
    def serial(self) -> int: ...

    @property
    def settled(self) -> tuple[Settled, ...]: ...

    def taken_back_value(self, key: str) -> object: ...


class ScreenSession(Live):
    """One evening as one device, or the table with all its screens, sees it.

    Every answer names the question it belongs to (`serial`); one given too fast after the question appeared is ignored,
    one that came after somebody else's is refused kindly.  table: the evening itself.  evening: what may be seen of it
    here.  fault: what to tell people about the last refusal, until the next change.  before: the state as it was before
    the last change, None at first.  doubt: the answer that undo would go back to, while the table is asked whether to
    do so although a secret has been seen since.  pleas: seats that ask to take back what was last said.
    """

    trying = False
    sovereign = True
    private = False
    """Whether one person alone sees this room, so that nothing needs to lie covered."""
    source: Source = "tablet"
    seat = TABLE
    """Who answers here: a seat, or the table."""

    def __init__(
        self,
        evening: GameSession,
        *,
        game: str,
        identity: str,
        view: SeatView | None = None,
        teaching: Tips | None = None,
        clock: Callable[[], float] = SYSTEM_CLOCK.seconds,
    ) -> None:
        super().__init__()
        self.table = evening
        self.evening: GameSession | SeatView = evening if view is None else view
        self.game = game
        self.id = identity
        self.teaching = teaching
        self._taught = -1
        """Number up to which enough was taught on this glass."""
        self.fault: Msg | None = None
        self.before: Any = None
        self.ticks = Checklist()
        """What has been ticked off while the table is set up."""
        self.doubt: int | None = None
        self.pleas: tuple[str, ...] = ()
        self._seen: tuple[Any, str, Any] | None = None
        """A state, the one person at this screen, and what may be seen of it."""
        self._last = self.state
        self.touched = self._latest
        """Number of the last entry that was written by a touch of this glass: what came after it is news."""
        self.read = -1 if evening.questions else len(evening.journal.entries)
        """Number of the entry up to which somebody has said to have read the news."""
        self._touching = False
        self.redone = False
        """Whether the last touch of this glass was redo: its button stays, so that one tap more hits nothing else."""
        self._asked = self._question()
        self._replaced = self._asked[0]
        """Number of the question that stood here before this one."""
        self._clock = clock
        self._shown_at = 0.0
        evening.listeners.append(self._evening_changed)

    def leave(self) -> None:
        """This device sees the evening no more."""
        if self._evening_changed in self.table.listeners:
            self.table.listeners.remove(self._evening_changed)

    def _evening_changed(self) -> None:
        self.fault, self.doubt, self.pleas = None, None, ()
        self.before, self._last = self._last, self.state
        touched = self._latest
        if self._touching or touched < self.touched:
            self.touched = touched
        if (asked := self._question()) != self._asked:
            self._replaced, self._asked, self._shown_at = self._asked[0], asked, self._clock()
        self.changed()

    @property
    def _latest(self) -> int:
        """Number of the last entry that a touch wrote, as far as it concerns who looks at this glass."""
        return last_touch(self.table.journal)

    @property
    def number(self) -> int:
        """Of the question that stands here, by which an answer names it."""
        return self.table.now.number(self.seat)

    def _question(self) -> tuple[int, str]:
        """What is asked here: it stays while others, who are asked at the same time, answer."""
        question = self.evening.question
        return self.number, "" if question is None else question.key

    @property
    def together(self) -> bool:
        """Whether the table's screens show the question of one of several people who are asked at the same time."""
        return not self.private and not self.trying and self.table.now.together

    @property
    def lone(self) -> str:
        """The seat from which nothing needs to be hidden here, as nobody else looks on; "" among several."""
        if self.private:
            return self.seat
        people = self.table.game.seats(self.table.state)
        return people[0].id if len(people) == 1 else ""

    @property
    def state(self) -> Any:
        """What everybody who sees this screen may know of the table: this is what boards are drawn from."""
        whole, lone = self.evening.state, self.lone
        if self.evening is not self.table or self.trying:
            return whole  # already as somebody sees it
        if self._seen is None or self._seen[0] is not whole or self._seen[1] != lone:
            self._seen = whole, lone, self.table.game.view(whole, lone)
        return self._seen[2]

    def _eyes(self, question: Question | None, in_part: bool) -> str | None:
        """Who reads what stands on the sheet: all at the table, unless it is laid open for one of them. None where the
        whole evening is one that a seat sees."""
        if self.private or self.trying or self.lone or question is None:
            return self.lone if self.evening is self.table and not self.trying else None
        own = question.secret or (question.public_view is not None and not in_part)
        return question.who if own else ""

    def glimpse(self, value: object, in_part: bool = False) -> Glimpse | None:
        """What would follow from an answer, as far as whoever reads the sheet may know it. in_part: all may read it,
        and only a part of the question."""
        if self.evening is not self.table:
            return self.evening.glimpse(value)
        return self.table.glimpse(value, eyes=self._eyes(self.table.question, in_part))

    def gather(self, said: Mapping[str, object], main: str = "", in_part: bool = False) -> Gathered | None:
        """The facts that would be asked next on one card (see `GameSession.gather`), for the same eyes."""
        if self.evening is not self.table:
            return self.evening.gather(said, main)
        return self.table.gather(said, main, eyes=self._eyes(self.table.question, in_part))

    def hasty(self) -> bool:
        """Whether a tap now would hit something that has just changed under the finger."""
        return self._clock() - self._shown_at < SETTLE

    def now(self) -> float:
        """Seconds by the clock that tells a hasty tap from another."""
        return self._clock()

    def uncovered(self) -> None:
        """Something came under the finger (a cover was lifted, a strip moved all below it): no tap is meant for it."""
        self._shown_at = self._clock()

    # ------------------------------------------------------------------ what is told

    @property
    def news(self) -> Sequence[AnnouncementEntry]:
        """What was told since somebody touched this glass; of what others have done meanwhile, this round's, and of
        results only the last: nobody here needs dice any more that others have gone on from."""
        journal, latest = self.evening.journal, self._latest
        told = announcements_after(journal, max(self.touched, round_start(journal)))
        return [each for each in told if each.number > latest or not isinstance(each.telling, Result | Change)]

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
        """What was told since the round began, and since the last touch."""
        journal = self.evening.journal
        return announcements_after(journal, round_start(journal))

    @property
    def set_up(self) -> tuple[AnnouncementEntry, ...]:
        """What is laid out before the game, until its first round is over."""
        return set_up(self.evening.journal)

    # ------------------------------------------------------------------ what is taught

    def lesson(self, told: Sequence[AnnouncementEntry], question: Question | None) -> Raised | None:
        """What is to be taught here now; None for nothing.

        told: what stands on this glass.  question: that everybody who sees it may read, None where there is none.
        """
        if self.teaching is None or not self.teaching.wanted():
            return None
        number = min(self.number, self.table.posed)  # of people who are asked together all screens teach the same
        things = [(each.number, each.telling) for each in told]
        found = raised(self.table.game.lessons, self.table.journal, things, question, number)
        return self.teaching.learnt.due(self.game, self.id, found, self._taught)

    def taught(self, lesson: Raised) -> None:
        """A lesson stands on this glass."""
        if self.teaching is not None:
            self.teaching.learnt.give(self.game, self.id, lesson)

    def understood(self, lesson: Raised) -> None:
        """Somebody has read a lesson, and wants to see it no more; no other one takes its place."""
        if self.teaching is not None and not self.hasty():
            self._taught = self.table.serial
            if not self.private:
                self.teaching.learnt.understood(self.game, lesson)
            self.uncovered()
            self.changed()

    def no_more_lessons(self) -> None:
        """Nobody wants lessons on this glass."""
        if self.teaching is not None and not self.hasty():
            self.teaching.stop()
            self.uncovered()
            self.changed()

    # ------------------------------------------------------------------ answers

    def answer(self, value: object, serial: int, *, ahead: Mapping[str, object] | None = None) -> None:
        """Answer the question that was on screen as number `serial`. ahead: answers to what will be asked from it."""
        source, seat = self.source, self.seat
        # of facts that were gathered from what all know, one may not matter on the whole table
        answer = partial(self.table.answer, serial=serial, source=source, seat=seat, all_asked=False)
        self._try(serial, lambda: answer(value, ahead))

    def gesture(self, plan: Sequence[Began | Said], serial: int, *, overruling: bool = False) -> None:
        """Do what a finger said on a board, all of it or nothing. overruling: although the rules refuse it."""
        source, seat = self.source, self.seat
        self._try(serial, lambda: self.table.gesture(plan, source=source, seat=seat, overruling=overruling))

    def roll(self, serial: int) -> None:
        """Let the app roll the dice or draw the card of question number `serial`."""
        self._try(serial, lambda: self.table.roll_for_me(serial=serial, source=self.source, seat=self.seat))

    def overrule(self, value: object, serial: int) -> None:
        """Answer with what the rules refuse: the table has the last word."""
        self._try(serial, lambda: self.table.answer(value, serial=serial, overruling=True))

    def could(self, value: object) -> bool:
        """Whether the table's last word could carry out a refused answer of the menu that stands here."""
        asked, seats = self.evening.question, [seat.id for seat in self.table.game.seats(self.table.state)]
        whose = next((seat for seat in (asked.who if asked else "", self.table.on_turn) if seat in seats), "")
        seat = whose or next(iter(seats), "")
        return asked is not None and could(self.table, seat, value)

    def deputise(self, seat: str, posed: int, deed: Callable[[GameSession], None]) -> None:
        """Answer for one of several people who were asked together as number `posed`."""
        if posed != self.table.posed or self.table.put_to(seat) is None:
            self._overtaken(self._answered(posed, seat))
        else:
            self._now(lambda: deed(self.table))

    def revise(self, number: int, value: object) -> None:
        """Give an earlier answer another value; what follows is worked out anew."""
        self._now(lambda: self.table.revise(number, value, source=self.source))

    def correct(self, path: str, value: object, note: str, caption: Msg) -> None:
        """Set a tracked value by hand."""
        self._now(lambda: self.table.amend(path, value, note, caption))

    # ------------------------------------------------------------------ undo

    def undo(self) -> None:
        """Take back the last answer; asks first (`doubt`) when a secret has been seen since."""
        point = self.table.journal.last_personal
        if point is not None:
            self.undo_to(point[0])

    def undo_to(self, number: int) -> None:
        """Take back everything from answer `number` on; asks first (`doubt`) when a secret has been seen since."""
        if self.table.seen_since(number) and not self.hasty():
            self.doubt = number
            self._shown_at = self._clock()
            self.changed()
        else:
            self._now(lambda: self.table.undo_to(number))

    def undo_all_the_same(self) -> None:
        """The table knows that a secret was seen, and takes back what it asked for."""
        number = self.doubt
        if number is not None:
            self._now(lambda: self.table.undo_to(number))

    def leave_it(self) -> None:
        """Nothing is taken back: neither what `doubt` stands for nor what a seat asked for."""
        self.doubt, self.pleas = None, ()
        self.uncovered()
        self.changed()

    def plead(self, seat: str) -> None:
        """A seat asks the table to take back what was last said; it is shown until the table decides or goes on."""
        if seat not in self.pleas:
            self.pleas = (*self.pleas, seat)
            self.uncovered()
            self.changed()

    def redo(self) -> None:
        """Put the last taken back answer in force again."""

        def deed() -> None:
            self.table.redo()
            self.redone = True

        self._now(deed)

    # ------------------------------------------------------------------ refusals

    def _now(self, deed: Callable[[], None]) -> None:
        """Do what concerns the table of this moment."""
        self._try(self.number, deed)

    def _try(self, serial: int, deed: Callable[[], None]) -> None:
        if serial != self.number:
            self._overtaken(self._answered(serial, self.seat))
            return
        if self.hasty():
            return
        self._touching, self.redone = True, False
        try:
            deed()
        except NotAsked as refusal:
            self._overtaken(self._answered(serial, self.seat), refusal.text)
        except (BadAnswer, StoreFault) as refusal:
            self._refuse(refusal.text)
        except Exception:
            caught(log, "the evening refused a deed")
            self._refuse(msg("ui-fault"))
        finally:
            self._touching = False

    def _answered(self, serial: int, seat: str) -> Entry | None:
        """What answered question number `serial`; of several people who were asked together, this seat's answer.

        What others began meanwhile from menus of their own answered nothing here.
        """
        journal = self.table.journal
        first = journal.entry(serial)
        if isinstance(first, Began) and first.who not in ("", TABLE, seat):
            begun = (each for _, each in journal.live[journal.position(serial) :] if isinstance(each, Began))
            return next((each for each in begun if is_personal(each) and each.who in ("", TABLE, seat)), None)
        if not isinstance(first, Said) or seat == TABLE or first.who in (seat, TABLE):
            return first
        after = (entry for _, entry in journal.live[journal.position(serial) :])
        together = takewhile(lambda entry: isinstance(entry, Said), after)
        own = next((entry for entry in together if isinstance(entry, Said) and entry.who == seat), None)
        return own or (None if serial == self.table.posed else first)

    def late(self) -> None:
        """A tap came on a question that has just gone."""
        if self._replaced != self.number:
            self._overtaken(self._answered(self._replaced, self.seat))

    def _overtaken(self, answered: Entry | None, otherwise: Msg | None = None) -> None:
        """A late answer changes nothing. Who was overtaken by another device is told; a second tap here is not.

        otherwise: what is told where nobody has answered.
        """
        why = otherwise if answered is None else self._first(answered)
        if why is not None:
            self._refuse(why)

    def _first(self, answered: Entry) -> Msg | None:
        """That another device answered first; None if it was this device itself."""
        if isinstance(answered, Began | Said | Amended) and answered.source == "phone":
            return msg("ui-overtaken-by-phone", what=answered.caption)
        return None

    def _refuse(self, why: Msg) -> None:
        self.fault = why
        self.changed()


class InPlaceOf:
    """The question of one of several people who are asked together, on a screen of the table that answers for them.

    While others answer theirs, it keeps its number, and a draft of its answer stays.
    """

    trying = False

    def __init__(self, session: ScreenSession, seat: str) -> None:
        self.session = session
        self.seat = seat
        self.sovereign = session.sovereign

    @property
    def fault(self) -> Msg | None:
        """What to tell people about the last refusal."""
        return self.session.fault

    @property
    def evening(self) -> Foresight:
        """What the question wants to know of its evening."""
        return self

    @property
    def serial(self) -> int:
        """Number of what is asked together."""
        return self.session.table.posed

    @property
    def question(self) -> Question | None:
        """The question; None once it is answered."""
        return self.session.table.put_to(self.seat)

    @property
    def settled(self) -> tuple[Settled, ...]:
        """What settled itself without asking, newest first."""
        return self.session.table.settled

    def taken_back_value(self, key: str) -> object:
        """The answer that was taken back from the question, None if there is none."""
        return self.session.table.taken_back_value(key)

    def glimpse(self, value: object, in_part: bool = False) -> Glimpse | None:
        """What would follow from an answer, for the same eyes as on any other sheet of the table."""
        return self.session.table.glimpse(value, self.seat, eyes=self.session._eyes(self.question, in_part))

    def gather(self, said: Mapping[str, object], main: str = "", in_part: bool = False) -> Gathered | None:
        """Whoever is asked together with others is asked fact by fact."""
        return None

    def hasty(self) -> bool:
        """Whether a tap now would hit something that has just changed under the finger."""
        return self.session.hasty()

    def now(self) -> float:
        """Seconds by the clock that tells a hasty tap from another."""
        return self.session.now()

    def answer(self, value: object, serial: int, *, ahead: Mapping[str, object] | None = None) -> None:
        """Answer in the place of this person."""
        self.session.deputise(
            self.seat, serial, lambda table: table.answer(value, ahead, serial=serial, seat=self.seat)
        )

    def roll(self, serial: int) -> None:
        """Let the app roll or draw for this person."""
        self.session.deputise(self.seat, serial, lambda table: table.roll_for_me(serial=serial, seat=self.seat))

    def overrule(self, value: object, serial: int) -> None:
        """Answer with what the rules refuse."""
        self.session.deputise(
            self.seat, serial, lambda table: table.answer(value, serial=serial, overruling=True, seat=self.seat)
        )

    def could(self, value: object) -> bool:
        """Whether the table's last word could carry out a refused answer of this person's menu."""
        return could(self.session.table, self.seat, value)

    def revise(self, number: int, value: object) -> None:
        """Give an earlier answer another value."""
        self.session.revise(number, value)
