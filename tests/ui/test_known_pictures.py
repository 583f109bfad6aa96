"""A page gets each picture once, and puts it back where it is named again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import flet as ft
import pytest
from flet.messaging.protocol import Message, MessageAction, PatchControlBody

from companion.web.serving import known_pictures
from companion.web.serving.known_pictures import FLET, SHORT, KnownPictures, in_full
from tests.ui.fakeclient import FakeClient


class Page:
    """What the script of the page does with what it is sent."""

    def __init__(self) -> None:
        self.pictures: dict[int, bytes] = {}

    def read(self, frame: bytes) -> bytes:
        """A message as Flet's client gets it."""
        if frame[0] == FLET:
            return frame
        assert frame[0] == SHORT
        rest = memoryview(frame)[1:]

        def number() -> int:
            nonlocal rest
            value, rest = int.from_bytes(rest[:4]), rest[4:]
            return value

        def piece() -> bytes:
            nonlocal rest
            size = number()
            value, rest = bytes(rest[:size]), rest[size:]
            return value

        whole = bytes([FLET]) + piece()
        while rest:
            which, drawing = number(), piece()
            if drawing:
                self.pictures[which] = drawing
            whole += self.pictures[which] + piece()
        return whole


def changed(*values: Any) -> Message:
    """A message in which fields of one control become others."""
    body = PatchControlBody(7, [[0], *([0, 0, "src", value] for value in values)])
    return Message(MessageAction.PATCH_CONTROL, body)


def drawing(number: int, length: int = 300) -> str:
    """A picture like no other."""
    return f"<svg>{number:0{length}}</svg>"


async def test_a_picture_is_sent_once_and_every_message_read_as_it_was() -> None:
    messages: list[Message] = []

    def main(page: ft.Page) -> None:
        page.render(lambda: Shown())

    @ft.component
    def Shown() -> ft.Control:
        count, tick = ft.use_state(0)
        picture = ft.Image(src=drawing(count % 2))
        return ft.Column([ft.Container(picture, key=str(count)), ft.TextButton("on", on_click=lambda: tick(count + 1))])

    known, page, sizes = KnownPictures(), Page(), []
    async with FakeClient(main) as screen:
        screen.heard = messages.append
        for _ in range(4):
            await screen.tap("on")
        for message in messages:
            frame = known.frame(message)
            assert page.read(frame) == in_full(message)
            sizes.append(len(frame) < len(in_full(message)))
    assert sizes == [False, False, True, True]


def test_a_picture_alone_and_several_in_one_message() -> None:
    known, page = KnownPictures(), Page()
    told = changed(drawing(1), "Anne", drawing(2), drawing(1))
    for _ in range(2):
        assert page.read(known.frame(told)) == in_full(told)
    assert len(known.frame(told)) < 300 < len(in_full(told))


@pytest.mark.parametrize("value", ["<svg>" + "0" * known_pictures.LONGEST, "svg", {"<svg": 1}, 3])
def test_what_is_no_picture_that_is_kept_goes_as_it_is(value: str | Mapping[str, int]) -> None:
    assert KnownPictures().frame(changed(value)) == in_full(changed(value))


def test_numbers_begin_anew_when_the_page_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_pictures, "KEPT", 2)
    known, page = KnownPictures(), Page()
    for number in (1, 2, 3, 1, 3, 2, 2):
        message = changed(drawing(number))
        assert page.read(known.frame(message)) == in_full(message)
    assert len(page.pictures) == 2
