"""The page of the sea: the chart, and beside it a note on the place that was touched.

The chart is three pictures under one glass; a touch sends a point, and only the ring and the note are drawn anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

import flet as ft

from companion.core.values.messages import msg
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import PlaceId, SeatId
from companion.games.blackbeard.model.names import ocean
from companion.games.blackbeard.model.records import OFF_MAP
from companion.games.blackbeard.model.state import State
from companion.library.texts import Texts
from companion.ui.gamekit.boards import use_board
from companion.ui.gamekit.frame import TABLE, Frame
from companion.ui.games.blackbeard.chart import afloat, atlas, note
from companion.ui.games.blackbeard.chart.answers_by_place import SEA, doings
from companion.ui.games.blackbeard.chart.plan import ABREAST, CAPTION, LINE, ChartPlan, Label, labels, plan
from companion.ui.games.blackbeard.parts.sea import memories
from companion.ui.look.palette import BOOK_FONT, DISPLAY_FONT
from companion.ui.look.theme import Look
from companion.ui.page.whose import read_by_all, reader
from companion.ui.questions.sheet.sheet_context import EveningContext
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

GAP: Final = 10
INKED: Final = "#2a1d0f"
"""Ink of names on the chart, which is paper in both themes."""
LETTERS, SEAS = 16, 17
"""Size of the names of ports and of seas on the chart, at zoom 1."""
LARGEST: Final = 1.5
"""How much larger the chart is drawn at most."""
LEAST: Final = 800
"""Width from which the note stands beside the chart."""
NARROW, BROAD, SHARE = 284, 330, 0.26
"""Width of the note beside the chart: at least, at most, and its share of the page."""
TALL, BELOW = 0.72, 240
"""Height of a chart above its note as a share of its width, and the height that the note needs."""
COVERED, SHORTEST = 0.46, 230
"""How much of a small page the note covers, and its height at least."""
RING: Final = 74
"""Side of the ring around the place that was touched."""

Where = Literal["beside", "below", "over"]


@dataclass(frozen=True, slots=True)
class Halves:
    """How a page is divided. where: the note lies.  wide, high: of the chart at zoom 1.  side: width of the note."""

    where: Where
    wide: float
    high: float
    side: float = 0


def divided(width: float, height: float, zoom: float) -> Halves:
    """Chart and note on a page of some size in logical pixels."""
    if width >= LEAST and width > height:
        side = min(max(width * SHARE, NARROW), BROAD) * min(zoom, 1.25)
        return Halves("beside", (width - side - GAP) / zoom, height / zoom, side)
    tall = width / zoom * TALL
    if width / zoom >= ABREAST and height / zoom - tall >= BELOW:
        return Halves("below", width / zoom, tall)
    return Halves("over", width / zoom, 0)


@component
def SeaPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """The chart of the sea; a touch tells what is there and what may be done there now."""
    look, t, s, book = use_board(session, State, Book)
    chosen, choose = ft.use_state("")
    opened, open_ = ft.use_state(False)
    low, lie = ft.use_state(False)
    zoom = min(max(look.zoom, 1.0), LARGEST)
    page = divided(frame.width, frame.height, zoom)
    known = afloat.known(s, book)
    laid = ft.use_memo(lambda: plan(page.wide, page.high, book, known), [page, known])
    lone = SeatId(session.view.eyes)
    place = OFF_MAP if chosen.startswith(SEA) or not chosen else afloat.place_of(s, known, book, PlaceId(chosen))
    if chosen and not chosen.startswith(SEA) and laid.spot(chosen) is None:
        chosen = ""  # what lay there has gone, and with it the only sign of the place

    def touch(x: float, y: float, down: float) -> None:
        found = laid.touched(x / zoom, y / zoom)
        lie(down < frame.height / 2 + TOP)
        open_(False)
        choose("" if found == chosen else found)

    def close() -> None:
        open_(False)
        choose("")

    asked = _asked(session, frame)
    reads = note.Reader(look, t, s, book, lone, asked, frame.on_rule, partial(_begin, session, frame))
    drawn = ft.use_memo(lambda: drawn_on(session, s, book, laid, lone), [s, session.news.before, laid, lone])
    sheet = Chart(look, t, laid, zoom, drawn, chosen, touch)
    if chosen:
        may = doings(asked.question if asked is not None else None, s, book, chosen, place)
        written = note.told(reads, chosen, place, may, opened, lambda: open_(not opened), close)
    else:
        written = note.legend(reads)
    known_alone = memories(session, look, t)
    if page.where == "over":
        return _note_over(look, sheet, note.legend(reads), known_alone, written if chosen else None, frame.height, low)
    if chosen or not known_alone:
        beside = note.sheet(look, written, expand=True)
    else:
        parts = [note.sheet(look, written), *known_alone]
        beside = ft.Column(parts, spacing=GAP, scroll=kit.SCROLLS, expand=True)
    if page.where == "below":
        return ft.Column([sheet, beside], spacing=GAP, expand=True)
    return _note_beside(sheet, beside, page.side)


def _note_over(
    look: Look,
    sheet: ft.Control,
    legend: Sequence[ft.Control],
    alone: Sequence[ft.Control],
    written: Sequence[ft.Control] | None,
    height: float,
    low: bool,
) -> ft.Control:
    """The chart and below it the legend; the note on a place covers a part of them, at the foot where low.

    alone: what one person alone knows.  written: the note, None where nothing was touched.
    """
    below = [sheet, note.sheet(look, legend), *alone]
    layers: list[ft.Control] = [ft.Column(below, spacing=GAP, scroll=kit.SCROLLS, expand=True)]
    if written is not None:
        lies = {"bottom": 0} if low else {"top": 0}
        layers.append(note.sheet(look, written, left=0, right=0, height=max(height * COVERED, SHORTEST), **lies))
    return ft.Stack(layers, fit=ft.StackFit.EXPAND, expand=True)


def _note_beside(sheet: ft.Control, beside: ft.Control, width: float) -> ft.Control:
    """The chart, and the note beside it. width: of the note."""
    return ft.Row(
        [
            ft.Column([sheet], scroll=kit.SCROLLS, expand=True),
            ft.Column([beside], width=width, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        ],
        spacing=GAP,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


TOP: Final = 145
"""Where the page of a small screen begins below its upper edge, about."""


def _asked(session: ScreenSession, frame: Frame) -> EveningContext | None:
    """The question of the moment, where all who see this screen may read and answer it."""
    question = session.view.question
    keeper, _ = read_by_all(session, question)
    if question is None or keeper is not None or reader(session) is not None:
        return None
    if not session.view.awaited:
        return None
    return EveningContext(session, question, session.view.serial, frame.compact, frame.on_rule)


def _begin(session: ScreenSession, frame: Frame, answer: str) -> None:
    """Answer as the menu would, and go on to what is asked next."""
    number = session.view.serial
    session.answer(answer, number)
    if session.view.serial != number:
        frame.on_tab(TABLE)


# ---------------------------------------------------------------------- drawn


@dataclass(frozen=True, slots=True)
class ChartLayers:
    """The pictures of the chart from below to above, as SVG, and the names between the last two."""

    sheet: str
    ports: str
    names: tuple[Label, ...]
    pieces: str


def drawn_on(session: ScreenSession, s: State, book: Book, laid: ChartPlan, lone: SeatId) -> ChartLayers:
    """The chart as it is now."""
    lanes = [spot.id.number for spot in laid.spots if spot.id.kind == "lane"]
    standings = afloat.standings(s, book)
    there = afloat.spread(s, book, session.news.before, lone)
    piles = {place: len(pieces) for place, pieces in there.items()}
    return ChartLayers(
        atlas.sheet(laid, afloat.flags(s, book, lanes)),
        atlas.ports(laid, standings),
        labels(laid, afloat.names(s, book), LETTERS, piles),
        atlas.pieces(laid, there, dict(standings)),
    )


@component
def Chart(
    look: Look,
    t: Texts,
    laid: ChartPlan,
    zoom: float,
    drawn: ChartLayers,
    chosen: str,
    touch: Callable[[float, float, float], None],
) -> ft.Control:
    """The chart under its glass, and the ring around what was touched."""
    wide, high = laid.width * zoom, laid.height * zoom

    def tapped(event: ft.TapEvent[ft.GestureDetector]) -> None:
        at, on = event.local_position, event.global_position
        if at is not None:
            touch(at.x, at.y, on.y if on is not None else 0)

    layers = [kit.still(Sheet, look, t, laid, zoom, drawn)]
    spot = laid.spot(chosen)
    if spot is not None:
        side, lift = RING * zoom, atlas.HIGH if spot.id.kind in ("sea", "hex") else 0
        layers.append(
            ft.Image(
                src=atlas.ring(),
                width=side,
                height=side,
                left=spot.x * zoom - side / 2,
                top=(spot.y - lift) * zoom - side / 2,
            )
        )
    glass = ft.GestureDetector(
        ft.Stack(layers, width=wide, height=high),
        on_tap_up=tapped,
        exclude_from_semantics=True,
        mouse_cursor=ft.MouseCursor.CLICK,
    )
    return ft.Semantics(
        content=glass, identifier="chart", label=t(msg("bb-chart-said")), container=True, exclude_semantics=True
    )


@component
def Sheet(look: Look, t: Texts, laid: ChartPlan, zoom: float, drawn: ChartLayers) -> ft.Control:
    """Everything of the chart that stays when it is touched."""
    wide, high = laid.width * zoom, laid.height * zoom
    names = [_name(label, zoom) for label in drawn.names]
    seas = [
        ft.Container(
            ft.Text(
                t(ocean(sea)),
                size=SEAS * zoom,
                color=INKED,
                font_family=DISPLAY_FONT,
                text_align=ft.TextAlign.CENTER,
                no_wrap=True,
            ),
            left=left * zoom,
            top=top * zoom,
            width=width * zoom,
            height=height * zoom,
            alignment=ft.Alignment.CENTER,
        )
        for each in laid.maps
        for sea, (left, top, width, height) in each.ribbons()
    ]
    told: list[ft.Control] = []
    if laid.strays is not None:
        left, top, width, _ = laid.strays
        words = ft.Text(t(msg("bb-chart-strays")), size=LETTERS * zoom, color=INKED, font_family=BOOK_FONT, max_lines=2)
        told.append(
            ft.Container(
                words, left=(left + 14) * zoom, top=(top + 5) * zoom, width=(width - 28) * zoom, height=CAPTION * zoom
            )
        )
    layers: list[ft.Control] = [
        *(ft.Image(src=each, width=wide, height=high) for each in (drawn.sheet, drawn.ports)),
        *names,
        *seas,
        *told,
        ft.Image(src=drawn.pieces, width=wide, height=high),
    ]
    return ft.Stack(layers, width=wide, height=high)


def _name(label: Label, zoom: float) -> ft.Control:
    """The name of a port where there is room for it."""
    left, top, width, height = label.box
    words = ft.Text(
        label.text,
        size=LETTERS * zoom,
        color=INKED,
        font_family=BOOK_FONT,
        style=ft.TextStyle(height=LINE),
        text_align=ft.TextAlign.CENTER,
        no_wrap=True,
        overflow=ft.TextOverflow.VISIBLE,
    )
    return ft.Container(
        words, left=left * zoom, top=top * zoom, width=width * zoom, height=height * zoom, alignment=ft.Alignment.CENTER
    )
