"""Where the server's part of a tap goes: one screen in this process, its parts in processor time.

Processor time does not depend on what else the machine does, so two commits can be compared on a busy one.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from flet.components.component import Renderer
from flet.controls.object_patch import ObjectPatch
from flet.messaging.protocol import Message

from companion.session.game_session import GameSession
from companion.session.previews import Previews
from companion.ui.app import main_for
from companion.ui.context.app_context import AppContext
from companion.ui.games import screens_of
from tests.bench.engine import GAME, house, play_on, robot
from tests.bench.report import Figure, spread
from tests.support.machine import machine
from tests.ui.fakeclient import FakeClient, FakeConnection
from tests.ui.rebuilt_controls import rebuilt

SEED: Final = 3
BEFORE: Final = 300
"""Events of the evening when the screen is opened."""
WARM: Final = 5
ANSWERS: Final = 60
TURNS: Final = 14
"""Of the event loop, after which a whole screen has been told of an answer."""
PARTS: Final[Sequence[tuple[str, Any, str]]] = (
    ("answer", GameSession, "answer"),
    ("foresee", Previews, "glimpse"),
    ("foresee", Previews, "gather"),
    ("draw", Renderer, "render"),
    ("compare", ObjectPatch, "from_diff"),
    ("send", FakeConnection, "send_message"),
)
"""What is timed: its name, and the function that does it. A component is drawn while the one around it is compared."""


class Parts:
    """Milliseconds of each part, without those of other parts that it calls."""

    def __init__(self) -> None:
        self.spent: defaultdict[str, float] = defaultdict(float)
        self._within = [0.0]

    def timed(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same work, with its time taken."""

        def run(*given: Any, **named: Any) -> Any:
            start = time.thread_time()
            self._within.append(0.0)
            try:
                return work(*given, **named)
            finally:
                took = (time.thread_time() - start) * 1000
                self.spent[name] += took - self._within.pop()
                self._within[-1] += took

        return run


def figures(folder: Path) -> list[Figure]:
    """Every figure of the server's part, on a database in `folder`."""
    host = house(folder)
    evening = host.new_evening(GAME, screens_of(GAME).demo(), seed=SEED)
    play_on(evening, robot(), BEFORE)
    host.store.close()
    return asyncio.run(_answers(folder, evening.origin.identity))


async def _answers(folder: Path, identity: str) -> list[Figure]:
    """Random answers of one screen, each until everything is drawn."""
    ticks = count()
    no_tap_too_soon = machine(lambda: float(next(ticks)))
    home = AppContext(house(folder), services=no_tap_too_soon)
    parts, player = Parts(), robot()
    whole, messages, size, anew = [], [], [], []
    with ExitStack() as patched:
        for name, owner, work in PARTS:
            timed = parts.timed(name, getattr(owner, work))
            patched.enter_context(patch.object(owner, work, staticmethod(timed) if owner is ObjectPatch else timed))
        async with FakeClient(main_for(home.host, home), route=f"/table/{identity}") as screen:
            await screen.settle(TURNS)
            session = home.session(identity)
            for number in range(WARM + ANSWERS):
                if number == WARM:
                    parts.spent.clear()
                await screen.read()
                question = session.view.question
                assert question is not None, "the evening ended"
                changed: list[Message] = []
                screen.heard = changed.append
                sent, start = len(screen.sent), time.thread_time()
                session.answer(player.answer(question), session.view.serial)
                await screen.settle(TURNS)
                if number >= WARM:
                    whole.append((time.thread_time() - start) * 1000)
                    messages.append(float(len(screen.sent) - sent))
                    size.append(float(sum(screen.sent[sent:])))
                    anew.append(float(sum(len(rebuilt(screen, each)) for each in changed)))
    home.host.store.close()
    return [
        *spread("server for an answer, processor", whole, parts=(0.5, 0.95)),
        *(
            Figure(f"  of it to {name}, mean", parts.spent[name] / ANSWERS, "ms", n=ANSWERS)
            for name in dict.fromkeys(name for name, *_ in PARTS)
        ),
        Figure("  messages, mean", sum(messages) / ANSWERS, "", n=ANSWERS),
        *spread("  bytes", size, "B", parts=(0.5, 0.95)),
        *spread("  controls that the screen builds anew", anew, "", parts=(0.5, 0.95)),
    ]
