"""1.2, 1.5 Where ships stand on the map that the app follows, how they come there, how that is said (CL-SET-22, -24).

What a table moves by hand nobody knows until somebody has told; then the app asks as if it followed no map.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby

from companion.core.declared.tracked_values import Tracked, choice, switch
from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Option
from companion.core.questions.question_base import BESIDE, Nature
from companion.core.values.frozen_records import memoized, replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet.ships import afloat
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SeatId, ShipId, TileNumber
from companion.games.captains_log.model.names import Ctx, ship_option, who
from companion.games.captains_log.model.sea import Spot
from companion.games.captains_log.model.state import Flag, State
from companion.games.captains_log.sea.chart import chart, harbour, spot, stands_on
from companion.games.captains_log.sea.courses import may_enter
from companion.hexmap import CLOCK, Clock, Hex, distance, neighbour, neighbours, turned

LEAVE = "leave"
"""What is answered by whoever wants the app to follow the map no more."""


@dataclass(frozen=True)
class ShipStands(Event[State]):
    """A ship was put on a hex of the map."""

    ship: ShipId
    spot: Spot

    def apply(self, s: State) -> State:
        return _put(s, self.ship, self.spot)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-stands", ship=who(s, self.ship), place=place(s, self.spot.at), clock=self.spot.bow)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        if self.ship.is_player:  # whoever put it there has just said so
            return ()
        option = ship_option(s, self.ship)
        words = msg("cl-ev-stands", ship=who(s, self.ship), place=place(s, self.spot.at), clock=self.spot.bow)
        return (Order(words, option.picture, option.colour),)


@dataclass(frozen=True)
class ShipSailed(Event[State]):
    """A ship sailed over the map, step by step. spot: where it stands now."""

    ship: ShipId
    steps: tuple[Clock, ...]
    spot: Spot

    def apply(self, s: State) -> State:
        return _put(s, self.ship, self.spot)

    def line(self, s: State, book: Book) -> Msg | None:
        words = msg("cl-ev-sailed", ship=who(s, self.ship), way=course(self.steps), place=place(s, self.spot.at))
        return words if self.steps else msg("cl-ev-turned", ship=who(s, self.ship), clock=self.spot.bow)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        if self.ship.is_player:  # whoever sails it has just shown where to
            return ()
        option = ship_option(s, self.ship)
        ship, bow = who(s, self.ship), self.spot.bow
        if not self.steps:
            return (Order(msg("cl-told-bow", ship=ship, clock=bow), option.picture, option.colour),)
        words = msg("cl-told-course", ship=ship, n=len(self.steps), clock=bow)
        return (Order(words, option.picture, option.colour, note=course(self.steps)),)


@dataclass(frozen=True)
class ShipAdrift(Event[State]):
    """Nobody has told where a ship stands now."""

    ship: ShipId

    def apply(self, s: State) -> State:
        return s.at(self.ship, None)


@dataclass(frozen=True)
class MapLeft(Event[State]):
    """The app follows the map no more; what it shows is asked from now on."""

    def apply(self, s: State) -> State:
        return replace(s, sea=None)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-map-left")


def _put(s: State, ship: ShipId, spot: Spot) -> State:
    there = s.at(ship, spot)
    return there.with_player(ship, bow=spot.bow) if ship.is_player else there


def course(steps: Sequence[Clock]) -> Msg:
    """Steps in words, those in one direction together: 3 towards 12 o'clock, 1 towards 2 o'clock."""
    runs = tuple(msg("cl-way-run", n=len(list(run)), clock=clock) for clock, run in groupby(steps))
    return msg("core-said-list", items=runs)


@cache
def straight(way: Hex) -> tuple[Clock, ...]:
    """The steps of a way that turns once at most."""
    steps = distance(Hex(0, 0), way)
    for clock in CLOCK:
        for n in range(steps, 0, -1):
            beside = turned(clock, 1)
            if neighbour(neighbour(Hex(0, 0), clock, n), beside, steps - n) == way:
                return (clock,) * n + (beside,) * (steps - n)
    return ()


def place(s: State, at: Hex) -> Msg:
    """A hex in words: by the tile on which it lies, and where on it."""
    number = chart(s).tiles.get(at, 0)
    laid = next((laid for laid in s.sea.tiles if laid.number == number), None) if s.sea is not None else None
    if laid is None or not number:
        return msg("cl-hex-off")
    steps = straight(at - laid.at)
    return msg("cl-hex-on", tile=number, way=course(steps)) if steps else msg("cl-hex-middle", tile=number)


def hex_id(at: Hex) -> str:
    """A hex as answers name it."""
    return f"{at.q},{at.r}"


def read_hex(given: str) -> Hex:
    """A hex that was named so."""
    q, _, r = given.partition(",")
    return Hex(int(q), int(r))


def read_bow(given: str) -> Clock:
    """A direction by its hour."""
    return CLOCK[[str(clock) for clock in CLOCK].index(given)]


def hex_option(s: State, at: Hex, note: Msg | None = None) -> Option:
    """A hex to choose."""
    return Option(hex_id(at), place(s, at), note, "hex:sea")


def bows() -> tuple[Option, ...]:
    """The six directions, as a ship that looks there."""
    return tuple(Option(str(hour), msg("cl-clock", clock=hour), picture=f"way:{hour}") for hour in CLOCK)


def berths(s: State, book: Book, cells: Iterable[Hex]) -> tuple[Hex, ...]:
    """CL-NPC-12: of some hexes those that are free; where none is, free ones beside them."""
    wanted = tuple(cells)
    free = tuple(at for at in wanted if stands_on(s, at) is None)
    if free or not wanted:
        return free
    beside = dict.fromkeys(each for at in wanted for each in neighbours(at))
    known = chart(s).cells
    return tuple(
        at for at in beside if at in known and may_enter(s, book, known[at], 0.0, False) and stands_on(s, at) is None
    )


def puts(
    t: Ctx, ship: ShipId, cells: Sequence[Hex], *, key: str, rule: str, nature: Nature = "decision"
) -> Procedure[None]:
    """A ship comes onto one of some hexes, and looks where it is turned; without any nobody knows where it stands."""
    if t.now.sea is None:
        return
    if not cells:
        yield from t.happens(ShipAdrift(ship, rule=rule))
        return
    seat = ship if ship.is_player else t.now.npc(ship).seat
    words = {"ship": who(t.now, ship)}
    chosen = yield from t.choose(
        "stands",
        (hex_option(t.now, at) for at in cells),
        under=key,
        who=seat,
        rule=rule,
        words=words,
        nature=nature,
        chart=True,
        about=(ship,),
    )
    yield from _looks(t, ship, chosen, key=key, rule=rule)


def settles(t: Ctx) -> Procedure[None]:
    """CL-MOV-01: where ships stand of which nobody has told since they moved by hand, so that the app can go on
    following the map; or it follows it no more."""
    while t.now.sea is not None and (lost := _lost(t.now)) is not None:
        known = chart(t.now).cells
        cells = [at for at, cell in sorted(known.items()) if may_enter(t.now, t.book, cell, 0.0, True)]
        free = [hex_option(t.now, at) for at in cells if stands_on(t.now, at) is None]
        leave = Option(LEAVE, msg("cl-leave-map"), msg("cl-leave-map-note"), "icon:cross", group=BESIDE)
        words, rule = {"ship": who(t.now, lost)}, "CL-MOV-01"
        chosen = yield from t.choose(
            "stands",
            (*free, leave),
            under=f"where-{lost}",
            rule=rule,
            words=words,
            nature="fact",
            chart=True,
            about=(lost,),
        )
        if chosen == LEAVE:
            yield from t.happens(MapLeft(rule=rule))
            return
        yield from _looks(t, lost, chosen, key=f"where-{lost}", rule=rule)


def _lost(s: State) -> ShipId | None:
    """The first ship afloat of which nobody knows where it stands, on a map that shows anything."""
    if not chart(s).cells:
        return None
    return next((ship for ship in afloat(s) if spot(s, ship) is None), None)


def _looks(t: Ctx, ship: ShipId, at: str, *, key: str, rule: str) -> Procedure[None]:
    """Where the bow of a ship points that stands on a hex now."""
    seat = ship if ship.is_player else t.now.npc(ship).seat
    words = {"ship": who(t.now, ship)}
    npc = ship.is_npc  # it turns as it likes before it moves: nobody is asked, and its controller may say otherwise
    bow = yield from t.choose(
        "stands-bow",
        bows(),
        under=key,
        who=seat,
        rule=rule,
        words=words,
        rose=True,
        at_once=True,
        default=str(CLOCK[0]) if npc else None,
        quiet=npc,
        about=(ship,),
    )
    spot_now = Spot(read_hex(at), read_bow(bow))
    yield from t.happens(ShipStands(ship, spot_now, rule=rule))


def sets_out(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-SET-22, -24: a player's miniature takes the place of the token, on a numbered hex, facing freely."""
    here = chart(t.now)
    cells = [at for tile in t.now.revealed for at in here.numbered(tile) if stands_on(t.now, at) is None]
    yield from puts(t, seat, cells, key="start", rule="CL-SET-22", nature="fact")


def returns(t: Ctx, seat: SeatId, tile: TileNumber) -> Procedure[None]:
    """CL-OUT-12: a destroyed ship comes back on the numbered hex of a tile, beside it where that is occupied."""
    yield from puts(t, seat, berths(t.now, t.book, chart(t.now).numbered(tile)), key="return", rule="CL-OUT-12")


def moors(t: Ctx, seat: SeatId, flag: Flag) -> Procedure[None]:
    """CL-OUT-13: a destroyed ship comes back in a port of a nation."""
    here = chart(t.now)
    cells = [at for at in here.cells if harbour(t.now, at) == flag]
    yield from puts(t, seat, berths(t.now, t.book, cells), key="return", rule="CL-OUT-13")


@memoized
def hexes(s: State) -> tuple[Option, ...]:
    """Every hex of the tiles face up, to be named by hand."""
    return tuple(hex_option(s, at) for at in sorted(chart(s).cells))


def by_hand(s: State) -> Iterator[Tracked]:
    """Where ships stand, as a hand may set it: whoever drags one says so."""
    if s.sea is None:
        return
    yield switch("sea", msg("cl-fix-sea"), True)
    nowhere = Option("", msg("cl-hex-off"))
    for ship in afloat(s):
        name, here = who(s, ship), s.sea.spot(ship)
        at = "" if here is None else hex_id(here.at)
        known = hexes(s) if here is None or here.at in chart(s).cells else (hex_option(s, here.at), *hexes(s))
        yield choice(f"sea.{ship}.at", msg("cl-fix-at", ship=name), at, (nowhere, *known), picture="hex:sea")
        if here is not None:
            yield choice(f"sea.{ship}.bow", msg("cl-fix-bow", ship=name), str(here.bow), bows())


def put_right(s: State, ship: ShipId, what: str, value: str) -> State:
    """The state once a hand has set that (`by_hand`)."""
    here = None if s.sea is None else s.sea.spot(ship)
    if what == "at":
        bow = here.bow if here is not None else CLOCK[0]
        return s.at(ship, Spot(read_hex(value), bow) if value else None)
    looks = read_bow(value)
    return s if here is None else _put(s, ship, Spot(here.at, looks))
