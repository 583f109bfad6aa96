"""Without a finger: keys reach whatever can be tapped and tap what stands there; names are read once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion.host.host import Host
from companion.host.settings import Settings
from companion.library.game_registry import game_ids
from companion.library.texts import LANGUAGES, texts_in
from companion.store import Store
from companion.ui.art import SHAPES, picture
from companion.ui.context.app_context import AppContext
from companion.ui.figures.read_aloud import FIGURE, sentence
from companion.ui.games import screens_of
from companion.ui.look.palette import DARK
from companion.ui.look.theme import Look
from companion.ui.runtime.shortcuts import ANSWERS, BACK, UNDO, meant
from companion.ui.widgets import kit
from tests.browser.running_app import prepared
from tests.browser.test_keys import in_mid_evening
from tests.support.about import ANY, OTHER, about
from tests.support.golden import kept
from tests.support.machine import machine
from tests.ui.fakeclient import FakeClient, at
from tests.ui.prepared_evening import Sitting
from tests.ui.test_questions import Clock

SIZES = [(1280, 800), (390, 844)]
NO_BOARD = ("middle", "told-")
"""What is asked and told."""
TOUCHED = ("on_click", "url", "on_tap", "on_tap_down", "on_long_press_start", "on_pan_start")
"""What a control does when it is touched."""
PAGES = ("", "tab-log", "tab-rules", "may-i", "ways", "correct")
"""What is opened beside the question, by the button that does."""


def house(folder: Path, game_id: str) -> tuple[AppContext, str]:
    """A house with an evening in which somebody has the choice; its address."""
    address = prepared(folder, in_mid_evening, game_id)
    store = Store(folder)
    return AppContext(Host(store, Settings(store, language="fr")), services=machine(Clock())), address


def unreached(screen: FakeClient) -> list[Any]:
    """What answers to a tap, and to no key."""
    inked = [each for each in screen.find(ft.Container) if each.ink and each.on_click]
    reached = {id(each) for each in inked}
    found = []
    for each in screen.find(ft.Container):
        if not each.on_click or id(each) in reached:
            continue
        below = [inner for inner in screen.walk(each.content) if id(inner) in reached] if each.content else []
        glass = each.content is None and each.left == 0  # lies before a real button
        if not below and not glass:
            found.append(each)
    return found


def blocked(screen: FakeClient) -> list[Any]:
    """What lies behind a glass that taps something else."""
    return [
        inner
        for each in screen.find(ft.Container)
        if each.ignore_interactions
        for inner in screen.walk(each.content)
        if getattr(inner, "on_click", None) and inner is not each
    ]


def twice(screen: FakeClient) -> list[str]:
    """Buttons whose name is also among the words in them that are read."""
    return [
        each.label
        for each in screen.find(ft.Semantics)
        if each.button and each.label and each.content and each.label in list(kit._words_in(each.content))
    ]


def idle(screen: FakeClient) -> list[str]:
    """Buttons that nothing happens at: what is only read is no button."""
    return [
        str(each.identifier)
        for each in screen.find(ft.Semantics)
        if each.button and not each.disabled and not any(map(answers, screen.walk(each)))
    ]


def answers(control: Any) -> bool:
    """Whether something happens where it is touched."""
    return any(getattr(control, each, None) is not None for each in TOUCHED)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game_id", game_ids())
async def test_keys_reach_whatever_can_be_tapped_and_names_are_read_once(
    game_id: str, size: tuple[int, int], tmp_path: Path
) -> None:
    context, address = house(tmp_path, game_id)
    for page in PAGES:
        async with at(context, address, size) as screen:
            await screen.read()
            if page:
                await screen.tap(page)
            assert [type(each.content) for each in unreached(screen)] == [], page
            assert blocked(screen) == [], page
            assert twice(screen) == [] and idle(screen) == [], page


@pytest.mark.parametrize("route", ["/", "/settings", "/evenings", f"/rules/{ANY}", f"/new/{ANY}", f"/library/{ANY}"])
async def test_keys_reach_whatever_can_be_tapped_around_the_table(route: str, tmp_path: Path) -> None:
    context, _ = house(tmp_path, ANY)
    async with at(context, route) as screen:
        assert unreached(screen) == [] and blocked(screen) == []
        assert twice(screen) == [] and idle(screen) == []


async def test_what_is_only_read_is_no_button(tmp_path: Path) -> None:
    context, _ = house(tmp_path, ANY)
    begun, _ = kept(context.host.store, OTHER, about(OTHER, "evenings").ENDED[0], ended=True)
    context.begin(ANY, {name: value for name, value in screens_of(ANY).demo().items() if name != "edition"})
    for route, name, button in (
        (f"/send/{begun.id}", "send-words", ""),
        (f"/library/{ANY}", "library-tonight", ""),
        (f"/library/{ANY}", "library-run", "library-next"),
    ):
        async with at(context, route) as screen:
            if button:
                await screen.tap(button)
            assert name in screen.names() and idle(screen) == []


async def test_a_key_taps_what_stands_there(tmp_path: Path) -> None:
    context, address = house(tmp_path, ANY)
    async with at(context, address) as screen:
        await screen.read()
        answers = [
            each
            for each in screen.find(ft.Semantics)
            if (each.identifier or "").startswith("answer-") and each.identifier != "answer-main" and not each.disabled
        ]
        for key, number in ANSWERS.items():
            wanted = answers[number - 1].identifier if number <= len(answers) else None
            target = meant(screen.page, key)
            assert target is (None if wanted is None else screen.tappable(wanted)), key
        assert meant(screen.page, BACK) is None and meant(screen.page, "A") is None and meant(screen.page, "1") is None
        assert meant(screen.page, UNDO) is screen.tappable("undo")
        await screen.tap("tab-rules")
        back = meant(screen.page, BACK)
        assert back is screen.tappable("back-to-question") and meant(screen.page, "F13") is None
        assert back is not None
        await screen.fire(back, "click")
        assert "question" in screen.names()


def nameless(screen: FakeClient) -> list[str]:
    """Figures of boards that are read aloud without a word of what they count: neither beside them nor around them."""

    def speaks(node: Any) -> bool:
        names = ("value", "semantics_label", "label")
        said = (getattr(each, name, None) for each in screen.walk(node) for name in names)
        return any(re.search(r"[^\W\d]", words) for words in said if isinstance(words, str))

    told = {
        id(inner)
        for each in screen.find(ft.Semantics)
        if each.exclude_semantics or each.label or (each.identifier or "").startswith(NO_BOARD)
        for inner in screen.walk(each.content)
    }
    for row in screen.find(ft.Row):
        inside = list(screen.walk(row))
        if not any(isinstance(each, ft.Column | ft.ListView) for each in inside) and speaks(row):
            told |= {id(each) for each in inside}
    figures = [each for each in screen.find(ft.Text) if each.value and FIGURE.fullmatch(each.value)]
    return [each.value for each in figures if id(each) not in told]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
async def test_boards_are_read_as_sentences(game_id: str, lang: str, tmp_path: Path) -> None:
    """Around the question each figure says what it counts; to whoever only looks on each board is one sentence."""
    context, address = house(tmp_path, game_id)
    context.put("language", lang)
    sitting = Sitting(context, address)
    async with sitting.tablet() as screen:
        await screen.read()
        assert nameless(screen) == []
    device = sitting.device("", "spectator")
    async with sitting.phone(device, (1280, 800)) as screen:
        await screen.settle(12)
        assert nameless(screen) == []
        said = [each.label for each in screen.find(ft.Semantics) if each.label]
        sentences = [each for each in said if re.match(r"[^,]+?\s?: .", each)]
        for seat in sitting.evening.game.seats(sitting.evening.state):
            assert [each for each in sentences if seat.name in each], seat.name


@pytest.mark.parametrize("game_id", game_ids())
async def test_a_person_is_told_by_a_shape_beside_the_colour(game_id: str, tmp_path: Path) -> None:
    context, address = house(tmp_path, game_id)
    sitting = Sitting(context, address)
    async with sitting.tablet() as screen:
        await screen.read()
        drawn = [each.src for each in screen.find(ft.Image) if isinstance(each.src, str)]
        for seat in sitting.evening.game.seats(sitting.evening.state):
            paint = kit.colour_of(seat.colour)
            sign = picture(f"icon:seat_{SHAPES[paint]}", color=paint).partition(' d="')[2].partition('"')[0]
            assert [each for each in drawn if sign in each], seat.name


def test_a_board_is_read_as_a_sentence() -> None:
    look = Look(DARK)
    figure = kit.line([kit.pic("token:coin", 20, "Or"), kit.words(look, "8")])
    share = kit.line([kit.pic("token:chest", 20, "Trésors"), kit.words(look, "0/3")])
    crew = kit.phrase(kit.line([kit.words(look, "2")]), "équipage 2")
    panel = kit.panel(look, kit.rows([kit.words(look, "Anne"), figure, share, crew, kit.words(look, "▲2")]))
    assert sentence(texts_in("fr"), "Anne", panel) == "Anne\u202f: Or 8, Trésors 0 sur 3, équipage 2"
    assert sentence(texts_in("en"), "Anne", panel) == "Anne: Or 8, Trésors 0 of 3, équipage 2"
