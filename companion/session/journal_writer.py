"""The writer of a session's journal: a change is written as a whole, and only then it counts and is told."""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock
from typing import Any, Generic

from companion.core.journal.journal import Log, MemoryLog
from companion.core.questions.kinds import Form
from companion.session.engine import B, Engine, S
from companion.session.snapshot import Snapshot


class JournalWriter(Generic[S, B]):
    """Makes the changes of a session, one after the other, and keeps what was written last for all who look."""

    def __init__(
        self, engine: Engine[S, B], log: Log | None = None, learn: Callable[[Form, Any], None] | None = None
    ) -> None:
        self.lock = RLock()
        """Held by whoever changes something or foresees what would follow."""
        self.listeners: list[Callable[[], None]] = []
        """Called after every change, in the thread that made it."""
        self.learn = learn
        """Called with a form and its record when a person has copied a component; None where nobody keeps them."""
        self.written: Snapshot[S, B] = engine.snapshot()
        """The table after the last change that was written."""
        self._engine = engine
        self._log = log or MemoryLog()

    def commit(self, *steps: Callable[[], None]) -> None:
        """Take the steps; write what they recorded in one go; tell the screens. On any fault nothing has happened."""
        engine = self._engine
        before = engine.open_change()
        start = len(before.journal.entries)
        try:
            for step in steps:
                step()
            if written := engine.journal.entries[start:]:
                self._log.append(start, written)
        except BaseException:
            engine.go_back(before)
            raise
        self.written = engine.snapshot()
        for listener in tuple(self.listeners) if written else ():
            listener()
        if self.learn is not None:
            for form, record in engine.copied:
                self.learn(form, record)
