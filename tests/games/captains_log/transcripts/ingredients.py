"""What a long evening of four with every expert rule has to bring, read off its journal by event and rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from companion.core.events.announcement_events import Announced
from companion.core.events.event import Event, Happened
from companion.core.journal.journal import Entry, Said
from companion.core.procedures.decision_report import OrderGiven
from companion.games.captains_log.combat.boarding import MeleeFought
from companion.games.captains_log.combat.outcomes import PlayerDestroyed, Respawned, ShipLost
from companion.games.captains_log.events.kraken import KrakenCame
from companion.games.captains_log.events.weather import FogRose
from companion.games.captains_log.fleet.npc_pile import NpcRevealed
from companion.games.captains_log.hand.mission_cards import MissionChanged, MissionTaken
from companion.games.captains_log.harbour.market import Sold
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ledger import CubesMoved
from companion.games.captains_log.npcs.flowcharts import ActivationBegan
from companion.games.captains_log.rounds import RoundBegan
from companion.library import game_registry

ROLES: Final = {"merchant", "defensive", "aggressive"}
"""Roles of ships that act in the evening, at least."""
ROUNDS: Final = 15


def events(entries: Iterable[Entry]) -> Iterator[Event[Any]]:
    """Everything that happened, in order."""
    return (entry.event for entry in entries if isinstance(entry, Happened))


def captains_at_work(entries: Iterable[Entry]) -> set[str]:
    """CL-RNG-05: captains whose abilities counted at some moment (each asks the table quietly)."""
    book: Book = game_registry.game("captains_log").book
    named = {captain.id for captain in book.captains}
    quiet = (entry for entry in entries if isinstance(entry, Said) and entry.key.endswith("-powers"))
    return {power for said in quiet for power in said.value} & named


def roles_acting(entries: Iterable[Entry]) -> set[str]:
    """CL-NPC-06: roles of the NPCs that have followed an order of their flowcharts."""
    role: dict[str, str] = {}
    acting, seen = "", set[str]()
    for event in events(entries):
        match event:
            case NpcRevealed():
                role[event.npc] = event.role
            case ActivationBegan():
                acting = event.npc
            case OrderGiven():
                seen.add(role.get(acting, ""))
    return seen


def told(entries: Iterable[Entry], *keys: str) -> bool:
    """Whether the table was told one of these."""
    return any(isinstance(event, Announced) and event.text.key in keys for event in events(entries))


def came_back(entries: Iterable[Entry]) -> bool:
    """CL-OUT-12: whether a destroyed player has returned to the map."""
    gone: set[str] = set()
    for event in events(entries):
        if isinstance(event, PlayerDestroyed):
            gone.add(event.seat)
        elif isinstance(event, Respawned) and event.seat in gone:
            return True
    return False


def eaten(entries: Iterable[Entry]) -> bool:
    """CL-KRK-06: whether the Kraken has destroyed a ship."""
    here, path = False, False
    for event in events(entries):
        here = here or isinstance(event, KrakenCame)
        path = event.rule.startswith("CL-KRK") if isinstance(event, Announced) else path
        if here and path and isinstance(event, ShipLost) and event.how == "lost":
            return True
    return False


def bought(entries: Iterable[Entry]) -> bool:
    """CL-MKT-07: whether cubes went from a market onto a ship of a player."""
    moves = (event for event in events(entries) if isinstance(event, CubesMoved))
    return any(move.source.startswith("market:") and move.target.startswith("seat-") for move in moves)


INGREDIENTS: Final[Mapping[str, Callable[[Iterable[Entry]], bool]]] = {
    "a player boards with success (CL-BOA-09)": lambda entries: any(
        isinstance(event, MeleeFought) and event.success and event.attacker.startswith("seat-")
        for event in events(entries)
    ),
    "two captains at work (CL-RNG-05)": lambda entries: len(captains_at_work(entries)) >= 2,
    "missions taken (CL-MIS-03)": lambda entries: any(isinstance(event, MissionTaken) for event in events(entries)),
    "missions completed (CL-MIS-12)": lambda entries: (
        sum(isinstance(event, MissionChanged) and event.mission.done for event in events(entries)) >= 2
    ),
    "a purchase on the market (CL-MKT-07)": bought,
    "a sale on the market (CL-MKT-10)": lambda entries: any(isinstance(event, Sold) for event in events(entries)),
    "fog rises (CL-EVT-14)": lambda entries: any(isinstance(event, FogRose) for event in events(entries)),
    "fog drifts (CL-EVT-14)": lambda entries: told(entries, "cl-fog-drifts-to", "cl-fog-drifts"),
    "the Kraken moves (CL-KRK-04)": lambda entries: told(entries, "cl-kraken-moves"),
    "the Kraken destroys a ship (CL-KRK-06)": eaten,
    "NPCs of three roles act (CL-NPC-06)": lambda entries: roles_acting(entries) >= ROLES,
    "a destroyed player comes back (CL-OUT-12)": came_back,
    "fifteen rounds are played (CL-TRN-01)": lambda entries: (
        sum(isinstance(event, RoundBegan) for event in events(entries)) > ROUNDS
    ),
}
"""What must occur, with the rule that brings it, and how it is recognised."""


def missing(entries: Iterable[Entry], names: Iterable[str] = INGREDIENTS) -> list[str]:
    """Those of some ingredients that do not occur."""
    written = tuple(entries)
    return [name for name in names if not INGREDIENTS[name](written)]
