"""A value that is a grid: choose what a cell is, then tap the cells that are so, or draw a finger over them.

Where numbers are printed along its edges, a key tells those of one place, and the next place is told then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

import flet as ft

from companion.core.questions.kinds import Field, FieldValue, Option
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.theme import TOUCH, Look
from companion.ui.questions.kinds import grid_edges
from companion.ui.questions.kinds.grid_edges import HOLE, PLACE, Edge, Numbers, places_of
from companion.ui.questions.kinds.grid_strokes import Cell, Point, crossed
from companion.ui.questions.parts.option_cards import chip
from companion.ui.questions.sheet.sheet_frame import hint
from companion.ui.questions.sheet.sheet_text import pen
from companion.ui.widgets import kit

GAP = 3
SHORT = 5
"""Letters of a key from which its words are smaller."""
EDGE = 58
"""Length of a place on an edge, away from the grid, in logical pixels."""
LEAST = 5
"""Rows and columns that are drawn of a grid with edges, however few of them are filled."""
Put = Callable[[str, Callable[[FieldValue], FieldValue]], object]


def cells_of(line: Field, value: FieldValue) -> tuple[str, ...]:
    """The rows of a grid; an unknown one is empty."""
    return value if isinstance(value, tuple) else (line.options[0].id * line.columns,) * line.rows


def painted(line: Field, row: int, column: int, sign: str, old: FieldValue) -> FieldValue:
    """The grid after a tap on a cell: as the chosen sign says, or empty again if it was so already."""
    return swept(line, [(row, column)], sign, old)


def swept(line: Field, cells: Sequence[Cell], sign: str, old: FieldValue) -> FieldValue:
    """The grid after a finger went over these cells: those that are as the first one was become what it becomes. So a
    stroke from an empty cell changes nothing that is painted."""
    rows = [list(row) for row in cells_of(line, old)]
    empty = line.options[0].id
    first = rows[cells[0][0]][cells[0][1]]
    for row, column in cells:
        if rows[row][column] == first:
            rows[row][column] = empty if first == sign else sign
    found = tuple("".join(row) for row in rows)
    return found if any(set(row) != {empty} for row in found) or not line.optional else None


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
    """A sign, or the place on an edge that was touched, as it is drawn."""
    held: Callable[[], str]
    """The same as it is by the time of a touch, which may come before another one is drawn; "" for the first sign."""
    put: Put
    """Changes the value of a line by its name."""
    choose: Callable[[str], object]
    """Takes up another brush."""
    edges: tuple[Edge, ...] = ()
    sweeps: bool = False
    """Whether a finger paints the cells over which it goes; where cells are too broad for the screen, it moves them
    aside instead."""
    stroke: list[Point] = field(default_factory=list)
    """Where a finger has gone so far; the grid may be drawn anew under it."""

    def _paints(self, change: Callable[[str, FieldValue], FieldValue]) -> None:
        """Change the cells with the sign that is held; nothing while a place on an edge is told."""
        brush = self.held() or self.line.options[1].id
        if not brush.startswith(PLACE):
            self.put(self.line.name, partial(change, brush))

    @property
    def turn(self) -> tuple[Edge, int] | None:
        """The place on an edge that the next key tells; None where nothing is left."""
        return grid_edges.touched(self.brush, self.edges) or grid_edges.following(self.edges)

    def tools(self, *, low: bool = False) -> list[ft.Control]:
        """The brushes, and with edges the keys of the numbers that are printed there. low: each in one line that moves
        aside, for a phone."""
        numbers = self._number_keys() if self.edges else []
        signs = self._brushes()
        if low:
            lines = [*([_wrapped(numbers)] if numbers else []), signs]
            for line in lines:
                line.wrap, line.scroll = False, kit.SCROLLS
            return list(lines)
        told = hint(self.look, self.t(msg("ui-grid-edges" if self.edges else "ui-grid-sweep")))
        return [told, *([_wrapped(numbers[1:]), ft.Row([numbers[0]])] if numbers else []), signs]

    def drawn(self) -> ft.Control:
        """The cells, to be tapped; moved aside where they are too broad."""
        cells = cells_of(self.line, self.value)
        rows, columns = drawn_size(self.line, cells, self.edges)
        drawn = [[self._cell(row, column, cells[row][column]) for column in range(columns)] for row in range(rows)]
        body: ft.Control = _lines(drawn)
        if self.sweeps:
            body = self._swept(body, rows, columns)
        if self.edges:
            left, below = self.edges
            places = _lines([[self._place(left, row, across=True)] for row in range(rows)])
            foot = [self._place(below, column, across=False) for column in range(columns)]
            body = _lines([[places, body], [ft.Container(width=EDGE), *foot]])
        return ft.Row([body], scroll=kit.SCROLLS)

    def _swept(self, body: ft.Control, rows: int, columns: int) -> ft.Control:
        """The cells under a finger that paints them, whichever way it goes."""
        points = self.stroke

        def begins(event: ft.DragDownEvent[ft.GestureDetector]) -> None:
            points[:] = [(event.local_position.x, event.local_position.y)]

        def goes(event: ft.DragUpdateEvent[ft.GestureDetector]) -> None:
            points.append((event.local_position.x, event.local_position.y))

        def ends(event: ft.DragEndEvent[ft.GestureDetector]) -> None:
            if points:
                end = event.local_position.x, event.local_position.y
                cells = crossed([*points, end], TOUCH + GAP, rows, columns)
                points.clear()
                self._paints(partial(swept, self.line, cells))

        return ft.GestureDetector(
            body,
            on_horizontal_drag_down=begins,
            on_horizontal_drag_update=goes,
            on_horizontal_drag_end=ends,
            on_vertical_drag_down=begins,
            on_vertical_drag_update=goes,
            on_vertical_drag_end=ends,
            exclude_from_semantics=True,
        )

    def _brushes(self) -> ft.Row:
        """A chip for each sign, with how many cells it has painted unless its picture stands alone."""
        cells = cells_of(self.line, self.value)
        return _wrapped([self._sign(option, cells) for option in self.line.options[1:]])

    def _sign(self, option: Option, cells: Sequence[str]) -> ft.Control:
        alone = self.line.icons
        said = self.t(msg("ui-grid-brush", label=option.label, n=sum(signs.count(option.id) for signs in cells)))
        return chip(
            self.look,
            "" if alone else said,
            partial(self.choose, option.id),
            f"{self.line.name}-{option.id}",
            option.id == self.brush,
            height=TOUCH,
            picture=option.picture,
            square=alone,
            said=said if alone else "",
        )

    def _number_keys(self) -> list[ft.Control]:
        """A key for the rest of an edge, then one for whatever may be printed on the place whose turn it is. They stay
        where they are when nothing is left to be told."""
        by_itself = grid_edges.touched(self.brush, self.edges) is not None
        line, value = self.edges[0] if self.turn is None else self.turn[0]
        there = set(grid_edges.left((line, value)))
        rest = () if by_itself or self.turn is None else grid_edges.goes_on((line, value))

        def tell(numbers: Numbers) -> None:
            touched = grid_edges.touched(self.held(), self.edges)
            if touched is not None:
                self.put(touched[0][0].name, partial(grid_edges.with_numbers, touched[1], numbers))
            else:
                self.put(line.name, lambda old: grid_edges.next_told((line, old), numbers))

        def told(numbers: Numbers) -> Callable[[], object] | None:
            usable = by_itself or (self.turn is not None and there.issuperset(numbers))
            return partial(tell, numbers) if usable else None

        words = msg("ui-grid-on", numbers=msg("core-said", text=" ".join(map(spelt, rest)) or "…"))
        on = partial(self.put, line.name, lambda old: grid_edges.gone_on((line, old))) if rest else None
        keys = [
            self._number(spelt(numbers), told(numbers), "-".join(map(str, numbers)))
            for numbers in grid_edges.keys(line)
        ]
        return [self._number(self.t(words), on, "on"), *keys]

    def _number(self, words: str, deed: Callable[[], object] | None, name: str) -> ft.Control:
        """A key of numbers."""
        size = self.look.sizes.small if len(words) > SHORT else None
        return chip(
            self.look, words, deed, f"{self.line.name}-numbers-{name}", None, height=TOUCH, square=False, size=size
        )

    def _cell(self, row: int, column: int, sign: str) -> ft.Control:
        """A cell of the grid; a tap paints it, unless a place on an edge is told."""
        option = next(each for each in self.line.options if each.id == sign)
        picture = kit.pic(option.picture, TOUCH) if option.picture else None
        body = ft.Container(
            picture,
            width=TOUCH,
            height=TOUCH,
            border=None if picture else ft.Border.all(2, self.look.palette.paper_line),
            border_radius=8,
            on_click=lambda _: self._paints(partial(painted, self.line, row, column)),
        )
        return kit.tagged(body, f"{self.line.name}-{row}-{column}", self.t(option.label))

    def _place(self, edge: Edge, place: int, *, across: bool) -> ft.Control:
        """A place on an edge; a touch tells it by itself. across: of the left edge."""
        (field, value), p = edge, self.look.palette
        name = f"{PLACE}{field.name}-{place}"
        turn = self.turn
        lit = turn is not None and (turn[0][0].name, turn[1]) == (field.name, place)
        places = places_of(value)
        numbers = places[place] if place < len(places) else []
        words = pen(
            self.look,
            ("·" if across else "\n").join(numbers) or HOLE,
            size=self.look.sizes.small,
            bold=True,
            colour=p.on_chosen if lit else p.on_parchment if numbers else p.on_parchment_muted,
            text_align=ft.TextAlign.CENTER,
        )
        body = ft.Container(
            words,
            width=EDGE if across else TOUCH,
            height=TOUCH if across else EDGE,
            bgcolor=p.chosen if lit else p.paper_shade,
            border=ft.Border.all(2, p.coral) if lit else None,
            border_radius=8,
            alignment=ft.Alignment.CENTER,
            on_click=lambda _: self.choose("" if name == self.held() else name),
        )
        said = f"{self.t(field.label)}, {place + 1}: {', '.join(numbers) or HOLE}"
        return kit.tagged(body, f"{field.name}-{place}", said, selected=lit)


def spelt(numbers: Numbers) -> str:
    """The numbers of a place."""
    return "/".join(map(str, numbers))


def _wrapped(chips: list[ft.Control]) -> ft.Row:
    return ft.Row(chips, wrap=True, spacing=GAP, run_spacing=GAP)


def _lines(lines: Sequence[Sequence[ft.Control]]) -> ft.Column:
    """Cells in lines."""
    return kit.rows([ft.Row(list(cells), spacing=GAP, tight=True) for cells in lines], GAP)
