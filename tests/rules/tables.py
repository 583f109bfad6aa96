"""Tables in a given situation, for the tests of several chapters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.core.procedure import Run, command
from companion.core.questions import Ask, Choose, Draw, Field, FieldValue, Form, Number, Pick, Roll, YesNo
from companion.games.captains_log.options import Options, SeatOptions
from companion.games.captains_log.state import Card, FamePoint, State
from companion.table.answerers import roll
from tests.rules.scripted import Played, a_table, book


def with_fame(state: State, **points: int) -> State:
    """The state with so much fame for seats and nations."""
    ledger = tuple(FamePoint(1, who.replace("_", "-"), "F-SAL", n, "CL-MKT-13") for who, n in points.items())
    return replace(state, ledger=ledger)


def with_board(state: State, **values: Any) -> State:
    """The state with the fame board copied."""
    copied: dict[str, FieldValue] = {"days": 4, "remove_1": 7, "remove_2": 14, "taverns": ("5", "10")}
    copied.update(values)
    return replace(state, cards=(Card("fame-board", "A", tuple(copied.items())),))


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


def usual(question: Ask[Any]) -> Any:
    """What a table would say that answers without thinking: virtual dice, forms as empty as may be, else the likely
    answer."""
    match question:
        case Draw() | Roll():
            return roll(question, 7, "test")
        case Form():
            return {line.name: _least(line) for line in question.fields if not line.optional}
        case _ if question.default is not None:
            return question.default
        case Choose():
            return next(option.id for option in question.options if option.verdict.allowed)
        case Pick():
            return [option.id for option in question.options if option.verdict.allowed][: question.lo]
        case Number():
            return question.lo
        case YesNo():
            return False
    raise AssertionError(f"no usual answer to {question}")


def _least(line: Field) -> FieldValue:
    """The first value of a line that must be filled."""
    return {"number": line.lo, "switch": False, "choice": line.options[0].id if line.options else ""}[line.kind]


def play_out(
    function: Callable[..., Any], state: State, scripted: Mapping[str, Any] | None = None, **params: Any
) -> Played:
    """Run a procedure to its end: the scripted questions as told, all others as usual."""
    run: Run[State, Any] = Run(function, command("test", **params), state, book())
    events, asked, left = run.start(), [], dict(scripted or {})
    while (question := run.question) is not None:
        asked.append(question)
        only = question.only() if question.forced else None
        value = left.pop(question.key, only[0] if only else usual(question))
        events += run.answer(question.read(value))
    assert not left, f"unused answers: {sorted(left)}"
    return Played(run.state, events, asked)
