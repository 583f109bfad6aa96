"""The hold as on the player board: squares with what lies in them, the draft marks beside it, and what they add up to.

A cube is moved with two taps or by dragging; every such move is one deed of the journal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import product

import flet as ft

from companion.core.journal.journal import Began, Said
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import command
from companion.core.rules.verdicts import Verdict
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model import stowage
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SeatId
from companion.games.captains_log.model.state import Player, State
from companion.games.captains_log.model.stowage import Hold, Square
from companion.games.captains_log.sailing.cargo import OVERBOARD, load_name, may_lift, may_take, square_name
from companion.games.captains_log.ship import hold
from companion.library.texts import Texts
from companion.ui.art import picture
from companion.ui.art.painting import mosaic
from companion.ui.figures.tracks import decimal
from companion.ui.look.language import use_texts
from companion.ui.look.palette import TIMBER, WAVE
from companion.ui.look.theme import TOUCH, Look, use_look
from companion.ui.runtime.live import use_live
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

SQUARE, GAP = 57, 4
"""Side of a square and the space between two, in logical pixels, where there is room for it."""
SMALL, SMALL_GAP = 25, 2
MARK = 26
"""Width of the draft marks."""
DEEPEST = 7
"""Depth at the top of the draft marks, unless a ship lies deeper still."""


NOBODY: int | None = None
NOTHING: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class HoldTouch:
    """What fingers may do with a board. lifted: the square that was tapped first, None if none.

    drag: whether a cube follows the finger; where the board is wider than the screen, the finger moves the board.
    """

    lifted: int | None
    drag: bool
    tap: Callable[[int], None]
    drop: Callable[[int, int], None]


def side_of(squares: Hold, session: float) -> float:
    """Side of a square so that the widest deck fits; never too small for a finger."""
    columns = 1 + max(square.column for square in squares)
    return max(TOUCH, min(SQUARE, (session - MARK) / columns - GAP))


def picture_of(square: Square) -> str:
    """The picture of what lies in a square; a cannon stands in its gunport or lies there as cargo."""
    if square.load == stowage.GUN:
        return "token:cannon" if square.kind == "gunport" else "cube:cannon"
    return {"": "", stowage.CABIN: "token:crew"}.get(square.load, f"good:{square.load}")


def drawn(square: Square, side: float) -> ft.Control:
    """A square with what lies in it."""
    floor = ft.Image(picture(f"square:{square.kind}"), width=side, height=side)
    return ft.Stack([floor, *lying(square, side)], width=side, height=side)


def lying(square: Square, side: float, left: float = 0, top: float = 0) -> list[ft.Control]:
    """A load, and damage on top of it, a little aside so that a cannon under it can be seen.

    left, top: where the square is.
    """
    images: list[ft.Control] = []
    if name := picture_of(square):
        inset = side * 0.1
        images.append(
            ft.Image(
                picture(name),
                width=side - 2 * inset,
                height=side - 2 * inset,
                left=left + inset,
                top=top + inset,
                opacity=0.55 if square.damage else 1.0,
            )
        )
    if square.damage:
        size = side * (0.62 if square.load else 0.8)
        aside = side - size - 2 if square.load else (side - size) / 2
        cube = picture(f"cube:{square.damage}")
        images.append(ft.Image(cube, width=size, height=size, left=left + aside, top=top + aside))
    return images


def square_in_words(squares: Hold, i: int) -> Msg:
    """A square in words, for those who hear the screen."""
    square = squares[i]
    kind = square.damage or "said"
    return msg(f"cl-ui-square-{kind}", place=square_name(squares, i), load=load_name(square.load))


def planks(body: ft.Control, padding: float) -> ft.Control:
    """The hull around the squares: timber, rounder below than above."""
    return ft.Container(
        body,
        padding=padding,
        border=ft.Border.all(3, "#4a2e17"),
        border_radius=ft.BorderRadius(10, 10, 34 if padding > 4 else 14, 34 if padding > 4 else 14),
        gradient=ft.LinearGradient(
            colors=["#a06a3c", TIMBER, "#5d3a1f"], begin=ft.Alignment.TOP_CENTER, end=ft.Alignment.BOTTOM_CENTER
        ),
        shadow=ft.BoxShadow(blur_radius=10, color="#55000000", offset=ft.Offset(0, 3)) if padding > 4 else None,
    )


def places(squares: Hold) -> Iterator[tuple[int, int]]:
    """Row and column of each place on the board, those under the keel included."""
    return product(
        range(1 + max(square.row for square in squares)), range(1 + max(square.column for square in squares))
    )


def extent(squares: Hold, side: float, gap: float) -> tuple[float, float]:
    """Width and height of all squares."""
    across, down = 1 + max(square.column for square in squares), 1 + max(square.row for square in squares)
    return across * (side + gap) - gap, down * (side + gap) - gap


def grid(squares: Hold, side: float, gap: float, cell: Callable[[int], ft.Control]) -> ft.Control:
    """The squares where they stand on the board."""
    free = {(square.row, square.column): i for i, square in enumerate(squares)}
    cells: list[ft.Control] = []
    for place in places(squares):
        covered = ft.Image(picture("square:covered"), width=side, height=side)
        shown = ft.Container(cell(free[place]) if place in free else covered, width=side, height=side)
        shown.left, shown.top = place[1] * (side + gap), place[0] * (side + gap)
        cells.append(shown)
    width, height = extent(squares, side, gap)
    return ft.Stack(cells, width=width, height=height)


@lru_cache(maxsize=64)
def floor(plan: Hold) -> str:
    """All squares of a miniature as one picture. plan: without anything in it."""
    step = SMALL + SMALL_GAP
    kinds = {(square.row, square.column): square.kind for square in plan}
    tiles = [(picture(f"square:{kinds.get((r, c), 'covered')}"), c * step, r * step) for r, c in places(plan)]
    return mosaic(tiles, SMALL, *extent(plan, SMALL, SMALL_GAP))


def miniature(squares: Hold) -> ft.Control:
    """The hold at a glance, for the sheet beside the question."""
    step = SMALL + SMALL_GAP
    width, height = extent(squares, SMALL, SMALL_GAP)
    plan = tuple(replace(square, load="", damage="") for square in squares)
    layers: list[ft.Control] = [ft.Image(floor(plan), width=width, height=height)]
    for square in squares:
        layers += lying(square, SMALL, square.column * step, square.row * step)
    body = planks(ft.Stack(layers, width=width, height=height), 4)
    return ft.Row([body], alignment=ft.MainAxisAlignment.CENTER)


@component
def HoldBoard(session: ScreenSession, seat: SeatId, width: float) -> ft.Control:
    """One player's hold, with the hand of whoever may rearrange it now. width: room for it in logical pixels."""
    use_live(session)
    look, t = use_look(), use_texts()
    lifted, lift = ft.use_state(NOBODY)
    refused, refuse = ft.use_state(NOTHING)
    s: State = session.view.state
    book: Book = session.view.game.book
    player = s.player(seat)
    squares = player.hold
    may = free_to_stow(session, seat)
    held = lifted if may and lifted is not None and lifted < len(squares) and squares[lifted].load else None

    def stow(source: int, target: int | None) -> None:
        lift(None)
        if source == target:
            return
        if target is None or refusal(squares, source, target).allowed:
            refuse(None)
            session.gesture(plan(t, seat, source, target), session.view.serial)
        else:
            refuse((source, target))

    def tap(i: int) -> None:
        refuse(None)
        if held is not None:
            stow(held, i)
        elif may_take(squares[i]).allowed:
            lift(i)
        elif squares[i].load or squares[i].damage:
            refuse((i, i))

    deep = hold.draft(s, book, seat)
    forget = partial(refuse, None)

    def board() -> ft.Control:
        foot = [depth_line(look, t, s, book, seat)]
        if not squares:
            return kit.rows([kit.words(look, t(msg("cl-ui-hold-unknown")), colour=look.palette.text_muted), *foot], 6)
        hand = HoldTouch(held, not _wider(squares, width), tap, stow) if may else None
        lines = [_ship(look, t, squares, seat, deep, width, hand)]
        if may:
            lines.append(_sea(look, t, squares, held, seat, partial(stow, target=None)))
        if refused is not None and may and max(refused) < len(squares):
            lines.append(_refusal(look, t, session, seat, squares, refused, forget))
        lines += [*foot, _counts(look, t, s, book, player)]
        return kit.rows(lines, 10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)

    # forty pictures that mostly stay as they are
    return ft.use_memo(board, [player, deep, may, held, refused, session, look, t, width])


def _wider(squares: Hold, width: float) -> bool:
    """Whether the squares need more than the width there is, so that the board is moved by a finger."""
    return (side_of(squares, width) + GAP) * len({each.column for each in squares}) > width - MARK


def _ship(
    look: Look, t: Texts, squares: Hold, seat: SeatId, deep: hold.ShipDraft | None, width: float, hand: HoldTouch | None
) -> ft.Control:
    """The squares within the hull, and the draft marks beside it. deep: how deep the ship lies, None if unknown."""
    side = side_of(squares, width)
    body = planks(grid(squares, side, GAP, lambda i: _cell(look, t, squares, i, side, seat, hand)), 12)
    abreast: list[ft.Control] = [body]
    if deep is not None:
        rows = 1 + max(square.row for square in squares)
        abreast.insert(0, marks(look, t, deep, rows * (side + GAP) + 2 * 12))
    return ft.Row(
        abreast,
        spacing=8,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.END,
        scroll=kit.SCROLLS if _wider(squares, width) else None,
    )


def free_to_stow(session: ScreenSession, seat: SeatId) -> bool:
    """CL-FRE-01: whether this moment belongs to the player whose hold it is."""
    menu = session.view.question
    offered = session.view.game.offered(menu, command("rearrange", seat=seat)) if isinstance(menu, Menu) else None
    return offered is not None and offered.verdict.allowed


def refusal(squares: Hold, source: int, target: int) -> Verdict:
    """What the rules say to moving one load to another square."""
    return may_take(squares[source]) & may_lift(squares[target])


def plan(t: Texts, seat: str, source: int, target: int | None) -> Sequence[Began | Said]:
    """What a finger has said: rearrange, this load, there (None: into the sea)."""
    caption = msg("cl-offer-rearrange")
    where = OVERBOARD if target is None else str(target)
    return (
        Began(command("rearrange", seat=seat), "tablet", "", caption),
        Said("what", str(source), "tablet", caption, caption),
        Said("where", where, "tablet", caption, caption),
    )


def _cell(look: Look, t: Texts, squares: Hold, i: int, side: float, seat: str, hand: HoldTouch | None) -> ft.Control:
    square, label = squares[i], t(square_in_words(squares, i))
    shown = drawn(square, side)
    if hand is None:
        return ft.Semantics(content=shown, identifier=f"square-{seat}-{i}", label=label, container=True)
    p, group = look.palette, f"hold-{seat}"
    up, open_to = hand.lifted == i, hand.lifted is not None and may_lift(square).allowed
    frame = ft.Border.all(3, p.coral if up else p.mark) if up or open_to else None
    over = ft.Container(width=side, height=side, border=frame, border_radius=9, on_click=lambda _: hand.tap(i))
    body: ft.Control = ft.Stack([shown, over], width=side, height=side)
    if hand.drag and may_take(square).allowed:
        ghost = ft.Image(picture(picture_of(square)), width=side, height=side, opacity=0.85)
        body = ft.Draggable(
            group=group,
            data=i,
            content=body,
            content_when_dragging=ft.Image(picture(f"square:{square.kind}"), width=side, height=side, opacity=0.6),
            content_feedback=ghost,
        )
    target = ft.DragTarget(group=group, content=body, on_accept=lambda e: hand.drop(e.src.data, i))
    return kit.tagged(target, f"square-{seat}-{i}", label, selected=up)


def _sea(
    look: Look, t: Texts, squares: Hold, held: int | None, seat: str, overboard: Callable[[int], None]
) -> ft.Control:
    """The hint, and the water beside the ship into which a load is dropped."""
    p = look.palette
    tip = msg("cl-ui-hold-tip") if held is None else msg("cl-ui-hold-lifted", load=load_name(squares[held].load))
    face = ft.Container(
        kit.line(
            [
                kit.pic("icon:ship", 22, color="#ffffff"),
                kit.words(look, t(msg("cl-overboard")), colour="#ffffff", bold=True),
            ],
            8,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        height=TOUCH * max(1, look.zoom),
        padding=ft.Padding.symmetric(horizontal=16),
        border_radius=kit.RADIUS,
        alignment=ft.Alignment.CENTER,
        gradient=ft.LinearGradient(colors=["#2f7fae", "#1f5d86"]),
        opacity=1 if held is not None else 0.55,
        on_click=(lambda _: overboard(held)) if held is not None else None,
    )
    sea = ft.DragTarget(group=f"hold-{seat}", content=face, on_accept=lambda e: overboard(e.src.data))
    hint = kit.words(look, t(tip), colour=p.text if held is not None else p.text_muted, expand=True)
    return kit.line([hint, kit.tagged(sea, f"overboard-{seat}", t(msg("cl-overboard-note")), held is not None)], 12)


def _refusal(
    look: Look,
    t: Texts,
    session: ScreenSession,
    seat: str,
    squares: Hold,
    wanted: tuple[int, int],
    done: Callable[[], None],
) -> ft.Control:
    """Why a move is refused, and the table's last word."""
    source, target = wanted
    p = look.palette
    reasons = dict.fromkeys((reason.rule, reason.text) for reason in refusal(squares, source, target).refusals)
    lines = [kit.words(look, f"{t(text)} ({rule})", colour=p.text_bad, expand=True) for rule, text in reasons]

    def anyway() -> None:
        done()
        session.gesture(plan(t, seat, source, target), session.view.serial, overruling=True)

    force = (
        []
        if source == target or not session.rights.overrule
        else [kit.button(look, t(msg("ui-anyway")), anyway, kind="sea", identifier=f"stow-anyway-{seat}", height=TOUCH)]
    )
    return kit.line([kit.rows(lines, 4, expand=True), *force], 10)


def marks(look: Look, t: Texts, deep: hold.ShipDraft, height: float) -> ft.Control:
    """The draft marks at the stem: the water stands as high as the ship lies deep."""
    p = look.palette
    top = max(DEEPEST, int(deep.total) + 1)
    step = height / top
    layers: list[ft.Control] = []
    water = ft.Container(
        width=MARK,
        height=max(2.0, deep.total * step),
        gradient=ft.LinearGradient(
            colors=[WAVE, "#1f5d86"], begin=ft.Alignment.TOP_CENTER, end=ft.Alignment.BOTTOM_CENTER
        ),
        border=ft.Border(top=ft.BorderSide(3, "#d7f0ff")) if deep.total == int(deep.total) else None,
    )
    water.left, water.bottom = 0, 0
    layers.append(water)
    for depth in range(1, top + 1):
        sunk = depth <= deep.total
        figure = kit.words(
            look,
            str(depth),
            size=min(look.sizes.small, step * 0.7),
            bold=depth == int(deep.total),
            colour="#ffffff" if sunk else p.text_muted,
        )
        figure.no_wrap = True
        shown = ft.Container(figure, width=MARK, height=step, alignment=ft.Alignment.CENTER)
        shown.left, shown.bottom = 0, (depth - 1) * step
        layers.append(shown)
    body = ft.Container(
        ft.Stack(layers, width=MARK, height=height),
        bgcolor=p.panel_sunk,
        border=ft.Border.all(2, p.line),
        border_radius=8,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )
    return ft.Semantics(content=body, label=t(deep.arithmetic), identifier="draft-marks", container=True)


def depth_line(look: Look, t: Texts, s: State, book: Book, seat: SeatId) -> ft.Control:
    """CL-SHP-16: draft with its arithmetic, and what the ship can still take without sinking deeper."""
    p = look.palette
    deep = hold.draft(s, book, seat)
    if deep is None:
        weight = hold.weight(s, book, seat).total
        return kit.words(look, t(msg("cl-ui-weight", n=weight)), colour=p.text_muted)
    figure = kit.headline(look, decimal(t, deep.total), size=look.sizes.counter, colour=p.text_brass)
    sums = " + ".join(f"{term.value} {t(term.label)}" for term in deep.charges.terms) or "0"
    words = kit.rows(
        [
            kit.words(look, t(deep.arithmetic), bold=True),
            kit.words(look, sums, size=look.sizes.small, colour=p.text_muted),
        ],
        0,
        expand=True,
    )
    return kit.line(
        [
            kit.rows(
                [kit.caption(look, t(msg("cl-ui-draft"))), figure], 0, horizontal_alignment=ft.CrossAxisAlignment.CENTER
            ),
            words,
        ],
        14,
    )


def _counts(look: Look, t: Texts, s: State, book: Book, player: Player) -> ft.Control:
    """Free squares, cannons ready to fire, and what is left before the ship sinks deeper."""
    deep = hold.draft(s, book, player.id)
    said = [
        ("cube:slot", msg("cl-ui-hold-free", n=sum(square.free for square in player.hold))),
        ("token:cannon", msg("cl-hold-guns", n=hold.battery(s, book, player.id) or 0)),
    ]
    if deep is not None:
        said.append(("token:anchor", msg("cl-ui-draft-left", n=deep.left)))
    chips: list[ft.Control] = [
        ft.Container(
            kit.line([kit.pic(sign, 20), kit.words(look, t(text), size=look.sizes.small)], 6, tight=True),
            bgcolor=look.palette.panel_sunk,
            border_radius=10,
            padding=ft.Padding.symmetric(horizontal=10, vertical=6),
        )
        for sign, text in said
    ]
    return ft.Row(chips, wrap=True, spacing=8, run_spacing=6)
