"""The map that the app follows: what it shows, hexes that answer, ships dragged where they stand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

import flet as ft
import pytest
from flet.controls.id_counter import ControlId

from companion.core.kit.possible_commands import Wish
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import command
from companion.core.questions.kinds import Choose, Option
from companion.core.rules.verdicts import refused
from companion.core.values.messages import msg
from companion.games.captains_log.fleet.ships import afloat
from companion.games.captains_log.model.sea import Cargo, Sea, Spot, TileHex
from companion.games.captains_log.model.state import Goods, State
from companion.games.captains_log.sea.chart import chart, covered, standing
from companion.games.captains_log.sea.lookout import is_abeam, stops
from companion.games.captains_log.sea.places import ShipSailed, hex_id
from companion.games.captains_log.sea.tiles import outline
from companion.hexmap import CLOCK, Hex, distance
from companion.library.texts import texts_in
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from companion.ui.announcements.telling import Teller
from companion.ui.art.hexes import Lattice, fitted
from companion.ui.corrections.corrections_page import Corrections
from companion.ui.gamekit.frame import Frame
from companion.ui.games.captains_log.art.seas import BADGES, SIDE, tile
from companion.ui.games.captains_log.look_around import looked_around
from companion.ui.games.captains_log.parts.flowchart_layout import stretches
from companion.ui.games.captains_log.screens import SCREENS
from companion.ui.games.captains_log.sea_map import drawing
from companion.ui.games.captains_log.sea_map.board import GROUP, MapView, SeaBoard
from companion.ui.games.captains_log.sea_map.dragging import dragged, grip, gripped, tile_at, twisted
from companion.ui.games.captains_log.sea_map.lines import NOTHING, MapLine, MapOverlay, Route, doings, looks
from companion.ui.games.captains_log.sea_map.outlook import outlook_of
from companion.ui.games.captains_log.sea_map.page import MapPage
from companion.ui.games.captains_log.sea_map.planned import plan_drawn, planned_on
from companion.ui.games.captains_log.sea_map.strip import plates
from companion.ui.games.captains_log.sea_map.told_of_hex import looked_at, said_of
from companion.ui.games.captains_log.sea_map.touches import asked_of, planned
from companion.ui.games.captains_log.sea_map.view import AnswerHex, View, hex_of, lit_by, next_of, view_of
from companion.ui.look.language import Lang, use_texts
from companion.ui.look.palette import DARK
from companion.ui.look.theme import Look, LookContext, use_look
from companion.ui.main_screen.may_i import MayI, Wished
from companion.ui.main_screen.question_sheet import QuestionSheet
from companion.ui.page.shapes import ScreenShape
from companion.ui.questions.sheet.aimed import PendingTouch
from companion.ui.screen_session.plan import SeatPlan
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets.error_boundary import component
from tests.games.captains_log.rules.scripted import a_table
from tests.games.captains_log.screens.test_boards import a_demonstration, room_of
from tests.ui.fakeclient import FakeClient

FR = texts_in("fr")
ORIGIN = Hex(0, 0)
DRAWN, SENT = 60, 5_000
"""Controls that are drawn and bytes that are sent at most when one ship moves on a map with all tiles face up."""


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
    assert fitted(window, SIDE)[1] <= wide


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
    view = View(tuple((Hex(q, 0), TileHex("sea")) for q in range(20)), (), (), (), (), (), (), ())
    assert MapView(view).focus == ()
    lit = AnswerHex(ORIGIN, msg("core-yes"), None, ("0,0",))
    assert all(distance(ORIGIN, each) <= 1 for each in MapView(view, (lit,)).focus)


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
        shown = next(each for each in screen.find(ft.Draggable) if each.data == grip(str(piece.id), piece.spot.at))
        assert shown.group == GROUP
        session.correct(f"sea.{piece.id}.at", hex_id(free), "", msg("cl-map-stands", ship=piece.name))
        await screen.settle()
        await screen.tap(f"piece-{piece.id}")
        await screen.tap("cl-map-right")
    assert evening.state.sea.spot(piece.id) == Spot(free, {12: 2, 2: 4, 4: 6, 6: 8, 8: 10, 10: 12}[piece.spot.bow])


async def test_every_piece_of_the_map_is_dragged_where_it_lies() -> None:
    evening = charted()
    s: State = evening.state
    assert s.sea is not None
    barrel = next(iter(s.floating), None)
    assert barrel is not None
    fog, cubes = tuple(at for at in chart(s).cells if distance(at, ORIGIN) <= 1), Goods(tea=2)
    laid = next(each for each in s.sea.tiles if each.number)
    sea = replace(s.sea, fog=fog, kraken=(ORIGIN,), cargo=(Cargo(Hex(0, 1), cubes),))
    s = replace(s, fog=True, kraken=(24,), loose=cubes, sea=sea).floats(barrel.id, ORIGIN)
    view = view_of(s)
    assert view is not None
    session = room_of(evening)
    dropped = list[tuple[str, Hex, Hex]]()

    def board() -> ft.Control:
        held = (laid.number, covered(laid, outline(s) or ()))
        shown = MapView(view, chosen=laid.at, drop=lambda *what: dropped.append(what), held=held)
        return SeaBoard(use_look(), use_texts(), shown, 900, 600)

    client = FakeClient(
        lambda client: client.render(lambda: Lang("fr", lambda: LookContext(Look(DARK), lambda: Alone(board)))),
        size=(1280, 800),
    )
    async with client as screen:
        grips = {str(each.data) for each in screen.find(ft.Draggable)}
        names = set(screen.names())
    assert {grip("kraken", ORIGIN), grip("cargo-0,1", Hex(0, 1)), grip(barrel.id, ORIGIN)} <= grips
    assert {grip("fog", at) for at in fog} <= grips and grip(f"tile-{laid.number}", laid.at) in grips
    assert {f"printed-{hex_id(at)}" for at, _ in view.printed} & names
    assert gripped(grip("tile-7", Hex(-1, 2))) == ("tile-7", Hex(-1, 2))
    step = Hex(1, 0)
    assert dragged(s, "kraken", step) == ("sea.kraken.at", "1,0")
    assert dragged(s, "cargo-0,1", Hex(0, -1)) == ("sea.cargo-0,1.at", "0,0")
    assert dragged(s, barrel.id, step) == (f"sea.{barrel.id}.at", "1,0")
    assert dragged(s, "fog", step) == ("sea.fog.at", hex_id(fog[0] + step))
    assert dragged(s, "kraken", Hex(90, 0)) is None and dragged(s, "nobody", step) is None
    other = next(each for each in sea.tiles if each.at != laid.at)
    away = other.at - laid.at
    assert dragged(s, f"tile-{laid.number}", away) == (f"sea.tile-{laid.number}.at", hex_id(other.at))
    assert dragged(s, f"tile-{laid.number}", away + step) == (f"sea.tile-{laid.number}.at", hex_id(other.at))
    put = twisted(s, laid, 1)
    assert put is not None and put[0] == f"sea.tile-{laid.number}.turn"
    assert session.rights.correct


@component
def Alone(build: Any) -> ft.Control:
    """A control that is built with the look of the screen."""
    built: ft.Control = build()
    return built


async def test_a_tile_is_touched_to_be_turned_and_dragged() -> None:
    evening = charted()
    session = room_of(evening)
    session.now()
    view = view_of(evening.state)
    assert view is not None
    lit = {each.at for each in lit_by(evening.question)}
    ships = {each.spot.at for each in view.pieces}
    at = next(at for at, _ in view.cells if at not in lit | ships)
    laid = tile_at(evening.state, at)
    assert laid is not None
    put = twisted(evening.state, laid, 1)
    assert put is not None
    async with page(session) as screen:
        touched = next(each for each in screen.find(ft.GestureDetector) if each.on_tap_up is not None)
        assert touched is not None
        session.correct(*put, "", msg("cl-map-stands", ship=msg("cl-form-sea-tile", n=laid.number)))
        await screen.settle()
    turned = tile_at(evening.state, laid.at)
    assert turned is not None and str(CLOCK[turned.turn]) == put[1]


async def test_a_plan_is_made_and_seen_on_the_map() -> None:
    evening = at_menu()
    session = room_of(evening)
    session.now()

    def checker() -> ft.Control:
        wish = Wished(option="steer")
        page = MayI(session, False, 600, lambda rule: None, lambda: None, wish=wish, drawn=(SCREENS, 1000))
        return LookContext(Look(DARK), lambda: page)

    client = FakeClient(lambda client: client.render(lambda: Lang("fr", checker)), size=(1280, 800))
    async with client as screen:
        assert any(name.startswith("hex-") for name in screen.names()) and "answer-turn" in screen.names()
    aside = SeatPlan(session, evening.state.active.id)
    aside.trial.choose("steer")
    assert plan_drawn(aside.screen) == NOTHING
    place = next(each for each in lit_by(aside.screen.view.question) if each.free)
    aside.trial.choose(place.options[0])
    (way,) = plan_drawn(aside.screen).routes
    assert way.way[-1] == place.at
    assert planned_on(session, 300) is None

    def board() -> ft.Control:
        return planned_on(aside.screen, 300) or ft.Container()

    shown = FakeClient(
        lambda client: client.render(lambda: Lang("fr", lambda: LookContext(Look(DARK), lambda: Alone(board))))
    )
    async with shown as screen:
        names = set(screen.names())
    assert f"piece-{evening.state.active.id}" in names
    assert "cl-map-nearer" not in names  # a map as small as that has no signs on it


def test_a_plan_of_attack_shows_lines_and_arc() -> None:
    evening = charted_with_others()
    session, seat = room_of(evening), evening.state.active.id
    aside = SeatPlan(session, seat)
    aside.begin(Wish(command("fire", seat=seat), msg("core-yes")))
    drawn, s = plan_drawn(aside.screen), aside.screen.view.state
    others = {there.at for ship, there in standing(s) if ship != seat}
    assert drawn.lines and {line.end for line in drawn.lines} <= others
    here = s.sea.spot(seat)
    assert drawn.arc and all(is_abeam(s, here, at) for at in drawn.arc)
    view = view_of(s)
    assert view is not None
    at, wide, high = drawing.sheet_of(view.window, 0.6)
    bare = drawing.over(view, at, (wide, high), drawn=replace(drawn, arc=()))
    assert len(drawing.over(view, at, (wide, high), drawn=drawn)) > len(bare)


def test_each_kind_of_entry_has_a_ground_of_its_own() -> None:
    drawn = [tile((f"0,0 sea {mark}",), ("0,0 in",)) for mark in ("ship", "monster", "whale")]
    for colour, sheet in zip((BADGES[mark][0] for mark in ("ship", "monster", "whale")), drawn, strict=True):
        assert [colour in each for each in drawn] == [each is sheet for each in drawn]


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
    drawn = MapOverlay((Route(way, "spain"),))
    assert len(drawing.over(view, at, (wide, high), drawn=drawn)) > len(plain)


def at_menu() -> GameSession:
    """The demonstration at a menu from which somebody may sail over the map."""
    evening, robot = a_demonstration(4, **SCREENS.shown), Robot(4, {"steer": 6, "sail": 6, "end_turn": 0.3})
    for _ in range(600):
        question = evening.question
        assert question is not None
        if isinstance(question, Menu) and any(o.id == "steer" and o.verdict.allowed for o in question.options):
            return evening
        evening.answer(robot.answer(question))
    pytest.fail("nobody could sail")


async def test_from_the_menu_a_hex_is_touched_to_sail_there() -> None:
    evening = at_menu()
    session = room_of(evening)
    session.now()
    view = view_of(evening.state)
    assert view is not None
    asked = asked_of(session, view)
    place = next(each for each in asked.lit if each.free)
    async with page(session) as screen:
        await screen.tap(f"hex-{hex_id(place.at)}")
        assert {"map-said", "map-answer"} <= set(screen.names())
        await screen.tap("map-answer")
    sailed = [event for event in evening.events if isinstance(event, ShipSailed)]
    assert sailed[-1].ship == evening.state.active.id and sailed[-1].spot.at == place.at


def beside(session: ScreenSession) -> FakeClient:
    """The map with the question beside it."""
    frame = Frame(False, print, print, paired=True, aim=PendingTouch())
    teller = Teller(session, replace(frame, compact=True, width=484), SCREENS)

    def both() -> ft.Control:
        return ft.Row([MapPage(session, frame), QuestionSheet(teller, ScreenShape.PHONE)])

    def main(client: ft.Page) -> None:
        client.render(lambda: Lang("fr", lambda: LookContext(Look(DARK), both)))

    return FakeClient(main)


@pytest.mark.parametrize("begun", [at_menu, charted])
async def test_beside_the_map_the_main_button_says_what_the_touched_hex_is_for(
    begun: Callable[[], GameSession],
) -> None:
    evening = begun()
    session = room_of(evening)
    session.now()
    view = view_of(evening.state)
    assert view is not None
    asked = evening.question
    place = next(each for each in asked_of(session, view).lit if each.free and len(each.options) == 1)
    async with beside(session) as screen:
        usual, offered = screen.texts(), {each for each in screen.names() if each.startswith("answer-")}
        await screen.tap(f"hex-{hex_id(place.at)}")
        assert offered <= screen.names(), "what else may be answered stays"
        told = [FR(msg(key)) for key in ("cl-map-sail", "cl-map-here")]
        assert sum(screen.texts().count(each) for each in told) == 1 and "map-answer" not in screen.names()
        assert FR(msg("ui-choose-first")) not in screen.texts()
        session.now()
        await screen.tap("answer-main")
        assert evening.question is not asked
        assert sum(screen.texts().count(each) for each in told) == 0 and screen.texts() != usual


async def test_the_main_button_does_nothing_for_a_hex_that_another_touch_has_left() -> None:
    evening = at_menu()
    session = room_of(evening)
    session.now()
    view = view_of(evening.state)
    assert view is not None
    asked = evening.question
    lit = [each for each in asked_of(session, view).lit if each.free and len(each.options) == 1]
    first, second = (f"hex-{hex_id(each.at)}" for each in lit[:2])
    async with beside(session) as screen:
        await screen.tap(first)
        session.now()
        await screen.at_once(second, "answer-main")
        assert evening.question is asked, "the button was still that of the first one"
        await screen.tap("answer-main")
    sailed = [event for event in evening.events if isinstance(event, ShipSailed)]
    assert sailed[-1].spot.at == lit[1].at


def test_the_strip_has_every_ship_with_its_damage_and_first_whose_turn_it_is() -> None:
    s: State = charted_with_others().state
    shown = plates(s)
    assert {each.id for each in shown} >= set(afloat(s))
    assert [each.acting for each in shown] == sorted((each.acting for each in shown), reverse=True)
    assert all(each.fame is None or each.id.startswith("seat-") for each in shown)


def test_the_sheet_says_the_points_of_all_directions_of_a_planned_way() -> None:
    session = room_of(at_menu())
    s: State = session.view.state
    view = view_of(s)
    assert view is not None
    asked = asked_of(session, view)
    end = next(each.at for each in asked.lit if each.free)
    plan = planned(session, asked, end)
    assert plan is not None and len(plan.points) == len(CLOCK)
    assert plan.cost + plan.left == plan.points[CLOCK.index(plan.steps[0])]
    told = outlook_of(s, said_of(session, asked, end, plan, view), plan)
    assert told is not None and told == outlook_of(s, said_of(session, asked, end, plan, view), plan)
    assert outlook_of(s, None, None) is None


def test_a_hex_says_what_the_way_costs_or_why_none_leads_there() -> None:
    evening = at_menu()
    session = room_of(evening)
    view = view_of(evening.state)
    assert view is not None
    asked = asked_of(session, view)
    place = next(each for each in asked.lit if each.free)
    plan = planned(session, asked, place.at)
    said = said_of(session, asked, place.at, plan, view)
    assert plan is not None and said is not None and said.title.key == "cl-map-points" and said.sums
    drawn = looked_at(session, asked, place.at, plan)
    assert drawn.routes[0].way[-1] == place.at and str(plan.cost) == place.cost
    land = next(at for at, cell in view.cells if cell.terrain == "land")
    shut = said_of(session, asked, land, planned(session, asked, land), view)
    assert shut is not None and [text.key for _, text, _ in shut.lines] == ["cl-hex-shut"]
    assert said_of(session, asked, None, None, view) is None


def test_what_ships_did_is_drawn_as_ways_and_shots() -> None:
    evening, robot = (
        a_demonstration(3, **SCREENS.shown),
        Robot(3, {"steer": 6, "explore": 5, "end_turn": 0.5, "fire": 4}),
    )
    session, drawn = room_of(evening), list[MapOverlay]()
    for _ in range(900):
        if evening.question is None or sum(len(each.lines) for each in drawn) > 2:
            break
        session.answer(robot.answer(evening.question), session.view.serial)
        session.uncovered()
        drawn += [doings(session)]
    ways = [route for each in drawn for route in each.routes]
    shots = [line for each in drawn for line in each.lines]
    assert ways and all(distance(one, other) == 1 for way in ways for one, other in pairwise(way.way))
    assert shots and all(line.shot and line.label.key.startswith("cl-map-hit-") for line in shots)
    view = view_of(evening.state)
    assert view is not None
    at, wide, high = drawing.sheet_of(view.window, 0.6)
    whole = MapOverlay(
        (Route((ORIGIN, Hex(0, -1)), "spain", (ORIGIN, Hex(1, -1), Hex(0, -1)), (Hex(1, -1),)),), tuple(shots)
    )
    assert len(drawing.over(view, at, (wide, high), drawn=whole)) > len(drawing.over(view, at, (wide, high)))


def charted_with_others() -> GameSession:
    """The demonstration once another ship stands on the map."""
    evening, robot = a_demonstration(3, **SCREENS.shown), Robot(3, {"explore": 5, "end_turn": 0.5})
    for _ in range(900):
        question = evening.question
        assert question is not None
        if len(dict(evening.state.sea.ships)) > 1:
            return evening
        evening.answer(robot.answer(question))
    pytest.fail("nobody else came")


def test_a_line_of_sight_is_cut_where_land_lies() -> None:
    evening = charted_with_others()
    session, s = room_of(evening), evening.state
    lines = looks(session, s.active.id)
    assert lines
    for line in lines:
        assert line.label.args == (("n", distance(line.start, line.end)),)
        assert line.stops == stops(s, evening.game.book, line.start, line.end)
    at, wide, high = drawing.sheet_of(tuple({cell for line in lines for cell in (line.start, line.end)}), 0.6)
    view = view_of(s)
    assert view is not None
    cut = MapLine(ORIGIN, Hex(3, 0), msg("cl-map-away", n=3), good=False, stops=(Hex(1, 0),))
    sheet = drawing.over(view, at, (wide, high), drawn=MapOverlay(lines=(cut,)))
    assert len(sheet) > len(drawing.over(view, at, (wide, high), drawn=MapOverlay(lines=(replace(cut, stops=()),))))


def test_the_report_of_an_npc_shows_which_hexes_decided() -> None:
    evening, robot = a_demonstration(3, **SCREENS.shown), Robot(3, {"steer": 6, "explore": 5, "end_turn": 0.5})
    for _ in range(900):
        question = evening.question
        assert question is not None
        evening.answer(robot.answer(question))
        session, report = room_of(evening), evening.state.report
        seen = [] if report is None else [looked_around(session, report, each) for each in stretches(report)]
        found = next((each for each in seen if each is not None), None)
        if found is not None:
            break
    else:
        pytest.fail("no NPC looked around")
    assert [each.key for each in found.words] == ["cl-sighted"] * len(found.ships)
    for ship in found.ships:
        assert ship.away == distance(ship.start, ship.at)
        assert ship.stops == stops(found.state, evening.game.book, ship.start, ship.at)


async def test_a_ship_that_moves_sends_no_sea_anew() -> None:
    s: State = charted_with_others().state
    assert s.sea is not None
    s = replace(s, sea=replace(s.sea, tiles=tuple(replace(each, number=n) for n, each in enumerate(s.sea.tiles, 1))))
    before = view_of(s)
    assert before is not None and len(before.tiles) > 20
    ship = before.pieces[0]
    free = next(at for at, cell in before.cells if cell.terrain == "sea" and before.piece_on(at) is None)
    after, views = view_of(s.at(ship.id, replace(ship.spot, at=free))), list[Any]()

    def shown() -> ft.Control:
        return LookContext(Look(DARK), lambda: Moving(before, views))

    async with FakeClient(lambda client: client.render(lambda: Lang("fr", shown)), size=(1280, 800)) as screen:
        whole = sum(screen.sent)
        made = ControlId.next()
        views[-1](after)
        await screen.settle(14)
        assert ControlId.next() - made < DRAWN
        assert sum(screen.sent) - whole < SENT < whole / 20


@component
def Moving(view: View, views: list[Any]) -> ft.Control:
    """The map alone; what shows another view of it is put into the list."""
    seen, see = ft.use_state(view)
    views.append(see)
    return SeaBoard(use_look(), use_texts(), MapView(seen), 900.0, 560.0)
