"""What lies on the table and where, for the laws that simulations check: cubes, coins, damage, people and cards.

CL-GEN-11: cubes come from the box and stay in the game. Coins, cannons, damage and crew come from a supply that the app
does not count; every event that draws on it or gives back to it stands in `FLOWS` or `RENEWED`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from companion.core.declared.counted import Count
from companion.core.events.event import Event
from companion.core.kit.inventory import Flow, Inventory
from companion.core.kit.piles import no_more
from companion.games.captains_log.combat.capture import Enlisted, ShipTaken
from companion.games.captains_log.combat.damage import DamageTaken
from companion.games.captains_log.combat.outcomes import PlayerDestroyed, Respawned
from companion.games.captains_log.combat.spoils import BountyChanged
from companion.games.captains_log.corrections import Corrected
from companion.games.captains_log.fleet.npc_pile import NpcDealt, app_deals
from companion.games.captains_log.harbour.crewing import CrewHired
from companion.games.captains_log.harbour.market import PRODUCT
from companion.games.captains_log.harbour.ship_sales import ShipChanged
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SeatId
from companion.games.captains_log.model.ledger import CoinsChanged
from companion.games.captains_log.model.state import State
from companion.games.captains_log.npcs.activation import WoundsHealed
from companion.games.captains_log.npcs.corsairs import CorsairRepaired
from companion.games.captains_log.renown.reputation_board import WantedCleared
from companion.games.captains_log.setup import Equipped, EventsShuffled
from companion.games.captains_log.ship.repair import Repaired
from companion.games.captains_log.ship.upgrades import UpgradesChanged

SUPPLY: Final = "supply"
"""The box, where there are so many copies and no more: below nothing when more are on the table."""
LOOSE: Final = ("coin", "cannon", "water", "fire", "sails", "crew", "wounds")
"""Kinds that come from a supply which nobody counts."""
HARM: Final = {"water": "water", "fire": "fire", "sail": "sails"}


def counts(s: State, book: Book) -> Iterator[Count]:
    """What no field counts by itself: the cubes of a market by its nation, cards and tiles by their names."""
    for tile in s.market:
        yield PRODUCT[tile.nation], f"market:{tile.nation}:legal", tile.legal
        yield PRODUCT[tile.nation], f"market:{tile.nation}:contraband", tile.contraband
    yield from (*_cards(s, book), *_tiles(s, book))


def _cards(s: State, book: Book) -> Iterator[Count]:
    """A ship card, a captain or a mission can be in one place only."""
    owners = [(npc.id, npc.card) for npc in s.npcs if not npc.captured] + [(p.id, p.ship) for p in s.players]
    ships = [*((place, card) for place, card in owners if card), *(("box", card) for card in s.box)]
    yield from no_more(SUPPLY, (card for _, card in ships))
    if app_deals(s):
        dealt = {card.id: card.id in s.dealt for card in s.options.npc_pile}
        yield "ship card", "pile", sum(not gone for gone in dealt.values())
        for place, card in ships:
            yield "ship card", place, card in dealt
    yield from no_more(SUPPLY, (f"captain {captain}" for p in s.players for captain in p.captains))
    missions = [mission.id for p in s.players for mission in p.missions]
    yield "mission card", SUPPLY, min(0, book.numbers.mission_cards - len(missions))
    yield from no_more(SUPPLY, missions)


def _tiles(s: State, book: Book) -> Iterator[Count]:
    """Upgrades that players own; more of one kind than the box holds is less than nothing in the supply."""
    owners = [(p.id, Counter((*p.upgrades, *p.ammunition))) for p in s.players]
    for seat, tiles in owners:
        for tile, n in tiles.items():
            yield f"tile {tile}", seat, n
    box = {f"tile {upgrade.id}": upgrade.count for upgrade in book.upgrades if upgrade.count is not None}
    owned = (f"tile {tile}" for _, tiles in owners for tile in tiles.elements())
    yield from no_more(SUPPLY, (tile for tile in owned if tile in box), box)


# ---------------------------------------------------------------------- what comes and goes


def _harm(s: State, event: DamageTaken) -> Mapping[str, int]:
    if event.harm != "wound":
        return {HARM[event.harm]: event.n}
    if event.ship.is_npc:
        return {"wounds": event.n}
    return {"crew": -min(event.n, s.player(event.ship).crew)}


def _bounty(s: State, event: WantedCleared) -> Mapping[str, int]:
    return {"coin": -s.player(event.seat).bounty if event.bounty else 0}


def _upgrades(s: State, event: UpgradesChanged) -> Mapping[str, int]:
    return {"cannon" if event.store == "cannons" else f"tile {event.upgrade}": event.by}


def _corrected(s: State, event: Corrected) -> Mapping[str, int]:
    """Upgrades and ammunition that a person has put right: they come from the box and go back there."""
    match event.path.split("."):
        case ["players", seat, "upgrades", upgrade] if isinstance(event.value, int):
            return {f"tile {upgrade}": event.value - s.player(SeatId(seat)).upgrades.count(upgrade)}
        case ["players", seat, "ammunition"] if isinstance(event.value, tuple):
            now = Counter(event.value)
            now.subtract(s.player(SeatId(seat)).ammunition)
            return {f"tile {shot}": n for shot, n in now.items()}
    return {}


def _enlisted(s: State, event: Enlisted) -> Mapping[str, int]:
    if event.ship.is_npc:
        return {"wounds": -min(event.n, s.npc(event.ship).wounds)}
    return {"crew": event.n}


def _corsair(s: State, event: CorsairRepaired) -> Mapping[str, int]:
    fire = min(s.npc(event.npc).fire, event.n)
    return {"fire": -fire, "water": fire - event.n}


def _equipped(s: State, event: Equipped) -> Mapping[str, int]:
    return {"coin": event.doubloons, "cannon": event.cannons, "crew": event.crew}


FLOWS: Final[Mapping[type[Event[State]], Flow[State]]] = {
    CoinsChanged: lambda s, event: {"coin": event.amount},
    BountyChanged: lambda s, event: {"coin": event.amount},
    WantedCleared: _bounty,
    Equipped: _equipped,
    UpgradesChanged: _upgrades,
    DamageTaken: _harm,
    Repaired: lambda s, event: {"water": -event.water, "fire": -event.fire, "sails": -event.sails},
    CrewHired: lambda s, event: {"crew": event.by},
    Enlisted: _enlisted,
    CorsairRepaired: _corsair,
    WoundsHealed: lambda s, event: {"wounds": -event.wounds},
    EventsShuffled: lambda s, event: {"event card": len(event.cards)},
    Corrected: _corrected,
}
"""What an event draws from the supply, exactly."""
RENEWED: Final[Mapping[type[Event[State]], tuple[str, ...]]] = {
    NpcDealt: ("coin", "water", "fire", "sails", "wounds"),
    PlayerDestroyed: ("water", "fire", "sails", "crew"),
    Respawned: ("crew",),
    ShipChanged: ("water", "fire", "sails", "crew"),
    ShipTaken: ("water", "fire", "sails"),
    Corrected: (*LOOSE, "event card"),
}
"""Kinds that an event lays out anew, whatever lay there before; a person who corrects puts the real cards right too."""

INVENTORY: Final = Inventory(counts, FLOWS, RENEWED)
