"""1.5 What a movement over the map would be, before anybody sails it: its way and points, whom it meets, or why a hex
cannot be reached (p.12-13, 17)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from companion.core.rules.verdicts import ALLOWED, Verdict, refused
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat import fortresses, gunnery
from companion.games.captains_log.events import weather
from companion.games.captains_log.fleet.ships import ship_number
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SeatId
from companion.games.captains_log.model.names import nation, ship_option, who
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sailing import movement, steering
from companion.games.captains_log.sailing.steering import Courses
from companion.games.captains_log.sea.chart import UNKNOWN, chart, is_land, krakens, spot, stands_on
from companion.games.captains_log.sea.courses import courses
from companion.games.captains_log.ship import hold
from companion.games.captains_log.voyage import voyage
from companion.hexmap import CLOCK, Clock, Hex, neighbour

FAR: Final = 10**6
"""More points than any way costs."""


@dataclass(frozen=True, slots=True)
class Met:
    """Something on the way. perilous: whether somebody fires there.  picture, colour: of what it is, and whose."""

    at: Hex
    text: Msg
    picture: str
    perilous: bool = False
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Passage:
    """A movement to a hex as it would be.

    steps: the way, empty where there is none.  cost: its points.  left: of the movement afterwards.  met: on the way,
    in order.  verdict: whether it may be, with the sum of its points.  uncounted: what belongs to that sum and nobody
    has told so far.  points: what the movement is worth by its first step, as `CLOCK` has them.
    """

    steps: tuple[Clock, ...]
    cost: int
    left: int
    met: tuple[Met, ...]
    verdict: Verdict
    uncounted: tuple[Msg, ...] = ()
    points: tuple[int, ...] = ()


def passage(s: State, book: Book, seat: SeatId, at: Hex, found: Courses) -> Passage:
    """CL-MOV-02, -10: the best way of a player's ship to a hex. found: all that it can reach (`steering.reachable`)."""
    bows = [bow for there, bow in found if there == at]
    if not bows or stands_on(s, at) not in (None, seat) or at in krakens(s):
        return Passage((), 0, 0, (), _refusal(s, book, seat, at))
    toll, steps = found[at, min(bows, key=lambda bow: (found[at, bow][0], CLOCK.index(bow)))]
    sums = () if voyage.counted(s) else (steering.summed(s, book, seat, steps[0]),)
    worth = steering.allowances(s, book, seat)
    verdict = steering.may_end(s, seat, at) & Verdict(sums=sums)
    uncounted = tuple(_uncounted(s, book, seat, steps[0])) if sums else ()
    met, points = tuple(_met(s, book, seat, steps)), tuple(map(worth, CLOCK))
    return Passage(steps, toll[0], worth(steps[0]) - toll[0], met, verdict, uncounted, points)


def _uncounted(s: State, book: Book, seat: SeatId, first: Clock) -> Iterator[Msg]:
    """CL-MOV-02: what is asked before the points of a movement are fixed, and counts as nothing until then."""
    if ship_number(s, seat, "movement") is None:
        yield msg("cl-move-printed")
    if hold.draft(s, book, seat) is None:
        yield msg("cl-map-draft")
    if s.wind and weather.wind_at(s, first) is None:
        yield msg("cl-wind")


def _met(s: State, book: Book, seat: SeatId, steps: tuple[Clock, ...]) -> Iterator[Met]:
    """CL-MOV-13, -16, CL-FRT-02, CL-TIL-03, CL-KRK-08: what lies on a way: who fires, the colossal Kraken, sandbanks,
    calm sea, its mooring."""
    here = spot(s, seat)
    assert here is not None  # there is a way from there
    at = here.at
    for n, clock in enumerate(steps, 1):
        at = neighbour(at, clock)
        cell, step = chart(s).cells[at], steering.step_on(s, book, seat, clock, at, ends=n == len(steps))
        if cell.terrain == "sandbank":
            draft = hold.draft(s, book, seat)
            deep = movement.depth(s, book, cell.depth).total
            passes = msg("cl-meets-bank", depth=deep, draft=0 if draft is None else draft.total)
            yield Met(at, passes, "hex:sandbank")
        if step.calm:
            yield Met(at, msg("cl-meets-calm", n=book.numbers.calm_sea_cost), "hex:calm")
        if step.ship and gunnery.may_pass(s, book, step.ship, seat).allowed:
            fires, drawn = "cl-meets-ship" if step.ship.is_npc else "cl-meets-player", ship_option(s, step.ship)
            yield Met(at, msg(fires, ship=drawn.label), drawn.picture, step.ship.is_npc, drawn.colour)
        if step.deadly:
            yield Met(at, msg("cl-meets-kraken"), "ship:kraken", True)
        for owner, printed in step.zones:
            if fortresses.hostile(s, seat, owner).allowed:
                dice, _ = fortresses.attack_sums(s, book, seat, owner, printed, ring=not printed)
                yield Met(at, msg("cl-meets-fortress", nation=nation(owner), n=dice.total), "token:fortress", True)
        if step.mooring is not None:
            yield Met(at, msg("cl-meets-mooring"), "token:anchor")


def _refusal(s: State, book: Book, seat: SeatId, at: Hex) -> Verdict:
    """CL-MOV-10, -11, -12, -16: why a ship cannot end its movement on a hex."""
    cell, other = chart(s).cells.get(at, UNKNOWN), stands_on(s, at)
    if cell == UNKNOWN:
        return refused("CL-MOV-11", msg("cl-hex-unknown"))
    if cell.terrain == "sandbank" and not is_land(s, book, cell):
        crossed = movement.may_cross(s, book, seat, cell.depth)
        if not crossed.allowed:
            return crossed
    if cell.terrain == "reef" or is_land(s, book, cell):
        return refused("CL-MOV-11", msg("cl-hex-shut"))
    if at in krakens(s):
        return refused("CL-MOV-12", msg("cl-hex-kraken"))
    if other == seat:
        return ALLOWED
    if other is not None:
        return refused("CL-MOV-12", msg("cl-hex-taken", ship=who(s, other)))
    return _too_far(s, book, seat, at)


def _too_far(s: State, book: Book, seat: SeatId, at: Hex) -> Verdict:
    """CL-MOV-10: what a hex out of reach would cost, against the points that there are in the direction of its way."""
    here, points = spot(s, seat), steering.allowances(s, book, seat)
    if here is None:
        return refused("CL-MOV-10", msg("cl-hex-no-way"))
    ways = courses(s, book, seat, here.at, partial(_all_that_go, points))
    there = [ways[course] for course in ways if course[0] == at]
    if not there:
        return refused("CL-MOV-10", msg("cl-hex-no-way"))
    toll, steps = min(there)
    return refused("CL-MOV-10", msg("cl-hex-far", n=toll[0], most=points(steps[0])))


def _all_that_go(points: Callable[[Clock], int], first: Clock) -> int:
    return FAR if points(first) else 0
