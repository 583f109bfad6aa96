"""The state of an evening as the fold of its journal, without folding from the beginning each time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from companion.core.journal.journal import Amended, Ended, Entry, Happened

S = TypeVar("S")


class Snapshots(Generic[S]):
    """The state after any entry in force; `first` is the state before all of them.

    What comes before an entry in force never changes as long as it is in force, and states are frozen. So the state at
    the end of every procedure is remembered by the number of that entry: undo folds one procedure, not the evening.
    """

    def __init__(self, first: S) -> None:
        self._first = first
        self._marks: dict[int, S] = {}

    def after(self, live: Sequence[tuple[int, Entry]], end: int) -> S:
        """The state after the first `end` of the entries in force."""
        start = end
        while start and live[start - 1][0] not in self._marks:
            start -= 1
        state = self._marks[live[start - 1][0]] if start else self._first
        for position in range(start, end):
            number, entry = live[position]
            if isinstance(entry, Happened | Amended):
                state = entry.event.apply(state)
            elif isinstance(entry, Ended):
                self._marks[number] = state
        return state

    def copy(self) -> Snapshots[S]:
        """The same fold, to go on otherwise from here."""
        other = Snapshots(self._first)
        other._marks = dict(self._marks)
        return other

    def mark(self, number: int, state: S) -> None:
        """Remember the state at entry `number`, the end of a procedure."""
        self._marks[number] = state

    def forget(self, number: int) -> None:
        """Entry `number` and those after it were never written."""
        self._marks = {known: state for known, state in self._marks.items() if known < number}
