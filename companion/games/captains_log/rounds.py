"""1.4 The round: a player's turn from start to end, and the end of the round step by step (rulebook p.11-14).

Each step of the end of the round is a short command of its own (CL-TRN-09).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.copied_cards import recalled
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat import damage, outcomes
from companion.games.captains_log.events import event_cards, kraken, stowaway, weather
from companion.games.captains_log.hand import mission_progress
from companion.games.captains_log.harbour import tavern_stock
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.ids import SeatId
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.state import State
from companion.games.captains_log.model.turns import Placed, SeatPassed, TurnBegan, TurnEnded
from companion.games.captains_log.modes import solo
from companion.games.captains_log.npcs import activation
from companion.games.captains_log.renown import fame
from companion.games.captains_log.sea import places
from companion.games.captains_log.ship import officers
from companion.games.captains_log.voyage import flotation

Task = Callable[[Ctx], Procedure[None]]


class RoundEnding(Event[State]):
    """Everybody has played; the steps of the end of the round follow by themselves."""

    round: int
    steps: tuple[str, ...]

    def apply(self, s: State) -> State:
        return s.with_turn(steps=self.steps)


class StepDone(Event[State]):
    """The first of the steps still to be done is over."""

    def apply(self, s: State) -> State:
        return s.with_turn(steps=s.turn.steps[1:])


class TimePassed(Event[State]):
    """The time token moved one step on."""

    to: int

    def apply(self, s: State) -> State:
        return replace(s, time=self.to)

    def line(self, s: State, book: object) -> Msg | None:
        return msg("cl-ev-night") if self.to % 2 else msg("cl-ev-day")

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        night = bool(self.to % 2)
        return (Order(msg("cl-told-night" if night else "cl-told-day"), "sky:moon" if night else "sky:sun"),)


class RoundBegan(Event[State]):
    """A new round began with the first player."""

    round: int

    def apply(self, s: State) -> State:
        return s.with_turn(stage="player", round=self.round, seat=s.turn.first, started=False, port="", ready=())

    def line(self, s: State, book: object) -> Msg | None:
        return msg("cl-ev-round", round=self.round)

    @property
    def begins_round(self) -> bool:
        return True


def start_turn(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-TRN-09, start of a turn: first placement (CL-SET-24) or respawn (CL-OUT-12), then what events 9-12 left."""
    player = t.now.player(seat)
    yield from t.happens(TurnBegan(rule="CL-TRN-01"))
    if not player.placed:
        first = t.now.players[t.now.turn.first].id == seat
        yield from t.happens(Placed(seat, first, rule="CL-SET-24"))
        yield from places.sets_out(t, seat)
    elif not player.afloat:
        yield from outcomes.respawn(t, seat)
    yield from places.settles(t)
    yield from officers.held(t, seat, key="turn")
    yield from event_cards.start_of_turn(t, seat)


def end_turn(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-TRN-09, end of a turn: fire spreads on this ship, the tavern is refilled, then this player's NPCs act."""
    yield from stowaway.at_end_of_turn(t, seat)
    yield from damage.fire_spread(t, seat, key="spread")
    yield from officers.released(t, seat)
    if t.now.turn.tavern_bought and t.now.tavern:
        yield from tavern_stock.fill(t)
    elif t.now.turn.tavern_bought:
        yield from t.happens(Announced(msg("cl-refill-tavern"), "order", "token:officer", rule="CL-TAV-02"))
    mine = tuple(npc.id for npc in t.now.npcs if npc.seat == seat)
    acting = solo.entered(t.now, mine)
    for waiting in mine[len(acting) :]:
        number = waiting.number
        yield from t.happens(Announced(msg("cl-npc-waits", n=number), rule="CL-SOL-04"))
    yield from t.happens(TurnEnded(acting, rule="CL-TRN-05"))


def pass_seat(t: Ctx) -> Procedure[None]:
    """CL-TRN-01: after a player's NPCs the next player, or the end of the round."""
    yield from t.happens(SeatPassed(rule="CL-TRN-01"))


def may_end_round(s: State) -> Verdict:
    """CL-TRN-06: the end of the round comes when everybody has played, and their NPCs have acted."""
    return require(s.turn.stage == "round-end", "CL-TRN-06", msg("cl-round-goes-on"))


def end_round(t: Ctx) -> Procedure[None]:
    """CL-TRN-06: everybody has played; begin the end of the round."""
    steps = tuple(name for name in in_order(t.now) if name != "round-nations" or t.now.solo_rules)
    yield from t.happens(RoundEnding(t.now.turn.round, steps, rule="CL-TRN-09"))
    if idle := without_object(t.now):
        yield from t.happens(Announced(msg("cl-skip-steps", steps=idle), rule="CL-TRN-09"))


def without_object(s: State) -> tuple[Msg, ...]:
    """The steps of this round's end that have nothing to do, each with its reason."""
    reasons = {
        "cl-skip-kraken": not s.kraken,
        "cl-skip-fog": not s.fog,
        "cl-skip-floating": not any(floating.left for floating in s.floating),
    }
    return tuple(msg(reason) for reason, idle in reasons.items() if idle)


def kraken_step(t: Ctx) -> Procedure[None]:
    """CL-KRK-03: once for every Kraken card in play; the colossal one by itself as the table has settled it (A-49)."""
    waiting = kraken.waits(t.now, t.book)
    if waiting:
        yield from t.happens(Announced(msg("cl-kraken-waits"), rule="CL-KRK-08"))
    for number in (number for number in t.now.kraken if number not in waiting):
        if t.now.outcome is None:
            yield from kraken.activate(t, number, key=f"kraken-{number}")


def fog_step(t: Ctx) -> Procedure[None]:
    """CL-EVT-14: the fog drifts with the wind."""
    if t.now.fog:
        yield from weather.drift(t, key="fog")


def time_step(t: Ctx) -> Procedure[None]:
    """CL-TRN-06: one step on the ring of day and night steps (A-59); where its length is unknown, it has no end."""
    yield from recalled(t, fame.fame_board_form(t.now.options.switches.fame_board))
    steps, following = fame.time_steps(t.now), t.now.time + 1
    yield from t.happens(TimePassed(following % steps if steps else following, rule="CL-TRN-06"))
    yield from mission_progress.time_passes(t)


def expiry_step(t: Ctx) -> Procedure[None]:
    """CL-EVT-03: on a day step the events that last until then are over."""
    if t.now.is_day:
        yield from event_cards.expire(t)


def event_step(t: Ctx) -> Procedure[None]:
    """CL-TRN-07: an event whenever the time token arrives on a day step; none at setup (A-09)."""
    if t.now.is_day:
        yield from event_cards.draw_event(t, key="event")
    else:
        yield from t.happens(Announced(msg("cl-skip-event"), rule="CL-TRN-07"))


def next_round(t: Ctx) -> Procedure[None]:
    """CL-TRN-01: the next round begins."""
    yield from t.happens(RoundBegan(t.now.turn.round + 1, rule="CL-TRN-01"))


STEPS: dict[str, Task] = {
    "round-kraken": kraken_step,
    "round-fog": fog_step,
    "round-time": time_step,
    "round-floating": flotation.turn_notches,
    "round-counters": activation.turn_counters,
    "round-nations": solo.step_passed,
    "round-expiry": expiry_step,
    "round-event": event_step,
    "round-next": next_round,
}
"""The end of the round in the order of CL-TRN-09; a table may have settled another one (A-09)."""
AFTERWARDS = ("round-kraken", "round-fog")
"""Steps that follow the event where the time token comes first (A-09)."""


def in_order(s: State) -> tuple[str, ...]:
    """The steps of the end of the round as this table takes them (A-09), with those that it has added (A-08)."""
    counters = s.options.ruling("A-08") == "round-end"
    steps = tuple(name for name in STEPS if name != "round-counters" or counters)
    if s.options.ruling("A-09") != "time-first":
        return steps
    first = tuple(name for name in steps if name not in (*AFTERWARDS, "round-next"))
    return (*first, *AFTERWARDS, "round-next")


def stepwise(body: Task) -> ProcedureFunction:
    """A step as a command: its body, then the mark that it is done."""

    def procedure(t: Ctx, /) -> Procedure[None]:
        yield from body(t)
        yield from t.happens(StepDone(rule="CL-TRN-09"))

    procedure.__doc__ = body.__doc__
    return procedure


COMMANDS: dict[str, ProcedureFunction] = {
    "start-turn": start_turn,
    "end-turn": end_turn,
    "pass-seat": pass_seat,
    "end-round": end_round,
    **{name: stepwise(body) for name, body in STEPS.items()},
}
JUDGES: dict[str, Judge] = {"end-turn": turns.judged(turns.on_turn, turns.may_end), "end-round": may_end_round}
