"""PC-TAV-02: what a seat may see: its own hand, and of the others' how many cards they are."""

from __future__ import annotations

from companion.core.values.frozen_records import replace
from companion.games.pirates_cove.model.ids import UNKNOWN
from companion.games.pirates_cove.model.state import State


def seen_by(s: State, seat: str) -> State:
    """The state without the cards in the hands of others. seat: "" for somebody who only watches."""
    players = tuple(
        player if player.id == seat else replace(player, hand=(UNKNOWN,) * len(player.hand)) for player in s.players
    )
    return replace(s, players=players)
