"""Decisions: a person makes them, unless the pirate belongs to a false player, for whom chapter 23 does (23.5)."""

from __future__ import annotations

from typing import TypeVar

from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Ask
from companion.core.questions.question_base import TABLE
from companion.core.values.frozen_records import replace
from companion.games.blackbeard.model.ids import SideId
from companion.games.blackbeard.model.names import Ctx

T = TypeVar("T")


def decide(t: Ctx, ship: SideId, question: Ask[T], false: T) -> Procedure[T]:
    """The answer of whoever leads a ship (or is the player `ship`).

    A false player's takes `false` by itself; it stands beside what follows, where people may override it (BB-23.6).
    """
    if t.now.is_false(ship):
        return (yield from t.ask(replace(question, quiet=True, default=false, who=TABLE)))
    return (yield from t.ask(replace(question, who=t.now.owner(ship))))
