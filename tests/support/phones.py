"""Evenings in which somebody knows what others do not, and what of it goes over the wire to which phone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from companion.core.kit.options import EveningOptions
from companion.library.game_registry import game
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from companion.ui.games import screens_of
from tests.support.demonstration import demonstration
from tests.ui.test_phone_screen import NINA, Party, Tapped, answerers, look_everywhere

SEED: Final = 4
ROBOT: Final = 6
ROBOTS: Final = 10
"""That play one after the other, until one of them comes to the point that is wanted."""


def evening_of(game_id: str, chosen: EveningOptions, until: Callable[[GameSession], bool]) -> GameSession:
    """A demonstration evening that a robot has played up to some point, each time anew."""
    options, entries = _played(game_id, chosen, until)
    return GameSession(game(game_id), options, seed=SEED, answerers=answerers(game_id), entries=entries)


@cache
def _played(
    game_id: str, chosen: EveningOptions, until: Callable[[GameSession], bool]
) -> tuple[Mapping[str, Any], Sequence[Any]]:
    options = demonstration(game_id, chosen.dump())
    for n in range(ROBOT, ROBOT + ROBOTS):
        evening = GameSession(game(game_id), options, seed=SEED, answerers=answerers(game_id))
        robot = Robot(n)
        while not until(evening) and evening.questions:
            question = evening.question or evening.questions[0]
            evening.answer(robot.answer(question), seat=question.who)
        if until(evening):
            break
    else:
        raise AssertionError(f"none of {ROBOTS} evenings of {game_id} comes to that point")
    return options, tuple(evening.journal.entries)


async def told_to(
    table: Party, monkeypatch: pytest.MonkeyPatch, seats: Iterable[str], words: Iterable[str]
) -> dict[str, set[str]]:
    """Which of these words the phone of each seat ("" for a guest's) is told while its owner looks everywhere."""
    wanted, told = set(words), {}
    for seat in seats:
        with monkeypatch.context() as patch:
            line = Tapped(patch)
            async with table.phone(seat) as phone:
                await look_everywhere(table, phone)
            told[seat] = {word for word in wanted if line.announcements(word)}
    return told


async def every_page_can_be_drawn(folder: Path, game_id: str, evening: GameSession) -> None:
    """On a small phone, with large words, in the language whose words are not the tablet's."""
    assert {tab.id for tab in screens_of(game_id).tabs}
    table = Party(folder, evening, game_id)
    async with table.phone(NINA.id, (360, 640), language="en", zoom="1.5") as nina:
        await look_everywhere(table, nina)
