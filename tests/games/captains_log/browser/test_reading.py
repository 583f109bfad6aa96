"""Whoever reads only the middle of the screen misses nothing of a solo evening."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.core.procedures.menus import Menu
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.texts import texts_in
from companion.store import Store
from companion.ui.games import screens_of
from tests.browser.driver import NewScreen
from tests.browser.fast_app import Manner
from tests.browser.phones import usual
from tests.browser.reader import Reader
from tests.browser.running_app import GAME, PHONE, TABLET, House

SEED = 3
WISHES = ("fire", "end-turn")
"""An evening of raids that the two enemies win by and by."""
TOLD = 300
FIGHT, TOLD_OF_IT = 6, 12
"""The first round with shots on both sides, and how much it tells."""
FR = texts_in("fr")


@pytest.mark.long
@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_a_solo_evening_is_told_in_the_middle_whole(
    size: dict[str, int], opened: Callable[..., House], screen_of: NewScreen
) -> None:
    house = opened(manner=Manner(seed=SEED))
    screen = screen_of(house.server.url, **size).open()
    screen.by_id("home-demo").wait_for(state="attached")
    screen.tap_id("home-demo")
    reader = Reader(screen, house, FR, WISHES)
    reader.play()
    assert house.evening().state.outcome is not None
    assert reader.missed == []
    assert reader.told > TOLD


def at_the_fight(folder: Path) -> str:
    """The same evening when shots begin to be exchanged; its address."""
    store = Store(folder)
    evening = Host(store, Settings(store, language="fr")).new_evening(GAME, screens_of(GAME).demo(), seed=SEED)
    while evening.state.turn.round < FIGHT:
        question = evening.question
        assert question is not None
        wished = [wish for wish in WISHES if isinstance(question, Menu) and wish in allowed(question)]
        evening.answer(wished[0] if wished else usual(question))
    store.close()
    return f"/table/{evening.origin.identity}"


def allowed(menu: Menu) -> list[str]:
    """What may be chosen from a menu."""
    return [option.id for option in menu.options if option.verdict.allowed]


def test_a_round_of_fighting_is_told_in_the_middle_whole(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = at_the_fight(tmp_path)
    house = opened()
    reader = Reader(screen_of(house.server.url, **PHONE).open(address), house, FR, WISHES)
    reader.play(lambda: house.evening().state.turn.round > FIGHT)
    assert reader.missed == []
    assert reader.told >= TOLD_OF_IT
