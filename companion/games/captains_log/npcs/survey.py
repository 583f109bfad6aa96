"""1.21 What an NPC sees around it, and what its way leaves aside, for whoever looks at the map."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from companion.core.procedures.procedure import Context
from companion.games.captains_log.combat import fortresses
from companion.games.captains_log.fleet.hostility import card_of
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

    away: hexes in a straight line.  stops: what cuts the line of sight.  touched: in contact.  reached: whether its
    movement leads into contact.
    """

    ship: ShipId
    at: Hex
    away: int
    stops: tuple[Hex, ...]
    touched: bool
    reached: bool


def survey(s: State, book: Book, npc: NpcId, ships: Iterable[ShipId], hexes: int, attack: Ready) -> tuple[Sighted, ...]:
    """CL-NPC-25: some ships by what decides between them: distance, sight, reach. Nothing where the map does not know.

    hexes: points of its movement.  attack: the next one that it can play.
    """
    card, here = card_of(s, npc), spot(s, npc)
    if card is None or here is None:
        return ()
    a = Acting(Context(s, book), npc, card)
    found = []
    for ship in ships:
        there = spot(s, ship)
        if there is None:
            continue
        where = pilot.where(a, ship, hexes, attack, screened=False)
        cut = stops(s, book, here.at, there.at)
        away = distance(here.at, there.at)
        found.append(Sighted(ship, there.at, away, cut, where == "contact", where in ("contact", "reach")))
    return tuple(found)


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
