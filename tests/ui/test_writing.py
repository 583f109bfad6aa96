"""A field keeps what somebody writes in it, whatever is drawn meanwhile; what is set from elsewhere gets into it."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.ui.widgets.writing import Writing
from tests.ui.fakeclient import FakeClient

Put = Callable[[str], object]


class Kept:
    """A text that is kept somewhere, and the field that shows it."""

    def __init__(self) -> None:
        self.text = ""
        self.put: Put = lambda text: None
        self.taken = True

    @ft.component
    def screen(self) -> ft.Control:
        text, put = ft.use_state(self.text)
        self.put = put

        def keep(new: str) -> None:
            self.text = new
            if self.taken:
                put(new)

        return ft.Column([ft.Text(text), Writing(text, keep, draw)])


def draw(value: str, write: Callable[[ft.Event[ft.TextField]], None]) -> ft.TextField:
    return ft.TextField(value=value, label="words", on_change=write)


def on_a_screen(kept: Kept) -> FakeClient:
    return FakeClient(lambda page: page.render(kept.screen))


async def test_a_letter_that_was_not_told_yet_stays_when_an_older_one_is_drawn() -> None:
    kept = Kept()
    async with on_a_screen(kept) as screen:
        (field,) = screen.find(ft.TextField)
        screen.session.apply_patch(field._i, {"value": "a"})
        told = screen.fire(field, "change", "a")
        screen.session.apply_patch(field._i, {"value": "ab"})  # the next letter is there before the first is drawn
        await told
        (field,) = screen.find(ft.TextField)
        assert kept.text == "ab" and field.value == "ab"


async def test_what_is_not_taken_stays_in_the_field() -> None:
    kept = Kept()
    kept.taken = False
    async with on_a_screen(kept) as screen:
        await screen.type("words", "never kept")
        (field,) = screen.find(ft.TextField)
        assert field.value == "never kept"


async def test_what_is_set_from_elsewhere_stands_in_the_field() -> None:
    kept = Kept()
    async with on_a_screen(kept) as screen:
        await screen.type("words", "some")
        kept.put("other")
        await screen.settle()
        (field,) = screen.find(ft.TextField)
        assert field.value == "other"
        kept.put("")
        await screen.settle()
        (field,) = screen.find(ft.TextField)
        assert field.value == ""
