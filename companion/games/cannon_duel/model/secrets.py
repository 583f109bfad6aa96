"""What a seat may see: its own hand and Dirty Tricks, and of the others' how many they are (CD-SETUP-10, CD-ADV-05)."""

from __future__ import annotations

from companion.core.values.frozen_records import replace
from companion.games.cannon_duel.model.ids import UNKNOWN
from companion.games.cannon_duel.model.records import Player
from companion.games.cannon_duel.model.state import State


def seen_by(s: State, seat: str) -> State:
    """The state without what others hide. seat: "" for somebody who only watches."""
    return replace(s, players=tuple(player if player.id == seat else _covered(player) for player in s.players))


def _covered(player: Player) -> Player:
    return replace(player, hand=(UNKNOWN,) * len(player.hand), tricks=(UNKNOWN,) * len(player.tricks))
