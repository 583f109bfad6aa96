"""The Flet foundation in process: error boundaries, shared objects, language, theme."""

from __future__ import annotations

import threading
from collections.abc import Callable

import flet as ft
import pytest

from companion.core.values.messages import msg
from companion.library.texts import texts_in
from companion.ui.look.language import Lang, set_language, use_texts
from companion.ui.look.palette import DARK, DISPLAY_FONT, FONTS, LIGHT
from companion.ui.look.theme import TOUCH, ZOOMS, Look, LookContext, Mode, app_theme, apply, look_for, use_look
from companion.ui.runtime.live import Live, attach, use_live
from companion.ui.widgets import error_boundary
from companion.ui.widgets.error_boundary import component
from tests.ui.fakeclient import FakeClient

BROKEN = texts_in("fr")(error_boundary.BROKEN_PART)
WRONG = texts_in("fr")(error_boundary.WENT_WRONG)


class Turn(Live):
    """A counter that screens share."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 1

    def advance(self) -> None:
        self.number += 1
        self.changed()


def screen_of(turn: Turn) -> Callable[[ft.Page], None]:
    @component
    def Board() -> ft.Control:
        use_live(turn)
        return ft.Column([ft.Text(f"Tour {turn.number}"), ft.Button("Suivant", on_click=turn.advance)])

    def main(page: ft.Page) -> None:
        attach(page, turn)
        page.render(Board)

    return main


# --- error boundaries


@component
def Fragile(broken: bool) -> ft.Control:
    """Fails while drawing, on demand."""
    if broken:
        raise ZeroDivisionError
    return ft.Text("intact")


@component
def Workshop() -> ft.Control:
    """Can be broken in each of the ways a screen can break."""
    broken, set_broken = ft.use_state(False)
    opacity, set_opacity = ft.use_state(1.0)
    effect, set_effect = ft.use_state(False)

    def fail_in_effect() -> None:
        if effect:
            raise ZeroDivisionError

    def fail() -> None:
        raise ZeroDivisionError

    ft.use_effect(fail_in_effect, [effect])
    return ft.Column(
        [
            Fragile(broken),
            ft.Text("alentour", opacity=opacity),
            ft.Button("casser", on_click=lambda: set_broken(True)),
            ft.Button("réparer", on_click=lambda: set_broken(False)),
            ft.Button("échouer", on_click=fail),
            ft.Button("impossible", on_click=lambda: set_opacity(2.0)),
            ft.Button("possible", on_click=lambda: set_opacity(0.5)),
            ft.Button("effet", on_click=lambda: set_effect(True)),
        ]
    )


def workshop(page: ft.Page) -> None:
    page.render(Workshop)


async def test_a_part_that_cannot_be_drawn_leaves_the_rest_alive() -> None:
    async with FakeClient(workshop) as screen:
        await screen.tap("casser")
        assert BROKEN in screen.texts()
        assert "alentour" in screen.texts()
        await screen.tap("réparer")
        assert "intact" in screen.texts()
        assert BROKEN not in screen.texts()


@pytest.mark.parametrize("cause", ["échouer", "effet", "impossible"])
async def test_an_error_outside_of_drawing_is_said_and_the_session_lives_on(cause: str) -> None:
    async with FakeClient(workshop) as screen:
        await screen.tap(cause)
        assert WRONG in screen.texts()
        await screen.tap("possible")
        await screen.tap("casser")
        assert BROKEN in screen.texts()


async def test_the_notice_speaks_the_language_of_the_session() -> None:
    def main(page: ft.Page) -> None:
        set_language(page, "en")
        page.render(Fragile, True)

    async with FakeClient(main) as screen:
        assert texts_in("en")(error_boundary.BROKEN_PART) in screen.texts()


async def test_a_failing_translation_does_not_hide_the_notice() -> None:
    def mute(_page: ft.Page, _message: object) -> str:
        raise LookupError

    error_boundary.install(mute)
    async with FakeClient(workshop) as screen:
        await screen.tap("casser")
        assert error_boundary.BROKEN_PART.key in screen.texts()


async def test_a_tap_on_what_has_just_been_redrawn_is_noticed() -> None:
    gone, noticed = Turn(), list[int]()

    @component
    def Door() -> ft.Control:
        use_live(gone)
        return ft.Column([ft.Button("Entrer", on_click=gone.advance)] if gone.number == 1 else [ft.Text("Fermé")])

    def main(page: ft.Page) -> None:
        attach(page, gone)
        error_boundary.when_late(page, lambda: noticed.append(gone.number))
        page.render(Door)

    async with FakeClient(main) as screen:
        button = screen.tappable("Entrer")
        await screen.fire(button, "focus")
        await screen.fire(button, "click")
        await screen.until(lambda: "Fermé" in screen.texts())
        assert noticed == []
        await screen.fire(button, "focus")
        assert noticed == []
        await screen.fire(button, "click")
        assert (noticed, gone.number) == ([2], 2)


# --- what several screens share


async def test_a_change_reaches_every_screen_whoever_makes_it() -> None:
    turn = Turn()
    main = screen_of(turn)
    async with FakeClient(main) as tablet, FakeClient(main) as phone:
        await tablet.tap("Suivant")
        await phone.until(lambda: "Tour 2" in phone.texts())
        thread = threading.Thread(target=turn.advance)
        thread.start()
        thread.join()
        await phone.until(lambda: "Tour 3" in phone.texts() and "Tour 3" in tablet.texts())
        assert turn.watchers == 2
    assert turn.watchers == 0


async def test_a_component_that_leaves_is_no_longer_told_even_after_redraws() -> None:
    turn = Turn()

    @component
    def Watcher() -> ft.Control:
        use_live(turn)
        return ft.Text(f"Tour {turn.number}")

    @component
    def Room() -> ft.Control:
        shown, show = ft.use_state(True)
        return ft.Column([*([Watcher()] if shown else []), ft.Button("fermer", on_click=lambda: show(False))])

    async with FakeClient(lambda page: page.render(Room)) as screen:
        turn.advance()
        await screen.until(lambda: "Tour 2" in screen.texts())
        await screen.tap("fermer")
        assert turn.watchers == 0


async def test_the_screen_that_changed_something_is_drawn_before_the_others() -> None:
    turn = Turn()
    drawn: list[str] = []

    @component
    def Watcher() -> ft.Control:
        use_live(turn)
        drawn.append(ft.context.page.session.id)
        return ft.Button("suivant", on_click=turn.advance)

    def shows(page: ft.Page) -> None:
        page.render(Watcher)

    async with FakeClient(shows) as one, FakeClient(shows) as two, FakeClient(shows) as three:
        for screen in (three, one, two):
            drawn.clear()
            await screen.tap("suivant")
            await screen.until(lambda: len(drawn) == 3)
            assert drawn[0] == screen.page.session.id


async def test_what_is_drawn_with_its_surroundings_is_not_drawn_once_more() -> None:
    turn = Turn()
    drawn: list[str] = []

    @component
    def Words() -> ft.Control:
        drawn.append(f"mot {use_live(turn).number}")
        return ft.Text(f"Tour {turn.number}")

    @component
    def Room() -> ft.Control:
        use_live(turn, first=True)
        return ft.Column([Words(), ft.Button("suivant", on_click=turn.advance)])

    async with FakeClient(lambda page: page.render(Room)) as screen:
        drawn.clear()
        for number in (2, 3):
            await screen.tap("suivant")
            await screen.until(lambda: f"Tour {number}" in screen.texts())  # noqa: B023
            await screen.settle()
        assert drawn == ["mot 2", "mot 3"]
        turn.refresh(screen.page.session.id)  # it may have missed something
        await screen.until(lambda: len(drawn) > 2)


async def test_a_component_follows_the_object_that_it_is_given() -> None:
    first, second = Turn(), Turn()
    second.number = 50

    @component
    def Watcher(turn: Turn) -> ft.Control:
        return ft.Text(f"Tour {use_live(turn).number}")

    @component
    def Room() -> ft.Control:
        chosen, choose = ft.use_state(0)
        return ft.Column([Watcher((first, second)[chosen]), ft.Button("autre", on_click=lambda: choose(1))])

    async with FakeClient(lambda page: page.render(Room)) as screen:
        await screen.tap("autre")
        assert (first.watchers, second.watchers) == (0, 1)
        second.advance()
        await screen.until(lambda: "Tour 51" in screen.texts())


async def test_a_screen_that_was_away_is_redrawn_when_it_comes_back() -> None:
    turn = Turn()
    async with FakeClient(screen_of(turn)) as screen:
        await screen.go_offline()
        turn.advance()
        assert "Tour 1" in screen.texts()
        await screen.come_back()
        await screen.until(lambda: "Tour 2" in screen.texts())


# --- language and look


async def test_a_change_of_language_redraws_everything_below() -> None:
    @component
    def Words() -> ft.Control:
        return ft.Text(use_texts()(msg("foundation-stop-hint")))

    @component
    def Room() -> ft.Control:
        lang, speak = ft.use_state("fr")
        return ft.Column([Lang(lang, Words), ft.Button("English", on_click=lambda: speak("en"))])

    async with FakeClient(lambda page: page.render(Room)) as screen:
        assert "Ctrl+C pour fermer." in screen.texts()
        await screen.tap("English")
        assert "Ctrl+C to close." in screen.texts()


async def test_the_look_reaches_components_and_the_page() -> None:
    @component
    def Words() -> ft.Control:
        look = use_look()
        return ft.Text(look.palette.sea, size=look.sizes.body)

    def main(page: ft.Page) -> None:
        page.platform_brightness = ft.Brightness.LIGHT
        look = look_for(page, Mode.SYSTEM, zoom=1.5)
        apply(page, look)
        page.render(lambda: LookContext(look, Words))

    async with FakeClient(main) as screen:
        (words,) = screen.find(ft.Text)
        assert (words.value, words.size) == (LIGHT.sea, 27)
        assert screen.page.theme_mode is ft.ThemeMode.LIGHT
        assert not screen.page.fonts  # the page itself loads them, see webroot
        assert look_for(screen.page, Mode.DARK).palette is DARK


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("palette", [DARK, LIGHT])
def test_the_theme_speaks_in_our_fonts_and_sizes(palette: object, zoom: float) -> None:
    theme = app_theme(Look(DARK if palette is DARK else LIGHT, zoom))
    assert theme.text_theme is not None
    assert theme.text_theme.headline_large.font_family == DISPLAY_FONT
    for style in vars(theme.text_theme).values():
        if isinstance(style, ft.TextStyle):
            assert style.size >= 16
            assert style.font_family in FONTS
    assert theme.button_theme is not None
    style = theme.button_theme.style
    assert 2 * style.padding.top + 1.2 * style.text_style.size >= TOUCH
