"""The map in a question that is answered by a hex: lit where it may be, with what it costs to get there."""

from __future__ import annotations

from functools import partial
from typing import Final, cast

import flet as ft

from companion.core.values.messages import msg
from companion.games.captains_log.model.state import State
from companion.hexmap import Hex
from companion.ui.gamekit.frame import Frame
from companion.ui.games.captains_log.sea_map.board import MapView, SeaBoard
from companion.ui.games.captains_log.sea_map.lines import NOTHING, doings
from companion.ui.games.captains_log.sea_map.page import MapOnSheet
from companion.ui.games.captains_log.sea_map.told_of_hex import looked_at, said_of
from companion.ui.games.captains_log.sea_map.touches import TouchQuestion, asked_of, planned
from companion.ui.games.captains_log.sea_map.view import hex_of, lit_by, next_of, view_of
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, use_look
from companion.ui.questions.sheet.sheet_context import ChartTouch
from companion.ui.questions.sheet.sheet_frame import hint
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

HIGH: Final = 0.9
"""Height of the map among answers at most, by its width."""
SHARE: Final = 0.46
"""The same by the height of the screen."""
SHARE_UPRIGHT: Final = 0.31
"""The same by the height of one that is held upright."""
USUAL: Final = 800.0
"""Height of a screen that has not said its own."""


def chart_of(session: ScreenSession, width: float, asked: ChartTouch) -> ft.Control | None:
    """The map in a question about its hexes; where it stands beside, only that it answers."""
    if not lit_by(asked.question):
        return None
    return MapAnswers(session, width, asked) if width else Beside()


@component
def Beside() -> ft.Control:
    """Says that the map beside is to be touched."""
    look, t = use_look(), use_texts()
    return hint(look, t(msg("cl-map-beside")))


@component
def MapAnswers(session: ScreenSession, width: float, asked: ChartTouch) -> ft.Control:
    """A touch of a lit hex chooses it; where it can be turned, the next touch turns it, else that is the answer."""
    look, t = use_look(), use_texts()
    s: State = session.view.state
    view, lit = ft.use_memo(lambda: view_of(s), [s]), lit_by(asked.question)
    seen, look_at = ft.use_state(cast(Hex | None, None))
    if view is None:
        return ft.Container()
    here = None if asked.chosen is None else hex_of(asked.chosen)
    open_ = asked_of(session, view) if asked.question == session.view.question else TouchQuestion(None, lit)
    chosen = seen or here
    plan = planned(session, open_, chosen)

    def touch(at: Hex) -> None:
        tried = session.rights.trying  # on the side what is refused is chosen, too, and told why
        place = next((each for each in lit if each.at == at and (each.free or tried)), None)
        look_at(at if place is None else None)
        if place is not None and asked.chosen == place.options[0] and len(place.options) == 1:
            asked.answer(place.options[0])
        elif place is not None:
            asked.choose(next_of(place.options, asked.chosen))

    drawn = looked_at(session, open_, chosen, plan)
    said = said_of(session, open_, chosen, plan, view)
    board = SeaBoard(
        look, t, MapView(view, lit, chosen, drawn, said, touch=touch), width, asked.height or _height(width)
    )
    refused = next((each for each in lit if each.at == seen and not each.free), None)
    if refused is None or not session.rights.overrule:
        return board
    anyway = partial(asked.overrule, refused.options[0])
    return kit.rows([board, kit.button(look, t(msg("ui-anyway")), anyway, identifier="map-anyway", height=TOUCH)])


def beneath(session: ScreenSession, frame: Frame) -> ft.Control | None:
    """The map where the sheet has room for it, to be touched for what is asked; else with what ships have just done.
    None where nobody has laid a tile, or none has done anything."""
    s: State = session.view.state
    if s.sea is None or not s.sea.tiles:
        return None
    if frame.height:
        return kit.keyed("map", MapOnSheet, session, frame)
    return MapTold(session, frame.width) if doings(session) != NOTHING else None


@component
def MapTold(session: ScreenSession, width: float) -> ft.Control:
    """Where ships sailed and fired of which is told."""
    look, t = use_look(), use_texts()
    s: State = session.view.state
    view = ft.use_memo(lambda: view_of(s), [s])
    drawn = ft.use_memo(lambda: doings(session), [s, session.news.touched])
    return ft.Container() if view is None else SeaBoard(look, t, MapView(view, drawn=drawn), width, _height(width))


def _height(width: float) -> float:
    """Height of the map among what is told and answers."""
    page = ft.context.page
    screen = page.height or USUAL
    return min(width * HIGH, screen * (SHARE_UPRIGHT if screen > (page.width or 0) else SHARE))
