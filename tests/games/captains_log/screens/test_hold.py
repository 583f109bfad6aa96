"""The hold on the captain's sheet: moving a load by two taps or by dragging, the last word, the grid of a form."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft
import pytest

from companion.core.events.event import Happened
from companion.core.procedures.menus import Menu
from companion.core.questions.kinds import BadAnswer, FieldValue
from companion.core.values.messages import msg
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sailing.cargo import Rearranged
from companion.games.captains_log.ship import hold
from companion.library.texts import texts_in
from companion.session.game_session import GameSession
from companion.simulation.robot import Robot
from companion.ui.games.captains_log.parts.hold import (
    SQUARE,
    HoldBoard,
    drawn,
    free_to_stow,
    miniature,
    picture_of,
    plan,
    refusal,
    side_of,
)
from companion.ui.look.language import Lang
from companion.ui.look.palette import DARK, LIGHT
from companion.ui.look.theme import TOUCH, Look, LookContext
from companion.ui.questions.kinds.grid import GridView, cells_of, painted
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets.error_boundary import component
from tests.games.captains_log.rules.scripted import book
from tests.games.captains_log.screens.test_boards import BROKEN, a_demonstration, room_of
from tests.ui.fakeclient import FakeClient

FR = texts_in("fr")
SEAT = "seat-1"


def laden(**goods: int) -> GameSession:
    """The demonstration in its first turn, with some cargo and damage."""
    evening, robot = a_demonstration(), Robot(3)
    while not (isinstance(evening.question, Menu) and evening.question.key == "turn"):
        question = evening.question
        assert question is not None
        main = question.main if isinstance(question, Menu) else question.default
        evening.answer(main if main is not None and question.admits(main) else robot.answer(question))
    for path, value in {"cubes.seat-1.tea": 2, "players.seat-1.water": 2, "players.seat-1.fire": 1, **goods}.items():
        evening.correct(path, value, "", msg("cl-title"))
    return evening


def loads(evening: GameSession) -> list[str]:
    """What lies in the squares of the first hold."""
    state: State = evening.state
    return [square.load for square in state.player(SEAT).hold]


def place_of(evening: GameSession, load: str) -> int:
    """The first square with such a load, and no damage on it."""
    squares = evening.state.player(SEAT).hold
    return next(i for i, square in enumerate(squares) if square.load == load and not square.damage)


def board(session: ScreenSession, look: Look | None = None, width: float = 600) -> FakeClient:
    """The hold alone on a screen."""

    def shown() -> ft.Control:
        return LookContext(look or Look(DARK), lambda: HoldBoard(session, SEAT, width))

    return FakeClient(lambda page: page.render(lambda: Lang("fr", shown)), size=(1280, 800))


def test_a_gesture_is_one_deed_and_one_undo() -> None:
    evening = laden()
    before, serial = evening.state, evening.now.serial
    tea, free = place_of(evening, "tea"), place_of(evening, "")
    evening.actions.gesture(plan(FR, SEAT, tea, free))
    assert loads(evening)[free] == "tea" and loads(evening)[tea] == ""
    events = [entry.event for entry in evening.journal.entries[serial:] if isinstance(entry, Happened)]
    assert [type(event) for event in events] == [Rearranged]
    assert evening.now.undo_caption == msg("cl-offer-rearrange")
    evening.undo()
    assert evening.state == before and isinstance(evening.question, Menu)
    evening.redo()
    assert loads(evening)[free] == "tea" and isinstance(evening.question, Menu)


def test_a_refused_gesture_changes_nothing_and_the_table_has_the_last_word() -> None:
    evening = laden()
    squares = evening.state.player(SEAT).hold
    tea = place_of(evening, "tea")
    under = next(i for i, square in enumerate(squares) if square.damage == "water")
    assert [reason.rule for reason in refusal(squares, tea, under).refusals] == ["CL-DMG-11"]
    before, serial = evening.state, evening.now.serial
    with pytest.raises(BadAnswer):
        evening.actions.gesture(plan(FR, SEAT, tea, under))
    assert (evening.state, evening.now.serial) == (before, serial) and isinstance(evening.question, Menu)
    evening.actions.gesture(plan(FR, SEAT, tea, None))
    assert evening.state.loose.tea == before.loose.tea + 1


def test_only_the_own_turn_lets_a_hold_be_rearranged() -> None:
    evening = laden()
    session = room_of(evening)
    assert free_to_stow(session, SEAT)
    evening.answer("end-turn")
    assert not free_to_stow(session, SEAT)


@pytest.mark.parametrize("look", [Look(DARK), Look(LIGHT), Look(DARK, zoom=1.5)])
async def test_two_taps_move_a_load(look: Look) -> None:
    evening = laden()
    session = room_of(evening)
    assert session.hasty(), "its clock begins with the screen"
    tea, free = place_of(evening, "tea"), place_of(evening, "")
    async with board(session, look) as screen:
        assert not BROKEN & set(screen.texts())
        squares = evening.state.player(SEAT).hold
        assert {f"square-{SEAT}-{i}" for i in range(len(squares))} <= screen.names()
        deep = hold.draft(evening.state, book(), SEAT)
        assert deep is not None and FR(deep.arithmetic) in screen.texts()

        async def tap(i: int) -> None:
            (found,) = screen.find(ft.Semantics, identifier=f"square-{SEAT}-{i}")
            inside = [each for each in screen.walk(found) if isinstance(each, ft.Container) and each.on_click]
            await screen.fire(inside[0], "click")
            await screen.settle()

        await tap(tea)
        (lifted,) = screen.find(ft.Semantics, identifier=f"square-{SEAT}-{tea}")
        assert lifted.selected and loads(evening)[tea] == "tea"
        await tap(free)
        assert loads(evening)[free] == "tea"
        under = next(i for i, square in enumerate(evening.state.player(SEAT).hold) if square.damage)
        await tap(under)
        assert any("CL-DMG-11" in text for text in screen.texts())


async def test_a_hold_without_squares_says_so() -> None:
    before = laden()
    state: State = before.state
    unknown = tuple(card for card in state.cards if card.schema != "hold")
    first = type(state)(options=state.options, players=state.players, cards=unknown).stowed()
    evening = GameSession(before.game, before.origin.options, seed=1, first=first)
    async with board(room_of(evening)) as screen:
        assert FR(msg("cl-ui-hold-unknown")) in screen.texts()


def test_squares_are_never_too_small_for_a_finger() -> None:
    squares = laden().state.player(SEAT).hold
    assert side_of(squares, 2000) == SQUARE
    assert side_of(squares, 100) >= TOUCH
    assert miniature(squares) is not None and drawn(squares[0], 40) is not None
    assert {picture_of(square) for square in squares} >= {"token:cannon", "good:tea"}


async def test_a_hold_is_copied_with_a_brush() -> None:
    line, told = hold.hold_form(book(), "A-1-2").fields[0], []

    def put(name: str, change: Callable[[FieldValue], FieldValue]) -> None:
        told.append((name, change(None)))

    def shown() -> ft.Control:
        return LookContext(Look(DARK), Entry)

    @component
    def Entry() -> ft.Control:
        brush, choose = ft.use_state("s")
        grid = GridView(Look(DARK), FR, line, None, brush, lambda: brush, put, choose)
        return ft.Column([*grid.tools(), grid.drawn()])

    async with FakeClient(lambda page: page.render(lambda: Lang("fr", shown)), size=(1280, 800)) as screen:
        cells = {name for name in screen.names() if name.startswith("squares-") and name.count("-") == 2}
        assert len(cells) == line.rows * line.columns
        await screen.tap("squares-1-2")
        await screen.tap("squares-g")
        await screen.tap("squares-0-0")
    assert [cells_of(line, value)[:2] for _, value in told] == [("........", "..s....."), ("g.......", "........")]


async def test_a_finger_paints_the_cells_over_which_it_goes_where_there_is_room_for_it() -> None:
    line = hold.hold_form(book(), "A-1-2").fields[0]
    value: list[FieldValue] = [None]

    def put(name: str, change: Callable[[FieldValue], FieldValue]) -> None:
        value[0] = change(value[0])

    def drawn(sweeps: bool) -> ft.Control:
        return GridView(Look(DARK), FR, line, None, "s", lambda: "s", put, lambda _: None, (), sweeps).drawn()

    def at(row: int, column: int) -> dict[str, object]:
        where = {"x": column * (TOUCH + 3) + 10.0, "y": row * (TOUCH + 3) + 9.0}
        return {"k": "touch", "l": where, "g": where}

    def shown(sweeps: bool) -> Callable[[ft.Page], None]:
        return lambda page: page.render(lambda: Lang("fr", lambda: LookContext(Look(DARK), lambda: drawn(sweeps))))

    ended = {"v": {"x": 0.0, "y": 0.0}, "pv": 0.0}
    async with FakeClient(shown(True), size=(1280, 800)) as screen:
        (grid,) = screen.find(ft.GestureDetector)
        for first, last, way in (
            ((1, 2), (1, 5), "horizontal"),
            ((0, 3), (2, 3), "vertical"),
            ((1, 5), (1, 4), "horizontal"),
        ):
            await screen.fire(grid, f"{way}_drag_down", at(*first))
            await screen.fire(grid, f"{way}_drag_end", at(*last) | ended)
        await screen.fire(grid, "horizontal_drag_end", at(0, 0) | ended)
    rows = ("...s....", "..ss....", "...s....")
    assert cells_of(line, value[0])[:3] == rows, "across what is painted it paints on; back over it, it is wiped off"
    async with FakeClient(shown(False), size=(390, 800)) as screen:
        assert screen.find(ft.GestureDetector) == []


def test_a_grid_is_painted_cell_by_cell() -> None:
    line = hold.hold_form(book(), "A-1-2").fields[0]
    once = painted(line, 0, 1, "g", None)
    assert cells_of(line, once)[0] == ".g......"
    over = painted(line, 0, 1, "s", once)
    assert cells_of(line, over)[0] == ".s......"
    assert painted(line, 0, 1, "s", over) is None
