"""Small drawings that several boards share: ships in their paint, hulls as pips, loot in figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.legends.legendary_pirates import card, legend_name
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import NAVY, ShipId
from companion.games.pirates_cove.model.names import island_name
from companion.games.pirates_cove.model.records import Loot, Player
from companion.games.pirates_cove.model.state import State
from companion.library.texts import Texts
from companion.ui.figures.recent_changes import FigureMark, touchable
from companion.ui.look.theme import Look
from companion.ui.widgets import kit

QUARTERS: Final = ("treasures", "gold", "tavern", "fame")
"""What stands in the four quarters of a Treasure card."""
SHIP: Final = "ship:brig"
"""How a player's ship is drawn."""


@dataclass(frozen=True, slots=True)
class Stranger:
    """A ship that nobody plays. hull, most: points left and of all, 0 for one that does not fight.

    picture: what one knows it by, beside the ship.  beaten: sunk or captured this month.
    """

    id: ShipId
    name: Msg
    ship: str
    picture: str
    hull: int
    most: int
    beaten: bool = False


def strangers(s: State, book: Book, island: str | None = None) -> tuple[Stranger, ...]:
    """The black ships and the Royal Navy, of one island or of all."""
    found = []
    for each in s.black_ships:
        name, most = legend_name(s, each.legend), card(s, book, each.legend).hull or 0
        if island in (None, each.island):
            found.append(Stranger(each.id, name, "ship:black", f"legend:{each.legend}", each.hull, most, each.beaten))
    if s.navy is not None and island in (None, s.navy.island):
        most = book.numbers.navy_hull
        found.append(Stranger(NAVY, msg("pc-navy"), "ship:navy", "", s.navy.hull, most))
    return tuple(found)


def ship(player: Player, height: float, label: str = "") -> ft.Control:
    """A player's ship in its colour. label: read aloud."""
    return kit.pic(SHIP, height, label, hull=kit.colour_of(player.colour))


def island_picture(t: Texts, island: str, height: float) -> ft.Control:
    """An island; its name is read aloud."""
    return kit.pic(f"island:{island}", height, t(island_name(island)))


def pips(look: Look, left: int, most: int, mark: FigureMark) -> ft.Control:
    """Points of hull: those left filled, those lost hollow and struck; what was lost just now in red."""
    p = look.palette
    size = 15 * min(look.zoom, 1.5)
    lost_now = range(left, left - mark.by) if mark.by < 0 else range(0)
    drawn: list[ft.Control] = []
    for point in range(most):
        sound = point < left
        edge = p.text_bad if point in lost_now else p.text_brass if sound else p.text_muted
        cross = None if sound else kit.icon(look, "cross", size * 0.6, edge)
        drawn.append(
            ft.Container(
                cross,
                width=size,
                height=size,
                bgcolor=p.text_brass if sound else None,
                border=ft.Border.all(2, edge),
                border_radius=4,
                alignment=ft.Alignment.CENTER,
            )
        )
    return touchable(ft.Row(drawn, spacing=3, run_spacing=3, wrap=True), mark)


def loot_figures(look: Look, t: Texts, loot: Loot) -> list[ft.Control]:
    """What a Treasure card shows, without what it lacks; a card that nobody has read is a question mark."""
    if not loot.known:
        return [kit.caption(look, t(msg("pc-ui-loot-unknown")))]
    found: list[ft.Control] = []
    for name in QUARTERS:
        if count := getattr(loot, name):
            picture = kit.pic(f"loot:{name}", 20 * min(look.zoom, 1.5), t(msg(f"pc-loot-{name}")))
            found.append(kit.line([picture, kit.words(look, str(count), bold=True)], 3, tight=True))
    return found or [kit.caption(look, t(msg("core-nothing")))]


def tag(look: Look, words: str, *, alert: bool = False) -> ft.Control:
    """A short word on a ground of its own: crippled, hit, reloading."""
    p = look.palette
    return ft.Container(
        kit.words(look, words, size=look.sizes.small, bold=True, colour=p.on_alert if alert else p.on_brass),
        bgcolor=p.alert if alert else p.brass,
        border_radius=8,
        padding=ft.Padding.symmetric(horizontal=8, vertical=1),
    )
