"""1.23 Joining a nation, and betraying it (rulebook p.31)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Fate
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.procedures.refusals import refuse
from companion.core.rules.verdicts import ALLOWED, Verdict, refused
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import COUNTRIES, Nation, SeatId
from companion.games.captains_log.model.names import Ctx, nation
from companion.games.captains_log.model.state import State
from companion.games.captains_log.renown import fame, reputation_board


class NationJoined(Event[State], formerly=("name",)):
    """A player belongs to a nation from now on; to a country and the Pirates, as a corsair."""

    seat: SeatId
    nation: Nation

    def apply(self, s: State) -> State:
        return s.with_player(s.party(self.seat), joined=(*s.joined(self.seat), self.nation))

    def line(self, s: State, book: Book) -> Msg:
        return msg("cl-ev-joined", name=s.name_of(self.seat), nation=nation(self.nation))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Fate(self.line(s, book), None, f"flag:{self.nation}"),)


class NationBetrayed(Event[State], formerly=("name",)):
    """A player attacked the own nation and no longer belongs to it."""

    seat: SeatId
    nation: Nation

    def apply(self, s: State) -> State:
        joined = tuple(country for country in s.joined(self.seat) if country != self.nation)
        return s.with_player(s.party(self.seat), joined=joined)

    def line(self, s: State, book: Book) -> Msg:
        return msg("cl-ev-betrayed", name=s.name_of(self.seat), nation=nation(self.nation))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Fate(self.line(s, book), None, f"flag:{self.nation}"),)


def may_join(s: State, seat: SeatId, country: Nation) -> Verdict:
    """CL-JON-03: one of the four countries at most; the Pirates besides."""
    own = next((joined for joined in s.joined(seat) if joined in COUNTRIES), None)
    if own is None or country not in COUNTRIES:
        return ALLOWED
    return refused("CL-JON-03", msg("cl-has-joined", nation=nation(own), other=nation(country)))


def falling(s: State, book: Book, seat: SeatId, country: Nation) -> tuple[Nation, ...]:
    """CL-JON-04: whose opinion falls when a player joins a nation: those at war with it and not yet that low (A-36).

    Never the Pirates, nor, when a member of a country joins the Pirates, that country: corsairs exist (CL-JON-03).
    """
    standing, joined = s.standing(seat), s.joined(seat)
    return tuple(
        other
        for other in COUNTRIES
        if s.at_war(country, other) and other not in joined and standing.of(other) > book.numbers.fall_column
    )


def wishes(t: Ctx, seat: SeatId, country: Nation, *, key: str) -> Procedure[bool]:
    """CL-JON-02: whether a player who could reach the last column wants to; if not, that point is not gained."""
    verdict = may_join(t.now, seat, country)
    if not verdict.allowed:
        yield from refuse(t, verdict)
        return False
    angered = tuple(nation(other) for other in falling(t.now, t.book, seat, country))
    price = msg("cl-q-join-price", nations=angered) if angered else msg("cl-q-join-free")
    return (
        yield from t.yes_no("join", key=key, who=seat, words={"nation": nation(country)}, note=price, yes=True, no=True)
    )


def join(t: Ctx, seat: SeatId, country: Nation) -> Procedure[None]:
    """CL-JON-01, -04, -06: membership, one fame, and the anger of the nations at war with the new one."""
    angered = falling(t.now, t.book, seat, country)
    yield from t.happens(NationJoined(seat, country, rule="CL-JON-01"))
    yield from fame.score(t, seat, "F-JON", t.book.numbers.join_fame, "CL-JON-06")
    for other in angered:
        yield from reputation_board.shift(t, seat, other, t.book.numbers.fall_column, "CL-JON-04")


def betray(t: Ctx, seat: SeatId, country: Nation) -> Procedure[None]:
    """CL-JON-05, -06: whoever attacks the own nation loses its favour, the fame of having joined it, and membership."""
    yield from t.happens(NationBetrayed(seat, country, rule="CL-JON-06"))
    now = t.now.standing(seat).of(country)
    yield from reputation_board.keep_prestige(t, seat, country)
    yield from reputation_board.shift(t, seat, country, min(now, t.book.numbers.fall_column), "CL-JON-05")
    yield from fame.score(t, seat, "F-JON", -t.book.numbers.join_fame, "CL-JON-06")
