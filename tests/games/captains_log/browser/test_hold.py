"""A load of the hold is dragged to another square on the tablet, and two taps do the same on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion.core.procedures.menus import Menu
from companion.core.values.messages import msg
from companion.games.captains_log.model.state import State
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from companion.store import Store
from companion.ui.games import screens_of
from tests.browser.driver import STILL, NewScreen, Screen
from tests.browser.running_app import House

GAME, SEAT = "captains_log", "seat-1"
TEA = re.compile("thé")
STEPS = 10
"""Steps of a finger on its way."""


def at_sea(folder: Path) -> str:
    """A demonstration in its first turn, two cubes of tea aboard, kept in a folder; its address."""
    store = Store(folder)
    host, robot = Host(store, Settings(store, language="fr")), Robot(3)
    evening = host.new_evening(GAME, screens_of(GAME).demo(), seed=3)
    while not (isinstance(evening.question, Menu) and evening.question.key == "turn"):
        question = evening.question
        assert question is not None
        main = question.main if isinstance(question, Menu) else question.default
        evening.answer(main if main is not None and question.admits(main) else robot.answer(question))
    evening.correct("cubes.seat-1.tea", 2, "", msg("cl-title"))
    store.close()
    return f"/table/{evening.origin.identity}"


def squares(folder: Path) -> list[str]:
    """What lies in the hold, as the disk has it."""
    store = Store(folder)
    saved, played = store.evenings()[0], game(GAME)
    entries = store.entries(saved.id, played.events)
    store.close()
    state: State = GameSession(played, saved.options, seed=saved.seed, entries=entries).state
    return [square.load for square in state.player(SEAT).hold]


def middle(screen: Screen, place: int) -> tuple[float, float]:
    """Where a square is on the screen."""
    box = screen.by_id(f"square-{SEAT}-{place}").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(screen: Screen, source: int, target: int) -> None:
    """A finger takes a cube along."""
    (x, y), (to_x, to_y) = middle(screen, source), middle(screen, target)
    mouse = screen.page.mouse
    mouse.move(x, y)
    mouse.down()
    for step in range(1, STEPS + 1):
        mouse.move(x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS)
    mouse.up()


def tap_twice(screen: Screen, source: int, target: int) -> None:
    """A tap on the cube, which is lifted, and a tap on its new square."""
    screen.page.mouse.click(*middle(screen, source))
    expect(screen.by_id(f"square-{SEAT}-{source}")).to_have_attribute("aria-current", "true")
    screen.page.mouse.click(*middle(screen, target))


@pytest.mark.parametrize(
    ("width", "moves"), [(1280, (drag, tap_twice)), pytest.param(390, (tap_twice,), marks=pytest.mark.long)]
)
def test_a_load_is_moved_on_the_board_and_taken_back(
    tmp_path: Path,
    opened: Callable[..., House],
    screen_of: NewScreen,
    width: int,
    moves: Sequence[Callable[[Screen, int, int], None]],
) -> None:
    address = at_sea(tmp_path)
    before = squares(tmp_path)
    source, target = before.index("tea"), before.index("")
    screen = screen_of(opened().server.url, width=width, height=800, has_touch=False).open(address)
    screen.tap_id("tab-captains")
    for move in moves:
        shown = screen.by_id(f"square-{SEAT}-{source}")
        expect(shown).to_have_attribute("aria-label", TEA)  # what was taken back is there before it is in sight
        screen.by_id(f"square-{SEAT}-{target}").evaluate(STILL)
        move(screen, source, target)
        screen.until(lambda: squares(tmp_path)[target] == "tea")
        assert squares(tmp_path)[source] == ""
        screen.tap_id("undo")
        screen.until(lambda: squares(tmp_path) == before)
