"""CSG-SHOOT-04, CSG-CREW-MUSKETEER, CSG-KW-BOMBARDIER, -EXTRANGE, -JOYSIDES, -LONGSHIP, -MARINE: what can fire now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.cards.collection import FortCard
from companion.games.pirates_csg.cards.schemas import FORT
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import CrewId, FortId, ShipId, UnitId
from companion.games.pirates_csg.model.records import Crew
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import able, at_work, crew_card, has, ship_card, used


@dataclass(frozen=True, slots=True)
class Gun:
    """Something that fires once in a Shoot action.

    id: "mast-2", "musketeer", "marine-crew-3".  rank: a die must be greater.  reach: "S", "L", "2S" …  label: in words.
    dice: each of them a shot.
    """

    id: str
    rank: int
    reach: str
    label: Msg
    kind: Literal["mast", "flag", "musketeer", "marine", "artillery", "flamethrower"] = "mast"
    dice: int = 1
    crew: str = ""
    """The crew card that fires, for musketeers and marines."""

    @property
    def picture(self) -> str:
        """How it is drawn: rank and range."""
        return f"csg-gun:{self.rank}-{self.reach}"

    @property
    def fixed(self) -> bool:
        """CSG-CREW-MUSKETEER: whether nothing improves its rolls or its range."""
        return self.kind == "musketeer"

    @property
    def cannon(self) -> bool:
        """Whether it is one of the ship's own cannons, on a mast."""
        return self.kind == "mast"


def guns(s: State, book: Book, unit: UnitId, marines: bool = True) -> tuple[Gun, ...]:
    """What a ship, a fort or a marine can fire with now. marines: whether those aboard may be given their own action
    beside the ship's."""
    if unit.is_fort:
        return of_fort(s, FortId(unit))
    if unit.is_ship:
        ship = ShipId(unit)
        return (*_cannons(s, book, ship), *_crewed(s, book, ship), *(_marines(s, book, ship) if marines else ()))
    marine = s.mate(CrewId(unit))
    return () if s.actions_of(marine.id) else (_marine(book, marine),)


def reach(s: State, book: Book, ship: ShipId, printed: str) -> str:
    """CSG-KW-EXTRANGE, CSG-KW-JOYSIDES: how far a cannon of a ship reaches, in edges of a card."""
    n = book.numbers
    if has(s, ship, "joysides"):
        return f"{n.joysides_range}L"
    return f"{n.extrange_times}{printed}" if has(s, ship, "extrange") else printed


def _cannons(s: State, book: Book, ship: ShipId) -> Iterator[Gun]:
    """CSG-SHOOT-04, CSG-FIRE-01: every cannon on a mast that stands; a floating battery always has all of them."""
    found, n = s.ship(ship), book.numbers
    dice = n.longship_dice if s.options.ruling("K-02") == "text" and has(s, ship, "longship") else 1
    battery = has(s, ship, "flotilla")
    laden = not has(s, ship, "joysides") or bool(s.coins_at(ship))
    for place, gun in enumerate(ship_card(s, ship).cannons):
        stands = place < len(found.masts) and found.masts[place] == "standing"
        if (stands or battery) and laden:
            range_ = reach(s, book, ship, gun.range)
            label = msg("csg-gun", n=place + 1, rank=gun.rank, range=range_)
            yield Gun(f"mast-{place}", gun.rank, range_, label, dice=dice)
    if found.piece is not None and not found.jammed:
        piece = found.piece
        range_ = f"{n.extrange_times}{piece.range}" if piece.kind == "artillery" else "S"
        label = msg(f"csg-gun-{piece.kind}", rank=piece.rank, range=range_)
        yield Gun("piece", piece.rank, range_, label, piece.kind)


def _crewed(s: State, book: Book, ship: ShipId) -> Iterator[Gun]:
    """CSG-CREW-MUSKETEER: one of the musketeers aboard, once a turn."""
    n = book.numbers
    if (shooters := able(s, ship, "musketeer")) and not used(s, "musketeer", ship):
        label = msg("csg-gun-musketeer", rank=n.musketeer_rank)
        yield Gun("musketeer", n.musketeer_rank, "S", label, "musketeer", crew=shooters[0].id)


def _marines(s: State, book: Book, ship: ShipId) -> Iterator[Gun]:
    """CSG-KW-MARINE, A-33: every marine aboard that has had no action of its own, and may be given one."""
    declared = s.turn.declared if s.ship(ship).seat == s.turn.seat else None
    for crew in at_work(s, ship):
        free = not s.actions_of(crew.id) and (declared is None or (crew.id, "shoot") in declared)
        if "marine" in crew_card(s, crew).keywords and free:
            yield _marine(book, crew)


def _marine(book: Book, crew: Crew) -> Gun:
    n = book.numbers
    return Gun(
        f"marine-{crew.id}", n.marine_rank, "S", msg("csg-gun-marine", rank=n.marine_rank), "marine", crew=crew.id
    )


def of_fort(s: State, fort: FortId) -> tuple[Gun, ...]:
    """CSG-SHOOT-09: every cannon of a fort on which a flag still flies; which of them its flags carry is chosen."""
    found = s.fort(fort)
    cannons = FortCard.of(s.card(FORT, found.card) or ()).cannons
    return tuple(
        Gun(f"flag-{place}", gun.rank, gun.range, msg("csg-gun-flag", rank=gun.rank, range=gun.range), "flag")
        for place, gun in enumerate(cannons)
        if found.flags
    )


def best(guns: tuple[Gun, ...], n: int) -> tuple[Gun, ...]:
    """The so many best cannons, in their order."""
    ranked = sorted(guns, key=lambda gun: (gun.rank, gun.reach != "L"))[:n]
    return tuple(gun for gun in guns if gun in ranked)
