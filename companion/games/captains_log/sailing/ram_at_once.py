"""1.19 Ramming with the first step of a movement, on the map that the app follows (CL-RAM-01, CL-MOV-02, -06; p.12-13,
22).

A ship that lies beside its target has no hex to show on the way: it turns, as it may before its first step, and rams.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.procedures.refusals import choose_if_any
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.captains_log.combat import ramming, stakes
from companion.games.captains_log.fleet.ships import afloat
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SeatId, ShipId
from companion.games.captains_log.model.names import Ctx, ship_option
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sailing import hex_by_hex, movement, steering
from companion.games.captains_log.sea import places
from companion.games.captains_log.sea.chart import is_whole, spot
from companion.games.captains_log.ship import abilities
from companion.games.captains_log.ship.abilities import Powers
from companion.hexmap import CLOCK, Clock, neighbour


def beside(s: State, seat: SeatId) -> Iterator[tuple[ShipId, Clock]]:
    """CL-RAM-01: the ships beside a player's that the map knows, each with the direction in which it lies."""
    here = spot(s, seat)
    for ship in afloat(s):
        there = spot(s, ship)
        if here is not None and there is not None and ship != seat:
            yield from ((ship, step) for step in CLOCK if neighbour(here.at, step) == there.at)


def ram_at_once(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-MOV-02, CL-RAM-01: whom it rams, the points of a movement that begins so, and the ramming itself."""
    yield from hex_by_hex.copied(t, seat)
    crew = yield from abilities.take_part(t, seat, abilities.SAILING, rule="CL-MOV-02", key="sail")
    near = dict(beside(t.now, seat))
    known = {ship: ramming.of_ramming(t.now, t.book, seat, ship) for ship in near}
    targets = tuple(
        ship_option(t.now, ship, verdict=may_strike(t.now, t.book, seat, ship, step, crew), figures=known[ship])
        for ship, step in near.items()
    )
    forced = not any(stakes.grave(figures) for figures in known.values())
    target = yield from choose_if_any(
        t, "target", targets, who=seat, rule="CL-RAM-01", text="ram-target", forced=forced, default=stakes.only(targets)
    )
    if target is None:
        return
    start, first = steering.start_of(t.now, seat), near[target]
    points = steering.summed(t.now, t.book, seat, first, crew).total
    yield from turns.use_half(t, "move")
    ids = tuple(power.id for power in crew)
    yield from t.happens(
        hex_by_hex.VoyageBegan(seat, first, points, start.calm, start.bow, ids, rule="CL-MOV-02"),
        places.ShipSailed(seat, (), replace(start.spot, bow=first), rule="CL-MOV-06"),
    )
    yield from ramming.strikes(t, seat, target)


def may_strike(s: State, book: Book, seat: SeatId, target: ShipId, step: Clock, crew: Powers | None = None) -> Verdict:
    """CL-MOV-20, CL-RAM-01: a ramming is an attack, and takes a point of a movement that begins in that direction."""
    points = movement.may_set_out(steering.summed(s, book, seat, step, crew))
    return points & ramming.may_ram_ship(s, book, seat, target)


def may_ram_at_once(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-RAM-01, CL-TRN-02: before the movement has begun, beside a ship, where the app follows the map."""
    played = require(s.options.switches.ramming, "CL-GEN-10", msg("cl-not-played"))
    known = require(is_whole(s) and spot(s, seat) is not None, "CL-MOV-01", msg("cl-not-on-the-map"))
    near = require(bool(tuple(beside(s, seat))), "CL-RAM-01", msg("cl-not-before-bow"))
    return turns.may_move(s, seat) & played & known & near


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """CL-RAM-01: where somebody lies beside the ship, and its movement has not begun."""
    seat = s.active.id
    verdict = may_ram_at_once(s, book, seat)
    if s.turn.port or not verdict.allowed:
        return ()
    option = Option("ram", msg("cl-ram"), msg("cl-ram-note"), "ship:schooner", verdict, "free", colour=s.active.colour)
    return (Offer(option, command("ram-at-once", seat=seat)),)


COMMANDS: dict[str, ProcedureFunction] = {"ram-at-once": ram_at_once}
JUDGES: dict[str, Judge] = {"ram-at-once": turns.judged(turns.at_sea, may_ram_at_once)}
