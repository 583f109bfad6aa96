"""Evenings in a real browser: begun with the wizard, played, interrupted, taken back, with fingers of every kind."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from companion.core.journal.journal import PEOPLE, Began, Said, is_personal
from companion.core.values.messages import msg
from companion.library.game_registry import game
from companion.library.shelf import Shelf
from companion.library.texts import texts_in
from companion.store import Store
from companion.ui.look.theme import TOUCH
from companion.ui.screen_session.screen_session import SETTLE
from tests.browser.driver import STILL, NewScreen, Screen
from tests.browser.fast_app import PLAIN
from tests.browser.painted_words import resize
from tests.browser.pictures import keep, only_for_pictures
from tests.browser.player import Player
from tests.browser.relay import Relay
from tests.browser.running_app import (
    GAME,
    PHONE,
    TABLET,
    House,
    asks,
    at_the_table,
    beginning,
    everything,
    offers_fire,
    prepared,
    shows_question,
)

PAUSE = SETTLE * 1000 + 100
"""Milliseconds that a person waits before the next tap."""
BOXES = """
() => [...document.querySelectorAll("[flt-tappable]")].filter(node => {
    // a figure on a board may be touched, too; all of them are rows of full size on the page of corrections
    if (node.closest("[flt-semantics-identifier^='fix-']")) return false;
    const box = node.getBoundingClientRect();  // what the edge of a list cuts can be drawn into sight
    for (let above = node.parentElement; above; above = above.parentElement) {
        if (above.style.scrollbarWidth !== "none") continue;
        const list = above.getBoundingClientRect();
        if (["left", "top", "right", "bottom"].some(edge => Math.abs(box[edge] - list[edge]) < 1)) return false;
    }
    return true;
}).map(node => {
    const box = node.getBoundingClientRect();
    const named = node.closest("[flt-semantics-identifier]");
    return [named?.getAttribute("flt-semantics-identifier") ?? node.textContent, box.width, box.height];
})
"""


# ---------------------------------------------------------------------- an evening, interrupted and taken back


@pytest.mark.long
@pytest.mark.parametrize(("lang", "size"), [("fr", TABLET), ("en", PHONE)])
def test_an_evening_outlives_its_server_and_can_be_taken_back_to_its_beginning(
    lang: str, size: dict[str, int], opened: Callable[..., House], screen_of: NewScreen
) -> None:
    house, t = opened("--lang", lang, own=True), texts_in(lang)
    screen = screen_of(house.server.url, **size).open()
    screen.tap_id("home-demo")
    player = Steady(screen)
    player.read()
    first = house.table()
    player.play_rounds(house, 1)
    player.wishes = ("end-turn",)
    player.play_rounds(house, 5)
    assert any(entry.command.name == "npc-activation" for entry in house.entries(Began))

    before, said, loads = house.table(), words(screen, lang), screen.page_loads()
    house.server.kill()
    house = opened("--lang", lang, port=house.server.port)
    screen.until(lambda: screen.page_loads() > loads)
    screen.awake()
    player.read()
    shows_question(screen, t, house.evening())
    assert house.table() == before
    screen.until(lambda: words(screen, lang) == said)
    taken_back_and_played_again(player, house, first, answers(house), lang)
    assert len(player.places) >= 40


def test_two_rounds_are_taken_back_and_played_again_without_moving_a_finger(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = prepared(tmp_path, beginning)
    house = opened()
    player = Steady(at_the_table(screen_of(house.server.url, **TABLET), address))
    first = house.table()
    player.play_rounds(house, 1)
    player.wishes = ("end-turn",)
    player.play_rounds(house, 2)
    assert any(entry.command.name == "npc-activation" for entry in house.entries(Began))
    taken_back_and_played_again(player, house, first, answers(house), "fr")
    assert len(player.places) >= 10


def words(screen: Screen, lang: str) -> str:
    """All that the screen says, but for what could be done again."""
    redo = texts_in(lang)(msg("ui-redo"))
    return "".join((everything(screen).text_content() or "").replace(redo, "").split())


def answers(house: House) -> int:
    """How many answers of people are in force."""
    return sum(map(is_personal, house.entries(Began | Said)))


def taken_back_and_played_again(player: Steady, house: House, first: str, given: int, lang: str) -> None:
    """So many answers lead back to the table as it was at first, and forward again; nothing has moved meanwhile."""
    screen, last = player.screen, house.table()
    said = words(screen, lang)
    player.tap_often("undo", given)
    assert house.table() == first
    player.tap_often("redo", given)
    assert house.table() == last
    screen.until(lambda: words(screen, lang) == said)
    assert middle(screen.by_id("redo")) == player.finger, "a tap too many hits nothing else"
    assert {str(place) for place in player.places} == {str(player.places[0])}, "the main button moved"


class Steady(Player):
    """Notes where the main button stands at each question, and where undo or redo was tapped."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self.places: list[Any] = []
        self.finger = (0.0, 0.0)

    def asked(self) -> Locator:
        """The question on the screen."""
        asked = super().asked()
        main = self.screen.by_id("answer-main")
        self.places += [main.bounding_box()] if main.count() else []
        return asked

    def play_rounds(self, house: House, last: int) -> None:
        """Answer everything up to the end of a round."""
        while house.evening().state.turn.round <= last:
            self.answer()

    def tap_often(self, identifier: str, times: int) -> None:
        """Tap undo or redo so often where it stands first, after which it can be tapped no more."""
        button = self.screen.by_id(identifier).and_(self.screen.page.locator("[flt-tappable]"))
        self.finger = middle(button)
        for _ in range(times):
            asked = self.asked()
            button.evaluate(STILL)
            self.screen.page.touchscreen.tap(*self.finger)
            self.gone(asked)
        expect(button).to_have_count(0)


def middle(part: Locator) -> tuple[float, float]:
    """Where a finger taps something."""
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_cable_pulled_in_the_middle_of_a_question_costs_nothing(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = prepared(tmp_path, asks("icons"), seed=1)
    house = opened()
    relay = Relay(house.server.port)
    screen = at_the_table(screen_of(relay.url), address)
    option = screen.page.locator("[flt-semantics-identifier^='answer-'][aria-current='false']").first
    chosen = option.get_attribute("flt-semantics-identifier") or ""
    screen.tap_id(chosen)
    expect(screen.by_id(chosen)).to_have_attribute("aria-current", "true")
    loads = screen.page_loads()
    relay.cut()
    relay.mend()
    screen.until(lambda: screen.page_loads() > loads)
    screen.awake()
    shows_question(screen, texts_in("fr"), house.evening())
    player = Player(screen)
    player.answer()
    shows_question(screen, texts_in("fr"), house.evening())
    assert not asks("icons")(house.evening())
    relay.cut()


# ---------------------------------------------------------------------- fingers


def test_a_page_says_with_each_tap_which_picture_was_tapped(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    address = prepared(tmp_path, beginning)
    house, held, passed, sockets, dam = opened(), list[bytes](), list[bytes](), list[WebSocketRoute](), False
    said: list[int] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        sockets.append(socket)

        def heard(data: str | bytes) -> None:
            said.extend([int(data)] if isinstance(data, str) and data.isdecimal() else [])
            server.send(data)

        socket.on_message(heard)

        def pass_on(data: str | bytes) -> None:
            if isinstance(data, bytes):
                (held if dam else passed).append(data)
            if not dam or isinstance(data, str):
                socket.send(data)

        server.on_message(pass_on)

    screen = screen_of(house.server.url)
    screen.page.route_web_socket(re.compile("/ws$"), between)
    player = Player(at_the_table(screen, address))
    asked, finger = player.asked(), middle(screen.by_id("answer-main"))
    dam = True
    screen.page.touchscreen.tap(*finger)
    screen.until(lambda: held)
    screen.page.wait_for_timeout(PAUSE)
    screen.page.touchscreen.tap(*finger)
    screen.page.wait_for_timeout(PAUSE)
    assert said[-1] == len(passed)
    dam = False
    for data in held:
        sockets[-1].send(data)
    player.gone(asked)
    assert [entry.command.name for entry in house.entries(Began) if entry.source in PEOPLE] == ["begin"]
    asked = player.asked()
    screen.page.wait_for_timeout(PAUSE)
    shown = len(passed) + len(held)
    screen.page.touchscreen.tap(*finger)
    player.gone(asked)
    assert shown in said
    assert [entry.command.name for entry in house.entries(Began) if entry.source in PEOPLE] == ["begin", "move"]


def test_everything_at_the_table_is_big_enough_for_a_thumb(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    screen = at_the_table(screen_of(opened().server.url, **TABLET), prepared(tmp_path, offers_fire))
    for size in (TABLET, {**PHONE, "height": 1400}):  # so high that no list cuts its last row
        resize(screen.page, **size)
        screen.by_id("answer-main").evaluate(STILL)
        assert len(screen.page.evaluate(BOXES)) > 8
        screen.until(lambda: all(min(w, h) >= TOUCH - 0.5 for _, w, h in screen.page.evaluate(BOXES)))


# ---------------------------------------------------------------------- setting up, and the settings


def leave(player: Player) -> None:
    """From the table home."""
    player.tap("ways")
    player.screen.by_id("home").wait_for(state="attached")
    player.tap("home")


def test_a_first_evening_starts_in_nine_taps_and_the_next_like_it_in_one(
    opened: Callable[..., House], screen_of: NewScreen
) -> None:
    house = opened(manner=PLAIN)
    screen = screen_of(house.server.url).open()
    player = Player(screen, pause=PAUSE)
    for identifier in ("home-new", "players-4", "mode-teams", "preset-first", "wizard-start"):
        screen.by_id(identifier).wait_for(state="attached")
        player.tap(identifier)
    player.read()
    player.rest()
    while not house.evening().state.turn.started:
        player.answer()
    assert player.taps <= 9
    played = house.evening()
    assert len(played.state.players) == 4 and len(played.state.parties) == 2
    leave(player)
    light_and_english(screen)
    screen.by_id("home-again").wait_for(state="attached")
    player.tap("home-again")
    Player(screen).read()
    again = house.evening()
    assert again.origin.options == played.origin.options
    assert again.origin.seed != played.origin.seed
    assert not again.state.turn.started


def light_and_english(screen: Screen) -> None:
    """From home to the settings and back: what is painted there changes at once."""
    corner = {"x": 2, "y": 2, "width": 1, "height": 1}
    screen.tap_id("home-settings")
    screen.shows(texts_in("fr")(msg("ui-settings-title")))
    dark = screen.page.screenshot(clip=corner)
    screen.tap_id("theme-light")
    screen.until(lambda: screen.page.screenshot(clip=corner) != dark)
    screen.tap_id("language-en")
    screen.shows(texts_in("en")(msg("ui-settings-title")))
    screen.hides(texts_in("fr")(msg("ui-settings-title")))
    screen.tap_id("home")


# ---------------------------------------------------------------------- the owner's cards


AGGRESSIVE_SPAIN, MOVE_FIVE = "role-pad-0-1", "f1_kind-pad-0-0"
"""Keys that tell two values at once: role and flag, what an action flag does and how far."""


def at_a_card_that_nobody_knows(screen: Screen) -> Player:
    """An evening with the table's own cards, at the first of them that an NPC turns up."""
    player = Player(screen, wishes=("end-turn",))
    for identifier in ("home-new", "cards-table", "wizard-start"):
        screen.by_id(identifier).wait_for(state="attached")
        player.tap(identifier)
    while "slot-role" not in player.offers():
        player.answer()
    return player


@pytest.mark.long
def test_a_card_is_copied_once_and_known_for_ever(
    tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen
) -> None:
    house = opened()
    screen = screen_of(house.server.url).open()
    player = at_a_card_that_nobody_knows(screen)
    assert {each for each in player.offers() if each.startswith("slot-")} == {"slot-role", "slot-nation"}
    screen.keep_shot("card-pressing")
    player.tap("copy-whole")
    screen.by_id("slot-name").wait_for(state="attached")
    for line, key in (("role", AGGRESSIVE_SPAIN), ("f1_kind", MOVE_FIVE)):
        player.tell(line, key)
    asked = player.asked()
    player.confirm()
    player.gone(asked)
    screen.until(lambda: any(said.key.startswith("npc-card") for said in house.entries(Said)))
    (copied,) = [said for said in house.entries(Said) if said.key.startswith("npc-card")]
    card = copied.key.removeprefix("npc-card-")
    told = {"role": "aggressive", "nation": "spain", "f1_kind": "move", "f1_move": 5}
    assert {name: dict(copied.value)[name] for name in told} == told
    while house.evening().now.command is not None:
        player.answer()
    shown = f"{texts_in('fr')(msg('role-aggressive'))} · {texts_in('fr')(msg('nation-spain'))}"
    expect(screen.page.get_by_role("button", name=re.compile(shown))).to_be_visible()

    leave(player)
    for identifier in ("home-library", f"card-npc-card-{card}"):
        screen.by_id(identifier).wait_for(state="attached")
        player.tap(identifier)
    screen.tap_id("slot-role")
    expect(screen.by_id(AGGRESSIVE_SPAIN)).to_have_attribute("aria-current", "true")
    player.tap("home")
    screen.by_id("home-again").wait_for(state="attached")
    player.tap("home-again")
    screen.until(lambda: house.evenings() == 2)
    while not (known := [said for said in house.entries(Said) if said.key == copied.key]):
        player.answer()
    assert known[0].source == "library"
    assert {name: dict(known[0].value)[name] for name in told} == told

    elsewhere = tmp_path / "elsewhere"
    there = shelf_of(elsewhere)
    taken = there.take(there.opened(shelf_of(tmp_path).export_text()).cards)
    assert taken.new == len(shelf_of(tmp_path).all()) and taken.changed == taken.same == 0
    other = opened(folder=elsewhere)
    stranger = screen_of(other.server.url).open("/library/captains_log")
    expect(stranger.by_id(f"card-npc-card-{card}")).to_be_visible()


def shelf_of(folder: Path) -> Shelf:
    """The owner's library in a folder."""
    return Shelf(Store(folder), game(GAME))


# ---------------------------------------------------------------------- pictures


@only_for_pictures
def test_pictures_for_the_readme(tmp_path: Path, opened: Callable[..., House], screen_of: NewScreen) -> None:
    turn = prepared(tmp_path, offers_fire)
    house = opened()
    tablet = at_the_table(screen_of(house.server.url, **TABLET), turn)
    keep(tablet, "table")
    tablet.tap_id("tab-captains")
    tablet.by_id("draft-marks").first.wait_for(state="attached")
    keep(tablet, "hold")
    tablet.tap_id("may-i")
    planner = Player(tablet)
    planner.then("answer-fire")
    while "key-1" not in planner.offers():
        planner.answer()
    tablet.by_id("odds").wait_for(state="attached")
    keep(tablet, "may-i")
    keep(at_the_table(screen_of(house.server.url, **PHONE), turn), "phone")
    rules = screen_of(house.server.url).open(f"/rules/{GAME}")
    rules.type(texts_in("fr")(msg("ui-rules-search")), "CL-MKT-07")
    rules.tap_id("rule-CL-MKT-07")
    rules.by_id("rule-CL-MKT-07").wait_for(state="attached")
    keep(rules, "rules")
