"""The page of the map: to look at, to answer by touching a hex, and to put right by dragging."""

from __future__ import annotations

from typing import Final, cast

import flet as ft

from companion.core.questions.kinds import Choose
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.ids import ShipId
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea.places import hex_id
from companion.hexmap import Hex, turned
from companion.library.texts import Texts
from companion.ui.gamekit.boards import bare_page, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.captains_log.sea_map.board import SeaBoard, Shown
from companion.ui.games.captains_log.sea_map.view import Piece, View, lit_by, next_of, sailed, view_of
from companion.ui.look.theme import TOUCH, Look
from companion.ui.page.whose import read_by_all, reader
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

FOOT: Final = 64.0
"""Height of what is said of the piece or the hex that was touched."""


@component
def MapPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """The map that the app follows."""
    look, t, s = use_board(session, State)
    chosen, choose = ft.use_state(cast(Hex | None, None))
    option, take = ft.use_state(cast(str | None, None))
    view = ft.use_memo(lambda: view_of(s), [s])
    if view is None or not view.window:
        return bare_page(look, t(msg("cl-map-none" if view is None else "cl-map-empty")))
    question = _asked(session)
    lit = lit_by(question)
    last = sailed(session)
    piece = None if chosen is None else view.piece_on(chosen)
    serial = session.view.serial

    def touch(at: Hex) -> None:
        place = next((each for each in lit if each.at == at), None)
        if place is None:
            choose(None if at == chosen else at)
            take(None)
            return
        if at == chosen and len(place.options) == 1 and place.free:
            choose(None)
            session.answer(place.options[0], serial)
            return
        choose(at)
        take(next_of(place.options, option))

    def drop(ship: ShipId, at: Hex) -> None:
        if at in dict(view.cells):
            session.correct(f"sea.{ship}.at", hex_id(at), "", msg("cl-map-stands", ship=_name(view, ship)))
            choose(at)

    shown = Shown(
        view,
        lit,
        chosen,
        () if last is None else last[1],
        "" if last is None else next((each.colour for each in view.pieces if each.id == last[0]), ""),
        touch,
        drop if session.rights.correct else None,
    )
    high = frame.height - FOOT - 8
    foot = _foot(look, t, session, view, piece, _answer(question, option, chosen), serial)
    board = SeaBoard(look, t, shown, frame.width, max(high, 120))
    return ft.Column([board, foot], spacing=8, expand=True)


def _name(view: View, ship: ShipId) -> Msg:
    return next(each.name for each in view.pieces if each.id == ship)


def _asked(session: ScreenSession) -> Choose[str] | None:
    """The question of the moment about hexes, where all who see this screen may read and answer it."""
    question = session.view.question
    keeper, _ = read_by_all(session, question)
    if keeper is not None or reader(session) is not None or not session.view.awaited:
        return None
    return question if isinstance(question, Choose) and question.chart else None


def _answer(question: Choose[str] | None, option: str | None, chosen: Hex | None) -> tuple[str, Msg] | None:
    """The answer that the hex stands for which was touched, with its words."""
    if question is None or option is None or chosen is None:
        return None
    found = next((each for each in question.options if each.id == option and each.verdict.allowed), None)
    return None if found is None else (found.id, found.label)


def _foot(
    look: Look,
    t: Texts,
    session: ScreenSession,
    view: View,
    piece: Piece | None,
    answer: tuple[str, Msg] | None,
    serial: int,
) -> ft.Control:
    """What can be done with what was touched; else how the map is used."""
    p = look.palette
    parts: list[ft.Control] = []
    if answer is not None:
        words = kit.words(look, t(answer[1]), bold=True, expand=True, max_lines=2)
        main = kit.button(
            look,
            t(msg("cl-map-here")),
            lambda: session.answer(answer[0], serial),
            kind="brass",
            sign="check",
            identifier="map-answer",
            height=TOUCH,
        )
        parts = [words, main]
    elif piece is not None:
        parts = [kit.words(look, t(piece.name), bold=True, expand=True, max_lines=2)]
        if session.rights.correct:
            parts += [_turn(look, t, session, piece, -1), _turn(look, t, session, piece, 1)]
    else:
        hint = msg("cl-map-hint" if session.rights.correct else "cl-map-look")
        parts = [kit.words(look, t(hint), colour=p.text_muted, expand=True, max_lines=2)]
    return ft.Container(
        kit.line(parts, 10),
        height=FOOT,
        bgcolor=p.panel,
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=14, vertical=6),
    )


def _turn(look: Look, t: Texts, session: ScreenSession, piece: Piece, sixths: int) -> ft.Control:
    """Turns the bow of a ship as it lies on the table."""
    bow = turned(piece.spot.bow, sixths)
    caption = msg("cl-map-stands", ship=piece.name)

    def turn() -> None:
        session.correct(f"sea.{piece.id}.bow", str(bow), "", caption)

    key = "cl-map-left" if sixths < 0 else "cl-map-right"
    sign = "undo" if sixths < 0 else "redo"
    return kit.button(look, t(msg(key)), turn, kind="sea", sign=sign, identifier=key, height=TOUCH)
