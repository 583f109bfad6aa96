"""A part of a menu as a table: a row for each unit, a button for each thing that it may do, locked where it may not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import flet as ft

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Figure, Option
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.look.theme import TOUCH, Look
from companion.ui.questions.sheet.sheet_frame import GAP, EveningContext
from companion.ui.questions.sheet.sheet_text import drawn, pen, quiet
from companion.ui.widgets import kit

NAMED = 206
"""Width of a unit's picture and name beside its buttons, in logical pixels at zoom 1."""
AROUND = 4
"""Letters that would fit into what lies around the word of a column: columns are as wide as their words are long."""
MANY = 4
"""Units beyond which rows are lower, so that all of them are seen at once."""
NAME, CAPTION = 38, 36
"""Heights of a unit's name above its buttons and of what is said above all rows, in logical pixels at zoom 1."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What a unit may do of one group: the one option that can be taken, or those that are refused."""

    open: Option | None
    refused: tuple[Option, ...]
    figure: Figure | None = None
    """By which the option is compared with those of other cells, None where they are not."""


@dataclass(frozen=True, slots=True)
class MenuTable:
    """The rows of a menu."""

    units: tuple[Option, ...]
    groups: tuple[str, ...]
    """Those of which any unit has something."""
    cells: Mapping[tuple[str, str], Cell]
    taken: frozenset[str]
    """Ids of options that stand in it."""
    caption: Msg | None = None
    """What the figures of the cells are, None for nothing."""

    @property
    def locked(self) -> frozenset[str]:
        """Ids of refused options of which a lock in the table tells."""
        return frozenset(option.id for cell in self.cells.values() if cell.open is None for option in cell.refused)


def table_of(question: Menu) -> MenuTable | None:
    """The table of a menu, None where it has none. Where a unit has several ways at once, each needs its own words."""
    rows = question.rows
    if rows is None or not rows.units:
        return None
    cells: dict[tuple[str, str], Cell] = {}
    taken: set[str] = set()
    for unit in rows.units:
        for group in rows.groups:
            own = [
                option
                for option, command in zip(question.options, question.commands, strict=True)
                if option.group == group and rows.unit_of(command) == unit.id
            ]
            allowed = [option for option in own if option.verdict.allowed]
            if own and len(allowed) < 2:
                refused = tuple(option for option in own if not option.verdict.allowed)
                open_ = allowed[0] if allowed else None
                figures = open_.figures if open_ is not None else ()
                figure = next((each for each in figures if each.label == rows.compared), None)
                cells[unit.id, group] = Cell(open_, refused, figure)
                taken |= {option.id for option in allowed}
    groups = tuple(group for group in rows.groups if any(at == group for _, at in cells))
    return MenuTable(rows.units, groups, cells, frozenset(taken), rows.caption)


def table_rows(
    look: Look, t: Texts, asked: EveningContext, table: MenuTable, why: Callable[[Cell], None]
) -> list[ft.Control]:
    """The rows from top to bottom. why: what a tap on a cell does of which nothing is possible."""
    height = cell_height(table, asked.compact or asked.session.rights.trying)
    caption = [quiet(look, t(table.caption))] if table.caption is not None else []
    return [*caption, *(_row(look, t, asked, table, unit, height, why) for unit in table.units)]


def cell_height(table: MenuTable, compact: bool) -> float:
    """Height of a button of the table, in logical pixels at zoom 1."""
    return TOUCH + 6 if compact or len(table.units) > MANY else kit.ANSWER


def rows_height(table: MenuTable, compact: bool) -> float:
    """Height of all rows, in logical pixels at zoom 1; on a small screen each has its name above it."""
    row = cell_height(table, compact) + GAP + (NAME if compact else 0)
    return len(table.units) * row + CAPTION * (table.caption is not None)


def _row(
    look: Look,
    t: Texts,
    asked: EveningContext,
    table: MenuTable,
    unit: Option,
    height: float,
    why: Callable[[Cell], None],
) -> ft.Control:
    buttons: list[ft.Control] = []
    for group in table.groups:
        cell = table.cells.get((unit.id, group))
        wide = len(t(msg(f"ui-group-{group}"))) + AROUND
        buttons.append(
            ft.Container(expand=wide) if cell is None else _button(look, t, asked, unit, group, cell, height, wide, why)
        )
    name = _name(look, t, unit, asked.compact)
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
    asked: EveningContext,
    unit: Option,
    group: str,
    cell: Cell,
    height: float,
    wide: int,
    why: Callable[[Cell], None],
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
        on_click=lambda _: why(cell) if option is None else asked.answer(option.id),
    )
    if option is None:
        return kit.tagged(body, f"locked-{unit.id}-{group}", "", expand=wide)
    return kit.tagged(body, f"answer-{option.id}", t(option.label), expand=wide)


def _told(t: Texts, cell: Cell, wide: int) -> str:
    """What a button says beside its word: the figure by which it is compared, else a note that is no longer."""
    if cell.figure is not None:
        return t(cell.figure.value)
    note = "" if cell.open is None or cell.open.note is None else t(cell.open.note)
    return note if len(note) < wide - AROUND + 2 else ""


def outside(options: Sequence[Option], table: MenuTable | None) -> list[Option]:
    """The options that are drawn as cards."""
    return [option for option in options if table is None or option.id not in table.taken]
