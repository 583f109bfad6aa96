"""1.30 The stowaway (CL-EVT-23; rulebook p.47): once in a turn, whoever lies at a port loses people. Expert rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from companion.core.events.announcements import Announcement, Result
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat import damage, outcomes
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.event_deck import in_force
from companion.games.captains_log.model.ids import NO_ONE, SeatId
from companion.games.captains_log.model.names import Ctx, who
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea import lookout


class StowawayFound(Event[State], formerly=("ship",)):
    """The stowaway came aboard; not again this turn. n: active missions, and so people to lose."""

    n: int
    seat: SeatId = field(default=NO_ONE, compare=False)
    """Of the ship; in evenings of versions that did not note it, whoever is on turn."""

    def apply(self, s: State) -> State:
        return s.with_turn(stowaway=True)

    def line(self, s: State, book: Book) -> Msg:
        return msg("cl-stowaway-costs", ship=who(s, self.seat or s.active.id), n=self.n)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Result(self.line(s, book), picture="event:stowaway"),)


def active_missions(s: State, seat: SeatId) -> int:
    """Missions that a player has not completed."""
    return sum(not mission.done for mission in s.player(seat).missions)


def may_come(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-EVT-23: whether a stowaway can cost a player people: card in play, once a turn, with an active mission."""
    return (
        require(in_force(s, book, "stowaway"), "CL-EVT-23", msg("cl-stowaway-over"))
        & require(not s.turn.stowaway, "CL-EVT-23", msg("cl-stowaway-paid"))
        & require(bool(active_missions(s, seat)), "CL-EVT-23", msg("cl-stowaway-no-mission"))
    )


def comes_aboard(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-EVT-23: one of the crew for each active mission, which may cost the ship (CL-SHP-05)."""
    if not may_come(t.now, t.book, seat).allowed:
        return
    n = active_missions(t.now, seat)
    yield from t.happens(StowawayFound(n, seat, rule="CL-EVT-23"))
    yield from damage.hurt(t, seat, n, "wound", NO_ONE, key="stowaway")
    yield from outcomes.check(t, seat, NO_ONE, key="stowaway-end")


def at_end_of_turn(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-EVT-23: who used no port may have lain on a mooring all the same, or sailed from one."""
    if not (t.now.player(seat).afloat and may_come(t.now, t.book, seat).allowed):
        return
    read = lookout.moored(t.now, seat)
    moored = (
        t.now.player(seat).moored
        or t.now.turn.voyage.moored
        or (
            yield from t.yes_no(
                "stowaway-moored",
                words={"ship": who(t.now, seat)},
                note=msg("cl-stowaway-note"),
                nature="fact",
                default=bool(read),
                charted=read is not None,
                about=(seat,),
            )
        )
    )
    if moored:
        yield from comes_aboard(t, seat)
