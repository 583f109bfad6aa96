"""What a game has on screen that declares nothing: everybody at the table, what is tracked, the menu, the last page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, ClassVar, Literal

import flet as ft
import pytest

from companion.core.kit.evening_start import EveningStart
from companion.core.kit.game import AnyGame
from companion.core.kit.options import SeatOptions
from companion.core.questions.correctable import Correctable
from companion.core.questions.kinds import Field
from companion.core.rules.rule_index import RuleIndex
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Seat, Standing
from companion.library.game_registry import game, game_ids
from companion.library.rules import rule_index
from companion.library.sample import load_sample
from companion.library.texts import LANGUAGES, Texts, catalogue_files, texts_in
from companion.session.auto_answers import from_library, virtual_dice
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.screens import GameScreens, named
from companion.ui.games import screens_of
from companion.ui.look import language
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK
from companion.ui.look.theme import Look, LookContext
from companion.ui.main_screen.screen import TableScreen
from companion.ui.screen_session.screen_session import ScreenSession
from tests.ui.fakeclient import FakeClient
from tests.unit.skerry import Options, Skerry, SkerryGame

WORDS = """
skerry-title = Skerry
skerry-menu = What next?
skerry-fish = Fish
skerry-trade = Trade
skerry-repair = Repair
skerry-christen = Christen
skerry-rest = Rest
skerry-gaps = gaps
skerry-sound = sound
skerry-hull = hull
skerry-whole = whole
skerry-coin = coins
skerry-purse = Purse
skerry-option-days = Days
skerry-option-crew = Whole crew
skerry-option-weather = Weather
skerry-weather-calm = Calm
skerry-weather-rough = Rough
skerry-option-house = House rules
skerry-house-toll = Toll: { $n }
skerry-house-ghosts = Ghosts
skerry-mode-race = Race
skerry-mode-crew = One crew
"""
FRAME = Frame(False, print, print)
BROKEN = {texts_in(lang)(msg("foundation-broken-part")) for lang in LANGUAGES}
SCREENS = screens_of("skerry")


def words(said: str) -> Msg:
    return msg("core-said", text=said)


@dataclass(frozen=True, slots=True)
class House:
    toll: Literal[0, 1] = 0
    ghosts: bool = False


@dataclass(frozen=True, slots=True)
class RaceOptions(Options):
    """One field of every kind that can be asked, and one that nobody is asked."""

    MODES: ClassVar = {"race": (2, 3), "crew": (1, 3)}

    mode: str = "race"
    seats: tuple[SeatOptions, ...] = (SeatOptions("A", "green"), SeatOptions("B", "blue"))
    weather: Literal["calm", "rough"] = "calm"
    crew: bool = False
    cards: Literal["app", "table"] = "app"
    house: House = field(default_factory=House)
    pile: tuple[str, ...] = ()


class Race(SkerryGame):
    """Two people with a purse each; the one with more gold wins."""

    evening_start = EveningStart(RaceOptions, lambda options, _: Skerry(options))

    def seats(self, state: Skerry) -> Sequence[Seat]:
        return (Seat("seat-1", "Nina", "green"), Seat("seat-2", "Oscar", "orange"))

    def on_turn(self, state: Skerry) -> str:
        return "seat-2"

    def correctable(self, state: Skerry) -> Sequence[Correctable]:
        gold = Field("gold", msg("skerry-coin"), "number", 0, 999, picture="token:coin")
        wind = Field("wind", words("wind"), "words")
        return (
            Correctable("gold", words("Nina"), gold, state.gold),
            Correctable("wind", words("Sky"), wind, state.wind or None),
        )

    def view(self, state: Skerry, seat: str) -> Skerry:
        return state if seat == "seat-1" else replace(state, gold=0)

    def score(self, state: Skerry) -> Sequence[Standing]:
        if state.day <= state.options.days:
            return ()
        return (Standing(1, words("Oscar"), 1200, words("with the tide")), Standing(2, words("Nina"), state.gold))


@pytest.fixture(autouse=True)
def _words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game speaks English alone, whatever the language of the table."""
    path = tmp_path / "skerry.ftl"
    path.write_text(WORDS, encoding="utf-8")
    told = {lang: Texts(lang, [*catalogue_files(lang), path]) for lang in LANGUAGES}
    monkeypatch.setattr(language, "texts_in", told.__getitem__)


def room_of(evening: GameSession, name: str = "skerry") -> ScreenSession:
    ticking = iter(range(1, 10**6))
    return ScreenSession(evening, game=name, identity="1", clock=lambda: float(next(ticking)))


def on_screen(build: Callable[[], ft.Control], size: tuple[int, int] = (1280, 800), lang: str = "fr") -> FakeClient:
    def main(page: ft.Page) -> None:
        page.render(lambda: Lang(lang, lambda: LookContext(Look(DARK), build)))

    return FakeClient(main, size=size)


def table(
    session: ScreenSession, screens: GameScreens, size: tuple[int, int] = (1280, 800), lang: str = "fr"
) -> FakeClient:
    return on_screen(lambda: TableScreen(session, screens, RuleIndex(()), size, lambda: None), size, lang)


def sound(screen: FakeClient) -> list[str]:
    """What the screen says, if no part of it is broken and no word is missing."""
    said = screen.texts()
    assert said and not BROKEN & set(said) and not [each for each in said if "⟦" in each]
    return said


# --- the little game


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
async def test_a_game_without_screens_can_be_played_to_its_end(size: tuple[int, int], lang: str) -> None:
    evening = GameSession(SkerryGame(), {"days": 1}, seed=1)
    async with table(room_of(evening), SCREENS, size, lang) as screen:
        said = sound(screen)
        assert {"Nina", "Purse", "coins", "0", "What next?"} <= set(said) and "person-seat-1" in screen.names()
        assert "tab-table" in screen.names()
        await screen.tap("answer-rest")
        await screen.until(lambda: "outcome" in screen.names())
        assert {"Skerry", texts_in(lang)(msg("ui-evening-over"))} <= set(sound(screen))


async def test_values_stand_with_their_person_and_the_others_across_the_table() -> None:
    evening = GameSession(Race(), {}, seed=1, first=Skerry(gold=7))
    async with on_screen(lambda: SCREENS.left(room_of(evening))) as people:
        assert sound(people) == ["Nina", "coins", "0", "Oscar"]  # what lies in her purse is hers to know
        active, other = (people.find(ft.Semantics, identifier=f"person-seat-{n}")[0].content for n in (2, 1))
        assert active.border != other.border  # type: ignore[attr-defined]
    async with on_screen(lambda: SCREENS.right(room_of(evening))) as values:
        assert sound(values) == ["Sky", "wind", texts_in("fr")(msg("ui-unknown"))]


async def test_a_phone_shows_what_its_own_seat_may_see() -> None:
    evening = GameSession(Race(), {}, seed=1, first=Skerry(gold=7, wind="gale"))
    for seat, gold in (("seat-1", "7"), ("seat-2", "0")):
        phone = room_of(evening).for_seat(seat)
        async with on_screen(lambda phone=phone, seat=seat: SCREENS.hand(phone, seat, FRAME)) as own:  # type: ignore[misc]
            assert sound(own) == ["Nina", "coins", gold, "Sky", "wind", "gale"]


async def test_the_last_page_is_the_score_of_the_game() -> None:
    evening = GameSession(Race(), {}, seed=1, first=Skerry(day=9, gold=4))
    assert evening.question is None
    session = room_of(evening)
    async with on_screen(lambda: SCREENS.summary(session, FRAME)) as page:
        said = sound(page)
        assert "Oscar l’emporte" in said and "with the tide" in said
        assert [each for each in said if each in ("1", "2", "Oscar", "Nina", "4")] == ["1", "Oscar", "2", "Nina", "4"]
    async with on_screen(lambda: SCREENS.left(session)) as people:
        assert "1200" in sound(people)


# --- the set-up


def wizard(game: AnyGame, begun: list[Mapping[str, Any]], first: Mapping[str, Any] | None = None) -> FakeClient:
    return on_screen(lambda: SCREENS.wizard(game, 1280, begun.append, first))


async def test_the_set_up_asks_what_the_options_leave_open() -> None:
    begun: list[Mapping[str, Any]] = []
    async with wizard(SkerryGame(), begun) as page:
        assert "Days" in sound(page) and not [name for name in page.names() if name.startswith("players-")]
        await page.type(texts_in("fr")(msg("ui-setup-name", n=1)), "Nina")
        await page.tap("days-more")
        await page.tap("wizard-start")
    options = Options.read(begun[0])
    assert (options.days, [seat.name for seat in options.seats]) == (4, ["Nina"])
    async with wizard(SkerryGame(), begun, {"days": 1}) as page:
        await page.tap("days-less")  # nobody plays for no day at all
        await page.tap("wizard-start")
    assert begun[1]["days"] == 1


async def test_every_kind_of_field_can_be_settled() -> None:
    begun: list[Mapping[str, Any]] = []
    async with wizard(Race(), begun) as page:
        shown = page.names()
        assert {"players-1", "players-2", "players-3", "colour-1"} <= shown and "mode-crew" not in shown
        assert {"Weather", "Whole crew", "House rules", "Toll: 0"} <= set(sound(page))
        for tapped in ("players-3", "mode-crew", "weather-rough", "crew", "cards-table", "house-toll", "house-ghosts"):
            await page.tap(tapped)
        assert "Toll: 1" in sound(page)
        await page.tap("wizard-start")
        await page.tap("players-1")
        await page.tap("wizard-start")
        await page.tap("players-2")
        await page.tap("wizard-start")
    three, alone, two = map(RaceOptions.read, begun)
    assert (three.mode, three.weather, three.crew, three.cards) == ("crew", "rough", True, "table")
    assert three.house == House(1, True) and len({seat.colour for seat in three.seats}) == 3
    assert (alone.mode, two.mode) == ("crew", "race")


async def test_what_is_agreed_on_in_two_fields_is_agreed_on_in_both() -> None:
    begun: list[Mapping[str, Any]] = []
    async with wizard(Race(), begun) as page:
        await page.at_once("weather-rough", "crew", "cards-table", "wizard-start")
    options = RaceOptions.read(begun[0])
    assert (options.weather, options.crew, options.cards) == ("rough", True, "table")


@pytest.mark.parametrize("game_id", game_ids())
async def test_every_game_can_be_set_up_by_its_options_alone(game_id: str) -> None:
    begun: list[Mapping[str, Any]] = []
    played = game(game_id)
    async with on_screen(lambda: GameScreens().wizard(played, 1280, begun.append)) as page:
        await page.tap("rulings")
        rulings = played.evening_start.options.RULINGS
        for chapter, points in (rule_index(game_id).settings or {"": tuple(rulings.alternatives)}).items():
            if chapter:
                await page.tap(f"rulings-{chapter}")
            assert {f"ruling-{each}-{way}" for each in points for way in rulings.alternatives[each]} <= page.names()
        last = points[-1]
        ways = rulings.alternatives[last]
        await page.tap(f"ruling-{last}-{ways[-1]}")
        await page.tap("wizard-start")
    assert played.seats(played.start(begun[0])) and [last, ways[-1]] in begun[0]["rulings"]


@pytest.mark.parametrize("game_id", game_ids())
async def test_the_box_keeps_its_secrets_unless_the_last_table_had_the_app_deal(game_id: str) -> None:
    begun: list[Mapping[str, Any]] = []
    played = game(game_id)
    kind = played.evening_start.options
    dealt = {**kind().dump(), **dict.fromkeys(kind.BOX, "app")}
    for last in (None, dealt):
        async with on_screen(lambda: GameScreens().wizard(played, 1280, begun.append, last=last)) as page:  # noqa: B023
            await page.tap("wizard-start")
    fresh, again = ({name: options[name] for name in kind.BOX} for options in begun)
    assert fresh == kind.BOX and again == dict.fromkeys(kind.BOX, "app")


# --- cards


def test_a_copied_card_is_known_by_its_name() -> None:
    shown = named("ship", "3", {"name": "Fortune", "hull": 2})
    assert shown is not None and (shown.id, texts_in("fr")(shown.label)) == ("3", "Fortune")
    assert named("ship", "3", {"hull": 2}) is None is named("ship", "3", {"name": None})


# --- every game of this house, as if it had no folder here


def after_some_answers(played: AnyGame) -> GameSession:
    """An evening of the invented edition that a robot has played for a while."""
    cards = load_sample(played)

    def known(schema: str, subject: str) -> Any:
        values = cards.get((schema, subject))
        return None if values is None else (values, "sample")

    answerers = [virtual_dice(3, lambda: "virtual"), from_library(known)]
    evening, robot = GameSession(played, GameScreens(game=played.id).demo(), seed=3, answerers=answerers), Robot(3)
    for _ in range(60):
        if evening.question is not None:
            evening.answer(robot.answer(evening.question))
    return evening


@pytest.mark.parametrize("game_id", game_ids())
async def test_every_game_can_be_seen_without_boards_of_its_own(game_id: str) -> None:
    played, screens = game(game_id), GameScreens(game=game_id)
    evening = after_some_answers(played)
    session = room_of(evening, game_id)
    for lang in LANGUAGES:
        async with table(session, screens, lang=lang) as screen:
            said = sound(screen)
            assert {seat.name for seat in played.seats(evening.state)} <= set(said)
        phone = session.for_seat("seat-1")
        async with on_screen(lambda phone=phone: screens.hand(phone, "seat-1", FRAME), lang=lang) as own:  # type: ignore[misc]
            sound(own)
        async with on_screen(lambda: screens.summary(session, FRAME), lang=lang) as page:
            sound(page)
