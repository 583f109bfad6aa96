"""Legendary Pirates: those that are out, as on their cards, with whom they shoot at first; and the Royal Navy."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.legends import legendary_pirates
from companion.games.pirates_cove.legends.legendary_pirates import card, legend_name, pile
from companion.games.pirates_cove.model.book import Book, Legend
from companion.games.pirates_cove.model.ids import SECTIONS, ShipId
from companion.games.pirates_cove.model.names import island_name, player_name
from companion.games.pirates_cove.model.state import State
from companion.library.texts import Texts
from companion.ui.figures.recent_changes import FigureMark
from companion.ui.figures.tracks import counter
from companion.ui.gamekit.boards import block, page, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.pirates_cove.parts.figures import news
from companion.ui.games.pirates_cove.parts.pieces import SHIP, pips
from companion.ui.look.theme import Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


@dataclass(frozen=True, slots=True)
class RankedPlayer:
    """A player in the fight as a pirate ranks it. shot: already, in this series."""

    name: Msg
    colour: str
    worth: int
    shot: bool


@dataclass(frozen=True, slots=True)
class LegendCard:
    """A card as it lies there. hull: points left, None for one that lies in no sea.  aims: whom it damages, and whom
    first.  does: what is special.  targets: its ranking in the fight under way."""

    id: str
    ship: ShipId | None
    name: Msg
    picture: str
    rule: str
    dice: int | None
    sails: int | None
    fame: int | None
    most: int
    hull: int | None
    where: Msg | None
    aims: tuple[Msg, ...]
    does: Msg
    targets: tuple[RankedPlayer, ...] = ()
    beaten: bool = False


def legend_cards(s: State, book: Book) -> tuple[LegendCard, ...]:
    """Those under black ships, then the Royal Navy if it is out."""
    found = []
    for lying in s.black_ships:
        printed = card(s, book, lying.legend)
        found.append(
            LegendCard(
                lying.legend,
                lying.id,
                legend_name(s, lying.legend),
                f"legend:{lying.legend}",
                printed.rule,
                printed.dice,
                printed.sails,
                printed.fame,
                printed.hull or 0,
                lying.hull,
                island_name(lying.island),
                aims(printed),
                msg(f"pc-ui-legend-{lying.legend}"),
                _targets(s, book, lying.id),
                lying.beaten,
            )
        )
    if s.navy is not None:
        n, navy = book.numbers, s.navy
        does = msg("pc-ui-legend-navy", name=player_name(s, navy.controller))
        where = island_name(navy.island)
        found.append(
            LegendCard(
                "navy",
                ShipId("navy"),
                msg("pc-navy"),
                "ship:navy",
                "PC-NAVY-03",
                n.navy_dice,
                n.navy_sails,
                n.navy_fame,
                n.navy_hull,
                navy.hull,
                where,
                (),
                does,
            )
        )
    return tuple(found)


def aims(printed: Legend) -> tuple[Msg, ...]:
    """What its hits damage, and whom it shoots at first."""
    if not printed.fights or printed.ranks is None:
        return ()
    first = msg("pc-ui-first", rank=msg(f"pc-rank-{printed.ranks}"))
    return (msg("pc-ui-damages", sections=damaged(printed)), first)


def damaged(printed: Legend) -> tuple[Msg, ...]:
    """The sections that its hits damage."""
    whole = len(printed.attacks) == len(SECTIONS)
    return (msg("pc-all-sections"),) if whole else tuple(msg(f"pc-section-{each}.the") for each in printed.attacks)


def _targets(s: State, book: Book, lying: ShipId) -> tuple[RankedPlayer, ...]:
    if s.combat is None or lying not in s.combat.ships:
        return ()
    ranked = legendary_pirates.ranking(s, book, lying)
    return tuple(
        RankedPlayer(player_name(s, each.seat), s.player(each.seat).colour, each.worth, each.shot) for each in ranked
    )


@component
def LegendsPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """A card for each pirate that is out; below, who may still come."""
    look, t, s, book = use_board(session, State, Book)
    fresh = news(session)
    drawn: list[ft.Control] = [
        kit.still(Card, look, t, each, frame, fresh.mark(f"{each.ship}.hull")) for each in legend_cards(s, book)
    ]
    left = pile(s, book).things
    names = [_waiting(look, t, legend_name(s, each), f"legend:{each}") for each in sorted(left)]
    gone = [_waiting(look, t, legend_name(s, each), f"legend:{each}") for each in s.legends_gone]
    drawn.append(
        block(
            look, t, msg("pc-ui-legends-left"), [ft.Row(names, wrap=True, spacing=16, run_spacing=6)] if names else []
        )
    )
    if gone:
        drawn.append(block(look, t, msg("pc-ui-legends-gone"), [ft.Row(gone, wrap=True, spacing=16, run_spacing=6)]))
    return page(look, drawn)


def _waiting(look: Look, t: Texts, name: Msg, picture: str) -> ft.Control:
    return kit.line([kit.pic(picture, 34), kit.words(look, t(name), size=look.sizes.small)], 8, tight=True)


@component
def Card(look: Look, t: Texts, each: LegendCard, frame: Frame, mark: FigureMark) -> ft.Control:
    """A Legendary Pirate as on the card, with the hull that is left."""
    p = look.palette
    title = kit.headline(look, t(each.name), size=look.sizes.title, colour=p.text_brass)
    where: list[ft.Control] = [] if each.where is None else [kit.caption(look, t(each.where))]
    if each.beaten:
        where.append(kit.caption(look, t(msg("pc-ui-beaten"))))
    where.append(kit.rule_tag(look, each.rule, frame.on_rule))
    below = ft.Row(where, wrap=True, spacing=10, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    head = kit.line([kit.pic(each.picture, 64 * min(look.zoom, 1.5)), kit.rows([title, below], 0, expand=True)], 12)
    content: list[ft.Control] = [head]
    if each.dice is not None:
        figures = [
            counter(look, "token:dice", each.dice, height=26, label=t(msg("pc-own-dice"))),
            counter(look, "section:sails", each.sails or 0, height=26, label=t(msg("pc-own-sails"))),
            counter(look, "token:fame", each.fame or 0, height=26, label=t(msg("pc-own-fame"))),
            kit.line(
                [kit.pic("section:hull", 26, t(msg("pc-own-hull"))), pips(look, each.hull or 0, each.most, mark)],
                6,
                tight=True,
            ),
        ]
        content.append(
            ft.Row(figures, wrap=True, spacing=18, run_spacing=6, vertical_alignment=ft.CrossAxisAlignment.CENTER)
        )
    content += [kit.words(look, t(line)) for line in each.aims]
    content.append(kit.words(look, t(each.does), colour=p.text_muted))
    if each.targets:
        content.append(kit.caption(look, t(msg("pc-ui-ranking"))))
        content.append(ft.Row([_target(look, t, of) for of in each.targets], wrap=True, spacing=16, run_spacing=4))
    body = ft.Container(kit.rows(content, 6), bgcolor=p.panel_raised, border_radius=12, padding=12)
    return ft.Semantics(content=body, identifier=f"legend-{each.id}", container=True)


def _target(look: Look, t: Texts, of: RankedPlayer) -> ft.Control:
    """A player in the ranking; who was shot at in this series is struck out."""
    p = look.palette
    struck = ft.TextStyle(decoration=ft.TextDecoration.LINE_THROUGH) if of.shot else None
    name = kit.words(look, t(of.name), colour=p.text_muted if of.shot else p.text, style=struck)
    paint = kit.pic(SHIP, 24, hull=kit.colour_of(of.colour))
    return kit.line([paint, name, kit.words(look, str(of.worth), bold=True)], 6, tight=True)
