"""King's Commissioners in play: ship, place, and what is left of Combat and Speed."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model import current_values
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.names import player_name, who
from companion.games.blackbeard.model.records import Commissioner, Place
from companion.games.blackbeard.model.state import State
from companion.library.texts import Texts
from companion.ui.figures.recent_changes import FigureMark, News
from companion.ui.figures.tracks import counter
from companion.ui.games.blackbeard.parts.pieces import place_picture, whereabouts
from companion.ui.look.theme import Look
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component


@dataclass(frozen=True, slots=True)
class Hunter:
    """What is drawn of a King's Commissioner. combat, speed: now; whole: as printed.  ailing: wounded or ill."""

    id: str
    name: Msg
    player: Msg
    colour: str
    holder: bool
    place: Place
    where: Msg
    combat: int
    speed: int
    whole: tuple[int, int]
    ailing: bool


def hunter_of(s: State, book: Book, kc: Commissioner) -> Hunter:
    """A King's Commissioner as the side shows it."""
    return Hunter(
        kc.id,
        who(s, book, kc.id),
        player_name(s, kc.owner),
        s.player(kc.owner).colour,
        s.turn.holder == kc.owner and s.turn.stage != "setup",
        kc.place,
        whereabouts(s, book, kc),
        current_values.kc_combat(s, book, kc),
        current_values.kc_speed(s, book, kc),
        (kc.combat, kc.speed),
        kc.scurvy or bool(kc.wounds.minor or kc.wounds.healing or kc.wounds.ill),
    )


@component
def HunterCard(look: Look, t: Texts, hunter: Hunter, fresh: News) -> ft.Control:
    """One King's Commissioner: ship in the player's colour, place, Combat and Speed against those printed."""
    p = look.palette
    name = kit.words(look, t(hunter.name), bold=True, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS)
    boat = kit.pic("ship:ship_of_the_line", 40, hull=kit.colour_of(hunter.colour))
    head = kit.line([boat, ft.Column([name, kit.caption(look, t(hunter.player))], spacing=0, expand=True)])
    where = kit.words(look, t(hunter.where), size=look.sizes.small, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS)
    where.expand = True
    values = [
        counter(
            look,
            picture,
            against(now, printed),
            label=t(words),
            mark=FigureMark(-fresh.get(lost, 0), fresh.mark(lost).name),
        )
        for picture, now, printed, words, lost in (
            ("token:cannon", hunter.combat, hunter.whole[0], msg("bb-ui-combat"), "damage"),
            ("token:sail", hunter.speed, hunter.whole[1], msg("bb-ui-speed"), "slow"),
        )
    ]
    if hunter.ailing:
        values.append(kit.pic("token:wound", 24, t(msg("bb-boards-ailing"))))
    content = [head, kit.line([kit.pic(place_picture(hunter.place), 26), where]), ft.Row(values, wrap=True, spacing=14)]
    body = kit.panel(look, kit.rows(content, 6), border=ft.Border.all(2, p.coral if hunter.holder else p.panel))
    return ft.Semantics(content=body, identifier=hunter.id, container=True)


def against(now: int, printed: int) -> str:
    """A value, with the printed one where it is lower."""
    return str(now) if now == printed else f"{now} / {printed}"
