"""Plays one procedure of Captain's Log from a script of answers, strictly: an unscripted question fails the test,
and so does an unused answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from companion.core.events import Event
from companion.core.procedure import Run, command
from companion.core.questions import Ask, Form
from companion.games.captains_log.book import Book
from companion.games.captains_log.options import Options, SeatOptions
from companion.games.captains_log.state import Goods, MarketTile, Npc, Player, State
from companion.library.captains_log import load_book

ROOT = Path(__file__).resolve().parents[2]


@cache
def book() -> Book:
    """The printed book, read once."""
    return load_book(ROOT / "rulesdata" / "captains_log")


def a_table(**changes: Any) -> State:
    """A two-player table in the first round: England, France, Holland, Spain from top to bottom (T-36)."""
    seats = (SeatOptions("Anne", "green"), SeatOptions("Bart", "blue"))
    players = tuple(
        Player(f"seat-{i}", seat.name, seat.colour, "A", doubloons=3000, cannons=2, afloat=True)
        for i, seat in enumerate(seats, 1)
    )
    values: dict[str, Any] = {
        "options": Options(mode="competitive", seats=seats, target=21),
        "players": players,
        "npcs": (Npc("npc-1", "seat-1"), Npc("npc-2", "seat-2")),
        "market": tuple(MarketTile(n, 3, 3) for n in ("england", "france", "holland", "spain")),
        "reserve": Goods(20, 20, 20, 20, 15, 25),
        "wars": (("england", "spain"), ("england", "france")),
        "target": 21,
    }
    return State(**(values | changes))


class Played:
    """What came of a scripted run: the state, the events, and the questions that were asked."""

    def __init__(self, state: State, events: list[Event[Any]], asked: list[Ask[Any]]) -> None:
        self.state, self.events, self.asked = state, events, asked

    def of(self, kind: type[Event[Any]]) -> list[Any]:
        """The events of one type."""
        return [event for event in self.events if isinstance(event, kind)]


def play(function: Callable[..., Any], state: State, answers: Mapping[str, Any], **params: Any) -> Played:
    """Run a procedure with the answers given by question key; forced and quiet ones are taken by themselves.

    Lines of the reputation board are known to everybody: where the script is silent, as derived from the rulebook.
    """
    run: Run[State, Book] = Run(function, command("test", **params), state, book())
    events, asked, left = run.start(), [], dict(answers)
    while (question := run.question) is not None:
        asked.append(question)
        only = question.only() if question.forced else None
        if question.key in left:
            value = left.pop(question.key)
        elif only is not None:
            value = only[0]
        elif question.quiet:
            value = question.default
        elif isinstance(question, Form) and question.schema == "reputation-line":
            value = {line.name: line.start for line in question.fields}
        else:
            raise AssertionError(f"unscripted question {question.key!r}: {question}")
        events += run.answer(question.read(value))
    assert not left, f"unused answers: {sorted(left)}"
    return Played(run.state, events, asked)
