"""Months played through the front door, and tables set for one phase of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import companion
from companion.core.events.event import Event
from companion.core.procedures.procedure import Context
from companion.core.values.frozen_records import replace
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SeatId
from companion.games.pirates_cove.model.records import Loot
from companion.games.pirates_cove.model.state import Phase, State
from tests.games.pirates_cove.rules.mats import BOOK, table


def begun(**options: Any) -> companion.GameSession:
    """Anne, Bart and Cléo with the sample cards and dice of the app, outfitted with nothing, in the first month."""
    evening = companion.begin("pirates_cove", {"edition": "sample", **options}, seed=5)
    while evening.question is not None and evening.question.key.startswith("outfit"):
        evening.answer([])
    return evening


def at(phase: Phase, lying: Mapping[SeatId, str], **rulings: str) -> State:
    """A table in this phase of the first month, with ships at these islands and 50 treasures in the bank."""
    s = table(**rulings)
    s = replace(s, bank=replace(s.bank, treasures=50)).with_turn(month=1, phase=phase, steps=())
    for seat, island in lying.items():
        s = s.with_player(seat, island=island)
    return s


def with_loot(s: State, island: str, treasures: int = 0, gold: int = 0, tavern: int = 0, fame: int = 0) -> State:
    """With a Treasure card face up."""
    loot = Loot(island, "", True, treasures, gold, tavern, fame)  # type: ignore[arg-type]
    return replace(s, loots=(*s.loots, loot))


def asked(s: State, procedure: Any, *given: Any, answers: tuple[Any, ...] = ()) -> Any:
    """The question, or the questions put together, at which a procedure stands after these answers."""
    context: Context[State, Book] = Context(s, BOOK)
    steps, left, value = procedure(context, *given), list(answers), None
    while True:
        step = steps.send(value)
        value = None
        if isinstance(step, Event):
            context.now = step.apply(context.now)
        elif left:
            value = left.pop(0)
        else:
            return step
