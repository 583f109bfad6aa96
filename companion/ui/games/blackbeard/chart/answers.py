"""The chart in a question that asks for a place: cut to the map on which the answers lie, and answered by a touch."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.core.questions.kinds import Choose
from companion.games.blackbeard.map import places
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import SeatId
from companion.games.blackbeard.model.state import State
from companion.ui.games.blackbeard.chart import afloat
from companion.ui.games.blackbeard.chart.answers_by_place import ELSEWHERE, SEA
from companion.ui.games.blackbeard.chart.page import Chart, drawn_on
from companion.ui.games.blackbeard.chart.plan import ABREAST, coast_of, sea_plan
from companion.ui.look.language import use_texts
from companion.ui.look.theme import use_look
from companion.ui.questions.sheet.sheet_context import ChartTouch
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets.error_boundary import component

FEWEST: Final = 6
"""Places from which a map helps; fewer are all in sight."""


def asks_for_a_place(question: Choose) -> tuple[str, ...]:
    """The oceans in which the answers lie, () for a question that asks for none, or for few."""
    if len(question.options) < FEWEST:
        return ()
    waters = (places.WATERS.get(option.id.removeprefix(ELSEWHERE)) for option in question.options)
    return tuple(dict.fromkeys(water[0] for water in waters if water is not None))


@component
def ChartAnswers(session: ScreenSession, width: float, asked: ChartTouch) -> ft.Control:
    """The map: a touch of a place answers, one of open water chooses it."""
    look, t = use_look(), use_texts()
    s: State = session.view.state
    book: Book = session.view.game.book
    oceans = asks_for_a_place(asked.question)
    known = afloat.known(s, book)
    laid = ft.use_memo(lambda: sea_plan(width, oceans, book, known), [width, oceans, known])
    if laid is None:
        return ft.Container()
    lone = SeatId(session.view.eyes)
    drawn = ft.use_memo(lambda: drawn_on(session, s, book, laid, lone), [s, laid, lone])
    offered = {option.id for option in asked.question.options if option.verdict.allowed}

    def touch(x: float, y: float, down: float) -> None:
        found = laid.touched(x, y)
        if found in offered:
            asked.answer(found)
        elif found.startswith(SEA) and (open_sea := f"{ELSEWHERE}{found.removeprefix(SEA)}-sea") in offered:
            asked.choose(open_sea)

    return ft.Row([Chart(look, t, laid, 1.0, drawn, asked.chosen or "", touch)], alignment=ft.MainAxisAlignment.CENTER)


def chart_of(session: ScreenSession, width: float, asked: ChartTouch) -> ft.Control | None:
    """The map in a question, where it asks for a place on one map and there is room for it."""
    if width < ABREAST or coast_of(asks_for_a_place(asked.question)) is None:
        return None
    return ChartAnswers(session, width, asked)
