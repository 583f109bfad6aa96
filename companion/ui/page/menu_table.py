"""The part of a menu that is a table: a row for each unit, a cell for each thing that it may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Figure, Option
from companion.core.values.messages import Msg


@dataclass(frozen=True, slots=True)
class MenuCell:
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
    cells: Mapping[tuple[str, str], MenuCell]
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
    cells: dict[tuple[str, str], MenuCell] = {}
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
                cells[unit.id, group] = MenuCell(open_, refused, figure)
                taken |= {option.id for option in allowed}
    groups = tuple(group for group in rows.groups if any(at == group for _, at in cells))
    return MenuTable(rows.units, groups, cells, frozenset(taken), rows.caption)


def outside(options: Sequence[Option], table: MenuTable | None) -> list[Option]:
    """The options that are drawn as cards."""
    return [option for option in options if table is None or option.id not in table.taken]
