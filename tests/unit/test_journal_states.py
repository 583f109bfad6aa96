"""States along a journal: each event knows the one in which it happened and the one that it made."""

from __future__ import annotations

from companion.core.events.event import Event, Happened
from companion.core.journal.journal import Amended, Began, Ended, Entry, Journal, Redone, TakenBack
from companion.core.procedures.procedure import command
from companion.core.values.messages import Msg, msg


class Added(Event[int]):
    """So much more."""

    amount: int

    def apply(self, s: int) -> int:
        return s + self.amount

    def line(self, s: int, book: str) -> Msg:
        return msg("core-said", text=f"{book}: {s} + {self.amount}")


def procedure(*amounts: int) -> list[Entry]:
    began = Began(command("add"), "tablet", "1", msg("core-said", text="+"))
    return [began, *(Happened(Added(amount)) for amount in amounts), Ended()]


def lines(journal: Journal) -> list[object]:
    happened = (entry for _, entry in journal.live if isinstance(entry, Happened))
    return [dict(each.line.args)["text"] for each in happened if each.line is not None]


def test_events_that_were_read_are_put_where_they_happened() -> None:
    journal = Journal.of([*procedure(1, 2), *procedure(3)], 10, "book")
    assert journal.state == 16
    assert lines(journal) == ["book: 10 + 1", "book: 11 + 2", "book: 13 + 3"]


def test_what_happened_just_now_keeps_the_states_that_it_had() -> None:
    journal = Journal(first=10, book="book")
    journal.append(Happened(Added(1), before=5, after=6, book="another"))
    assert journal.state == 6
    assert lines(journal) == ["another: 5 + 1"]


def test_the_state_after_so_many_entries() -> None:
    journal = Journal.of([*procedure(1), *procedure(2, 3)], 0)
    assert [journal.state_after(end) for end in range(len(journal.live) + 1)] == [0, 0, 1, 1, 1, 3, 6, 6]


def test_what_follows_an_undo_happens_in_the_state_before() -> None:
    journal = Journal.of([*procedure(1, 2), *procedure(3), *procedure(4)], 0, "book")
    journal.append(TakenBack(4))
    assert journal.state == 3
    journal.append(Redone())
    assert (journal.state, lines(journal)[-1]) == (10, "book: 6 + 4")
    journal.append(TakenBack(7))
    for entry in procedure(50):
        journal.append(entry)
    assert (journal.state, lines(journal)[-1]) == (56, "book: 6 + 50")


def test_a_correction_by_hand_counts_too() -> None:
    journal = Journal.of([*procedure(1), Amended(Added(20), "tablet", msg("core-corrected")), *procedure(2)], 0, "book")
    assert (journal.state, lines(journal)[-1]) == (23, "book: 21 + 2")


def test_a_copy_goes_on_by_itself() -> None:
    journal = Journal.of(procedure(1), 0)
    aside = journal.copy()
    for entry in procedure(50):
        aside.append(entry)
    for entry in procedure(7):
        journal.append(entry)
    assert (aside.state, journal.state) == (51, 8)


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
