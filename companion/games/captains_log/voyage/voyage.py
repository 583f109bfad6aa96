"""1.5 The points of a movement: how many are left, what they are spent on, and where the ship stands (rulebook p.12).

A table may count them itself: then only what the app has seen is written down, and nothing is refused for want of them.
"""

from __future__ import annotations

from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.rules.verdicts import Sum, Term, Verdict, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.ids import NO_ONE, SeatId, ShipId
from companion.games.captains_log.model.names import Ctx, who
from companion.games.captains_log.model.state import Flag, State, Voyage
from companion.games.captains_log.sea.chart import is_steered
from companion.hexmap import CLOCK


class HexesEntered(Event[State]):
    """A ship that the app counts for went on over n hexes.

    After each step it looks the way it went (CL-MOV-07): known where it took the first step alone.  beside: ship whose
    hex it entered.  mooring: whose mooring it is, "" where nobody was asked.
    """

    seat: SeatId
    n: int
    cost: int
    left: int
    calm: bool = False
    moored: bool = False
    beside: ShipId = NO_ONE
    mooring: Flag = ""

    def apply(self, s: State) -> State:
        old = s.turn.voyage
        new = replace(
            old, spent=old.spent + self.cost, hexes=old.hexes + self.n, calm=self.calm, beside=self.beside, moored=False
        )
        bow = new.first if new.hexes == 1 else 0
        sailed = s.at(self.seat, None).with_turn(voyage=new)
        return sailed.with_player(self.seat, bow=bow, moored=self.moored, mooring=self.mooring)

    def line(self, s: State, book: object) -> Msg | None:
        return msg("cl-ev-hexes", n=self.n, left=self.left)


class HexShared(Event[State]):
    """It turned out that another ship lies on the hex just entered (CL-MOV-12)."""

    beside: ShipId

    def apply(self, s: State) -> State:
        return s.with_turn(voyage=replace(s.turn.voyage, beside=self.beside))


class PointsSpent(Event[State]):
    """Movement points were spent on something else than sailing (CL-MOV-10). left: None while the table counts."""

    n: int
    left: int | None

    def apply(self, s: State) -> State:
        return s.with_turn(voyage=replace(s.turn.voyage, spent=s.turn.voyage.spent + self.n))

    def line(self, s: State, book: object) -> Msg | None:
        return None if self.left is None else msg("cl-ev-points", n=self.n, left=self.left)


class ShipTurned(Event[State], formerly=("name",)):
    """A ship turned on the spot, which is its whole movement (CL-MOV-08)."""

    seat: SeatId
    bow: int

    def apply(self, s: State) -> State:
        turned = s.with_player(self.seat, bow=self.bow, moored=s.turn.voyage.moored)
        here = None if s.sea is None else s.sea.spot(self.seat)
        turned = turned if here is None else turned.at(self.seat, replace(here, bow=CLOCK[CLOCK.index(self.bow)]))
        return turned.with_turn(stopped=True)

    def line(self, s: State, book: object) -> Msg | None:
        return msg("cl-ev-turned", ship=who(s, self.seat), clock=self.bow)


class VoyageEnded(Event[State], formerly=("name",)):
    """No hex ahead is open: the movement ends here (CL-MOV-09)."""

    left: int

    def apply(self, s: State) -> State:
        return s.with_turn(stopped=True)

    def line(self, s: State, book: object) -> Msg | None:
        return msg("cl-ev-voyage-ended", ship=who(s, s.active.id), n=self.left)


def counted(s: State) -> bool:
    """Whether the app counts the points of the movement under way."""
    return s.turn.stage == "player" and turns.moving(s) and s.turn.voyage.allowance is not None


def untouched(s: State) -> bool:
    """Whether the movement has begun and nothing is known to have been done in it."""
    return turns.moving(s) and s.turn.voyage == Voyage(moored=s.turn.voyage.moored)


def may_meet(s: State) -> bool:
    """Whether something may turn out to be on the hex of the moving ship, of which nobody has told.

    Where the app counts it asks at each hex; only what else is there remains to be told. On the map that it follows it
    sees that by itself.
    """
    return (
        turns.moving(s)
        and not is_steered(s, s.active.id)
        and (not counted(s) or s.turn.voyage.hexes > 0)
        and not s.turn.voyage.beside
    )


def points(s: State) -> Sum:
    """CL-MOV-02, CL-MOV-10: points left of a movement that the app counts."""
    voyage = s.turn.voyage
    return Sum(
        msg("cl-points"),
        (
            Term(msg("cl-points-allowance"), voyage.allowance or 0, "CL-MOV-02"),
            Term(msg("cl-points-spent"), -voyage.spent, "CL-MOV-10"),
        ),
    )


def may_spend(s: State, n: int = 1) -> Verdict:
    """CL-MOV-10, CL-TRN-04: points exist only inside the movement; an action or a ramming has ended it.

    On the hex of another ship one must be left to get away from it (CL-MOV-12). What costs nothing may be done at any
    moment of the turn (CL-TRN-03, CL-CAP-20).
    """
    if not (n and s.active.afloat):
        return require(s.active.afloat, "CL-OUT-10", msg("cl-not-afloat"))
    ahead = turns.may_use(s, "move").allowed
    why = msg("cl-only-while-moving") if ahead else msg("cl-no-movement-left")
    verdict = require(turns.moving(s), "CL-MOV-10", why)
    return verdict & affords(s, n, stays=bool(s.turn.voyage.beside)) if counted(s) else verdict


def affords(s: State, n: int, *, stays: bool = False) -> Verdict:
    """Whether n points are left of a movement that the app counts; one more if the ship cannot stay there (`stays`)."""
    left = points(s)
    verdict = Verdict(sums=(left,))
    if left.total < n:
        return verdict & refused("CL-MOV-10", msg("cl-no-points", n=n, left=left.total))
    if stays and left.total == n:
        return verdict & refused("CL-MOV-12", msg("cl-no-point-to-leave"))
    return verdict


def affordable(s: State, n: int) -> int | None:
    """CL-MOV-10, -12: how many times n points can be spent now; None where nobody counts them, or nothing is to be
    paid."""
    if not n or not counted(s):
        return None
    return max(0, s.turn.voyage.left - bool(s.turn.voyage.beside)) // n


def spend(t: Ctx, n: int, rule: str) -> Procedure[None]:
    """Book points on what costs them; nothing where it is free (n = 0)."""
    if n and turns.moving(t.now):
        left = t.now.turn.voyage.left - n if counted(t.now) else None
        yield from t.happens(PointsSpent(n, left, rule=rule))


def share_hex(t: Ctx, other: ShipId) -> Procedure[None]:
    """CL-MOV-12: the moving ship is on the hex of another one, where it cannot stay."""
    if counted(t.now):
        yield from t.happens(HexShared(other, rule="CL-MOV-12"))


def end(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-MOV-09: the movement ends; what is left of it is lost."""
    yield from t.happens(VoyageEnded(t.now.turn.voyage.left, rule="CL-MOV-09"))
