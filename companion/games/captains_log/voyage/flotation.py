"""1.8 Barrels, flotation, time counters (rulebook p.14, 22)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Literal

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Change, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.hand import mission_progress
from companion.games.captains_log.model.ids import LOOSE, RESERVE, FloatId, SeatId
from companion.games.captains_log.model.ledger import move_cubes
from companion.games.captains_log.model.names import Ctx, who
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.state import Floating, FloatKind, State
from companion.games.captains_log.modes import solo
from companion.games.captains_log.renown import fame
from companion.games.captains_log.sea import floats
from companion.hexmap import Hex

Spot = Literal["", floats.Where]
"""Where on its tile something comes to float, "" where that need not be told."""


class Floated(Event[State]):
    """A barrel token or a time counter came onto the map. left: notches, 0 for a barrel that never sinks.

    told: how many its line tells of; of several that come at once the first speaks for all.
    """

    id: FloatId
    kind: FloatKind
    left: int
    tile: int = 0
    cubes: int = 0
    told: int = 1
    spot: Spot = field(default="", compare=False)
    """Where on the tile; "" in evenings of versions that did not note it."""
    at: Hex | None = None
    """Its hex on the map that the app follows, None where that does not tell."""

    def apply(self, s: State) -> State:
        token = Floating(self.id, self.kind, self.left, self.tile, self.cubes)
        return replace(s, floating=(*s.floating, token)).floats(self.id, self.at)

    def line(self, s: State, book: object) -> Msg | None:
        if self.told > 1:
            return msg("cl-ev-barrels-floated", n=self.told, left=self.left, tile=self.tile)
        what = msg(f"cl-floating-{self.kind}")
        return msg("cl-ev-floated", what=what, left=self.left, tile=self.tile) if self.told else None

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        if not (self.told and self.spot):
            return ()
        key = f"cl-told-floated-{self.kind}"
        words = msg(key, n=self.told, left=self.left, tile=self.tile, spot=msg(f"cl-told-spot-{self.spot}"))
        return (Order(words, "token:barrel" if self.kind == "barrel" else "token:time"),)


class NotchesTurned(Event[State]):
    """Everything that sinks turned one notch down."""

    count: int

    def apply(self, s: State) -> State:
        return replace(s, floating=tuple(replace(f, left=f.left - 1) if f.left else f for f in s.floating))

    def line(self, s: State, book: object) -> Msg | None:
        return msg("cl-ev-notches", n=self.count)

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        return (Order(msg("cl-ev-notches", n=self.count), "token:barrel"),)


class LeftWater(Event[State]):
    """A token or counter left the map: taken by a ship, or sunk. told: how many its line tells of (`Floated`)."""

    id: FloatId
    kind: FloatKind
    tile: int
    sunk: bool
    told: int = 1

    def apply(self, s: State) -> State:
        return replace(s, floating=tuple(f for f in s.floating if f.id != self.id)).floats(self.id, None)

    def line(self, s: State, book: object) -> Msg | None:
        if self.told != 1:
            return msg("cl-ev-barrels-sank", n=self.told, tile=self.tile) if self.told else None
        what = msg(f"cl-floating-{self.kind}")
        return msg("cl-ev-sank" if self.sunk else "cl-ev-fished-out", what=what, tile=self.tile)

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        if not self.sunk or not self.told:
            return ()
        if self.tile:
            words = msg(f"cl-told-sank-{self.kind}", n=self.told, tiles=(msg("cl-told-sank-tile", n=self.tile),))
        else:
            words = msg(f"cl-told-sank-{self.kind}-anywhere", n=self.told)
        return (Order(words, "token:barrel" if self.kind == "barrel" else "token:time", adds=True),)


class BarrelsKept(Event[State], formerly=("name", "before")):
    """The number of barrel tokens that a player keeps changed."""

    seat: SeatId
    by: int

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, barrels=s.player(self.seat).barrels + self.by)

    def line(self, s: State, book: object) -> Msg | None:
        return msg("cl-ev-barrel-kept") if self.by > 0 else msg("cl-ev-barrels-turned-in", n=-self.by)

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        if self.by < 0:
            return (Order(msg("cl-told-barrels-turned-in", n=-self.by), "token:barrel", seat=self.seat),)
        words, before = msg("cl-told-barrels", name=who(s, self.seat)), s.player(self.seat).barrels
        return (Change(words, "token:barrel", before, before + self.by, good=True),)


def notch(s: State, numbers: Numbers) -> int:
    """CL-BAR-03: the notch of a new token; even by day, odd by night (CL-BAR-05)."""
    return numbers.float_day if s.is_day else numbers.float_night


def sinks(s: State, kind: FloatKind) -> bool:
    """CL-BAR-03, -06: barrels sink only with flotation, time counters always."""
    return kind != "barrel" or s.options.switches.flotation


def misturned(s: State) -> tuple[Floating, ...]:
    """CL-BAR-05: tokens whose number does not fit day (even) or night (odd)."""
    return tuple(f for f in s.floating if f.left and (f.left % 2 == 0) != s.is_day)


def barrels_per_fame(s: State, numbers: Numbers) -> int:
    """CL-BAR-07, CL-SOL-11, CL-COO-05: tokens of one player to be turned in for one fame; more in small games."""
    return numbers.barrels_per_fame_few if len(s.players) <= numbers.few_players else numbers.barrels_per_fame


def oil_on(counter: Floating, numbers: Numbers) -> int:
    """CL-EVT-15: cubes of oil on a time counter: all of a whaler's, unless the reserve had fewer (CL-GEN-11)."""
    return counter.cubes or numbers.oil_from_whaler


def launch(
    t: Ctx,
    kind: FloatKind,
    tile: int,
    rule: str,
    *,
    cubes: int = 0,
    told: int = 1,
    where: floats.Where = "number",
    lying: bool = False,
) -> Procedure[None]:
    """CL-BAR-01, -03, -06: a token or counter comes onto a tile (0: the tile does not matter).

    lying: hands have laid it there already.
    """
    number = 1 + max((f.id.number for f in t.now.floating), default=0)
    left = notch(t.now, t.book.numbers) if sinks(t.now, kind) else 0
    token, at = FloatId.numbered("float", number), floats.berth(t.now, tile, where)
    yield from t.happens(Floated(token, kind, left, tile, cubes, told, "" if lying else where, at, rule=rule))


def launch_barrels(t: Ctx, n: int, tile: int, rule: str, *, lying: bool = False) -> Procedure[None]:
    """CL-BAR-01: the barrels of a tile come onto it, told in one line. lying: hands have laid them there already."""
    for i in range(n):
        yield from launch(t, "barrel", tile, rule, told=0 if i else n, where="icons", lying=lying)


def lift(t: Ctx, token: FloatId, rule: str) -> Procedure[None]:
    """A ship takes a token or counter from the water."""
    lying = first_of(f for f in t.now.floating if f.id == token)
    yield from t.happens(LeftWater(token, lying.kind, lying.tile, sunk=False, rule=rule))


def keep_barrel(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-BAR-02, -07: a collected barrel is kept; enough of them are turned in at once for fame (A-75)."""
    yield from t.happens(BarrelsKept(seat, 1, rule="CL-BAR-02"))
    needed = barrels_per_fame(t.now, t.book.numbers)
    if t.now.player(seat).barrels >= needed:
        yield from t.happens(BarrelsKept(seat, -needed, rule="CL-BAR-07"))
        yield from fame.score(t, seat, "F-BAR", 1, "CL-BAR-07")


def turn_notches(t: Ctx) -> Procedure[None]:
    """CL-TRN-08, CL-BAR-04: after the time token everything that floats turns one notch down; at 0 it sinks.

    The time counters of NPCs are not among them: those go down in the NPC's own activation (A-08).
    """
    sinking = sum(f.left > 0 for f in t.now.floating)
    if not sinking:
        return
    last = tuple(f for f in t.now.floating if f.left == 1)
    yield from t.happens(NotchesTurned(sinking, rule="CL-BAR-04"))
    for gone in last:
        alike = [f.id for f in last if (f.kind, f.tile) == ("barrel", gone.tile)]
        told = len(alike) if gone.id in alike[:1] else int(gone.kind != "barrel")
        yield from t.happens(LeftWater(gone.id, gone.kind, gone.tile, sunk=True, told=told, rule="CL-BAR-04"))
        yield from mission_progress.counter_sank(t, gone.id)
        if gone.kind == "oil":
            yield from move_cubes(t, "oil", oil_on(gone, t.book.numbers), LOOSE, RESERVE, "CL-BAR-04")
    yield from solo.barrels_sank(t, sum(gone.kind == "barrel" for gone in last))
    if misturned(t.now):
        parity = msg("cl-parity-day") if t.now.is_day else msg("cl-parity-night")
        yield from t.happens(Announced(parity, "order", "token:barrel", rule="CL-BAR-05"))
