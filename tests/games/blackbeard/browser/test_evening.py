"""Evenings of Barbe Noire in a real browser: set up, played from card to card, and a solitaire to its very end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count, pairwise
from pathlib import Path
from statistics import mean, median
from typing import Final

import pytest
from playwright.sync_api import expect

from companion.core.procedures.menus import Menu
from companion.core.values.messages import msg
from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.library.texts import Texts, texts_in
from companion.session.auto_answers import from_library, virtual_dice
from companion.session.game_session import GameSession
from companion.ui.games import screens_of
from tests.browser.driver import NewScreen, Screen
from tests.browser.pictures import keep, only_for_pictures
from tests.browser.player import Player
from tests.browser.reader import Reader
from tests.browser.running_app import (
    PHONE,
    TABLET,
    House,
    at_the_table,
    beginning,
    everything,
    likely,
    prepared,
    shows_question,
)

GAME: Final = "blackbeard"
CARDS: Final = 6
"""Action cards that are turned."""
FIRST_SEED: Final = 28
"""Those before it are known to last longer."""
MOST: Final = 60
"""Answers of an evening that is short enough for a browser."""
TURNS: Final = 5
"""Turns of false players that there must be in it."""
SHOWN: Final = 25
"""Action cards after which the table is worth a picture."""
FEW: Final = 4
"""Taps that a false player's turn must not need, up to and with the next card."""


def solitaire(seed: int) -> Iterator[GameSession]:
    """The demonstration with these dice, played by its likely answers as long as somebody looks."""
    kept = load_sample(game(GAME))

    def look_up(schema: str, subject: str) -> tuple[object, str] | None:
        record = kept.get((schema, subject))
        return None if record is None else (record, "sample")

    answerers = (virtual_dice(seed, lambda: "virtual"), from_library(look_up))  # type: ignore[arg-type]
    evening = GameSession(game(GAME), screens_of(GAME).demo(), seed=seed, answerers=answerers)
    yield evening
    while (question := evening.question) is not None:
        evening.answer(question.main if isinstance(question, Menu) and question.main else likely(question))
        yield evening


def short_solitaire() -> int:
    """The first seed whose solitaire is over soon, false players having taken their turns."""
    for seed in count(FIRST_SEED):
        turns = 0
        for answers, evening in enumerate(solitaire(seed)):
            question = evening.question
            turns += question is not None and question.key == "false-turn"
            if question is None and turns >= TURNS:
                return seed
            if question is None or answers == MOST:
                break
    raise AssertionError("unreachable")


class Counting(Reader):
    """Notes how many taps had been made whenever a question was on the screen."""

    def __init__(self, screen: Screen, house: House, t: Texts) -> None:
        super().__init__(screen, house, t)
        self.log: list[tuple[str, int]] = []

    def play(self) -> None:
        """Answer everything to the end of the evening."""
        while (question := self.house.evening().question) is not None:
            self.log.append((question.key, self.taps))
            self.answer()


def turns(log: Sequence[tuple[str, int]]) -> Iterator[int]:
    """The taps of each false player's turn: from the one that begins it to the one that turns the next card.

    log: the key of each question, and how many taps had been made before it.
    """
    begun = None
    for (key, before), (_, after) in pairwise(log):
        begun = before if key == "false-turn" else begun
        if key == "draw" and begun is not None:
            yield after - begun
            begun = None


@pytest.mark.long
@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_a_solitaire_is_told_in_the_middle_whole_with_few_taps_for_the_false_players(
    size: dict[str, int], tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = prepared(tmp_path, beginning, GAME, seed=short_solitaire())
    house, t = opened(), texts_in("fr")
    screen = screen_of(house.server.url, **size).open(address)
    player = Counting(screen, house, t)
    player.read()
    player.play()
    screen.by_id("outcome").wait_for(state="attached")
    expect(everything(screen)).not_to_contain_text(t(msg("foundation-broken-part")))
    assert house.evening().state.outcome is not None
    taps = list(turns([*player.log, ("", player.taps)]))
    assert len(taps) >= TURNS
    assert median(taps) < FEW and mean(taps) < FEW, taps
    assert player.told > MOST and player.missed == []


@pytest.mark.parametrize(("lang", "size"), [pytest.param("fr", TABLET, marks=pytest.mark.long), ("en", PHONE)])
def test_an_evening_is_played_from_card_to_card(
    lang: str, size: dict[str, int], tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = prepared(tmp_path, beginning, GAME, language=lang)
    house, t = opened("--lang", lang), texts_in(lang)
    screen = at_the_table(screen_of(house.server.url, **size), address)
    player = Player(screen, wishes=("draw",))
    while house.evening().state.turn.cards < CARDS:
        player.answer()
    evening = house.evening()
    assert evening.state.pirates
    shows_question(screen, t, evening)
    for tab in screens_of(GAME).tabs:
        screen.tap_id(f"tab-{tab.id}")
        expect(screen.by_id(f"tab-{tab.id}")).to_have_attribute("aria-current", "true")
        expect(everything(screen)).not_to_contain_text(t(msg("foundation-broken-part")))


def test_an_evening_for_two_is_set_up_with_few_taps(opened: Callable[..., House], screen_of: NewScreen) -> None:
    house = opened("--lang", "fr")
    screen = screen_of(house.server.url, **TABLET).open(f"/new/{GAME}")
    for identifier in ("players-2", "length-short", "wizard-start"):
        screen.by_id(identifier).wait_for(state="attached")
        screen.tap_id(identifier)
    Player(screen).read()
    options = house.evening().state.options
    assert (len(options.seats), options.length, options.mode) == (2, "short", "competitive")


def well_under_way(evening: GameSession) -> bool:
    """A false player's orders stand above the menu, and much has happened before."""
    state = evening.state
    ordered = state.report is not None and state.report.orders and state.report.actor == state.turn.holder
    return bool(ordered and state.turn.stage == "draw" and state.turn.cards >= SHOWN and len(state.active) > 2)


@only_for_pictures
def test_a_picture_for_the_readme(tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen) -> None:
    address = prepared(tmp_path, well_under_way, GAME)
    keep(at_the_table(screen_of(opened().server.url, **TABLET), address), "blackbeard")
