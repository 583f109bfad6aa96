"""The renown page: all pirates on the track of Popularity, and on their way to the Notoriety that wins."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.names import SHIPS, player_name, who
from companion.games.blackbeard.model.records import Pirate
from companion.games.blackbeard.model.state import State
from companion.library.texts import Texts
from companion.ui.figures.recent_changes import PLAIN, FigureMark, News, marked
from companion.ui.figures.tracks import Marker, TrackBox, track
from companion.ui.gamekit.boards import bare_page, page, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.blackbeard.parts.figures import news
from companion.ui.look.theme import Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

STEP = 10
"""Points of Notoriety between two figures of the scale."""
SHIP = 40


@dataclass(frozen=True, slots=True)
class Runner:
    """A pirate on the tracks. by: how much his Notoriety has just changed.  wind: of Popularity."""

    id: str
    name: Msg
    player: Msg
    colour: str
    picture: str
    notoriety: int
    popularity: int
    holder: bool
    by: FigureMark = PLAIN
    wind: FigureMark = PLAIN


@component
def RenownPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """Popularity above, then Notoriety, the most notorious first."""
    look, t, s, book = use_board(session, State, Book)
    n = book.numbers
    fresh = news(session)
    runners = [runner(s, book, each, fresh) for each in s.active]
    if not runners:
        return bare_page(look, t(msg("bb-ui-no-pirates")))
    first = sorted(runners, key=lambda each: -each.notoriety)
    steps = range(n.popularity_lowest, n.popularity_highest + 1)
    content: list[ft.Control] = [
        _title(look, t, frame, msg("bb-ui-popularity"), "BB-12.1"),
        track(look, popularity_boxes(look, t, runners, steps), deep=True),
        ft.Row([_token(look, t, each) for each in runners], wrap=True, spacing=16, run_spacing=6),
        _title(look, t, frame, msg("bb-boards-notoriety", n=n.notoriety_to_win), "BB-3a"),
        *(kit.still(Lane, look, t, each, n.notoriety_to_win, frame.compact) for each in first),
    ]
    return page(look, content)


def runner(s: State, book: Book, pirate: Pirate, fresh: News) -> Runner:
    """A pirate as both tracks show him."""
    return Runner(
        pirate.id,
        who(s, book, pirate.id),
        player_name(s, pirate.owner),
        s.player(pirate.owner).colour,
        SHIPS[pirate.hull],
        pirate.notoriety,
        pirate.popularity,
        s.turn.holder == pirate.owner and s.turn.stage != "setup",
        fresh.mark(f"{pirate.id}.notoriety"),
        fresh.mark(f"{pirate.id}.popularity"),
    )


def popularity_boxes(look: Look, t: Texts, runners: list[Runner], steps: range) -> list[TrackBox]:
    """The boxes of the track with the markers on them; the lowest one, where crews mutiny, in warning colour."""
    boxes = []
    for step in steps:
        there = tuple(
            Marker(each.picture, t(each.name), kit.colour_of(each.colour))
            for each in runners
            if each.popularity == step
        )
        boxes.append(TrackBox(str(step), there, look.palette.text_bad if step == steps[0] else ""))
    return boxes


def _title(look: Look, t: Texts, frame: Frame, text: Msg, rule: str) -> ft.Control:
    words = kit.headline(look, t(text), size=look.sizes.title, colour=look.palette.text_brass)
    words.expand = True
    return kit.line([words, kit.rule_tag(look, rule, frame.on_rule)], 10)


def _token(look: Look, t: Texts, of: Runner) -> ft.Control:
    """Whose marker it is, with the figure."""
    ship = kit.pic(of.picture, 24, hull=kit.colour_of(of.colour))
    name = kit.words(look, t(of.name), size=look.sizes.small)
    figure = marked(look, kit.words(look, str(of.popularity), bold=True), of.wind)
    return kit.line([ship, name, figure], 6, tight=True)


@component
def Lane(look: Look, t: Texts, of: Runner, goal: int, compact: bool) -> ft.Control:
    """A pirate's way: his ship stands where his Notoriety is on the scale."""
    p = look.palette
    paint = kit.colour_of(of.colour)
    name = kit.words(look, t(of.name), bold=True, max_lines=2)
    whose = kit.caption(look, t(of.player))
    figure = kit.headline(look, str(of.notoriety), size=look.sizes.title * 1.2, colour=p.text_brass)
    head = kit.line([ft.Column([name, whose], spacing=0, expand=True), marked(look, figure, of.by, at_end=True)], 10)
    at = max(0, min(goal, of.notoriety))
    way = ft.Row(
        [
            ft.Container(height=10, bgcolor=paint, border_radius=5, expand=at) if at else ft.Container(width=0),
            kit.pic(of.picture, SHIP, hull=paint),
            ft.Container(height=10, bgcolor=p.panel_sunk, border_radius=5, expand=goal - at)
            if goal > at
            else ft.Container(),
        ],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )
    step = STEP * 2 if compact or look.zoom > 1 else STEP
    marks = [
        ft.Container(
            kit.words(look, str(mark), size=look.sizes.small * 0.85, colour=p.text_muted),
            alignment=ft.Alignment.CENTER_RIGHT,
            border=ft.Border.only(right=ft.BorderSide(2, p.mark if mark == goal else p.line)),
            padding=ft.Padding.only(right=3),
            expand=1,
        )
        for mark in range(step, goal + 1, step)
    ]
    # half a ship at both ends, so that her middle stands on the mark
    scale = ft.Container(ft.Row(list(marks), spacing=0), padding=ft.Padding.symmetric(horizontal=SHIP / 2))
    body = ft.Container(
        kit.rows([head, way, scale], 3),
        bgcolor=p.panel_raised,
        border=ft.Border.all(2, p.coral if of.holder else p.panel_raised),
        border_radius=12,
        padding=10,
    )
    return ft.Semantics(content=body, identifier=f"lane-{of.id}", container=True)
