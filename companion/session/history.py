"""What was asked and played in a session up to now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, NamedTuple

from companion.core.journal.journal import Began, Journal, Said, dump_entry, is_personal
from companion.core.questions.kinds import Question
from companion.core.rules.verdicts import ALLOWED, Verdict
from companion.session.engine import B, Engine, S
from companion.session.journal_writer import JournalWriter
from companion.session.snapshot import Snapshot


class Settled(NamedTuple):
    """A quiet question that answered itself: the number of its entry, and the answer in force."""

    number: int
    question: Question
    value: Any


class History(Generic[S, B]):
    """Looks back along the journal of a session, as it was written last."""

    def __init__(self, engine: Engine[S, B], writer: JournalWriter[S, B]) -> None:
        self._engine = engine
        self._writer = writer

    def asked(self, number: int) -> Question | None:
        """The question that entry `number` answers, if it is among the latest that this process has asked."""
        question, _ = self._engine.asked(number) or (None, None)
        match self._writer.written.journal.entry(number):
            case Began():
                return question
            case Said(key=key) if question is not None and question.key == key:
                return question
        return None

    def judged(self, number: int) -> Verdict:
        """The verdict that was given on what entry `number` says, when it was said; nothing for one that is forgotten
        (see `asked`)."""
        found = self._engine.asked(number)
        return ALLOWED if found is None or self.asked(number) is None else found[1]

    def state_after(self, end: int) -> S:
        """The state as it was after the first `end` of the entries in force."""
        with self._writer.lock:
            state: S = self._writer.written.journal.state_after(end)
            return state

    def snapshot_after(self, end: int) -> Snapshot[S, B]:
        """The table as it was after so many of the entries in force: nothing is asked there."""
        now = self._writer.written
        journal = Journal(entries=now.journal.entries, live=now.journal.live[:end])
        opened = journal.opened
        command = None if opened is None else opened[1].command
        return Snapshot(now.game, journal, self.state_after(end), (), command, ())

    @property
    def settled(self) -> tuple[Settled, ...]:
        """Quiet questions that answered themselves and can still be put right (`Actions.revise`), newest first."""
        found, personal = [], False
        for number, entry in reversed(self._writer.written.journal.live):
            if isinstance(entry, Said) and (question := self.asked(number)) is not None and question.quiet:
                found.append(Settled(number, question, entry.value))
            personal = personal or is_personal(entry)
            if isinstance(entry, Began) and personal:
                break
        return tuple(found)

    @property
    def under_way(self) -> tuple[S, tuple[Mapping[str, object], ...]]:
        """The state as it was when the open procedure began, and what was done of it since, as plain JSON: from both
        together a session can be begun where this one stands. Where none is open, the state of this moment and
        nothing."""
        now = self._writer.written
        if (opened := now.journal.opened) is None:
            return now.state, ()
        live, events = now.journal.live, now.game.events
        return self.state_after(opened[0]), tuple(dump_entry(each, events) for _, each in live[opened[0] :])
