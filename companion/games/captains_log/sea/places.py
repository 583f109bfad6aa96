"""1.2, 1.5 Where ships stand on the map that the app follows, how they come there, how that is said (CL-SET-22, -24).

What a table moves by hand nobody knows until somebody has told; then the app asks as if it followed no map.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby, takewhile

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Option
from companion.core.questions.question_base import BESIDE, Nature
from companion.core.values.frozen_records import memoized, replace
from companion.core.values.messages import Arg, Msg, msg
from companion.games.captains_log.fleet.ships import afloat
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SeatId, ShipId, TileNumber
from companion.games.captains_log.model.names import Ctx, ship_option, who
from companion.games.captains_log.model.sea import LaidTile, Spot
from companion.games.captains_log.model.state import Flag, State
from companion.games.captains_log.sea.chart import chart, harbour, is_free, spot
from companion.games.captains_log.sea.courses import may_enter
from companion.hexmap import CLOCK, Clock, Hex, distance, neighbour, turned

LEAVE = "leave"
"""What is answered by whoever wants the app to follow the map no more."""


class ShipStands(Event[State]):
    """A ship was put on a hex of the map."""

    ship: ShipId
    spot: Spot

    def apply(self, s: State) -> State:
        return stood(s, self.ship, self.spot)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-stands", ship=who(s, self.ship), place=place(s, self.spot.at), clock=self.spot.bow)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        if self.ship.is_player:  # whoever put it there has just said so
            return ()
        option = ship_option(s, self.ship)
        words = msg("cl-ev-stands", ship=who(s, self.ship), place=place(s, self.spot.at), clock=self.spot.bow)
        return (Order(words, option.picture, option.colour),)


class ShipSailed(Event[State]):
    """A ship sailed over the map, step by step. spot: where it stands now."""

    ship: ShipId
    steps: tuple[Clock, ...]
    spot: Spot

    def apply(self, s: State) -> State:
        there = stood(s, self.ship, self.spot)
        if self.ship != s.active.id or not self.steps:
            return there
        straight_on = len(list(takewhile(lambda step: step == self.steps[-1], reversed(self.steps))))
        before, here = s.turn.voyage, None if s.sea is None else s.sea.spot(self.ship)
        if straight_on == len(self.steps) and before.hexes > straight_on and here is not None:
            straight_on += before.run if here.bow == self.steps[-1] else 0
        return there.with_turn(voyage=replace(before, run=straight_on))

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
        return (Order(words, option.picture, option.colour, note=course(self.steps), drawn=True),)


class ShipAdrift(Event[State]):
    """Nobody has told where a ship stands now."""

    ship: ShipId

    def apply(self, s: State) -> State:
        return s.at(self.ship, None)


class MapLeft(Event[State]):
    """The app follows the map no more; what it shows is asked from now on."""

    def apply(self, s: State) -> State:
        return replace(s, sea=None)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-map-left")


def stood(s: State, ship: ShipId, spot: Spot) -> State:
    """With a ship in that place, the bow of a player's noted on the sheet, too."""
    there = s.at(ship, spot)
    return there.with_player(ship, bow=spot.bow) if ship.is_player else there


def course(steps: Sequence[Clock]) -> Msg:
    """Steps in words, those in one direction together: 3 towards 12 o'clock, 1 towards 2 o'clock."""
    return runs(tuple((clock, len(list(run))) for clock, run in groupby(steps)))


def runs(way: Sequence[tuple[Clock, int]]) -> Msg:
    """A way in words: its directions, and how many hexes in each."""
    return msg("core-said-list", items=tuple(msg("cl-way-run", n=n, clock=clock) for clock, n in way))


@cache
def straight(way: Hex) -> tuple[tuple[Clock, int], ...]:
    """A way that turns once at most: its directions, and how many hexes in each. However long it is, none is walked: a
    state that somebody hands over may name any hex."""
    for clock in CLOCK:
        ahead, beside = neighbour(Hex(0, 0), clock), neighbour(Hex(0, 0), turned(clock, 1))
        sign = ahead.q * beside.r - ahead.r * beside.q
        n, m = (way.q * beside.r - way.r * beside.q) * sign, (ahead.q * way.r - ahead.r * way.q) * sign
        if n > 0 and m >= 0:
            return ((clock, n), (turned(clock, 1), m)) if m else ((clock, n),)
    return ()


def place(s: State, at: Hex) -> Msg:
    """A hex in words: by the tile on which it lies, and where on it."""
    number = chart(s).tiles.get(at, 0)
    laid = next((laid for laid in s.sea.tiles if laid.number == number), None) if s.sea is not None else None
    if laid is None or not number:
        return msg("cl-hex-off")
    way = straight(at - laid.at)
    return msg("cl-hex-on", tile=number, way=runs(way)) if way else msg("cl-hex-middle", tile=number)


def near(lying: Iterable[LaidTile], at: Hex) -> Msg:
    """A hex off the tiles in words: how it lies from the middle of the nearest tile face up."""
    face_up = [each for each in lying if each.number]
    nearest = min(face_up, key=lambda each: (distance(each.at, at), each.number), default=None)
    if nearest is None:
        return msg("cl-hex-first")
    if nearest.at == at:
        return msg("cl-hex-middle", tile=nearest.number)
    return msg("cl-hex-on", tile=nearest.number, way=runs(straight(at - nearest.at)))


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


def hex_option(s: State, at: Hex) -> Option:
    """A hex to choose."""
    return Option(hex_id(at), place(s, at), picture="hex:sea")


def bows() -> tuple[Option, ...]:
    """The six directions, as a ship that looks there."""
    return tuple(Option(str(hour), msg("cl-clock", clock=hour), picture=f"way:{hour}") for hour in CLOCK)


def berths(s: State, book: Book, cells: Iterable[Hex]) -> tuple[Hex, ...]:
    """CL-NPC-12: of some hexes those that are free; where none is, free ones beside them; where none is either, the
    nearest that are, since the text says nothing of that."""
    wanted = tuple(cells)
    free = tuple(at for at in wanted if is_free(s, at))
    if free or not wanted:
        return free
    known = chart(s).cells
    open_ = [at for at, cell in known.items() if may_enter(s, book, cell, 0.0, False) and is_free(s, at)]
    away = {at: min(distance(at, each) for each in wanted) for at in open_}
    return tuple(at for at in open_ if away[at] == min(away.values()))


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
        free = [at for at in cells if is_free(t.now, at)]
        key, words, rule = f"where-{lost}", {"ship": who(t.now, lost)}, "CL-MOV-01"
        chosen = yield from shows(t, free, under=key, rule=rule, words=words, about=(lost,))
        if chosen is not None:
            yield from _looks(t, lost, chosen, key=key, rule=rule)


def shows(
    t: Ctx,
    cells: Iterable[Hex],
    *,
    under: str,
    rule: str,
    text: str = "stands",
    words: Mapping[str, Arg] | None = None,
    about: tuple[ShipId, ...] = (),
) -> Procedure[str | None]:
    """CL-MOV-01: the hex where something stands, as answers name it; None where the table wants the app to follow the
    map no more."""
    chosen = yield from t.choose(
        "stands",
        (*(hex_option(t.now, at) for at in cells), leaving()),
        under=under,
        rule=rule,
        text=text,
        words=words or {},
        nature="fact",
        chart=True,
        about=about,
    )
    if chosen != LEAVE:
        return chosen
    yield from t.happens(MapLeft(rule="CL-MOV-01"))
    return None


def leaving() -> Option:
    """The way out of questions that only the map needs."""
    return Option(LEAVE, msg("cl-leave-map"), msg("cl-leave-map-note"), "icon:cross", group=BESIDE)


def _lost(s: State) -> ShipId | None:
    """The first ship afloat of which nobody knows where it stands, on a map that shows anything; not one that people
    are just moving by hand, which stands where they leave it."""
    if not chart(s).cells:
        return None
    lost = (ship for ship in afloat(s) if spot(s, ship) is None)
    return next((ship for ship in lost if not turns.moves_by_hand(s, ship)), None)


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
    cells = [at for tile in t.now.revealed for at in here.numbered(tile) if is_free(t.now, at)]
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
