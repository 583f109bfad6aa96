"""The map that the app follows: what it shows, hexes that answer, ships dragged where they stand."""

from __future__ import annotations

from functools import partial
from typing import Any

import flet as ft
import pytest

from companion.core.questions.kinds import Choose, Option
from companion.core.rules.verdicts import refused
from companion.core.values.messages import msg
from companion.games.captains_log.model.sea import Cell, Sea, Spot
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea.places import hex_id
from companion.hexmap import Hex, distance
from companion.library.texts import texts_in
from companion.session.evening import GameSession
from companion.simulation.robot import Robot
from companion.ui.art.hexes import Lattice, fitted
from companion.ui.gamekit.frame import Frame
from companion.ui.games.captains_log.screens import SCREENS
from companion.ui.games.captains_log.sea_map import drawing
from companion.ui.games.captains_log.sea_map.board import GROUP, Shown
from companion.ui.games.captains_log.sea_map.lines import Drawn, Route
from companion.ui.games.captains_log.sea_map.page import MapPage
from companion.ui.games.captains_log.sea_map.view import Lit, View, hex_of, lit_by, next_of, view_of
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK
from companion.ui.look.theme import Look, LookContext
from companion.ui.main_screen.corrections import Corrections
from companion.ui.screen_session.screen_session import ScreenSession
from tests.games.captains_log.rules.scripted import a_table
from tests.games.captains_log.screens.test_boards import a_demonstration, room_of
from tests.ui.fakeclient import FakeClient

FR = texts_in("fr")
ORIGIN = Hex(0, 0)


def charted() -> GameSession:
    """The demonstration at its first question about a hex with several answers."""
    evening, robot = a_demonstration(4, **SCREENS.shown), Robot(4, {"steer": 6, "sail": 6, "end_turn": 0.3})
    for _ in range(600):
        question = evening.question
        assert question is not None
        if isinstance(question, Choose) and question.chart and len(lit_by(question)) > 1 and evening.state.sea.ships:
            return evening
        evening.answer(robot.answer(question))
    pytest.fail("no question about a hex was asked")


def page(session: ScreenSession) -> FakeClient:
    """The page of the map alone on a screen."""
    frame = Frame(False, lambda rule: None, lambda tab: None, 900, 600)

    def shown() -> ft.Control:
        return LookContext(Look(DARK), lambda: MapPage(session, frame))

    return FakeClient(lambda client: client.render(lambda: Lang("fr", shown)), size=(1280, 800))


def question(*options: Option[Any], chart: bool = True) -> Choose[Any]:
    return Choose(key="course", text=msg("core-yes"), rule="CL-MOV-02", options=options, chart=chart)


def test_every_point_lies_in_the_hex_whose_middle_is_nearest() -> None:
    at = Lattice(10, 33, 47)
    for cell in (Hex(0, 0), Hex(3, -2), Hex(-4, 1)):
        x, y = at.centre(cell)
        assert at.at(x, y) == at.at(x + 4, y - 4) == cell
        assert all(at.at((x + a) / 2, (y + b) / 2) == cell for a, b in at.corners(cell, 0.9))
    assert len(list(at.border([ORIGIN]))) == 6
    assert len(list(at.border([ORIGIN, Hex(0, 1)]))) == 10


def test_the_sheet_has_the_shape_of_its_room_and_its_hexes_in_the_middle() -> None:
    window = (ORIGIN, Hex(1, 0))
    at, wide, high = drawing.sheet_of(window, 0.5)
    assert high / wide == pytest.approx(0.5)
    xs = [at.centre(each)[0] for each in window]
    assert sum(xs) / 2 == pytest.approx(wide / 2)
    assert fitted(window, drawing.SIDE)[1] <= wide


def test_a_table_without_a_map_shows_none() -> None:
    assert view_of(a_table()) is None
    view = view_of(a_table(sea=Sea()))
    assert view is not None and view.window == ()


def test_what_lies_on_the_map_is_shown_where_it_lies() -> None:
    evening = charted()
    s: State = evening.state
    view = view_of(s)
    assert view is not None and s.sea is not None
    faces = [laid for laid in s.sea.tiles if laid.number]
    assert len(view.tiles) == len(faces) and len(view.hidden) == len(s.sea.tiles) - len(faces)
    assert {hex_ for hex_, _ in view.cells} == {hex_ for tile in view.tiles for hex_ in tile}
    for piece in view.pieces:
        assert s.sea.spot(piece.id) == piece.spot and view.piece_on(piece.spot.at) == piece
    assert all("port" in dict(view.cells)[at].marks or "fortress" in dict(view.cells)[at].marks for at, _ in view.flags)


def test_the_answers_of_a_question_are_its_hexes() -> None:
    stuck = Option("stuck", msg("core-no"))
    near = Option("1,-1", msg("core-yes"), msg("cl-course-cost", n=2))
    shut = Option("2,0", msg("core-yes"), verdict=refused("CL-MOV-11", msg("core-no")))
    turns = [Option(f"0,3,{turn}", msg("core-yes")) for turn in range(3)]
    found = lit_by(question(stuck, near, shut, *turns))
    assert [(each.at, each.cost, each.free, len(each.options)) for each in found] == [
        (Hex(1, -1), "2", True, 1),
        (Hex(2, 0), "", False, 1),
        (Hex(0, 3), "", True, 3),
    ]
    assert lit_by(question(near, chart=False)) == () and hex_of("turn") is None
    assert [next_of(found[2].options, chosen) for chosen in (None, "0,3,0", "0,3,2")] == ["0,3,0", "0,3,1", "0,3,0"]


def test_the_map_shows_what_a_question_is_about() -> None:
    view = View(tuple((Hex(q, 0), Cell("sea")) for q in range(20)), (), (), (), (), (), (), ())
    assert Shown(view).focus == ()
    lit = Lit(ORIGIN, msg("core-yes"), None, ("0,0",))
    assert all(distance(ORIGIN, each) <= 1 for each in Shown(view, (lit,)).focus)


async def test_a_hex_is_touched_twice_to_answer() -> None:
    evening = charted()
    asked = evening.question
    place = next(each for each in lit_by(asked) if each.free and len(each.options) == 1)
    session = room_of(evening)
    session.now()  # the clock of the room begins at the moment in which the question came
    async with page(session) as screen:
        await screen.tap(f"hex-{hex_id(place.at)}")
        assert evening.question is asked and "map-answer" in screen.names()
        await screen.tap(f"hex-{hex_id(place.at)}")
    assert evening.question is not asked


async def test_a_ship_is_dragged_where_it_stands_and_turned() -> None:
    evening = charted()
    session = room_of(evening)
    session.now()
    view = view_of(evening.state)
    assert view is not None
    piece = view.pieces[0]
    taken = {each.at for each in lit_by(evening.question)} | {each.spot.at for each in view.pieces}
    free = next(at for at, _ in view.cells if at not in taken)
    async with page(session) as screen:
        shown = next(each for each in screen.find(ft.Draggable) if each.data == piece.id)
        assert shown.group == GROUP
        session.correct(f"sea.{piece.id}.at", hex_id(free), "", msg("cl-map-stands", ship=piece.name))
        await screen.settle()
        await screen.tap(f"piece-{piece.id}")
        await screen.tap("cl-map-right")
    assert evening.state.sea.spot(piece.id) == Spot(free, {12: 2, 2: 4, 4: 6, 6: 8, 8: 10, 10: 12}[piece.spot.bow])


async def test_a_tile_is_put_where_it_lies_by_one_touch_among_the_corrections() -> None:
    evening = charted()
    session = room_of(evening)
    session.now()
    laid = next(each for each in evening.state.sea.tiles if each.number)
    path = f"sea.tile-{laid.number}.at"
    line = next(each for each in evening.game.correctable(evening.state) if each.path == path)
    free = [each.id for each in line.field.options if each.id and each.id != line.value]
    chart = partial(SCREENS.chart, session, 700)

    def sheet() -> ft.Control:
        shown = session, False, False, lambda: None, lambda rule: None, (path, ""), chart
        return LookContext(Look(DARK), lambda: Corrections(*shown))

    client = FakeClient(lambda client: client.render(lambda: Lang("fr", sheet)), size=(1280, 800))
    async with client as screen:
        assert {f"hex-{each}" for each in free} <= set(screen.names()) and "set-" in screen.names()
        await screen.tap(f"hex-{free[-1]}")
        moved = evening.state.sea.tile(laid.number)
        assert moved is not None and hex_id(moved.at) == free[-1]
        evening.undo()
        assert evening.state.sea.tile(laid.number) == laid


def test_a_way_has_its_steps_numbered_and_a_ship_its_colour() -> None:
    evening = charted()
    view = view_of(evening.state)
    assert view is not None
    at, wide, high = drawing.sheet_of(view.window, 0.6)
    plain = drawing.over(view, at, (wide, high))
    way = (ORIGIN, Hex(0, -1), Hex(0, -2))
    drawn = Drawn((Route(way, "spain"),))
    assert len(drawing.over(view, at, (wide, high), drawn=drawn)) > len(plain)
