"""What a screen gives back as it is still stands in its language, however often the parts above it are drawn."""

from __future__ import annotations

import gc

import flet as ft
import pytest
from flet.controls.object_patch import DiffBuilder

from companion.core.values.messages import msg
from companion.library.texts import texts_in
from companion.ui.look.language import Lang, use_texts
from companion.ui.runtime import flet_diff_patch
from companion.ui.runtime.live import Live, attach, use_live
from companion.ui.runtime.memo import use_memo_part
from companion.ui.widgets.error_boundary import component
from tests.ui.fakeclient import FakeClient

WORDS = msg("ui-home")


class Switch(Live):
    """Something that makes a part of the screen be drawn again. lang: of the whole screen."""

    lang = "en"


outer, inner = Switch(), Switch()
drawn: list[str] = []


@component
def Sign() -> ft.Control:
    """Says something in the language around it, and is drawn anew by itself."""
    use_live(inner)
    t = use_texts()
    drawn.append(t(WORDS))
    return ft.Text(t(WORDS))


@component
def Frame() -> ft.Control:
    """Gives back the same sign as long as nothing around it changes."""
    return use_memo_part(lambda: ft.Container(Sign()), [])


@component
def Screen() -> ft.Control:
    """Drawn again by the outer switch."""
    use_live(outer)
    return Lang(outer.lang, Frame)


def main(page: ft.Page) -> None:
    attach(page, outer, inner)
    page.render(Screen)


async def test_what_is_kept_goes_on_in_its_language_after_the_parts_above_it_were_replaced() -> None:
    async with FakeClient(main) as screen:
        for _ in range(3):
            before = len(drawn)
            outer.changed()
            await screen.settle()
            gc.collect()
            assert len(drawn) == before, "it was to be kept"
            inner.changed()
            await screen.until(lambda before=before: len(drawn) > before)  # type: ignore[misc]
            assert screen.texts() == [texts_in("en")(WORDS)]


async def test_another_language_around_what_is_kept_draws_it_anew() -> None:
    async with FakeClient(main) as screen:
        outer.lang = "fr"
        outer.changed()
        await screen.until(lambda: screen.texts() == [texts_in("fr")(WORDS)])
    outer.lang = "en"


@component
def Kept() -> ft.Control:
    """Draws a frame again and again around a button that it keeps."""
    count, tick = ft.use_state(0)
    button = ft.use_memo(lambda: ft.TextButton("on", on_click=lambda: tick(lambda n: n + 1)), [])
    return ft.Container(ft.Row([ft.Text(str(count)), ft.Container(button)]))


async def test_what_is_kept_in_what_is_drawn_anew_finds_its_page(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, way in flet_diff_patch.SHORT.items():
        monkeypatch.setattr(DiffBuilder, name, way)
    async with FakeClient(lambda page: page.render(Kept)) as screen:
        for count in range(1, 4):
            await screen.tap("on")
            gc.collect()  # what was drawn before
            (button,) = screen.find(ft.TextButton)
            assert str(count) in screen.texts()
            assert button.page is screen.page
