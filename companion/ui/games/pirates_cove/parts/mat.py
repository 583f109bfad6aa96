"""The ship mat as it is drawn: four tracks, each with its ring, and who protects the section."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SECTIONS, SeatId, Section
from companion.games.pirates_cove.model.names import card_name, section_name
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import mat
from companion.games.pirates_cove.ship.damage import craft_on
from companion.library.texts import Texts
from companion.ui.figures.recent_changes import FigureMark, News, sign, touchable
from companion.ui.look.theme import Look
from companion.ui.widgets import kit

DOT = 6
"""A place of a ring in short, in logical pixels."""


@dataclass(frozen=True, slots=True)
class SectionGuard:
    """A Mastercraft or a parrot that protects a section. kind: of Tavern card.  turned: it has taken hits."""

    kind: str
    name: Msg
    turned: bool


@dataclass(frozen=True, slots=True)
class SectionTrack:
    """One section of a mat. at: place of the ring from 1, 0 off the mat.  values, costs: of the places."""

    section: Section
    name: Msg
    at: int
    values: tuple[int, ...]
    costs: tuple[int, ...]
    guards: tuple[SectionGuard, ...] = ()

    @property
    def value(self) -> int | None:
        """What the section is worth now; None while it is destroyed."""
        return self.values[self.at - 1] if self.at else None


def tracks(s: State, book: Book, seat: SeatId) -> tuple[SectionTrack, ...]:
    """The four sections of a player's ship, as they stand on the mat."""
    return tuple(_track(s, book, seat, section) for section in SECTIONS)


def _track(s: State, book: Book, seat: SeatId, section: Section) -> SectionTrack:
    player, row = s.player(seat), mat.levels(s, section)
    guards = []
    if (craft := craft_on(player, section)) is not None:
        guards.append(SectionGuard("mastercraft", card_name("mastercraft"), craft.damaged))
    if (parrot := player.parrot) is not None and book.card(parrot.kind).section == section:
        guards.append(SectionGuard(parrot.kind, card_name(parrot.kind), parrot.wounded))
    values, costs = tuple(level.value for level in row), tuple(level.cost for level in row)
    return SectionTrack(section, section_name(section), player.rings.of(section), values, costs, tuple(guards))


def guard_name(guard: SectionGuard) -> Msg:
    """Who protects a section, and whether its card is turned."""
    if not guard.turned:
        return guard.name
    return msg("pc-ui-damaged" if guard.kind == "mastercraft" else "pc-ui-wounded", card=guard.name)


def guard_picture(look: Look, t: Texts, guard: SectionGuard, height: float) -> ft.Control:
    """A Mastercraft or a parrot; one that is turned is pale and struck out."""
    picture = kit.pic(f"tavern:{guard.kind}", height, t(guard_name(guard)))
    if not guard.turned:
        return picture
    picture.opacity = 0.55
    cross = kit.icon(look, "cross", height * 0.8, look.palette.text_bad)
    return ft.Stack([picture, cross], width=height, height=height, alignment=ft.Alignment.CENTER)


# ---------------------------------------------------------------------- in short


def short_mat(
    look: Look, t: Texts, sections: tuple[SectionTrack, ...], fresh: News, *, dense: bool = False
) -> ft.Control:
    """The four sections beside each other: what each is worth, its places as dots, who protects it.

    fresh: of the sections, by their names.  dense: as low as can be.
    """
    cells = [_cell(look, t, each, fresh.mark(each.section), dense) for each in sections]
    return ft.Row([*cells], spacing=3, vertical_alignment=ft.CrossAxisAlignment.STRETCH, intrinsic_height=True)


def _cell(look: Look, t: Texts, track: SectionTrack, mark: FigureMark, dense: bool) -> ft.Control:
    """A section; brass around it says that it has just changed, red that it is destroyed."""
    p = look.palette
    scale = min(look.zoom, 1.5)
    out, crowded = not track.at, dense and bool(track.guards)
    ink = p.on_alert if out else p.text
    figure: ft.Control = kit.words(look, str(track.value), bold=True)
    if out:
        figure = kit.icon(look, "cross", 16 * scale, ink)
    head: list[ft.Control] = [
        kit.pic(f"section:{track.section}", (17 if crowded else 21) * scale, t(track.name)),
        figure,
    ]
    if mark.by and not out:
        tone = p.text_good if mark.by > 0 else p.text_bad
        head.append(kit.words(look, sign(mark.by)[0], size=14 * scale, colour=tone, bold=True))
    parts = [kit.line(head, 2, tight=True), _dots(look, track, DOT - 2 if dense else DOT)]
    middle = ft.CrossAxisAlignment.CENTER
    if track.guards and not dense:
        drawn = [guard_picture(look, t, guard, 26 * scale) for guard in track.guards]
        parts.append(ft.Row(drawn, spacing=2, tight=True))
    body: ft.Control = kit.rows(parts, 3, horizontal_alignment=middle)
    if crowded:
        guards = [guard_picture(look, t, guard, 18 * scale) for guard in track.guards]
        body = ft.Row([body, ft.Column(guards, spacing=0)], spacing=1, alignment=ft.MainAxisAlignment.CENTER)
    worth = t(msg("pc-ui-out")) if out else t(msg("ui-figure-of", n=str(track.value), all=str(track.values[-1])))
    body = kit.phrase(body, ", ".join([f"{t(track.name)} {worth}", *(t(guard_name(each)) for each in track.guards)]))
    edge = p.brass if mark.by else p.alert if out else p.panel_sunk
    cell = ft.Container(
        body,
        bgcolor=p.alert if out else p.panel_sunk,
        border=ft.Border.all(2, edge),
        border_radius=8,
        padding=1 if dense else 3,
        expand=1,
    )
    return touchable(cell, mark, expand=1)


def _dots(look: Look, track: SectionTrack, dot: float) -> ft.Control:
    """The places of a ring: passed ones filled, the ring itself larger. dot: size of a place."""
    p = look.palette
    scale = min(look.zoom, 1.5)
    dots: list[ft.Control] = []
    for place in range(1, len(track.values) + 1):
        ring = place == track.at
        paint = p.text_brass if place <= track.at else None
        size = (dot + (2 if ring else 0)) * scale
        edge = p.on_alert if not track.at else p.text_muted if paint is None else paint
        dots.append(
            ft.Container(width=size, height=size, bgcolor=paint, border=ft.Border.all(1, edge), border_radius=size / 2)
        )
    return kit.line(dots, 1 if dot < DOT else 2, tight=True)


# ---------------------------------------------------------------------- at full length

BOX = 38
"""Width of a place in logical pixels at zoom 1."""


def long_track(look: Look, t: Texts, track: SectionTrack, mark: FigureMark) -> ft.Control:
    """A section with every place as on the mat and what it costs, and who protects it."""
    p = look.palette
    scale = min(look.zoom, 1.5)
    head: list[ft.Control] = [
        kit.pic(f"section:{track.section}", 26 * scale),
        kit.words(look, t(track.name), size=look.sizes.small, expand=True, max_lines=1),
        *(guard_picture(look, t, guard, 26 * scale) for guard in track.guards),
    ]
    if mark.by:
        tone = p.text_good if mark.by > 0 else p.text_bad
        head.append(kit.words(look, sign(mark.by), size=look.sizes.small, bold=True, colour=tone))
    if not track.at:
        head.append(
            ft.Container(
                kit.words(look, t(msg("pc-ui-out")), size=look.sizes.small, bold=True, colour=p.on_alert),
                bgcolor=p.alert,
                border_radius=8,
                padding=ft.Padding.symmetric(horizontal=8, vertical=1),
            )
        )
    boxes = [_place(look, track, place) for place in range(1, len(track.values) + 1)]
    return touchable(kit.rows([kit.line(head, 8), ft.Row(boxes, spacing=3)], 4), mark)


def _place(look: Look, track: SectionTrack, place: int) -> ft.Control:
    """A place with its value and its price; the ring lies around one of them."""
    p = look.palette
    ring = place == track.at
    value = kit.words(
        look,
        str(track.values[place - 1]),
        size=look.sizes.body if ring else look.sizes.small,
        bold=ring,
        colour=p.on_brass if ring else p.text if place < track.at else p.text_muted,
    )
    cost, tone = track.costs[place - 1], p.on_brass if ring else p.text_muted
    price = kit.words(look, str(cost) if cost else " ", size=look.sizes.small * 0.85, colour=tone)
    return ft.Container(
        kit.rows(
            [value, price], 0, horizontal_alignment=ft.CrossAxisAlignment.CENTER, alignment=ft.MainAxisAlignment.CENTER
        ),
        bgcolor=p.brass if ring else p.panel_sunk,
        border=ft.Border.all(1, p.mark if place <= track.at else p.line),
        border_radius=8,
        alignment=ft.Alignment.CENTER,
        height=46 * min(look.zoom, 1.5),
        expand=1,
    )
