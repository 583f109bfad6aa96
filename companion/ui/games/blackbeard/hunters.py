"""The hunters' side of the table: King's Commissioners in play with what is left of their ships, and the map in sum."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from companion.core.text import Msg, msg
from companion.games.blackbeard import stats
from companion.games.blackbeard.book import Book
from companion.games.blackbeard.names import player_name, who
from companion.games.blackbeard.records import Commissioner, Place
from companion.games.blackbeard.state import State
from companion.library.texts import Texts
from companion.ui import kit
from companion.ui.changes import News, of
from companion.ui.games.blackbeard.figures import news
from companion.ui.games.blackbeard.pieces import place_picture, whereabouts
from companion.ui.live import use_live
from companion.ui.room import Room
from companion.ui.safety import component
from companion.ui.text import use_texts
from companion.ui.theme import Look, use_look
from companion.ui.tracks import counter


@dataclass(frozen=True, slots=True)
class Hunter:
    """What is drawn of a King's Commissioner. combat, speed: now; whole: as printed."""

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


@component
def HuntersSide(room: Room) -> ft.Control:
    """King's Commissioners, then how many counters lie on the map."""
    use_live(room)
    look, t = use_look(), use_texts()
    s: State = room.evening.state
    book: Book = room.evening.game.book
    fresh = news(room)
    panels = [kit.still(HunterCard, look, t, hunter_of(s, book, kc), of(fresh, kc.id)) for kc in s.commissioners]
    revealed = sum(counter.revealed for counter in s.counters)
    panels.append(kit.still(Afloat, look, t, len(s.merchants), len(s.warships), revealed))
    return ft.ListView(panels, spacing=10, expand=True)


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
        stats.kc_combat(s, book, kc),
        stats.kc_speed(s, book, kc),
        (kc.combat, kc.speed),
        kc.scurvy or bool(kc.wounds.minor or kc.wounds.healing or kc.wounds.ill),
    )


@component
def HunterCard(look: Look, t: Texts, hunter: Hunter, fresh: News) -> ft.Control:
    """One King's Commissioner: ship in the player's colour, Combat and Speed against those printed, place."""
    p = look.palette
    name = kit.words(look, t(hunter.name), bold=True, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS)
    boat = kit.pic("ship:ship_of_the_line", 40, hull=kit.colour_of(hunter.colour))
    head = kit.line([boat, ft.Column([name, kit.caption(look, t(hunter.player))], spacing=0, expand=True)])
    where = kit.words(look, t(hunter.where), size=look.sizes.small, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS)
    where.expand = True
    values = [
        counter(look, picture, figure, label=t(words), by=-fresh.get(lost, 0))
        for picture, figure, words, lost in (
            ("token:cannon", _against(hunter.combat, hunter.whole[0]), msg("bb-combat"), "damage"),
            ("token:sail", _against(hunter.speed, hunter.whole[1]), msg("bb-ui-speed"), "slow"),
        )
    ]
    if hunter.ailing:
        values.append(kit.pic("token:wound", 24, t(msg("bb-ui-ailing"))))
    content = [head, kit.line([kit.pic(place_picture(hunter.place), 24), where]), ft.Row(values, wrap=True, spacing=14)]
    return kit.panel(look, kit.rows(content, 6), border=ft.Border.all(2, p.coral if hunter.holder else p.panel))


def _against(now: int, printed: int) -> str:
    """A value, with the printed one where it is lower."""
    return str(now) if now == printed else f"{now} / {printed}"


@component
def Afloat(look: Look, t: Texts, merchants: int, warships: int, revealed: int) -> ft.Control:
    """How many Merchants and Warships are on the map, and how many of them lie face up."""
    counts = [
        counter(look, "ship:caravel", merchants, height=30, label=t(msg("bb-ui-merchants"))),
        counter(look, "ship:ship_of_the_line", warships, height=30, label=t(msg("bb-ui-warships"))),
    ]
    content: list[ft.Control] = [
        kit.caption(look, t(msg("bb-ui-on-map"))),
        ft.Row(counts, wrap=True, spacing=16, run_spacing=6),
    ]
    if revealed:
        content.append(kit.caption(look, t(msg("bb-ui-revealed", n=revealed))))
    return kit.panel(look, kit.rows(content, 6))
