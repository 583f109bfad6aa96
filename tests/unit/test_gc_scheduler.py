"""When the server looks for unreachable objects: in quiet moments, and everything only in a long one."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from companion.web.serving import gc_scheduler
from companion.web.serving.gc_scheduler import AT_LATEST, BUSY, ENOUGH, LONG, ROUNDS, GcScheduler

YOUNG, WHOLE = 1, 2


@dataclass
class Heap:
    """A heap in which so much is new, and what was collected of it."""

    new: int = 0
    collected: list[int] = field(default_factory=list)
    aside: int = 0
    """How often what lived was set aside."""

    def collect(self, generation: int = WHOLE) -> int:
        self.new = 0
        self.collected.append(generation)
        return 0

    def freeze(self) -> None:
        self.aside += 1

    def unfreeze(self) -> None:
        self.aside -= 1 if self.aside else 0


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> Heap:
    made = Heap()
    monkeypatch.setattr(gc_scheduler.gc, "get_count", lambda: (made.new, 0, 0))
    monkeypatch.setattr(gc_scheduler.gc, "collect", made.collect)
    monkeypatch.setattr(gc_scheduler.gc, "freeze", made.freeze)
    monkeypatch.setattr(gc_scheduler.gc, "unfreeze", made.unfreeze)
    return made


@pytest.fixture
def as_before() -> Iterator[None]:
    """The collector of the tests is left as it was."""
    usual = gc.get_threshold()
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()


def test_what_is_being_drawn_is_not_interrupted(heap: Heap) -> None:
    tidy = GcScheduler()
    for _ in range(5):
        heap.new += ENOUGH
        tidy.moment()
    assert heap.collected == []


def test_the_first_quiet_moment_after_it_is_used_once(heap: Heap) -> None:
    tidy = GcScheduler()
    heap.new = ENOUGH
    tidy.moment()
    for _ in range(LONG - 1):
        tidy.moment()
    assert heap.collected == [YOUNG]


def test_a_server_that_only_hears_that_its_screens_are_there_is_left_alone(heap: Heap) -> None:
    tidy = GcScheduler()
    for _ in range(10):
        heap.new += 10
        tidy.moment()
    assert heap.collected == []


def test_everything_is_walked_through_only_when_it_has_long_been_quiet_after_many_answers(heap: Heap) -> None:
    tidy = GcScheduler()
    for _ in range(ROUNDS):
        heap.new += ENOUGH
        tidy.moment()
        tidy.moment()
    assert heap.collected == [YOUNG] * ROUNDS
    for _ in range(2 * LONG):
        tidy.moment()
    assert heap.collected == [YOUNG] * ROUNDS + [WHOLE]


def test_what_lies_there_before_anybody_plays_is_set_aside_and_nothing_after(heap: Heap) -> None:
    """A screen that was set aside and closed would stay in memory for ever."""
    tidy = GcScheduler()
    for _ in range(3 * LONG):
        tidy.moment()
    assert (heap.aside, heap.collected) == (1, [WHOLE]), "the start page, once"
    for _ in range(ROUNDS):
        heap.new += ENOUGH
        tidy.moment()
        tidy.moment()
    for _ in range(3 * LONG):
        tidy.moment()
    assert heap.aside == 1 and heap.collected == [WHOLE, *[YOUNG] * ROUNDS, WHOLE]


def test_a_start_walks_through_nothing_and_the_first_rest_through_all_that_it_made(heap: Heap, as_before: None) -> None:
    tidy = GcScheduler()
    tidy.begin()
    assert (heap.aside, heap.collected) == (1, [])
    for _ in range(3 * LONG):
        tidy.moment()
    assert (heap.aside, heap.collected) == (1, [WHOLE])


def test_python_still_helps_itself_when_no_quiet_moment_comes(as_before: None) -> None:
    GcScheduler().begin()
    assert gc.isenabled()
    assert gc.get_threshold()[0] == BUSY
    assert gc.get_freeze_count() > 0


def test_a_table_that_never_rests_does_not_fill_the_memory(heap: Heap) -> None:
    tidy = GcScheduler()
    for _ in range(2 * AT_LATEST):
        heap.new += ENOUGH
        tidy.moment()
        tidy.moment()
    one = [YOUNG] * (AT_LATEST - 1) + [WHOLE]
    assert heap.collected == one + one
