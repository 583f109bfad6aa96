"""The menu of a volley: a row for each ship, a button for each section with the chance to put the ship out of it."""

from __future__ import annotations

import flet as ft
import pytest

import companion
from companion.core.procedures.menus import Menu
from companion.core.values.messages import msg
from companion.games.pirates_cove.combat import shots
from companion.games.pirates_cove.model.ids import SECTIONS
from companion.library.texts import LANGUAGES, texts_in
from companion.ui.page.menu_table import table_of
from companion.ui.screen_session.screen_session import ScreenSession
from tests.games.pirates_cove.rules.fights import ANNE, BART, CLEO, LEGEND, against, begun, fire, holding, lying
from tests.games.pirates_cove.screens.test_boards import FR, screen_of
from tests.ui.fakeclient import FakeClient
from tests.ui.sheets import sheet_of as the_sheet
from tests.ui.test_questions import words_of


def sheet_of(evening: companion.GameSession, lang: str, compact: bool) -> FakeClient:
    """The question on a tablet or a phone."""
    session = ScreenSession(evening, game="pirates_cove", identity="1")
    return screen_of(lambda: the_sheet(session, compact), lang)


def menu_of(evening: companion.GameSession) -> Menu:
    """The menu of whoever acts now."""
    assert isinstance(evening.question, Menu)
    return evening.question


@pytest.mark.rule("PC-VOLLEY-03")
@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_section_of_every_target_has_its_chance(lang: str, compact: bool) -> None:
    t, evening = texts_in(lang), begun(lying(ANNE, BART, CLEO))
    async with sheet_of(evening, lang, compact) as screen:
        assert t(msg("pc-fire-chances")) in screen.texts()
        for target in (BART, CLEO):
            for section in SECTIONS:
                option = next(o for o in menu_of(evening).options if o.id == f"fire-{target}-{section}")
                (lost,) = (figure.value for figure in option.figures if figure.label == shots.LOST)
                assert words_of(screen, f"answer-{option.id}") == [t(msg(f"ui-group-{section}")), t(lost)]


@pytest.mark.rule("PC-VOLLEY-04", "PC-LEG-02")
async def test_beside_a_pirate_only_its_hull_has_a_button_and_the_others_stand_in_the_line_of_what_is_refused() -> None:
    evening = begun(against(lying(ANNE, BART), "hook"))
    evening.answer([1, 1, 1])
    fire_at = table_of(menu_of(evening))
    assert fire_at is not None
    assert [unit.id for unit in fire_at.units] == [LEGEND] and fire_at.groups == ("hull",) and not fire_at.locked
    async with sheet_of(evening, "fr", False) as screen:
        assert FR(msg("ui-not-now", what=(msg("core-said", text="Bart"),))) in screen.texts()


@pytest.mark.rule("PC-FLEE-03", "PC-FLEE-02")
async def test_flight_says_what_it_risks() -> None:
    evening = begun(lying(ANNE, BART))
    fire(evening, BART, "hull", [6, 1, 1])
    async with sheet_of(evening, "fr", False) as screen:
        risks = [msg("core-percent", n=17), msg("pc-figure-plus", n=1)]
        assert words_of(screen, "answer-flee") == [FR(each) for each in (msg("pc-flee"), *risks)]
        named = {each.label for each in screen.find(ft.Semantics)}
        assert {FR(msg("pc-figure-mutiny")), FR(msg("pc-figure-others"))} <= named


@pytest.mark.rule("PC-VOL-03")
def test_who_reloads_has_no_target_and_the_menu_no_rows() -> None:
    evening = begun(holding(lying(ANNE, BART), ANNE, "cannonade"))
    evening.answer("nothing")
    evening.answer("load")
    evening.answer("card-cannonade")
    fire(evening, BART, "hull", [1, 1, 1])
    fire(evening, ANNE, "hull", [1, 1, 1])
    assert menu_of(evening).who == ANNE and table_of(menu_of(evening)) is None
