"""Plays one procedure of Captain's Log from a script of answers, at a table of two players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from companion.core.questions.kinds import Ask, Form
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SeatId
from companion.games.captains_log.model.options import Options, SeatOptions
from companion.games.captains_log.model.state import Goods, MarketTile, Npc, Player, State
from companion.library.book import read_book
from tests.games.captains_log.seat_ids import NPC_1, NPC_2, SEAT_1, SEAT_2
from tests.support import scripted

STATES: TypeAdapter[State] = TypeAdapter(State)
ROOT = Path(__file__).resolve().parents[4]


@cache
def book() -> Book:
    """The printed book, read once."""
    return read_book(ROOT / "rulesdata" / "captains_log", Book)


def a_table(**changes: Any) -> State:
    """A two-player table in the first round: England, France, Holland, Spain from top to bottom (T-36)."""
    seats = (SeatOptions("Anne", "green"), SeatOptions("Bart", "blue"))
    players = tuple(
        Player(SeatId(f"seat-{i}"), seat.name, seat.colour, "A", doubloons=3000, cannons=2, afloat=True)
        for i, seat in enumerate(seats, 1)
    )
    values: dict[str, Any] = {
        "options": Options(mode="competitive", seats=seats, target=21),
        "players": players,
        "npcs": (Npc(NPC_1, SEAT_1), Npc(NPC_2, SEAT_2)),
        "market": tuple(MarketTile(n, 3, 3) for n in ("england", "france", "holland", "spain")),
        "reserve": Goods(20, 20, 20, 20, 15, 25),
        "wars": (("england", "spain"), ("england", "france")),
        "target": 21,
    }
    return State(**(values | changes))


Played = scripted.Played[State]


def play(function: Callable[..., Any], state: State, answers: Mapping[str, Any], **params: Any) -> Played:
    """Run a procedure with the answers given by question key; forced and quiet ones are taken by themselves.

    The state is one that was saved and loaded, so that its ids are ids even where a test wrote mere text.  Lines of the
    reputation board are known to everybody: where the script is silent, as derived from the rulebook.
    """
    loaded = STATES.validate_python(STATES.dump_python(state, mode="json"))
    return scripted.run_script(function, loaded, book(), answers, _silent, **params)


def _silent(question: Ask[Any]) -> Any:
    if isinstance(question, Form) and question.schema == "reputation-line":
        return {line.name: line.start for line in question.fields}
    return scripted.unscripted(question)
