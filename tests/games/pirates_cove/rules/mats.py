"""States for tests of what stands on ship mats: three players with the sample mat, and whatever a test puts aboard."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.core.events.event import Event, Happened
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.procedure import Context, Procedure
from companion.games.pirates_cove.game import PiratesCove
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SeatId
from companion.games.pirates_cove.model.options import Options
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.setup import first_state
from companion.games.pirates_cove.ship import mat
from companion.library.game_registry import game
from companion.library.sample import load_sample

COVE: PiratesCove = game("pirates_cove")  # type: ignore[assignment]
BOOK: Book = COVE.book
ANNE, BART, CLEO = (SeatId.numbered("seat", n) for n in (1, 2, 3))


def table(**rulings: str) -> State:
    """Anne, Bart and Cléo at the start of the year. rulings: by id with an underscore, such as ``A_34="stopped"``."""
    agreed = tuple((name.replace("_", "-"), way) for name, way in rulings.items())
    state = first_state(Options(edition="sample", rulings=agreed), BOOK)
    for (schema, subject), values in load_sample(COVE).items():
        if schema in ("mat", "box"):
            record = COVE.form(schema, subject).read(values)
            state = state.with_card(CopiedCard(schema, subject, record, "sample"))
    return state


def with_rings(s: State, seat: SeatId, **places: int) -> State:
    """With rings at these places."""
    return s.with_player(seat, rings=replace(s.player(seat).rings, **places))


def valued(s: State, seat: SeatId, **values: int) -> State:
    """With rings at the places of these values, as the sample mat has them."""
    places = {
        section: 1 + [level.value for level in mat.levels(s, section)].index(value)  # type: ignore[arg-type]
        for section, value in values.items()
    }
    return with_rings(s, seat, **places)


def played(
    s: State, procedure: Any, *given: Any, answers: tuple[Any, ...] = (), **named: Any
) -> tuple[State, list[Happened]]:
    """The state after a procedure, and what happened. answers: to its questions, in order."""
    context: Context[State, Book] = Context(s, BOOK)
    steps: Procedure[Any] = procedure(context, *given, **named)
    left, happened, value = list(answers), [], None
    try:
        while True:
            step = steps.send(value)
            value = None
            if isinstance(step, Event):
                before, context.now = context.now, step.apply(context.now)
                happened.append(Happened(step, before=before, after=context.now, book=BOOK))
            else:
                value = left.pop(0)
    except StopIteration:
        assert not left, "an answer too many"
        return context.now, happened
