"""Two taps of which the second comes before the first one is drawn: what was tapped counts, not what is still shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.core.journal.journal import Amended
from companion.core.kit.corrections import Corrected
from companion.core.questions.kinds import Field
from companion.ui.context.app_context import AppContext
from tests.browser.running_app import prepared
from tests.support.about import ANY
from tests.ui.prepared_evening import Sitting
from tests.ui.question_game import QUESTIONS, say
from tests.ui.test_corrections import ANSWERS, after, number
from tests.ui.test_questions import BANDS, EDGED, HALF, Table, chart, words_of

FEW = chart("Que montre la carte ?", *(Field(name, say(name), "number", 1, 3, optional=False) for name in "ab"))
"""A card of which all values stand in rows."""


async def test_a_brush_paints_as_soon_as_it_is_tapped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(QUESTIONS, "form", EDGED)
    table = Table("form")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("slot-cells")
        await screen.at_once("cells-o", "cells-0-0", "cells-numbers-1-2", "cells-numbers-3-4")
        for tapped in ("cells-numbers-4", "cells-numbers-1", "cells-numbers-2"):
            await screen.tap(tapped)
        await screen.tap("answer-main")
    (record,) = table.said
    found = dict(record)
    assert found["cells"][0] == "o........"
    assert (found["left"], found["below"]) == ("1/2 3/4", "4 1 2 3"), "each key told a place of its own"


async def test_no_value_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(QUESTIONS, "form", FEW)
    table = Table("form")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.at_once("a-2", "b-3", "a-1")
        assert words_of(screen, "answer-main") == ["Enregistrer la carte"]
        await screen.at_once("b-2", "answer-main")
    (record,) = table.said
    assert dict(record) == {"a": 1, "b": 2}, "what is put away is what was told by then"


async def test_figures_follow_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    wide = Field("gold", say("Or"), "number", 0, 900, optional=False)
    monkeypatch.setitem(QUESTIONS, "form", chart("Que montre la carte ?", wide, *BANDS.fields))
    table = Table("form")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("gold-other")
        await screen.at_once("gold-figure-4", "gold-figure-1")
        await screen.tap("gold-figure-7")
        assert words_of(screen, "slot-gold") == ["417"]


async def test_one_more_and_one_more_are_two_more() -> None:
    table = Table("coins")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("step-more")
        await screen.at_once("step-more", "step-more")
        assert words_of(screen, "value") == [f"1{HALF}500"]


async def test_what_a_button_no_longer_says_is_not_answered() -> None:
    table = Table("number")
    async with table.screen() as screen:
        table.clock.settle()
        await screen.tap("answer-3")
        await screen.at_once("answer-4", "answer-main")
        assert table.said == []
        await screen.tap("answer-main")
    assert table.said == [4]


async def test_several_more_at_once_are_one_correction(tmp_path: Path, context: AppContext) -> None:
    sitting = Sitting(context, prepared(tmp_path, after(ANSWERS), ANY))
    async with sitting.tablet() as screen:
        await screen.read()
        figure, found = number(screen, sitting.evening.actions.correctable, least=3)
        await screen.tap(f"fix-{figure}")
        await screen.at_once("key-more", "key-more", "key-more")
        await screen.tap("correct-done")
    (amended,) = sitting.entries(Amended)
    assert isinstance(amended.event, Corrected) and isinstance(found.value, int)
    assert amended.event.value == found.value + 3 * found.field.step
