"""The map as a control: drawn in two layers, moved and enlarged by fingers, its hexes touched, its ships dragged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, cast

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.core.values.messages import msg
from companion.games.captains_log.model.ids import ShipId
from companion.games.captains_log.sea.places import hex_id
from companion.hexmap import Hex, disc
from companion.library.texts import Texts
from companion.ui.art import picture
from companion.ui.art.hexes import ROOT, Lattice
from companion.ui.art.painting import Point
from companion.ui.games.captains_log.art.seas import INK
from companion.ui.games.captains_log.sea_map import drawing
from companion.ui.games.captains_log.sea_map.view import Lit, Outline, Piece, View
from companion.ui.look.palette import SANS_BOLD_FONT
from companion.ui.look.theme import TOUCH, Look
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

CLOSEST: Final = 6.0
"""How far the map is enlarged at most."""
STEP: Final = 1.5
"""How much one touch of a sign enlarges it."""
GROUP: Final = "sea-map"
"""Of what is dragged on it."""
NAME, LEAST, MOST = 0.3, 11.0, 15.0
"""Size of names in sides, and in logical pixels at the least and at the most."""
AROUND: Final = 2
"""Steps around what a question is about that are shown with it."""
LONG: Final = 18
"""Letters of a name beside a ship."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown of the map."""

    view: View
    lit: Sequence[Lit] = ()
    chosen: Hex | None = None
    way: Outline = ()
    ghost: str = ""
    """Colour of the ship that sailed it."""
    touch: Callable[[Hex], object] = field(default=lambda at: None, compare=False)
    drop: Callable[[ShipId, Hex], object] | None = field(default=None, compare=False)
    """Says that a ship stands elsewhere; None where nobody may."""

    @property
    def window(self) -> Outline:
        """The hexes that are shown."""
        return tuple(sorted({*self.view.window, *(each.at for each in self.lit)}))

    @property
    def focus(self) -> Outline:
        """The hexes that it is about, with those around; none where it is about all of them."""
        ships = [piece.spot.at for piece in self.view.pieces if piece.turn]
        about = {*ships, *self.way, *(each.at for each in self.lit)}
        near = {each for at in about for each in disc(at, AROUND)}
        return tuple(sorted(near)) if about else ()


@dataclass(slots=True)
class Nearness:
    """How much the map is enlarged, as fingers and signs have done it."""

    now: float = 1.0
    before: float = 1.0

    def begin(self) -> None:
        """Something begins to enlarge it."""
        self.before = self.now

    def go(self, factor: float) -> None:
        """It is enlarged by so much since then."""
        self.now = min(max(self.before * factor, 1.0), CLOSEST)


@dataclass(frozen=True, slots=True)
class Laid:
    """Where hexes lie on the sheet, and how much larger that is drawn."""

    at: Lattice
    scale: float


@component
def SeaBoard(look: Look, t: Texts, shown: Shown, wide: float, high: float) -> ft.Control:
    """The map in a room of that size."""
    viewer: MutableRef[ft.InteractiveViewer] = ft.use_ref()
    near = ft.use_memo(Nearness, [])
    page = ft.context.page
    view, focus = shown.view, shown.focus
    whole, show_whole = ft.use_state(False)
    window = shown.window if whole or not focus else focus
    ratio = high / wide
    at, across, down = drawing.sheet_of(window, ratio)
    scale = wide / across
    laid = Laid(at, scale)
    markup = ft.use_memo(
        lambda: drawing.ground(window, ratio, view.cells, view.tiles, view.hidden, view.flags),
        [window, ratio, view.cells, view.tiles, view.hidden, view.flags],
    )
    moving = ft.use_memo(
        lambda: drawing.over(view, at, (across, down), shown.lit, shown.chosen, shown.way, shown.ghost),
        [view, window, ratio, shown.lit, shown.chosen, shown.way, shown.ghost],
    )

    def turn() -> None:
        show_whole(not whole)

    def tapped(event: ft.TapEvent[ft.GestureDetector]) -> None:
        where = event.local_position
        if where is not None:
            shown.touch(at.at(where.x / scale, where.y / scale))

    def dropped(event: ft.DragTargetEvent) -> None:
        where, ship = event.local_position, event.src.data
        if shown.drop is not None and isinstance(ship, str):
            middle = drawing.SHIP * at.side / 2 / near.now  # what is dragged keeps its size on an enlarged map
            shown.drop(cast(ShipId, ship), at.at(where.x / scale + middle, where.y / scale + middle))

    pieces = [each for each in view.pieces if _inside(at.centre(each.spot.at), across, down)]
    layers: list[ft.Control] = [
        kit.still(Picture, markup, wide, high),
        ft.Image(src=moving, width=wide, height=high, gapless_playback=True, exclude_from_semantics=True),
        *(_place(t, shown, each, laid) for each in shown.lit),
        *(_piece(t, shown, each, laid) for each in pieces),
        *(_name(t, each, laid) for each in pieces),
    ]
    glass = ft.GestureDetector(ft.Stack(layers, width=wide, height=high), on_tap_up=tapped, exclude_from_semantics=True)
    target = ft.DragTarget(group=GROUP, content=glass, on_accept=dropped)
    viewer.current = ft.InteractiveViewer(
        target,
        min_scale=1,
        max_scale=CLOSEST,
        width=wide,
        height=high,
        on_interaction_start=lambda _: near.begin(),
        on_interaction_update=lambda event: near.go(event.scale),
    )

    def nearer(factor: float) -> None:
        near.begin()
        near.go(factor)
        if viewer.current is not None:
            page.run_task(viewer.current.zoom, factor)

    signs = [
        _sign(look, t, "plus", "cl-map-nearer", lambda: nearer(STEP)),
        _sign(look, t, "minus", "cl-map-farther", lambda: nearer(1 / STEP)),
    ]
    if focus and set(shown.window) - set(focus):
        signs.append(_sign(look, t, "eye" if whole else "map", "cl-map-near" if whole else "cl-map-whole", turn))
    corner = ft.Container(kit.rows(signs, 4, tight=True), right=8, top=8)
    sure = ft.Container(_certain(look, t, view), left=8, top=8)
    return ft.Container(
        ft.Stack([viewer.current, sure, corner], width=wide, height=high),
        bgcolor=drawing.DEEP,
        border_radius=kit.RADIUS,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        width=wide,
        height=high,
    )


def _inside(point: Point, wide: float, high: float) -> bool:
    """Whether a point lies on the sheet."""
    return 0 <= point[0] <= wide and 0 <= point[1] <= high


@component
def Picture(markup: str, wide: float, high: float) -> ft.Control:
    """What stays on the map when something moves on it."""
    return ft.Image(src=markup, width=wide, height=high, gapless_playback=True, exclude_from_semantics=True)


def _sign(look: Look, t: Texts, sign: str, key: str, deed: Callable[[], object]) -> ft.Control:
    body = ft.Container(
        kit.icon(look, sign, 26, look.palette.text),
        width=TOUCH,
        height=TOUCH,
        bgcolor=look.palette.bar,
        border_radius=12,
        alignment=ft.Alignment.CENTER,
        on_click=lambda _: deed(),
    )
    return kit.tagged(body, key, t(msg(key)))


def _certain(look: Look, t: Texts, view: View) -> ft.Control:
    """Whether everything on the map was shown, or how much of it was worked out."""
    doubtful = sum(not piece.sure for piece in view.pieces)
    unknown = sum(cell.terrain == "unknown" for _, cell in view.cells)
    text, sign = msg("cl-map-sure"), "check"
    if doubtful or unknown:
        sign = "info"
        text = msg("cl-map-doubtful", n=doubtful) if doubtful else msg("cl-map-unknown", n=unknown)
    p = look.palette
    return ft.Container(
        kit.line(
            [kit.icon(look, sign, 20, p.text_good if sign == "check" else p.text_brass), kit.words(look, t(text))],
            8,
            tight=True,
        ),
        bgcolor=p.bar,
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
    )


def _place(t: Texts, shown: Shown, lit: Lit, laid: Laid) -> ft.Control:
    """A hex that answers, as keys and screen readers reach it."""
    at, scale = laid.at, laid.scale
    (x, y), wide, high = at.centre(lit.at), 1.5 * at.side * scale, ROOT * at.side * scale
    body = ft.Container(width=wide, height=high, on_click=lambda _: shown.touch(lit.at))
    said = ", ".join(t(each) for each in (lit.label, lit.note) if each is not None)
    tagged = kit.tagged(body, f"hex-{hex_id(lit.at)}", said, lit.free, selected=lit.at == shown.chosen)
    return ft.Container(tagged, left=x * scale - wide / 2, top=y * scale - high / 2)


def _piece(t: Texts, shown: Shown, piece: Piece, laid: Laid) -> ft.Control:
    """A ship to be touched, and dragged where it stands."""
    at, scale = laid.at, laid.scale
    (x, y), side = at.centre(piece.spot.at), drawing.SHIP * at.side * scale
    body: ft.Control = ft.Container(width=side, height=side, on_click=lambda _: shown.touch(piece.spot.at))
    if shown.drop is not None:
        boat = picture("sea:boat", hull=kit.colour_of(piece.colour), bearing=30 * piece.spot.bow)
        ghost = ft.Image(src=boat, width=side, height=side, opacity=0.85)
        body = ft.Draggable(group=GROUP, data=piece.id, content=body, content_feedback=ghost)
    tagged = kit.tagged(body, f"piece-{piece.id}", t(piece.name), selected=piece.spot.at == shown.chosen)
    return ft.Container(tagged, left=x * scale - side / 2, top=y * scale - side / 2)


def _name(t: Texts, piece: Piece, laid: Laid) -> ft.Control:
    """The name of a ship below it."""
    at, scale = laid.at, laid.scale
    x, y = at.centre(piece.spot.at)
    size = min(max(NAME * at.side * scale, LEAST), MOST)
    wide = 7 * at.side * scale
    text = t(piece.label)
    words = ft.Text(
        text if len(text) <= LONG else f"{text[: LONG - 1]}…",
        size=size,
        color="#ffffff",
        font_family=SANS_BOLD_FONT,
        no_wrap=True,
    )
    pill = ft.Container(
        words,
        bgcolor=INK,
        border=ft.Border.all(1.5, kit.colour_of(piece.colour)),
        border_radius=size,
        padding=ft.Padding.symmetric(horizontal=size * 0.6, vertical=1),
    )
    return ft.TransparentPointer(
        ft.Container(
            ft.Row([pill], alignment=ft.MainAxisAlignment.CENTER),
            width=wide,
        ),
        left=x * scale - wide / 2,
        top=(y + 0.62 * at.side) * scale,
    )
