"""The tablet that lies among all tells nobody what another hides: two worlds that differ only in that look the same.

What is compared is what is drawn and sent: every word, label, tip and picture of the screen, with the question under
its cover, undo, the boards and all pages that can be turned to, "May I?" among them. Each kind of question of an
evening is drawn once, in the other language than the one before; between two drawings what a screen is made of is
compared.
"""

from __future__ import annotations

import dataclasses
from functools import cache
from random import Random
from typing import Any, Final, cast

import pytest
from flet.controls.base_control import BaseControl

from companion.core.events.event import Happened
from companion.core.journal.journal import Said
from companion.core.procedures.menus import Menu
from companion.core.questions.question_base import Ask, BadAnswer
from companion.library.game_registry import game
from companion.library.rules import rule_index
from companion.library.texts import LANGUAGES
from companion.session.auto_answers import Answered, QuestionPlace
from companion.session.game_session import GameSession
from companion.simulation.replay import Script, answerers, seat
from companion.simulation.robot import Robot
from companion.ui.games import screens_of
from companion.ui.look import language
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK
from companion.ui.look.theme import Look, LookContext
from companion.ui.main_screen.screen import TableScreen
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import error_boundary
from tests.properties.test_secrecy import equal, hidden, several, shown
from tests.support.about import telling
from tests.ui.fakeclient import FakeClient

STEPS: Final = 70
"""Answers of an evening."""
SIZE: Final = (1280, 800)
EVERY: Final = 6
"""Of so many questions of kinds that were met before, one is compared; of so many screens that are drawn, one has all
its pages turned to."""


def worlds(evening: GameSession, plan: Script, chance: Random) -> tuple[GameSession, GameSession] | None:
    """The table of this moment twice: as it is, and with other things where nobody but their keeper may look.

    Both begin where the procedure under way began, and are told what was answered in it; where a secret answer does not
    fit, another one is given. None where nothing is hidden, or where a rule has brought it to light since.
    """
    told = hidden(evening.game.id)
    opened = evening.journal.opened
    before = evening.state if opened is None else evening.history.state_after(opened[0])
    whole = told.planted(before, chance) if opened is None and chance.random() < 0.5 else before
    other = told.disguised(whole, "", chance)
    if other == whole:
        return None
    pair = [_begun(evening, plan, state) for state in (whole, other)]
    if any(each is None for each in pair):
        return None
    one, two = cast("tuple[GameSession, GameSession]", tuple(pair))
    if (one.now.command, _keys(one)) != (two.now.command, _keys(two)):
        return None  # one has gone on farther: what comes of a secret answer is for its rule to say
    fresh = [*one.journal.entries, *two.journal.entries]
    if any(isinstance(each, Said) and each.secret for each in fresh) and _open(one) != _open(two):
        return None  # before all eyes it was done as it was secretly said
    lawful = (
        type(each.event).__name__ in told.LAWFUL or each.event.reveals for each in fresh if isinstance(each, Happened)
    )
    return None if any(lawful) else (one, two)


def _open(evening: GameSession) -> Any:
    return evening.game.view(evening.state, "")


def _keys(evening: GameSession) -> list[str]:
    return [question.key for question in evening.questions]


def _begun(evening: GameSession, plan: Script, state: Any) -> GameSession | None:
    """A table that begins with this state and does what is under way; None where it cannot there."""
    opened = evening.journal.opened
    said = (
        {}
        if opened is None
        else {entry.key: entry for _, entry in evening.journal.live[opened[0] :] if isinstance(entry, Said)}
    )

    def recorded(question: Ask[Any], place: QuestionPlace) -> Answered | None:
        entry = said.get(question.key)
        if entry is None:
            return None
        if question.secret and not question.admits(entry.value):
            return Answered(Robot(question.key).answer(question), "tablet")
        return Answered(entry.value, "tablet") if question.admits(entry.value) else None

    wired = (recorded, *answerers(evening.game, plan))
    table = GameSession(evening.game, plan.options, seed=plan.seed, answerers=wired, first=state)
    if opened is not None and table.now.command != opened[1].command:
        try:
            table.actions.do(opened[1].command, overruling=opened[1].overruling)
        except BadAnswer:  # with other cards in hand it was not to be had, or another step comes first
            return None
    return table


def drawn(evening: GameSession, lang: str) -> FakeClient:
    """The shared tablet of an evening."""
    room = ScreenSession(evening, game=evening.game.id, identity="1")
    screens, index = screens_of(evening.game.id), rule_index(evening.game.id)

    def main(page: Any) -> None:
        error_boundary.install(language.say)
        page.render(
            lambda: Lang(
                lang, lambda: LookContext(Look(DARK), lambda: TableScreen(room, screens, index, SIZE, lambda: None))
            )
        )

    return FakeClient(main, size=SIZE)


def sent(screen: FakeClient) -> list[str]:
    """Every word and picture that a screen was sent, seen or not."""
    found: list[str] = []
    _collect(screen.page, found, set())
    return found


def _collect(node: object, found: list[str], met: set[int]) -> None:
    if isinstance(node, str):
        found.append(node)
    elif isinstance(node, list | tuple):
        for each in node:
            _collect(each, found, met)
    elif isinstance(node, BaseControl) and id(node) not in met:
        met.add(id(node))
        for name in _parts(type(node)):
            part = getattr(node, name, None)
            if part is not None:
                _collect(part, found, met)


@cache
def _parts(kind: type[BaseControl]) -> tuple[str, ...]:
    """What of a control is sent."""
    sent = (field.name for field in dataclasses.fields(kind) if not field.metadata.get("skip"))
    return tuple(name for name in sent if name not in ("_internals", "parent"))


def pages(evening: GameSession) -> list[str]:
    """Names of what leads to the pages of a table."""
    tabs = screens_of(evening.game.id).tabs_of(evening.state)
    return [f"tab-{tab.id}" for tab in tabs] + ["tab-log", "correct", "ways", "may-i"]


async def same(one: GameSession, two: GameSession, lang: str, where: str, turned: bool) -> None:
    """Both worlds are drawn, and nothing differs. turned: on all pages."""
    async with drawn(one, lang) as first, drawn(two, lang) as second:
        for page in ("", *(pages(one) if turned else ())):
            if page:
                await first.tap(page)
                await second.tap(page)
            alike(sent(first), sent(second), f"{where}, {page or 'the question'}, {lang}")
        if turned and isinstance(one.question, Menu):
            await planned(first, second, one, where)


async def planned(first: FakeClient, second: FakeClient, evening: GameSession, where: str) -> None:
    """What the menu offers is tried where "May I?" stands open."""
    options = [f"answer-{option.id}" for option in evening.question.options]  # type: ignore[union-attr]
    for option in [each for each in options if each in first.names()][:3]:
        assert option in second.names(), f"{where}: {option}"
        await first.tap(option)
        await second.tap(option)
        alike(sent(first), sent(second), f"{where}, planned {option}")
        if "trial-again" in first.names():
            await first.tap("trial-again")
            await second.tap("trial-again")


def alike(one: list[str], two: list[str], where: str) -> None:
    """The same words and pictures; else the first that differ are told."""
    if one != two:
        differ = [(a, b) for a, b in zip(one, two, strict=False) if a != b]
        raise AssertionError(f"{where}: {differ[:3] or (len(one), len(two))}")


def foreseen(evening: GameSession) -> list[Any]:
    """What a sheet that all may read would tell of what follows."""
    question = evening.question
    if question is None or question.secret:
        return []
    open_ = question if question.public_view is None else question.public_view()
    values = [each.id for each in getattr(open_, "options", ()) if each.verdict.allowed] or [question.default]
    seen = [evening.previews.glimpse(value, eyes="") for value in values]
    return [each and ([(told.line, told.event.rule) for told in each.happened], each.question) for each in seen]


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("game_id", telling("secrets"))
async def test_the_shared_tablet_looks_the_same_whatever_somebody_hides(
    game_id: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.ui.screen_session.screen_session.SETTLE", 0.0)
    plan = several(game_id, seed, "own" if seed % 2 else "virtual")
    evening, robot = seat(game(game_id), plan), Robot(seed, hidden(game_id).LIKES, main=0.3)
    chance, met, compared = Random(seed), set[str](), 0
    for step in range(STEPS):
        question = evening.question
        if question is None:
            break
        kind = "".join(sign for sign in question.key if not sign.isdigit())
        pair = None if kind in met and step % EVERY else worlds(evening, plan, chance)
        if pair is not None:
            where = f"{game_id} {seed} {step} {question.key}"
            one, two = (shown(each, "") for each in pair)
            equal(one, two, where)
            assert foreseen(pair[0]) == foreseen(pair[1]), where
            if kind not in met:
                await same(*pair, LANGUAGES[(len(met) + seed) % 2], where, not len(met) % EVERY)
                met.add(kind)
            compared += 1
        evening.answer(robot.answer(question), serial=evening.now.serial)
    assert compared and met, "nothing was hidden"
