"""The page of the map: to look at, to answer by touching a hex, and to put right by dragging."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, cast

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.sea import LaidTile
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea import by_hand
from companion.games.captains_log.sea.chart import covered
from companion.games.captains_log.sea.tiles import outline
from companion.hexmap import Hex, turned
from companion.library.texts import Texts
from companion.ui.gamekit.boards import bare_page, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.captains_log.sea_map.board import MapView, SeaBoard, sign_key
from companion.ui.games.captains_log.sea_map.dragging import dragged, tile_at, twisted
from companion.ui.games.captains_log.sea_map.lines import NOTHING, MapOverlay, doings
from companion.ui.games.captains_log.sea_map.outlook import outlook_of
from companion.ui.games.captains_log.sea_map.strip import MapStrip, plates
from companion.ui.games.captains_log.sea_map.told_of_hex import looked_at, said_of
from companion.ui.games.captains_log.sea_map.touches import (
    HexTouch,
    TouchQuestion,
    answer,
    asked_of,
    button_of,
    planned,
    touches,
)
from companion.ui.games.captains_log.sea_map.view import AnswerHex, MapShip, View, next_of, view_of
from companion.ui.look.theme import TOUCH, Look
from companion.ui.questions.sheet.aimed import NO_AIM, Outlook, PendingTouch
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

FOOT: Final = 64.0
"""Height of what is said of the piece or the hex that was touched."""


@component
def MapPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """The map that the app follows."""
    look, t, s = use_board(session, State)
    view = ft.use_memo(lambda: view_of(s), [s])
    if view is None or not view.window:
        return bare_page(look, t(msg("cl-map-none" if view is None else "cl-map-empty")))
    return kit.keyed("map", MapOf, session, frame, view)


@component
def MapOf(session: ScreenSession, frame: Frame, view: View) -> ft.Control:
    """The map, and below it what was touched with what can be done there; else all ships in short."""
    look, t, s = use_board(session, State)
    hand = use_hand(session, frame, view, in_sight=frame.paired, beside=frame.paired)
    if hand.touched.name is None and view.pieces:
        foot = kit.still(MapStrip, look, t, plates(s), hand.look_at)
    else:
        foot = _foot(look, t, session, hand.touched, () if frame.paired else hand.deeds, hand.do)
    board = SeaBoard(look, t, hand.shown, frame.width, max(frame.height - FOOT - 8, 120))
    return ft.Column([board, foot], spacing=8, expand=True)


@component
def MapOnSheet(session: ScreenSession, frame: Frame) -> ft.Control:
    """The map on the sheet with the question: a touched hex says what it is for, and the main button does that."""
    look, t, s = use_board(session, State)
    view = ft.use_memo(lambda: view_of(s), [s])
    return ft.Container() if view is None else kit.keyed("touched", SheetMap, look, t, session, frame, view)


@component
def SheetMap(look: Look, t: Texts, session: ScreenSession, frame: Frame, view: View) -> ft.Control:
    """The same once there is a map."""
    hand = use_hand(session, frame, view, in_sight=True, beside=frame.paired)
    return SeaBoard(look, t, hand.shown, frame.width, frame.height)


@dataclass(frozen=True, slots=True)
class MapTouch:
    """The map under the fingers of one screen. deeds: what can be done with the touched hex.  do: does it.

    look_at: touches a hex.
    """

    shown: MapView
    touched: Touched
    deeds: tuple[HexTouch, ...]
    do: Callable[[HexTouch], object]
    look_at: Callable[[Hex], object]


def use_hand(session: ScreenSession, frame: Frame, view: View, *, in_sight: bool, beside: bool) -> MapTouch:
    """Hook: the map with the hex that was touched. in_sight: whether the question is, and does what that is for.

    beside: whether it says, too, what would come of it.
    """
    s: State = session.view.state
    aim = frame.aim if in_sight else NO_AIM
    chosen, option, look_at = use_touched(aim)
    serial = session.view.serial
    asked = asked_of(session, view)
    plan = planned(session, asked, chosen)
    done = ft.use_memo(lambda: doings(session), [s, session.news.touched])

    def do(deed: HexTouch) -> None:
        look_at(None)
        answer(session, deed, serial)

    def touch(at: Hex) -> None:
        lit = asked.at(at)
        deeds = () if lit is None else touches(session, asked, at, option, view)
        if lit is not None and at == chosen and len(lit.options) == 1 and lit.free and deeds:
            do(deeds[0])
            return
        if lit is not None:
            look_at(at, next_of(lit.options, option))
        else:
            look_at(None if at == chosen else at)

    def drop(piece: str, held: Hex, at: Hex) -> None:
        if _dropped(session, view, asked, piece, held, at):
            look_at(at)

    drawn, said = looked_at(session, asked, chosen, plan), said_of(session, asked, chosen, plan, view)
    lies = done if drawn == NOTHING and chosen is None else drawn
    touched = _touched(session, view, asked, chosen, option, lies)
    held = None if touched.laid is None else (touched.laid.number, covered(touched.laid, outline(s) or ()))
    drops = drop if session.rights.correct else None
    shown = MapView(view, asked.lit, chosen, lies, None if beside else said, touch, drops, held)
    deeds = touches(session, asked, chosen, option, view)
    outlook = outlook_of(s, said, plan) if beside else None
    use_aim(aim, serial, deeds, lambda: look_at(None), outlook, (chosen, option))
    return MapTouch(shown, touched, deeds, do, look_at)


def use_touched(aim: PendingTouch) -> tuple[Hex | None, str | None, Callable[..., None]]:
    """Hook: the hex that was touched and the answer for which it stands, None for none; and what touches another."""
    chosen, choose = ft.use_state(cast(Hex | None, None))
    option, take = ft.use_state(cast(str | None, None))

    def look_at(at: Hex | None, turned: str | None = None) -> None:
        if aim is not NO_AIM:
            aim.pointed = at, turned
        choose(at)
        take(turned)

    return chosen, option, ft.use_callback(look_at, [aim])


def _touched(
    session: ScreenSession, view: View, asked: TouchQuestion, chosen: Hex | None, option: str | None, lies: MapOverlay
) -> Touched:
    """What was touched."""
    s: State = session.view.state
    piece, place = None if chosen is None else view.piece_on(chosen), asked.at(chosen)
    laid = tile_at(s, chosen) if piece is None and place is None and session.rights.correct else None
    return Touched(piece, laid, _named(s, asked, place, option, chosen) or _why(lies))


def use_aim(
    aim: PendingTouch,
    serial: int,
    deeds: tuple[HexTouch, ...],
    done: Callable[[], object],
    outlook: Outlook | None,
    place: tuple[Hex | None, str | None],
) -> None:
    """Hook: tells the question in sight what the touched hex is for, and what would come of it. done: once it is
    done.  place: the hex, and how it is turned."""
    buttons = tuple(button_of(deed, n) for n, deed in enumerate(deeds))

    def tell() -> None:
        if aim is not NO_AIM:
            aim.at(serial, buttons, done, outlook, place)

    def leave() -> None:
        if aim is not NO_AIM:
            aim.at(serial, ())

    ft.use_effect(tell, [aim, serial, buttons, outlook, place])
    ft.use_effect(lambda: None, [aim], cleanup=leave)


def _dropped(session: ScreenSession, view: View, asked: TouchQuestion, piece: str, held: Hex, at: Hex) -> bool:
    """A piece was dragged onto a hex: whoever is about to sail a ship shows where to, any other piece lies there now.
    False for a place where it cannot lie. held: the hex by which it was dragged."""
    if piece == asked.sails and asked.at(at) is not None:
        return True
    put = dragged(session.view.state, piece, at - held)
    if put is not None:
        session.correct(*put, "", msg("cl-map-stands", ship=_name(view, piece)))
    return put is not None


def _name(view: View, piece: str) -> Msg:
    """A piece in words."""
    kind, _, n = piece.partition("-")
    if kind == by_hand.TILE:
        return msg("cl-form-sea-tile", n=int(n))
    ships = {str(each.id): each.name for each in view.pieces}
    return {**ships, **{each.id: each.name for each in view.things}}.get(piece, msg("cl-hex-off"))


@dataclass(frozen=True, slots=True)
class Touched:
    """What was touched on the map: a ship, the tile below a hex with nothing else on it, and what it is in words."""

    piece: MapShip | None
    laid: LaidTile | None
    named: Msg | None

    @property
    def name(self) -> Msg | None:
        """What it is called; None where nothing was touched."""
        if self.piece is not None:
            return self.piece.name
        if self.named is None and self.laid is not None:
            return msg("cl-form-sea-tile", n=self.laid.number)
        return self.named


def _named(
    s: State, asked: TouchQuestion, place: AnswerHex | None, option: str | None, chosen: Hex | None
) -> Msg | None:
    """The hex or the answer that was touched, in words."""
    if place is None or chosen is None:
        return None
    options = () if asked.question is None else asked.question.options
    return next((each.label for each in options if each.id == option), place.label)


def _why(drawn: MapOverlay) -> Msg | None:
    """Why a ship went a longer way than it could have."""
    return next((each.why for each in reversed(drawn.routes) if each.why is not None), None)


def _foot(
    look: Look,
    t: Texts,
    session: ScreenSession,
    touched: Touched,
    deeds: tuple[HexTouch, ...],
    do: Callable[[HexTouch], object],
) -> ft.Control:
    """What can be done with what was touched; else how the map is used."""
    p = look.palette
    piece, laid, name = touched.piece, touched.laid, touched.name
    if name is None:
        hint = msg("cl-map-hint" if session.rights.correct else "cl-map-look")
        parts: list[ft.Control] = [kit.words(look, t(hint), colour=p.text_muted, expand=True, max_lines=2)]
    else:
        lines: list[ft.Control] = [kit.words(look, t(name), bold=True, max_lines=2)]
        if piece is not None and not deeds and session.rights.correct:
            how = t(msg("cl-map-hint"))
            lines.append(kit.words(look, how, size=look.sizes.small, colour=p.text_muted, max_lines=1))
        parts = [kit.rows(lines, 0, expand=True, alignment=ft.MainAxisAlignment.CENTER)]
    if not deeds and piece is not None and session.rights.correct:
        parts += [_turn(look, t, session, piece, -1), _turn(look, t, session, piece, 1)]
    elif not deeds and laid is not None:
        parts += [_twist(look, t, session, laid, -1), _twist(look, t, session, laid, 1)]
    parts += (
        kit.button(
            look,
            t(deed.words),
            partial(do, deed),
            kind="sea" if deed.anyway else "brass",
            sign="" if deed.anyway else "check",
            identifier=deed.key,
            height=TOUCH,
        )
        for deed in deeds
    )
    return ft.Container(
        kit.line(parts, 10),
        height=FOOT,
        bgcolor=p.panel,
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=14, vertical=6),
    )


def _turn(look: Look, t: Texts, session: ScreenSession, piece: MapShip, sixths: int) -> ft.Control:
    """Turns the bow of a ship as it lies on the table."""
    bow = turned(piece.spot.bow, sixths)
    caption = msg("cl-map-stands", ship=piece.name)

    def turn() -> None:
        session.correct(f"sea.{piece.id}.bow", str(bow), "", caption)

    key = "cl-map-left" if sixths < 0 else "cl-map-right"
    return sign_key(look, t, "undo" if sixths < 0 else "redo", key, turn)


def _twist(look: Look, t: Texts, session: ScreenSession, laid: LaidTile, sixths: int) -> ft.Control:
    """Turns a tile as it lies on the table."""

    def twist() -> None:
        put = twisted(session.view.state, laid, sixths)
        if put is not None:
            session.correct(*put, "", msg("cl-map-stands", ship=msg("cl-form-sea-tile", n=laid.number)))

    key = "cl-map-tile-left" if sixths < 0 else "cl-map-tile-right"
    return sign_key(look, t, "undo" if sixths < 0 else "redo", key, twist)
