"""Several threads at one evening: who looks never waits, and never sees half of a change."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from companion.core.events.event import Happened
from companion.core.journal.journal import Entry
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Command, Context, Procedure
from companion.core.questions.kinds import BadAnswer, YesNo
from companion.core.values.messages import msg
from companion.session.game_session import GameSession
from companion.session.seat_view import SeatView
from companion.session.snapshot import Snapshot
from companion.simulation.robot import Robot
from tests.unit.skerry import Earned, Options, Skerry, SkerryGame, begun

PATIENCE = 30.0
"""Seconds that a thread may take before a test fails."""
SEAT = "seat-1"


class Gate:
    """Where a change waits in the middle, so that it can be looked at."""

    def __init__(self) -> None:
        self.closed = False
        self._reached, self._opened = threading.Event(), threading.Event()

    def __call__(self) -> None:
        if self.closed:
            self._reached.set()
            assert self._opened.wait(PATIENCE)

    @contextmanager
    def held(self, change: Callable[[], None]) -> Iterator[None]:
        """Make a change in another thread, as far as here; go on with it in the end."""
        self.closed = True
        with ThreadPoolExecutor(1) as pool:
            changing: Future[None] = pool.submit(change)
            try:
                assert self._reached.wait(PATIENCE)
                yield
            finally:
                self._opened.set()
            changing.result(PATIENCE)


class Gated(SkerryGame):
    """A day's work that can be stopped in the middle, and a menu that can be stopped before it is laid out."""

    def __init__(self, work: Gate, menu: Gate) -> None:
        super().__init__()
        self.procedures = {**self.procedures, "fish": self._fish}
        self._at_work, self._before_menu = work, menu

    def _fish(self, t: Context[Skerry, None]) -> Procedure[None]:
        yield from t.ask(YesNo(key="cast", text=msg("skerry-again"), rule="SK-FSH-01", who=SEAT))
        self._at_work()
        yield from t.happens(Earned(1, rule="SK-FSH-01"))

    def next(self, state: Skerry) -> Command | Menu | None:
        self._before_menu()
        return super().next(state)


class Slow:
    """A log that can be stopped before it writes."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate

    def append(self, start: int, entries: Sequence[Entry]) -> None:
        self._gate()


@pytest.mark.parametrize("where", ["work", "menu", "log"])
def test_a_change_is_seen_when_it_is_written_and_not_before(where: str) -> None:
    gates = {name: Gate() for name in ("work", "menu", "log")}
    evening = GameSession(Gated(gates["work"], gates["menu"]), {}, seed=7, log=Slow(gates["log"]))
    evening.answer("fish")
    seat, before = SeatView(evening, SEAT), evening.now
    seen = (evening.question, evening.now.serial, evening.now.command, evening.state, evening.now.undo_caption)
    assert before.question is not None and before.question.key == "cast"
    with gates[where].held(lambda: evening.answer(True)):
        assert evening.now is before
        assert (
            evening.question,
            evening.now.serial,
            evening.now.command,
            evening.state,
            evening.now.undo_caption,
        ) == seen
        assert evening.now.put_to(SEAT) is before.question is seat.question
        assert not seat.over and not seat.answered and seat.elsewhere == () and seat.settled == ()
        assert seat.state == before.state
    assert before.question.key == "cast" and len(before.journal.entries) == before.serial, "what was seen stays"
    assert evening.state == replace(before.state, gold=1)
    assert isinstance(evening.question, Menu)


def test_what_is_not_written_is_never_seen() -> None:
    class Full(Exception):
        """There is no room on the disk."""

    class Broken:
        def __init__(self) -> None:
            self.gate, self.full = Gate(), False

        def append(self, start: int, entries: Sequence[Entry]) -> None:
            self.gate()
            if self.full:
                raise Full

    log = Broken()
    evening = GameSession(SkerryGame(), {}, seed=7, log=log)
    before, log.full = evening.now, True

    def refused() -> None:
        with pytest.raises(Full):
            evening.answer("rest")

    with log.gate.held(refused):
        assert evening.now is before
    assert (evening.now.question, evening.now.state) == (before.question, before.state)


def test_many_threads_play_look_and_take_back() -> None:
    evening = GameSession(SkerryGame(), {"days": 10_000}, seed=7)
    players, tries = 3, 200
    over = threading.Event()

    def play(number: int) -> int:
        """Answer, and now and then take back; returns how often it was too late."""
        robot, chance, late = Robot(number), Random(number), 0
        for _ in range(tries):
            now = evening.now
            question = now.question
            assert question is not None
            try:
                if chance.random() < 0.2:
                    evening.undo()
                else:
                    evening.answer(robot.answer(question), serial=now.serial)
            except BadAnswer:
                late += 1
        return late

    def look() -> int:
        """Look until all have played; returns how many moments were seen."""
        seat, seen = SeatView(evening, SEAT), 0
        while not over.is_set():
            now = evening.now
            whole(now)
            assert evening.question is not None and not seat.over
            _ = (
                evening.history.settled,
                evening.now.undo_caption,
                evening.now.redo_caption,
                seat.state,
                seat.elsewhere,
                seat.answered,
            )
            seen += 1
        return seen

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(players + 2) as pool:
            looking = [pool.submit(look) for _ in range(2)]
            playing = [pool.submit(play, number) for number in range(players)]
            try:
                late = sum(each.result(PATIENCE) for each in playing)
            finally:
                over.set()
            assert all(each.result(PATIENCE) for each in looking)
    finally:
        sys.setswitchinterval(interval)
    assert late < players * tries
    again = GameSession(SkerryGame(), {"days": 10_000}, seed=7, entries=evening.journal.entries)
    assert (again.state, again.now.serial) == (evening.state, evening.now.serial)


def whole(now: Snapshot) -> None:
    """A moment fits together: its state is what its journal says, and its question is open in it."""
    assert now.question is not None
    assert now.serial == len(now.journal.entries)
    events = [entry.event for _, entry in now.journal.live if isinstance(entry, Happened)]
    state: Any = begun(Options(days=10_000))
    for event in events:
        state = event.apply(state)
    assert state == now.state
    assert (now.command is None) == isinstance(now.question, Menu)
    assert (now.command is None) == (now.journal.opened is None)
