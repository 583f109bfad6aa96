"""CSG-SHOOT-04, CSG-CREW-MUSKETEER, CSG-KW-MARINE, -EXTRANGE: what a ship or a fort can fire with now."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.text import Msg, msg
from companion.games.pirates_csg.cards.collection import FortCard
from companion.games.pirates_csg.cards.schemas import FORT
from companion.games.pirates_csg.ship.cards import able, at_work, crew_card, has, hindered, ship_card, used
from companion.games.pirates_csg.table.book import Book
from companion.games.pirates_csg.table.ids import FortId, PlaceId, SeatId, ShipId
from companion.games.pirates_csg.table.names import fort_name, ship_name
from companion.games.pirates_csg.table.state import State


@dataclass(frozen=True, slots=True)
class Gun:
    """Something that fires once in a Shoot action.

    id: "mast-2", "musketeer", "marine-crew-3".  rank: a die must be greater.  reach: "S", "L", "2S" …  label: in words.
    """

    id: str
    rank: int
    reach: str
    label: Msg
    crew: str = ""
    """The card that fires, for musketeers and marines."""

    @property
    def picture(self) -> str:
        """How it is drawn: rank and range."""
        return f"csg-gun:{self.rank}-{self.reach}"

    @property
    def fixed(self) -> bool:
        """CSG-CREW-MUSKETEER: whether nothing improves its rolls or its range."""
        return self.id == "musketeer"


def reach(s: State, ship: ShipId, printed: str) -> str:
    """CSG-KW-EXTRANGE, CSG-KW-JOYSIDES: how far a cannon of a ship reaches, in edges of a card."""
    if has(s, ship, "joysides"):
        return "6L"
    return f"2{printed}" if has(s, ship, "extrange") else printed


def of_ship(s: State, book: Book, ship: ShipId) -> tuple[Gun, ...]:
    """CSG-SHOOT-04: every cannon of a ship that can fire: those on standing masts, musketeers and marines aboard."""
    found, guns = s.ship(ship), []
    cannons = ship_card(s, ship).cannons
    always = has(s, ship, "flotilla")
    for place, gun in enumerate(cannons):
        stands = place < len(found.masts) and found.masts[place] == "standing"
        if stands or always:
            range_ = reach(s, ship, gun.range)
            label = msg("csg-gun", n=place + 1, rank=gun.rank, range=range_)
            guns.append(Gun(f"mast-{place}", gun.rank, range_, label))
    return (*guns, *_crewed(s, book, ship))


def _crewed(s: State, book: Book, ship: ShipId) -> tuple[Gun, ...]:
    n = book.numbers
    guns = []
    if (shooters := able(s, ship, "musketeer")) and not used(s, "musketeer", ship):
        label = msg("csg-gun-musketeer", rank=n.musketeer_rank)
        guns.append(Gun("musketeer", n.musketeer_rank, "S", label, shooters[0].id))
    for crew in at_work(s, ship):
        if "marine" in crew_card(s, crew).keywords and not s.actions_of(crew.id):
            label = msg("csg-gun-marine", rank=n.marine_rank)
            guns.append(Gun(f"marine-{crew.id}", n.marine_rank, "S", label, crew.id))
    return tuple(guns)


def of_fort(s: State, fort: FortId) -> tuple[Gun, ...]:
    """CSG-SHOOT-09, CSG-FORT-09: as many cannons of a fort as flags still fly, the best ones first."""
    found = s.fort(fort)
    cannons = FortCard.of(s.card(FORT, found.card) or ()).cannons
    best = sorted(enumerate(cannons), key=lambda each: (each[1].rank, each[1].range != "L", each[0]))
    return tuple(
        Gun(f"flag-{place}", gun.rank, gun.range, msg("csg-gun-flag", rank=gun.rank, range=gun.range))
        for place, gun in best[: found.flags]
    )


def guns(s: State, book: Book, unit: PlaceId) -> tuple[Gun, ...]:
    """What a ship or a fort can fire with now."""
    if unit.is_fort:
        return of_fort(s, FortId(unit))
    ship = ShipId(unit)
    return () if hindered(s, ship, "no-ability") and s.ship(ship).derelict else of_ship(s, book, ship)


def seat_of(s: State, unit: PlaceId) -> SeatId:
    """Who commands a ship or a fort."""
    return s.fort(FortId(unit)).seat if unit.is_fort else s.ship(ShipId(unit)).seat


def unit_name(s: State, unit: PlaceId) -> Msg:
    """A ship or a fort by name."""
    return fort_name(s, FortId(unit)) if unit.is_fort else ship_name(s, ShipId(unit))
