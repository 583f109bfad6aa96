"""Decisions: a person makes them, unless the pirate belongs to a false player, for whom chapter 23 does (23.5)."""

from __future__ import annotations

from typing import TypeVar

from companion.core.asking import TABLE
from companion.core.frozen import replace
from companion.core.procedure import Procedure
from companion.core.questions import Ask
from companion.games.blackbeard.sheets.ids import SideId
from companion.games.blackbeard.sheets.names import Desk

T = TypeVar("T")


def decide(t: Desk, ship: SideId, question: Ask[T], false: T) -> Procedure[T]:
    """The answer of whoever leads a ship (or is the player `ship`).

    A false player's takes `false` by itself; it stands beside what follows, where people may override it (BB-23.6).
    """
    if t.now.is_false(ship):
        return (yield from t.ask(replace(question, quiet=True, default=false, who=TABLE)))
    return (yield from t.ask(replace(question, who=t.now.owner(ship))))
