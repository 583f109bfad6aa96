"""CD-TURN: the turn goes on: phases, actions taken, whose turn it is."""

from __future__ import annotations

from companion.core.events.announcement_events import Announced
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.cannon_duel.model.ids import SeatId
from companion.games.cannon_duel.model.names import Ctx
from companion.games.cannon_duel.model.state import State, Turn


class TurnMoved(Event[State]):
    """The turn has gone on, or the next one begins: then what the last one has left of both ships is noted."""

    turn: Turn

    def apply(self, s: State) -> State:
        noted = s if self.turn.number == s.turn.number else s.with_wear()
        return replace(noted, turn=self.turn)


class TurnBegan(Announced):
    """A captain's turn begins: a heading of the notebook."""

    @property
    def begins_round(self) -> bool:
        return True


def turn(t: Ctx, rule: str = "", **changes: object) -> Procedure[None]:
    """The turn goes on; what the app had in mind is done."""
    yield from t.happens(TurnMoved(t.now.with_turn(**{"plan": "", **changes}).turn, rule=rule))


def begin_turn(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CD-TURN-01: a captain's turn begins."""
    number = t.now.turn.number + 1
    yield from turn(t, "CD-TURN-01", number=number, seat=seat, phase="actions", taken=0, aimed=False)
    yield from t.happens(TurnBegan(msg("cd-ev-turn", n=number, name=t.now.name_of(seat)), rule="CD-TURN-01"))


def step_done(t: Ctx, rule: str) -> Procedure[None]:
    """The next step is due."""
    yield from turn(t, rule, steps=t.now.turn.steps[1:])


def acted(t: Ctx, rule: str, *, aimed: bool = False) -> Procedure[None]:
    """CD-TURN-02: an action of phase 1 is over; after the last one comes phase 2. aimed: it was Aim, or stood for it.

    Nothing goes on once the duel is over.
    """
    if t.now.outcome is not None:
        return
    now = t.now.turn
    taken, last = now.taken + 1, now.taken + 1 >= t.book.numbers.actions
    yield from turn(t, rule, taken=taken, aimed=now.aimed or aimed, phase="fire" if last else "actions")
