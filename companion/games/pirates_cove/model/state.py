"""The state of an evening of La Crique des Pirates: everything that the table would otherwise keep by hand.

All records are frozen; only events (`apply`) make new ones.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from companion.core.declared.references import Once
from companion.core.declared.tracked_values import ByHand
from companion.core.kit.state import TableState, changed
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.decision_report import Report
from companion.core.questions.get_or_explain import get_or_explain
from companion.core.values.frozen_records import replace
from companion.games.pirates_cove.model.ids import CardId, Island, LegendId, SeatId, ShipId, TreasureId
from companion.games.pirates_cove.model.options import Options
from companion.games.pirates_cove.model.records import (
    Bank,
    BlackShip,
    Buccaneer,
    Chest,
    Combat,
    FameLine,
    Loot,
    Navy,
    Outcome,
    Player,
    Tally,
    Visit,
)

Phase = Literal["setup", "treasure", "navigation", "arrival", "combat", "plunder", "effects", "ships", "tie", "over"]
"""The phases of a month (PC-T1-01 to PC-T6-04). arrival: the window at the end of navigation.  tie: the last battle."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Where in the year we are."""

    month: Annotated[int, ByHand("pc-fix-month", "months", least=1)] = 0
    """From 1; 0 during the set-up."""
    phase: Phase = "setup"
    """Of the month."""
    steps: tuple[str, ...] = ()
    """Commands that begin by themselves, the next one first."""
    waiting: tuple[SeatId, ...] = ()
    """Who has still to use the effect of the island, in order; the first one is on turn."""
    visit: Visit | None = None
    """What the one on turn has done there."""
    fought: tuple[Island, ...] = ()
    """Islands whose fight of this month is over."""
    passed: bool = False
    """Hands on paper: the table has said beside the wheels that nobody plays a card before the first volleys."""


@dataclass(frozen=True, slots=True)
class State(TableState[Options, Player, SeatId]):
    """The whole table."""

    options: Options
    """What was agreed before."""
    players: tuple[Player, ...]
    """In seating order, clockwise."""
    bank: Bank
    """What lies on Treasure Island."""
    turn: Turn = field(default_factory=Turn)
    """Where in the year we are."""
    black_ships: tuple[BlackShip, ...] = ()
    """In the order of their numbers."""
    navy: Navy | None = None
    """The Royal Navy, None while it is off the board."""
    loots: Annotated[tuple[Loot, ...], Once("island")] = ()
    """Treasure cards that lie face up, in the order of the islands."""
    turned: tuple[TreasureId, ...] = ()
    """Treasure cards that were turned up so far, by their ids, where the app turns them."""
    chests: tuple[Chest, ...] = ()
    """Chests of Treasure Maps on islands."""
    buccaneers: tuple[Buccaneer, ...] = ()
    """Who takes half of whose loot this month."""
    discards: tuple[CardId, ...] = ()
    """Tavern cards on the discard pile."""
    legends_gone: tuple[LegendId, ...] = ()
    """Discarded cards of Legendary Pirates."""
    combat: Combat | None = None
    """The fight that is under way."""
    fame: tuple[FameLine, ...] = ()
    """Every change of fame, oldest first."""
    tallies: Annotated[tuple[Tally, ...], Once("seat")] = ()
    """What everybody did, in seating order."""
    cards: tuple[CopiedCard, ...] = ()
    """What was copied of printed components."""
    report: Report | None = None
    """How the last automatic shot was decided, None while there was none."""
    outcome: Outcome | None = None
    """How the evening ended, None until it does."""

    @property
    def fight(self) -> Combat:
        """The fight under way. Raises ValueError where there is none."""
        if self.combat is None:
            raise ValueError("there is no fight")
        return self.combat

    def legend_at(self, ship: ShipId) -> BlackShip:
        """The black ship of that id."""
        return get_or_explain(self.black_ships, ship, "pc-named-ship")

    def players_at(self, island: Island) -> tuple[Player, ...]:
        """Whose ships lie at an island, in seating order."""
        return tuple(player for player in self.players if player.island == island)

    def loot(self, island: Island) -> Loot | None:
        """The Treasure card that lies face up there."""
        return next((loot for loot in self.loots if loot.island == island), None)

    def after(self, seat: SeatId) -> tuple[SeatId, ...]:
        """The other seats, clockwise from the one after this."""
        seats = [player.id for player in self.players]
        at = seats.index(seat)
        return (*seats[at + 1 :], *seats[:at])

    def with_ship(self, ship: ShipId, **changes: object) -> State:
        """With other values of a black ship."""
        return replace(self, black_ships=changed(self.black_ships, ship, **changes))

    def with_combat(self, **changes: Any) -> State:
        """With other values of the fight under way. Raises ValueError where there is none."""
        return replace(self, combat=replace(self.fight, **changes))
