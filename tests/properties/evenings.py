"""Short evenings of any game, as a robot plays them from a seed: options, dice and answers all follow from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from companion.core.events.event import Occurrence
from companion.core.journal.journal import Entry
from companion.library.game_registry import game
from companion.session.game_session import GameSession
from companion.simulation.replay import Script, dealt, seat
from companion.simulation.robot import Robot

STEPS: Final = 45
LIKES: Final = {"end-turn": 0.5, "jettison": 0.3}
"""What their robot seldom chooses."""


def plan_of(game_id: str, seed: int) -> Script:
    """Any evening that a table of this game could begin, with virtual dice."""
    options = game(game_id).any_options(Random(f"{game_id}/{seed}"))
    return Script(game_id, dealt(game(game_id), options), seed, "virtual")


def an_evening(game_id: str, seed: int, entries: Sequence[Entry] = ()) -> GameSession:
    """The evening of a seed, new or taken up again. Without the invented edition people copy nonsense from cards."""
    return seat(game(game_id), plan_of(game_id, seed), entries)


def played(game_id: str, seed: int, steps: int = STEPS) -> Iterator[GameSession]:
    """An evening before every answer, and at its end."""
    evening, robot = an_evening(game_id, seed), Robot(seed, LIKES)
    for _ in range(steps):
        yield evening
        if evening.question is None:
            return
        evening.answer(robot.answer(evening.question), serial=evening.now.serial)
    yield evening


def after(game_id: str, seed: int, steps: int = STEPS) -> GameSession:
    """An evening after some answers."""
    *_, last = played(game_id, seed, steps)
    return last


def in_force(evening: GameSession) -> list[Occurrence]:
    """What happened in an evening and was not taken back."""
    return [entry for _, entry in evening.journal.live if isinstance(entry, Occurrence)]
