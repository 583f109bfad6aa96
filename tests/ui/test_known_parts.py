"""A page gets once what looks alike, and puts it back where it is named again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import flet as ft
import pytest
from flet.messaging.protocol import Message, MessageAction, PatchControlBody
from hypothesis import given
from hypothesis import strategies as st

from companion.web.serving import known_parts
from companion.web.serving.known_parts import KnownParts, in_full
from tests.ui.fakeclient import FakeClient
from tests.ui.keeping_page import KeepingPage, understood


def changed(*values: Any) -> Message:
    """A message in which fields of one control become others."""
    body = PatchControlBody(7, [[0], *([0, 0, "src", value] for value in values)])
    return Message(MessageAction.PATCH_CONTROL, body)


def drawing(number: int, length: int = 300) -> str:
    """A picture like no other."""
    return f"<svg>{number:0{length}}</svg>"


def board(*figures: int) -> str:
    """A long drawing: each figure is one like no other, wherever it stands."""
    lines = "".join(f'<path d="{figure:0{known_parts.LONGEST // 4}}"/>' for figure in figures)
    return f"<svg>{lines}</svg>"


async def test_what_looks_alike_is_sent_once_and_every_message_read_as_it_was() -> None:
    messages: list[Message] = []

    def main(page: ft.Page) -> None:
        page.render(lambda: Shown())

    @ft.component
    def Shown() -> ft.Control:
        count, tick = ft.use_state(0)
        picture = ft.Image(src=drawing(count % 2))
        words = ft.Text(f"Anne {count}", size=20, color="#102030", font_family_fallback=["A", "B"])
        row = ft.Container(ft.Row([picture, words]), border=ft.Border.all(2, "#fff"), padding=12, key=str(count))
        return ft.Column([row, ft.TextButton("on", on_click=lambda: tick(count + 1))])

    known, page, sizes = KnownParts(), KeepingPage(), []
    async with FakeClient(main) as screen:
        screen.heard = messages.append
        for _ in range(4):
            await screen.tap("on")
        for message in messages:
            frame = known.frame(message)
            assert page.read(frame) == understood(in_full(message))
            sizes.append(len(frame))
    first, _, *later = sizes
    assert first > 500 and max(later) < 160


def test_a_picture_alone_and_several_in_one_message() -> None:
    known, page = KnownParts(), KeepingPage()
    told = changed(drawing(1), "Anne", drawing(2), drawing(1))
    for _ in range(2):
        assert page.read(known.frame(told)) == understood(in_full(told))
    assert len(known.frame(told)) < 100 < len(in_full(told))


def test_of_a_board_only_the_lines_are_sent_that_the_page_has_not_had() -> None:
    known, page = KnownParts(), KeepingPage()
    sizes = []
    for figures in (range(6), (0, 1, 7, 3, 4, 5), (5, 4, 3, 1, 7, 0)):
        told = changed(board(*figures))
        frame = known.frame(told)
        assert page.read(frame) == understood(in_full(told))
        sizes.append(len(frame) // (known_parts.LONGEST // 4))
    assert sizes == [6, 1, 0]


@pytest.mark.parametrize("value", ["<svg/>", "svg" * 10_000, {"<svg": 1}, 3, None, [1, 2], True, 2.5])
def test_what_is_no_part_that_is_kept_goes_as_it_is(value: str | Mapping[str, int]) -> None:
    page, message = KeepingPage(), changed(value)
    frame = KnownParts().frame(message)
    assert page.read(frame) == understood(in_full(message)) and not page.parts


@given(st.lists(st.integers(0, 400), max_size=60), st.integers(1, 300))
def test_every_message_is_read_as_it_was_however_few_parts_are_kept(numbers: list[int], kept: int) -> None:
    known, page = KnownParts(), KeepingPage()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(known_parts, "KEPT", kept)
        for number in numbers:
            message = changed(drawing(number, number), number)
            assert page.read(known.frame(message)) == understood(in_full(message))
    assert len(page.parts) <= kept
