"""1.26 The instructor: firing and boarding within one action (CL-OFF-07)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.rules.verdicts import ALLOWED, Verdict
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model import equipment, turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SeatId
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.state import State

Attack = Literal["fire", "board"]
OTHER: dict[Attack, Attack] = {"fire": "board", "board": "fire"}


@dataclass(frozen=True)
class Drilled(Event[State]):
    """What the running action still admits besides what was just done; "" for nothing."""

    attack: Literal["", "fire", "board"]

    def apply(self, s: State) -> State:
        return s.with_turn(drilled=self.attack)

    def line(self) -> Msg | None:
        return msg(f"cl-ev-drilled-{self.attack}") if self.attack else None


def instructed(s: State, book: Book, seat: SeatId) -> bool:
    """CL-OFF-07, CL-GEN-09: whether a player has an instructor, and crews are in play."""
    return s.options.switches.boarding and equipment.effect(book, s.player(seat), "drill") > 0


def may_attack(s: State, attack: Attack) -> Verdict:
    """CL-TRN-02, CL-OFF-07: a half of the turn, or the one that is running already."""
    return ALLOWED if s.turn.drilled == attack and s.active.afloat else turns.may_use(s, "action")


def begin(t: Ctx, seat: SeatId, attack: Attack) -> Procedure[None]:
    """CL-OFF-07: spend a half of the turn, unless the running one admits this attack too."""
    if t.now.turn.drilled == attack:
        yield from t.happens(Drilled("", rule="CL-OFF-07"))
        return
    yield from turns.use_half(t, "action")
    if instructed(t.now, t.book, seat):
        yield from t.happens(Drilled(OTHER[attack], rule="CL-OFF-07"))
