"""A value that is a grid: choose what a cell is, then tap the cells that are so, or draw a finger along a row of them.

Where numbers are printed along its edges, they are chosen and tapped in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.core.questions.kinds import Field, FieldValue, Option
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.theme import TOUCH, Look
from companion.ui.questions.parts.option_cards import chip
from companion.ui.questions.sheet.sheet_frame import hint
from companion.ui.questions.sheet.sheet_text import pen
from companion.ui.widgets import kit

GAP = 3
EDGE = 58
"""Length of a place on an edge, away from the grid, in logical pixels."""
LEAST = 5
"""Rows and columns that are drawn of a grid with edges, however few of them are filled."""
HOLE = "?"
"""A place on an edge of which nothing is known, between others."""
NUMBER = "="
"""Before the number in the name of a brush: signs have one letter."""
Put = Callable[[str, Callable[[FieldValue], FieldValue]], object]
Edge = tuple[Field, FieldValue]
"""The line of words that an edge is, with its value."""


def cells_of(line: Field, value: FieldValue) -> tuple[str, ...]:
    """The rows of a grid; an unknown one is empty."""
    return value if isinstance(value, tuple) else (line.options[0].id * line.columns,) * line.rows


def painted(line: Field, row: int, column: int, sign: str, old: FieldValue) -> FieldValue:
    """The grid after a tap on a cell: as the chosen sign says, or empty again if it was so already."""
    return swept(line, row, column, column, sign, old)


def swept(line: Field, row: int, first: int, last: int, sign: str, old: FieldValue) -> FieldValue:
    """The grid after a finger went from one cell of a row to another: all between them become what the first does."""
    rows = list(cells_of(line, old))
    empty = line.options[0].id
    now = empty if rows[row][first] == sign else sign
    left, right = sorted((first, last))
    rows[row] = rows[row][:left] + now * (right - left + 1) + rows[row][right + 1 :]
    return tuple(rows) if any(set(cells) != {empty} for cells in rows) or not line.optional else None


def places_of(value: FieldValue) -> list[list[str]]:
    """What is printed along an edge, place after place."""
    return [[] if place == HOLE else place.split("/") for place in str(value or "").split()]


def printed(place: int, number: str, old: FieldValue) -> FieldValue:
    """An edge after a tap on one of its places: the number stands there and nowhere else, or not any more if it did."""
    places = places_of(old)
    places += [[] for _ in range(place + 1 - len(places))]
    had = number in places[place]
    places = [[each for each in numbers if each != number] for numbers in places]
    if not had:
        places[place].append(number)
    while places and not places[-1]:
        places.pop()
    return " ".join("/".join(numbers) or HOLE for numbers in places) or None


def next_brush(brush: str, edges: Sequence[Edge]) -> str:
    """The brush after a number was put on an edge: the next number once this one stands along every edge, "" for a sign
    where none is left."""
    placed = [{number for place in places_of(value) for number in place} for _, value in edges]
    n = int(brush.removeprefix(NUMBER))
    left = [m for m in range(edges[0][0].lo, edges[0][0].hi + 1) if not all(str(m) in each for each in placed)]
    if n in left:
        return brush
    return next((f"{NUMBER}{m}" for m in sorted(left, key=lambda m: m < n)), "")


def drawn_size(line: Field, cells: Sequence[str], edges: Sequence[Edge]) -> tuple[int, int]:
    """How many rows and columns are drawn: all of them, or with edges those in use and one more while any number is
    left for it."""
    if not edges:
        return line.rows, line.columns
    empty = line.options[0].id
    used = (
        max((row for row, signs in enumerate(cells, 1) if set(signs) != {empty}), default=0),
        max((column for signs in cells for column, sign in enumerate(signs, 1) if sign != empty), default=0),
    )
    found = []
    for (edge, value), least, most in zip(edges, used, (line.rows, line.columns), strict=True):
        places = places_of(value)
        spare = sum(map(len, places)) <= edge.hi - edge.lo
        found.append(min(most, max(LEAST, least, len(places) + spare)))
    return found[0], found[1]


@dataclass(frozen=True, slots=True)
class GridView:
    """A grid as it is drawn: how it looks, what it holds, what lies along its edges, and what lies under the brush."""

    look: Look
    t: Texts
    line: Field
    value: FieldValue
    brush: str
    put: Put
    """Changes the value of a line by its name."""
    edges: tuple[Edge, ...] = ()
    sweeps: bool = False
    """Whether a finger paints along a row; where cells are too broad for the screen, it moves them aside instead."""

    def tools(self, choose: Callable[[str], object], *, low: bool = False) -> list[ft.Control]:
        """The brushes: signs, and with edges the numbers that may be printed there. low: each in one line that moves
        aside, for a phone."""
        signs = self._brushes(choose)
        numbers = [self._numbers(self.edges[0][0], choose)] if self.edges else []
        if low:
            lines = [*numbers, signs]
            for line in lines:
                line.wrap, line.scroll = False, kit.SCROLLS
            return list(lines)
        told = [hint(self.look, self.t(msg("ui-grid-edges" if self.edges else "ui-grid-sweep")))]
        return [*told, *numbers, signs]

    def drawn(self) -> ft.Control:
        """The cells, to be tapped; moved aside where they are too broad."""
        cells = cells_of(self.line, self.value)
        rows, columns = drawn_size(self.line, cells, self.edges)
        lines = [
            self._swept(row, [self._cell(row, column, cells[row][column]) for column in range(columns)])
            for row in range(rows)
        ]
        if self.edges:
            left, below = self.edges
            lines = [[self._place(left, row, across=True), *drawn] for row, drawn in enumerate(lines)]
            foot = [self._place(below, column, across=False) for column in range(columns)]
            lines.append([ft.Container(width=EDGE), *foot])
        return _scrolling(lines)

    def _swept(self, row: int, cells: list[ft.Control]) -> list[ft.Control]:
        """The cells of a row, under a finger that paints along them."""
        if not self.sweeps:
            return cells
        begun: list[int] = []

        def column_at(x: float) -> int:
            return min(len(cells) - 1, max(0, int(x / (TOUCH + GAP))))

        def begins(event: ft.DragDownEvent[ft.GestureDetector]) -> None:
            begun[:] = [column_at(event.local_position.x)]

        def ends(event: ft.DragEndEvent[ft.GestureDetector]) -> None:
            if begun and not self.brush.startswith(NUMBER):
                first, last = begun.pop(), column_at(event.local_position.x)
                self.put(self.line.name, lambda old: swept(self.line, row, first, last, self.brush, old))

        strip = ft.Row(cells, spacing=GAP, tight=True)
        return [
            ft.GestureDetector(
                strip, on_horizontal_drag_down=begins, on_horizontal_drag_end=ends, exclude_from_semantics=True
            )
        ]

    def _brushes(self, choose: Callable[[str], object]) -> ft.Row:
        """A chip for each sign, with how many cells it has painted unless its picture stands alone."""
        cells = cells_of(self.line, self.value)
        return _wrapped([self._sign(option, cells, choose) for option in self.line.options[1:]])

    def _sign(self, option: Option, cells: Sequence[str], choose: Callable[[str], object]) -> ft.Control:
        alone = self.line.icons
        said = self.t(msg("ui-grid-brush", label=option.label, n=sum(signs.count(option.id) for signs in cells)))
        return chip(
            self.look,
            "" if alone else said,
            partial(choose, option.id),
            f"{self.line.name}-{option.id}",
            option.id == self.brush,
            height=TOUCH,
            picture=option.picture,
            square=alone,
            said=said if alone else "",
        )

    def _numbers(self, edge: Field, choose: Callable[[str], object]) -> ft.Row:
        """A chip for each number that may be printed on an edge."""
        chips = [
            chip(
                self.look,
                str(n),
                partial(choose, f"{NUMBER}{n}"),
                f"{self.line.name}-number-{n}",
                self.brush == f"{NUMBER}{n}",
                height=TOUCH,
            )
            for n in range(edge.lo, edge.hi + 1)
        ]
        return _wrapped(chips)

    def _cell(self, row: int, column: int, sign: str) -> ft.Control:
        """A cell of the grid; a tap paints it, unless the brush is a number."""

        def tapped(_: object) -> None:
            if not self.brush.startswith(NUMBER):
                self.put(self.line.name, lambda old: painted(self.line, row, column, self.brush, old))

        option = next(each for each in self.line.options if each.id == sign)
        picture = kit.pic(option.picture, TOUCH) if option.picture else None
        body = ft.Container(
            picture,
            width=TOUCH,
            height=TOUCH,
            border=None if picture else ft.Border.all(2, self.look.palette.paper_line),
            border_radius=8,
            on_click=tapped,
        )
        return kit.tagged(body, f"{self.line.name}-{row}-{column}", self.t(option.label))

    def _place(self, edge: Edge, place: int, *, across: bool) -> ft.Control:
        """A place on an edge; a tap prints the number of the brush there. across: of the left edge."""

        def tapped(_: object) -> None:
            if self.brush.startswith(NUMBER):
                self.put(field.name, lambda old: printed(place, self.brush.removeprefix(NUMBER), old))

        (field, value), p = edge, self.look.palette
        places = places_of(value)
        numbers = places[place] if place < len(places) else []
        words = pen(
            self.look,
            ("·" if across else "\n").join(numbers) or HOLE,
            size=self.look.sizes.small,
            bold=True,
            colour=p.on_parchment if numbers else p.on_parchment_muted,
            text_align=ft.TextAlign.CENTER,
        )
        body = ft.Container(
            words,
            width=EDGE if across else TOUCH,
            height=TOUCH if across else EDGE,
            bgcolor=p.paper_shade,
            border_radius=8,
            alignment=ft.Alignment.CENTER,
            on_click=tapped,
        )
        said = f"{self.t(field.label)}, {place + 1}: {', '.join(numbers) or HOLE}"
        return kit.tagged(body, f"{field.name}-{place}", said)


def _wrapped(chips: list[ft.Control]) -> ft.Row:
    return ft.Row(chips, wrap=True, spacing=GAP, run_spacing=GAP)


def _scrolling(lines: Sequence[Sequence[ft.Control]]) -> ft.Control:
    """Lines of cells, to be moved aside where they are too broad."""
    rows = [ft.Row(list(cells), spacing=GAP, tight=True) for cells in lines]
    return ft.Row([kit.rows(rows, GAP)], scroll=kit.SCROLLS)
