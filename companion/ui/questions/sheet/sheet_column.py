"""The middle of a sheet: one column that scrolls between headline and foot, and the foot, which is always in sight.

The client says how high things are; while the last order has not been in sight, the foot's one button scrolls on.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.ui.page.reach import Reach, State
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.scroll_column import INTERVAL

TELLING, ANSWERING = 10, 11
"""How the width of a phone held sideways is divided between what is told and the answers."""

FootOf = Callable[[State, Callable[[], object]], Sequence[ft.Control]]
"""Draws the foot: what it offers, and what scrolls on."""


@dataclass(frozen=True, slots=True)
class Upper:
    """What of a column is read before its answers."""

    of: object
    """Tells it from all that was told before."""
    head: Sequence[ft.Control] = ()
    lesson: Callable[[bool], ft.Control] | None = None
    """Draws what is taught; folded where not all is in sight at once."""
    orders: Sequence[ft.Control] = ()
    """Up to the last order."""
    rest: Sequence[ft.Control] = ()
    onward: Callable[[], bool] = lambda: True
    """Is told that somebody wants to read on; whether that was meant."""

    @property
    def tells(self) -> bool:
        """Whether anything is told or taught."""
        return bool(self.lesson or self.orders or self.rest)


NOTHING_TOLD: Final = Upper("")


@component
def SheetColumn(
    of: object,
    upper: Upper,
    lower: Sequence[ft.Control],
    spacing: float,
    foot: FootOf,
    sideways: bool = False,
) -> ft.Control:
    """The column from its top, anew for each `of`, and its foot. lower: answers and what follows from them.

    sideways: what is told stands in a column of its own on the left, where there is any.
    """
    reach: Reach = ft.use_memo(Reach, [])
    away = ft.use_ref(False)
    column: MutableRef[ft.Column] = ft.use_ref()
    _, tick = ft.use_state(0)
    reach.begin(upper.of)
    held, taught = bool(upper.orders), upper.lesson is not None
    measured = held or taught

    def note(**heard: float) -> None:
        """Take note of what the client says."""
        before = reach.seen, reach.known, reach.overflows
        for name, value in heard.items():
            setattr(reach, name, value)
        reach.look()
        if measured and before != (reach.seen, reach.known, reach.overflows):
            tick(lambda n: n + 1)

    def sized(name: str) -> Callable[[ft.LayoutSizeChangeEvent[ft.LayoutControl]], None]:
        """What hears how high a part is, unless something else is told there by now."""
        of = upper.of
        return lambda event: note(**{name: event.height}) if name == "view" or of == reach.of else None

    def scrolled(event: ft.OnScrollEvent) -> None:
        away.current = event.pixels > 0
        note(at=event.pixels)

    async def to_top() -> None:
        if away.current and column.current is not None:
            away.current, reach.at = False, 0
            with contextlib.suppress(RuntimeError, TimeoutError):  # the screen may have gone
                await column.current.scroll_to(offset=0)

    async def onward() -> None:
        if not upper.onward():
            return
        to = reach.onward()
        tick(lambda n: n + 1)
        if to and column.current is not None:
            away.current = True
            with contextlib.suppress(RuntimeError, TimeoutError):
                await column.current.scroll_to(offset=to, duration=200)

    ft.use_effect(to_top, [of])
    lesson = [] if upper.lesson is None else [upper.lesson(reach.overflows)]
    first: list[ft.Control] = [*upper.head, *lesson, *upper.orders]
    if measured:
        stretch = ft.CrossAxisAlignment.STRETCH
        body = kit.rows(first, spacing, horizontal_alignment=stretch)
        first = [ft.Container(body, key=f"upper-{upper.of}", on_size_change=sized("bottom"))]
    told = [*first, *upper.rest]
    beside = sideways and bool(lower) and upper.tells
    below: list[ft.Control] = list(lower)
    if taught and not beside:
        content = kit.rows([*upper.rest, *lower], spacing, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        told, below = first, [ft.Container(content, key=f"lower-{upper.of}", on_size_change=sized("rest"))]
    column.current = kit.rows(
        told if beside else [*told, *below],
        spacing,
        scroll=kit.SCROLLS,
        scroll_interval=INTERVAL,
        on_scroll=scrolled,
        on_size_change=sized("view"),
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )
    below_it = foot(reach.offers(held), onward)
    if not beside:
        return kit.rows(
            [column.current, *below_it], spacing, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        )
    answers = kit.rows(
        below, spacing, scroll=kit.SCROLLS, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    right = kit.rows([answers, *below_it], spacing, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    halves: list[ft.Control] = [
        ft.Container(column.current, expand=TELLING),
        ft.Container(right, expand=ANSWERING),
    ]
    return ft.Row(halves, spacing=14, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
