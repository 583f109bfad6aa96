"""CD-WIN-01: who has won, and how both ships came out."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Standing
from companion.games.cannon_duel.model.names import player_name
from companion.games.cannon_duel.model.records import Player
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.zones import missing_planks

WON, LOST = 1, 0
"""Points of a duel: only who wins counts."""


def score(s: State) -> Sequence[Standing]:
    """CD-WIN-01: the winner before the loser, each with what is left of the ship; () while the duel goes on."""
    if s.outcome is None:
        return ()
    winner = s.player(s.outcome.winner)
    loser = s.other(winner.id)
    return (
        Standing(1, player_name(s, winner.id), WON, _left(winner), _seat(s, winner)),
        Standing(2, player_name(s, loser.id), LOST, _left(loser), _seat(s, loser)),
    )


def _seat(s: State, player: Player) -> tuple[str, ...]:
    """The person who commanded a ship, if one did."""
    return () if player.id == s.partner else (player.id,)


def _left(player: Player) -> Msg:
    return msg("cd-standing", planks=missing_planks(player), officers=len(player.officers))
