"""Merchants and Warships as the pasteboard counters that they are: a back, or a face with flag, ship and figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model.ids import CounterKind, ShipId
from companion.games.blackbeard.model.names import nation
from companion.games.blackbeard.model.records import Face
from companion.games.blackbeard.supply import counter_cups
from companion.library.texts import Texts
from companion.ui.look.palette import CANVAS, INK, IRON, TIMBER
from companion.ui.look.theme import Look
from companion.ui.widgets import kit

SIDE = 62
"""Side of a counter in logical pixels at zoom 1."""
LONG = 4
"""Signs of a figure that needs smaller type beside the flag."""
BACKS: Final[dict[Literal["merchant", "warship"], str]] = {"merchant": "#b98d4f", "warship": "#8e3b30"}
"""Backs of the counters, told apart by their ship as well."""
UNTOLD: Final = "ship:caravel"
"""How a Merchant is drawn whose silhouette nobody has told."""


@dataclass(frozen=True, slots=True)
class Chit:
    """A counter as it is drawn. face: None while it lies face down.  knows: colours of those who have looked at it.

    fresh: it has just come, moved or been turned up.
    """

    id: ShipId
    kind: CounterKind
    name: Msg
    face: Face | None = None
    knows: tuple[str, ...] = ()
    fresh: bool = False

    @property
    def number(self) -> str:
        """By which the app and people call it."""
        return self.id.name


def chit(look: Look, t: Texts, of: Chit) -> ft.Control:
    """A counter with its number below, and an eye in the colour of each player who has looked at it."""
    eyes = [
        ft.Container(
            kit.pic("icon:eye", 13, color="#ffffff"), bgcolor=kit.colour_of(colour), border_radius=8, padding=2
        )
        for colour in of.knows
    ]
    number = kit.words(look, of.number, size=look.sizes.small, colour=look.palette.text_muted)
    below = kit.line([number, *eyes], 4, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    drawn = ft.Column(
        [_square(look, of), below], spacing=1, horizontal_alignment=ft.CrossAxisAlignment.CENTER, tight=True
    )
    return ft.Semantics(content=drawn, label=said(t, of), identifier=of.id, container=True, exclude_semantics=True)


def said(t: Texts, of: Chit) -> str:
    """A counter read aloud."""
    face = of.face
    if face is None:
        return f"{t(of.name)}, {t(msg('bb-face-down'))}"
    flag = nation(face.nation or "none")
    if of.kind == "warship":
        words = msg("bb-face-warship", nation=flag, combat=face.combat, speed=face.speed)
    else:
        kind = msg(f"bb-silhouette-{face.silhouette or 'unknown'}")
        words = msg("bb-face-merchant", nation=flag, kind=kind, defence=face.defence)
    return f"{t(of.name)}, {t(words)}"


def _square(look: Look, of: Chit) -> ft.Control:
    side = SIDE * min(look.zoom, 1.5)
    edge = ft.Border.all(3, look.palette.mark) if of.fresh else ft.Border.all(1.5, INK)
    inside = _back(of, side) if of.face is None else _face(look, of, of.face, side)
    return ft.Container(
        inside,
        width=side,
        height=side,
        bgcolor=BACKS[of.kind] if of.face is None else CANVAS,
        border=edge,
        border_radius=7,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        padding=2,
    )


def _back(of: Chit, side: float) -> ft.Control:
    """The same for all of a kind."""
    picture = "ship:caravel" if of.kind == "merchant" else "ship:ship_of_the_line"
    paint = TIMBER if of.kind == "merchant" else IRON
    return ft.Container(kit.pic(picture, side * 0.62, hull=paint), alignment=ft.Alignment.CENTER, opacity=0.55)


def _face(look: Look, of: Chit, face: Face, side: float) -> ft.Control:
    """Flag and figure above the ship: defence of a Merchant, Combat and Speed of a Warship."""
    merchant = of.kind == "merchant"
    figure = str(face.defence) if merchant else f"{face.combat}–{face.speed}"
    picture = counter_cups.SILHOUETTES.get(face.silhouette, UNTOLD) if merchant else "ship:ship_of_the_line"
    paint = TIMBER if merchant else IRON
    size = side * (0.3 if merchant else 0.23 if len(figure) < LONG else 0.19)
    words = kit.words(look, figure, size=size, colour=INK, bold=True)
    top = ft.Row(
        [kit.pic(f"flag:{face.nation or 'none'}", side * 0.24), words],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        spacing=1,
    )
    boat = ft.Container(kit.pic(picture, side * 0.54, hull=paint), alignment=ft.Alignment.CENTER, expand=True)
    return kit.rows([top, boat], 0, expand=True)
