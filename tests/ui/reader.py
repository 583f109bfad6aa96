"""Somebody who reads nothing but the middle of the screen, without a browser, and what was told elsewhere only."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import flet as ft

from companion.journal_views.announcements import announcements_after, last_touch
from companion.library.texts import texts_in
from companion.session.game_session import GameSession
from companion.ui.main_screen.question_sheet import MIDDLE
from tests.browser.phones import usual
from tests.browser.reader import in_brief, squeezed, unsaid
from tests.ui.fakeclient import FakeClient
from tests.ui.prepared_evening import Sitting

FR = texts_in("fr")


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


@dataclass
class Reading:
    """What somebody read. told: how many tellings there were.

    missed: the words of orders, results, changes and turns of fate that did not stand in the middle.  log: the key of
    each question, and how many taps had been made before it: one for an answer, one for each telling that was read.
    """

    told: int = 0
    missed: list[str] = field(default_factory=list)
    log: list[tuple[str, int]] = field(default_factory=list)


async def read_on(
    sitting: Sitting,
    screen: FakeClient,
    until: Callable[[GameSession], bool] = lambda evening: evening.question is None,
    answer: Callable[[Any], Any] = usual,
) -> Reading:
    """Answer and read in French on the screen of the table, until something is so."""
    session, reading, taps = sitting.context.session(sitting.id), Reading(), 0
    await screen.read()
    while not until(sitting.evening):
        question = sitting.evening.question
        assert question is not None
        reading.log.append((question.key, taps))
        session.answer(answer(question), session.view.serial)
        taps += 1
        await screen.settle()
        seen = in_the_middle(screen)
        while found := [name for name in screen.names() if name == "told-on" or name.startswith("told-more-")]:
            await screen.tap(found[0])
            taps += 1
            seen += in_the_middle(screen)
        journal, asked = sitting.evening.journal, sitting.evening.question
        news: Sequence[Any] = announcements_after(journal, last_touch(journal))
        if asked is not None and asked.stands is not None:  # it draws the dice that it is about, in its own words
            news = [each for each in news if not each.bare]
        reading.told += len(news)
        if asked is not None:
            told = unsaid(news, FR, seen)
            reading.missed += told and unsaid(in_brief(news), FR, seen)
    reading.log.append(("", taps))
    return reading
