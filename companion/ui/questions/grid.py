"""A line of a form that is a grid: choose what a cell is, then tap the cells that are so."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.core.questions import Field, FieldValue
from companion.core.text import msg
from companion.library.texts import Texts
from companion.ui import kit
from companion.ui.questions.option_cards import chip
from companion.ui.safety import component
from companion.ui.theme import TOUCH, Look

GAP = 3
Put = Callable[[str, Callable[[FieldValue], FieldValue]], None]


def width_of(line: Field) -> float:
    """How broad a grid stands, in logical pixels."""
    return line.columns * (TOUCH + GAP) + 24


def cells_of(line: Field, value: FieldValue) -> tuple[str, ...]:
    """The rows of a grid; an unknown one is empty."""
    return value if isinstance(value, tuple) else (line.options[0].id * line.columns,) * line.rows


def painted(line: Field, row: int, column: int, sign: str, old: FieldValue) -> FieldValue:
    """The grid after a tap on a cell: as the chosen sign says, or empty again if it was so already."""
    rows = list(cells_of(line, old))
    empty = line.options[0].id
    now = empty if rows[row][column] == sign else sign
    rows[row] = rows[row][:column] + now + rows[row][column + 1 :]
    return tuple(rows) if any(set(cells) != {empty} for cells in rows) or not line.optional else None


@component
def GridEntry(look: Look, t: Texts, line: Field, value: FieldValue, put: Put) -> ft.Control:
    """Brushes above, each with how many cells it has painted; the grid below."""
    brush, choose = ft.use_state(line.options[1].id)
    rows = cells_of(line, value)
    pictures = {option.id: option.picture for option in line.options}

    def pick(sign: str) -> Callable[[], None]:
        return lambda: choose(sign)

    def paint(row: int, column: int) -> Callable[[object], None]:
        return lambda _: put(line.name, lambda old: painted(line, row, column, brush, old))

    brushes = [
        chip(
            look,
            t(msg("ui-grid-brush", label=option.label, n=sum(cells.count(option.id) for cells in rows))),
            pick(option.id),
            f"{line.name}-{option.id}",
            option.id == brush,
            height=TOUCH,
            picture=option.picture,
            square=False,
        )
        for option in line.options[1:]
    ]
    names = {option.id: t(option.label) for option in line.options}
    cells = [
        ft.Row(
            [
                kit.tagged(
                    ft.Container(
                        kit.pic(pictures[sign], TOUCH),
                        width=TOUCH,
                        height=TOUCH,
                        border_radius=8,
                        on_click=paint(row, column),
                    ),
                    f"{line.name}-{row}-{column}",
                    names[sign],
                )
                for column, sign in enumerate(signs)
            ],
            spacing=GAP,
            tight=True,
        )
        for row, signs in enumerate(rows)
    ]
    board = ft.Row([kit.rows(cells, GAP)], scroll=ft.ScrollMode.AUTO)
    return kit.rows([ft.Row(brushes, wrap=True, spacing=5, run_spacing=5), board], 8)
