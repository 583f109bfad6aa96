"""What boards draw of a fleet: each ship with its masts, cannons, room, crew and coins, and what happens to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import UNKNOWN, Action, Mast, SeatId, ShipId
from companion.games.pirates_csg.model.names import beast, crew_name, island_name, player_name, said, ship_name
from companion.games.pirates_csg.model.records import Coin, Crew, Ship
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea.contacts import pinned_by
from companion.games.pirates_csg.ship import hold
from companion.games.pirates_csg.ship.cards import crew_card, ship_card
from companion.library.texts import Texts
from companion.ui.games.pirates_csg.art.ships import STATES
from companion.ui.look.theme import Look
from companion.ui.widgets import kit

PICTURES: Final[dict[Action, str]] = {
    "move": "token:sail",
    "shoot": "token:cannon",
    "explore": "csg:marker",
    "repair": "token:hammer",
    "build": "csg:fort",
    "other": "token:time",
}
"""The pictures of what a unit may be given."""
GREATEST: Final = 1.5
"""Zoom beyond which pictures grow no more."""


@dataclass(frozen=True, slots=True)
class MastGun:
    """A mast with its cannon. cannon: its picture, "" for a mast without one."""

    mast: Mast
    cannon: str


@dataclass(frozen=True, slots=True)
class Mate:
    """A crew card aboard, as far as whoever looks knows it. card: its number, "" while it lies face down."""

    card: str
    name: Msg
    picture: str
    shown: bool


@dataclass(frozen=True, slots=True)
class CoinToken:
    """A coin aboard or on an island. value: None while whoever looks does not know it."""

    value: int | None
    unique: Msg | None = None


@dataclass(frozen=True, slots=True)
class ShipView:
    """A ship as the boards show it. marks: what has happened to it, as pictures with words.

    room: how many more coins fit.  cargo: printed.  card: its number.
    """

    id: ShipId
    name: Msg
    colour: str
    kind: str
    guns: tuple[MastGun, ...]
    plates: int
    crew: tuple[Mate, ...]
    coins: tuple[CoinToken, ...]
    cargo: int
    room: int
    marks: tuple[tuple[str, Msg], ...]
    given: tuple[Action, ...]
    nation: str
    points: int
    move: str
    keywords: tuple[str, ...]

    @property
    def masts(self) -> str:
        """A letter for each mast."""
        return "".join(STATES[gun.mast] for gun in self.guns)


def vessel(s: State, book: Book, ship: Ship) -> ShipView:
    """A ship as it is now."""
    card = ship_card(s, ship.id)
    cannons = [f"csg-gun:{gun.rank}-{gun.range}" for gun in card.cannons]
    guns = tuple(MastGun(mast, cannons[n] if n < len(cannons) else "") for n, mast in enumerate(ship.masts))
    return ShipView(
        ship.id,
        ship_name(s, ship.id),
        s.player(ship.seat).colour,
        beast(s, ship.id),
        guns,
        ship.plates,
        tuple(mate(s, each) for each in s.aboard(ship.id)),
        tuple(piece(s, each) for each in s.coins_at(ship.id)),
        card.cargo,
        max(0, hold.room(s, book, ship.id).total),
        tuple(marks(s, ship)),
        s.actions_of(ship.id),
        card.nation,
        card.points,
        "+".join(card.move),
        card.keywords,
    )


def fleet(s: State, book: Book, seat: SeatId) -> tuple[ShipView, ...]:
    """The ships that a player commands on the table."""
    return tuple(vessel(s, book, ship) for ship in s.afloat(seat))


def mate(s: State, crew: Crew) -> Mate:
    """A crew card; face down, it is a back."""
    if crew.card == UNKNOWN:
        return Mate("", crew_name(s, crew), "crew:hidden", False)
    card = crew_card(s, crew)
    picture = f"crew:{card.skills[0]}" if card.skills else "crew:named"
    return Mate(crew.card, said(card.name or crew.card), picture, crew.shown)


def piece(s: State, coin: Coin) -> CoinToken:
    """A coin; what nobody here has seen is None."""
    if coin.unique:
        name = s.copied("csg-treasure", coin.unique, "name")
        return CoinToken(0, said(str(name or coin.unique)))
    return CoinToken(coin.value or None)


def marks(s: State, ship: Ship) -> list[tuple[str, Msg]]:
    """What has happened to a ship, in the order of how much it matters."""
    found: list[tuple[str, Msg]] = []
    if ship.derelict:
        found.append(("token:wreck", msg("csg-ui-derelict")))
    if "burning" in ship.masts:
        found.append(("csg:fire", msg("csg-ui-burning", n=ship.masts.count("burning"))))
    if ship.scuttled:
        found.append(("token:skull", msg("csg-ui-scuttled")))
    if holders := pinned_by(s, ship.id):
        found.append(("csg:pinned", msg("csg-ui-pinned", names=tuple(ship_name(s, each) for each in holders))))
    if ship.towed:
        found.append(("csg:tow", msg("csg-ui-towed", ship=ship_name(s, ship.towed))))
    if ship.docked:
        home = "csg:home" if s.island(ship.docked).home else "csg:island"
        found.append((home, msg("csg-ui-docked", place=island_name(s, ship.docked))))
    found += [("csg:marker", msg("csg-ui-marker", name=player_name(s, seat))) for seat in ship.marks]
    kinds = {each.id: each.kind for each in s.terrain}
    found += [(f"csg:{kinds[each]}", msg(f"csg-ui-on-{kinds[each]}")) for each in ship.on if each in kinds]
    found += [("token:anchor", msg(f"csg-ui-hindered-{each.what}")) for each in ship.hindered]
    return found


# ---------------------------------------------------------------------- drawings


def scale(look: Look) -> float:
    """How much larger pictures are drawn."""
    return min(look.zoom, GREATEST)


def drawn(ship: ShipView, height: float, label: str = "") -> ft.Control:
    """A ship, or what sails as one, with each of its masts."""
    family = f"csg-{ship.kind}" if ship.kind else "csg-ship"
    return kit.pic(f"{family}:masts", height, label, hull=kit.colour_of(ship.colour), masts=ship.masts)


def cannon_row(look: Look, t: Texts, ship: ShipView, height: float) -> ft.Control:
    """Every mast from bow to stern: its cannon, struck out where the mast is lost, in flames where it burns."""
    shown: list[ft.Control] = [_gun(look, t, gun, place, height * scale(look)) for place, gun in enumerate(ship.guns)]
    shown += [kit.pic("token:anchor", height * scale(look), t(msg("csg-ui-plate"))) for _ in range(ship.plates)]
    return ft.Row(shown, spacing=3, run_spacing=3, wrap=True)


def _gun(look: Look, t: Texts, gun: MastGun, place: int, height: float) -> ft.Control:
    label = t(msg(f"csg-ui-mast-{gun.mast}", n=place + 1))
    if gun.mast == "burning":
        return kit.pic("csg:mast-burning", height, label)
    if gun.mast == "lost":
        return ft.Container(kit.pic("csg:mast-lost", height, label), opacity=0.6)
    return kit.pic(gun.cannon or "csg:mast", height, label)


def hold_row(look: Look, t: Texts, ship: ShipView, height: float) -> ft.Control:
    """What is aboard: crew, coins, and a recess for every coin that still fits."""
    p = look.palette
    size = height * scale(look)
    shown: list[ft.Control] = [mate_picture(t, each, size) for each in ship.crew]
    shown += [coin_picture(t, each, size) for each in ship.coins]
    shown += [
        ft.Container(width=size * 0.86, height=size * 0.86, border=ft.Border.all(2, p.line), border_radius=size / 2)
        for _ in range(ship.room)
    ]
    return ft.Row(shown, spacing=4, run_spacing=4, wrap=True, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def mate_picture(t: Texts, each: Mate, height: float) -> ft.Control:
    """A crew card by what it does; pale while it lies face down for the others."""
    picture = kit.pic(each.picture, height, t(each.name))
    picture.opacity = 1 if each.shown or not each.card else 0.8
    return picture


def coin_picture(t: Texts, each: CoinToken, height: float) -> ft.Control:
    """A coin with its value, or its back; a unique treasure is a chest."""
    if each.unique is not None:
        return kit.pic("token:chest", height, t(each.unique))
    if each.value is None:
        return kit.pic("csg:coin-back", height, t(msg("csg-coin-back")))
    return kit.pic("token:coin", height, t(msg("csg-coin", n=each.value)), value=str(each.value))


def mark_row(look: Look, t: Texts, ship: ShipView, height: float) -> list[ft.Control]:
    """What has happened to a ship, as pictures."""
    return [kit.pic(picture, height * scale(look), t(words)) for picture, words in ship.marks]


def nation_flag(t: Texts, nation: str, height: float) -> list[ft.Control]:
    """The flag of a nation, nothing for an unknown one."""
    return [kit.pic(f"nation:{nation}", height, t(msg(f"csg-nation-{nation}")))] if nation else []


def keyword_of(book: Book, word: str) -> str:
    """The rule of a keyword, "" for one that is not in the rulebook."""
    return next((each.rule for each in book.keywords if each.id == word), "")
