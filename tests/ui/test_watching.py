"""Who looks on from afar sees the evening told large between its boards; a phone buzzes when its seat is asked."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft
import pytest
from flet.messaging.protocol import InvokeMethodRequestBody, Message

from companion.core.values.messages import msg
from tests.ui.test_phone_screen import FR, NINA, OSCAR, SECRET, Party, party, secretly

__all__ = ["party"]


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (3840, 2160)])
async def test_a_television_tells_what_happens_between_both_sides_and_has_nothing_to_answer(
    size: tuple[int, int], party: Callable[..., Party]
) -> None:
    table = party(secretly)
    async with table.phone("", size) as screen:
        assert {"left", "right"} <= set(screen.texts())
        waiting = FR(msg("ui-phone-waiting", name=NINA.name))
        assert waiting in screen.texts() and SECRET not in screen.texts()
        assert not [name for name in screen.names() if name.startswith(("answer-", "page-"))]
        (headline,) = [each for each in screen.find(ft.Text) if each.value == waiting]
        assert headline.size is not None and headline.size >= 28 * size[0] / 1280
        table.answer(True)
        await screen.settle(12)
        assert FR(msg("ui-phone-waiting", name=OSCAR.name)) in screen.texts()


async def test_a_phone_that_looks_on_keeps_its_pages(party: Callable[..., Party]) -> None:
    table = party(secretly)
    async with table.phone("") as screen:
        assert "page-boards" in screen.names()


@pytest.mark.parametrize(("wanted", "buzzes"), [("on", 1), ("off", 0)])
async def test_a_phone_buzzes_once_its_seat_is_asked_where_the_house_wants_it(
    wanted: str, buzzes: int, party: Callable[..., Party]
) -> None:
    table = party(secretly)
    table.context.put("buzz", wanted)
    called: list[str] = []

    def heard(message: Message) -> None:
        if isinstance(message.body, InvokeMethodRequestBody):
            called.append(message.body.name)

    async with table.phone(OSCAR.id) as screen:
        screen.heard = heard
        table.answer(True)
        await screen.settle(20)
        assert called.count("vibrate") == buzzes
