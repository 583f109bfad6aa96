"""1.34 A captain without a flag: the marker taken off one line, and who bears her a grudge (CL-CAP-25; rulebook p.52).

A marked ship or port treats the player as one at the far left of its line; everybody else of that nation as a stranger.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Ability, Captain
from companion.games.captains_log.model.ids import NATIONS, MarkId, Nation, SeatId, ShipId
from companion.games.captains_log.model.names import Ctx, flags, nation, who
from companion.games.captains_log.model.state import State

RULE = "CL-CAP-25"


class MarkerTaken(Event[State]):
    """A player's marker left the line of a nation for good."""

    seat: SeatId
    nation: Nation

    def apply(self, s: State) -> State:
        standing = s.standing(self.seat).moved(self.nation, 0)
        return s.with_player(s.party(self.seat), standing=standing).with_player(self.seat, outcast=self.nation)

    def line(self, s: State, book: object) -> Msg | None:
        return msg("cl-ev-marker-taken", nation=nation(self.nation))

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        return (Order(msg("cl-told-marker-taken", nation=nation(self.nation)), f"flag:{self.nation}", seat=self.seat),)


class Marked(Event[State], formerly=("name",)):
    """A token of a player lies on a ship or beside a port, which resents an attack from now on."""

    seat: SeatId
    mark: MarkId

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, marks=(*s.player(self.seat).marks, self.mark))

    def line(self, s: State, book: object) -> Msg | None:
        return msg("cl-ev-marked", what=mark_name(s, self.mark))

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        return (Order(msg("cl-told-marked", what=mark_name(s, self.mark)), "token:flag", seat=self.seat),)


def leave(t: Ctx, seat: SeatId, captain: Captain, ability: Ability, *, key: str) -> Procedure[None]:
    """CL-CAP-25: which nation's line the marker leaves."""
    lines = tuple(country for country in NATIONS if country != ability.but)
    chosen = yield from t.choose(
        "outcast", flags(lines), key=f"{key}outcast", who=seat, rule=captain.rule, note=msg(f"cl-captain-{captain.id}")
    )
    country = first_of(flag for flag in lines if flag == chosen)
    yield from t.happens(MarkerTaken(seat, country, rule=captain.rule))


def off(s: State, seat: SeatId, country: str) -> bool:
    """CL-CAP-25: whether a seat, or its team, has no marker on that line."""
    return any(player.outcast == country for player in s.team(seat))


def resents(s: State, npc_id: ShipId, seat: SeatId) -> bool:
    """CL-CAP-25: whether a ship bears a token of a seat or its team."""
    card = s.npc(npc_id).card
    return bool(card) and any(MarkId(card) in player.marks for player in s.team(seat))


def port_mark(country: str, tile: int) -> MarkId:
    """The mark of a port, by flag and tile."""
    return MarkId(f"port-{country}-{tile}")


def mark_name(s: State, mark: MarkId) -> Msg:
    """Who bears a mark: the ship that sails under that card, or a port."""
    kind, *where = mark.split("-")
    if kind == "port":
        country, tile = where
        return msg("cl-port-at", nation=nation(country), tile=int(tile))
    return who(s, first_of(npc.id for npc in s.npcs if npc.card and MarkId(npc.card) == mark))


def shut_out(s: State, seat: SeatId, country: str, tile: int) -> bool:
    """CL-CAP-25: whether the port of that flag on that tile bears a token."""
    return any(port_mark(country, tile) in player.marks for player in s.team(seat))


def attacks(
    t: Ctx, seat: SeatId, victim: ShipId, faction: str | None, port: str | None, *, key: str
) -> Procedure[None]:
    """CL-CAP-25: an attack on a ship of that nation, or on any ship in its ports, is remembered by that one alone."""
    if faction and off(t.now, seat, faction) and victim.is_npc and not resents(t.now, victim, seat):
        mark = MarkId(t.now.npc(victim).card)
        yield from t.happens(Marked(seat, mark, rule=RULE))
    if port and off(t.now, seat, port):
        tile = yield from t.number(
            "port-tile", 1, max(tile.number for tile in t.book.tiles), key=f"{key}port-tile", nature="fact"
        )
        if not shut_out(t.now, seat, port, tile):
            yield from t.happens(Marked(seat, port_mark(port, tile), rule=RULE))
