"""Flet themes made from the palette, the bundled fonts, and the reader's text zoom."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Final

import flet as ft

from companion.ui.look.palette import (
    DARK,
    DISPLAY_FONT,
    FOCUS_SHARE,
    FONTS,
    LIGHT,
    SANS_BOLD_FONT,
    SANS_FONT,
    Palette,
    Type,
    type_sizes,
)

TOUCH: Final = 48
"""Smallest height of anything to tap, in logical pixels."""

THUMB: Final = 4
"""Thickness of a scrollbar, in logical pixels."""

GUTTER: Final = THUMB + 1
"""How far beyond the edge of what scrolls its bar stands: in the gap there, never on what is read."""

FALLBACK_FONTS: Final = [SANS_FONT, "Roboto"]
"""Where a character is looked for that the wanted font lacks; both are served by us."""

ZOOMS: Final = (1.0, 1.25, 1.5, 2.0)


class Mode(StrEnum):
    """Which palette the reader wants."""

    DARK = "dark"
    LIGHT = "light"
    SYSTEM = "system"


@dataclass(frozen=True, slots=True)
class Look:
    """What a component needs in order to draw: colours and sizes of words, and whether things may move."""

    palette: Palette
    zoom: float = 1.0
    motion: bool = False
    """Whether dice fall onto the table rather than lie there; nothing ever waits for them."""

    @property
    def sizes(self) -> Type:
        """Sizes of words at this zoom."""
        return type_sizes(self.zoom)

    @property
    def link_height(self) -> float:
        """Height of a line of small words that can be tapped."""
        return max(TOUCH, TOUCH * self.zoom * 0.8)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a reader's browser wants by itself; a page's data."""

    words: float = 1.0
    """How much larger than usual."""
    still: bool = False
    """Whether nothing may move."""

    @classmethod
    def told(cls, words: float, still: bool) -> Wishes:
        """As a page has found them. words: by how much its browser enlarges them; here up to `LARGEST_WORDS`."""
        return cls(min(LARGEST_WORDS, max(1.0, words)), still)


LARGEST_WORDS: Final = 2.0
"""By how much a browser's own size of text enlarges words at most."""
NO_WISHES: Final = Wishes()
LookContext = ft.create_context(Look(DARK))
"""Colours and sizes of a part of the screen: `LookContext(look, lambda: Screen())`."""


def use_look() -> Look:
    """Hook: the colours and sizes of the calling component."""
    return ft.use_context(LookContext)


def look_for(page: ft.Page, mode: Mode, zoom: float = 1.0, largest: float = ZOOMS[-1], *, motion: bool = False) -> Look:
    """The look for a reader's wish; `Mode.SYSTEM` follows the device. largest: that words can be here.

    motion: whether things may move here; never where the browser wants none.
    """
    bright_device = page.platform_brightness == ft.Brightness.LIGHT
    light = mode is Mode.LIGHT or (mode is Mode.SYSTEM and bright_device)
    moves = motion and not (page.data or NO_WISHES).still
    return Look(LIGHT if light else DARK, enlarged(page, zoom, largest), moves)


def enlarged(page: ft.Page, zoom: float, largest: float = ZOOMS[-1]) -> float:
    """The size of words that was set here, and that of the reader's browser on top of it, up to the largest."""
    return max(zoom, min(largest, zoom * (page.data or NO_WISHES).words))


def use_device_light(page: ft.Page) -> None:
    """Hook: draw the calling component anew whenever the device turns from dark to light or back."""
    _, turn = ft.use_state(page.platform_brightness)
    page.on_platform_brightness_change = lambda _: turn(page.platform_brightness)


def apply(page: ft.Page, look: Look) -> None:
    """Give the whole page a look: theme, background, and fonts where `webroot.font_manifest` has not loaded them."""
    page.fonts = {} if page.web else dict(FONTS)
    page.theme = page.dark_theme = app_theme(look)
    page.theme_mode = ft.ThemeMode.DARK if look.palette.dark else ft.ThemeMode.LIGHT
    page.bgcolor = look.palette.sea
    page.padding = 0


def app_theme(look: Look) -> ft.Theme:
    """The Flet theme of a look. Every button is at least `TOUCH` high."""
    palette, sizes = look.palette, look.sizes
    button = _button_style(sizes.body, palette.text)
    return ft.Theme(
        color_scheme=_colours(palette),
        font_family=SANS_FONT,
        text_theme=_text_theme(palette, sizes),
        visual_density=ft.VisualDensity.STANDARD,
        scaffold_bgcolor=palette.sea,
        divider_color=palette.line,
        focus_color=ft.Colors.with_opacity(FOCUS_SHARE, palette.focus),
        scrollbar_theme=ft.ScrollbarTheme(  # always to be seen where there is more: it says so
            thumb_visibility=True,
            thickness=THUMB,
            radius=THUMB / 2,
            cross_axis_margin=-GUTTER,
            thumb_color=ft.Colors.with_opacity(0.85, palette.mark),
        ),
        button_theme=ft.ButtonTheme(style=button),
        filled_button_theme=ft.FilledButtonTheme(style=_button_style(sizes.body)),
        outlined_button_theme=ft.OutlinedButtonTheme(style=button),
        text_button_theme=ft.TextButtonTheme(style=button),
        icon_button_theme=ft.IconButtonTheme(
            style=ft.ButtonStyle(
                padding=12, icon_size=max(24.0, sizes.body * 1.4), visual_density=ft.VisualDensity.STANDARD
            )
        ),
    )


def _button_style(size: float, colour: str | None = None) -> ft.ButtonStyle:
    """Words in `colour`, or as the kind of button has it.

    Words of `size` take about 1.2 × size; the padding brings the button to `TOUCH`.
    """
    return ft.ButtonStyle(
        color=colour,
        padding=ft.Padding.symmetric(horizontal=20, vertical=max(8.0, (TOUCH + 4 - 1.2 * size) / 2)),
        text_style=ft.TextStyle(
            size=size, font_family=SANS_BOLD_FONT, font_family_fallback=FALLBACK_FONTS, weight=ft.FontWeight.NORMAL
        ),
        icon_size=size * 1.3,
        shape=ft.RoundedRectangleBorder(radius=12),
        visual_density=ft.VisualDensity.STANDARD,
    )


def _text_theme(palette: Palette, sizes: Type) -> ft.TextTheme:
    """Display and headlines in the serif, titles and labels in the bold sans, the rest in the plain sans."""
    families = {"display": DISPLAY_FONT, "headline": DISPLAY_FONT, "title": SANS_BOLD_FONT, "label": SANS_BOLD_FONT}
    scale = {
        "display_large": sizes.question * 1.4,
        "display_medium": sizes.question * 1.2,
        "headline_medium": sizes.title * 1.2,
        "headline_small": sizes.title,
        "title_large": sizes.title,
        "body_small": sizes.small,
        "label_medium": sizes.small,
        "label_small": sizes.small,
    }
    rest = {"display": sizes.question, "headline": sizes.question, "title": sizes.body, "body": sizes.body}

    def style(name: str) -> ft.TextStyle:
        kind = name.split("_")[0]
        return ft.TextStyle(
            size=scale.get(name, rest.get(kind, sizes.body)),
            font_family=families.get(kind, SANS_FONT),
            font_family_fallback=FALLBACK_FONTS,
            weight=ft.FontWeight.NORMAL,  # each font file is one weight; anything else would be smeared
            color=palette.text,
        )

    return ft.TextTheme(**{field.name: style(field.name) for field in fields(ft.TextTheme) if field.init})


def _colours(palette: Palette) -> ft.ColorScheme:
    return ft.ColorScheme(
        primary=palette.action,
        on_primary=palette.on_action,
        primary_container=palette.parchment,
        on_primary_container=palette.on_parchment,
        secondary=palette.brass,
        on_secondary=palette.on_brass,
        secondary_container=palette.panel_raised,
        on_secondary_container=palette.text,
        tertiary=palette.text_good,
        on_tertiary=palette.sea,
        error=palette.text_bad,
        on_error=palette.sea,
        error_container=palette.alert,
        on_error_container=palette.on_alert,
        surface=palette.sea,
        on_surface=palette.text,
        on_surface_variant=palette.text_muted,
        surface_container_lowest=palette.panel_sunk,
        surface_container_low=palette.panel,
        surface_container=palette.panel,
        surface_container_high=palette.panel_raised,
        surface_container_highest=palette.panel_raised,
        outline=palette.line,
        outline_variant=palette.line,
        inverse_surface=palette.parchment,
        on_inverse_surface=palette.on_parchment,
        inverse_primary=palette.action,
        surface_tint=palette.panel,
    )
