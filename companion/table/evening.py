"""One evening: a game, its journal, and the question of the moment.

The evening is the only place where answers enter. Every accepted answer is written to the log together with what
happened from it, in one go, before anybody is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from companion.core.events import Event
from companion.core.game import Menu
from companion.core.journal import Amended, Began, Happened, Redone, Said, Source, TakenBack, is_personal
from companion.core.procedure import Command, Run
from companion.core.questions import TABLE, Ask, BadAnswer
from companion.core.text import Msg, msg
from companion.table.answerers import roll
from companion.table.machine import Machine, NotAsked, Stale

__all__ = ["Evening", "Glimpse", "NotAsked", "Stale"]


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What would follow from an answer: the events up to the next question, and that question (None: menu or end)."""

    events: tuple[Event[Any], ...]
    question: Ask[Any] | None


class Evening(Machine):
    """A game being played.

    options: plain JSON as the game's `start` takes them.  seed: of the virtual dice.  learn: called with a Form and
    its record when a person has copied a component.  entries: of an evening that is taken up again.  first: a state
    to begin from instead of the start of the game.  identity: by which the store knows it.

    Several threads may use it at once. Changes are made one after the other: whoever wants another one, or a glimpse of
    what would follow, waits for the one under way. Whoever only looks never waits, and sees the table as it was after
    the last change that is on disk: all of it in `now`, each property by itself at the moment at which it is read.
    So an answer given from what was seen quotes the number of its question (`serial`), and is Stale if another thread
    was faster.  Listeners are called after every change, in the thread that made it and before the next one can be
    made: they must not wait for a thread that answers.
    """

    # ------------------------------------------------------------------ what the table shows

    @property
    def undo_caption(self) -> Msg | None:
        """What undo would take back."""
        point = self.journal.last_personal
        return point[1].caption if point else None

    @property
    def redo_caption(self) -> Msg | None:
        """What redo would put in force again."""
        entry = self.journal.next_redo
        return entry.caption if entry else None

    def taken_back_value(self, key: str) -> Any:
        """The answer that was taken back from the question `key` of the open procedure; None if there is none."""
        now = self.now
        return None if now.command is None else now.journal.retracted.get((now.command, key))

    @property
    def standing(self) -> tuple[tuple[int, Ask[Any], Any], ...]:
        """Quiet questions that answered themselves and can still be put right (`revise`), newest first.

        Each with the number of its entry and the answer in force.
        """
        found, personal = [], False
        for number, entry in reversed(self.journal.live):
            if isinstance(entry, Said) and (question := self.asked(number)) is not None and question.quiet:
                found.append((number, question, entry.value))
            personal = personal or is_personal(entry)
            if isinstance(entry, Began) and personal:
                break
        return tuple(found)

    def glimpse(self, value: Any, seat: str = TABLE) -> Glimpse | None:
        """What would follow if the open question were answered so; None if it cannot be. Changes nothing.

        seat: who is about to answer, by default whoever holds the tablet; it foresees no more than it may know.
        """
        if seat != TABLE:
            return self._foreseen_by(seat, value)
        with self.lock:
            question, opened = self.question, self._journal.opened
            if question is None:
                return None
            try:
                read = question.read(value)
            except BadAnswer:
                return None
            if isinstance(question, Menu):
                run = self._fresh(question.command(read))
                events = run.start()
            elif opened is not None:
                run, _ = self._replay(*opened)
                events = run.answer(read, question.key)
            else:
                return None
            return self._onwards(run, events)

    def _onwards(self, run: Run[Any, Any], events: list[Event[Any]]) -> Glimpse:
        """What follows by itself, up to the next question."""
        while run.question is not None and (certain := self.certain(run.question)) is not None:
            events += run.answer(run.question.read(certain.value))
        return Glimpse(tuple(events), run.question)

    def _foreseen_by(self, seat: str, value: Any) -> Glimpse | None:
        """The glimpse of a seat, worked out on what it knows; None where that is not enough to tell."""
        with self.lock:
            question, opened = self.put_to(seat), self._journal.opened
            if question is None or not question.admits(value):
                return None
            known = self.game.view(self._state, seat)
            try:
                if isinstance(question, Menu):
                    run = self._begun_from(known, question.command(question.read(value)))
                    return self._onwards(run, run.start())
                return None if opened is None else self._rehearsed(known, *opened, question, value, seat)
            except Exception:  # rules may fail in any way on a table of which a part is hidden
                return None

    def _rehearsed(
        self, known: Any, position: int, began: Began, question: Ask[Any], value: Any, seat: str
    ) -> Glimpse | None:
        """The open procedure begun again on what a seat knows, and this answer given in it."""
        run = self._begun_from(known, began.command)
        run.start()
        for _, entry in self._journal.live[position + 1 :]:
            if isinstance(entry, Said):
                asked = run.asks(entry.key)
                if asked is None or (entry.secret and entry.who != seat):
                    return None
                run.answer((asked.waived() if entry.overruling else asked).read(entry.value), entry.key)
            elif isinstance(entry, Amended):
                run.amend(entry.event)
        mine = run.asks(question.key)
        return None if mine is None else self._onwards(run, run.answer(mine.read(value), mine.key))

    def seen_since(self, number: int) -> bool:
        """Whether anybody has learnt a secret since entry `number`: taken back, it would not be forgotten."""
        now = self.now
        if len(self.game.seats(now.state)) < 2:
            return False
        since = now.journal.live[now.journal.position(number) :]
        return any(
            entry.secret if isinstance(entry, Said) else isinstance(entry, Happened) and entry.event.reveals
            for _, entry in since
        )

    # ------------------------------------------------------------------ what people do

    def answer(
        self,
        value: Any,
        *,
        serial: int | None = None,
        source: Source = "tablet",
        overruling: bool = False,
        seat: str = TABLE,
    ) -> None:
        """Answer the question of the moment. Raises BadAnswer; then nothing changed.

        It is Stale for another question, NotAsked for somebody else's.  overruling: what the rules refuse may be
        chosen too; the table has the last word.  seat: who answers, by default whoever holds the tablet.
        """
        with self.lock:
            question = self._expect(serial, seat)
            read = (question.waived() if overruling else question).read(value)
            refused = not question.admits(value)
            if isinstance(question, Menu):
                label = question.chosen(read)[0].label
                caption = msg("core-overruled", command=label) if refused else label
                began = Began(question.command(read), source, self.game.version, caption, overruling=refused)
                self._commit(lambda: self._begin(began), self._go_on)
            else:
                key = question.key
                self._commit(lambda: self._say(read, source, key=key, overruling=refused), self._go_on)

    def follow(self, plan: Sequence[Began | Said], *, source: Source = "tablet", seat: str = TABLE) -> None:
        """Do what was tried on the side, as far as it fits the table: what was not foreseen is asked.

        Raises Stale when not even the first step fits, NotAsked when it is not for this seat; then nothing changed.
        """
        with self.lock:
            self._commit(lambda: self._follow(plan, source, seat))

    def gesture(self, plan: Sequence[Began | Said], *, source: Source = "tablet", seat: str = TABLE) -> None:
        """Do what a gesture on a board says at once; one undo takes it back.

        Raises BadAnswer when a step is refused (Stale when it does not fit the table); then nothing changed.
        """
        with self.lock:
            self._commit(lambda: self._follow(plan, source, seat, whole=True))

    def overrule(self, cmd: Command, caption: Msg, *, source: Source = "tablet") -> None:
        """Begin a procedure although the menu refuses it or does not offer it: the table has the last word."""
        with self.lock:
            if self._run is not None:
                raise BadAnswer(msg("core-busy"))
            began = Began(cmd, source, self.game.version, caption, overruling=True)
            self._commit(lambda: self._begin(began), self._go_on)

    def roll_for_me(self, *, serial: int | None = None, source: Source = "tablet", seat: str = TABLE) -> None:
        """Let the app roll or draw for the open question of chance."""
        with self.lock:
            question = self._expect(serial, seat)
            read = question.read(roll(question, self.seed, self._place))
            self._commit(lambda: self._say(read, source, key=question.key), self._go_on)

    def amend(self, path: str, value: Any, note: str, caption: Msg, *, source: Source = "tablet") -> None:
        """Set a tracked value by hand, at any moment; an open question stays open."""
        with self.lock:
            amended = Amended(self.game.correct(self.state, path, value, note), source, caption)
            self._commit(lambda: self._amend(amended), self._settle)

    def undo(self) -> None:
        """Take back the last answer that a person gave, with all that followed."""
        with self.lock:
            point = self._journal.last_personal
            if point is None:
                raise BadAnswer(msg("core-nothing-to-undo"))
            self.undo_to(point[0])

    def undo_to(self, number: int) -> None:
        """Take back a person's answer number `number` and everything after it."""
        with self.lock:
            if not is_personal(self._journal.entry(number)):
                raise BadAnswer(msg("core-nothing-to-undo"))
            self._commit(lambda: self._journal.append(TakenBack(number)), self._take_up)

    def redo(self) -> None:
        """Put in force again what was last taken back."""
        with self.lock:
            if not self._journal.redoable:
                raise BadAnswer(msg("core-nothing-to-redo"))
            self._commit(lambda: self._journal.append(Redone()), self._take_up)

    def revise(self, number: int, value: Any, *, source: Source = "tablet") -> None:
        """Give answer `number` another value, as long as no person has begun anything since its procedure.

        Later answers and corrections of that procedure are kept while they fit; the rest is asked anew.
        """
        with self.lock:
            after = [entry for _, entry in self._journal.live[self._journal.position(number) :]]
            own = list(takewhile(lambda entry: not isinstance(entry, Began), after))
            if not own or not isinstance(own[0], Said) or any(map(is_personal, after[len(own) :])):
                raise BadAnswer(msg("core-nothing-to-undo"))
            said, later = own[0], own[1:]
            self._commit(
                lambda: self._revise(number, said.key, value, source), lambda: self._repeat(later), self._go_on
            )
