"""1.12 Ports: lying in one, what it offers, and with whose reputation (rulebook p.17, 31, 34)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from companion.core.events.announcements import Announcement, Order, Result
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.rules.verdicts import ALLOWED, Sum, Term, Verdict, refused
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NATIONS, Nation, SeatId, ShipId
from companion.games.captains_log.model.names import Ctx, nation
from companion.games.captains_log.model.state import Flag, Port, Service, State
from companion.games.captains_log.model.turns import out_of_port
from companion.games.captains_log.renown import outcast
from companion.games.captains_log.reputation import reputation
from companion.games.captains_log.ship import upgrades

FLAGS: tuple[Flag, ...] = (*NATIONS, "native")
SERVICES: tuple[Service, ...] = ("buy", "sell", "tavern", "yard")
PICTURES: dict[Service, str] = {
    "buy": "token:market",
    "sell": "token:coin",
    "tavern": "token:crew",
    "yard": "token:hammer",
}


class PortFound(Event[State]):
    """The table knows a port: its flag, its icons and, when told, its tile."""

    flag: Flag
    services: tuple[Service, ...]
    tile: int = 0
    drawn: bool = field(default=False, compare=False)
    """Whether its flag was drawn by lot, so that somebody puts it there."""

    def apply(self, s: State) -> State:
        return replace(s, ports=(*s.ports, Port(self.flag, self.services, self.tile)))

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-port-found", port=port_name(self.flag), tile=self.tile) if self.tile else None

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        if not (self.drawn and self.tile):
            return ()
        return (Order(msg("cl-told-port-flag", tile=self.tile, nation=nation(self.flag)), f"flag:{self.flag}"),)


class PortEntered(Event[State]):
    """An Interact action with a port began. boats: interactions that the rowboats allow, None when moored.

    tile: on which it lies, 0 if nobody has told.
    """

    flag: Flag
    services: tuple[Service, ...]
    boats: int | None = None
    tile: int = 0

    def apply(self, s: State) -> State:
        entered = s.with_turn(port=self.flag, services=self.services, boats=self.boats, tile=self.tile, sales=())
        return entered if self.boats is not None else entered.with_player(s.active.id, moored=True, mooring=self.flag)

    def line(self, s: State, book: Book) -> Msg | None:
        way = "moored" if self.boats is None else "boats"
        return msg(f"cl-ev-port-{way}", port=port_name(self.flag), n=self.boats or 0)


class PortMissed(Event[State]):
    """CL-PRT-02: on a tile where a ship lies is no port that it may use. nation: that keeps its ports closed to it,
    None where there is no port at all."""

    tile: int
    nation: Nation | None = None

    def apply(self, s: State) -> State:
        return s.with_turn(portless=True)

    def line(self, s: State, book: Book) -> Msg:
        if self.nation is None:
            return msg("cl-no-port-there", tile=self.tile)
        return msg("cl-not-grata", nation=nation(self.nation))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Result(self.line(s, book)),)


class PortLeft(Event[State]):
    """The Interact action with a port is over; the ship still lies there."""

    def apply(self, s: State) -> State:
        return out_of_port(s)


class ShopOpened(Event[State], formerly=("name",)):
    """A player shops before the first turn, as in a native port (CL-SET-23).

    seat: index of the player.  aside: for one purchase on the player's own phone, which is told by itself.
    """

    seat: int
    services: tuple[Service, ...]
    aside: bool = field(default=False, compare=False)

    def apply(self, s: State) -> State:
        drawn = s.players[self.seat].tavern_used
        return s.with_turn(seat=self.seat, port="native", services=self.services, mission_drawn=drawn)

    def line(self, s: State, book: Book) -> Msg | None:
        return None if self.aside else msg("cl-ev-shop", name=s.players[self.seat].name)


class BoatUsed(Event[State]):
    """One of the interactions that the rowboats allow was used (CL-PRT-10)."""

    def apply(self, s: State) -> State:
        return s.with_turn(boats=(s.turn.boats or 0) - 1)


def port_name(flag: Flag) -> Msg:
    """A port by its flag."""
    return msg(f"cl-port-{flag}")


def nation_of(flag: Flag) -> Nation | None:
    """CL-PRT-05: the nation of a port; a native port has none."""
    return next((country for country in NATIONS if country == flag), None)


def boats(s: State, book: Book, seat: SeatId) -> int:
    """CL-PRT-10, CL-REP-14: rowboats of a player, with the free one of Spain; none without the expert rules."""
    if not s.options.switches.boarding:
        return 0
    free = reputation.enjoys(s, seat, "spain", "benefit")
    return upgrades.effect(book, s.player(seat), "boats") + int(free)


def closed(s: State, seat: SeatId, country: Nation, tile: int = 0) -> bool:
    """CL-REP-11: whether the moorings of a nation are closed to a player, who is persona non grata there.

    Or that port alone, on this tile, which remembers an attack (CL-CAP-25).
    """
    return reputation.suffers(s, seat, country, "grata") or outcast.shut_out(s, seat, country, tile)


def standing(s: State, book: Book, seat: SeatId) -> int | None:
    """The reputation that opens offers in the port of this action; None where only offers without requirement are open.

    CL-PRT-05: native ports have none, except that of tile 22 (CL-TIL-01, CL-TAV-09). CL-PRT-11: neither has who
    is persona non grata and sends rowboats.
    """
    country = nation_of(s.turn.port)
    if country is None:
        return book.numbers.native_access if s.turn.port == "native-22" else None
    if closed(s, seat, country, s.turn.tile) or outcast.off(s, seat, country):
        return None
    return s.standing(seat).of(country)


def may_enter(s: State, book: Book, seat: SeatId, flag: Flag, tile: int = 0) -> Verdict:
    """CL-PRT-02, CL-REP-11: whether a port of that flag can be used at all; rowboats get around a closed mooring."""
    country = nation_of(flag)
    if country is None or boats(s, book, seat) or not closed(s, seat, country, tile):
        return ALLOWED
    return refused("CL-REP-11", msg("cl-not-grata", nation=nation(country)))


def moored(s: State, ship: ShipId) -> bool:
    """CL-PRT-02: whether the app knows that a ship lies on a mooring; of NPCs only the board tells.

    Who uses a port without rowboats does. A player whose movement the table counts may lie on one all the same.
    """
    if not ship.is_player:
        return False
    return s.player(ship).moored or (ship == s.active.id and bool(s.turn.port) and s.turn.boats is None)


def may_use(s: State, book: Book, service: Service, needs: int = 0) -> Verdict:
    """Whether the active player may use an icon of the port now. needs: reputation asked for, 0 for none."""
    verdict, seat = ALLOWED, s.active.id
    if service not in s.turn.services:
        verdict &= refused("CL-PRT-03", msg("cl-no-such-icon", service=msg(f"cl-service-{service}")))
    if s.turn.boats == 0:
        verdict &= refused("CL-PRT-10", msg("cl-no-boat-left"))
    if not needs or service not in s.turn.services:
        return verdict
    have, country = standing(s, book, seat), nation_of(s.turn.port)
    if have is None and country is not None and outcast.off(s, seat, country):
        return verdict & refused("CL-CAP-25", msg("cl-no-marker-here", nation=nation(country)))
    if have is None:
        rule = "CL-PRT-05" if country is None else "CL-PRT-11"
        return verdict & refused(rule, msg("cl-no-reputation-here", needs=needs))
    label = port_name(s.turn.port)
    verdict &= Verdict(sums=(Sum(label, (Term(msg("cl-reputation"), have, "CL-TAV-01"),)),))
    return verdict if have >= needs else verdict & refused("CL-TAV-01", msg("cl-needs-reputation", needs=needs, n=have))


def use(t: Ctx) -> Procedure[None]:
    """Begin one interaction; it costs a boat's trip when the ship is not moored (CL-PRT-10)."""
    if t.now.turn.boats is not None:
        yield from t.happens(BoatUsed(rule="CL-PRT-10"))
