"""Laws of Captain's Log alone: no cube appears or vanishes, whatever is played or corrected by hand."""

from __future__ import annotations

from random import Random

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from companion.games.captains_log.harbour.market import PRODUCT
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.state import GOODS, Good, State
from companion.games.captains_log.setup import first_state
from companion.library.game_registry import game
from tests.properties.evenings import after, an_evening, played

GAME = "captains_log"
laws = settings(max_examples=12, deadline=None, derandomize=True, phases=(Phase.generate,))
"""No shrinking: a smaller seed is not a simpler evening."""

seeds = st.integers(0, 10**6)


def cubes(s: State, good: Good) -> int:
    """All cubes of a good, wherever they lie."""
    rows = sum(tile.legal + tile.contraband for tile in s.market if PRODUCT[tile.nation] == good)
    holds = (s.reserve, s.loose, *(p.goods for p in s.players), *(n.cargo for n in s.npcs))
    return rows + sum(goods.of(good) for goods in holds)


@laws
@given(seeds)
def test_no_cube_appears_or_vanishes(seed: int) -> None:
    book: Book = game(GAME).book
    box = first_state(an_evening(GAME, seed).state.options, book).reserve
    for evening in played(GAME, seed):
        for good in GOODS:
            assert cubes(evening.state, good) == box.of(good), (good, evening.now.command)
        assert evening.state.stowed() == evening.state, "the holds show what is aboard"
        holds = (evening.state.reserve, evening.state.loose, *(p.goods for p in evening.state.players))
        assert all(goods.of(good) >= 0 for goods in holds for good in GOODS)


@laws
@given(seeds)
def test_a_correction_keeps_the_cubes_and_the_open_question(seed: int) -> None:
    evening, chance = after(GAME, seed, 30), Random(seed)
    question, totals = evening.question, [cubes(evening.state, good) for good in GOODS]
    for item in chance.sample(evening.game.correctable(evening.state), 6):
        if item.field.kind == "number" and not item.path.startswith("fame."):
            event = evening.game.correct(evening.state, item.path, chance.randint(item.field.lo, item.field.hi), "")
            corrected = event.apply(evening.state)
            assert [cubes(corrected, good) for good in GOODS] == totals
    if evening.now.command is not None:
        path = "turn.round"
        evening.correct(path, 7, "", evening.game.title)
        assert evening.question == question and evening.state.turn.round == 7
