"""Tables in a given situation, for the tests of several chapters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.core.procedures.copied_cards import CopiedCard
from companion.core.questions.kinds import FieldValue
from companion.games.captains_log.model.ids import SideId
from companion.games.captains_log.model.options import Options, SeatOptions
from companion.games.captains_log.model.state import FamePoint, State
from tests.games.captains_log.rules.scripted import Played, a_table, book
from tests.support.scripted import run_script, usual


def with_fame(state: State, **points: int) -> State:
    """The state with so much fame for seats and nations."""
    ledger = tuple(FamePoint(1, SideId(who.replace("_", "-")), "F-SAL", n, "CL-MKT-13") for who, n in points.items())
    return replace(state, ledger=ledger)


def with_board(state: State, **values: Any) -> State:
    """The state with the fame board copied."""
    copied: dict[str, FieldValue] = {"days": 4, "remove_1": 7, "remove_2": 14, "taverns": ("5", "10")}
    copied.update(values)
    return replace(state, cards=(CopiedCard("fame-board", "A", tuple(copied.items())),))


def solo_table(**changes: Any) -> State:
    """A solo evening against Spain and France."""
    table = a_table()
    options = Options(seats=(SeatOptions("Anne", "green"),), enemies=("spain", "france"))
    values: dict[str, Any] = {
        "options": options,
        "players": table.players[:1],
        "enemies": ("spain", "france"),
        "target": 19,
    }
    return replace(table, **(values | changes))


def play_out(
    function: Callable[..., Any], state: State, scripted: Mapping[str, Any] | None = None, **params: Any
) -> Played:
    """Run a procedure to its end: the scripted questions as told, all others as usual."""
    return run_script(function, state, book(), scripted or {}, usual, **params)
