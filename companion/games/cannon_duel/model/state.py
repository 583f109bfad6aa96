"""The state of a cannon duel: everything that the table would otherwise keep by hand.

All records are frozen; only events (`apply`) make new ones.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated, Literal

from companion.core.declared.counted import Counts
from companion.core.declared.references import Once
from companion.core.declared.tracked_values import ByHand
from companion.core.kit.state import TableState, changed
from companion.core.procedures.copied_cards import CopiedCard
from companion.core.procedures.decision_report import Report
from companion.core.values.frozen_records import replace
from companion.games.cannon_duel.model.ids import NO_SEAT, Mount, SeatId, Shot, TargetCard, Trick, ZoneId
from companion.games.cannon_duel.model.options import Options
from companion.games.cannon_duel.model.records import Ending, Player, ShotResult, Tally, Wear

Phase = Literal["setup", "actions", "fire", "draw"]
"""The set-up, and the three phases of a turn (CD-TURN-01)."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, and how far it has gone."""

    number: Annotated[int, ByHand("cd-fix-turn")] = 0
    """From 1; 0 during the set-up."""
    seat: Annotated[SeatId, ByHand("cd-fix-seat")] = NO_SEAT
    """On turn; nobody before the first player is named."""
    phase: Annotated[Phase, ByHand("cd-fix-phase")] = "setup"
    """How far the turn has come."""
    steps: tuple[str, ...] = ()
    """Commands that begin by themselves, the next one first."""
    taken: Annotated[int, ByHand("cd-fix-taken", "actions", less=1)] = 0
    """Actions taken in this turn."""
    aimed: Annotated[bool, ByHand("cd-fix-aimed")] = False
    """Whether one of them was Aim, or something that stands in for it (CD-TURN-02)."""
    plan: str = ""
    """What the app has said that its ship does next: an option of the menu, "" while it has said nothing."""


@dataclass(frozen=True, slots=True)
class State(TableState[Options, Player, SeatId]):
    """The whole table."""

    options: Options
    """What was agreed before."""
    players: tuple[Player, ...]
    """The two captains."""
    turn: Turn = field(default_factory=Turn)
    """Whose turn it is."""
    targets_gone: Annotated[tuple[TargetCard, ...], Once()] = ()
    """Target cards discarded since the pack was last shuffled, where the app deals them."""
    targets_dealt: int = 0
    """Target cards laid out so far: the number of the last one."""
    tricks_gone: Annotated[tuple[Trick, ...], Counts("tricks")] = ()
    """Dirty Tricks that were played; they are out of the game."""
    volley: ShotResult | None = None
    """The last shot, None while there was none."""
    tallies: Annotated[tuple[Tally, ...], Once("seat")] = ()
    """What everybody did, in seating order."""
    wear: tuple[Wear, ...] = ()
    """What was left of both ships after each turn, the oldest first."""
    report: Report | None = None
    """What the app has weighed for its ship in its last turn, None while it has had none."""
    cards: tuple[CopiedCard, ...] = ()
    """What was copied of printed components."""
    outcome: Ending | None = None
    """How the duel ended, None until it does."""

    def other(self, seat: SeatId) -> Player:
        """The opponent."""
        one, other = self.players
        return other if one.id == seat else one

    @property
    def partner(self) -> SeatId | None:
        """The ship that the app plays: the second one; None where two people play."""
        return self.players[-1].id if self.options.alone else None

    @property
    def loaded(self) -> Counter[Shot]:
        """Projectiles in the cannons of both ships; all the others lie in the bag."""
        return Counter(shot for player in self.players for _, shot in player.loaded)

    def with_zone(self, seat: SeatId, zone: ZoneId, **changes: object) -> State:
        """With other values of one zone of a ship."""
        return self.with_player(seat, zones=changed(self.player(seat).zones, zone, **changes))

    def with_cannon(self, seat: SeatId, mount: Mount, **changes: object) -> State:
        """With other values of one cannon of a ship."""
        return self.with_player(seat, cannons=changed(self.player(seat).cannons, mount, **changes))

    def with_wear(self) -> State:
        """With a line for each ship, as the turn that ends leaves it."""
        lines = (Wear(self.turn.number, player.id, player.aboard, player.planks) for player in self.players)
        return replace(self, wear=(*self.wear, *lines))
