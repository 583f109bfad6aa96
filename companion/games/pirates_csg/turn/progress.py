"""CSG-WIN-01, -02: how far everybody is, and which end is near, for screens and phones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.games.pirates_csg.model import gold
from companion.games.pirates_csg.model.ids import SeatId
from companion.games.pirates_csg.model.records import End
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.turn.victory import able_to_sail, counted


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a player is. aboard: gold on the player's ships as far as whoever looks has seen it.

    wanted: gold with which the game is won at once.  missing: how much of it is still to be landed.
    """

    seat: SeatId
    home: int
    forts: int
    aboard: int
    wanted: int
    missing: int


def wanted(s: State) -> int:
    """CSG-WIN-01: the least gold that is more than half of all; 0 before any was brought."""
    whole = gold.in_play(s)
    return whole // 2 + 1 if whole else 0


def progress(s: State) -> tuple[Progress, ...]:
    """Everybody's progress, in the order of play."""
    return tuple(_of(s, player.id) for player in s.players)


def _of(s: State, seat: SeatId) -> Progress:
    aboard = sum(coin.value for ship in s.afloat(seat) for coin in s.coins_at(ship.id))
    least = wanted(s)
    missing = max(0, least - counted(s, seat))
    return Progress(seat, gold.at_home(s, seat), gold.in_forts(s, seat), aboard, least, missing)


def near(s: State) -> Iterator[End]:
    """CSG-WIN-02: ends that are near: what a player has aboard would do, nothing lies ashore any more, or somebody has
    only one ship left that sails."""
    whole = progress(s)
    if any(0 < each.missing <= each.aboard for each in whole):
        yield "half"
    ships = {ship.id for ship in s.afloat()}
    homes = {island.id for island in s.islands if island.home} | {fort.id for fort in s.forts}
    ashore = any(gold.is_gold(coin) and coin.where not in ships | homes for coin in s.coins)
    if wanted(s) and not ashore and not any(island.coins for island in s.islands):
        yield "settled"
    if any(sum(able_to_sail(s, ship.id) for ship in s.afloat(player.id)) == 1 for player in s.players):
        yield "stranded"
