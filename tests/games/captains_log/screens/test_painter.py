"""Tiles are painted: what a touch does to a hex, and what the main button tells of the rest."""

from __future__ import annotations

import pytest

from companion.core.questions.kinds import FieldValue
from companion.games.captains_log.sea.tiles import sea_tile_form
from companion.ui.questions.copying.hex_painter import filled, hexes_of, left_open, likely, touched
from tests.ui.question_game import QUESTIONS
from tests.ui.test_questions import Table

LINE = sea_tile_form(3).fields[0]
WITHIN: FieldValue = ("0,0 in", "0,1 in")


def painted_with(*brushes: str) -> FieldValue:
    """One hex after these brushes have touched it."""
    value: FieldValue = None
    for brush in brushes:
        value = touched(LINE, (0, 0), brush, value)
    return value


def test_what_is_painted_first_brings_its_ground_along() -> None:
    assert painted_with("barrel") == ("0,0 sea barrel",)
    assert painted_with("port") == ("0,0 land port",)
    assert painted_with("barrel", "number-3") == ("0,0 sea barrel number-3",)


def test_one_of_a_kind_takes_the_place_of_another() -> None:
    assert painted_with("sea", "bank-2") == ("0,0 bank-2",)
    assert painted_with("barrel", "bank-4") == ("0,0 bank-4 barrel",)
    assert painted_with("dice-2", "dice-3") == ("0,0 sea dice-3",)


def test_the_same_brush_takes_it_off_again() -> None:
    assert painted_with("barrel", "barrel") == ("0,0 sea",)
    assert painted_with("land", "land") is None


def test_the_rest_is_sea() -> None:
    assert hexes_of(LINE, WITHIN, None) == [(0, 0), (0, 1)]
    assert left_open(LINE, WITHIN, painted_with("land")) == 1
    assert filled(LINE, WITHIN, painted_with("land")) == ("0,0 land", "0,1 sea")


def test_without_an_outline_nothing_is_the_rest() -> None:
    assert len(hexes_of(LINE, None, None)) == 37 and left_open(LINE, None, None) == 0


def test_the_number_of_a_tile_is_its_own_as_a_rule() -> None:
    numbers = [f"number-{n}" for n in range(1, 25)]
    assert numbers[likely(numbers, "9")] == "number-9" and likely(numbers, "stock") == 0


async def test_a_brush_paints_before_it_is_drawn_as_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(QUESTIONS, "form", sea_tile_form(3))
    table, name = Table("form"), LINE.name
    async with table.screen() as screen:
        table.clock.settle()
        await screen.at_once("brush-land", f"{name}-0-0", "brush-barrel", f"{name}-0-1", f"{name}-1-0")
        await screen.at_once("brush-number-plus", "brush-number-plus", f"{name}-1-0", "answer-main")
    (record,) = table.said
    assert dict(record)[name] == ("0,0 land", "0,1 sea barrel", "1,0 sea barrel number-5")
