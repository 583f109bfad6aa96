"""1.21 What an NPC sees around it, and what its way leaves aside, for whoever looks at the map."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.procedures.procedure import Context
from companion.games.captains_log.combat import fortresses
from companion.games.captains_log.fleet.hostility import card_of
from companion.games.captains_log.fleet.npc_card import ActionFlag
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NpcId, ShipId
from companion.games.captains_log.model.state import State
from companion.games.captains_log.npcs import pilot
from companion.games.captains_log.npcs.acting import Acting, Ready
from companion.games.captains_log.sea.chart import spot
from companion.games.captains_log.sea.courses import tolls
from companion.games.captains_log.sea.lookout import stops
from companion.hexmap import Clock, Hex, along, cheapest, distance, way


@dataclass(frozen=True, slots=True)
class Sighted:
    """A ship as an NPC sees it.

    start, at: where the NPC and the ship stand.  away: hexes in a straight line.  stops: what cuts the line of sight.
    touched: in contact.  reached: whether its movement leads into contact.
    """

    ship: ShipId
    start: Hex
    at: Hex
    away: int
    stops: tuple[Hex, ...]
    touched: bool
    reached: bool


def survey(s: State, book: Book, npc: NpcId, flag: ActionFlag) -> tuple[Sighted, ...]:
    """CL-NPC-25: the enemies of an NPC, the best target first, by what decides between them at one of its flags.

    Nothing where the map does not know.
    """
    card, here = card_of(s, npc), spot(s, npc)
    if card is None or here is None:
        return ()
    a = Acting(Context(s, book), npc, card)
    hexes = max(0, (flag.value or 0) - s.npc(npc).sails) if flag.kind == "move" else 0
    attack = a.next_attack(flag) if flag.kind == "move" else flag.kind
    return tuple(_sighted(a, here.at, ship, there.at, hexes, attack) for ship in a.foes if (there := spot(s, ship)))


def _sighted(a: Acting, here: Hex, ship: ShipId, there: Hex, hexes: int, attack: Ready) -> Sighted:
    where = pilot.where(a, ship, hexes, attack, screened=False)
    cut, away = stops(a.t.now, a.t.book, here, there), distance(here, there)
    return Sighted(ship, here, there, away, cut, where == "contact", where in ("contact", "reach"))


def left_aside(s: State, book: Book, npc: NpcId, steps: tuple[Clock, ...]) -> tuple[tuple[Clock, ...], tuple[Hex, ...]]:
    """CL-NPC-17: the shorter way that an NPC did not take, and the hexes on it that it keeps off; () and () where its
    own is as short. steps: its own way, from where it stands."""
    here = spot(s, npc)
    if here is None or not steps:
        return (), ()
    feared = fortresses.threats(s, npc)
    entries = tolls(s, book, npc, feared=feared)
    around = s.options.ruling("A-103") == "around"
    reasons = {at: toll[0 if around else 1] for at, toll in entries.items()}
    plain = {at: (toll[1 if around else 0],) for at, toll in entries.items()}
    cells = tuple(along(here.at, steps))
    shorter = way(cheapest(here.at, plain.get, (0,)), plain.get, here.at, cells[-1])
    own = sum(plain[at][0] for at in cells if at in plain)
    if sum(plain[at][0] for at in along(here.at, shorter)) >= own:
        return (), ()
    return shorter, tuple(at for at in along(here.at, shorter) if reasons[at] and at != cells[-1])
