"""Frozen records: changed as the standard library does, and functions of them that are worked out once."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from functools import cached_property

import pytest

from companion.core.kit.book import PrintedBook
from companion.core.values.frozen_records import KEPT, memoized, replace


@dataclass(frozen=True, slots=True)
class Berth:
    ship: str
    ropes: int = 2


@dataclass(frozen=True, slots=True)
class Quay(Berth):
    length: int = 10


@dataclass(frozen=True)
class Loose:
    ship: str
    ropes: int = 2

    @cached_property
    def told(self) -> str:
        return f"{self.ship} at {self.ropes} ropes"


@dataclass(frozen=True, slots=True)
class Checked:
    ropes: int

    def __post_init__(self) -> None:
        if self.ropes < 0:
            raise ValueError("no ropes")


class Almanac(PrintedBook, prefix="al"):
    tides: tuple[int, ...]


@pytest.mark.parametrize("record", [Berth("Anne"), Quay("Anne", 3, 40), Loose("Anne"), Checked(1)])
def test_a_changed_record_is_what_the_standard_library_makes(record: Berth | Loose | Checked) -> None:
    changed = replace(record, ropes=7)
    assert changed == dataclasses.replace(record, ropes=7) and type(changed) is type(record)
    assert record.ropes != 7
    with pytest.raises(TypeError):
        replace(record, anchors=1)  # type: ignore[call-arg]


def test_what_was_worked_out_of_a_record_is_worked_out_anew_of_the_changed_one() -> None:
    assert (berth := Loose("Anne")).told == "Anne at 2 ropes"
    assert replace(berth, ropes=7).told == "Anne at 7 ropes"


def test_what_a_record_checks_is_checked_when_it_is_changed() -> None:
    with pytest.raises(ValueError, match="no ropes"):
        replace(Checked(1), ropes=-1)


def test_it_is_worked_out_once_for_the_same_object_and_for_everything_else_that_was_given() -> None:
    worked: list[tuple[str, int]] = []

    @memoized
    def ropes(berth: Berth, times: int) -> int:
        worked.append((berth.ship, times))
        return berth.ropes * times

    anne = Berth("Anne")
    assert [ropes(anne, 2), ropes(anne, 2), ropes(anne, 3)] == [4, 4, 6]
    assert worked == [("Anne", 2), ("Anne", 3)]
    assert ropes(replace(anne, ropes=5), 2) == 10 and len(worked) == 3


def test_what_it_raises_is_not_kept() -> None:
    tried: list[int] = []

    @memoized
    def broken(berth: Berth) -> int:
        tried.append(berth.ropes)
        if len(tried) == 1:
            raise LookupError
        return berth.ropes

    anne = Berth("Anne")
    with pytest.raises(LookupError):
        broken(anne)
    assert [broken(anne), broken(anne)] == [2, 2] and len(tried) == 2


def test_only_the_latest_are_known_and_none_is_taken_for_another() -> None:
    worked: list[int] = []

    @memoized
    def ropes(berth: Berth) -> int:
        worked.append(berth.ropes)
        return berth.ropes

    first = Berth("Anne", -1)
    assert ropes(first) == -1
    assert [ropes(Berth("Anne", n)) for n in range(4 * KEPT)] == list(range(4 * KEPT))
    assert ropes(first) == -1 and worked.count(-1) == 2


def test_a_book_is_known_by_being_itself() -> None:
    one, other = Almanac(tides=(1, 2)), Almanac(tides=(1, 2))
    assert one == one and one != other and len({one, other, one}) == 2
