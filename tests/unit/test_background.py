"""What takes long or comes later is done, with threads and without."""

from __future__ import annotations

import asyncio
import threading

import pytest

from companion.host.background import Background, InTurn
from companion.web.threads import Threads


@pytest.mark.parametrize(("background", "elsewhere"), [(InTurn(), False), (Threads(), True)])
async def test_it_is_done_beside_the_screens_where_there_are_threads(background: Background, elsewhere: bool) -> None:
    def deed(first: int, second: int) -> tuple[int, bool]:
        return first + second, threading.current_thread() is not threading.main_thread()

    assert await background.away(deed, 2, 3) == (5, elsewhere)
    loop, done = asyncio.get_running_loop(), asyncio.Event()
    background.later(0, lambda: loop.call_soon_threadsafe(done.set))
    await done.wait()


def test_nothing_waits_where_nothing_runs() -> None:
    done: list[str] = []
    InTurn().later(0, lambda: done.append("done"))
    assert done == []
