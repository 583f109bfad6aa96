"""Scoring, Setup: fame, gold and treasures; these go between players and the bank on Treasure Island alone."""

from __future__ import annotations

from typing import Final

from companion.core.events.announcements import Announcement, Change
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg, up_or_down
from companion.games.pirates_cove.model.ids import SeatId
from companion.games.pirates_cove.model.names import Ctx
from companion.games.pirates_cove.model.records import FameLine, Why
from companion.games.pirates_cove.model.state import State, Turn

PLUNDERED: Final = ("plunder", "shared")
"""Why fame comes with a plunder, which a phone tells only to its own captain."""


class FameChanged(Event[State], formerly=("name", "was")):
    """PC-SETUP-03: a fame marker has moved."""

    seat: SeatId
    by: int
    why: Why

    def apply(self, s: State) -> State:
        line = FameLine(s.turn.month, self.seat, self.by, self.why)
        changed = s.with_player(self.seat, fame=s.player(self.seat).fame + self.by)
        return replace(changed, fame=(*s.fame, line))

    def line(self, s: State, book: object) -> Msg:
        return up_or_down("pc-ev-fame", self.by, name=s.name_of(self.seat))

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        player, whose = s.player(self.seat), self.seat if self.why in PLUNDERED else ""
        text = msg("pc-told-fame", name=player.name, why=msg(f"pc-why-{self.why}"))
        return (Change(text, "token:fame", player.fame, player.fame + self.by, self.by > 0, seat=whose),)


class GoldMoved(Event[State], formerly=("name",)):
    """Gold came from the bank, or went there. by: what the player has more."""

    seat: SeatId
    by: int

    def apply(self, s: State) -> State:
        paid = s.with_player(self.seat, gold=s.player(self.seat).gold + self.by)
        return replace(paid, bank=replace(s.bank, gold=s.bank.gold - self.by))

    def line(self, s: State, book: object) -> Msg:
        return up_or_down("pc-ev-gold", self.by, name=s.name_of(self.seat))


class TreasuresMoved(Event[State], formerly=("name",)):
    """Treasure chests came from the bank, or went there. by: what the player has more."""

    seat: SeatId
    by: int

    def apply(self, s: State) -> State:
        moved = s.with_player(self.seat, treasures=s.player(self.seat).treasures + self.by)
        left = None if s.bank.treasures is None else s.bank.treasures - self.by
        return replace(moved, bank=replace(s.bank, treasures=left))

    def line(self, s: State, book: object) -> Msg:
        return up_or_down("pc-ev-treasures", self.by, name=s.name_of(self.seat))


class TurnMoved(Event[State]):
    """The year has gone on."""

    turn: Turn

    def apply(self, s: State) -> State:
        return replace(s, turn=self.turn)


def fame(t: Ctx, seat: SeatId, by: int, why: Why, rule: str) -> Procedure[None]:
    """PC-SETUP-03: a fame marker moves, not below the start unless the table wants it (A-06), and not in the last
    battle, where it no longer counts (A-25)."""
    if t.now.turn.phase == "tie":
        return
    by = max(by, -t.now.player(seat).fame) if t.now.options.ruling("A-06") == "floor" else by
    if by:
        yield from t.happens(FameChanged(seat, by, why, rule=rule))


def gold(t: Ctx, seat: SeatId, by: int, rule: str) -> Procedure[int]:
    """Gold from the bank as far as it has any (PC-T4-02), or to the bank; returns what the player has more.

    Nobody pays more than there is, though the table lets something be bought against the rules.
    """
    by = max(min(by, t.now.bank.gold), -max(0, t.now.player(seat).gold))
    if by:
        yield from t.happens(GoldMoved(seat, by, rule=rule))
    return by


def treasures(t: Ctx, seat: SeatId, by: int, rule: str) -> Procedure[int]:
    """Treasures from the bank as far as it has any (PC-T4-02), or to the bank; returns what the player has more."""
    left = t.now.bank.treasures
    by = by if left is None else min(by, left)
    if by:
        yield from t.happens(TreasuresMoved(seat, by, rule=rule))
    return by


def turn(t: Ctx, rule: str = "", **changes: object) -> Procedure[None]:
    """The year goes on."""
    yield from t.happens(TurnMoved(t.now.with_turn(**changes).turn, rule=rule))
