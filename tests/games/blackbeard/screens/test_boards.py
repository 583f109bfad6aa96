"""The boards of Barbe Noire beside the logs: sea, ports, deck, renown, and the path of a false player."""

from __future__ import annotations

from functools import partial
from typing import Any

import flet as ft
import pytest

from companion.core.events.event import Happened
from companion.core.journal.journal import Began, Entry, Journal, Said
from companion.core.procedures.decision_report import Node, Report
from companion.core.procedures.procedure import command
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.records import PortState
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.solo.false_path import NODES
from companion.games.blackbeard.supply import action_deck
from companion.library.game_registry import game
from companion.library.texts import LANGUAGES, texts_in
from companion.ui.gamekit.decision_path import began
from companion.ui.gamekit.frame import Frame
from companion.ui.games.blackbeard.chart.page import SeaPage
from companion.ui.games.blackbeard.decision_path import LISTS, PathPage, paths
from companion.ui.games.blackbeard.deck import DeckPage, last_turned, shares, turned, unread
from companion.ui.games.blackbeard.parts.chits import said
from companion.ui.games.blackbeard.parts.ports import ALL, PortsPage, harbour
from companion.ui.games.blackbeard.parts.sea import SeaSide, chit_of, remembered, spots
from companion.ui.games.blackbeard.renown import RenownPage
from companion.ui.look.palette import LIGHT
from companion.ui.look.theme import Look
from tests.games.blackbeard.rules.scene import (
    anchored,
    book,
    commissioner,
    copied,
    lane,
    merchant,
    pirate,
    port,
    scene,
    warship,
    zone,
)
from tests.support.boards import Sight, names, screen_of
from tests.ui.fakeclient import FakeClient

FR = texts_in("fr")
BROKEN = {texts_in(lang)(msg("foundation-broken-part")) for lang in LANGUAGES}
FRAME = Frame(False, print, print)

TEACH = anchored(number=24, notoriety=47, popularity=9, havens=(24,), deposits=((24, 1200),), marks=("french",))
ROBERTS = pirate("bartholomew-roberts", "seat-2", lane(32), hull="brigantine", notoriety=71, popularity=9)
SEEN = replace(merchant(3, lane(32), nation="spanish", defence=4), seen_by=(SeatId("seat-1"),))
PRIZE = merchant(4, lane(32), revealed=True, nation="dutch", silhouette="sloop", defence=2)
HUNTER = warship(5, zone(3))
KC = commissioner(1, "seat-2", port(31), damage=2)
FLEET = (TEACH, ROBERTS, KC, SEEN, PRIZE, HUNTER)


def sight(state: State, before: State | None = None, live: tuple[Entry, ...] = ()) -> Any:
    """A room as the boards see it. live: entries of the journal."""
    session: Any = Sight(game("blackbeard"), state, before)
    session.view.journal, session.view.question = Journal.of(live), None
    return session


def labels(screen: FakeClient) -> set[str]:
    return {each.label for each in screen.find(ft.Semantics) if each.label}


# --- the sea


def test_counters_lie_place_by_place_those_with_a_pirate_first_then_warships() -> None:
    found = spots(sight(scene(*FLEET, merchant(6, lane(11)))))
    assert [spot.place for spot in found] == [lane(32), zone(3), lane(11)]
    assert [each.id for each in found[0].chits] == ["merchant-3", "merchant-4"]
    assert [each.name for each in found[0].ships] == [msg("bb-pirate", name="Bartholomew Roberts")]


@pytest.mark.rule("BB-9.6")
def test_a_face_that_one_of_several_has_looked_at_is_not_drawn_but_who_has_looked_is() -> None:
    found = chit_of(scene(*FLEET), book(), SEEN)
    assert found.face is None and found.knows == ("green",)
    assert FR(msg("bb-face-down")) in said(FR, found)
    open_one = chit_of(scene(*FLEET), book(), PRIZE)
    assert open_one.face == PRIZE.face and not open_one.knows
    assert "2" in said(FR, open_one) and FR(msg("bb-nation-dutch")) in said(FR, open_one)


def test_somebody_who_sits_alone_sees_what_he_knows() -> None:
    table = scene(TEACH, SEEN, warship(5, zone(3), combat=9), solo=True)
    chits = {each.id: each for spot in spots(sight(table)) for each in spot.chits}
    assert chits["merchant-3"].face == SEEN.face and chits["warship-5"].face is None


def test_what_has_just_come_moved_or_been_turned_up_is_marked() -> None:
    before = scene(*FLEET)
    moved = replace(before, counters=(SEEN, PRIZE, replace(HUNTER, place=zone(4)), merchant(9, zone(4))))
    fresh = [each.id for spot in spots(sight(moved, before)) for each in spot.chits if each.fresh]
    assert sorted(fresh) == ["merchant-9", "warship-5"]
    assert not [each for spot in spots(sight(before)) for each in spot.chits if each.fresh]


async def test_the_page_lets_each_look_again_at_what_only_he_knows() -> None:
    session = sight(scene(*FLEET, players=3))
    assert [each.id for each in remembered(session.view.state_of("seat-1"), SeatId("seat-1"))] == ["merchant-3"]
    assert not remembered(session.view.state_of("seat-2"), SeatId("seat-2"))
    async with screen_of(lambda: SeaPage(session, FRAME)) as screen:
        assert "peek-look-seat-1" in names(screen) and "peek-look-seat-2" not in names(screen)
        secret = said(FR, replace(chit_of(session.view.state, book(), SEEN), face=SEEN.face))
        assert secret not in labels(screen)
        button = next(each for each in screen.find(ft.GestureDetector) if each.on_tap_down)
        await screen.fire(button, "tap_down")
        assert secret in labels(screen)
        button = next(each for each in screen.find(ft.GestureDetector) if each.on_tap_down)
        await screen.fire(button, "tap_up")
        assert secret not in labels(screen)
    async with screen_of(lambda: SeaSide(session)) as side:
        assert {"kc-1", "merchant-3", "merchant-4", "warship-5"} <= names(side) and secret not in labels(side)


# --- ports


@pytest.mark.rule("BB-8.x")
def test_a_port_is_judged_for_the_pirate_chosen_or_for_nobody() -> None:
    french = copied("port", 22, name="Port-Morue", nation="french", value=3, garrison=7)
    table = scene(*FLEET, governors={22: "pro", 23: "anti"}, cards=(french,))
    own, general = (harbour(table, book(), 22, judge) for judge in (ShipId("edward-teach"), ALL))
    assert (own.standing, general.standing) == ("anti", "pro")
    assert (general.name, general.nation, general.value, general.garrison) == ("Port-Morue", "french", 3, 7)
    assert harbour(table, book(), 24, ShipId("edward-teach")).standing == "safe"
    assert harbour(table, book(), 23).standing == "anti" and harbour(table, book(), 35).standing == "haven"


@pytest.mark.rule("BB-15.4")
def test_a_port_shows_its_value_as_it_is_now_and_what_nobody_knows_is_left_out() -> None:
    table = scene(*FLEET).with_port(24, taken=2).with_port(35, english=True)
    assert (harbour(table, book(), 24).value, harbour(table, book(), 24).taken) == (1, 2)
    n = book().numbers
    english = harbour(table, book(), 35)
    assert (english.nation, english.value, english.garrison) == (
        "english",
        n.english_port_value,
        n.english_port_garrison,
    )
    unknown = harbour(table, book(), 12)
    assert (unknown.name, unknown.nation, unknown.value, unknown.garrison, unknown.origin) == ("", None, None, None, "")
    destroyed = harbour(table.with_port(12, destroyed=True), book(), 12, ShipId("edward-teach"))
    assert destroyed.standing == ""


def test_a_port_names_whose_safe_haven_it_is_and_who_lies_there() -> None:
    found = harbour(scene(*FLEET), book(), 24)
    assert [(each.colour, each.deposit) for each in found.havens] == [("green", 1200)]
    assert [each.colour for each in found.here] == ["green"]
    assert [each.picture for each in harbour(scene(*FLEET), book(), 31).here] == ["ship:ship_of_the_line"]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_all_36_ports_stand_on_the_page_and_a_chip_judges_them_anew(lang: str) -> None:
    table = scene(*FLEET, governors={22: "pro"}).with_port(11, destroyed=True).with_port(13, forever=True)
    async with screen_of(lambda: PortsPage(sight(table), FRAME), lang, Look(LIGHT, 1.25)) as screen:
        assert {f"port-{each.number}" for each in book().ports} <= names(screen)
        safe = texts_in(lang)(msg("bb-standing-safe"))
        assert safe in screen.texts()
        await screen.tap(f"judge-{ALL}")
        assert safe not in screen.texts()
        assert not BROKEN & set(screen.texts())


# --- the deck


def drawn_for(purpose: str, card: int) -> Happened:
    return Happened(action_deck.CardTurned(card, msg(purpose), rule="BB-6.1"))


def test_the_card_of_the_last_line_is_not_one_turned_for_something_else() -> None:
    live = (drawn_for("bb-purpose-line", 3), drawn_for("bb-purpose-line", 7), drawn_for("bb-purpose-search", 9))
    card = last_turned(Journal.of(live), book())
    assert card is not None and card.number == 7
    assert last_turned(Journal.of(live[2:]), book()) is None


@pytest.mark.rule("BB-6.3")
def test_the_row_of_this_table_counts_and_what_nobody_read_is_marked() -> None:
    card = book().action_cards[0]
    for players, row in ((2, 2), (3, 3), (4, 4)):
        rows = turned(scene(*FLEET, players=players), book(), card).rows
        assert [each.players for each in rows if each.here] == [row]
    assert [each.players for each in turned(scene(TEACH, solo=True), book(), card).rows if each.here] == [3]
    owned = copied("action-card", card.number, line_two="player-2", line_three="random-event", line_four="player-4")
    rows = turned(scene(*FLEET, cards=(owned,)), book(), card).rows
    assert not any(each.assumed for each in rows) and rows[0].line == msg("bb-line-player-2")
    assert (rows[0].colour, rows[2].colour) == ("blue", "")


def test_shares_add_up_to_the_deck_and_name_the_players_of_the_table() -> None:
    table = scene(*FLEET, discards=(1, 2, 3))
    found = shares(table, book())
    assert sum(each.left for each in found) == len(book().action_cards) - 3
    mine = next(each for each in found if each.line == "player-2")
    assert (mine.player, mine.colour) == (msg("bb-player", name="Bart"), "blue")
    assert 0 <= unread(table, book()) <= len(book().action_cards) - 3


# --- renown


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_pirates_that_share_a_box_are_counted_and_the_most_notorious_is_first(lang: str) -> None:
    async with screen_of(lambda: RenownPage(sight(scene(*FLEET)), FRAME), lang) as screen:
        assert "+1" in screen.texts()
        lanes = [each.identifier for each in screen.find(ft.Semantics) if (each.identifier or "").startswith("lane-")]
        assert lanes == ["lane-bartholomew-roberts", "lane-edward-teach"]


async def test_without_pirates_the_page_says_so() -> None:
    empty = replace(scene(*FLEET), pirates=())
    async with screen_of(lambda: RenownPage(sight(empty), FRAME)) as screen:
        assert FR(msg("bb-ui-no-pirates")) in screen.texts()


# --- the path of a false player

REPORT = Report(
    SeatId("seat-2"),
    (
        Node("T0", "BB-T0", "no", msg("bb-node-T0")),
        Node("T3", "BB-T3", "yes", msg("bb-node-T3")),
        Node("P1", "BB-P1", "no", msg("bb-node-P1")),
        Node("P9", "BB-P9", "yes", msg("bb-node-P9"), "nearest"),
    ),
    (msg("bb-false-prize", name=msg("bb-pirate", name="X")),),
)


def test_every_question_of_the_chapter_stands_in_one_list_and_has_words() -> None:
    assert sorted(node for ids in LISTS.values() for node in ids) == sorted(NODES)
    for lang in LANGUAGES:
        assert all(texts_in(lang)(msg(f"bb-node-{node}")) for node in NODES)
        assert all(texts_in(lang)(msg(f"bb-boards-list-{name}")) for name in LISTS)


def test_the_path_lights_what_was_passed_and_a_fact_read_off_the_board_can_be_taken_back() -> None:
    turn = Began(command("false-turn", seat="seat-2"), "tablet", "1", msg("bb-draw"))
    fact = Said("nearest", ("24",), "tablet", msg("bb-draw"), msg("bb-draw"))
    live = ((0, turn), (1, fact))
    whose, ship = paths(REPORT, live, partial(began, "false-turn", seat=SeatId("seat-2")))
    assert [lit.node.id for lit in whose.lit] == ["T0", "T3"] and whose.end is None
    assert [lit.decided for lit in ship.lit] == [None, (1, fact)]
    assert ship.end is not None and ship.end.text == REPORT.orders[0]
    assert {each.id for each in ship.unlit} == set(LISTS["pirate"]) - {"P1", "P9"}
    others = paths(REPORT, live, partial(began, "false-turn", seat=SeatId("seat-3")))
    assert not [lit for path in others for lit in path.lit if lit.decided]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_pages_can_be_drawn_light_and_large_on_a_phone(lang: str) -> None:
    table = scene(TEACH, SEEN, HUNTER, solo=True, report=REPORT, ports=ports_in_trouble())
    live = (drawn_for("bb-purpose-line", 1),)
    for page in (SeaPage, PortsPage, DeckPage, RenownPage, PathPage):
        look = Look(LIGHT, 1.5)
        build = partial(page, sight(table, None, live), Frame(True, print, print))
        async with screen_of(build, lang, look) as screen:
            assert len(screen.texts()) > 3 and not BROKEN & set(screen.texts()), page
            assert not [text for text in screen.texts() if "⟦" in text]


def ports_in_trouble() -> tuple[PortState, ...]:
    """Every mark that a port can bear."""
    marks = ({"destroyed": True}, {"governor": "anti"}, {"governor": "pro"}, {"forever": True}, {"taken": 2})
    return tuple(PortState(each.number, **(marks[i] if i < len(marks) else {})) for i, each in enumerate(book().ports))
