"""The read side of an evening: what a seat may know of it, somebody who watches, or all who look at one screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Literal

from companion.core.journal.journal import Journal, Said
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Command
from companion.core.questions.kinds import TABLE, Ask, Question
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Seat
from companion.session.engine import B, S
from companion.session.game_session import GameSession
from companion.session.history import Settled
from companion.session.one_sheet import Gathered
from companion.session.previews import Glimpse
from companion.session.snapshot import Snapshot

Sees = Literal["own", "open", "all"]
"""What is read: "own" what a seat may know, "open" what all at the table may know, while the secrets of each person lie
under a cover, "all" everything there is, of an evening on the side that holds nothing else."""


class SeatView(Generic[S, B]):
    """An evening as somebody sees it, now or at an earlier moment. Whatever a screen shows of it is read here.

    What it passes on unchanged (whose turn it is, what undo takes back) is what everybody may know; nothing else of the
    session is within reach of a screen. The lines of the journal are for everybody; its answers are not to be shown but
    through `settled`.
    """

    def __init__(
        self, session: GameSession[S, B], seat: str, sees: Sees = "own", then: Snapshot[S, B] | None = None
    ) -> None:
        self._session = session
        self._then = then
        self._last: tuple[S, str, S] | None = None
        """A state, who reads it, and what they see of it."""
        self.game = session.game
        """The game that is played."""
        self.options = session.origin.options
        """What the evening began with."""
        self.seat = seat
        """Who is asked here: a seat, "" for somebody who only watches, `TABLE` for whoever holds the tablet."""
        self.sees = sees

    def forget(self) -> None:
        """Whoever looked is this seat no more, and sees from now on what is open to all."""
        self.seat = ""

    # ------------------------------------------------------------------ the table

    @property
    def _now(self) -> Snapshot[S, B]:
        return self._session.now if self._then is None else self._then

    @property
    def eyes(self) -> str:
        """The seat from which nothing needs to be hidden here, as nobody else looks on; "" among several."""
        if self.sees == "own":
            return self.seat
        people = self.game.seats(self._now.state)
        return people[0].id if len(people) == 1 else ""

    def person(self, seat: str) -> Seat | None:
        """Who sits at a seat; None for the table."""
        return next((each for each in self.game.seats(self._now.state) if each.id == seat), None)

    @property
    def state(self) -> S:
        """The state without what must not be seen here: this is what boards are drawn from."""
        whole, last = self._now.state, self._last
        if self.sees == "all":
            return whole
        seat = self.eyes
        if last is None or last[0] is not whole or last[1] != seat:
            self._last = last = whole, seat, self.game.view(whole, seat)
        return last[2]

    @property
    def final_state(self) -> S:
        """The state in which an evening ended: before all at the table what was hidden counts too, and is laid open."""
        return self._now.state if self.over and self.sees == "open" else self.state

    def state_of(self, person: str) -> S:
        """The state as a person sees it who turns over what is their own; of a seat's screen, as this seat sees it."""
        return self.game.view(self._now.state, person) if self.sees == "open" else self.state

    @property
    def journal(self) -> Journal:
        """The journal (read only)."""
        return self._now.journal

    @property
    def open_command(self) -> Command | None:
        """The procedure under way, if any."""
        return self._now.command

    @property
    def on_turn(self) -> str:
        """The seat that answers for the table just now, "" for nobody in particular."""
        return self._now.on_turn

    # ------------------------------------------------------------------ what is asked

    @property
    def serial(self) -> int:
        """Number of what is put here, or to the others where nothing is; an answer must quote it."""
        return self._now.number(self.seat)

    @property
    def question(self) -> Question | None:
        """What is asked here; of a seat its menu too while that waits until another has done what that one chose."""
        now = self._now
        return now.put_to(self.seat) or now.paused(self.seat) if self.sees == "own" else now.question

    @property
    def posed(self) -> int:
        """Number of what several people are asked together."""
        return self._now.posed

    @property
    def open_keys(self) -> tuple[str, ...]:
        """The keys of all questions that are open: they tell when another one is asked, and are shown nowhere."""
        return tuple(question.key for question in self._now.questions)

    def put_to(self, seat: str) -> Question | None:
        """What one of several people is asked, on a screen that answers for all; None where nothing is, or where it is
        not to be read."""
        return self._now.put_to(seat) if self.sees != "own" or seat == self.seat else None

    @property
    def awaited(self) -> bool:
        """Whether the table waits for whoever is here: they are asked, and have not done their part."""
        now = self._now
        if self.sees != "own":
            return now.question is not None
        mine = now.put_to(self.seat)
        return mine is not None and not (isinstance(mine, Menu) and mine.waiting)

    @property
    def waits_for(self) -> str:
        """The seat that has to answer before this one's menu comes back; "" where it may choose, or is not asked."""
        now = self._now
        return now.questions[0].who if now.questions and now.paused(self.seat) is not None else ""

    @property
    def people_awaited(self) -> tuple[Seat, ...]:
        """The people who are to answer what is open; for what is asked of the whole table, whoever is on turn.

        Where several have a menu each, those who have not done their part.
        """
        now = self._now
        people = {seat.id: seat for seat in self.game.seats(now.state)}
        asked = (now.on_turn if question.who == TABLE else question.who for question in now.awaited)
        return tuple(people[seat] for seat in dict.fromkeys(asked) if seat in people)

    @property
    def together(self) -> bool:
        """Whether a screen for all shows the question of one of several people who are asked at the same time."""
        return self.sees == "open" and self._now.together

    @property
    def apart(self) -> bool:
        """Whether several people have a menu of their own, each of which goes on by itself."""
        return self._now.apart

    @property
    def elsewhere(self) -> tuple[Question, ...]:
        """What others are asked: the words of the question and whose it is, of a secret one only whose it is.

        What there is to choose, and why something is refused, may hang on what only they know.
        """
        now = self._now
        mine = now.put_to(self.seat)
        return tuple(_overheard(question) for question in now.awaited if question is not mine)

    @property
    def answered(self) -> bool:
        """Whether this seat has given its answer to what others, who are asked together with it, still think about."""
        now, seat = self._now, self.seat
        since = now.journal.live[now.journal.position(now.posed) :]
        return bool(seat) and any(isinstance(each, Said) and each.who == seat for _, each in since)

    @property
    def over(self) -> bool:
        """Whether the evening has ended."""
        return not self._now.questions

    @property
    def settled(self) -> tuple[Settled, ...]:
        """What settled itself without asking and may be put right here, newest first."""
        if self._then is not None:
            return ()
        return tuple(settled for settled in self._session.history.settled if self._may_settle(settled.question.who))

    def _may_settle(self, who: str) -> bool:
        if self.sees != "own":
            return True
        return bool(self.seat) and (who == self.seat or (who == TABLE and self.on_turn == self.seat))

    def may_revise(self, number: int) -> bool:
        """Whether answer `number` is one that may be put right here."""
        entry = self.journal.entry(number)
        return isinstance(entry, Said) and self._may_settle(entry.who)

    def taken_back_value(self, key: str) -> object:
        """The answer that was taken back from a question that is asked here; None if there is none."""
        mine = self.question
        if self.sees == "own" and (mine is None or mine.key != key):
            return None
        return self._session.now.taken_back_value(key)

    # ------------------------------------------------------------------ what would follow

    def glimpse(self, value: object, seat: str = "", in_part: bool = False) -> Glimpse | None:
        """What would follow from an answer, as far as whoever reads the question may know it.

        seat: in whose place it would be given, on a screen that answers for all.  in_part: all may read it, and only a
        part of the question.
        """
        if self.sees == "own":
            return self._own_glimpse(value)
        asked = self.put_to(seat) if seat else self.question
        return self._session.previews.glimpse(value, seat or TABLE, eyes=self._readers(asked, in_part))

    def _own_glimpse(self, value: object) -> Glimpse | None:
        if self.question is None:
            return None
        seen = self._session.previews.glimpse(value, self.seat)
        if seen is None or seen.question is None or seen.question.who in (self.seat, TABLE):
            return seen
        return Glimpse(seen.happened, None if seen.question.secret else _overheard(seen.question))

    def gather(
        self, said: Mapping[str, object], main: str = "", seat: str = "", in_part: bool = False
    ) -> Gathered | None:
        """The questions that stand on one sheet from here on (see `GameSession.gather`), for the same readers.

        Whoever is asked together with others is asked one by one, but around one tablet on a sheet by name; so is a
        seat for facts of the board: what follows from them may hang on what it does not know. A sheet by name holds
        what is asked of this seat alone.
        """
        if seat or (self.sees == "own" and (self.question is None or not self.question.sheet)):
            return None
        if self.sees == "own":
            return self._session.previews.gather(said, main, eyes=self.seat, own=self.seat)
        return self._session.previews.gather(said, main, eyes=self._readers(self.question, in_part))

    def _readers(self, question: Question | None, in_part: bool) -> str | None:
        """Who reads a question: "" for all at the table, a seat where it is laid open for this one, None where nothing
        needs to be hidden."""
        if self.sees == "all":
            return None
        if self.eyes or question is None:
            return self.eyes
        own = question.secret or (question.public_view is not None and not in_part)
        return question.who if own else ""

    # ------------------------------------------------------------------ undo

    @property
    def undo_caption(self) -> Msg | None:
        """What undo would take back."""
        return self._now.undo_caption

    @property
    def redo_caption(self) -> Msg | None:
        """What redo would put in force again."""
        return self._now.redo_caption


def _overheard(question: Question) -> Question:
    """A question as somebody hears it who is not asked: nothing can be answered to it."""
    if question.secret:
        return Ask(key="secret", text=msg("core-asked-secretly"), rule="", who=question.who, secret=True)
    return Ask(
        key=question.key,
        text=question.text,
        rule=question.rule,
        who=question.who,
        nature=question.nature,
        short=question.short,
        trail=question.trail,
    )
