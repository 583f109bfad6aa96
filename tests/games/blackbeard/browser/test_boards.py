"""Barbe Noire on a real screen: the boards beside the question, a false player's decision, a question kept secret."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from companion.core.journal import Said
from companion.core.kit.options import SeatOptions
from companion.core.text import msg
from companion.games.blackbeard.sheets.options import Options
from companion.library.texts import texts_in
from companion.store import Store
from companion.table.evening import Evening
from companion.table.host import Host
from companion.table.robot import Robot
from companion.table.settings import Settings
from companion.ui.games import screens_of
from tests.browser.driver import NewScreen, Screen
from tests.browser.house import PHONE, SEED, TABLET, House, at_the_table
from tests.browser.player import Player
from tests.support.demonstration import demonstration

GAME: Final = "blackbeard"
PAGES: Final = {"sea": "merchant-", "ports": "port-11", "renown": "lane-", "deck": "last-card", "path": "node-T0"}
"""What stands on each page beside the logs; of the counters and pirates any will do."""


def played(folder: Path, options: Mapping[str, Any], until: Callable[[Evening], bool], lang: str) -> str:
    """An evening that a robot has played up to some point; its address. Evenings that end before are put away."""
    store = Store(folder)
    host = Host(store, Settings(store, language=lang))
    for seed in count(SEED):
        evening, robot = host.new_evening(GAME, options, seed=seed), Robot(seed, {})
        while evening.question is not None and not until(evening):
            evening.answer(robot.answer(evening.question))
        if evening.question is not None:
            break
        host.delete(evening.identity)
    store.close()
    return f"/table/{evening.identity}"


def three_players() -> Mapping[str, Any]:
    """Three people with the sample edition."""
    seats = (SeatOptions("Anne", "green"), SeatOptions("Bart", "blue"), SeatOptions("Cora", "orange"))
    return demonstration(GAME, Options(mode="competitive", seats=seats).dump())


def a_false_player_has_played(evening: Evening) -> bool:
    """His orders stand above the menu, and something is on the map to be drawn."""
    state = evening.state
    done = state.report is not None and state.report.orders and state.turn.stage == "draw"
    return bool(done and state.merchants and evening.question is not None)


def is_secret(evening: Evening) -> bool:
    return evening.question is not None and evening.question.secret


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


@pytest.mark.parametrize(("lang", "size"), [("fr", TABLET), ("en", PHONE)])
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
