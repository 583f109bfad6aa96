"""What a tap costs, counted and not timed, so that it cannot creep back: each game is played on by a robot.

The most that it may cost stands with each game ("evenings", `TAP`): a tenth more than when it was counted last, since
what a robot is asked changes a little with the rules. Whoever makes a tap cheaper counts anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest
from flet.controls.base_control import BaseControl
from flet.controls.id_counter import ControlId
from flet.messaging.protocol import Message, MessageAction

from companion.library.game_registry import game_ids
from companion.ui.context.app_context import AppContext
from companion.web.serving.known_parts import KnownParts, in_full
from tests.bench.engine import house, robot
from tests.bench.evening import an_evening
from tests.support.about import about
from tests.support.machine import machine
from tests.ui.fakeclient import at
from tests.ui.keeping_page import KeepingPage, understood
from tests.ui.rebuilt_controls import inside

ANSWERS: Final = 24
TURNS: Final = 14
"""Of the event loop, after which a whole screen has been told of an answer."""


LEAST: Final = 0.6
"""Share of the most below which it should be counted anew."""


@dataclass
class Cost:
    """Of a tap, or of all of them together."""

    made: int = 0
    """Controls that are drawn on the server, whether anything of them differs or not."""
    sent: int = 0
    """Those of them that are new to the screen."""
    size: int = 0
    """Bytes to a page that keeps what looks alike."""


@pytest.mark.parametrize("game_id", game_ids())
async def test_a_tap_costs_no_more_than_it_did(game_id: str, tmp_path: Path) -> None:
    identity = an_evening(tmp_path, game_id)
    ticks, cost, taps = count(), Cost(), 0
    home = AppContext(house(tmp_path), services=machine(lambda: float(next(ticks))))
    async with at(home, f"/table/{identity}") as screen:
        await screen.settle(TURNS)
        known, page, session, player = KnownParts(), KeepingPage(), home.session(identity), robot()

        def heard(message: Message) -> None:
            frame = known.frame(message)
            assert page.read(frame) == understood(in_full(message))
            cost.size += len(frame)
            if message.action is MessageAction.PATCH_CONTROL:
                cost.sent += sum(len(controls(operation[-1])) for operation in message.body.patch[1:])

        while taps < ANSWERS and session.view.question is not None:
            await screen.read()
            screen.heard, begun = heard, ControlId.next()
            session.answer(player.answer(session.view.question), session.view.serial)
            await screen.settle(TURNS)
            cost.made += ControlId.next() - begun
            screen.heard = lambda _: None
            taps += 1
    home.host.store.close()
    most = Cost(*about(game_id, "evenings").TAP)
    for name, limit in vars(most).items():
        found = getattr(cost, name) / taps
        assert limit * LEAST <= found <= limit, f"{name}: {found:.0f} for a tap of {game_id}"


def controls(value: Any) -> list[BaseControl]:
    """Those in what is sent for one place."""
    return list(inside(value)) if isinstance(value, list | BaseControl) else []
