"""A value is put right where it stands: a touch on any board, a keypad, one line in the notebook, one undo."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

import flet as ft
import pytest

from companion.core.journal.journal import Amended
from companion.core.kit.corrections import Corrected
from companion.core.questions.correctable import Correctable, behind
from companion.core.questions.kinds import Field
from companion.core.values.messages import msg
from companion.library.game_registry import game_ids
from companion.session.game_session import GameSession
from companion.ui.context.app_context import AppContext
from companion.ui.corrections.set_value import Draft
from tests.browser.running_app import beginning, prepared
from tests.support.about import ANY
from tests.ui.fakeclient import FakeClient
from tests.ui.prepared_evening import Sitting

ANSWERS: Final = 40
"""Answers after which there is something on every board."""
MOST_TAPS: Final = 4
"""To put right a number of two figures: touch it, two keys, done."""


def after(answers: int) -> Callable[[GameSession], bool]:
    """When so many questions have been answered, or the evening is over."""
    left = [answers]

    def reached(evening: GameSession) -> bool:
        left[0] -= 1
        return left[0] < 0 or evening.question is None

    return reached


def touchable(screen: FakeClient) -> list[str]:
    """The figures that a touch puts right."""
    return sorted(name.removeprefix("fix-") for name in screen.names() if name.startswith("fix-"))


def other(value: Correctable) -> int:
    """Another number that it may be, of two figures if there is one."""
    now, field = value.value, value.field
    return next(n for n in (18, 12, field.hi, field.lo) if n != now and field.lo <= n <= field.hi)


@pytest.mark.parametrize("game_id", game_ids())
async def test_every_figure_of_the_boards_leads_to_the_values_behind_it(
    game_id: str, tmp_path: Path, context: AppContext
) -> None:
    sitting = Sitting(context, prepared(tmp_path, after(ANSWERS), game_id))
    values = sitting.evening.actions.correctable
    async with sitting.tablet() as screen:
        found = touchable(screen)
        assert found
        for figure in found:
            assert behind(values, figure), figure


def kinds(screen: FakeClient) -> dict[str, str]:
    """A figure of each kind that lies on the boards, whoever's it is."""
    return {re.sub(r"\d+", "", name.rpartition(".")[2]): name for name in reversed(touchable(screen))}


async def put_right(sitting: Sitting, screen: FakeClient, figure: str) -> None:
    """Touch a figure, type another number, and take it back: one line, one undo."""
    before, found = sitting.evening.state, behind(sitting.evening.actions.correctable, figure)
    value = next(each for each in found if each.field.kind == "number" and isinstance(each.value, int))
    new = other(value)
    way = [f"fix-{figure}", *([f"value-{value.path}"] if len(found) > 1 else [])]
    keys = [*(f"key-{sign}" for sign in str(abs(new))), *(["key-sign"] if new < 0 else [])]
    for tap in (*way, *keys, "correct-done"):
        await screen.tap(tap)
    assert len(found) > 1 or len(way) + len(keys) + 1 <= MOST_TAPS
    (amended,) = sitting.entries(Amended)
    assert isinstance(amended.event, Corrected)
    assert amended.event.value == new and amended.event.path == value.path
    await screen.tap("undo")
    assert sitting.evening.state == before and sitting.entries(Amended) == []


@pytest.mark.parametrize("game_id", game_ids())
async def test_every_kind_of_number_is_put_right_in_four_taps_and_taken_back_in_one(
    game_id: str, tmp_path: Path, context: AppContext
) -> None:
    sitting = Sitting(context, prepared(tmp_path, after(ANSWERS), game_id))
    done: set[str] = set()
    async with sitting.tablet() as screen:
        await screen.read()
        pages = sorted(name for name in screen.names() if name.startswith("tab-"))
        for page in pages:
            await screen.tap(page)
            for kind, figure in kinds(screen).items():
                numbers = [each.field.kind for each in behind(sitting.evening.actions.correctable, figure)]
                if kind not in done and "number" in numbers:
                    await put_right(sitting, screen, figure)
                    await screen.tap(page)
                    done.add(kind)
    assert done


def ends(screen: FakeClient) -> Iterator[ft.Stack]:
    """The places of the figures with which a line ends whose other parts take all the room."""
    for row in screen.find(ft.Row):
        *others, last = row.controls or [ft.Text()]
        if getattr(last, "expand", None) or not any(getattr(each, "expand", None) for each in others):
            continue
        while isinstance(last, ft.Semantics | ft.Container) and last.content is not None:
            last = last.content
        if isinstance(last, ft.Stack) and last.fit is ft.StackFit.PASS_THROUGH:
            yield last


@pytest.mark.parametrize("game_id", game_ids())
async def test_a_figure_at_the_end_of_a_line_stands_at_its_right(
    game_id: str, tmp_path: Path, context: AppContext
) -> None:
    sitting = Sitting(context, prepared(tmp_path, after(ANSWERS), game_id))
    async with sitting.tablet() as screen:
        await screen.read()
        for page in ["", *sorted(name for name in screen.names() if name.startswith("tab-"))]:
            if page:
                await screen.tap(page)
            assert all(each.alignment == ft.Alignment.CENTER_RIGHT for each in ends(screen)), page


def number(screen: FakeClient, values: Sequence[Correctable], least: int, hi: int = 10**9) -> tuple[str, Correctable]:
    """A figure that stands for one number, which has so much room above it and ends there at the latest."""
    return next(
        (name, found[0])
        for name in touchable(screen)
        if len(found := behind(values, name)) == 1
        and found[0].field.kind == "number"
        and isinstance(now := found[0].value, int)
        and now + least * found[0].field.step <= found[0].field.hi <= hi
    )


async def test_several_more_are_one_correction(tmp_path: Path, context: AppContext) -> None:
    sitting = Sitting(context, prepared(tmp_path, after(ANSWERS), ANY))
    async with sitting.tablet() as screen:
        await screen.read()
        figure, found = number(screen, sitting.evening.actions.correctable, least=3)
        await screen.tap(f"fix-{figure}")
        for _ in range(3):
            await screen.tap("key-more")
        await screen.tap("correct-done")
        assert "question" in screen.names()
    (amended,) = sitting.entries(Amended)
    assert isinstance(amended.event, Corrected) and isinstance(found.value, int)
    assert amended.event.value == found.value + 3 * found.field.step


async def test_closing_the_sheet_or_a_number_that_cannot_be_changes_nothing(
    tmp_path: Path, context: AppContext
) -> None:
    sitting = Sitting(context, prepared(tmp_path, after(ANSWERS), ANY))
    async with sitting.tablet() as screen:
        await screen.read()
        figure, _ = number(screen, sitting.evening.actions.correctable, least=0, hi=8)
        await screen.tap(f"fix-{figure}")
        await screen.tap("key-9")
        with pytest.raises(AssertionError):
            await screen.tap("correct-done")
        await screen.tap("correct-close")
    assert sitting.entries(Amended) == []


async def test_who_may_not_correct_touches_nothing(tmp_path: Path, context: AppContext) -> None:
    sitting = Sitting(context, prepared(tmp_path, beginning))
    async with sitting.phone(sitting.device("seat-1")) as phone:
        assert touchable(phone) == []


def line(lo: int, hi: int) -> Field:
    return Field("x", msg("core-nothing"), "number", lo, hi, optional=False)


def test_typed_figures_take_the_place_of_the_old_number_and_stay_as_long_as_the_largest() -> None:
    draft = Draft(line(0, 20), 3)
    assert (draft.value, draft.fits) == (3, True)
    for key, typed, fits in (("1", "1", True), ("8", "18", True), ("5", "5", True), ("0", "50", False)):
        draft = Draft(draft.field, draft.now, draft.figure(key))
        assert (draft.typed, draft.fits) == (typed, fits)


def test_a_sign_comes_before_or_after_the_figures() -> None:
    field = line(-8, 8)
    assert Draft(field, 3, "5").turned() == "-5" and Draft(field, 3, "-5").turned() == "5"
    assert Draft(field, 3).turned() == "-3" and Draft(field, 0).turned() == "-"
    assert Draft(field, 0, "-").figure("4") == "-4" and not Draft(field, 0, "-").fits
    assert Draft(field, 7).moved(1) == "8" and Draft(field, 8).moved(1) == "8"


def value_at(path: str) -> Correctable:
    return Correctable(path, msg("core-nothing"), line(0, 9), 1)


def test_a_figure_finds_its_value_by_the_end_of_its_path_or_by_its_parts() -> None:
    gold, fame, mast, purse = map(value_at, ("players.seat-1.gold", "fame.seat-1", "ships.ship-2.masts.0", "bank.gold"))
    values = (gold, fame, mast, purse)
    assert behind(values, "seat-1.gold") == (gold,) and behind(values, "bank.gold") == (purse,)
    assert behind(values, "seat-1.fame") == (fame,)
    assert behind(values, "ship-2") == (mast,) == behind(values, "ship-2.masts")
    assert behind(values, "seat-1.cards") == (gold, fame), "what is not tracked leads to its owner"
    assert behind(values, "seat-9.gold") == ()
