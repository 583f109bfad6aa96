"""States along a journal: remembered at the end of procedures, forgotten with what was never written."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from companion.core.events.event import Event
from companion.core.journal.journal import Began, Ended, Entry, Happened, Journal, Redone, TakenBack
from companion.core.journal.snapshots import Snapshots
from companion.core.procedures.procedure import command
from companion.core.values.messages import msg

APPLIED: list[int] = []


@dataclass(frozen=True)
class Added(Event[int]):
    """So much more."""

    amount: int

    def apply(self, s: int) -> int:
        APPLIED.append(self.amount)
        return s + self.amount


@pytest.fixture(autouse=True)
def _nothing_applied_yet() -> None:
    APPLIED.clear()


def procedure(*amounts: int) -> list[Entry]:
    began = Began(command("add"), "tablet", "1", msg("core-said", text="+"))
    return [began, *(Happened(Added(amount)) for amount in amounts), Ended()]


def after(fold: Snapshots[int], journal: Journal) -> int:
    return fold.after(journal.live, len(journal.live))


def test_a_procedure_that_has_ended_is_folded_once() -> None:
    journal, fold = Journal.of([*procedure(1, 2), *procedure(3)]), Snapshots(10)
    assert after(fold, journal) == 16
    assert APPLIED == [1, 2, 3]
    assert after(fold, journal) == 16
    assert APPLIED == [1, 2, 3]


def test_undo_and_redo_find_the_states_that_they_had() -> None:
    journal, fold = Journal.of([*procedure(1, 2), *procedure(3), *procedure(4)]), Snapshots(0)
    whole = after(fold, journal)
    journal.append(TakenBack(4))
    assert after(fold, journal) == 3
    journal.append(Redone())
    assert after(fold, journal) == whole == 10
    assert APPLIED == [1, 2, 3, 4]


def test_the_middle_of_a_procedure_is_folded_from_its_beginning() -> None:
    journal, fold = Journal.of([*procedure(1), *procedure(2, 3)]), Snapshots(0)
    assert [fold.after(journal.live, end) for end in range(len(journal.live) + 1)] == [0, 0, 1, 1, 1, 3, 6, 6]


def test_what_was_never_written_is_forgotten() -> None:
    journal, fold = Journal.of(procedure(1)), Snapshots(0)
    assert after(fold, journal) == 1
    lost = journal.copy()
    for entry in procedure(50):
        lost.append(entry)
    assert after(fold, lost) == 51
    fold.forget(len(journal.entries))
    for entry in procedure(7):
        journal.append(entry)
    assert after(fold, journal) == 8


def test_a_copy_knows_what_was_folded_and_goes_on_by_itself() -> None:
    journal, fold = Journal.of(procedure(1)), Snapshots(0)
    assert after(fold, journal) == 1
    other, aside = fold.copy(), journal.copy()
    for entry in procedure(50):
        aside.append(entry)
    for entry in procedure(7):
        journal.append(entry)
    assert (after(other, aside), after(fold, journal)) == (51, 8)
    assert APPLIED == [1, 50, 7]


def test_the_journal_counts_what_was_begun_and_finds_what_is_in_force() -> None:
    journal = Journal.of([*procedure(1), *procedure(2), *procedure(3)])
    assert journal.begun == journal.copy().begun == 3
    journal.append(TakenBack(3))
    assert journal.begun == 1
    assert journal.entry(1) == Happened(Added(1))
    assert journal.entry(4) is None
    journal.append(Redone())
    assert journal.begun == 3
    assert journal.entry(4) == Happened(Added(2))
