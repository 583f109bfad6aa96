"""Rules are looked up, a value is put right by hand and settings are changed, in the middle of an evening."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import flet as ft

from companion.core.journal.journal import PEOPLE, Amended, Began
from companion.core.values.messages import msg
from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.rules import rule_index
from companion.library.texts import texts_in
from companion.store import Store
from companion.ui.context.app_context import AppContext
from tests.browser.running_app import GAME, asks, beginning, prepared
from tests.support.machine import machine
from tests.ui.fakeclient import at
from tests.ui.prepared_evening import Sitting
from tests.ui.test_questions import Clock, words_of

FR, EN = texts_in("fr"), texts_in("en")
RULES: Final = rule_index(GAME)


async def test_rules_are_found_by_word_by_a_word_mistyped_and_by_id(context: AppContext) -> None:
    field = FR(msg("ui-rules-search"))
    async with at(context, f"/rules/{GAME}") as screen:
        for query, found in (("brouillard", "CL-EVT-14"), ("brouilard", "CL-EVT-14"), ("kraken", "CL-KRK-01")):
            await screen.type(field, query)
            assert f"rule-{found}" in screen.names()
        await screen.type(field, "CL-MKT-07")
        assert FR(msg("ui-rules-count", n=1)) in screen.texts()
        await screen.tap("rule-CL-MKT-07")
        rule = RULES.rules["CL-MKT-07"]
        assert {FR(msg("ui-rule-place", id=rule.id, page=rule.page)), rule.text["fr"]} <= set(screen.texts())


async def test_why_opens_the_rule_of_the_question_beside_it(tmp_path: Path, context: AppContext) -> None:
    sitting = Sitting(context, prepared(tmp_path, asks("turn")))
    question = sitting.evening.question
    assert question is not None
    rule = RULES.rules[question.rule].text["fr"]
    async with sitting.tablet() as screen:
        await screen.read()
        await screen.tap("why")
        assert rule in screen.texts() and words_of(screen, "question") == [FR(question.text)]
        await screen.tap("why-close")
        assert rule not in screen.texts() and words_of(screen, "question") == [FR(question.text)]
        assert "why-close" not in screen.names()


async def test_a_value_put_right_by_hand_is_in_the_log_and_can_be_taken_back(
    tmp_path: Path, context: AppContext
) -> None:
    sitting = Sitting(context, prepared(tmp_path, asks("turn")))
    before, anne = sitting.evening.state, sitting.evening.state.players[0]
    async with sitting.tablet() as screen:
        await screen.read()
        await screen.tap("correct")
        await screen.tap(FR(msg("cl-player", name=anne.name)))
        await screen.tap("value-players.seat-1.standing.holland")
        await screen.tap("key-more")
        await screen.tap("correct-done")
        assert sitting.evening.state.players[0].standing.holland == anne.standing.holland + 1
        (amended,) = sitting.entries(Amended)
        await screen.tap("tab-log")
        line = amended.line
        assert line is not None and FR(line) in screen.texts()
        await screen.tap("back-to-question")
        await screen.tap("undo")
    assert sitting.evening.state == before and asks("turn")(sitting.evening)
    assert sitting.entries(Amended) == []


async def test_a_second_tap_on_what_has_just_changed_is_ignored(tmp_path: Path) -> None:
    address = prepared(tmp_path, beginning)
    store, clock = Store(tmp_path), Clock()
    sitting = Sitting(AppContext(Host(store, Settings(store)), services=machine(clock)), address)

    def begun() -> list[str]:
        return [entry.command.name for entry in sitting.entries(Began) if entry.source in PEOPLE]

    async with sitting.tablet() as screen:

        async def touch() -> None:
            """Where the main button is, whatever it says."""
            await screen.tap("told-on" if "told-on" in screen.names() else "answer-main")

        for then in (["begin"], ["begin", "move"]):
            while begun() != then:
                clock.settle()
                shown = screen.texts()
                await touch()
                assert screen.texts() != shown
                shown = screen.texts()
                await touch()
                assert screen.texts() == shown
    store.close()


async def test_settings_are_in_force_at_once_and_kept(tmp_path: Path, context: AppContext) -> None:
    async with at(context, "/") as screen, at(context, "/") as other:
        await screen.tap("home-settings")
        assert FR(msg("ui-settings-title")) in screen.texts()
        before = screen.page.theme_mode
        await screen.tap("language-en")
        assert EN(msg("ui-settings-title")) in screen.texts() and FR(msg("ui-settings-title")) not in screen.texts()
        await screen.tap("theme-light")
        assert screen.page.theme_mode == ft.ThemeMode.LIGHT != before
        await screen.tap("dice-own")
        await screen.tap("home")
        assert EN(msg("ui-rules")) in screen.texts()
        assert EN(msg("ui-rules")) in other.texts(), "on every screen of the table"
    again = Store(tmp_path)
    kept = Settings(again)
    again.close()
    assert (kept["dice"], kept["language"], kept["theme"]) == ("own", "en", "light")
