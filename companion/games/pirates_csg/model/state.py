"""The state of a game of Pirates CSG: everything that the table would otherwise keep by hand; positions stay there.

All records are frozen; only events (`apply`) make new ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Literal

from companion.core.declared.references import Once
from companion.core.declared.tracked_values import ByHand
from companion.core.kit.state import TableState, changed
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.questions.get_or_explain import get_or_explain
from companion.core.values.frozen_records import replace
from companion.games.pirates_csg.model.ids import (
    NO_SEAT,
    Action,
    CoinId,
    CrewId,
    FortId,
    IslandId,
    PlaceId,
    SeatId,
    ShipId,
    TerrainId,
)
from companion.games.pirates_csg.model.options import Options
from companion.games.pirates_csg.model.records import (
    Coin,
    Crew,
    Extra,
    FleetEvent,
    Fort,
    Given,
    GoldLine,
    Island,
    Outcome,
    Player,
    Ship,
    Tally,
    Terrain,
    Touch,
)


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is and how far it has come."""

    seat: Annotated[SeatId, ByHand("csg-fix-whose")] = NO_SEAT
    """Whose turn it is, "" during the set-up."""
    number: int = 0
    """Of the turn, counted over all players from 1; 0 during the set-up."""
    phase: Literal["setup", "start", "actions"] = "setup"
    """How far the turn has come."""
    steps: tuple[str, ...] = ()
    """Commands that begin by themselves, the next one first."""
    given: tuple[Given, ...] = ()
    """Main actions of this turn, in the order in which they were carried out."""
    moored: tuple[tuple[ShipId, PlaceId], ...] = ()
    """Where ships lay when the turn began, at islands or against others (CSG-EXPL-03)."""
    used: tuple[str, ...] = ()
    """Abilities used in this turn, each with whose it was: "cannoneer:ship-1" (CSG-GEN-03)."""
    more: tuple[Extra, ...] = ()
    """Main actions that may still be given on top (CSG-EXTRA-01)."""
    declared: tuple[tuple[str, Action], ...] | None = None
    """A-33: main actions that were all given first, by unit; None where each is given as it is carried out."""
    builds: tuple[tuple[ShipId, FortId], ...] = ()
    """Forts that are built in this turn, each with its ship; they stand once it ends (CSG-FORT-03)."""


@dataclass(frozen=True, slots=True)
class State(TableState[Options, Player, SeatId]):
    """The whole table."""

    options: Options
    """What was agreed before."""
    players: tuple[Player, ...]
    """In the order of their turns once that is settled, clockwise."""
    turn: Turn = field(default_factory=Turn)
    """Whose turn it is and how far it has come."""
    ships: tuple[Ship, ...] = ()
    """Of all fleets, the sunk ones too."""
    crew: tuple[Crew, ...] = ()
    """Of all fleets, those out of the game too."""
    events: tuple[FleetEvent, ...] = ()
    """Of all fleets, the played ones too."""
    coins: tuple[Coin, ...] = ()
    """Coins that somebody has looked at; the others are only counted where they lie."""
    islands: tuple[Island, ...] = ()
    """Every island of the table."""
    forts: tuple[Fort, ...] = ()
    """Of all fleets, built or not."""
    terrain: tuple[Terrain, ...] = ()
    """Every piece on the table, those that were taken away too."""
    touches: tuple[Touch, ...] = ()
    """Ships in contact, until one of them moves."""
    gold: tuple[GoldLine, ...] = ()
    """What everybody had after each turn, the oldest first."""
    tallies: Annotated[tuple[Tally, ...], Once("seat")] = ()
    """What everybody did, in the order of the players."""
    cards: tuple[CopiedCard, ...] = ()
    """What is printed on the cards of all fleets."""
    outcome: Outcome | None = None
    """How the game ended, None until it does."""

    def ship(self, ship: ShipId) -> Ship:
        """A ship by its id."""
        for found in self.ships:
            if found.id == ship:
                return found
        return get_or_explain(self.ships, ship, "csg-named-ship")  # which says what is there

    def mate(self, crew: CrewId) -> Crew:
        """A crew card by its id."""
        return get_or_explain(self.crew, crew, "csg-named-crew")

    def island(self, island: IslandId) -> Island:
        """An island by its id."""
        return get_or_explain(self.islands, island, "csg-named-island")

    def fort(self, fort: FortId) -> Fort:
        """A fort by its id."""
        return get_or_explain(self.forts, fort, "csg-named-fort")

    def coin(self, coin: CoinId) -> Coin:
        """A coin that somebody has looked at, by its id."""
        return get_or_explain(self.coins, coin, "csg-named-coin")

    def home(self, seat: SeatId) -> Island:
        """The home island of a player. Raises LookupError before it is chosen."""
        return get_or_explain(self.islands, seat, "csg-named-island", by="home")

    def afloat(self, seat: SeatId | None = None) -> Iterator[Ship]:
        """Ships on the table, all or those that one player commands."""
        for ship in self.ships:
            if ship.deployed and not ship.sunk and seat in (None, ship.seat):
                yield ship

    def foes(self, seat: SeatId) -> Iterator[Ship]:
        """Ships on the table that others command."""
        for ship in self.afloat():
            if ship.seat != seat:
                yield ship

    def aboard(self, place: PlaceId) -> tuple[Crew, ...]:
        """Crew on a ship or an island."""
        return tuple(each for each in self.crew if each.where == place and not each.gone)

    def coins_at(self, place: PlaceId) -> tuple[Coin, ...]:
        """Coins that somebody has looked at, on a ship, an island or in a fort."""
        return tuple(each for each in self.coins if each.where == place and not each.gone)

    def fort_on(self, island: IslandId) -> Fort | None:
        """The fort that stands on an island, abandoned ones too."""
        return next((fort for fort in self.forts if fort.built and fort.island == island), None)

    def piece(self, terrain: TerrainId) -> Terrain:
        """A piece of terrain by its id."""
        return get_or_explain(self.terrain, terrain, "csg-named-terrain")

    def at_sea(self) -> tuple[Terrain, ...]:
        """Pieces of terrain that lie on the sea now."""
        return tuple(each for each in self.terrain if not each.gone)

    def on(self, ship: ShipId, kind: str) -> bool:
        """Whether a ship touches terrain of a kind."""
        return any(self.piece(each).kind == kind for each in self.ship(ship).on)

    def touching(self, ship: ShipId) -> tuple[ShipId, ...]:
        """Ships in contact with a ship."""
        pairs = ((each.ship, each.other) for each in self.touches)
        return tuple(dict.fromkeys(b if a == ship else a for a, b in pairs if ship in (a, b)))

    def actions_of(self, unit: str) -> tuple[Action, ...]:
        """Main actions that a unit was given in this turn."""
        return tuple(given.action for given in self.turn.given if given.unit == unit)

    def with_ship(self, ship: ShipId, **changes: object) -> State:
        """With other values of a ship."""
        return replace(self, ships=changed(self.ships, ship, **changes))

    def with_crew(self, crew: CrewId, **changes: object) -> State:
        """With other values of a crew card."""
        return replace(self, crew=changed(self.crew, crew, **changes))

    def with_island(self, island: IslandId, **changes: object) -> State:
        """With other values of an island."""
        return replace(self, islands=changed(self.islands, island, **changes))

    def with_fort(self, fort: FortId, **changes: object) -> State:
        """With other values of a fort."""
        return replace(self, forts=changed(self.forts, fort, **changes))

    def with_piece(self, terrain: TerrainId, **changes: object) -> State:
        """With other values of a piece of terrain."""
        return replace(self, terrain=changed(self.terrain, terrain, **changes))
