"""A part of a menu as a table: a row for each unit, a button for each thing that it may do, locked where it may not."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.core.questions.kinds import Option
from companion.core.values.messages import msg
from companion.library.texts import Texts
from companion.ui.look.theme import TOUCH, Look
from companion.ui.page.menu_table import MenuCell, MenuTable
from companion.ui.questions.sheet.sheet_context import EveningContext
from companion.ui.questions.sheet.sheet_text import drawn, pen, quiet
from companion.ui.runtime.memo import Kept
from companion.ui.widgets import kit

NAMED = 206
"""Width of a unit's picture and name beside its buttons, in logical pixels at zoom 1."""
AROUND = 2
"""Letters that would fit into what lies around the word of a column: columns are as wide as their words are long."""
MANY = 4
"""Units beyond which rows are lower, so that all of them are seen at once."""


def table_rows(
    look: Look, t: Texts, keep: Kept, asked: EveningContext, table: MenuTable, why: Callable[[MenuCell], None]
) -> list[ft.Control]:
    """The rows from top to bottom. why: what a tap on a cell does of which nothing is possible."""
    height = cell_height(table, asked.compact or asked.session.rights.trying)
    caption = [quiet(look, t(table.caption))] if table.caption is not None else []
    shut = keep.deed("shut", why)
    return [*caption, *(_row(look, t, keep, asked, table, n, height, shut) for n in range(len(table.units)))]


def cell_height(table: MenuTable, compact: bool) -> float:
    """Height of a button of the table, in logical pixels at zoom 1."""
    return TOUCH + 6 if compact or len(table.units) > MANY else kit.ANSWER


def _row(
    look: Look,
    t: Texts,
    keep: Kept,
    asked: EveningContext,
    table: MenuTable,
    n: int,
    height: float,
    why: Callable[[MenuCell], object],
) -> ft.Control:
    buttons: list[ft.Control] = []
    unit, answer = table.units[n], keep.deed("answer", asked.answer)
    for place, group in enumerate(table.groups):
        cell = table.cells.get((unit.id, group))
        wide = len(t(msg(f"ui-group-{group}"))) + AROUND
        buttons.append(
            ft.Container(expand=wide, key=f"{n}-{place}")
            if cell is None
            else keep(f"{n}-{place}", _button, look, t, answer, unit, group, cell, height, wide, why)
        )
    name = keep(f"unit-{n}", _name, look, t, unit, asked.compact)
    if asked.compact or look.zoom > 1:
        return kit.rows([name, ft.Row(buttons, spacing=6)], 2)
    return ft.Row(
        [ft.Container(name, width=NAMED), *buttons], spacing=8, vertical_alignment=ft.CrossAxisAlignment.CENTER
    )


def _name(look: Look, t: Texts, unit: Option, compact: bool) -> ft.Control:
    image = drawn(unit.picture, 32 if compact else 46, unit.colour)
    lines: list[ft.Control] = [pen(look, t(unit.label), bold=True, max_lines=2, style=ft.TextStyle(height=1.1))]
    lines += [quiet(look, t(unit.note))] if unit.note is not None else []
    return kit.line([*([image] if image else []), kit.rows(lines, 0, expand=True)], 8)


def _button(
    look: Look,
    t: Texts,
    answer: Callable[[str], object],
    unit: Option,
    group: str,
    cell: MenuCell,
    height: float,
    wide: int,
    why: Callable[[MenuCell], object],
) -> ft.Control:
    """The word of the group on paper; under lock where nothing of it is possible, and then a tap says why."""
    p, option = look.palette, cell.open
    word = pen(
        look,
        t(msg(f"ui-group-{group}")),
        bold=option is not None,
        size=look.sizes.small,
        colour=p.on_parchment if option is not None else p.on_parchment_muted,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    second: ft.Control | None = None
    if option is None:
        second = kit.icon(look, "lock", look.sizes.small, p.on_parchment_muted)
    elif told := _told(t, cell, wide):
        second = quiet(look, told, max_lines=1)
    lines = [word, *([second] if second is not None else [])]
    middle = ft.MainAxisAlignment.CENTER
    inside = kit.rows(lines, 0, alignment=middle, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    body = ft.Container(
        inside,
        height=height * max(1.0, look.zoom * 0.9),
        bgcolor=p.paper if option is not None else p.paper_shade,
        border=ft.Border.all(2, p.paper_line) if option is not None else None,
        border_radius=kit.RADIUS,
        alignment=ft.Alignment.CENTER,
        on_click=lambda _: why(cell) if option is None else answer(option.id),
    )
    if option is None:
        return kit.tagged(body, f"locked-{unit.id}-{group}", "", expand=wide)
    return kit.tagged(body, f"answer-{option.id}", t(option.label), expand=wide)


def _told(t: Texts, cell: MenuCell, wide: int) -> str:
    """What a button says beside its word: the figure by which it is compared, else a note that is no longer."""
    if cell.figure is not None:
        return t(cell.figure.value)
    note = "" if cell.open is None or cell.open.note is None else t(cell.open.note)
    return note if len(note) < wide - AROUND + 2 else ""
