"""The fight: the ships in the order of their speed, each as its mat has it now.

Without one, the last fight is told back, and below it stands how the fleet compares.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.legends.legendary_pirates import card
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SeatId, ShipId
from companion.games.pirates_cove.model.names import card_title, island_name, player_name
from companion.games.pirates_cove.model.records import Combat
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import strength
from companion.library.texts import Texts
from companion.ui.figures.recent_changes import News
from companion.ui.figures.tracks import counter
from companion.ui.gamekit.boards import page, use_board
from companion.ui.gamekit.frame import Frame
from companion.ui.games.pirates_cove.last_fight import fight_report, last_fight
from companion.ui.games.pirates_cove.legends import damaged
from companion.ui.games.pirates_cove.parts.figures import news
from companion.ui.games.pirates_cove.parts.mat import SectionTrack, short_mat, tracks
from companion.ui.games.pirates_cove.parts.pieces import SHIP, Stranger, island_picture, pips, strangers, tag
from companion.ui.look.theme import TOUCH, Look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

NAMED, FIGURES = 206, 62
"""Widths of a ship's name and of its speed and dice beside its mat, in logical pixels at zoom 1."""


ROOMY = 620
"""Width of a page on which a ship's mat stands beside her name, in logical pixels at zoom 1."""


@dataclass(frozen=True, slots=True)
class Fighter:
    """A ship in a fight, or in the fleet. dice: of a volley; None where it does not fight.

    stands: whether its turn in this round is now, still to come or over; "" outside fights.
    sections: of a player's ship.  hull: of one that nobody plays, with whom it damages.
    """

    id: ShipId
    name: Msg
    picture: str
    colour: str
    speed: int
    dice: int | None
    stands: Literal["", "now", "waits", "done"] = ""
    sections: tuple[SectionTrack, ...] = ()
    hull: Stranger | None = None
    attacks: tuple[Msg, ...] = ()
    crippled: bool = False
    hit: bool = False
    reloading: bool = False


def fighters(s: State, book: Book) -> tuple[Fighter, ...]:
    """Those of the fight, the fastest first; the whole fleet where there is none."""
    combat = s.combat
    ids: Sequence[ShipId] = [player.id for player in s.players] if combat is None else combat.ships
    found = [_seat(s, book, SeatId(each)) if each.is_seat else _stranger(s, book, each) for each in ids]
    place = {each: i for i, each in enumerate(combat.order)} if combat is not None else {}
    return tuple(sorted(found, key=lambda each: (-each.speed, place.get(each.id, -1))))


def _stands(combat: Combat | None, ship: ShipId) -> Literal["", "now", "waits", "done"]:
    if combat is None or (combat.stage == "boarding" and not ship.is_seat):
        return ""
    return "now" if combat.next == ship else "waits" if ship in combat.order else "done"


def _seat(s: State, book: Book, seat: SeatId) -> Fighter:
    player, combat = s.player(seat), s.combat
    loading = () if combat is None or combat.stage == "boarding" else combat.reloading
    return Fighter(
        seat,
        player_name(s, seat),
        SHIP,
        player.colour,
        strength.speed(s, book, seat).total,
        strength.dice(s, book, seat).total,
        _stands(combat, seat),
        tracks(s, book, seat),
        crippled=player.crippled,
        hit=combat is not None and seat in combat.hit,
        reloading=any(ship == seat and combat is not None and until >= combat.round for ship, until in loading),
    )


def _stranger(s: State, book: Book, ship: ShipId) -> Fighter:
    lying = next(each for each in strangers(s, book) if each.id == ship)
    combat = s.combat
    speed: int = book.numbers.navy_sails
    dice: int | None = book.numbers.navy_dice
    aims: tuple[Msg, ...] = ()
    if ship.is_legend:
        legend = card(s, book, s.legend_at(ship).legend)
        speed, dice, aims = legend.sails or 0, legend.dice, damaged(legend)
    hit = combat is not None and ship in combat.hit
    return Fighter(
        ship, lying.name, lying.ship, "", speed, dice, _stands(combat, ship), hull=lying, attacks=aims, hit=hit
    )


@component
def FightPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """Where, which round, what is in force, and every ship; between fights what the last one was."""
    look, t, s, book = use_board(session, State, Book)
    fresh = news(session)
    head = _quiet(look, t, s, session) if s.combat is None else _fought(look, t, s, book, s.combat, frame)
    narrow = frame.compact or frame.width < ROOMY * look.zoom
    ships = [kit.still(FighterLine, look, t, each, fresh.of(each.id), narrow) for each in fighters(s, book)]
    return page(look, [*head, *ships], 8)


def _quiet(look: Look, t: Texts, s: State, session: ScreenSession) -> list[ft.Control]:
    """Nobody fights: the last fight, and the fleet, the fastest first."""
    fleet = kit.caption(look, t(msg("pc-ui-fleet")))
    if (fought := last_fight(session.view.journal, s.turn.month)) is not None:
        return [*fight_report(look, t, fought), fleet]
    title = kit.headline(look, t(msg("pc-ui-no-fight")), size=look.sizes.title, colour=look.palette.text_brass)
    return [kit.rows([title, fleet], 2)]


def _fought(look: Look, t: Texts, s: State, book: Book, combat: Combat, frame: Frame) -> list[ft.Control]:
    """The island, the round, the cards in force."""
    where = island_name(combat.island) if combat.island else msg("pc-ui-tie")
    title = kit.headline(look, t(where), size=look.sizes.title, colour=look.palette.text_brass)
    stage = kit.words(look, t(msg(f"pc-ui-round-{combat.stage}", n=combat.round)))
    place = [island_picture(t, combat.island, 52)] if combat.island else []
    rule = kit.rule_tag(look, "PC-BOARD-01" if combat.stage == "boarding" else "PC-VOLLEY-01", frame.on_rule)
    below = ft.Row([stage, rule], wrap=True, spacing=10, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    found: list[ft.Control] = [kit.line([*place, kit.rows([title, below], 0, expand=True)], 10)]
    cards = [(each.card, player_name(s, each.seat), each.treasures) for each in combat.played]
    cards += [(each, player_name(s, combat.next), 0) for each in combat.volley if combat.next]
    if cards:
        drawn = [_in_force(look, t, s, *each, book.card(each[0]).rule, frame) for each in cards]
        found.append(ft.Row(drawn, wrap=True, spacing=8, run_spacing=6))
    return found


def _in_force(
    look: Look, t: Texts, s: State, kind: str, whose: Msg, thrown: int, rule: str, frame: Frame
) -> ft.Control:
    """A card in force, by whom; a tap opens its rule. thrown: treasures on the card Overboard."""
    p = look.palette
    name = kit.words(look, t(card_title(s, kind)), size=look.sizes.small, bold=True)
    lines: list[ft.Control] = [name, kit.caption(look, t(whose))]
    if thrown:
        lines[1] = kit.line([lines[1], counter(look, "token:chest", thrown, height=18)], 6, tight=True)
    body = ft.Container(
        kit.line([kit.pic(f"tavern:{kind}", 40), kit.rows(lines, 0, tight=True)], 8, tight=True),
        bgcolor=p.panel_raised,
        border=ft.Border.all(1, p.mark),
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=10, vertical=4),
        height=None if look.zoom > 1 else TOUCH + 6,
        on_click=lambda _: frame.on_rule(rule),
    )
    return kit.tagged(body, f"force-{kind}", "")


@component
def FighterLine(look: Look, t: Texts, each: Fighter, fresh: News, narrow: bool) -> ft.Control:
    """One ship: who, speed and dice, and her mat or the hull that is left. narrow: on a phone, under each other."""
    p = look.palette
    scale = min(look.zoom, 1.5)
    now = each.stands == "now"
    name = kit.words(look, t(each.name), bold=True, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS)
    face = each.picture if each.hull is None else each.hull.picture or each.picture
    under = kit.rows([name, *_marks(look, t, each)], 2, expand=True)
    who: list[ft.Control] = [kit.ship_pic(face, 40 * scale, each.colour), under]
    figures: list[ft.Control] = [
        counter(look, "section:sails", each.speed, height=24, label=t(msg("pc-sum-speed"))),
        counter(look, "token:dice", "–" if each.dice is None else each.dice, height=24, label=t(msg("pc-sum-dice"))),
    ]
    mat = _hull(look, t, each, fresh) if each.hull is not None else short_mat(look, t, each.sections, fresh.of("rings"))
    if narrow:
        content: ft.Control = kit.rows([kit.line([kit.line(who, 8, expand=True), *figures], 10), mat], 6)
    else:
        mat = ft.Container(mat, expand=True)
        both = ft.Container(kit.rows(figures, 4), width=FIGURES * look.zoom)
        content = kit.line([ft.Container(kit.line(who, 8), width=NAMED * look.zoom), mat, both], 10)
    body = ft.Container(
        content,
        bgcolor=p.panel_raised,
        border=ft.Border.all(2, p.coral if now else p.panel_raised),
        border_radius=12,
        padding=8,
        opacity=0.75 if each.stands == "done" else 1,
    )
    return ft.Semantics(content=body, identifier=f"fighter-{each.id}", container=True)


def _marks(look: Look, t: Texts, each: Fighter) -> list[ft.Control]:
    """Whether it acts now, was hit, reloads, is crippled."""
    marks: list[ft.Control] = []
    if each.stands == "now":
        marks.append(tag(look, t(msg("pc-ui-now"))))
    if each.stands == "done":
        marks.append(kit.line([kit.icon(look, "check", 16), kit.caption(look, t(msg("pc-ui-done")))], 4, tight=True))
    if each.crippled:
        marks.append(tag(look, t(msg("pc-ui-crippled")), alert=True))
    if each.hit:
        marks.append(kit.caption(look, t(msg("pc-ui-hit"))))
    if each.reloading:
        marks.append(kit.caption(look, t(msg("pc-ui-reloading"))))
    return [ft.Row(marks, wrap=True, spacing=6, run_spacing=2)] if marks else []


def _hull(look: Look, t: Texts, each: Fighter, fresh: News) -> ft.Control:
    """The hull of a ship that nobody plays, and what its hits damage."""
    if each.hull is None or not each.hull.most:
        return kit.caption(look, t(msg("pc-ui-peaceful")))
    left = kit.words(look, t(msg("pc-ui-hull-of", n=each.hull.hull, all=each.hull.most)), size=look.sizes.small)
    found: list[ft.Control] = [
        kit.line([kit.pic("section:hull", 24), left], 6),
        pips(look, each.hull.hull, each.hull.most, fresh.mark("hull")),
    ]
    if each.attacks:
        found.append(kit.caption(look, t(msg("pc-ui-damages", sections=each.attacks))))
    return kit.rows(found, 4)
