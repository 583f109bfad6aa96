"""The chart of the sea: what lies where, what a finger touches, and what of the question concerns a place."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import dist
from typing import Any

import flet as ft
import pytest

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Choose, Option, Pick
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.blackbeard.agenda import AGENDA
from companion.games.blackbeard.map import places
from companion.games.blackbeard.model.book import Ocean
from companion.games.blackbeard.model.ids import PlaceId, SeatId
from companion.games.blackbeard.model.names import OCEANS
from companion.games.blackbeard.model.records import OFF_MAP, Face, Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.sailing import movement
from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.library.texts import LANGUAGES, texts_in
from companion.ui.gamekit.frame import TABLE, Frame
from companion.ui.games.blackbeard.chart import afloat
from companion.ui.games.blackbeard.chart.afloat import known, names, spread, standings
from companion.ui.games.blackbeard.chart.answers import asks_for_a_place, chart_of
from companion.ui.games.blackbeard.chart.answers_by_place import doings
from companion.ui.games.blackbeard.chart.page import SeaPage, divided
from companion.ui.games.blackbeard.chart.plan import ChartPlan, Known, labels, occupied, plan, sea_plan
from companion.ui.look.palette import LIGHT
from companion.ui.look.theme import Look
from companion.ui.questions.sheet.sheet_context import ChartTouch
from tests.games.blackbeard.rules.scene import (
    anchored,
    book,
    commissioner,
    copied,
    lane,
    merchant,
    pirate,
    play_out,
    port,
    scene,
    warship,
    zone,
)
from tests.support.boards import Sight, screen_of
from tests.ui.fakeclient import FakeClient

FR = texts_in("fr")
PAGES = {
    "1280×800": (1260, 540),
    "1024×768": (1004, 508),
    "800×1280": (780, 1040),
    "390×844": (370, 604),
    "853×533": (833, 293),
    "360×640": (340, 400),
}
"""Room that the page has on the screens where it must look right."""
TEACH = anchored(number=24, holds=(300,))
ROBERTS = pirate("bartholomew-roberts", "seat-2", lane(32), hull="brigantine")
SEEN = replace(merchant(3, lane(32), nation="spanish", defence=4), seen_by=(SeatId("seat-1"),))
FLEET = (TEACH, ROBERTS, commissioner(1, "seat-2", port(31)), SEEN, merchant(4, lane(32)), warship(5, zone(3)))


@cache
def lanes() -> tuple[tuple[int, Ocean], ...]:
    """Every lane with the ocean of the sample edition."""
    cards = load_sample(game("blackbeard"))
    return tuple((int(subject), card["ocean"]) for (schema, subject), card in cards.items() if schema == "lane")


def laid(page: tuple[float, float], found: Known | None = None) -> ChartPlan:
    """The chart as it is laid out on a page."""
    session = divided(*page, 1.0)
    return plan(session.wide, session.high, book(), found or Known(lanes(), (), ()))


def turn(*things: Any, **changes: Any) -> State:
    """A table at which the first player owes an operation."""
    table = scene(*things, **changes)
    return table.with_turn(stage="operation", holder=SeatId("seat-1"), done=False)


def menu(s: State) -> Menu:
    found = AGENDA.follows(s, book())
    assert isinstance(found, Menu)
    return found


COMING = "activate"
"""Offered wherever a pirate may begin."""


def hither(s: State, chosen: str, place: Place) -> set[str]:
    """What may lead one of the ships in play to a place."""
    return ids(doings(menu(s), s, book(), chosen, place).hither) - {COMING}


def at(place: Place) -> str:
    return places.token(place)


def ids(options: tuple[Option, ...]) -> set[str]:
    return {option.id for option in options}


# --- how it is laid out


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES.keys())
def test_every_port_lane_and_box_is_told_apart_by_a_finger(page: tuple[float, float]) -> None:
    chart = laid(page)
    assert {spot.id for spot in chart.spots} == {
        *(f"port-{each.number}" for each in book().ports),
        *(f"lane-{each.number}" for each in book().lanes),
        *(f"zone-{each.number}" for each in book().transit_boxes),
    }
    for one, other in combinations(chart.spots, 2):
        assert dist((one.x, one.y), (other.x, other.y)) >= 40, (one.id, other.id)
    for spot in chart.spots:
        assert chart.touched(spot.x, spot.y) == chart.touched(spot.x + 12, spot.y - 12) == spot.id
        assert 20 <= spot.x <= chart.width - 20 and 20 <= spot.y <= chart.height - 20
    assert chart.height >= divided(*page, 1.0).high


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES.keys())
def test_a_lane_lies_in_the_water_of_its_ocean_and_water_is_touched_too(page: tuple[float, float]) -> None:
    chart = laid(page)
    for spot in chart.spots:
        if spot.id.kind == "lane":
            found = next(each for each in chart.maps if spot.ocean in each.coast.seas)
            assert found.coast.sea(*found.share(spot.x, spot.y)) == spot.ocean == dict(lanes())[spot.id.number]
    bare = laid(page, Known((), (), ()))
    points = [(x, y) for x in range(0, int(bare.width), 8) for y in range(0, int(bare.height), 8)]
    assert {f"ocean-{each}" for each in OCEANS} <= {bare.touched(*point) for point in points}


def test_a_lane_keeps_its_point_when_others_become_known() -> None:
    few, more = (laid(PAGES["1280×800"], Known(lanes()[:count], (), ())) for count in (9, 30))
    for number, _ in lanes()[:9]:
        assert few.spot(f"lane-{number}") == more.spot(f"lane-{number}")


def test_what_lies_in_an_unnamed_hex_stands_in_its_ocean_and_what_nobody_told_stands_apart() -> None:
    at_sea, ashore, untold = Place("sea", "1", "IND"), Place("hex", "G19", "CAR", True), Place("lane", "13")
    s = scene(pirate("edward-teach", "seat-1", at_sea), merchant(2, ashore), merchant(3, untold), merchant(4, untold))
    found = known(s, book())
    assert found.hexes == (ashore, at_sea) and found.strays == (untold,)
    chart = laid(PAGES["390×844"], found)
    strays = chart.strays
    assert strays is not None
    stray, sea, hexagon = (chart.spot(at(place)) for place in (untold, at_sea, ashore))
    assert stray is not None and sea is not None and hexagon is not None
    assert stray.y > strays[1] and (sea.ocean, hexagon.ocean) == ("IND", "CAR")


def test_a_lane_is_known_by_reports_by_its_card_or_by_what_was_told_of_its_counters() -> None:
    s = scene(merchant(2, lane(45)), cards=(copied("lane", 11, ocean="AN", nation="dutch"),))
    assert dict(known(s, book()).lanes) == {34: "CAR", 35: "CAR", 11: "AN", 45: "CAR"}
    assert dict(afloat.flags(s, book(), (11, 45)))[PlaceId("lane-11")] == "dutch"


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES.keys())
def test_names_of_ports_cover_neither_places_nor_each_other(page: tuple[float, float]) -> None:
    cards = load_sample(game("blackbeard"))
    named = tuple(
        (PlaceId(f"port-{number}"), str(card["name"])) for (schema, number), card in cards.items() if schema == "port"
    )
    chart = laid(page)
    found = labels(chart, named, 16)
    assert len(found) >= 5
    boxes = [label.box for label in found] + [occupied(spot, 0) for spot in chart.spots]
    for i, (left, top, width, height) in enumerate(boxes[: len(found)]):
        for a, b, c, d in boxes[i + 1 :]:
            assert left + width <= a or a + c <= left or top + height <= b or b + d <= top
        assert left >= 0 and left + width <= chart.width
    assert {label.text.replace("\n", " ") for label in found} <= {name for _, name in named}


def test_ports_have_the_names_that_somebody_copied_or_the_book_tells() -> None:
    found = dict(names(scene(cards=(copied("port", 24, name="Santa Brígida"),)), book()))
    assert found[PlaceId("port-24")] == "Santa Brígida" and found[PlaceId("port-11")] == "Boston"
    assert PlaceId("port-12") not in found


# --- who lies where


def test_ships_bear_their_player_and_counters_face_down_lie_in_one_pile() -> None:
    s = turn(*FLEET, merchant(6, lane(32)), merchant(7, lane(32), revealed=True, nation="dutch", defence=2))
    found = spread(s, book())
    there = found[PlaceId("lane-32")]
    assert [(each.kind, each.of, each.figure) for each in there] == [
        ("pirate", 1, ""),
        ("merchant", 3, ""),
        ("merchant", 1, "2"),
    ]
    (teach,) = found[PlaceId("port-24")]
    assert (teach.seat, teach.colour, teach.turn, there[0].seat, there[0].turn) == (1, "green", True, 2, False)
    assert [each.kind for each in found[PlaceId("port-31")]] == ["kc"]


def test_a_face_is_drawn_only_for_the_one_who_knows_it_and_sits_alone() -> None:
    s = scene(*FLEET)
    faces = [each.figure for each in spread(s, book())[PlaceId("lane-32")]]
    own = [each.figure for each in spread(s, book(), lone=SeatId("seat-1"))[PlaceId("lane-32")]]
    other = [each.figure for each in spread(s, book(), lone=SeatId("seat-2"))[PlaceId("lane-32")]]
    assert (faces, own, other) == (["", ""], ["", "4", ""], ["", ""])


def test_two_tables_that_differ_in_a_hidden_face_are_drawn_alike() -> None:
    s = scene(*FLEET)
    disguised = s.with_counter(SEEN.id, face=Face("dutch", "merchant-9", "corvette", 2))
    assert spread(s, book()) == spread(disguised, book())
    assert spread(s, book(), lone=SeatId("seat-2")) == spread(disguised, book(), lone=SeatId("seat-2"))


def test_what_has_just_moved_is_marked() -> None:
    before = scene(*FLEET)
    after = before.with_pirate(ROBERTS.id, place=lane(35))
    found = spread(after, book(), before)
    assert [each.fresh for each in found[PlaceId("lane-35")]] == [True]
    assert not any(each.fresh for place, there in found.items() for each in there if place != "lane-35")


@pytest.mark.rule("BB-8.x")
def test_ports_are_drawn_as_they_are_to_the_pirate_of_the_player_with_the_dice() -> None:
    cards = (copied("port", 22, nation="french"),)
    marked = turn(replace(TEACH, marks=("french",)), cards=cards)
    assert dict(standings(marked, book()))[PlaceId("port-22")] == "anti"
    nobody = scene(replace(TEACH, marks=("french",)), cards=cards).with_turn(holder=SeatId("seat-2"))
    assert dict(standings(nobody, book()))[PlaceId("port-22")] == "neutral"


# --- what may be done where


def test_the_operations_of_a_ship_stand_where_it_lies_and_its_movement_where_it_may_lead() -> None:
    s = turn(*FLEET)
    here = doings(menu(s), s, book(), "port-24", port(24))
    assert {"sell-edward-teach", "move-edward-teach"} <= ids(here.here) and not ids(here.here) & ids(here.hither)
    locked = next(option for option in here.refused if option.id == "prize-edward-teach")
    assert locked.verdict.refusals
    far = doings(menu(s), s, book(), "port-11", port(11))
    assert "move-edward-teach" in ids(far.hither) and "sell-edward-teach" not in ids(far.hither) | ids(far.here)
    assert not hither(s, "lane-54", lane(54, "IND"))


@pytest.mark.rule("BB-8.6")
def test_the_way_into_a_transit_box_stands_at_those_beside_his_ocean() -> None:
    s = turn(pirate("edward-teach", "seat-1", lane(34)))
    assert hither(s, "zone-1", zone(1)) == {"cross-edward-teach"} and not hither(s, "zone-3", zone(3))
    inside = turn(pirate("edward-teach", "seat-1", zone(2)))
    assert hither(inside, "zone-3", zone(3)) == {"move-edward-teach"} and not hither(inside, "port-24", port(24))
    served = turn(pirate("edward-teach", "seat-1", zone(3)))
    assert hither(served, "port-46", port(46)) == {"move-edward-teach"} and not hither(served, "port-24", port(24))


@pytest.mark.rule("BB-6.21")
def test_a_new_pirate_may_come_to_any_hex_and_to_no_transit_box() -> None:
    s = turn(ROBERTS)
    for chosen, place in (("port-66", port(66)), ("ocean-CD", OFF_MAP), ("lane-32", lane(32))):
        assert "activate" in ids(doings(menu(s), s, book(), chosen, place).hither)
    assert not doings(menu(s), s, book(), "zone-1", zone(1)).hither


def choice(kind: type[Choose[str]] | type[Pick], *options: str) -> Any:
    offered = tuple(Option(each, msg("bb-place-none")) for each in options)
    return kind(key="where", text=msg("bb-place-none"), rule="BB-8.2", options=offered)


def test_answers_that_name_a_place_a_ship_or_the_water_of_an_ocean_stand_there() -> None:
    s = scene(*FLEET)
    asked = choice(Choose, "port-31", "lane-32", "merchant-4", "elsewhere-CAR-sea", "elsewhere-CAR-coast", "hex")
    assert ids(doings(asked, s, book(), "port-31", port(31)).here) == {"port-31"}
    assert ids(doings(asked, s, book(), "lane-32", lane(32)).here) == {"lane-32", "merchant-4"}
    water = doings(asked, s, book(), "ocean-CAR", OFF_MAP)
    assert ids(water.here) == {"elsewhere-CAR-sea", "elsewhere-CAR-coast"} and not water.several
    assert doings(choice(Pick, "port-31"), s, book(), "port-31", port(31)).several
    assert not doings(None, s, book(), "port-31", port(31)).allowed


# --- the page


class BoardSession(Sight):
    """A room in which the menu of a turn is asked, and which keeps what is answered."""

    fault, seat = None, "table"

    def __init__(self, state: State) -> None:
        super().__init__(game("blackbeard"), state)
        self.view.serial, self.view.question = 7, menu(state)
        self.said: list[tuple[object, int]] = []

    def hasty(self) -> bool:
        return False

    def could(self, value: object, **_: object) -> bool:
        return True

    def answer(self, value: object, serial: int, **_: object) -> None:
        self.said.append((value, serial))
        self.view.serial += 1


async def touch(screen: FakeClient, place: str, page: tuple[float, float], found: Known) -> None:
    """Lay a finger on a place."""
    spot = laid(page, found).spot(place)
    assert spot is not None
    await lay(screen, spot.x, spot.y)


async def lay(screen: FakeClient, x: float, y: float) -> None:
    """Lay a finger on a point of the chart."""
    glass = next(each for each in screen.find(ft.GestureDetector) if each.on_tap_up and not each.on_tap_down)
    told = ft.TapEvent(
        name="tap_up",
        control=glass,
        kind=ft.PointerDeviceType.TOUCH,
        local_position=ft.Offset(x=x, y=y),
        global_position=ft.Offset(x=x, y=y),
    )
    assert glass.on_tap_up is not None
    glass.on_tap_up(told)  # type: ignore[call-arg]
    await screen.settle()


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES.keys())
async def test_a_touch_tells_who_is_there_and_begins_as_the_menu_would(page: tuple[float, float]) -> None:
    s = turn(*FLEET)
    session: Any = BoardSession(s)
    opened: list[str] = []
    frame = Frame(page[0] < 900, print, opened.append, *page)
    async with screen_of(lambda: SeaPage(session, frame)) as screen:
        await touch(screen, "port-24", page, known(s, book()))
        assert screen.find(ft.Semantics, identifier="lies-edward-teach")
        assert FR(msg("bb-port", n=24)) in screen.texts()
        assert not screen.find(ft.Semantics, identifier="answer-prize-edward-teach")
        await screen.tap("why-not")
        assert any("BB-9.6" in text for text in screen.texts())
        assert screen.find(ft.Semantics, identifier="anyway-prize-edward-teach")
        await screen.tap("why-not")
        await screen.tap("answer-sell-edward-teach")
        assert session.said == [("sell-edward-teach", 7)] and opened == [TABLE]
        await touch(screen, "port-24", page, known(s, book()))  # the same place once more puts the note away
        assert not screen.find(ft.Semantics, identifier="lies-edward-teach")


async def test_a_pirate_is_told_why_a_port_is_closed_to_him() -> None:
    cards = (copied("port", 22, name="Port-Morue", nation="french", value=3, garrison=7),)
    s = turn(replace(TEACH, marks=("french",)), cards=cards)
    session: Any = BoardSession(s)
    async with screen_of(lambda: SeaPage(session, Frame(False, print, print, *PAGES["1280×800"]))) as screen:
        await touch(screen, "port-22", PAGES["1280×800"], known(s, book()))
        said = " ".join(screen.texts())
        assert "Port-Morue" in said and FR(msg("bb-standing-anti")) in said and "BB-9.62" in said
        assert "answer-move-edward-teach" in {each.identifier for each in screen.find(ft.Semantics)}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_chart_can_be_drawn_light_and_large_and_says_that_it_is_ours(lang: str) -> None:
    t = texts_in(lang)
    for page in PAGES.values():
        session: Any = BoardSession(turn(*FLEET, merchant(9, Place("lane", "13"))))
        frame = Frame(page[0] < 900, print, print, *page)
        async with screen_of(
            lambda session=session, frame=frame: SeaPage(session, frame), lang, Look(LIGHT, 1.5)
        ) as screen:
            assert t(msg("bb-chart-ours")) in screen.texts() and t(msg("bb-chart-strays")) in screen.texts()
            assert t(msg("bb-ocean-CAR")) in screen.texts()


async def test_a_secret_question_is_not_begun_from_the_chart_of_a_table_of_several() -> None:
    s = turn(*FLEET)
    session: Any = BoardSession(s)
    session.view.question = replace(menu(s), secret=True)
    async with screen_of(lambda: SeaPage(session, Frame(False, print, print, *PAGES["1280×800"]))) as screen:
        await touch(screen, "port-24", PAGES["1280×800"], known(s, book()))
        assert FR(msg("bb-chart-nothing")) in screen.texts()
        assert not [each for each in screen.find(ft.Semantics) if (each.identifier or "").startswith("answer-")]


# --- the map in a question


def ends(here: Place) -> Choose:
    """Where a pirate ends who comes from there."""
    played = play_out(
        scene(replace(TEACH, place=here, posture="sea")), movement.move, {"move-die": (4,)}, ship=TEACH.id
    )
    (found,) = [each for each in played.asked if each.key == "move-end"]
    assert isinstance(found, Choose)
    return found


@pytest.mark.parametrize(
    ("here", "seas"),
    [(port(24), {"AN", "CAR"}), (Place("sea", "1", "CD"), {"CD"}), (Place("sea", "1", "IND"), {"IND"})],
)
def test_the_map_of_a_question_is_cut_to_the_ocean_of_the_answers(here: Place, seas: set[str]) -> None:
    asked = ends(here)
    assert set(asks_for_a_place(asked)) == seas
    laid = sea_plan(660, asks_for_a_place(asked), book(), known(scene(), book()))
    assert laid is not None and {spot.ocean for spot in laid.spots} <= seas
    offered = {option.id for option in asked.options if option.id.kind == "port"}
    assert {spot.id for spot in laid.spots if spot.id.kind == "port"} == offered
    assert all(laid.touched(spot.x, spot.y) == spot.id for spot in laid.spots)


def test_places_of_several_maps_and_few_answers_have_no_map() -> None:
    assert sea_plan(660, OCEANS, book(), known(scene(), book())) is None
    assert asks_for_a_place(Choose(key="q", text=msg("x"), rule="BB-8.2", options=ends(port(24)).options[:3])) == ()


async def test_a_touch_of_the_map_answers_and_one_of_water_chooses_it() -> None:
    asked, given, chosen = ends(port(24)), list[str](), list[str]()
    session: Any = BoardSession(scene(TEACH))
    touched = ChartTouch(asked, None, chosen.append, given.append, given.append)
    laid = sea_plan(660, asks_for_a_place(asked), book(), known(scene(TEACH), book()))
    assert laid is not None
    assert chart_of(session, 500, touched) is None, "there is no room"
    async with screen_of(lambda: chart_of(session, 660, touched)) as screen:
        spot = laid.spot("port-26")
        assert spot is not None
        water = next((x, y) for x in range(40, 640, 8) for y in range(40, 300, 8) if laid.touched(x, y) == "ocean-CAR")
        for x, y in ((spot.x, spot.y), water):
            await lay(screen, x, y)
    assert (given, chosen) == (["port-26"], ["elsewhere-CAR-sea"])
