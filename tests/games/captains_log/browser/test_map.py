"""The demonstration of the first page follows the map: tiles are turned, ships sail and NPCs decide on it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from statistics import median

import pytest

from companion.core.events.event import Happened
from companion.core.journal.journal import Said
from companion.core.procedures.menus import Menu
from companion.games.captains_log.sailing import steering
from companion.games.captains_log.sailing.course_preview import passage
from companion.games.captains_log.sea.places import ShipSailed, hex_id, read_hex
from companion.hexmap import Hex
from companion.host.host import Host
from companion.host.settings import Settings
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from companion.store import Store
from companion.ui.games import screens_of
from tests.browser.driver import NewScreen
from tests.browser.fast_app import Manner
from tests.browser.pictures import keep, only_for_pictures
from tests.browser.player import Player
from tests.browser.running_app import GAME, SEED, TABLET, House, at_the_table

READ_OFF = ("distance", "seen", "where", "contact", "placed", "nearest", "targets", "crossed")
"""Last words of the keys of questions that the map answers."""
SHORT, WHOLE = 4, 20
"""Turns of NPCs that are played in every run, and where time is taken for it."""
ONE_TAP = 0.95
"""Share of the turns of NPCs that cost one tap at least; in the others a captain decides something meanwhile, or has
more to do than the sheet has room for."""
A_ROUND = 6
"""Taps of a round in which everybody passes."""
TILES = 6
"""Face up, for a sea that is worth looking at."""


def turned_up(evening: GameSession) -> int:
    """How many tiles lie face up on the map."""
    return sum(tile.number > 0 for tile in evening.state.sea.tiles)


def under_way(folder: Path) -> tuple[str, Hex]:
    """The same evening when somebody may sail on a sea with NPCs on it; its address, and a hex to which one gets by one
    of the longest ways."""
    store, screens = Store(folder), screens_of(GAME)
    options = {**screens.demo(), **screens.shown}
    evening = Host(store, Settings(store, language="fr")).new_evening(GAME, options, seed=SEED)
    robot = Robot(SEED, {"explore": 6, "steer": 2, "end_turn": 0.5})
    while True:
        question, s = evening.question, evening.state
        assert question is not None
        met = sum(npc.on_map for npc in s.npcs) > 1 and turned_up(evening) >= TILES
        if met and isinstance(question, Menu) and any(o.id == "steer" and o.verdict.allowed for o in question.options):
            break
        evening.answer(robot.answer(question))
    store.close()
    seat, book = s.active.id, evening.game.book
    found = steering.reachable(s, book, seat)
    ends = [read_hex(end.id) for end in steering.ends(s, seat, found) if end.verdict.allowed]
    ways = {at: passage(s, book, seat, at, found) for at in ends}
    return f"/table/{evening.origin.identity}", max(ends, key=lambda at: (len(ways[at].met), len(ways[at].steps), at))


def hunted(folder: Path) -> str:
    """An evening in which NPCs sail over a sea that has been explored; its address."""
    store, screens = Store(folder), screens_of(GAME)
    options = {**screens.demo(), **screens.shown}
    evening = Host(store, Settings(store, language="fr")).new_evening(GAME, options, seed=SEED)
    robot = Robot(SEED, {"explore": 6, "steer": 2, "end_turn": 0.5})
    while sum(npc.on_map for npc in evening.state.npcs) < 2 or not isinstance(evening.question, Menu):
        question = evening.question
        assert question is not None
        evening.answer(robot.answer(question))
    store.close()
    return f"/table/{evening.origin.identity}"


def counted(house: House, player: Player, turns: int) -> tuple[list[int], list[int]]:
    """Taps of so many turns of NPCs that sail, and of the whole rounds in which they did."""
    npcs, rounds, begun, last = list[int](), list[int](), player.taps, house.evening().state.turn.round
    while len(npcs) < turns:
        state, before = house.evening().state, player.taps
        acting = state.turn.npcs[0] if state.turn.stage == "npcs" and state.turn.npcs else None
        player.answer()
        if acting is not None and state.npc(acting).on_map:
            while not isinstance(house.evening().question, Menu):
                player.answer()
            npcs.append(player.taps - before)
        if (now := house.evening().state.turn.round) != last:
            rounds.append(player.taps - begun)
            begun, last = player.taps, now
    return npcs, rounds[1:]


@pytest.mark.parametrize("turns", [SHORT, pytest.param(WHOLE, marks=pytest.mark.long)])
def test_the_turn_of_an_npc_is_one_tap_and_one_picture(
    turns: int, tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = hunted(tmp_path)
    house = opened(manner=Manner(seed=SEED))
    screen = at_the_table(screen_of(house.server.url, **TABLET), address)
    screen.by_id("cl-map-nearer").wait_for(state="attached")  # the table opens on it
    player = Player(screen, wishes=("end-turn",))
    npcs, rounds = counted(house, player, turns)
    assert sum(taps == 1 for taps in npcs) >= ONE_TAP * turns, npcs
    assert median(rounds or [0]) <= A_ROUND, rounds


def test_two_rounds_are_played_on_the_map(opened: Callable[..., House], screen_of: NewScreen) -> None:
    house = opened(manner=Manner(seed=SEED))
    screen = screen_of(house.server.url, **TABLET).open()
    screen.by_id("home-demo").wait_for(state="attached")
    screen.tap_id("home-demo")
    player = Player(screen, wishes=("explore",))
    player.read()
    while house.evening().state.turn.round <= 2:
        player.answer()
    evening = house.evening()
    assert turned_up(evening) > 1
    assert any(isinstance(entry.event, ShipSailed) for entry in house.entries(Happened))
    asked = {entry.key for entry in house.entries(Said) if entry.source != "map"}
    assert [key for key in asked if key.endswith(READ_OFF)] == []


@only_for_pictures
def test_a_picture_of_the_map(tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen) -> None:
    address, end = under_way(tmp_path)
    house = opened()
    screen = at_the_table(screen_of(house.server.url, **TABLET), address)
    screen.tap_id("tab-map")
    screen.by_id(f"hex-{hex_id(end)}").click(force=True)  # the map goes on beneath
    screen.by_id("map-said").wait_for(state="attached")
    keep(screen, "map")
