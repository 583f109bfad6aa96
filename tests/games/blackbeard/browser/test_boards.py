"""Barbe Noire on a real screen: the boards beside the question, a false player's decision, a question kept secret."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from companion.core.journal.journal import Began, Said
from companion.core.kit.options import SeatOptions
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import command
from companion.core.values.messages import msg
from companion.games.blackbeard.map import places
from companion.games.blackbeard.model.book import Book, PrintedPort
from companion.games.blackbeard.model.names import port_name, who
from companion.games.blackbeard.model.options import Options
from companion.games.blackbeard.model.records import Place
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.texts import texts_in
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from companion.store import Store
from companion.ui.games import screens_of
from companion.ui.games.blackbeard.chart.afloat import known
from companion.ui.games.blackbeard.chart.coasts import WEST
from companion.ui.games.blackbeard.chart.plan import ABREAST, plan
from tests.browser.driver import STILL, NewScreen, Screen
from tests.browser.player import Player
from tests.browser.running_app import PHONE, SEED, TABLET, House, at_the_table
from tests.support.demonstration import demonstration

GAME: Final = "blackbeard"
PAGES: Final = {"sea": "chart", "ports": "port-11", "renown": "lane-", "deck": "last-card", "path": "node-T0"}
"""What stands on each page beside the logs; of the counters and pirates any will do."""


def played(folder: Path, options: Mapping[str, Any], until: Callable[[GameSession], bool], lang: str) -> str:
    """An evening that a robot has played up to some point; its address. Evenings that end before are put away."""
    store = Store(folder)
    host = Host(store, Settings(store, language=lang))
    for seed in count(SEED):
        evening, robot = host.new_evening(GAME, options, seed=seed), Robot(seed, {})
        while evening.question is not None and not until(evening):
            evening.answer(robot.answer(evening.question))
        if evening.question is not None:
            break
        host.delete(evening.origin.identity)
    store.close()
    return f"/table/{evening.origin.identity}"


def three_players() -> Mapping[str, Any]:
    """Three people with the sample edition."""
    seats = (SeatOptions("Anne", "green"), SeatOptions("Bart", "blue"), SeatOptions("Cora", "orange"))
    return demonstration(GAME, Options(mode="competitive", seats=seats).dump())


def a_false_player_has_played(evening: GameSession) -> bool:
    """His orders stand above the menu, and something is on the map to be drawn."""
    state = evening.state
    done = state.report is not None and state.report.orders and state.turn.stage == "draw"
    return bool(done and state.merchants and evening.question is not None)


def is_secret(evening: GameSession) -> bool:
    return evening.question is not None and evening.question.secret


def owes_an_operation(evening: GameSession) -> bool:
    """Somebody with a pirate at sea or in port is asked for an operation, and can sail."""
    state, question = evening.state, evening.question
    if not isinstance(question, Menu) or question.key != "turn":
        return False
    sails = [option.id for option in question.options if option.verdict.allowed and option.id.startswith("move-")]
    return bool(sails and [each for each in state.pirates_of(state.turn.holder) if each.place.ocean in WEST.seas])


def press(screen: Screen, identifier: str) -> None:
    """Lay a finger on something and leave it there; `release` lifts it."""
    box = screen.by_id(identifier).bounding_box()
    assert box is not None
    screen.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    screen.page.mouse.down()


def release(screen: Screen) -> None:
    screen.page.mouse.up()


def test_the_boards_stand_beside_the_question_and_the_decision_is_one_tap_away(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = played(tmp_path, screens_of(GAME).demo(), a_false_player_has_played, "fr")
    house = opened("--lang", "fr")
    screen = screen_of(house.server.url, **TABLET).open(address)
    expect(screen.page.locator("[flt-semantics-identifier^='told-']").first).to_be_attached()
    screen.tap_id(f"tab-{screens_of(GAME).decision}")
    expect(screen.by_id("node-T0")).to_be_attached()
    for page, part in PAGES.items():
        screen.tap_id(f"tab-{page}")
        expect(screen.page.locator(f"[flt-semantics-identifier^='{part}']").first).to_be_attached()
    screen.tap_id("tab-table")
    player = Player(screen)
    for _ in range(3):
        player.answer()
    assert player.taps >= 3 and not [line for line in screen.console if "Error" in line]


@pytest.mark.parametrize(("lang", "size"), [pytest.param("fr", TABLET, marks=pytest.mark.long), ("en", PHONE)])
def test_a_touch_on_the_chart_tells_what_is_there_and_begins_what_the_menu_would(
    lang: str, size: dict[str, int], tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address, t = played(tmp_path, three_players(), owes_an_operation, lang), texts_in(lang)
    house = opened("--lang", lang)
    evening = house.evening()
    s, book = evening.state, evening.game.book
    pirate = next(each for each in s.pirates_of(s.turn.holder) if each.place.ocean in WEST.seas)
    screen = at_the_table(screen_of(house.server.url, **size), address)
    screen.tap_id("tab-sea")
    screen.by_id("chart").wait_for(state="attached")

    port = next(each for each in book.ports if each.ocean.value in WEST.seas and not s.pirates_at(at(book, each)))
    touch(screen, evening, f"port-{port.number}")
    screen.reads("place-told", re.compile(re.escape(t(port_name(s, book, port.number)))))
    screen.tap_id("place-close")
    screen.by_id("place-told").wait_for(state="detached")

    touch(screen, evening, places.token(pirate.place))  # where the ship is drawn
    screen.reads(f"lies-{pirate.id}", re.compile(re.escape(t(who(s, book, pirate.id)))))
    reached(screen, "why-not").tap()
    expect(screen.page.locator("[flt-semantics-identifier^='anyway-']").first).to_be_attached()
    reached(screen, "why-not").tap()
    reached(screen, f"answer-move-{pirate.id}").tap()
    screen.by_id("chart").wait_for(state="detached")  # the table asks what comes next
    begun = [entry for entry in house.entries(Began) if entry.command == command("move", ship=pirate.id)]
    assert len(begun) == 1 and not begun[0].overruling


def reached(screen: Screen, identifier: str) -> Locator:
    """A part of the note, pushed into sight on a small screen."""
    part, note = screen.by_id(identifier), screen.by_id("place-told").bounding_box()
    assert note is not None
    for turn in (160,) * 8 + (-160,) * 8:
        if part.count():
            break
        screen.page.mouse.move(note["x"] + 20, note["y"] + 90)
        screen.page.mouse.wheel(0, turn)
        screen.by_id("tab-sea").evaluate(STILL)
    part.evaluate(STILL)
    return part


def at(book: Book, port: PrintedPort) -> Place:
    return places.port(book, port.number)


def touch(screen: Screen, evening: GameSession, place: str) -> None:
    """Lay a finger on a place of the chart, where its plan has it on this screen."""
    chart = screen.by_id("chart")
    chart.evaluate(STILL)
    box = chart.bounding_box()
    assert box is not None
    s, book = evening.state, evening.game.book
    laid = plan(box["width"], box["height"] if box["width"] >= ABREAST else 0, book, known(s, book))
    spot = laid.spot(place)
    assert spot is not None
    screen.page.touchscreen.tap(box["x"] + spot.x, box["y"] + spot.y)
    screen.by_id("place-told").wait_for(state="attached")


@pytest.mark.parametrize(("lang", "size"), [("fr", TABLET), pytest.param("en", PHONE, marks=pytest.mark.long)])
def test_a_secret_question_shows_itself_to_the_one_who_presses(
    lang: str, size: dict[str, int], tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address, t = played(tmp_path, three_players(), is_secret, lang), texts_in(lang)
    house = opened("--lang", lang)
    evening = house.evening()
    assert evening.question is not None
    secret, name = t(evening.question.text), evening.state.player(evening.question.who).name
    screen = at_the_table(screen_of(house.server.url, **size), address)
    screen.shows(t(msg("ui-peek-pass", name=name)))
    screen.hides(secret)
    press(screen, "peek-hold")
    screen.shows(secret)
    release(screen)
    screen.tap_id("peek-cover")
    screen.hides(secret)
    press(screen, "peek-hold")
    screen.shows(secret)
    release(screen)
    before = len(house.evening().journal.entries)
    screen.by_id("answer-main").tap(force=True)
    screen.until(lambda: len(house.evening().journal.entries) > before)
    screen.hides(secret)
    answers = [entry.told for _, entry in house.evening().journal.live if isinstance(entry, Said)]
    assert msg("core-said-secret") in answers
