"""1.5 A movement over the map that the app follows: one shows the hex, it finds the way and judges it (p.12-13, 17).

It is offered where the app knows where the ship stands. Whoever moves by hand instead is followed no more until
somebody has put the ship where it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import ALLOWED, Sum, Verdict, require
from companion.core.values.messages import msg
from companion.games.captains_log.combat import fortresses, gunnery
from companion.games.captains_log.events import kraken
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NO_ONE, Nation, SeatId, ShipId
from companion.games.captains_log.model.names import Ctx, who
from companion.games.captains_log.model.sea import Spot
from companion.games.captains_log.model.state import Flag, State
from companion.games.captains_log.sailing import hex_by_hex, movement
from companion.games.captains_log.sea import kraken_way, places
from companion.games.captains_log.sea.chart import (
    UNKNOWN,
    chart,
    harbour,
    is_whole,
    krakens,
    lies_moored,
    spot,
    stands_on,
    zones,
)
from companion.games.captains_log.sea.courses import courses
from companion.games.captains_log.ship import abilities
from companion.games.captains_log.ship.abilities import Power, Powers
from companion.games.captains_log.voyage import berth, voyage
from companion.hexmap import CLOCK, Clock, Hex, Steered, ahead, neighbour

TURN = "turn"
Courses = Mapping[tuple[Hex, Clock], Steered]


@dataclass(frozen=True, slots=True)
class WayHex:
    """One hex of a way. calm: of calm sea.  ship: whose hex it is.  mooring: whose mooring, None for none.  zones: of
    whose fortresses, with the dice printed there, 0 for the ring of event 19.  deadly: in reach of the colossal Kraken.
    """

    clock: Clock
    at: Hex
    calm: bool
    ship: ShipId
    mooring: Flag | None
    zones: tuple[tuple[Nation, int], ...]
    deadly: bool

    @property
    def plain(self) -> bool:
        """Whether nothing is there but water."""
        return not (self.calm or self.ship or self.zones or self.deadly) and self.mooring is None


def steer(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-MOV-02, -06, -08, -10: to which hex a ship sails, and how it gets there; or it turns on the spot."""
    yield from hex_by_hex.copied(t, seat)
    begun, crew = voyage.counted(t.now), tuple[Power, ...]()
    if not begun:
        crew = yield from abilities.take_part(t, seat, abilities.SAILING, rule="CL-MOV-02", key="sail")
    start, found = start_of(t.now, seat), reachable(t.now, t.book, seat, crew)
    options = list(ends(t.now, seat, found))
    if not begun:
        options.append(Option(TURN, msg("cl-turn-round"), msg("cl-turn-round-note"), "icon:redo"))
    chosen = yield from t.choose("course", options, who=seat, rule="CL-MOV-02", note=True, chart=True, about=(seat,))
    if chosen == TURN:
        yield from turns.use_half(t, "move")
        yield from hex_by_hex.turns_round(t, seat)
        return
    steps = yield from _way(t, seat, places.read_hex(chosen), found)
    if not begun:
        points = movement.allowance(t.now, t.book, seat, start.bow, steps[0], calm=start.calm, crew=crew).total
        ids = tuple(power.id for power in crew)
        yield from turns.use_half(t, "move")
        began = hex_by_hex.VoyageBegan(seat, steps[0], points, start.calm, start.bow, ids, rule="CL-MOV-02")
        yield from t.happens(began)
    yield from _follows(t, seat, start.spot.at, steps)


def _way(t: Ctx, seat: SeatId, at: Hex, found: Courses) -> Procedure[tuple[Clock, ...]]:
    """CL-MOV-07: where the bow shall look on arrival, if ways lead there in several directions; then the way."""
    bows = [bow for (there, bow) in found if there == at]
    looks = yield from t.choose(
        "course-bow",
        (option for option in places.bows() if option.id in map(str, bows)),
        who=seat,
        rule="CL-MOV-07",
        words={"ship": who(t.now, seat)},
        rose=True,
        at_once=True,
        default=str(min(bows, key=lambda bow: (found[at, bow][0], CLOCK.index(bow)))),
        about=(seat,),
    )
    return found[at, movement.clock(looks)][1]


def ends(s: State, seat: SeatId, found: Courses) -> tuple[Option, ...]:
    """CL-MOV-10, -12, CL-REP-11: where a ship may end, with what it costs to get there."""
    costs: dict[Hex, int] = {}
    for (at, _), (toll, _) in found.items():
        costs[at] = min(toll[0], costs.get(at, toll[0]))
    return tuple(
        Option(places.hex_id(at), places.place(s, at), msg("cl-course-cost", n=n), "hex:sea", may_end(s, seat, at))
        for at, n in sorted(costs.items(), key=lambda each: (each[1], each[0]))
        if stands_on(s, at) in (None, seat) and at not in krakens(s)
    )


def may_end(s: State, seat: SeatId, at: Hex) -> Verdict:
    """CL-REP-11: nobody moors where he is persona non grata."""
    owner = berth.nation_of(harbour(s, at) or "native")
    return ALLOWED if owner is None else movement.may_moor(s, seat, owner)


@dataclass(frozen=True, slots=True)
class Start:
    """Where a movement begins. bow: None on a mooring, where a ship turns freely (CL-MOV-04).  calm: on calm sea."""

    spot: Spot
    bow: Clock | None
    calm: bool


def start_of(s: State, seat: SeatId) -> Start:
    """Where a ship stands that the map knows."""
    here = spot(s, seat)
    assert here is not None  # `may_steer` has looked
    calm = chart(s).cells.get(here.at, UNKNOWN).terrain == "calm"
    return Start(here, None if lies_moored(s, here.at) else here.bow, calm)


def reachable(s: State, book: Book, seat: SeatId, crew: Powers | None = None) -> Courses:
    """CL-MOV-02, -06, -10: every hex and heading that a player's ship comes to from where it stands, with the way.

    crew: those whose abilities take part in a movement that is not counted yet. A hex that nobody has copied is closed.
    """
    here = spot(s, seat)
    return {} if here is None else courses(s, book, seat, here.at, allowances(s, book, seat, crew))


def allowances(s: State, book: Book, seat: SeatId, crew: Powers | None = None) -> Callable[[Clock], int]:
    """CL-MOV-02, -06: the points of a movement by its first step from here; 0 where it cannot begin so.

    crew: as for `reachable`.
    """
    here = spot(s, seat)
    if voyage.counted(s):
        onwards = ahead(here.bow) if s.turn.voyage.hexes and here is not None else (s.turn.voyage.first,)
        return lambda first: s.turn.voyage.left if first in onwards else 0
    return lambda first: summed(s, book, seat, first, crew).total


def summed(s: State, book: Book, seat: SeatId, first: Clock, crew: Powers | None = None) -> Sum:
    """CL-MOV-02: the points of a movement that is not counted yet and begins in that direction, aloud."""
    start = start_of(s, seat)
    return movement.allowance(s, book, seat, start.bow, first, calm=start.calm, crew=crew)


def _follows(t: Ctx, seat: SeatId, at: Hex, clocks: tuple[Clock, ...]) -> Procedure[None]:
    """CL-MOV-10, -12, -13, CL-FRT-02, CL-KRK-08: along the way, plain water at once, everything else hex by hex."""
    way: list[WayHex] = []
    for clock in clocks:
        at = neighbour(at, clock)
        way.append(step_on(t.now, t.book, seat, clock, at, ends=len(way) + 1 == len(clocks)))
    i = 0
    while i < len(way) and t.now.player(seat).afloat and not t.now.turn.stopped:
        n = 1
        while way[i].plain and i + n < len(way) and way[i + n].plain:
            n += 1
        leg, last = way[i : i + n], way[i + n - 1]
        yield from _leg(t, seat, tuple(step.clock for step in leg), last, key=f"leg-{i + 1}")
        i += n


def _leg(t: Ctx, seat: SeatId, clocks: tuple[Clock, ...], last: WayHex, *, key: str) -> Procedure[None]:
    """Some plain hexes, or one with something on it; and what that does to the ship."""
    spot_then = Spot(last.at, last.clock)
    n = len(clocks)
    alive = yield from hex_by_hex.enters(
        t, seat, n, calm=last.calm, mooring=last.mooring, beside=last.ship, key=f"{key}-"
    )
    yield from t.happens(places.ShipSailed(seat, clocks, spot_then, rule="CL-MOV-07"))
    if alive and last.deadly:
        yield from kraken.destroys(t, seat, key=f"{key}-kraken")
    for i, (owner, dice) in enumerate(last.zones):
        if t.now.player(seat).afloat and fortresses.hostile(t.now, seat, owner).allowed:
            named = f"{key}-zone-{i + 1}" if i else f"{key}-zone"
            yield from fortresses.fortress_fires(t, seat, owner, dice, ring=not dice, key=named)
    if not t.now.player(seat).afloat:
        return
    if last.ship and gunnery.may_pass(t.now, t.book, last.ship, seat).allowed:
        yield from gunnery.passing_fire(t, last.ship, seat, key=f"{key}-passing")


def step_on(s: State, book: Book, seat: SeatId, clock: Clock, at: Hex, *, ends: bool) -> WayHex:
    """What the map shows on a hex that a ship enters. ends: whether it stays there, so that it moors."""
    cell = chart(s).cells.get(at, UNKNOWN)  # a hand may have left the map meanwhile
    other = stands_on(s, at)
    mooring = harbour(s, at) if ends and "mooring" in cell.marks else None
    ship = NO_ONE if other is None or other == seat else other
    deadly = kraken_way.is_deadly(s, book, at)
    return WayHex(clock, at, cell.terrain == "calm", ship, mooring, zones(s, book, at), deadly)


def may_steer(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-MOV-02, -10, CL-TRN-02: whether the ship may be moved over the map now."""
    verdict = require(is_whole(s) and spot(s, seat) is not None, "CL-MOV-01", msg("cl-not-on-the-map"))
    if voyage.counted(s):
        onwards = ends(s, seat, reachable(s, book, seat)) if verdict.allowed else ()
        goes_on = require(any(end.verdict.allowed for end in onwards), "CL-MOV-09", msg("cl-no-way-on"))
        return verdict & movement.may_sail_on(s) & goes_on
    if turns.moving(s):
        return verdict & hex_by_hex.may_sail(s, seat)
    return verdict & turns.may_move(s, seat)


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """A movement over the map, where the app knows where everybody stands."""
    seat = s.active.id
    if s.turn.port or not is_whole(s) or spot(s, seat) is None:
        return ()
    note = hex_by_hex.points_left(s) if voyage.counted(s) else msg("cl-steer-note")
    option = Option("steer", msg("cl-steer"), note, "compass:rose", may_steer(s, book, seat), "action")
    return (Offer(option, command("steer", seat=seat)),)


COMMANDS: dict[str, ProcedureFunction] = {"steer": steer}
JUDGES: dict[str, Judge] = {"steer": turns.judged(turns.at_sea, may_steer)}
