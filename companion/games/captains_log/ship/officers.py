"""1.26 Officers whose work takes more than one step: the instructor, who has the crew fire and board within one action
(CL-OFF-07), and the grapple: a boarded ship cannot move on its next turn while the boarder stays adjacent (CL-OFF-08,
A-95)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Result
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.rules.verdicts import ALLOWED, Verdict
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet.ships import afloat
from companion.games.captains_log.model import equipment, turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SeatId, ShipId
from companion.games.captains_log.model.names import Ctx, who
from companion.games.captains_log.model.state import State

Attack = Literal["fire", "board"]
OTHER: dict[Attack, Attack] = {"fire": "board", "board": "fire"}


class Drilled(Event[State]):
    """What the running action still admits besides what was just done; "" for nothing."""

    attack: Literal["", "fire", "board"]

    def apply(self, s: State) -> State:
        return s.with_turn(drilled=self.attack)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg(f"cl-ev-drilled-{self.attack}") if self.attack else None


def instructed(s: State, book: Book, seat: SeatId) -> bool:
    """CL-OFF-07, CL-GEN-09: whether a player has an instructor, and crews are in play."""
    return s.options.switches.boarding and equipment.effect(book, s.player(seat), "drill") > 0


def may_attack(s: State, attack: Attack) -> Verdict:
    """CL-TRN-02, CL-OFF-07: a half of the turn, or the one that is running already."""
    return ALLOWED if s.turn.drilled == attack and s.active.afloat else turns.may_use(s, "action")


def begin(t: Ctx, seat: SeatId, attack: Attack) -> Procedure[None]:
    """CL-OFF-07: spend a half of the turn, unless the running one admits this attack too."""
    if t.now.turn.drilled == attack:
        yield from t.happens(Drilled("", rule="CL-OFF-07"))
        return
    yield from turns.use_half(t, "action")
    if instructed(t.now, t.book, seat):
        yield from t.happens(Drilled(OTHER[attack], rule="CL-OFF-07"))


class Grappled(Event[State], formerly=("names",)):
    """A ship hangs on the hooks of another until the end of its next turn."""

    seat: SeatId
    target: ShipId

    def apply(self, s: State) -> State:
        used = s.with_player(self.seat, grapple_round=s.turn.round)
        change = used.with_npc if self.target.is_npc else used.with_player
        return change(self.target, grappled_by=self.seat)

    def line(self, s: State, book: Book) -> Msg:
        return msg("cl-ev-grappled", ship=who(s, self.seat), target=who(s, self.target))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Result(self.line(s, book), picture="token:anchor"),)


class Unhooked(Event[State]):
    """A ship is free of the hooks."""

    ship: ShipId

    def apply(self, s: State) -> State:
        change = s.with_npc if self.ship.is_npc else s.with_player
        return change(self.ship, grappled_by="")


def ready(s: State, book: Book, seat: SeatId) -> bool:
    """CL-OFF-08: whether a player has hooks that were not used in the turn before (or in this one)."""
    player = s.player(seat)
    rested = not player.grapple_round or s.turn.round > player.grapple_round + 1
    return equipment.effect(book, player, "grapple") > 0 and rested


def throw(t: Ctx, seat: SeatId, target: ShipId, *, key: str) -> Procedure[None]:
    """CL-OFF-08: the hooks of a boarding that did not take the ship; a player decides, as they rest afterwards."""
    if target not in afloat(t.now) or not ready(t.now, t.book, seat):
        return
    hooks = first_of(u for u in t.book.upgrades if u.effects.get("grapple"))
    words = {"target": who(t.now, target)}
    used = yield from t.yes_no(
        "hooks", under=key, who=seat, rule=hooks.rule, words=words, note=True, yes=True, no=True, about=(seat, target)
    )
    if used:
        yield from t.happens(Grappled(seat, target, rule=hooks.rule))


def held(t: Ctx, ship: ShipId, *, key: str) -> Procedure[bool]:
    """A-95: whether a ship that begins its turn still hangs on the hooks, and so cannot move in it."""
    of = t.now.npc(ship) if ship.is_npc else t.now.player(ship)
    if not of.grappled_by:
        return False
    near = False
    if of.grappled_by in afloat(t.now):
        words = {"ship": who(t.now, of.grappled_by), "target": who(t.now, ship)}
        about = (ship, of.grappled_by)
        near = yield from t.yes_no(
            "grappled", under=key, rule="CL-OFF-08", words=words, nature="fact", default=True, about=about
        )
    if not near:
        yield from t.happens(Unhooked(ship, rule="CL-OFF-08"))
    else:
        yield from t.happens(
            Announced(msg("cl-told-grappled", ship=who(t.now, ship)), "result", "token:anchor", rule="CL-OFF-08")
        )
    return near


def released(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CL-OFF-08: the turn is over, and so is the hold of the hooks."""
    of = t.now.npc(ship) if ship.is_npc else t.now.player(ship)
    if of.grappled_by:
        yield from t.happens(Unhooked(ship, rule="CL-OFF-08"))
