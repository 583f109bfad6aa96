"""PC-END: Fame cards, the winner, and the last battle of a tie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.events import Event
from companion.core.frozen import replace
from companion.core.game import Standing
from companion.core.procedure import Procedure
from companion.core.text import Msg, msg
from companion.games.pirates_cove.table.ids import SeatId
from companion.games.pirates_cove.table.names import Desk
from companion.games.pirates_cove.table.records import Outcome
from companion.games.pirates_cove.table.state import State


@dataclass(frozen=True)
class YearEnded(Event[State]):
    """PC-END-01: the year is over."""

    winners: tuple[SeatId, ...]
    names: tuple[str, ...]

    def apply(self, s: State) -> State:
        return replace(s, outcome=Outcome(self.winners)).with_turn(phase="over")

    def line(self) -> Msg:
        return msg("cove-ev-over", names=self.names)


def finish(t: Desk) -> Procedure[None]:
    """PC-END-02: most fame wins."""
    most = max(player.fame for player in t.now.players)
    best = [player for player in t.now.players if player.fame == most]
    winners = tuple(player.id for player in best)
    yield from t.happens(YearEnded(winners, tuple(player.name for player in best), rule="PC-END-02"))


def score(s: State) -> Sequence[Standing]:
    """PC-END-02: everybody by fame."""
    if s.outcome is None:
        return ()
    ranked = sorted(s.players, key=lambda player: -player.fame)
    return tuple(
        Standing(1 + sum(other.fame > player.fame for other in ranked), msg("core-said", text=player.name), player.fame)
        for player in ranked
    )
