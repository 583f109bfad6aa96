"""1.30 Where the Kraken lies on the map that the app follows, which way it swims there, whom it reaches (CL-KRK-01 to
-08, A-105, A-107).

Each answer is None where the map does not know; then the table is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.event_deck import number_of
from companion.games.captains_log.model.ids import ShipId, TileNumber
from companion.games.captains_log.model.ledger import by_ruling
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.sea import TileHex
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea import lookout, places
from companion.games.captains_log.sea.chart import chart, is_land, is_whole, krakens, standing
from companion.games.captains_log.sea.courses import WORLDS, World
from companion.hexmap import Clock, Hex, along, distance, straight_on

PICTURE = "ship:kraken"


class KrakenLies(Event[State]):
    """The Kraken was put on a hex; None: nobody knows where it is now."""

    at: Hex | None

    def apply(self, s: State) -> State:
        return put(s, self.at)

    def line(self, s: State, book: Book) -> Msg | None:
        return None if self.at is None else msg("cl-ev-kraken-lies", place=places.place(s, self.at))


class KrakenSwam(Event[State]):
    """The Kraken swam over the map, step by step. at: where it is now."""

    steps: tuple[Clock, ...]
    at: Hex

    def apply(self, s: State) -> State:
        return put(s, self.at)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("cl-ev-kraken-swam", way=places.course(self.steps), place=places.place(s, self.at))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        words = msg("cl-told-kraken-swims", way=places.course(self.steps))
        return (Order(words, PICTURE, note=places.place(s, self.at)),)


def put(s: State, at: Hex | None) -> State:
    """With the Kraken there; None: nobody knows where."""
    return s if s.sea is None else replace(s, sea=replace(s.sea, kraken=() if at is None else (at,)))


def lair(s: State) -> Hex | None:
    """Where the Kraken lies."""
    return next(iter(krakens(s)), None)


def is_colossal(s: State, book: Book) -> bool:
    """CL-KRK-08: whether the Kraken reaches the hexes around its own."""
    return number_of(book, "colossal") in s.kraken


def is_open(s: State, book: Book, cell: TileHex | None, world: World, *, shallows: bool) -> bool:
    """CL-KRK-05, A-49, A-107: whether the Kraken swims over a hex. cell: None off the tiles that lie face up.

    shallows: whether sandbanks and reefs stop it too.
    """
    if cell is None or is_land(s, book, cell):
        return False
    if cell.terrain == "unknown":
        return world
    return not (shallows and cell.terrain in ("sandbank", "reef"))


def appears(t: Ctx, tile: TileNumber, *, key: str) -> Procedure[None]:
    """CL-KRK-01: the Kraken comes onto its icon; where none was copied, or several, the table shows the hex."""
    here = chart(t.now)
    icons = here.marked(tile, "monster")
    if len(icons) == 1:
        yield from t.happens(KrakenLies(icons[0], rule="CL-KRK-01"))
        return
    yield from _told(t, icons or tuple(at for at in _waters(t) if here.tiles[at] == tile), key=key)


def settles(t: Ctx) -> Procedure[None]:
    """CL-KRK-04: where the Kraken lies, if nobody has told since it swam where only the table saw it."""
    if lair(t.now) is None:
        yield from _told(t, _waters(t), key="where-kraken")


def _waters(t: Ctx) -> tuple[Hex, ...]:
    """Every hex on which the Kraken may be."""
    cells = sorted(chart(t.now).cells.items())
    return tuple(at for at, cell in cells if is_open(t.now, t.book, cell, True, shallows=False))


def _told(t: Ctx, cells: Sequence[Hex], *, key: str) -> Procedure[None]:
    if not cells:
        return
    chosen = yield from places.shows(t, cells, under=key, rule="CL-KRK-01", text="stands-kraken")
    if chosen is not None:
        yield from t.happens(KrakenLies(places.read_hex(chosen), rule="CL-KRK-01"))


@dataclass(frozen=True, slots=True)
class Ways:
    """How the Kraken swims, as this table has settled it. to_row: a detour leads back to the row (A-105).  shallows:
    sandbanks and reefs stop it (A-107)."""

    to_row: bool
    shallows: bool

    def steps(self, s: State, book: Book, clock: Clock, most: int) -> tuple[Clock, ...] | None:
        """Its steps; None where the map does not know."""
        start, cells = lair(s), chart(s).cells
        if start is None:
            return None

        def swims(world: World) -> tuple[Clock, ...]:
            def free(at: Hex) -> bool:
                return is_open(s, book, cells.get(at), world, shallows=self.shallows)

            return straight_on(start, clock, most, free, to_row=self.to_row)

        found = swims(WORLDS[0])
        return found if chart(s).copied or found == swims(WORLDS[1]) else None


def ways(s: State) -> Ways:
    """A-105, A-107: as this table has settled it."""
    return Ways(s.options.ruling("A-105") == "row", s.options.ruling("A-107") == "shallows")


def heads(t: Ctx, clock: Clock, most: int) -> Procedure[tuple[Clock, ...] | None]:
    """CL-KRK-04, -05: the steps of a move in that direction, and by which settings they are other than usual."""
    s, book, settled = t.now, t.book, ways(t.now)
    steps = settled.steps(s, book, clock, most)
    if steps is not None:
        row, deep = replace(settled, to_row=False), replace(settled, shallows=False)
        yield from by_ruling(t, "A-105", "CL-KRK-05", bites=row.steps(s, book, clock, most) != steps)
        yield from by_ruling(t, "A-107", "CL-KRK-05", bites=deep.steps(s, book, clock, most) != steps)
    return steps


def reached(s: State, book: Book, steps: tuple[Clock, ...]) -> tuple[tuple[int, ShipId], ...] | None:
    """CL-KRK-06, -08, CL-EVT-14: whom it reaches, after how many of its steps each; None where the map does not know.

    The colossal one reaches at once whatever lies beside it.
    """
    start = lair(s)
    if start is None or not is_whole(s) or (s.fog and not chart(s).fog):
        return None
    far = 1 if is_colossal(s, book) else 0
    found: dict[ShipId, int] = {}
    for n, at in enumerate((start, *along(start, steps))):
        if n or far:
            for ship, there in standing(s):
                if distance(there.at, at) <= far and not lookout.in_fog(s, ship):
                    found.setdefault(ship, n)
    return tuple((n, ship) for ship, n in found.items())


def is_deadly(s: State, book: Book, at: Hex) -> bool:
    """CL-KRK-08, CL-EVT-14: whether the colossal Kraken destroys whoever comes onto a hex."""
    near = any(distance(at, lies) <= 1 for lies in krakens(s))
    return near and is_colossal(s, book) and at not in chart(s).fog
