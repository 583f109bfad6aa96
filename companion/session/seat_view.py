"""What one seat may know of an evening: the read side of `GameSession`, without what others keep secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from companion.core.journal.journal import Journal, Said
from companion.core.kit.game import Game
from companion.core.procedures.game_parts import Menu
from companion.core.procedures.procedure import Command
from companion.core.questions.kinds import TABLE, Ask, Question
from companion.core.values.messages import Msg, msg
from companion.session.engine import B, S
from companion.session.evening import GameSession, Glimpse, Settled


class SeatView(Generic[S, B]):
    """An evening as a seat sees it.

    seat: "" for somebody who only watches.  The lines of the journal are for everybody; its answers are not to be
    shown but through `settled`.
    """

    def __init__(self, evening: GameSession[S, B], seat: str) -> None:
        self._evening = evening
        self.seat = seat
        self._last: tuple[S, str, S] | None = None
        """A state, and what a seat sees of it."""

    def forget(self) -> None:
        """Whoever looked is this seat no more, and sees from now on what is open to all."""
        self.seat = ""

    # ------------------------------------------------------------------ the table

    @property
    def game(self) -> Game[S, B]:
        """The game that is played."""
        return self._evening.game

    @property
    def options(self) -> Mapping[str, object]:
        """What the evening began with."""
        return self._evening.options

    @property
    def identity(self) -> str:
        """By which the store knows the evening."""
        return self._evening.identity

    @property
    def state(self) -> S:
        """The state without what this seat may not see."""
        whole, seat, last = self._evening.state, self.seat, self._last
        if last is None or last[0] is not whole or last[1] != seat:
            self._last = last = whole, seat, self.game.view(whole, seat)
        return last[2]

    @property
    def journal(self) -> Journal:
        """The journal (read only)."""
        return self._evening.journal

    @property
    def open_command(self) -> Command | None:
        """The procedure under way, if any."""
        return self._evening.open_command

    # ------------------------------------------------------------------ what is asked

    @property
    def serial(self) -> int:
        """Number of what is put to this seat, or to the others where nothing is; an answer must quote it."""
        return self._evening.now.number(self.seat)

    @property
    def question(self) -> Question | None:
        """What this seat is asked; its menu too while that waits until another has done what that one chose."""
        now = self._evening.now
        return now.put_to(self.seat) or now.paused(self.seat)

    @property
    def awaited(self) -> bool:
        """Whether the table waits for this seat: it is asked, and has not done its part."""
        mine = self._evening.now.put_to(self.seat)
        return mine is not None and not (isinstance(mine, Menu) and mine.waiting)

    @property
    def waits_for(self) -> str:
        """The seat that has to answer before this one's menu comes back; "" where it may choose, or is not asked."""
        now = self._evening.now
        return now.questions[0].who if now.questions and now.paused(self.seat) is not None else ""

    @property
    def elsewhere(self) -> tuple[Question, ...]:
        """What others are asked: the words of the question and whose it is, of a secret one only whose it is.

        What there is to choose, and why something is refused, may hang on what only they know.
        """
        now = self._evening.now
        mine = now.put_to(self.seat)
        return tuple(_overheard(question) for question in now.awaited if question is not mine)

    @property
    def on_turn(self) -> str:
        """The seat that answers for the table just now, "" for nobody in particular."""
        return self._evening.on_turn

    @property
    def answered(self) -> bool:
        """Whether this seat has given its answer to what others, who are asked together with it, still think about."""
        now, seat = self._evening.now, self.seat
        since = now.journal.live[now.journal.position(now.posed) :]
        return bool(seat) and any(isinstance(each, Said) and each.who == seat for _, each in since)

    @property
    def over(self) -> bool:
        """Whether the evening has ended."""
        return not self._evening.questions

    @property
    def settled(self) -> tuple[Settled, ...]:
        """What settled itself without asking and may be put right by this seat, newest first."""
        return tuple(settled for settled in self._evening.settled if self._may_settle(settled.question.who))

    def _may_settle(self, who: str) -> bool:
        return bool(self.seat) and (who == self.seat or (who == TABLE and self._evening.on_turn == self.seat))

    def may_revise(self, number: int) -> bool:
        """Whether answer `number` is one that this seat may put right."""
        entry = self._evening.journal.entry(number)
        return isinstance(entry, Said) and self._may_settle(entry.who)

    def taken_back_value(self, key: str) -> object:
        """The answer that was taken back from this seat's question; None if there is none."""
        mine = self.question
        return self._evening.taken_back_value(key) if mine is not None and mine.key == key else None

    def glimpse(self, value: object) -> Glimpse[S] | None:
        """What would follow if this seat's question were answered so, as far as this seat can know it."""
        if self.question is None:
            return None
        seen = self._evening.glimpse(value, self.seat)
        if seen is None or seen.question is None or seen.question.who in (self.seat, TABLE):
            return seen
        return Glimpse(seen.events, None if seen.question.secret else _overheard(seen.question))

    def gather(self, said: Mapping[str, object], main: str = "") -> None:
        """On a phone facts are asked one by one: what follows from them may hang on what this seat does not know."""

    # ------------------------------------------------------------------ undo

    @property
    def undo_caption(self) -> Msg | None:
        """What undo would take back."""
        return self._evening.undo_caption

    @property
    def redo_caption(self) -> Msg | None:
        """What redo would put in force again."""
        return self._evening.redo_caption


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
