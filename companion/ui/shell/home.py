"""Home: go on with the last evening, start one, or look something up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.art import picture
from companion.ui.gamekit.box_art import BoxFigure
from companion.ui.games import box_of
from companion.ui.look.language import use_texts
from companion.ui.look.palette import PARCHMENT, PLAYERS
from companion.ui.look.theme import Look, use_look
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component
from companion.ui.widgets.phones_button import PhonesButton


@dataclass(frozen=True, slots=True)
class HomeLink:
    """Something that Home leads to."""

    id: str
    label: Msg
    note: Msg
    sign: str
    open: Callable[[], None]
    table: bool = False
    """Whether it stands in front, with its note: an evening, old or new, or what must not wait."""


WIDE = 900
"""Width of the screen from which boxes and doors stand beside each other."""
LARGE = 1.25
"""Zoom beyond which a phone has two boxes beside each other, and not three."""
EACH = 320
"""Width of the screen, at zoom 1, that each door in front takes; where there is less they lie below each other."""


@component
def HomePage(
    games: Mapping[str, Msg],
    likely: str,
    doors: Callable[[str], Sequence[HomeLink]],
    width: float,
    notices: Sequence[Msg] = (),
) -> ft.Control:
    """The title, the games, and what leads into the chosen one as big cards; the first one is the likely one.

    games: their titles, by id.  likely: id of the game that is chosen at first.  doors: what leads into a game, by its
    id.  notices: what people have to be told before.
    """
    look, t = use_look(), use_texts()
    chosen, choose = ft.use_state(likely)
    wide = width >= WIDE
    first, *others = doors(chosen)
    told = [notice(look, t, each) for each in notices]
    edge = 60 if wide else 16
    boxes = [_box(look, t, g, title, g == chosen, partial(choose, g), wide) for g, title in games.items()]
    ahead = [door for door in others if door.table]
    drawer = [door for door in others if not door.table]
    content: list[ft.Control] = [_head(look, t, wide), *told]
    if wide:
        content += [
            ft.Row(boxes, spacing=14, vertical_alignment=ft.CrossAxisAlignment.STRETCH, intrinsic_height=True),
            ft.Row(
                [_main(look, t, first, 1), *(_card(look, t, door) for door in ahead)],
                spacing=12,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
                intrinsic_height=True,
            )
            if width / look.zoom >= EACH * (1 + len(ahead))
            else kit.rows([_main(look, t, first), *(_card(look, t, door) for door in ahead)], 12),
        ]
    else:
        content += [kit.grid(boxes, 3 if look.zoom <= LARGE else 2, 8), _main(look, t, first)]
        content += [_card(look, t, door, compact=True) for door in ahead]
    content.append(_drawer(look, t, drawer, (3 if look.zoom <= LARGE else 2) if wide else 2))
    return ft.Container(
        ft.Column(content, spacing=20 if wide else 10, scroll=kit.SCROLLS, expand=True),
        padding=ft.Padding.symmetric(horizontal=edge, vertical=24 if wide else 12),
        expand=True,
    )


def _box(
    look: Look, t: Texts, game: str, title: Msg, chosen: bool, choose: Callable[[], object], wide: bool
) -> ft.Control:
    """A game as its box, with our own art; the chosen one is framed and stands forward."""
    p, painted = look.palette, box_of(game)
    height = 96 if wide else 46
    words = kit.headline(look, t(title), size=look.sizes.title if wide else look.sizes.small, colour=PARCHMENT)
    words.text_align = ft.TextAlign.CENTER
    small = [_figure(each, height * 0.36) for each in painted.small] if wide else []
    art = ft.Row(
        [*small[:1], _figure(painted.ship, height), *small[1:]],
        spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )
    inside = kit.rows(
        [words, art],
        6 if wide else 2,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    edge = 4 if chosen else 2
    body = ft.Container(
        inside,
        bgcolor=painted.ground,
        border=ft.Border.all(edge, p.mark if chosen else p.line),
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=10 - edge, vertical=(14 if wide else 8) - edge),
    )
    body.on_click = lambda _: choose()
    return kit.tagged(body, f"game-{game}", t(title), expand=1, selected=chosen)


def _figure(figure: BoxFigure, height: float) -> ft.Control:
    return kit.pic_markup(picture(figure.name, **figure.paint), height)  # nobody's ship


def _drawer(look: Look, t: Texts, doors: Sequence[HomeLink], across: int) -> ft.Control:
    """Everything else, small: what one seldom comes for."""
    cards = [_card(look, t, door, compact=True, plain=True) for door in doors]
    return kit.panel(look, kit.grid(cards, across, 10), padding=10)


def notice(look: Look, t: Texts, text: Msg) -> ft.Control:
    """Something that people have to be told before they begin."""
    return kit.panel(look, kit.words(look, t(text), colour=look.palette.text_brass))


def _head(look: Look, t: Texts, wide: bool) -> ft.Control:
    """Name and motto, and on a tablet a few ships."""
    big = look.sizes.question * (1.7 if wide else 1.2)
    name = kit.line([kit.pic("compass:rose", 84 if wide else 56), kit.headline(look, t(msg("ui-title")), size=big)], 18)
    motto = kit.story(look, t(msg("ui-motto")), colour=look.palette.text_muted, size=look.sizes.title)
    if not wide:
        motto.size = look.sizes.body
        first = ft.Row([name, PhonesButton()], alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
        return kit.rows([first, motto], 0)
    fleet = ft.Row([_fleet(), ft.Container(PhonesButton(), align=ft.Alignment.TOP_RIGHT)], spacing=22)
    return ft.Row(
        [kit.rows([name, motto], 6), fleet],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )


def _fleet() -> ft.Control:
    """A few ships, for the pleasure of it."""
    ships = (
        ("ship:schooner", 104, PLAYERS[0], "none"),
        ("ship:brig", 92, "#e8b62f", "spain"),
        ("ship:ship_of_the_line", 116, "#c8352f", "england"),
        ("ship:caravel", 80, "#e2782c", "holland"),
    )
    return ft.Row(
        [kit.pic_markup(picture(name, hull=paint, flag=flag), height) for name, height, paint, flag in ships],
        spacing=22,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )


def _main(look: Look, t: Texts, door: HomeLink, expand: int | None = None) -> ft.Control:
    p = look.palette
    title = kit.headline(look, t(door.label), size=look.sizes.title * 1.2, colour=p.on_action)
    note = kit.words(look, t(door.note), colour=p.on_action)
    words = kit.rows([title, note], 2, tight=True)
    words.expand = True
    body = ft.Container(
        kit.line([kit.icon(look, door.sign, 40, p.on_action), words], 18),
        bgcolor=p.action,
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=20, vertical=16),
        on_click=lambda _: door.open(),
    )
    return kit.tagged(body, f"home-{door.id}", t(door.label), expand=expand)


def _card(look: Look, t: Texts, door: HomeLink, *, compact: bool = False, plain: bool = False) -> ft.Control:
    """A door. compact: on a phone.  plain: without its note."""
    p = look.palette
    size = look.sizes.small if plain else look.sizes.body if compact else look.sizes.title
    title = kit.words(look, t(door.label), bold=True, size=size)
    note = kit.words(look, t(door.note), size=look.sizes.small, colour=p.text_muted)
    words = kit.rows([title] if plain else [title, note], 2, tight=True)
    words.expand = True
    side = 28 if compact else 34
    sign = ft.Container(kit.icon(look, door.sign, side, p.text_brass), width=side)  # measured before it is drawn
    strut = ft.Container(width=0, height=kit.ANSWER - 24 if compact else kit.ANSWER)
    body = ft.Container(
        kit.line([sign, words, strut], 8 if compact else 16),
        bgcolor=p.panel,
        border=ft.Border.all(1, p.line),
        border_radius=kit.RADIUS,
        padding=ft.Padding.symmetric(horizontal=10 if compact else 18, vertical=10 if compact else 16),
        on_click=lambda _: door.open(),
    )
    return kit.tagged(body, f"home-{door.id}", t(door.label), expand=1 if plain or not compact else None)
