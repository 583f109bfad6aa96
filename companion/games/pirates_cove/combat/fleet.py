"""PC-COMBAT: the ships of a fight: who meets whom at which island, what each of them is, and until when they fight."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.rules.verdicts import Sum, Term
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.legends.legendary_pirates import card
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import COVE, NAVY, NO_SEAT, OUTER, TREASURE, Island, SeatId, Section, ShipId
from companion.games.pirates_cove.model.names import section_name, ship_colour, ship_name, ship_picture
from companion.games.pirates_cove.model.records import BlackShip
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import strength


@dataclass(frozen=True, slots=True)
class NpcValues:
    """A ship that nobody plays, as its card has it.

    attacks: the sections that a hit damages, () for its controller's choice.  regains: points of hull at the end of an
    exchange.  strays: whether dice that miss may hit somebody else.
    """

    rule: str
    dice: int
    sails: int
    fame: int
    attacks: tuple[Section, ...] = ()
    regains: int = 0
    strays: bool = False


def npc(s: State, book: Book, ship: ShipId) -> NpcValues:
    """PC-NAVY-02, PC-LEG-01: the values of a ship that nobody plays; they stay as printed, but for the hull."""
    n = book.numbers
    if ship.is_navy:
        return NpcValues("PC-NAVY-02", n.navy_dice, n.navy_sails, n.navy_fame)
    legend = card(s, book, s.legend_at(ship).legend)
    values = (legend.dice or 0, legend.sails or 0, legend.fame or 0)
    return NpcValues(legend.rule, *values, legend.attacks, legend.regains, legend.strays)


def seats(s: State) -> tuple[SeatId, ...]:
    """The players who are still in the fight."""
    return tuple(SeatId(ship) for ship in s.fight.ships if ship.is_seat)


def npcs(s: State) -> tuple[ShipId, ...]:
    """Legendary Pirates and the Navy, as far as they are still in the fight."""
    return tuple(ship for ship in s.fight.ships if not ship.is_seat)


def roller(s: State) -> SeatId:
    """PC-LEG-03, A-26: who rolls for a Legendary Pirate: the first in seating order who is not in the fight; nobody in
    particular where all are, or where the table leaves it open."""
    if s.options.ruling("A-26") == "anybody":
        return NO_SEAT
    return next((player.id for player in s.players if player.id not in s.fight.ships), NO_SEAT)


def hull(s: State, ship: ShipId) -> int:
    """What is left of the hull of a ship that nobody plays."""
    if ship.is_navy:
        return s.navy.hull if s.navy is not None else 0
    return s.legend_at(ship).hull


def name(s: State, ship: ShipId) -> Msg:
    """A ship of the fight in words, the Navy with its article, as the ships of pirates have it in their names."""
    return msg("pc-fight-navy") if ship.is_navy else ship_name(s, ship)


def picture(s: State, ship: ShipId) -> tuple[str, str]:
    """How a ship of the fight is drawn, and in which colour."""
    return ship_picture(ship), ship_colour(s, ship)


def speed(s: State, book: Book, ship: ShipId) -> Sum:
    """PC-SPEED-01: how fast a ship is: a player's with all that adds to it, others as printed."""
    if ship.is_seat:
        return strength.speed(s, book, SeatId(ship))
    sails = npc(s, book, ship)
    return Sum(msg("pc-sum-speed"), (Term(section_name("sails"), sails.sails, sails.rule),))


def crippled(s: State) -> tuple[SeatId, ...]:
    """PC-RETREAT-01: ships in the fight with a ring off the mat."""
    return tuple(seat for seat in seats(s) if s.player(seat).crippled)


def holed(s: State) -> tuple[ShipId, ...]:
    """PC-NPC-01: ships that nobody plays, with no hull left."""
    return tuple(ship for ship in npcs(s) if hull(s, ship) <= 0)


def guns(s: State, book: Book, island: Island) -> tuple[ShipId, ...]:
    """PC-COMBAT-01, -02: the ships at an island that attack players: pirates who fight and are not beaten, the Navy."""
    legends = [each for each in s.black_ships if each.island == island and not each.beaten]
    found = [each.id for each in legends if card(s, book, each.legend).fights]
    navy = s.navy is not None and s.navy.island == island
    return (*found, *([NAVY] if navy else []))


def meeting(s: State, book: Book, island: Island) -> tuple[ShipId, ...]:
    """PC-COMBAT-01..03, PC-NAVY-06: the ships that fight at an island, players first; none where nobody fights."""
    there = tuple(player.id for player in s.players_at(island))
    attacking = guns(s, book, island)
    if island == COVE or not there or not (attacking or (island in OUTER and len(there) > 1)):
        return ()
    return (*there, *attacking)


def prizes(s: State, book: Book, island: Island) -> tuple[BlackShip, ...]:
    """PC-LEG-CA-1: ships at an island that are taken without a fight, where somebody is there to take them."""
    lying = tuple(each for each in s.black_ships if each.island == island and not each.beaten)
    there = s.players_at(island)
    return tuple(each for each in lying if there and not card(s, book, each.legend).fights)


def is_over(s: State) -> bool:
    """PC-COMBAT-04, PC-NPC-03: no player is left, or nobody whom those who are left would fight."""
    left = seats(s)
    if not left or npcs(s):
        return not left
    return len(left) == 1 or s.fight.island == TREASURE


def without_cards(s: State) -> State:
    """The state without the Battle cards in force: for an order that they do not change (A-03)."""
    return replace(s, combat=replace(s.fight, played=()))
