"""The tutorial's game on screen: its set-up, its table with the board of its own, a phone, the last page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import companion
from companion.core.kit.options import EveningOptions
from companion.library.rules import rule_index
from companion.library.texts import LANGUAGES, texts_in
from companion.session.game_registry import game, game_ids
from companion.ui.games import screens_of
from companion.ui.main_screen.screen import TableScreen
from tests.support.guest import guests
from tests.support.tutorial import GAME, copied_out
from tests.ui.test_gamekit import FRAME, on_screen, room_of, sound

pytestmark = pytest.mark.skipif(GAME in game_ids(), reason="it was pasted into this checkout, where its tests are run")
each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_size = pytest.mark.parametrize("size", [(1280, 800), (390, 844)])


@pytest.fixture(autouse=True)
def _house(tmp_path: Path) -> Iterator[None]:
    """The house with the tutorial's game in it."""
    with guests(copied_out(tmp_path / "tutorial")):
        yield


def evening(answers: int = 0) -> companion.Evening:
    """A demonstration that robots have played for a while."""
    begun, robot = companion.begin(GAME, screens_of(GAME).demo(), seed=5), companion.Robot(5)
    for _ in range(answers):
        if begun.question is not None:
            begun.answer(robot.answer(begun.question))
    return begun


@each_language
async def test_the_set_up_follows_from_the_options(lang: str) -> None:
    begun: list[Mapping[str, Any]] = []
    async with on_screen(lambda: screens_of(GAME).wizard(game(GAME), 1280, begun.append), lang=lang) as page:
        sound(page)
        for tapped in ("players-3", "tides-5", "cards-table", "rulings", "ruling-A-01-flees", "wizard-start"):
            await page.tap(tapped)
    options: EveningOptions = game(GAME).start(begun[0]).options
    assert (len(options.seats), options.ruling("A-01")) == (3, "flees")
    assert (begun[0]["tides"], begun[0]["cards"]) == (5, "table")


@each_language
@each_size
async def test_the_table_stands_around_the_question_with_a_page_of_its_own(size: tuple[int, int], lang: str) -> None:
    session, screens = room_of(evening(8), GAME), screens_of(GAME)
    async with on_screen(
        lambda: TableScreen(session, screens, rule_index(GAME), size, lambda: None), size, lang
    ) as screen:
        sound(screen)
        assert {"tab-table", "tab-wreck"} <= screen.names()
        await screen.tap("tab-wreck")
        said, t = sound(screen), texts_in(lang)
        for piece in game(GAME).book.pieces:
            assert t(companion.Msg(f"sunken-piece-{piece.id}")) in said


async def test_a_tap_is_an_answer() -> None:
    session, screens = room_of(evening(), GAME), screens_of(GAME)
    async with on_screen(
        lambda: TableScreen(session, screens, rule_index(GAME), (1280, 800), lambda: None), lang="en"
    ) as screen:
        assert "Anne, which boat is yours?" in sound(screen)
        await screen.tap("answer-4")
        await screen.tap("answer-main")
        await screen.until(lambda: "Bart, which boat is yours?" in screen.texts())
    assert session.evening.state.player("seat-1").boat == "4"


@each_language
async def test_a_phone_and_the_last_page_have_all_their_words(lang: str) -> None:
    played = evening(400)
    assert played.over
    session = room_of(played, GAME)
    async with on_screen(lambda: screens_of(GAME).summary(session, FRAME), (1280, 800), lang) as page:
        assert {"Anne", "Bart"} <= set(sound(page))
    async with on_screen(
        lambda: screens_of(GAME).hand(session.for_seat("seat-1"), "seat-1", FRAME), (390, 844), lang
    ) as own:
        assert "Anne" in sound(own)
