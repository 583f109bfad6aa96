"""The map as a control: drawn in two layers, moved and enlarged by fingers, its hexes touched, its ships dragged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.core.values.messages import msg
from companion.games.captains_log.model.ids import TileNumber
from companion.games.captains_log.model.sea import Mark
from companion.games.captains_log.sea import by_hand
from companion.games.captains_log.sea.places import hex_id
from companion.hexmap import Hex, disc
from companion.library.texts import Texts
from companion.ui.art import picture
from companion.ui.art.hexes import ROOT, Lattice
from companion.ui.art.painting import Point
from companion.ui.games.captains_log.art.seas import INK, PALE
from companion.ui.games.captains_log.sea_map import drawing, strokes
from companion.ui.games.captains_log.sea_map.dragging import grip, gripped
from companion.ui.games.captains_log.sea_map.lines import NOTHING, MapLine, MapOverlay, Outline
from companion.ui.games.captains_log.sea_map.strokes import WHITE
from companion.ui.games.captains_log.sea_map.told_of_hex import HexNotes
from companion.ui.games.captains_log.sea_map.view import AnswerHex, MapShip, Thing, View
from companion.ui.look.palette import SANS_BOLD_FONT
from companion.ui.look.theme import TOUCH, Look
from companion.ui.questions.parts.refusal_reasons import sum_in_words
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

CLOSEST: Final = 6.0
"""How far the map is enlarged at most."""
STEP: Final = 1.5
"""How much one touch of a sign enlarges it."""
GROUP: Final = "sea-map"
"""Of what is dragged on it."""
NAME: Final = 0.3
"""Size of words on the map, in sides."""
SMALLEST: Final = 16.0
"""The same at the least, in logical pixels."""
LARGEST: Final = 18.0
"""The same at the most."""
BREADTH: Final = 7.0
"""Room for words in the middle of which they stand, in sides."""
AROUND: Final = 1
"""Steps around what a question is about that are shown with it."""
BARE: Final = 352.0
"""Width below which a map has no signs on it, in logical pixels."""
LONG: Final = 18
"""Letters of a name beside a ship."""
NOTES: Final = 430.0
"""Width of what is said of a hex, in logical pixels."""
NOTED: Final = 4
"""Lines of it below its title and sums."""
NOTED_SMALL: Final = 2
"""The same on a small map, which has no room for sums."""
ROOMY: Final = 440.0
"""Height and width from which a map is none."""
BELOW: Final = 0.62
"""How far below the middle of a ship its name stands, in sides."""
RAISED: Final = 0.8
"""How much of the size of words about a line stands above their place."""
HIT: Final = "#a5332a"
"""Ground of the words of a salvo, and of a line that leads to nothing."""


@dataclass(frozen=True, slots=True)
class MapView:
    """What is shown of the map."""

    view: View
    lit: Sequence[AnswerHex] = ()
    chosen: Hex | None = None
    drawn: MapOverlay = NOTHING
    said: HexNotes | None = None
    """Of the chosen hex."""
    touch: Callable[[Hex], object] = lambda at: None
    drop: Callable[[str, Hex, Hex], object] | None = None
    """Says that a piece lies elsewhere, by its name, the hex by which it was held, and the one onto which that came;
    None where nobody may."""
    held: tuple[TileNumber, Outline] | None = None
    """The tile that can be dragged by the chosen hex, with its hexes; None for none."""

    @property
    def window(self) -> Outline:
        """The hexes that are shown."""
        return tuple(sorted({*self.view.window, *(each.at for each in self.lit), *self.drawn.hexes}))

    @property
    def focus(self) -> Outline:
        """The hexes that it is about, with those around; none where it is about all of them."""
        ships = [piece.spot.at for piece in self.view.pieces if piece.turn]
        about = {*ships, *self.drawn.hexes, *(each.at for each in self.lit)}
        near = {each for at in about for each in disc(at, AROUND)}
        return tuple(sorted(near)) if about else ()


class Nearness:
    """How much the map is enlarged, by fingers and by signs."""

    def __init__(self, page: ft.Page) -> None:
        self.now = self._before = 1.0
        self._page = page
        self._glass: ft.InteractiveViewer | None = None

    def viewer(self, content: ft.Control, wide: float, high: float) -> ft.Control:
        """What enlarges the map."""
        self._glass = ft.InteractiveViewer(
            content,
            min_scale=1,
            max_scale=CLOSEST,
            width=wide,
            height=high,
            on_interaction_start=lambda _: self._begin(),
            on_interaction_update=lambda event: self._go(event.scale),
        )
        return self._glass

    def by(self, factor: float) -> None:
        """Enlarges it by so much."""
        self._begin()
        self._go(factor)
        if self._glass is not None:
            self._page.run_task(self._glass.zoom, factor)

    def _begin(self) -> None:
        self._before = self.now

    def _go(self, factor: float) -> None:
        self.now = min(max(self._before * factor, 1.0), CLOSEST)


def use_nearness() -> Nearness:
    """Hook: how much the map on this screen is enlarged."""
    page = ft.context.page
    return ft.use_memo(lambda: Nearness(page), [])


@dataclass(frozen=True, slots=True)
class MapLayout:
    """Where hexes lie on the sheet, and how much larger that is drawn."""

    at: Lattice
    scale: float


@component
def SeaBoard(look: Look, t: Texts, shown: MapView, wide: float, high: float) -> ft.Control:
    """The map in a room of that size."""
    whole, show_whole = ft.use_state(False)
    view, focus, ratio = shown.view, shown.focus, high / wide
    window = shown.window if whole or not focus else focus
    at, across, down = drawing.sheet_of(window, ratio)
    laid = MapLayout(at, wide / across)
    near = use_nearness()
    still = [view.charted, view.cells, view.tiles, view.hidden, view.flags]
    markup = ft.use_memo(lambda: drawing.ground(view.charted, view.cells, view.tiles, view.hidden, view.flags), still)
    moving = ft.use_memo(
        lambda: drawing.over(view, at, (across, down), shown.lit, shown.chosen, shown.drawn),
        [view, window, ratio, shown.lit, shown.chosen, shown.drawn],
    )
    pieces = [each for each in view.pieces if _inside(at.centre(each.spot.at), across, down)]
    things = [each for each in view.things if _inside(at.centre(each.at), across, down)]
    layers: list[ft.Control] = [
        _ground(t, view, markup, laid),
        ft.Image(src=moving, width=wide, height=high, gapless_playback=True, exclude_from_semantics=True),
        *(_place(t, shown, each, laid) for each in shown.lit),
        *_handle(shown, laid),
        *(_thing(t, each, laid, shown.drop is not None) for each in things),
        *(_piece(t, shown, each, laid) for each in pieces),
        *(_name(t, each, laid) for each in pieces),
        *(_label(t, each, laid) for each in shown.drawn.lines),
    ]
    glass = _under_fingers(ft.Stack(layers, width=wide, height=high), shown, laid, near)
    signs = [
        sign_key(look, t, "plus", "cl-map-nearer", lambda: near.by(STEP)),
        sign_key(look, t, "minus", "cl-map-farther", lambda: near.by(1 / STEP)),
    ]
    if focus and set(shown.window) - set(focus):
        key = "cl-map-near" if whole else "cl-map-whole"
        signs.append(sign_key(look, t, "eye" if whole else "map", key, lambda: show_whole(not whole)))
    # Moved by a finger it is the same picture elsewhere, and its places are where they were on it: neither is worked
    # out again for each frame.
    moved = kit.apart(ft.Semantics(content=glass, container=True))
    parts = [near.viewer(moved, wide, high), *_said(look, t, shown, laid, (wide, high))]
    if wide >= BARE:  # on a smaller one they would lie on what it shows; fingers enlarge it
        parts.insert(1, ft.Container(_certain(look, t, view), left=8, top=8))
        parts.insert(2, ft.Container(kit.rows(signs, 4, tight=True), right=8, top=8))
    board = ft.Container(
        ft.Stack(parts, width=wide, height=high),
        bgcolor=drawing.DEEP,
        border_radius=kit.RADIUS,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        width=wide,
        height=high,
    )
    return ft.Container(kit.apart(board), width=wide, height=high)


def _under_fingers(sheet: ft.Control, shown: MapView, laid: MapLayout, near: Nearness) -> ft.Control:
    """The sheet with its hexes touched, and ships dropped on it."""
    at, scale = laid.at, laid.scale

    def tapped(event: ft.TapEvent[ft.GestureDetector]) -> None:
        where = event.local_position
        if where is not None:
            shown.touch(at.at(where.x / scale, where.y / scale))

    def dropped(event: ft.DragTargetEvent) -> None:
        where, held = event.local_position, gripped(event.src.data)
        if shown.drop is not None and held is not None:
            middle = strokes.SHIP * at.side / 2 / near.now  # what is dragged keeps its size on an enlarged map
            shown.drop(*held, at.at(where.x / scale + middle, where.y / scale + middle))

    glass = ft.GestureDetector(sheet, on_tap_up=tapped, exclude_from_semantics=True)
    return ft.DragTarget(group=GROUP, content=glass, on_accept=dropped)


def _inside(point: Point, wide: float, high: float) -> bool:
    """Whether a point lies on the sheet."""
    return 0 <= point[0] <= wide and 0 <= point[1] <= high


def _ground(t: Texts, view: View, markup: str, laid: MapLayout) -> ft.Control:
    """The sea below what is shown of it: wherever one looks it is the same picture, laid elsewhere."""
    under, across, down = drawing.ground_of(view.charted)
    left, top = (laid.at.left - under.left) * laid.scale, (laid.at.top - under.top) * laid.scale
    wide, high = across * laid.scale, down * laid.scale
    picture_of_it = kit.still(Picture, markup, wide, high)
    told = kit.still(Printed, t, view.printed, MapLayout(under, laid.scale), (wide, high))
    return ft.Container(ft.Stack([picture_of_it, told], width=wide, height=high), left=left, top=top)


@component
def Picture(markup: str, wide: float, high: float) -> ft.Control:
    """What stays on the map when something moves on it."""
    return ft.Image(src=markup, width=wide, height=high, gapless_playback=True, exclude_from_semantics=True)


def sign_key(look: Look, t: Texts, sign: str, key: str, deed: Callable[[], object]) -> ft.Control:
    """A key with a sign on it."""
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


def _place(t: Texts, shown: MapView, lit: AnswerHex, laid: MapLayout) -> ft.Control:
    """A hex that answers, as keys and screen readers reach it."""
    at, scale = laid.at, laid.scale
    (x, y), wide, high = at.centre(lit.at), 1.5 * at.side * scale, ROOT * at.side * scale
    body = ft.Container(width=wide, height=high, on_click=lambda _: shown.touch(lit.at))
    said = ", ".join(t(each) for each in (lit.label, lit.note) if each is not None)
    tagged = kit.tagged(body, f"hex-{hex_id(lit.at)}", said, lit.free, selected=lit.at == shown.chosen)
    return ft.Container(tagged, left=x * scale - wide / 2, top=y * scale - high / 2)


def _piece(t: Texts, shown: MapView, piece: MapShip, laid: MapLayout) -> ft.Control:
    """A ship to be touched, and dragged where it stands."""
    at, scale = laid.at, laid.scale
    (x, y), side = at.centre(piece.spot.at), strokes.SHIP * at.side * scale
    body: ft.Control = ft.Container(width=side, height=side, on_click=lambda _: shown.touch(piece.spot.at))
    if shown.drop is not None:
        boat = picture("sea:boat", hull=kit.colour_of(piece.colour), bearing=30 * piece.spot.bow)
        ghost = ft.Image(src=boat, width=side, height=side, opacity=0.85)
        body = ft.Draggable(group=GROUP, data=grip(str(piece.id), piece.spot.at), content=body, content_feedback=ghost)
    tagged = kit.tagged(body, f"piece-{piece.id}", t(piece.name), selected=piece.spot.at == shown.chosen)
    return ft.Container(tagged, left=x * scale - side / 2, top=y * scale - side / 2)


def _thing(t: Texts, thing: Thing, laid: MapLayout, moves: bool) -> ft.Control:
    """What lies on the sea, read aloud, and dragged to where it lies. moves: whether somebody may drag it."""
    at, scale = laid.at, laid.scale
    (x, y), side = at.centre(thing.at), strokes.SHIP * at.side * scale
    body: ft.Control = ft.Container(width=side, height=side, bgcolor=ft.Colors.TRANSPARENT if moves else None)
    if moves:
        ghost = ft.Image(src=picture(thing.pictures[0]), width=side, height=side, opacity=0.85)
        body = ft.Draggable(group=GROUP, data=grip(thing.id, thing.at), content=body, content_feedback=ghost)
    name = kit.named(f"thing-{thing.id}-{hex_id(thing.at)}")
    told = ft.Semantics(content=body, label=t(thing.name), container=True, **name)
    return ft.Container(told, left=x * scale - side / 2, top=y * scale - side / 2)


def _handle(shown: MapView, laid: MapLayout) -> list[ft.Control]:
    """The tile under the chosen hex, dragged by it."""
    chosen = shown.chosen
    if chosen is None or shown.drop is None or shown.held is None:
        return []
    number, cells = shown.held
    at, scale = laid.at, laid.scale
    (x, y), side = at.centre(chosen), strokes.SHIP * at.side * scale
    markup, wide, high, left, top = drawing.tile_ghost(cells, chosen)
    ghost = ft.Image(
        src=markup, width=wide * scale, height=high * scale, left=side / 2 - left * scale, top=side / 2 - top * scale
    )
    body = ft.Draggable(
        group=GROUP,
        data=grip(f"{by_hand.TILE}-{number}", chosen),
        content=ft.Container(width=side, height=side, bgcolor=ft.Colors.TRANSPARENT),
        content_feedback=ft.Stack([ghost], width=side, height=side, clip_behavior=ft.ClipBehavior.NONE),
    )
    return [ft.Container(body, left=x * scale - side / 2, top=y * scale - side / 2)]


@component
def Printed(
    t: Texts, printed: tuple[tuple[Hex, tuple[Mark, ...]], ...], laid: MapLayout, room: tuple[float, float]
) -> ft.Control:
    """The pictures on tiles, as screen readers find them: on the whole of the sea, so that they stay."""
    at, scale = laid.at, laid.scale
    side = at.side * scale
    spots = list[ft.Control]()
    for cell, marks in printed:
        x, y = at.centre(cell)
        words = t(msg("core-said-list", items=tuple(msg(f"cl-hex-{mark}") for mark in marks)))
        name, body = kit.named(f"printed-{hex_id(cell)}"), ft.Container(width=side, height=side)
        told = ft.Semantics(content=body, label=words, image=True, container=True, **name)
        spots.append(ft.Container(told, left=x * scale - side / 2, top=y * scale - side / 2))
    return ft.Stack(spots, width=room[0], height=room[1])


def _label(t: Texts, line: MapLine, laid: MapLayout) -> ft.Control:
    """What a salvo did, or how far somebody looks."""
    ground = HIT if line.shot or not line.good or line.stops else INK
    return _words(t(line.label), strokes.middle(line, laid.at), laid, PALE, ground, PALE, above=True)


def _name(t: Texts, piece: MapShip, laid: MapLayout) -> ft.Control:
    """The name of a ship below it."""
    (x, y), text = laid.at.centre(piece.spot.at), t(piece.label)
    short = text if len(text) <= LONG else f"{text[: LONG - 1]}…"
    return _words(short, (x, y + BELOW * laid.at.side), laid, WHITE, INK, kit.colour_of(piece.colour))


def _words(
    text: str, where: Point, laid: MapLayout, ink: str, ground: str, edge: str, *, above: bool = False
) -> ft.Control:
    """Words on the map, on a ground of their own. where: their upper edge.  above: of which most of them stands above
    that."""
    side, (x, y) = laid.at.side * laid.scale, where
    size = min(max(NAME * side, SMALLEST), LARGEST)
    words = ft.Text(text, size=size, color=ink, font_family=SANS_BOLD_FONT, no_wrap=True)
    pill = ft.Container(
        words,
        bgcolor=ground,
        border=ft.Border.all(1.5, edge),
        border_radius=size,
        padding=ft.Padding.symmetric(horizontal=size * 0.6, vertical=1),
    )
    row = ft.Container(ft.Row([pill], alignment=ft.MainAxisAlignment.CENTER), width=BREADTH * side)
    top = y * laid.scale - (RAISED * size if above else 0)
    return ft.TransparentPointer(row, left=x * laid.scale - BREADTH * side / 2, top=top)


def _said(look: Look, t: Texts, shown: MapView, laid: MapLayout, room: tuple[float, float]) -> list[ft.Control]:
    """What is said of the chosen hex, over the half of the map in which it does not lie."""
    said, p = shown.said, look.palette
    if said is None or shown.chosen is None:
        return []
    wide, high = room
    inks = {True: p.text_good, False: p.text_bad, None: p.text}
    small = min(room) < ROOMY
    lines: list[ft.Control] = [kit.words(look, t(said.title), bold=True, colour=p.text_brass)]
    lines += (kit.words(look, sum_in_words(t, each), size=look.sizes.small) for each in said.sums if not small)
    lines += (
        kit.line(
            [kit.icon(look, sign, 20, inks[good]), kit.words(look, t(text), size=look.sizes.small, expand=True)], 6
        )
        for sign, text, good in sorted(said.lines, key=lambda line: line[2] is not False)[
            : NOTED_SMALL if small else NOTED
        ]
    )
    body = ft.Container(
        kit.rows(lines, 2),
        bgcolor=p.bar,
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
        width=min(wide - TOUCH - 32, NOTES),
        opacity=0.95,
    )
    told = ft.Semantics(content=body, identifier="map-said", live_region=True, container=True)
    below = laid.at.centre(shown.chosen)[1] * laid.scale < high / 2
    return [ft.TransparentPointer(told, left=8, bottom=8) if below else ft.TransparentPointer(told, left=8, top=8)]
