"""The middle of a sheet: one column that scrolls between headline and foot, and the foot, which is always in sight.

The client says how high things are; while the last order has not been in sight, the foot's one button scrolls on.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.ui.page.foot import MORE, WAIT
from companion.ui.page.read_depth import ReadDepth
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.scroll_column import INTERVAL

TELLING, BOARD, ANSWERING = 10, 12, 11
"""How the width of a phone held sideways is divided between what is told, or a board, and the answers."""
BETWEEN: Final = 14
"""What lies between them, in logical pixels."""
GLIDE: Final = 200
"""Milliseconds that scrolling on takes."""


@dataclass(frozen=True, slots=True)
class Onward:
    """The way on, which stands in the foot while the last order has not been in sight."""

    name: str
    """Another one after each step."""
    go: Callable[[], object]
    blank: bool
    """Whether nobody knows yet whether there is anything to scroll on to."""


FootOf = Callable[[Onward | None], Sequence[ft.Control]]
"""Draws the foot: the way on, None where its own buttons stand there."""


BoardIn = Callable[[float, float], ft.Control | None]
"""Draws a board of the game in a share of the sheet's width and in a height; None where there is too little of it."""


def share(of: int, other: int = ANSWERING) -> float:
    """The share of the width that one of two has on a phone held sideways."""
    return of / (of + other)


@dataclass(frozen=True, slots=True)
class Upper:
    """What of a column is read before its answers; and the board that lies where room is left."""

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
    board: BoardIn | None = None

    @property
    def measured(self) -> bool:
        """Whether it matters how high it is."""
        return bool(self.lesson or self.orders)

    @property
    def tells(self) -> bool:
        """Whether anything is told or taught."""
        return bool(self.lesson or self.orders or self.rest)


NOTHING_TOLD: Final = Upper("")


@dataclass(frozen=True, slots=True)
class _ReadColumn:
    """A column that somebody reads."""

    reach: ReadDepth
    column: MutableRef[ft.Column]
    sized: Callable[[str], Callable[[ft.LayoutSizeChangeEvent[ft.LayoutControl]], None]]
    """What hears how high a part is, by what is known of it."""
    scrolled: Callable[[ft.OnScrollEvent], None]
    onward: Callable[[], object]
    """Scrolls on."""


def _use_reading(of: object, upper: Upper) -> _ReadColumn:
    """Hook: how far the column has been read; at its top for each new `of`."""
    reach: ReadDepth = ft.use_memo(ReadDepth, [])
    away = ft.use_ref(False)
    column: MutableRef[ft.Column] = ft.use_ref()
    page, (_, tick) = ft.context.page, ft.use_state(0)
    reach.begin(upper.of)

    def note(**heard: float) -> None:
        before = reach.seen, reach.known, reach.folded, reach.left
        for name, value in heard.items():
            setattr(reach, name, value)
        reach.look()
        now = reach.seen, reach.known, reach.folded, reach.left
        if (upper.measured and before[:3] != now[:3]) or (upper.board is not None and before[3] != now[3]):
            tick(lambda n: n + 1)

    def sized(name: str) -> Callable[[ft.LayoutSizeChangeEvent[ft.LayoutControl]], None]:
        # something else may be told there by the time that it is heard
        stays = name in ("view", "whole")
        return lambda event: note(**{name: event.height}) if stays or upper.of == reach.of else None

    def scrolled(event: ft.OnScrollEvent) -> None:
        away.current = event.pixels > 0
        note(at=event.pixels)

    async def scroll(to: float, duration: int) -> None:
        if column.current is not None:
            with contextlib.suppress(RuntimeError, TimeoutError):  # the screen may have gone
                await column.current.scroll_to(offset=to, duration=duration)

    async def to_top() -> None:
        if away.current:
            away.current, reach.at = False, 0
            await scroll(0, 0)

    def onward() -> None:
        if upper.onward():
            away.current, to = True, reach.onward()
            tick(lambda n: n + 1)
            page.run_task(scroll, to, GLIDE)

    ft.use_effect(to_top, [of])
    return _ReadColumn(reach, column, sized, scrolled, onward)


def _stretched(controls: Sequence[ft.Control], spacing: float, **more: Any) -> ft.Column:
    return kit.rows(controls, spacing, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, **more)


@component
def SheetColumn(
    of: object, upper: Upper, lower: Sequence[ft.Control], spacing: float, foot: FootOf, sideways: bool = False
) -> ft.Control:
    """The column from its top, anew for each `of`, and its foot. lower: answers and what follows from them.

    sideways: what is told stands in a column of its own on the left, where there is any; else a board.
    """
    reading = _use_reading(of, upper)
    reach, sized = reading.reach, reading.sized
    lesson = [] if upper.lesson is None else [upper.lesson(reach.folded)]
    first: list[ft.Control] = [*upper.head, *lesson, *upper.orders]
    board = upper.board
    beside = sideways and (bool(lower) or board is not None) and upper.tells
    alone = sideways and not upper.tells and board is not None
    below: list[ft.Control] = [*upper.rest, *([] if beside else lower)]
    if upper.measured:
        first = [ft.Container(_stretched(first, spacing), key=f"upper-{upper.of}", on_size_change=sized("bottom"))]
    if lesson:
        below = [ft.Container(_stretched(below, spacing), key=f"lower-{upper.of}", on_size_change=sized("rest"))]
    offers = reach.offers(bool(upper.orders))
    name = WAIT if offers == "unknown" else f"{MORE.key}-{reach.steps}"
    buttons = foot(None if offers == "ready" else Onward(name, reading.onward, offers == "unknown"))
    reading.column.current = _stretched(
        _with_board(reading, None if sideways else board, [*first, *below], spacing),
        spacing,
        scroll=kit.SCROLLS,
        scroll_interval=INTERVAL,
        on_scroll=reading.scrolled,
        on_size_change=sized("view"),
        expand=True,
    )
    if board is not None and alone:
        right = _stretched([reading.column.current, *buttons], spacing, expand=True)
        return _halves(BoardRoom(board, share(BOARD)), BOARD, right)
    if not beside:
        return _stretched([reading.column.current, *buttons], spacing, expand=True)
    answers: ft.Control = _stretched(lower, spacing, scroll=kit.SCROLLS, expand=True)
    if board is not None and not lower:
        answers = BoardRoom(board, share(ANSWERING, TELLING))
    right = _stretched([answers, *buttons], spacing, expand=True)
    return _halves(reading.column.current, TELLING, right)


def _with_board(
    reading: _ReadColumn, board: BoardIn | None, content: list[ft.Control], spacing: float
) -> list[ft.Control]:
    """What stands in a column, and a board in what it leaves of its height."""
    if board is None:
        return content
    found = board(1.0, max(0.0, reading.reach.left - spacing))
    whole = ft.Container(_stretched(content, spacing), key="whole", on_size_change=reading.sized("whole"))
    return [whole, *([] if found is None else [ft.Container(found, key="board")])]


def _halves(left: ft.Control, wide: int, right: ft.Control) -> ft.Control:
    """A phone held sideways. wide: share of what stands on the left."""
    halves: list[ft.Control] = [ft.Container(left, expand=wide), ft.Container(right, expand=ANSWERING)]
    return ft.Row(halves, spacing=BETWEEN, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


@component
def BoardRoom(board: BoardIn, part: float) -> ft.Control:
    """A board that fills its place, once the client has said how high that is. part: of the sheet's width."""
    high, heard = ft.use_state(0.0)
    found = board(part, high) if high else None
    return ft.Container(found, expand=True, on_size_change=lambda event: heard(event.height))
