"""The board of actions: each unit of the player on turn, what it was given, what it may still be given, and why not."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import flet as ft

from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import Option
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.agenda import follows
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import ACTIONS, Action, PlaceId
from companion.games.pirates_csg.model.names import place_name, player_name
from companion.games.pirates_csg.model.state import State
from companion.library.texts import Texts
from companion.ui.gamekit.boards import bare_page, page, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.pirates_csg.pieces import PICTURES, drawn, scale, vessel
from companion.ui.look.theme import TOUCH, Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

UNIT: Final = re.compile(r"(ship|fort|crew)-\d+")
"""The unit for which an option of the menu stands: the first that its id names."""


@dataclass(frozen=True, slots=True)
class ActionCell:
    """One action for one unit. given: it was carried out.  options: what of the menu stands for it."""

    given: bool
    options: tuple[Option, ...]

    @property
    def open(self) -> bool:
        """Whether it may be given now."""
        return any(option.verdict.allowed for option in self.options)

    @property
    def why(self) -> tuple[tuple[str, Msg], ...]:
        """Rules and words that are against it."""
        return tuple((each.rule, each.text) for option in self.options for each in option.verdict.refusals)


@dataclass(frozen=True, slots=True)
class UnitRow:
    """A unit with a cell for each main action, and its free actions."""

    unit: str
    name: Msg
    cells: tuple[tuple[Action, ActionCell], ...]
    free: tuple[Option, ...]


def board(s: State, book: Book) -> tuple[UnitRow, ...]:
    """Every own unit, ships first."""
    if s.turn.phase != "actions" or s.outcome is not None:
        return ()
    menu = follows(s, book)
    options = menu.options if isinstance(menu, Menu) else ()
    ships = tuple(ship.id for ship in s.afloat(s.turn.seat))
    forts = tuple(fort.id for fort in s.forts if fort.built and fort.seat == s.turn.seat)
    return tuple(_line(s, unit, options) for unit in (*ships, *forts))


def _line(s: State, unit: PlaceId, options: Sequence[Option]) -> UnitRow:
    own = tuple(option for option in options if (found := UNIT.search(option.id)) and found[0] == unit)
    cells = tuple(
        (action, ActionCell(action in s.actions_of(unit), tuple(option for option in own if option.group == action)))
        for action in ACTIONS
    )
    name = place_name(s, unit)
    return UnitRow(unit, name, cells, tuple(option for option in own if option.group not in ACTIONS))


@component
def TurnPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """A row for each unit; a tap on an action tells whether it can be given, and if not, by which rule."""
    look, t, s, book = use_board(session, State, Book)
    asked, ask = ft.use_state("")
    lines = board(s, book)
    if not lines:
        return bare_page(look, t(msg("csg-ui-no-turn" if s.outcome is None else "ui-evening-over")))
    head = kit.headline(look, t(msg("csg-ui-turn-of", name=player_name(s, s.turn.seat))), size=look.sizes.title)
    return page(look, [head, *(_unit(look, t, s, book, line, frame, asked, ask) for line in lines)], 8)


def _unit(
    look: Look, t: Texts, s: State, book: Book, line: UnitRow, frame: Frame, asked: str, ask: Callable[[str], object]
) -> ft.Control:
    p = look.palette
    ship = next((vessel(s, book, each) for each in s.ships if each.id == line.unit), None)
    picture = drawn(ship, 44 * scale(look)) if ship is not None else kit.pic("csg:fort", 44 * scale(look))
    name = kit.words(look, t(line.name), bold=True, max_lines=2, expand=True)
    cells: list[ft.Control] = []
    told: list[ft.Control] = []
    for action, cell in line.cells:
        if not (cell.given or cell.options):
            continue
        key = f"{line.unit}:{action}"
        cells.append(_cell(look, t, action, cell, key == asked, partial(ask, "" if key == asked else key), key))
        if key == asked:
            told = _told(look, t, action, cell, frame)
    row = ft.Row(cells, spacing=6, run_spacing=6, wrap=True)
    free = [
        kit.caption(look, t(msg("csg-ui-also", what=option.label))) for option in line.free if option.verdict.allowed
    ]
    head = kit.line([picture, name, *([] if frame.compact else [row])], 8)
    parts = [head, *([row] if frame.compact else []), *told, *free]
    body = ft.Container(kit.rows(parts, 6), bgcolor=p.panel_raised, border_radius=12, padding=8)
    return ft.Semantics(content=body, identifier=f"unit-{line.unit}", container=True)


def _cell(
    look: Look, t: Texts, action: Action, cell: ActionCell, chosen: bool, tap: Callable[[], object], key: str
) -> ft.Control:
    """An action: on brass once given, open, or locked."""
    p = look.palette
    sign = "check" if cell.given else "right" if cell.open else "lock"
    ink = p.on_brass if cell.given else p.text if cell.open else p.text_muted
    picture = ft.Container(kit.pic(PICTURES[action], 28), opacity=1 if cell.given or cell.open else 0.45)
    body = ft.Container(
        kit.line([picture, kit.icon(look, sign, 18, ink)], 4, tight=True),
        height=TOUCH + 4,
        bgcolor=p.brass if cell.given else p.panel_sunk,
        border=ft.Border.all(2, p.coral if chosen else p.mark if cell.open else p.line),
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=8),
        on_click=lambda _: tap(),
    )
    return kit.tagged(body, f"action-{key}", t(msg(f"csg-action-{action}")), selected=chosen)


def _told(look: Look, t: Texts, action: Action, cell: ActionCell, frame: Frame) -> list[ft.Control]:
    """What can be said of an action: that it was given, what may be done, why it may not."""
    if cell.given:
        return [kit.words(look, t(msg("csg-ui-given", action=msg(f"csg-action-{action}"))), size=look.sizes.small)]
    said: list[ft.Control] = [
        kit.words(look, t(option.label), size=look.sizes.small) for option in cell.options if option.verdict.allowed
    ]
    for rule, text in dict.fromkeys(cell.why):
        words = kit.words(look, t(text), size=look.sizes.small, colour=look.palette.text_bad, expand=True)
        said.append(kit.line([words, *([kit.rule_tag(look, rule, frame.on_rule)] if rule else [])], 6))
    return said
