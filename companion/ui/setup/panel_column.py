"""Panels of a set-up under each other, and below them, by name, those of which nothing is in sight yet.

The button that begins is always in sight: whoever has only seen who plays is told what else may be chosen.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.core.values.messages import msg
from companion.ui.look.language import use_texts
from companion.ui.look.theme import TOUCH, use_look
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.scroll_column import INTERVAL

BETWEEN: Final = 12
"""What lies between two panels, in logical pixels."""
HINT: Final = TOUCH
"""So much of a panel must show before it is in sight: its heading."""
GLIDE: Final = 200
"""Milliseconds that scrolling on takes."""
VIEW: Final = -1
"""Stands for the column among the panels, in what the client says of heights."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel of a set-up. title: what it is about, as it is read."""

    title: str
    drawn: ft.Control


@dataclass
class Heights:
    """What the client has said of a column, in logical pixels."""

    of: dict[int, float] = field(default_factory=dict)
    """By number of a panel, and by `VIEW`."""
    at: float = 0
    """How far it is scrolled."""

    def top(self, panel: int) -> float:
        """Where a panel begins."""
        return sum(self.of[each] + BETWEEN for each in range(panel))

    def below(self, count: int) -> int:
        """The first of so many panels of which nothing is in sight; `count` for none, or while nobody knows."""
        if not {VIEW, *range(count)} <= self.of.keys():
            return count
        end = self.at + self.of[VIEW] - HINT
        return next((panel for panel in range(count) if self.top(panel) > end), count)


@component
def PanelColumn(panels: Sequence[Panel], beside: ft.Control | None = None) -> ft.Control:
    """The panels, which scroll, and the line that names those below.

    beside: what shares that line's place, where there is little height.
    """
    heights: Heights = ft.use_memo(Heights, [])
    column: MutableRef[ft.Column] = ft.use_ref()
    page, (_, tick) = ft.context.page, ft.use_state(0)
    first = heights.below(len(panels))

    def note(deed: Callable[[], object]) -> None:
        before = heights.below(len(panels))
        deed()
        if heights.below(len(panels)) != before:
            tick(lambda n: n + 1)

    def sized(part: int) -> Callable[[ft.LayoutSizeChangeEvent[ft.LayoutControl]], None]:
        return lambda event: note(lambda: heights.of.update({part: event.height}))

    def scrolled(event: ft.OnScrollEvent) -> None:
        note(lambda: setattr(heights, "at", event.pixels))

    async def scroll() -> None:
        if column.current is not None:
            with contextlib.suppress(RuntimeError, TimeoutError):  # the screen may have gone
                await column.current.scroll_to(offset=heights.top(first), duration=GLIDE)

    drawn: list[ft.Control] = [
        ft.Container(each.drawn, key=f"panel-{number}", on_size_change=sized(number))
        for number, each in enumerate(panels)
    ]
    stretched = ft.CrossAxisAlignment.STRETCH
    column.current = kit.rows(
        drawn,
        BETWEEN,
        scroll=kit.SCROLLS,
        scroll_interval=INTERVAL,
        on_scroll=scrolled,
        on_size_change=sized(VIEW),
        horizontal_alignment=stretched,
        expand=True,
    )
    below: list[ft.Control] = [Below(panels[first:], lambda: page.run_task(scroll))] if first < len(panels) else []
    if beside is not None:
        halves: list[ft.Control] = [ft.Container(each, expand=True) for each in (below[0] if below else None, beside)]
        below = [ft.Row(halves, spacing=8)]
    return kit.rows([column.current, *below], 8, horizontal_alignment=stretched, expand=True)


@component
def Below(panels: Sequence[Panel], on_tap: Callable[[], object]) -> ft.Control:
    """The line that names these, and leads to the first of them."""
    look, t = use_look(), use_texts()
    return kit.button(
        look,
        t(msg("ui-setup-below", panels=" · ".join(each.title for each in panels))),
        on_tap,
        kind="sea",
        sign="down",
        identifier="setup-below",
        size=look.sizes.small,
        height=TOUCH,
        wide=True,
    )
