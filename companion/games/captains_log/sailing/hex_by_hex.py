"""1.5 A movement that the app counts: its points once, then hex by hex or several at once (rulebook p.12-13, 17).

A table that counts by itself taps "move" and sails; whoever would rather be told taps once more and is asked what only
the board shows.
"""

from __future__ import annotations

from dataclasses import field

from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.copied_cards import read_off, recalled
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command, first_of
from companion.core.questions.kinds import Figure, Option
from companion.core.rules.sums_in_words import sum_in_words
from companion.core.rules.verdicts import ALLOWED, Sum, Verdict, any_of, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat import fortresses, gunnery, outcomes
from companion.games.captains_log.events import weather
from companion.games.captains_log.fleet import ships
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NATIONS, NO_ONE, SeatId, ShipId
from companion.games.captains_log.model.names import Ctx, nation, ship_option, who
from companion.games.captains_log.model.state import Flag, State
from companion.games.captains_log.sailing import movement
from companion.games.captains_log.sea.chart import is_steered
from companion.games.captains_log.sea.courses import is_stranded
from companion.games.captains_log.sea.places import bows
from companion.games.captains_log.ship import abilities, hold
from companion.games.captains_log.voyage import berth, calm_sea, voyage
from companion.hexmap import CLOCK, Clock

SPEED = ("movement", "yaw_rear_side", "yaw_rear")
"""What a ship card says of its sailing (CL-SHP-02)."""
CLOSED = ("land", "behind", "stuck")
"""What lies ahead and lets nobody through."""


class VoyageBegan(Event[State], formerly=("name", "aloud")):
    """The app counts this movement: its points are fixed now, once and for all (CL-MOV-02, CL-MOV-18).

    first: hour of the clock of the first step.
    """

    seat: SeatId
    first: Clock
    allowance: int
    calm: bool
    bow: Clock | None = field(default=None, compare=False)
    """Before the movement; None on a mooring."""
    crew: tuple[str, ...] | None = field(default=None, compare=False)
    """Whose abilities take part; None in evenings of versions that did not note it."""

    def apply(self, s: State) -> State:
        return s.with_turn(voyage=replace(s.turn.voyage, allowance=self.allowance, first=self.first, calm=self.calm))

    def line(self, s: State, book: Book) -> Msg | None:
        points = msg("core-said-number", n=self.allowance)
        if self.crew is not None:
            crew = abilities.chosen(s, book, self.seat, abilities.SAILING, self.crew)
            adds_up = movement.allowance(s, book, self.seat, self.bow, self.first, calm=self.calm, crew=crew)
            points = sum_in_words(adds_up)
        return msg("cl-ev-voyage", ship=who(s, self.seat), clock=self.first, sum=points)


def sail(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-MOV-02, CL-MOV-03, CL-MOV-20: work out the points of the movement for the bow and the first step."""
    yield from copied(t, seat)
    bow = None if t.now.turn.voyage.moored else (yield from _bow(t, seat))
    calm = yield from calm_sea.starts_there(t, seat, key="sail")
    crew = yield from abilities.take_part(t, seat, abilities.SAILING, rule="CL-MOV-02", key="sail")

    def sum_up(step: Clock) -> Sum:
        return movement.allowance(t.now, t.book, seat, bow, step, calm=calm, crew=crew)

    options = tuple(_way(sum_up(step), step) for step in CLOCK)
    turning = Option("turn", msg("cl-turn-round"), msg("cl-turn-round-note"), "icon:redo")
    likely = str(bow) if bow is not None and options[CLOCK.index(bow)].verdict.allowed else None
    note = msg("cl-q-heading-note") if bow is None else msg("cl-q-heading-bow", clock=bow)
    chosen = yield from t.choose(
        "heading", (*options, turning), who=seat, note=note, rose=True, default=likely, about=(seat,)
    )
    if chosen == "turn":
        yield from turns_round(t, seat)
        return
    first = movement.clock(chosen)
    ids = tuple(power.id for power in crew)
    yield from t.happens(VoyageBegan(seat, first, sum_up(first).total, calm, bow, ids, rule="CL-MOV-02"))


def copied(t: Ctx, seat: SeatId) -> Procedure[None]:
    """What the sum hangs on: the ship card, draft and its penalty, the six values of the wind (D-05, D-06, D-10)."""
    form = ships.component(t.now, seat)
    yield from recalled(t, form, key="sail-ship-known")
    text = msg("cl-q-ship-speed", ship=who(t.now, seat))
    yield from read_off(t, form, *SPEED, key="sail-ship", text=text, about=(seat,))
    yield from hold.sounded(t, seat, key="sail")
    if t.now.wind:
        wind = weather.wind_card_form(t.now.wind)
        yield from recalled(t, wind, key="sail-wind-known")
        yield from read_off(t, wind, *(f"at_{hour}" for hour in CLOCK), key="sail-wind")


def _bow(t: Ctx, seat: SeatId) -> Procedure[Clock | None]:
    """CL-MOV-01, CL-MOV-04: where the ship looks; from a mooring it may turn freely, so that it does not matter."""
    known = t.now.player(seat).bow
    moored = Option("moored", msg("cl-on-mooring"), msg("cl-on-mooring-note"), "token:anchor")
    likely = str(known) if known else None
    chosen = yield from t.choose(
        "bow", (*bows(), moored), who=seat, nature="fact", rose=True, default=likely, about=(seat,)
    )
    return None if chosen == "moored" else movement.clock(chosen)


def _way(points: Sum, step: Clock) -> Option:
    """A first step, with what the movement is worth that way."""
    figures = " ".join(f"{'+' if term.value >= 0 else '−'} {abs(term.value)}" for term in points.terms)
    note = msg("core-said", text=figures.removeprefix("+ "))
    label = msg("cl-way", clock=step, n=points.total)
    return Option(str(step), label, note, f"way:{step}", movement.may_set_out(points))


def turns_round(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-MOV-08: turning without leaving the hex uses the whole movement."""
    chosen = yield from t.choose("turned", bows(), who=seat, rose=True, about=(seat,))
    yield from t.happens(voyage.ShipTurned(seat, movement.clock(chosen), rule="CL-MOV-08"))


def ways(s: State, book: Book, seat: SeatId) -> tuple[Option, ...]:
    """CL-MOV-06, -09, -11, -12, -16: what may lie ahead: so many plain hexes, or what stands on the next one."""
    left, one = s.turn.voyage.left, voyage.affords(s, 1)
    plain = tuple(
        Option(str(n), msg("core-said-number", n=n), verdict=_plain(s, book, n), group="plain")
        for n in range(1, left + 1)
    )
    banks = any_of(movement.may_cross(s, book, seat, value) for value in movement.SANDBANKS)
    depth = hold.draft(s, book, seat)
    found = [
        ("sandbank", msg("cl-ahead-draft", draft=depth.arithmetic) if depth else None, "hex:sandbank", one & banks)
    ]
    if calm_sea.known(s, book):
        found.append(
            (
                "calm",
                msg("cl-ahead-calm-note", n=book.numbers.calm_sea_cost),
                "hex:sea",
                voyage.affords(s, book.numbers.calm_sea_cost),
            )
        )
    if len(ships.afloat(s)) > 1:
        found.append(("ship", msg("cl-ahead-ship-note"), "ship:brig", voyage.affords(s, 1, stays=True)))
    if fortresses.threats(s, seat):
        found.append(("zone", msg("cl-fire-zone-note"), "token:fortress", one))
    found.append(("mooring", None, "token:anchor", one))
    stuck = turns.may_stay(s) if left > 0 else ALLOWED
    found += [
        ("land", None, "hex:island", refused("CL-MOV-11", msg("cl-land-closed"))),
        ("behind", None, "way:6", refused("CL-MOV-06", msg("cl-behind-closed"))),
        ("stuck", msg("cl-ahead-stuck-note"), "icon:lock", stuck),
    ]
    special = tuple(
        Option(name, msg(f"cl-ahead-{name}"), note, picture, verdict, "closed" if name in CLOSED else "next")
        for name, note, picture, verdict in found
    )
    return (*plain, *special)


def _plain(s: State, book: Book, n: int) -> Verdict:
    """CL-MOV-10, CL-EVT-12, -13: n plain hexes, and how many of them the storm will make pay."""
    safe = movement.safe_hexes(s, book)
    stormy = (msg("cl-effect-storm", n=n - safe),) if safe is not None and n > safe else ()
    return voyage.affords(s, n) & Verdict(effects=stormy)


def sail_on(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-MOV-06, CL-MOV-07, CL-MOV-10: over plain hexes at once, or onto one hex with something on it."""
    left, safe = t.now.turn.voyage.left, movement.safe_hexes(t.now, t.book)
    note = msg("cl-q-ahead-note") if safe is None else msg("cl-q-ahead-storm", n=safe)
    likely = str(left if safe is None else max(1, min(left, safe)))
    chosen = yield from t.choose(
        "ahead", ways(t.now, t.book, seat), who=seat, words={"n": left}, note=note, default=likely, about=(seat,)
    )
    match chosen:
        case "sandbank":
            yield from _sandbank(t, seat)
        case "calm":
            yield from enters(t, seat, 1, calm=True)
        case "ship":
            yield from _crosses(t, seat)
        case "zone":
            if (yield from enters(t, seat, 1)):
                yield from fortresses.fires_at(t, seat, fortresses.threats(t.now, seat), key="zone-")
        case "mooring":
            yield from _moors(t, seat)
        case "stuck":
            yield from voyage.end(t, seat)
        case "land" | "behind":  # the table has the last word
            yield from enters(t, seat, 1)
        case _:
            yield from enters(t, seat, int(chosen))


def enters(
    t: Ctx,
    seat: SeatId,
    n: int,
    *,
    calm: bool = False,
    mooring: Flag | None = None,
    beside: ShipId = NO_ONE,
    key: str = "sail-",
) -> Procedure[bool]:
    """CL-MOV-10, CL-TIL-03: book the way; a storm takes its toll beyond the safe half (A-43). False if it is lost.

    mooring: whose mooring is entered, "" while nobody has told; None for plain hexes.  key: before those of questions.
    """
    cost = calm_sea.cost(n, n if calm else 0, t.book.numbers).total
    safe, left = movement.safe_hexes(t.now, t.book), t.now.turn.voyage.left - cost
    yield from t.happens(
        voyage.HexesEntered(seat, n, cost, left, calm, mooring is not None, beside, mooring or "", rule="CL-MOV-10")
    )
    if safe is not None and n > safe and not calm:
        yield from weather.storm_toll(t, seat, n - safe, key=key)
    return t.now.player(seat).afloat


def _sandbank(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-MOV-16, CL-MOV-18: which sandbank it is; the draft of this moment decides."""
    options = tuple(
        Option(str(value), msg("cl-sandbank-of", n=value), verdict=movement.may_cross(t.now, t.book, seat, value))
        for value in movement.SANDBANKS
    )
    yield from t.choose("sandbank", options, who=seat, nature="fact", about=(seat,))
    yield from enters(t, seat, 1)


def _crosses(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-MOV-12, CL-MOV-13: through the hex of another ship, which may fire; nobody stays there."""
    others = tuple(
        ship_option(t.now, ship, verdict=_met(t.now, t.book, ship, seat))
        for ship in ships.afloat(t.now)
        if ship != seat
    )
    other = yield from t.choose("passed", others, who=seat, rule="CL-MOV-13", nature="fact")
    alive = yield from enters(t, seat, 1, beside=other)
    if alive and gunnery.may_pass(t.now, t.book, other, seat).allowed:
        yield from gunnery.passing_fire(t, other, seat, key="passing")


def _met(s: State, book: Book, ship: ShipId, seat: SeatId) -> Verdict:
    """CL-MOV-13: what a ship does to the one that enters its hex: an enemy NPC must fire, a player may."""
    if not gunnery.may_pass(s, book, ship, seat).allowed:
        return ALLOWED
    return Verdict(effects=(msg("cl-effect-may-fire" if ship.is_player else "cl-effect-fires"),))


def _moors(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-REP-11: onto a mooring; whose it is matters only to those who are not welcome everywhere."""
    whose: Flag = ""
    if any(not movement.may_moor(t.now, seat, flag).allowed for flag in NATIONS):
        flags = tuple(
            Option(flag, nation(flag), picture=f"flag:{flag}", verdict=movement.may_moor(t.now, seat, flag))
            for flag in NATIONS
        )
        native = Option("native", msg("cl-native-port"), picture="flag:native")
        told = yield from t.choose("mooring", (*flags, native), who=seat, text="whose-mooring", nature="fact")
        whose = first_of(flag for flag in berth.FLAGS if flag == told)
    yield from enters(t, seat, 1, mooring=whose)


def give_up(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-MOV-17: a ship that the tide has left without a way out may be destroyed; nobody is rewarded."""
    words = {"ship": who(t.now, seat)}
    lost = yield from t.yes_no(
        "stranded", who=seat, words=words, note=True, yes=True, no=True, default=False, about=(seat,)
    )
    if lost:
        yield from outcomes.destroy(t, seat, "lost", NO_ONE, key="stranded")


def may_sail(s: State, seat: SeatId) -> Verdict:
    """CL-MOV-02: the points are added up once, at the start of a movement, by a table that has it counted."""
    fresh = require(voyage.untouched(s), "CL-MOV-02", msg("cl-count-at-start"))
    return require(turns.moving(s), "CL-MOV-10", msg("cl-only-while-moving")) & fresh


def may_sail_on(s: State, seat: SeatId) -> Verdict:
    """CL-MOV-10: a movement that the app counts goes on as long as a point is left."""
    counted = require(voyage.counted(s), "CL-MOV-10", msg("cl-not-counted"))
    return movement.may_sail_on(s) if counted.allowed else counted


def may_give_up(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-MOV-17: only a tide leaves a ship without a way out; whether it lies so shows on the board, or on the map."""
    afloat = require(s.active.afloat, "CL-OUT-12", msg("cl-not-afloat"))
    verdict = afloat & require(movement.tidal(s, book), "CL-MOV-17", msg("cl-no-tide"))
    return verdict & require(is_stranded(s, book, seat) is not False, "CL-MOV-17", msg("cl-not-stranded"))


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """The movement half, and on the way counting it, going on with it, giving up a stranded ship."""
    seat = s.active.id
    by_hand = not is_steered(s, seat)
    verdict = turns.may_move(s, seat)
    points = rose(s, book, seat) if verdict.allowed and not s.turn.port else ()
    note = _rose_note(s, seat) if points else msg("cl-move-note")
    moving = Option("move", msg("cl-move"), note, "icon:ship", verdict, "action", figures=points)
    found = [Offer(moving, command("move", seat=seat))] if by_hand else []
    if voyage.untouched(s):
        points = rose(s, book, seat)
        note = _rose_note(s, seat) if points else msg("cl-sail-note")
        option = Option("sail", msg("cl-sail"), note, "compass:rose", may_sail(s, seat), "free", figures=points)
        found.append(Offer(option, command("sail", seat=seat)))
    if voyage.counted(s) and by_hand:
        note = points_left(s)
        option = Option("sail-on", msg("cl-sail-on"), note, "compass:rose", may_sail_on(s, seat), "free")
        found.append(Offer(option, command("sail-on", seat=seat)))
    if (verdict := may_give_up(s, book, seat)).allowed and not s.turn.port:
        option = Option("give-up", msg("cl-give-up"), msg("cl-give-up-note"), "token:skull", verdict, "free")
        found.append(Offer(option, command("give-up", seat=seat)))
    return tuple(found)


def rose(s: State, book: Book, seat: SeatId) -> tuple[Figure, ...]:
    """CL-MOV-02, -05: what a movement is worth whose first step leads ahead, clockwise from 12 o'clock.

    Those who may help take part. None where ship card or wind are not known yet, or where it may begin on calm sea, on
    which no wind blows (CL-TIL-03).
    """
    printed = ships.ship_number(s, seat, "movement")
    if printed is None or weather.wind_values(s) is None or calm_sea.known(s, book):
        return ()
    worth = {hour: movement.allowance(s, book, seat, None, hour).total for hour in CLOCK}
    return tuple(
        Figure(msg("cl-clock", clock=hour), msg("core-said-number", n=points), f"way:{hour}")
        for hour, points in worth.items()
    )


def _rose_note(s: State, seat: SeatId) -> Msg:
    """CL-MOV-03, CL-MOV-04: what is taken off where the first step leads elsewhere."""
    if s.turn.voyage.moored if turns.moving(s) else s.player(seat).moored:
        return msg("cl-points-moored")
    ship = ships.ship_known(s, seat)
    return msg("cl-points-ahead", side=ship.yaw_rear_side or 0, rear=ship.yaw_rear or 0)


def points_left(s: State) -> Msg:
    """CL-MOV-10: how many points of a counted movement are left, in words."""
    return msg("cl-points-left", left=s.turn.voyage.left, n=s.turn.voyage.allowance or 0)


COMMANDS: dict[str, ProcedureFunction] = {"sail": sail, "sail-on": sail_on, "give-up": give_up}
JUDGES: dict[str, Judge] = {
    "sail": turns.judged(turns.on_turn, may_sail),
    "sail-on": turns.judged(turns.on_turn, may_sail_on),
    "give-up": turns.judged(turns.at_sea, may_give_up),
}
