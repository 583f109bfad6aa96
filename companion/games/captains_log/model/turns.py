"""1.4 Turn sequence: the two halves of a player's turn, free actions, end of turn (rulebook p.11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, Literal

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, refused, require
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NpcId, SeatId, ShipId
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.state import Goods, Stage, State, Voyage

Half = Literal["move", "action"]


class HalfUsed(Event[State]):
    """A half of the turn was used; a movement also takes the ship away from the port (CL-TAV-07)."""

    half: Half

    def apply(self, s: State) -> State:
        used = s.with_turn(halves=(*s.turn.halves, self.half), drilled="")
        if self.half == "action":
            return used
        begun = out_of_port(used).with_turn(voyage=Voyage(moored=s.active.moored), portless=False)
        return begun.with_player(s.active.id, tavern_used=False, moored=False)


class Placed(Event[State], formerly=("colour",)):
    """A player's miniature came onto the map for the first time."""

    seat: SeatId
    first: bool

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, afloat=True, placed=True)

    def line(self, s: State, book: Book) -> Msg:
        return msg("cl-ev-placed-first") if self.first else msg("cl-ev-placed")

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Order(self.line(s, book), "ship:schooner", s.player(self.seat).colour, self.seat),)


class TurnBegan(Event[State], formerly=("name",)):
    """A player's turn began: both halves are free again, and nothing was attacked yet this turn."""

    def apply(self, s: State) -> State:
        fresh = s.with_turn(started=True, halves=(), attacked=(), ports=(), mission_drawn=False, tavern_bought=False)
        return out_of_port(
            fresh.with_turn(
                jettisoned=Goods(),
                dropped=(),
                stopped=False,
                drilled="",
                voyage=Voyage(),
                fished=0,
                stowaway=False,
                portless=False,
            )
        )

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-turn", name=s.active.name)


class TurnEnded(Event[State]):
    """A player's turn is over; the NPCs of this player follow, in this order."""

    npcs: tuple[NpcId, ...]

    def apply(self, s: State) -> State:
        there = s.at(s.active.id, None) if sails_by_hand(s) else s
        return out_of_port(there).with_turn(stage=on(s, "npcs"), npcs=self.npcs)


class SeatPassed(Event[State]):
    """All NPCs of a player are done: the next player's turn, or the end of the round after the last one."""

    def apply(self, s: State) -> State:
        following = (s.turn.seat + 1) % len(s.players)
        stage: Stage = "round-end" if following == s.turn.first else "player"
        return s.with_turn(stage=on(s, stage), seat=following, started=False)


def out_of_port(s: State) -> State:
    """With no Interact action running in a port (CL-PRT-03)."""
    return s.with_turn(port="", services=(), boats=None, tile=0, sales=())


def on(s: State, stage: Stage) -> Stage:
    """The stage that follows, unless the evening is decided already."""
    return "over" if s.outcome is not None else stage


def may_use(s: State, half: Half) -> Verdict:
    """CL-TRN-02, -04: two halves a turn, never two movements; an action ends the movement before it.

    Who was destroyed in the own turn has nothing left to do in it (CL-OUT-10).
    """
    verdict = require(s.active.afloat, "CL-OUT-10", msg("cl-not-afloat")) & may_stay(s)
    if len(s.turn.halves) >= 2:
        verdict &= refused("CL-TRN-02", msg("cl-no-half-left"))
    if half == "move" and "move" in s.turn.halves:
        verdict &= refused("CL-TRN-02", msg("cl-no-second-move"))
    if half == "move" and s.active.grappled_by:
        verdict &= refused("CL-OFF-08", msg("cl-no-move-grappled"))
    return verdict


def on_turn(s: State, seat: SeatId) -> Verdict:
    """CL-TRN-01, CL-TRN-03: whether a player is on turn, actions free and otherwise included."""
    mine = s.turn.stage == "player" and s.active.id == seat
    return require(mine, "CL-TRN-01", msg("cl-not-on-turn", name=s.name_of(seat)))


def at_sea(s: State, seat: SeatId) -> Verdict:
    """CL-TRN-01, CL-PRT-03: whether a player is on turn, and the Interact action with a port is not still running."""
    return on_turn(s, seat) & require(not s.turn.port, "CL-PRT-03", msg("cl-still-in-port"))


def served(s: State, seat: SeatId) -> Verdict:
    """CL-TRN-01, CL-SET-23: whether a port, or the purchases before the start, lie open before this player."""
    before = s.turn.stage == "setup"
    theirs = s.turn.stage in ("setup", "player") and s.active.id == seat
    return require(theirs, "CL-SET-23" if before else "CL-TRN-01", msg("cl-not-on-turn", name=s.name_of(seat)))


def judged(first: Callable[[State, SeatId], Verdict], judge: Judge) -> Judge:
    """A judge of what a seat does, asked only where `first` has nothing against it: what lies before whoever is on turn
    says nothing of what another one may do."""

    @wraps(judge)
    def both(s: State, *book: Any, **given: Any) -> Verdict:
        before = first(s, given["seat"])
        return before & judge(s, *book, **given) if before.allowed else before

    return both


def moving(s: State) -> bool:
    """CL-MOV-10, CL-TRN-04: whether the active ship is in its movement; an action or a ramming has ended it."""
    return s.turn.halves[-1:] == ("move",) and s.active.afloat and not s.turn.stopped


def may_stay(s: State) -> Verdict:
    """CL-MOV-12: no movement ends on the hex of another ship, whatever would end it; a ramming does (CL-RAM-01)."""
    return require(not (moving(s) and s.turn.voyage.beside), "CL-MOV-12", msg("cl-no-room-to-stay"))


def sails_by_hand(s: State) -> bool:
    """CL-TRN-02: whether the active ship has been moved where only the table sees it."""
    turn = s.turn
    return turn.stage == "player" and "move" in turn.halves and turn.voyage.allowance is None and not turn.stopped


def moves_by_hand(s: State, ship: ShipId) -> bool:
    """CL-TRN-02: whether it is this ship that has been moved where only the table sees it."""
    return sails_by_hand(s) and ship == s.active.id


def use_half(t: Ctx, half: Half) -> Procedure[None]:
    """Spend a half of the turn; every action procedure begins with it."""
    yield from t.happens(HalfUsed(half, rule="CL-TRN-02"))


def move(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-TRN-02, CL-TRN-03: the movement half; the miniature moves on the real board, free actions stay open."""
    yield from use_half(t, "move")


def may_move(s: State, seat: SeatId) -> Verdict:
    """CL-TRN-02: the movement half, of whoever is on turn."""
    return may_use(s, "move")


def may_end(s: State, seat: SeatId) -> Verdict:
    """CL-TRD-01, CL-MOV-12: ending the turn, of whoever is on turn; not on the hex of another ship."""
    return may_stay(s)


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """The end of the turn: whoever ends it early passes what is left (CL-TRD-01)."""
    seat = s.active.id
    left = book.numbers.turn_halves - len(s.turn.halves)
    leave = msg("cl-end-turn", name=s.active.name) if not left else msg("cl-pass-turn", name=s.active.name)
    note = msg("cl-pass-note") if left else None
    ending = Option("end-turn", leave, note, "icon:play", may_end(s, seat), "turn")
    return (Offer(ending, command("end-turn", seat=seat)),)


COMMANDS: dict[str, ProcedureFunction] = {"move": move}
JUDGES: dict[str, Judge] = {"move": judged(on_turn, may_move)}
