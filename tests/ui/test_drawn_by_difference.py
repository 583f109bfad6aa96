"""What a screen shows after many answers, of which only what differs was drawn and sent, is what it would be anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final, cast

import flet as ft
import msgpack
import pytest
from flet.components.component import Component
from flet.controls.base_control import BaseControl

from companion.library.game_registry import game_ids
from companion.ui.context.app_context import AppContext
from companion.ui.runtime.flet_diff_patch import encoded, packed
from companion.ui.runtime.memo import Kept, use_kept
from tests.bench.engine import house, robot
from tests.bench.evening import an_evening
from tests.support.machine import machine
from tests.ui.fakeclient import FakeClient, at
from tests.ui.rebuilt_controls import inside

ANSWERS: Final = 16
TURNS: Final = 14
"""Of the event loop, after which a whole screen has been told of an answer."""
OURS: Final = frozenset({"_i", "_internals"})
"""Fields that say nothing of what is seen."""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize("game_id", game_ids())
async def test_a_screen_drawn_by_difference_is_the_one_drawn_anew(
    game_id: str, size: tuple[int, int], tmp_path: Path
) -> None:
    identity = an_evening(tmp_path, game_id)
    ticks = count()
    home = AppContext(house(tmp_path), services=machine(lambda: float(next(ticks))))
    async with at(home, f"/table/{identity}", size) as screen:
        await screen.settle(TURNS)
        session, player = home.session(identity), robot()
        for _ in range(ANSWERS):
            if session.view.question is None:
                break
            await screen.read()
            session.answer(player.answer(session.view.question), session.view.serial)
            await screen.settle(TURNS)
            by_difference = list(seen(screen))
            forget(screen)
            session.refresh(screen.session.id)
            await screen.settle(TURNS)
            again = list(seen(screen))
            for before, anew in zip(by_difference, again, strict=True):
                assert before == anew
    home.host.store.close()


def components(screen: FakeClient) -> Iterator[Component]:
    """All that draw a part of the screen."""
    return (each for each in screen.session.index.values() if isinstance(each, Component))


def forget(screen: FakeClient) -> None:
    """Nothing that was drawn is given back as it was."""
    for each in components(screen):
        each._state.last_b = None
        for hook in each._state.hooks:
            if isinstance(kept := getattr(hook, "value", None), Kept):
                kept.forget()


def seen(screen: FakeClient) -> Iterator[dict[str, Any]]:
    """Every control of the screen, with what its client reads of it beside the controls in it."""
    for each in inside(screen.page.views):
        sent = {name: value for name, value in encoded(each).items() if name not in OURS and not _holds(value)}
        yield cast(dict[str, Any], msgpack.unpackb(packed(sent), strict_map_key=False))


def _holds(value: object) -> bool:
    """Whether controls lie in it."""
    return isinstance(value, BaseControl) or (isinstance(value, list | tuple) and any(map(_holds, value)))


def test_a_kept_part_does_what_is_meant_now() -> None:
    keep, done = Kept(), list[str]()
    first = keep("a", _button, keep.deed("answer", lambda name: done.append(f"{name} then")))
    keep.begin()
    again = keep("a", _button, keep.deed("answer", lambda name: done.append(f"{name} now")))
    assert again is first
    again.data()
    assert done == ["yes now"]


def _button(answer: Callable[[str], object]) -> ft.Control:
    return ft.TextButton("yes", data=lambda: answer("yes"))


drawings: list[str] = []


def _word(text: str) -> ft.Control:
    drawings.append(text)
    return ft.Text(text)


async def test_kept_parts_are_found_by_their_names_wherever_they_move() -> None:
    drawings.clear()
    shown = ["a", "b", "c"]

    @ft.component
    def Row() -> ft.Control:
        keep, (_, tick) = use_kept(), ft.use_state(0)
        words = [keep(each[0], _word, each) for each in shown]
        return ft.Column([ft.TextButton("on", on_click=lambda: tick(lambda n: n + 1)), *words])

    async with FakeClient(lambda page: page.render(Row)) as screen:
        for now, drawn in ((["a", "b", "c"], ""), (["c", "new", "a"], "new"), (["a"], ""), (["b", "c", "a!"], "bca!")):
            drawings.clear()
            shown[:] = now
            await screen.tap("on")
            assert "".join(drawings) == drawn
            assert [text for text in screen.texts() if text != "on"] == now
