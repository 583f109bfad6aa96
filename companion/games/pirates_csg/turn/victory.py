"""CSG-WIN: when the game ends, and who has won; how far everybody is, and which end is near, for screens and phones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.core.events.announcements import Announcement, Fate, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Standing, placed
from companion.games.pirates_csg.model import gold
from companion.games.pirates_csg.model.ids import NO_SEAT, SeatId, ShipId
from companion.games.pirates_csg.model.names import Ctx, player_name, ship_name
from companion.games.pirates_csg.model.records import End, Outcome
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.base_move import base_move
from companion.games.pirates_csg.ship.orders import sails
from companion.games.pirates_csg.shore.repairs import mends


@dataclass(frozen=True, slots=True)
class VictoryProgress:
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


def progress(s: State) -> tuple[VictoryProgress, ...]:
    """Everybody's progress, in the order of play."""
    return tuple(_of(s, player.id) for player in s.players)


def _of(s: State, seat: SeatId) -> VictoryProgress:
    aboard = sum(coin.value for ship in s.afloat(seat) for coin in s.coins_at(ship.id))
    least = wanted(s)
    missing = max(0, least - counted(s, seat))
    return VictoryProgress(seat, gold.at_home(s, seat), gold.in_forts(s, seat), aboard, least, missing)


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


class GameEnded(Event[State], formerly=("names", "returned", "cause")):
    """CSG-WIN-02, -04: the game is over; captured ships go back to their owners."""

    outcome: Outcome

    def apply(self, s: State) -> State:
        ships = tuple(replace(ship, seat=ship.owner) for ship in s.ships)
        return replace(s, outcome=self.outcome, ships=ships)

    def line(self, s: State, book: object) -> Msg:
        names, cause = self._winners(s), self.outcome.cause
        if cause:
            return msg("csg-ev-end-stranded-one", name=player_name(s, cause), names=names)
        return msg(f"csg-ev-end-{self.outcome.by}", names=names)

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        end = Fate(msg("csg-told-end", names=self._winners(s)), self.line(s, book), "token:chest")
        taken = tuple(ship_name(s, ship.id) for ship in s.afloat() if ship.seat != ship.owner)
        return (end, Order(msg("csg-order-return", ships=taken))) if taken else (end,)

    def _winners(self, s: State) -> tuple[Msg, ...]:
        return tuple(player_name(s, seat) for seat in self.outcome.winners)


def counted(s: State, seat: SeatId) -> int:
    """A-18: the gold that counts for an immediate win."""
    return gold.hoard(s, seat) if s.options.ruling("A-18") == "forts" else gold.at_home(s, seat)


def half(s: State) -> SeatId | None:
    """CSG-WIN-01: who has more than half of all gold."""
    return next((each.id for each in s.players if counted(s, each.id) * 2 > gold.in_play(s)), None)


def settled(s: State) -> bool:
    """CSG-WIN-02, CSG-COM-07: whether all gold in play lies at home and in forts."""
    if any(island.coins for island in s.islands):
        return False
    homes = {island.id for island in s.islands if island.home}
    forts = {fort.id for fort in s.forts} if s.options.ruling("C-07") == "settled" else set()
    return all(coin.where in homes | forts for coin in s.coins if gold.is_gold(coin))


def able_to_sail(s: State, ship: ShipId) -> bool:
    """CSG-WIN-02: whether a ship may be given a Move, now or once it is repaired; what passes does not count."""
    free = s.with_ship(ship, hindered=())
    drifts = free.ship(ship).derelict and not base_move(free, ship)[0]
    return sails(free, ship) and (not drifts or mends(free, ship))


def stranded(s: State, seat: SeatId) -> bool:
    """CSG-WIN-02: whether a player can give no ship a Move, neither now nor later."""
    return not any(able_to_sail(s, ship.id) for ship in s.afloat(seat))


def ending(s: State) -> Outcome | None:
    """CSG-WIN-02, A-30, CSG-COM-08: how the game ends as things stand, None while it goes on."""
    if s.turn.phase == "setup" or not gold.in_play(s):
        return None
    if half(s) is not None:
        return Outcome(best(s), "half")
    if settled(s):
        return Outcome(best(s), "settled")
    own = s.turn.phase == "actions" and not s.turn.given
    everybody = [player.id for player in s.players]
    who = [s.turn.seat] if s.options.ruling("C-08") == "own" else everybody
    ended = [seat for seat in everybody if stranded(s, seat)]
    over = ended == everybody or s.options.ruling("A-30") == "ends"
    if own and over and (first := next((seat for seat in who if seat in ended), None)) is not None:
        return Outcome(best(s), "stranded", NO_SEAT if ended == everybody else first)
    return None


def best(s: State) -> tuple[SeatId, ...]:
    """CSG-WIN-03: most gold at home and in forts; of equals, most masts destroyed."""
    marks = {player.id: (gold.hoard(s, player.id), player.masts) for player in s.players}
    top = max(marks.values())
    return tuple(seat for seat, mark in marks.items() if mark == top)


def finish(t: Ctx) -> Procedure[None]:
    """CSG-WIN-02, -04: the game ends; captured ships go back to their owners."""
    outcome = ending(t.now)
    if outcome is not None:
        yield from t.happens(GameEnded(outcome, rule="CSG-WIN-02"))


def score(s: State) -> Sequence[Standing]:
    """CSG-WIN-03: everybody by gold, then by masts."""
    if s.outcome is None:
        return ()
    marks = {player.id: (gold.hoard(s, player.id), player.masts) for player in s.players}
    return tuple(
        Standing(
            place,
            msg("core-said", text=player.name),
            marks[player.id][0],
            msg("csg-standing-masts", n=player.masts),
            (player.id,),
        )
        for place, player in placed(s.players, lambda player: marks[player.id])
    )


COMMANDS: dict[str, ProcedureFunction] = {"end-csg-game": finish}
