"""What boards draw of a ship: zones with their markers, cannons, Target cards as they lie, penalties, tracks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.aiming import reading
from companion.games.cannon_duel.battery.loading import capacity
from companion.games.cannon_duel.cards.target_cards import Grid, grid_of
from companion.games.cannon_duel.hands import deck
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import PENALTIES, Grade, Gun, Mount, Penalty, SeatId, Shot, Suit
from companion.games.cannon_duel.model.names import gun_name, penalty_name, shot_name
from companion.games.cannon_duel.model.records import Aimed, Player, Target, Zone
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.zones import missing_planks, silenced
from companion.games.cannon_duel.turn.phases import hand_limit
from companion.library.texts import Texts
from companion.ui.figures.recent_changes import News
from companion.ui.games.cannon_duel.art import board, targets
from companion.ui.games.cannon_duel.art.board import Berth, Space
from companion.ui.games.cannon_duel.art.targets import LaidAim
from companion.ui.look.theme import Look
from companion.ui.widgets import kit

SHIP: Final = "duel:ship"
"""How a player's ship is drawn."""
GREATEST: Final = 1.5
"""Zoom beyond which pictures grow no more."""


@dataclass(frozen=True, slots=True)
class MountedGun:
    """A cannon on its mount. room: empty places.  active: the gunner stands beside it.  silenced: it may not fire."""

    mount: Mount
    gun: Gun
    loaded: tuple[Shot, ...]
    room: int
    active: bool
    silenced: bool


Struck = tuple[tuple[Suit, ...], tuple[int, ...], tuple[int, ...]]
"""What cannot be used again: suits for Broadsides, values for Swerves, values for Dodges."""


@dataclass(frozen=True, slots=True)
class AimedTarget:
    """A Target card as it lies. grid: None where nobody copied it.  grade: what it comes to, None if unknown."""

    id: str
    grid: Grid | None
    left: LaidAim | None
    below: LaidAim | None
    grade: Grade | None


@dataclass(frozen=True, slots=True)
class DuelShip:
    """A captain's ship and cards as everybody may see them.

    berths: zones; none before the board is known.  bare: revealed penalties, how often each.  missing: planks.
    sunk_at: how many of them sink the ship.  limit: of the hand.  deck: Aim cards left.  values: highest of one.
    active: on turn.
    """

    player: Player
    berths: tuple[Berth, ...]
    cannons: tuple[MountedGun, ...]
    aims: tuple[AimedTarget, ...]
    bare: tuple[tuple[Penalty, int], ...]
    missing: int
    sunk_at: int
    limit: int
    deck: int
    values: int
    active: bool

    @property
    def struck(self) -> Struck:
        """What of the captain's tracks cannot be used again."""
        return self.player.broadsides, self.player.swerves, self.player.dodges

    @property
    def paint(self) -> str:
        """Colour of the ship."""
        return kit.colour_of(self.player.colour)


def vessel(s: State, book: Book, seat: SeatId) -> DuelShip:
    """A ship as it is now."""
    player, other = s.player(seat), s.other(seat)
    bare = player.bare
    return DuelShip(
        player,
        tuple(_berth(zone, kit.colour_of(other.colour) if other.crosshair == zone.id else "") for zone in player.zones),
        tuple(_cannons(s, book, player)),
        tuple(_aim(s, book, seat, target) for target in player.targets),
        tuple((each, bare.count(each)) for each in PENALTIES if each in bare),
        missing_planks(player),
        book.numbers.sunk_at,
        hand_limit(s, book, seat).total if player.zones else book.numbers.hand_limit,
        deck.size(s, book, seat),
        book.numbers.values,
        s.turn.seat == seat and s.outcome is None,
    )


def spaces(zone: Zone) -> tuple[Space, ...]:
    """The spaces of a zone, those with penalties first: they are kept covered (CD-PATCH-06), officers stand on top."""
    on: list[str] = [*zone.officers, *["marker"] * zone.markers]
    on += [""] * zone.free
    printed = [*zone.guard, *[""] * (zone.spaces - len(zone.guard))]
    return tuple(Space(each, penalty) for each, penalty in zip(on, printed, strict=False))  # type: ignore[arg-type]


def _berth(zone: Zone, aimed: str) -> Berth:
    return Berth(zone.id, spaces(zone), zone.aims, zone.disaster, 0, aimed)


def _cannons(s: State, book: Book, player: Player) -> Iterator[MountedGun]:
    for each in player.cannons:
        room = capacity(book, each) - len(each.loaded)
        silent = bool(player.zones) and silenced(player, each.mount)
        yield MountedGun(each.mount, each.gun, each.loaded, room, each.mount == player.active, silent)


def _aim(s: State, book: Book, seat: SeatId, target: Target) -> AimedTarget:
    grade = reading.grade(s, book, seat, target)
    return AimedTarget(target.id, grid_of(s, target), _laid(target.left), _laid(target.below), grade)


def _laid(aim: Aimed | None) -> LaidAim | None:
    return None if aim is None else LaidAim(aim.card, aim.value)


# ---------------------------------------------------------------------- drawings


def scale(look: Look) -> float:
    """How much larger pictures are drawn."""
    return min(look.zoom, GREATEST)


def paint_of(player: Player, height: float) -> ft.Control:
    """A player's ship in its colour."""
    return kit.pic(SHIP, height, hull=kit.colour_of(player.colour))


def board_picture(t: Texts, each: DuelShip, height: float, fresh: News) -> ft.Control:
    """The whole board of a ship. fresh: by how much the strength of each zone has just changed."""
    berths = [Berth(at.zone, at.spaces, at.aims, at.disaster, fresh.get(at.zone, 0), at.aimed) for at in each.berths]
    return kit.pic_markup(board.ship(berths, each.paint), height, told(t, each))


def told(t: Texts, each: DuelShip) -> str:
    """A board in words, for those who have it read to them: what is left in each zone."""
    zones = tuple(
        msg("cd-ui-zone", zone=msg(f"cd-zone-{zone.id}"), n=zone.strength, all=zone.spaces)
        for zone in each.player.zones
    )
    return t(msg("cd-ui-board", name=each.player.name, zones=zones))


def aim_picture(t: Texts, aim: AimedTarget, height: float) -> ft.Control:
    """A Target card with its Aim cards, the cell in which they meet framed."""
    return kit.pic_markup(targets.target_card(aim.grid, aim.left, aim.below), height, t(aim_words(aim)))


def aim_words(aim: AimedTarget) -> Msg:
    """What lies left of and below a Target card."""
    left, below = (str(laid.value) if laid is not None else "–" for laid in (aim.left, aim.below))
    return msg("cd-ui-target", left=left, below=below)


def grade_name(grade: Grade | None) -> Msg:
    """What a Target card comes to; that nobody knows, where the card or the tile was not copied."""
    return msg("cd-ui-grade-unknown") if grade is None else msg(f"cd-grade-{grade}")


def grade_picture(t: Texts, grade: Grade | None, height: float) -> ft.Control:
    """The same as a picture."""
    name = t(grade_name(grade))
    return kit.pic("token:target", height, name) if grade is None else kit.pic(f"grade:{grade}", height, name)


def shots_row(look: Look, t: Texts, each: MountedGun, height: float) -> list[ft.Control]:
    """The projectiles in a cannon, and its empty places as hollows."""
    found: list[ft.Control] = [kit.pic(f"shot:{shot}", height, t(shot_name(shot))) for shot in each.loaded]
    hollow = ft.Border.all(2, look.palette.text_muted)
    found += [
        ft.Container(width=height * 0.84, height=height * 0.84, border=hollow, border_radius=height / 2)
        for _ in range(each.room)
    ]
    return found


def cannon_row(look: Look, t: Texts, cannons: Sequence[MountedGun]) -> ft.Control:
    """The cannon at the bow and the one at the stern."""
    cells = [_cannon(look, t, each) for each in cannons]
    return ft.Row(cells, spacing=4, vertical_alignment=ft.CrossAxisAlignment.STRETCH, intrinsic_height=True)


def _cannon(look: Look, t: Texts, each: MountedGun) -> ft.Control:
    """A cannon: its kind, what it is loaded with, the gunner if it is active."""
    p, size = look.palette, scale(look)
    above: list[ft.Control] = [kit.pic(f"gun:{each.gun}", 30 * size), *shots_row(look, t, each, 23 * size)]
    if each.silenced:
        above.append(kit.pic("penalty:no-fire", 23 * size, t(penalty_name("no-fire"))))
    if each.active:
        above.append(kit.pic("duel:gunner", 23 * size, t(msg("cd-ui-active"))))
    name = kit.words(look, t(gun_name(each.gun)), size=look.sizes.small, bold=each.active)
    return ft.Container(
        kit.rows([ft.Row(above, spacing=2, run_spacing=2, wrap=True), name], 1),
        bgcolor=p.panel_sunk,
        border=ft.Border.all(2, p.mark if each.active else p.panel_sunk),
        border_radius=8,
        padding=ft.Padding.symmetric(horizontal=5, vertical=2),
        expand=1,
    )


def penalty_row(look: Look, t: Texts, bare: Sequence[tuple[Penalty, int]], height: float) -> list[ft.Control]:
    """Every penalty that is revealed, how often."""
    return [
        kit.line(
            [kit.pic(f"penalty:{kind}", height, t(penalty_name(kind))), kit.words(look, f"× {n}", bold=True)],
            3,
            tight=True,
        )
        for kind, n in bare
    ]
