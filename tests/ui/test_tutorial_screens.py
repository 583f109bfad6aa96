"""Games that the tutorial made, on screen: their set-up, the table with the board of one, a phone, the last page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import companion
from companion.core.kit.options import EveningOptions
from companion.library.game_registry import game
from companion.library.rules import rule_index
from companion.library.texts import LANGUAGES, texts_in
from companion.ui.games import screens_of
from companion.ui.main_screen.screen import TableScreen
from tests.support.guest import guests
from tests.support.tutorial import GAME, GUEST, HERE, SIXTH, copied_out
from tests.ui.test_gamekit import FRAME, on_screen, room_of, sound

pytestmark = pytest.mark.skipif(HERE, reason="it was written into this checkout, where its tests are run")
each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_size = pytest.mark.parametrize("size", [(1280, 800), (390, 844)])


@pytest.fixture(autouse=True)
def _house(tmp_path: Path) -> Iterator[None]:
    """The house with the game that the command writes, and with the small one that was made with the tutorial."""
    with guests(copied_out(tmp_path / "tutorial")), guests(SIXTH):
        yield


def evening(game_id: str, answers: int = 0) -> companion.Evening:
    """A demonstration that robots have played for a while."""
    begun, robot = companion.begin(game_id, screens_of(game_id).demo(), seed=5), companion.Robot(5)
    for _ in range(answers):
        if begun.question is not None:
            begun.answer(robot.answer(begun.question))
    return begun


@each_language
async def test_the_set_up_follows_from_the_options(lang: str) -> None:
    begun: list[Mapping[str, Any]] = []
    async with on_screen(lambda: screens_of(GAME).wizard(game(GAME), 1280, begun.append), lang=lang) as page:
        sound(page)
        for tapped in ("players-3", "goal-50", "rulings", "ruling-A-01-all", "wizard-start"):
            await page.tap(tapped)
    options: EveningOptions = game(GAME).start(begun[0]).options
    assert (len(options.seats), options.ruling("A-01"), begun[0]["goal"]) == (3, "all", 50)
    async with on_screen(lambda: screens_of(GUEST).wizard(game(GUEST), 390, begun.append), lang=lang) as page:
        sound(page)
        for tapped in ("suit-13", "cards-table", "wizard-start"):
            await page.tap(tapped)
    assert (len(begun[1]["seats"]), begun[1]["suit"], begun[1]["cards"]) == (3, 13, "table")


@each_language
@each_size
async def test_the_table_stands_around_the_question_with_a_page_of_its_own(size: tuple[int, int], lang: str) -> None:
    session, screens = room_of(evening(GUEST, 6), GUEST), screens_of(GUEST)
    async with on_screen(
        lambda: TableScreen(session, screens, rule_index(GUEST), size, lambda: None), size, lang
    ) as screen:
        sound(screen)
        assert {"tab-table", "tab-prizes"} <= screen.names()
        await screen.tap("tab-prizes")
        said, t, state = sound(screen), texts_in(lang), session.view.state
        assert state.players[0].points + state.players[1].points > 0
        for player in state.players:
            assert player.name in said and t(companion.Msg("go-ui-points", (("n", player.points),))) in said


async def test_a_tap_is_an_answer() -> None:
    begun, screens = evening(GAME), screens_of(GAME)
    session = room_of(begun, GAME)
    async with on_screen(
        lambda: TableScreen(session, screens, rule_index(GAME), (1280, 800), lambda: None), lang="en"
    ) as screen:
        assert "Anne, what will you do?" in sound(screen)
        await screen.tap("answer-main")
        await screen.until(lambda: bool(begun.events))
    assert type(begun.events[0]).__name__ in ("Rolled", "Busted")


@each_language
async def test_two_phones_bid_in_secret_and_the_tablet_covers_it(lang: str) -> None:
    """Each phone shows the cards of its own seat; what one has bid stands nowhere until both have."""
    begun, screens, t = evening(GUEST), screens_of(GUEST), texts_in(lang)
    session = room_of(begun, GUEST)
    mine = session.for_seat("seat-2")
    text = t(companion.Msg("go-q-bid", (("name", "Bart"),)))
    async with on_screen(
        lambda: TableScreen(mine, screens, rule_index(GUEST), (390, 844), lambda: None), (390, 844), lang
    ) as phone:
        assert text in sound(phone)
        await phone.tap("answer-7")
        if "answer-main" in phone.names():
            await phone.tap("answer-main")
        await phone.until(lambda: text not in phone.texts())
    assert [question.who for question in begun.questions] == ["seat-1"]
    assert begun.state.player("seat-2").hand == begun.state.ranks
    async with on_screen(
        lambda: TableScreen(session, screens, rule_index(GUEST), (1280, 800), lambda: None), (1280, 800), lang
    ) as tablet:
        assert not [name for name in tablet.names() if name.startswith("answer-7")], "Anne's cards lie under a cover"


@each_language
@pytest.mark.parametrize("game_id", [GAME, GUEST])
async def test_a_phone_and_the_last_page_have_all_their_words(game_id: str, lang: str) -> None:
    played = evening(game_id, 400)
    assert played.over
    session = room_of(played, game_id)
    async with on_screen(lambda: screens_of(game_id).summary(session, FRAME), (1280, 800), lang) as page:
        assert {"Anne", "Bart"} <= set(sound(page))
    async with on_screen(
        lambda: screens_of(game_id).hand(session.for_seat("seat-1"), "seat-1", FRAME), (390, 844), lang
    ) as own:
        assert "Anne" in sound(own)
