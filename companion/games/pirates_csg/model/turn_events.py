"""CSG-END-01: the steps of the set-up, and whose turn it is."""

from __future__ import annotations

from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.games.pirates_csg.model.names import Ctx
from companion.games.pirates_csg.model.state import State, Turn


class TurnMoved(Event[State]):
    """The set-up, or a turn, has gone on."""

    turn: Turn

    def apply(self, s: State) -> State:
        return replace(s, turn=self.turn)


def turn(t: Ctx, rule: str, **changes: object) -> Procedure[None]:
    """The turn goes on."""
    yield from t.happens(TurnMoved(t.now.with_turn(**changes).turn, rule=rule))


def next_step(t: Ctx, rule: str) -> Procedure[None]:
    """The next step of the set-up is due."""
    yield from turn(t, rule, steps=t.now.turn.steps[1:])
