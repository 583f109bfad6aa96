"""Missions on a captain's sheet, the points of rule of the set-up, and the panel that says which are in force."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flet as ft
import pytest

from companion.core.kit.rulings import Agreed
from companion.core.values.messages import msg
from companion.games.captains_log.hand.mission_cards import card_of, title
from companion.games.captains_log.hand.mission_form import mission_form
from companion.games.captains_log.model.ids import FloatId, MissionCardId, MissionId
from companion.games.captains_log.model.options import RULINGS, Options
from companion.games.captains_log.model.state import Floating, Mission, State
from companion.library.game_registry import game
from companion.library.rules import rule_index
from companion.library.texts import LANGUAGES, texts_in
from companion.ui.gamekit.frame import Frame
from companion.ui.games.captains_log.parts.missions import aims_of, missions_of, step_words
from companion.ui.games.captains_log.players import PlayersSide
from companion.ui.games.captains_log.seating import agreed, preset_note, with_preset
from companion.ui.games.captains_log.tavern import tavern_board
from companion.ui.games.captains_log.wizard import SETUP
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK
from companion.ui.look.theme import Look, LookContext
from companion.ui.main_screen.rule_explained import Why
from companion.ui.setup.declared import untouched
from companion.ui.setup.rulings import PointsOfRule
from companion.ui.setup.seats import seated
from tests.games.captains_log.rules.harbour import at_market, filled, owning, with_card
from tests.games.captains_log.rules.scripted import book
from tests.support.boards import Sight
from tests.ui.fakeclient import FakeClient

INDEX = rule_index("captains_log")


def screen_of(build: Callable[[], ft.Control], lang: str = "fr") -> FakeClient:
    """Something drawn alone on a screen."""

    def main(page: ft.Page) -> None:
        page.render(lambda: Lang(lang, lambda: LookContext(Look(DARK), build)))

    return FakeClient(main, size=(1280, 800))


def words(screen: FakeClient) -> list[str]:
    return [text.value for text in screen.find(ft.Text) if text.value]


def at_table(*held: Mission, players: int = 2, **changes: Any) -> State:
    """Anne with these missions, alone or with a rival."""
    state = owning(at_market(**changes), missions=held)
    if players == 2:
        return state
    options = replace(state.options, mode="solo", seats=state.options.seats[:1])
    return replace(state, players=state.players[:1], options=options)


def mission_screen(state: State, lang: str = "fr") -> FakeClient:
    return screen_of(lambda: ft.Column(missions_of(state, book(), state.players[0])), lang)


def at_the_side(state: State) -> Any:
    """The table as the boards at its sides see it."""
    return Sight(game("captains_log"), state)


HALF = Mission(MissionId("mission-1"), "rescue", 12, True, 1, nation="spain")
HIDDEN = Mission(MissionId("mission-2"), "combat", 12)
DONE = Mission(MissionId("mission-3"), "transport", 1, True, 2, True)
TIMED = Mission(MissionId("mission-4"), "personal", 2, True, left=3)
UNREAD = Mission(MissionId("mission-5"), "combat", None, True, 1)


@pytest.mark.rule("CL-SOL-02", "CL-FAM-01")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cl_sol_02_no_short_game_is_promised_against_nations(lang: str) -> None:
    """Rulebook p.54: the end token lies on 21 less the enemies, whatever the first game of several people asks for."""
    t, first = texts_in(lang), next(preset for preset in book().presets if preset.id == "first")
    alone = with_preset(untouched(SETUP, str, Options, book()), first)
    several = agreed(alone, seated(str, alone, 2), book(), "first")
    assert several.target == 5 and "5" in t(preset_note(several, first))
    for options in (alone, agreed(several, replace(several, mode="coop"), book(), "first")):
        assert options.solo_rules and not re.search(r"\d", t(preset_note(options, first)))


async def tap(screen: FakeClient, identifier: str) -> None:
    """Tap what bears this identifier."""
    (found,) = screen.find(ft.Semantics, identifier=identifier)
    inside = next(each for each in screen.walk(found) if getattr(each, "on_click", None))
    await screen.fire(inside, "click")
    await screen.settle()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_mission_shows_its_steps_and_its_reward(lang: str) -> None:
    card = mission_form(book(), MissionCardId("rescue-12"))
    copied = filled(card, to_1="tile", tile_1=9, fails=4, doubloons=3000, reputation=1, gift="clue")
    t = texts_in(lang)
    async with mission_screen(with_card(at_table(HALF, DONE), copied), lang) as screen:
        shown = words(screen)
        assert t(msg("cl-ui-step-port-tile", tile=9)) in shown
        assert t(msg("cl-ui-step-port-choice")) in shown
        assert t(msg("cl-form-gift-clue")) in shown and "+1" in shown
        assert "mission-1" in screen.names() and t(msg("cl-ui-missions-done")) in shown
        assert t(msg("cl-mission-type-transport")) in shown


async def test_a_secret_mission_lies_face_down_until_it_is_tapped() -> None:
    async with mission_screen(at_table(HIDDEN)) as screen:
        assert screen.names() == {"mission-2-look"}
        assert not [text for text in words(screen) if "12" in text]
        await tap(screen, "mission-2-look")
        assert {"mission-2", "mission-2-hide"} <= screen.names()
        await tap(screen, "mission-2-hide")
        assert screen.names() == {"mission-2-look"}
    async with mission_screen(at_table(HIDDEN, players=1)) as alone:
        assert alone.names() == {"mission-2"}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_aim_of_a_public_mission_its_progress_and_its_time_stand_beside_its_captain(lang: str) -> None:
    """Nobody turns to another page for what a captain is after; of a secret mission not even a place stands there."""
    t, state = texts_in(lang), at_table(HALF, replace(HIDDEN, left=5), DONE, TIMED)
    of, left = aims_of(state, book(), state.players[0])
    assert (of.words, of.step, of.of, of.left) == (msg("cl-ui-step-port-choice"), 1, 2, 0)
    assert (left.words, left.step, left.of, left.left) == (msg("cl-mission-p02"), 0, 1, 3)
    assert not aims_of(state, book(), state.players[1])
    async with screen_of(lambda: PlayersSide(at_the_side(state)), lang) as screen:
        beside = screen.find(ft.Semantics, identifier="aim")
        said = [[text.value for text in screen.walk(each) if isinstance(text, ft.Text)] for each in beside]
        assert said == [[t(of.words), "1/2"], [t(left.words), "0/1"]]
        assert screen.find(ft.Image, semantics_label=t(msg("cl-ui-mission-left", n=3)))


async def test_a_public_mission_that_nobody_copied_stands_beside_its_captain_by_its_name() -> None:
    state = at_table(UNREAD)
    (aim,) = aims_of(state, book(), state.players[0])
    assert (aim.words, aim.step, aim.of) == (title(UNREAD), 1, 0)
    async with screen_of(lambda: PlayersSide(at_the_side(state))) as screen:
        (beside,) = screen.find(ft.Semantics, identifier="aim")
        said = [text.value for text in screen.walk(beside) if isinstance(text, ft.Text)]
        assert said == [texts_in("fr")(title(UNREAD))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("goal", [goal.id for goal in book().missions])
def test_every_mission_has_words_for_its_steps(goal: str, lang: str) -> None:
    line = next(each for each in book().missions if each.id == goal)
    mission = Mission(MissionId("mission-1"), line.type, line.numbers[0], counter=FloatId("float-1"))
    card = card_of(at_table(mission), book(), mission)
    assert card is not None
    floating = Floating(FloatId("float-1"), "mission", 4, 7)
    for i, step in enumerate(card.steps):
        said = texts_in(lang)(step_words(card, step, mission, floating, last=i == len(card.steps) - 1))
        assert len(said) > 6 and "{" not in said and "none" not in said


async def test_the_points_of_rule_open_chapter_by_chapter_and_settle_with_one_tap() -> None:
    settled: list[Agreed] = []
    chapters = INDEX.settings
    async with screen_of(lambda: PointsOfRule("captains_log", "cl", RULINGS, (), settled.append)) as screen:
        assert screen.names() == {"rulings"}
        await tap(screen, "rulings")
        assert {f"rulings-{name}" for name in chapters} <= screen.names()
        await tap(screen, "rulings-goods")
        shown = {f"ruling-{ruling}-{way}" for ruling in chapters["goods"] for way in RULINGS.alternatives[ruling]}
        assert shown <= screen.names()
        await tap(screen, "ruling-A-33-example")
    assert [RULINGS.departures(agreed) for agreed in settled] == [(("A-33", "example"),)]
    async with screen_of(
        lambda: PointsOfRule("captains_log", "cl", RULINGS, (("A-33", "example"),), settled.append)
    ) as changed:
        await tap(changed, "rulings-reset")
    assert settled[-1] == ()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_why_says_what_this_table_has_settled(lang: str) -> None:
    rule, ruling = INDEX.rules["CL-REP-05"], INDEX.rulings["A-33"]
    usual, example = (way.label[lang] for way in ruling.alternatives)
    async with screen_of(lambda: Why(INDEX, rule.id, print, lambda: None, {"A-33": "example"}), lang) as here:
        bold = [text.value for text in here.find(ft.Text) if text.font_family and "Bold" in text.font_family]
        assert example in bold and usual not in bold
        assert texts_in(lang)(msg("ui-ruling-here")) in words(here) and ruling.ruling[lang] not in words(here)
    async with screen_of(lambda: Why(INDEX, rule.id, print, lambda: None), lang) as nowhere:
        assert ruling.ruling[lang] in words(nowhere) and texts_in(lang)(msg("ui-ruling-usual")) in words(nowhere)


async def test_why_explains_a_point_of_rule_by_its_own_number() -> None:
    async with screen_of(lambda: Why(INDEX, "A-85", print, lambda: None, {"A-85": "others-only"})) as screen:
        assert {"ruling-A-85", "related-CL-SCR-02"} <= screen.names()
    async with screen_of(lambda: Why(INDEX, "A-999", print, lambda: None)) as unknown:
        assert not [each for each in unknown.names() if each.startswith("ruling-")]


@pytest.mark.parametrize("compact", [False, True])
async def test_the_tavern_of_the_app_shows_its_nine_spaces(compact: bool) -> None:
    offer = ("gunner", "", "helmsman", "gunner", "carpenter", "", "", "", "overloaded")
    opened: list[str] = []
    frame, state = Frame(compact, opened.append, print), at_market(tavern=offer)
    async with screen_of(lambda: tavern_board(Look(DARK), texts_in("fr"), state, book(), frame)) as screen:
        spaces = {name for name in screen.names() if name.startswith("tavern-")}
        assert spaces == {"tavern-1-1", "tavern-1-3", "tavern-2-1", "tavern-2-2", "tavern-3-3"}
        await tap(screen, "tavern-3-3")
    assert opened == ["CL-OFF-09"]
