"""Whoever reads only the middle of the screen misses nothing of a solo evening, from its first question to its last."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import flet as ft
import pytest

from companion.core.events.announcements import words_of
from companion.core.procedures.game_parts import Menu
from companion.library.texts import texts_in
from companion.session.announcements import last_touch, spoken
from companion.ui.context.app_context import House
from companion.ui.questions.question_sheet import MIDDLE
from tests.browser.house import SEED, beginning, prepared
from tests.browser.phones import usual
from tests.ui.fakeclient import FakeClient
from tests.ui.sitting import Sitting

FR = texts_in("fr")
WISHES: Final = ("fire", "end-turn")
"""An evening of raids that the two enemies win by and by."""
TOLD: Final = 300


def squeezed(words: str) -> str:
    """Words without the spaces at which a line may break."""
    return re.sub(r"\s", "", words)


def said(part: ft.Control, screen: FakeClient) -> Iterator[str]:
    """Everything that a part of the screen says, to whoever reads and to whoever hears."""
    for each in screen.walk(part):
        if isinstance(each, ft.Text):
            yield each.value or "".join(span.text or "" for span in each.spans or [])
        elif isinstance(each, ft.Semantics):
            yield each.label or ""
        elif isinstance(each, ft.Image):
            yield each.semantics_label or ""


def in_the_middle(screen: FakeClient) -> str:
    """What stands in the middle of the table now: a question, or a telling before it."""
    lying = [
        part
        for part in screen.find(ft.Semantics)
        if (part.identifier or "").startswith("sheet-") or part.identifier == MIDDLE
    ]
    return "".join(squeezed(words) for part in lying for words in said(part, screen))


def wished(question: Any) -> Any:
    """The first of our wishes that is offered, else the usual answer."""
    if isinstance(question, Menu):
        allowed = [option.id for option in question.options if option.verdict.allowed]
        for wish in WISHES:
            if wish in allowed:
                return wish
    return usual(question)


@pytest.mark.parametrize("size", [pytest.param((1280, 800), marks=pytest.mark.long), (390, 844)])
async def test_a_solo_evening_is_told_in_the_middle_whole(tmp_path: Path, house: House, size: tuple[int, int]) -> None:
    sitting = Sitting(house, prepared(tmp_path, beginning, seed=SEED))
    room, told, missed = house.room(sitting.id), 0, list[str]()
    async with sitting.tablet(size) as screen:
        await screen.read()
        while (question := sitting.evening.question) is not None:
            room.answer(wished(question), room.number)
            await screen.settle()
            seen = in_the_middle(screen)
            while "told-on" in screen.names():
                await screen.tap("told-on")
                seen += in_the_middle(screen)
            journal, asked = sitting.evening.journal, sitting.evening.question
            news: Sequence[Any] = spoken(journal, last_touch(journal))
            if asked is not None and asked.stands is not None:  # it draws the dice that it is about, in its own words
                news = [each for each in news if not each.bare]
            told += len(news)
            if asked is not None:
                words = [FR(each) for one in news for each in words_of(one.telling)]
                missed += [each for each in words if squeezed(each) not in seen]
        assert "outcome" in screen.names()
    assert missed == []
    assert told > TOLD
