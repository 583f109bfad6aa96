"""What a wizard is laid out with: sections in columns, chips to choose from, the seats and the button that begins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import inf

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.page.shapes import ScreenShape, shape_of
from companion.ui.setup.panel_column import Panel, PanelColumn
from companion.ui.setup.seats import SeatDraft
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.writing import FLOATED, Writing

TWO_COLUMNS = 900
"""Width of the screen from which the sections stand side by side."""
CHIP = 56
"""Height of a chip and of what stands in a line with it, in logical pixels."""
LONGEST_NAME = 24


def pages(
    look: Look, t: Texts, panels: Sequence[Panel], width: float, begin: Callable[[], object], trouble: Msg | None = None
) -> ft.Control:
    """A whole wizard: its panels and, always in sight below them, the button that begins. width: of the screen.

    trouble: why nothing can begin yet.
    """
    flat = shape_of(width, ft.context.page.height or inf, look.zoom) is ScreenShape.FLAT
    button = kit.button(
        look,
        t(msg("ui-setup-begin")),
        begin if trouble is None else None,
        kind="main",
        sign="play",
        identifier="wizard-start",
        size=look.sizes.title,
        height=TOUCH if flat else kit.ANSWER,
        wide=True,
    )
    why = [] if trouble is None else [wrong(look, t, trouble)]
    if flat:  # its height belongs to the panels
        return kit.rows([PanelColumn(panels, button), *why], 8, expand=True)
    halves = [panels] if width < TWO_COLUMNS else [panels[0::2], panels[1::2]]
    drawn = [ft.Container(kit.keyed(f"half-{n}", PanelColumn, half), expand=True) for n, half in enumerate(halves)]
    return ft.Column([ft.Row(list[ft.Control](drawn), spacing=12, expand=True), *why, button], spacing=12, expand=True)


def wrong(look: Look, t: Texts, trouble: Msg) -> ft.Control:
    """Why an evening cannot begin yet; it is read aloud at once."""
    said = t(trouble)
    words = kit.words(look, said[:1].upper() + said[1:], colour=look.palette.on_alert)
    strip = ft.Container(words, bgcolor=look.palette.alert, border_radius=10, padding=10)
    return ft.Semantics(content=strip, identifier="setup-wrong", live_region=True, container=True)


def in_columns(sections: Sequence[ft.Control], width: float) -> ft.Control:
    """Two columns on a tablet, one on a phone."""
    if width < TWO_COLUMNS:
        return kit.listed(list(sections), spacing=12, expand=True)
    halves = [kit.listed(list(sections[i::2]), spacing=12, expand=True) for i in range(2)]
    return ft.Row(list[ft.Control](halves), spacing=12, expand=True)


def section(look: Look, t: Texts, heading: Msg, *content: ft.Control) -> ft.Control:
    """A panel of the wizard under its heading."""
    title = kit.words(look, t(heading), bold=True, size=look.sizes.title, colour=look.palette.text_brass)
    return kit.panel(look, kit.rows([title, *content], 10), padding=16)


def opener(look: Look, t: Texts, shown: bool, show: Callable[[bool], object], name: str) -> ft.Control:
    """The button that opens what is folded, or closes it again."""
    button = kit.button(
        look,
        t(msg("ui-setup-show")),
        lambda: show(not shown),
        kind="sea",
        sign="up" if shown else "down",
        identifier=name,
        height=CHIP,
    )
    return ft.Row([button], wrap=True)


@component
def Folded(title: str, name: str, content: Sequence[ft.Control]) -> ft.Control:
    """A panel of which only the title is seen until somebody opens it. name: of the button that does."""
    look, t = use_look(), use_texts()
    shown, show = ft.use_state(False)
    heading = kit.words(look, title, bold=True, size=look.sizes.title, colour=look.palette.text_brass)
    return kit.panel(
        look, kit.rows([heading, opener(look, t, shown, show, name), *(content if shown else ())], 10), padding=16
    )


def note(look: Look, t: Texts, text: Msg) -> ft.Control:
    """What a choice means, in small print."""
    return kit.words(look, t(text), size=look.sizes.small, colour=look.palette.text_muted)


def chips(drawn: Iterable[ft.Control]) -> ft.Control:
    """Chips beside each other, in as many lines as they need."""
    return ft.Row(list(drawn), wrap=True, spacing=10, run_spacing=10)


def chip(look: Look, label: str, chosen: bool, deed: Callable[[], object], identifier: str) -> ft.Control:
    """One thing to choose or to switch on; a chosen one bears a tick."""
    return kit.button(
        look,
        label,
        deed,
        kind="brass" if chosen else "sea",
        sign="check" if chosen else "",
        identifier=identifier,
        height=CHIP,
    )


def player_count(
    look: Look, t: Texts, numbers: Iterable[int], count: int, choose: Callable[[int], object]
) -> ft.Control:
    """How many people play. numbers: those that can be chosen; count: the one that is."""
    return chips(
        chip(look, t(msg("ui-setup-players", n=n)), n == count, partial(choose, n), f"players-{n}") for n in numbers
    )


def seat_line(
    look: Look,
    t: Texts,
    index: int,
    seat: SeatDraft,
    *,
    rename: Callable[[str], object],
    recolour: Callable[[], object],
    picture: str = "ship:schooner",
    extra: Sequence[ft.Control] = (),
) -> ft.Control:
    """One player: the ship in the player's colour, which a tap changes, the name, and what else a game decides by seat.

    index: of the seat, from 0.  picture: one with a hull to paint.
    """
    ship = ft.Container(
        kit.pic(picture, 44, hull=kit.colour_of(seat.colour)),
        width=64,
        height=CHIP,
        alignment=ft.Alignment.CENTER,
        border_radius=10,
        on_click=lambda _: recolour(),
    )
    field = Writing(
        seat.name,
        rename,
        lambda value, write: ft.TextField(
            value=value,
            label=t(msg("ui-setup-name", n=index + 1)),
            on_change=write,
            text_size=look.sizes.body,
            label_style=ft.TextStyle(size=look.sizes.small / FLOATED),
            max_length=LONGEST_NAME,
        ),
    )
    session = ft.Container(field, padding=ft.Padding.only(top=10), expand=True)  # the label stands on the field's edge
    return kit.line([kit.tagged(ship, f"colour-{index}", t(msg(f"colour-{seat.colour}"))), session, *extra], 10)
