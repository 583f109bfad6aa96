"""Taps that it takes to put a value right where it stands: a touch of the figure, a keypad, done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.questions.correctable import Correctable, behind
from companion.session.game_session import GameSession
from tests.taps.counting import Row, Table, table

ANSWERS: Final = 30
"""Answers after which there is something on every board."""
MOST: Final = 4
"""Taps for a number of two figures."""
FIGURES: Final = 3
"""How many are put right."""
SHOWN: Final = "[flt-semantics-identifier^='fix-']"


def rows(game_id: str) -> Iterator[Row]:
    """The first figures of the boards that stand for one number, each set to another one of two figures."""
    left = [ANSWERS]

    def reached(evening: GameSession) -> bool:
        left[0] -= 1
        return left[0] < 0 or evening.question is None

    with table(game_id, reached) as home:
        home.player.read()
        yield Row("a value put right by hand", MOST, [_put_right(home, *each) for each in _numbers(home)])


def _numbers(home: Table) -> list[tuple[str, str]]:
    """Figures that stand on the boards, by their names, each with the two figures or the one of another number."""
    home.screen.page.locator(SHOWN).first.wait_for(state="attached")
    names = home.screen.page.locator(SHOWN).evaluate_all(
        "nodes => nodes.map(node => node.getAttribute('flt-semantics-identifier'))"
    )
    values = home.evening.actions.correctable
    found = ((str(name), behind(values, str(name).removeprefix("fix-"))) for name in names)
    numbers = [(name, each[0]) for name, each in found if len(each) == 1 and each[0].field.kind == "number"]
    return [(name, _other(value)) for name, value in numbers[:FIGURES]]


def _other(value: Correctable) -> str:
    return str(next(n for n in (18, 12, 10, 3, 2, 1) if n != value.value and value.field.lo <= n <= value.field.hi))


def _put_right(home: Table, figure: str, number: str) -> int:
    """The taps that it took; the number is in the notebook then."""
    before = home.player.taps
    for tap in (figure, *(f"key-{key}" for key in number), "correct-done"):
        home.screen.by_id(tap).wait_for(state="attached")
        home.player.tap(tap)
    home.screen.by_id("question").wait_for(state="attached")
    return home.player.taps - before
