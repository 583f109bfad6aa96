"""Work on many things, several at a time, each in a process of its own that is forked from this one."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from typing import Any, Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")

LONGEST: Final = 7200.0
"""Seconds by the clock after which a process is ended from outside: only one that waits for ever, as whatever works for
ever ends by the processor's time, however busy the machine is."""


class Worker:
    """A process that calls a function with a pipe to tell through."""

    def __init__(self, work: Callable[[Connection], None]) -> None:
        fork = multiprocessing.get_context("fork")
        self.ear, mouth = fork.Pipe(duplex=False)
        self.end = time.monotonic() + LONGEST
        self._process: ForkProcess = fork.Process(target=work, args=(mouth,))
        self._process.start()
        mouth.close()

    def heard(self) -> Iterator[Any]:
        """All that it tells, as it comes, until it ends."""
        try:
            while True:
                yield self.ear.recv()
        except EOFError:
            return
        finally:
            self.stop()

    def last(self) -> Any:
        """What it has told, now that it told or ended or is too late; None if nothing."""
        try:
            return self.ear.recv() if self.ear.poll() else None
        except EOFError:
            return None
        finally:
            self.stop()

    def stop(self) -> None:
        """End it, whatever it does."""
        self._process.kill()
        self._process.join()
        self.ear.close()


def several(work: Callable[[T], R], things: Iterable[T], jobs: int) -> Iterator[tuple[T, R | None]]:
    """Each thing with what came of it, as they come; None where the process crashed or took too long."""

    def told(thing: T) -> Callable[[Connection], None]:
        return lambda mouth: mouth.send(work(thing))

    left, running = list(reversed(list(things))), dict[Connection, tuple[T, Worker]]()
    try:
        while left or running:
            while left and len(running) < jobs:
                thing = left.pop()
                worker = Worker(told(thing))
                running[worker.ear] = (thing, worker)
            ready = wait(list(running), timeout=1.0)
            late = [ear for ear, (_, worker) in running.items() if time.monotonic() > worker.end]
            for ear in {*ready, *late}:
                thing, worker = running.pop(ear)
                yield thing, worker.last()
    finally:
        for _, worker in running.values():
            worker.stop()
