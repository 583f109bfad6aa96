"""1.20, 1.21 Who is whose enemy (CL-NPC-08..11), in which order ships act, and which targets an NPC prefers
(CL-NPC-27..29, CL-NPC-33)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from companion.core.procedures.procedure import Procedure
from companion.games.captains_log.fleet.npc_card import Conduct, NpcCard
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NpcId, SeatId, ShipId
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.state import State
from companion.games.captains_log.renown import outcast, reputation_board


def card_of(s: State, npc_id: ShipId) -> NpcCard | None:
    """The card of an NPC as copied; None while it lies face down."""
    record = s.card("npc-card", s.npc(npc_id).card)
    return None if record is None else NpcCard.of(record)


def in_play(s: State, ship: ShipId) -> bool:
    """Whether a ship's miniature is on the map."""
    return s.npc(ship).on_map if ship.is_npc else s.player(ship).afloat


def is_enemy(s: State, book: Book, npc_id: NpcId, other: ShipId) -> bool:
    """Whether an NPC treats another ship on the map as its enemy; fog is left to the table.

    Two NPCs of the same mind are enemies of each other; a player is judged by reputation and allegiance.
    """
    card = card_of(s, npc_id)
    if card is None or other == npc_id or not in_play(s, other):
        return False
    owner = s.npc(npc_id).owner
    if owner and (other in s.options.team(owner) or (other.is_npc and s.npc(other).owner == owner)):
        return False  # CL-CAP-33
    if other.is_player:
        return outcast.resents(s, npc_id, other.seat) or _hates(s, card, other.seat)
    theirs = card_of(s, other)
    return theirs is not None and hostile_cards(s, card, theirs)


def hostile_cards(s: State, one: NpcCard, other: NpcCard) -> bool:
    """CL-NPC-08, -10, -11 between two NPCs, whichever looks at the other.

    Pirates and corsairs are allies among themselves, unless the countries of two corsairs count (A-90); a corsair
    spares the country that it represents.
    """
    if one.legend or other.legend:
        return True
    if one.country and other.country and s.options.ruling("A-90") == "countries":
        return s.at_war(one.country, other.country)
    if one.nation in other.sides or other.nation in one.sides:
        return False
    return s.at_war(one.sides[0], other.sides[0])


def _hates(s: State, card: NpcCard, seat: SeatId) -> bool:
    """CL-NPC-09, CL-REP-11, -15: an NPC's view of a player; a corsair judges on the line of the Pirates (A-29).

    Contempt begins at the first negative column until the board has been copied (A-99).
    """
    if card.legend:
        return True
    joined = s.joined(seat)
    if any(side in joined for side in card.sides):
        return False
    faction = card.sides[0]
    if faction == "pirates":
        return not reputation_board.holds(s, seat, faction, "respected")
    allies = joined if s.options.ruling("A-88") == "shares-wars" else ()
    return reputation_board.holds(s, seat, faction, "contempt") or any(s.at_war(faction, own) for own in allies)


def read_respect(t: Ctx, npc_id: NpcId) -> Procedure[None]:
    """CL-NPC-09, CL-REP-15: whom the Pirates respect nobody can derive: the column is read off the board as soon as a
    player on their good side would be an enemy of one of their ships."""
    card = card_of(t.now, npc_id)
    if card is None or card.legend or card.sides[0] != "pirates":
        return
    told = any(icon == "respected" for icon, _ in reputation_board.line(t.now, "pirates"))
    liked = (p.id for p in t.now.players if p.afloat and t.now.standing(p.id).pirates > 0)
    if not told and any(_hates(t.now, card, seat) for seat in liked):
        yield from reputation_board.find(t, "pirates", "respected")


def activation_order(s: State, after: ShipId) -> tuple[ShipId, ...]:
    """CL-TRN-01, -05: all ships in the order in which they act, beginning after one of them."""
    ring = [ship for p in s.players for ship in (p.id, *(n.id for n in s.npcs if n.seat == p.id))]
    start = ring.index(after) + 1
    return (*ring[start:], *ring[: start - 1])


def enemies(s: State, book: Book, npc_id: NpcId) -> tuple[ShipId, ...]:
    """The enemies of an NPC on the map, the next one to act first."""
    return tuple(ship for ship in activation_order(s, npc_id) if is_enemy(s, book, npc_id, ship))


def shelters(s: State, card: NpcCard, ship: ShipId) -> bool:
    """CL-NPC-21: whether a ship is known to be moored at a port of the NPC's nation, where it is no target."""
    return ship.is_player and s.player(ship).harbour in card.sides


def may_lie_in_own_port(s: State, card: NpcCard, ship: ShipId) -> bool:
    """CL-NPC-21: whether a ship could be moored at a port of the NPC's nation, where it is no target.

    Not one that is known to lie in another port. A player who is persona non grata with all of them may not moor there
    at all (CL-REP-11).
    """
    if not ship.is_player:
        return bool(card.sides)
    if s.player(ship).harbour:
        return shelters(s, card, ship)
    return not all(reputation_board.holds(s, ship.seat, side, "grata") for side in card.sides)


PLAYER = "player"
CLASSES: dict[Conduct, tuple[str, ...]] = {
    "aggressive": (PLAYER, "merchant", "aggressive", "defensive"),
    "defensive": (PLAYER, "defensive", "aggressive", "merchant"),
    "merchant": (PLAYER, "aggressive", "merchant", "defensive"),
}
"""CL-NPC-27, -28, -33: second criterion, by the conduct of the NPC that chooses."""


def class_of(s: State, ship: ShipId) -> str:
    """What a ship is to an NPC: a player, or an NPC by its conduct."""
    if ship.is_player:
        return PLAYER
    card = card_of(s, ship)
    return card.conduct if card else "merchant"


def preference(s: State, card: NpcCard, ship: ShipId) -> tuple[int, int]:
    """Class, then reputation: the smaller, the sooner it is chosen.

    Only players have a reputation: on the Pirates' line for pirates and corsairs, none for a legend (A-29).
    """
    kind = class_of(s, ship)
    judged = kind == PLAYER and not card.legend
    return CLASSES[card.conduct].index(kind), s.standing(ship).of(card.sides[0]) if judged else 0


def ranked(s: State, npc_id: NpcId, card: NpcCard, ships: Iterable[ShipId]) -> tuple[tuple[ShipId, ...], ...]:
    """Ships in groups of equal preference, the best first; within a group the next one to act first.

    Between ships of one group only the distance decides before the order of activation (CL-NPC-29).
    """
    order = activation_order(s, npc_id)
    chosen = sorted(ships, key=lambda ship: (preference(s, card, ship), order.index(ship)))
    return tuple(tuple(group) for _, group in groupby(chosen, key=lambda ship: preference(s, card, ship)))


def in_order(s: State, npc_id: NpcId, card: NpcCard, ships: Iterable[ShipId]) -> tuple[ShipId, ...]:
    """Ships from the best target to the last."""
    return tuple(ship for group in ranked(s, npc_id, card, ships) for ship in group)
