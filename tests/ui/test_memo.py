"""What a screen gives back as it is still stands in its language, however often the parts above it are drawn."""

from __future__ import annotations

import gc

import flet as ft

from companion.core.values.messages import msg
from companion.library.texts import texts_in
from companion.ui.look.language import Lang, use_texts
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
