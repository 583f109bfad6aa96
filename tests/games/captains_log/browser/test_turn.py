"""A turn with the referee at one's elbow: a move checked and refused, a ship sunk, a sale, and all of it taken back."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from companion.core.journal.journal import Began, Said
from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Roll
from companion.core.values.messages import msg
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.library.texts import texts_in
from companion.session.game_session import GameSession
from companion.store import Store
from tests.browser.driver import NewScreen
from tests.browser.player import Player
from tests.browser.running_app import GAME, PHONE, TABLET, House, asks, at_the_table, prepared, shows_question

SEAT, SHIP = "seat-1", "npc-2"


def turn_begins(evening: GameSession) -> bool:
    """A turn of which nothing is used yet, with somebody to fire at."""
    now = evening.state
    return asks("turn")(evening) and not now.turn.halves and now.npc(SHIP).on_map


def laden(folder: Path, lang: str) -> str:
    """An evening at the beginning of a turn: nobody lies on a mooring, there is cotton in the hold, and an NPC that one
    more hit sinks; its address."""
    address = prepared(folder, turn_begins, dice="own", language=lang)
    store = Store(folder)
    evening = Host(store, Settings(store)).resume(store.evenings()[0].id)
    state = evening.state
    hull = load_sample(game(GAME))["npc-card", state.npc(SHIP).card]["hull"]
    changes = ((f"players.{SEAT}.moored", False), (f"cubes.{SEAT}.cotton", 4), (f"npcs.{SHIP}.water", hull - 1))
    for path, value in changes:
        evening.correct(path, value, "", msg("core-corrected"))
    store.close()
    return address


@pytest.mark.parametrize(("lang", "size"), [pytest.param("fr", TABLET, marks=pytest.mark.long), ("en", PHONE)])
def test_a_checked_move_a_sunk_ship_a_sale_and_an_undo_of_it_all(
    lang: str, size: dict[str, int], tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address, t = laden(tmp_path, lang), texts_in(lang)
    house = opened("--lang", lang)
    screen = at_the_table(screen_of(house.server.url, **size), address)
    player = Player(screen)
    before, began = house.table(), len(house.entries(Began))

    def step(do: Callable[[], object]) -> None:
        """Do something that is written down, and wait until the screen shows what follows."""
        written, lying = len(house.evening().journal.entries), player.sheet()
        do()
        screen.until(lambda: len(house.evening().journal.entries) > written)
        player.gone(lying)
        shows_question(screen, t, house.evening())

    player.tap("may-i")
    screen.reads("trial-verdict", t(msg("ui-trial-nothing")))
    for answer in ("answer-move", "answer-sail"):
        player.then(answer)
    player.choose("answer-12")  # where the bow points
    player.choose("answer-12")  # and where it goes
    player.then("answer-sail-on")
    player.then("answer-land")
    screen.reads("trial-verdict", re.compile(f"{t(msg('ui-trial-refused'))}$"))
    screen.by_id("rule-CL-MOV-11").wait_for(state="attached")
    assert house.table() == before and len(house.entries(Began)) == began
    player.tap("trial-close")
    screen.by_id("trial-close").wait_for(state="detached")
    screen.by_id("answer-fire").wait_for(state="attached")

    step(lambda: player.tap("answer-fire"))
    while not isinstance(house.evening().question, Roll):
        step(player.answer)
    screen.by_id("key-12").wait_for(state="attached")
    step(partial(player.type_dice, 12, 12))
    rolled = next(said for said in reversed(house.entries(Said)) if said.key == "fire-shots")
    assert (tuple(rolled.value), rolled.source) == ((12, 12), "tablet")
    after = house.evening().state
    assert not after.npc(SHIP).on_map and after.fame(SEAT) > 0

    for answer in ("answer-enter-port", "answer-england", "answer-sell"):
        screen.by_id(answer).wait_for(state="attached")
        step(partial(player.choose, answer))
    question = house.evening().question
    assert isinstance(question, Menu) and question.main == "market-sell", "what one came for is the big button"
    step(player.confirm)
    while house.evening().state.player(SEAT).doubloons == after.player(SEAT).doubloons:
        step(player.answer)
    assert house.evening().state.player(SEAT).goods.cotton < 4

    while house.table() != before:
        step(lambda: player.tap("undo"))
    assert len(house.entries(Began)) == began
