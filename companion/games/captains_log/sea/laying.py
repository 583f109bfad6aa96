"""1.2, 1.7, 1.9 How tiles come onto the map that the app follows (CL-SET-02, CL-EXP-04, CL-DYN-01, -02, D-02).

Where nobody has drawn the outline of a tile the map stays empty, and the table is asked what it shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from functools import lru_cache

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.copied_cards import recalled
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SeatId, TileNumber
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.sea import LaidTile, Sea
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea import places, tiles
from companion.games.captains_log.sea.chart import chart, covered, spot
from companion.games.captains_log.sea.lookout import sees
from companion.hexmap import CLOCK, Hex, ahead, disc, distance, neighbour, neighbours, ring, rotated


class MapLaid(Event[State]):
    """The first tiles lie on the table as the app proposes it; it follows the map from now on."""

    tiles: tuple[LaidTile, ...]

    def apply(self, s: State) -> State:
        return replace(s, sea=Sea(self.tiles))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return (Order(msg("cl-told-map-laid"), "hex:tile"),) if self.tiles else ()


class TileLaid(Event[State]):
    """A tile was turned up or laid; it lies there from now on.

    shown: whether a person has shown where it lies, so that nobody is told to lay it there.
    """

    laid: LaidTile
    shown: bool = field(default=False, compare=False)

    def apply(self, s: State) -> State:
        return s if s.sea is None else replace(s, sea=s.sea.with_tile(self.laid))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        return () if self.shown else (Order(turn_words(self.laid), "hex:tile"),)


def turn_words(laid: LaidTile) -> Msg:
    """How a tile is turned: where its north looks."""
    return msg("cl-told-tile-turn", tile=laid.number, clock=CLOCK[laid.turn])


@lru_cache(maxsize=8)
def spread(outline: tuple[Hex, ...], count: int) -> tuple[Hex, ...]:
    """CL-SET-02, D-02: where so many tiles lie, each north up, close together around the first.

    Each next one where it touches most hexes of those that lie there, then nearest to the first.
    """
    lying = dict.fromkeys(outline)
    found = [Hex(0, 0)]
    while len(found) < count:
        edge = [each for at in lying for each in neighbours(at) if each not in lying]
        spots = dict.fromkeys(at - part for at in edge for part in outline)
        fitting = [at for at in spots if not any(at + part in lying for part in outline)]
        best = min(fitting, key=lambda at: (-touched(outline, at, lying), distance(Hex(0, 0), at), at))
        found.append(best)
        lying |= dict.fromkeys(best + part for part in outline)
    return tuple(found[:count])


@lru_cache(maxsize=64)
def fitting(outline: tuple[Hex, ...], turn: int, lying: frozenset[Hex]) -> tuple[Hex, ...]:
    """CL-SET-02, CL-DYN-01: where the middle of a tile of that turn can lie: beside what lies there, upon none of it.

    The first tile lies in the middle of the table.
    """
    parts = tuple(rotated(each, turn) for each in outline)
    edge = [each for at in sorted(lying) for each in neighbours(at) if each not in lying]
    spots = dict.fromkeys(at - part for at in edge for part in parts) if lying else (Hex(0, 0),)
    return tuple(sorted(at for at in spots if not any(at + part in lying for part in parts)))


def touched(outline: Iterable[Hex], at: Hex, lying: Mapping[Hex, None]) -> int:
    """CL-DYN-02, A-12: how many hexes that lie there a tile would touch."""
    return len({each for part in outline for each in neighbours(at + part)} & lying.keys())


def lays_out(t: Ctx, turned: Sequence[TileNumber], hidden: int) -> Procedure[None]:
    """CL-SET-02, CL-DYN-01: the first tiles in the middle, face up; around them the others where the map is laid
    before. A table that does not want the app to follow the map is told nothing."""
    if not t.now.options.map:
        return
    outline = yield from outlined(t)
    if outline is None:
        return
    around = 0 if t.now.options.dynamic_map else hidden
    at = spread(outline, len(turned) + around)
    numbers = (*turned, *[0] * around)
    laid = tuple(LaidTile(here, 0, number) for here, number in zip(at, numbers, strict=True))
    yield from t.happens(MapLaid(laid, rule="CL-SET-02"))
    for tile in turned:
        yield from recalled(t, tiles.sea_tile_form(tile))


def outlined(t: Ctx) -> Procedure[tuple[Hex, ...] | None]:
    """D-02: the outline of the tiles; None, and that is told, where nobody has drawn it."""
    yield from recalled(t, tiles.outline_form())
    outline = tiles.outline(t.now)
    if outline is None:
        yield from t.happens(Announced(msg("cl-told-no-outline"), "result", "hex:tile", rule="CL-SET-02"))
    return outline


def turns_up(t: Ctx, seat: SeatId, tile: TileNumber, *, key: str) -> Procedure[None]:
    """CL-EXP-04: a tile of the ring was turned up: where it lies, of those that the lookout can see."""
    near = [laid for laid in face_down(t.now) if in_view(t.now, t.book, seat, laid)] or face_down(t.now)
    if not near or tiles.outline(t.now) is None:
        return
    chosen = yield from t.choose(
        "tile-place",
        (place_option(t.now, seat, laid) for laid in near),
        under=key,
        who=seat,
        rule="CL-EXP-04",
        words={"tile": tile},
        nature="fact",
        chart=True,
    )
    yield from turned(t, places.read_hex(chosen), tile)


def turned(t: Ctx, at: Hex, tile: TileNumber) -> Procedure[None]:
    """CL-EXP-04: a tile that lay there was turned up."""
    yield from recalled(t, tiles.sea_tile_form(tile))
    yield from t.happens(TileLaid(LaidTile(at, 0, tile), rule="CL-EXP-04"))


def face_down(s: State) -> list[LaidTile]:
    """The tiles face down of which somebody has told where they lie."""
    return [] if s.sea is None else [laid for laid in s.sea.tiles if not laid.number]


def explorable(s: State, book: Book, seat: SeatId) -> tuple[LaidTile, ...] | None:
    """CL-EXP-04: the tiles face down that the lookout sees within range, of those the nearest; None where the map does
    not know."""
    here, outline = spot(s, seat), tiles.outline(s)
    if s.sea is None or here is None or outline is None or not face_down(s):
        return None
    away = {
        laid: min(distance(here.at, at) for at in covered(laid, outline))
        for laid in s.sea.tiles
        if not laid.number and in_view(s, book, seat, laid)
    }
    return tuple(laid for laid, n in away.items() if n == min(away.values()))


def place_option(s: State, seat: SeatId, laid: LaidTile) -> Option:
    """A tile face down to choose, by how it lies from a ship."""
    return Option(places.hex_id(laid.at), _from(s, seat, laid.at), picture="hex:hidden")


def _from(s: State, seat: SeatId, at: Hex) -> Msg:
    """A hex in words, by how it lies from a ship."""
    here = spot(s, seat)
    return msg("cl-hex-off") if here is None else msg("cl-hex-from", way=places.runs(places.straight(at - here.at)))


def in_view(s: State, book: Book, seat: SeatId, laid: LaidTile) -> bool:
    """CL-EXP-04: whether a tile has a hex within range and in sight of a ship."""
    here = spot(s, seat)
    outline = tiles.outline(s)
    if here is None or outline is None:
        return True
    within = [at for at in covered(laid, outline) if distance(here.at, at) <= book.numbers.exploration_range]
    return any(sees(s, book, here.at, at) is not False for at in within)


def placements(s: State, book: Book, seat: SeatId) -> tuple[LaidTile, ...] | None:
    """CL-DYN-02, A-12: every legal way to lay a tile, its number left open; None where the map does not know.

    It covers one of the nearest empty hexes in sight, fits, and has the greatest contact.
    """
    here, outline = spot(s, seat), tiles.outline(s)
    if here is None or outline is None:
        return None
    lying = set(chart(s).tiles)
    for radius in range(1, book.numbers.exploration_range + 1):
        empty = [at for at in ring(here.at, radius) if at not in lying]
        sights = [sees(s, book, here.at, at) for at in empty]
        if None in sights:
            return None
        wanted = [at for at, sight in zip(empty, sights, strict=True) if sight]
        found = {
            LaidTile(at - rotated(part, turn), turn): None
            for at in wanted
            for turn in range(len(CLOCK))
            for part in outline
        }
        ranked = {
            laid: _contact(covered(laid, outline), lying) for laid in found if lying.isdisjoint(covered(laid, outline))
        }
        if ranked:
            best = max(ranked.values())
            return tuple(laid for laid, contact in ranked.items() if contact == best)
    return ()


def narrow(s: State, book: Book, seat: SeatId) -> tuple[Hex, ...] | None:
    """CL-DYN-05: the empty hexes in range and in sight that are too small for a map tile; None where the map does not
    know."""
    here, outline = spot(s, seat), tiles.outline(s)
    if here is None or outline is None:
        return None
    lying = frozenset(chart(s).tiles)
    found: list[Hex] = []
    for at in disc(here.at, book.numbers.exploration_range):
        if at in lying or _takes_tile(outline, at, lying):
            continue
        sight = sees(s, book, here.at, at)
        if sight is None:
            return None
        found += [at] if sight else []
    return tuple(found)


def _takes_tile(outline: tuple[Hex, ...], at: Hex, lying: frozenset[Hex]) -> bool:
    """Whether a map tile, turned in any way, fits over an empty hex."""
    return any(
        lying.isdisjoint(covered(LaidTile(at - rotated(part, turn), turn), outline))
        for turn in range(len(CLOCK))
        for part in outline
    )


def gaps_ahead(s: State, seat: SeatId) -> tuple[Hex, ...] | None:
    """CL-DYN-07, CL-MOV-06: the empty hexes before the bow of a ship; None where the map does not know."""
    here = spot(s, seat)
    if here is None or tiles.outline(s) is None:
        return None
    return tuple(at for at in (neighbour(here.at, clock) for clock in ahead(here.bow)) if at not in chart(s).tiles)


def from_option(s: State, seat: SeatId, at: Hex) -> Option:
    """An empty hex to choose, by how it lies from a ship."""
    return Option(places.hex_id(at), _from(s, seat, at), picture="hex:hidden")


def _contact(cells: Sequence[Hex], lying: set[Hex]) -> tuple[int, int]:
    """A-12: hexes in play that a tile touches, then its own hexes that touch them."""
    beside = {each for at in cells for each in neighbours(at)} & lying
    return len(beside), sum(not lying.isdisjoint(neighbours(at)) for at in cells)


def lays(t: Ctx, seat: SeatId, tile: TileNumber, *, key: str) -> Procedure[bool]:
    """CL-DYN-02: a tile is laid in one of the legal ways; the player chooses between equals. False where the map does
    not know, so that the table looks."""
    if t.now.sea is None:
        return False
    yield from recalled(t, tiles.sea_tile_form(tile))
    found = placements(t.now, t.book, seat)
    if not found:
        return False
    names = {f"{places.hex_id(laid.at)},{laid.turn}": laid for laid in found}
    options = (
        Option(name, msg("cl-tile-at", place=_from(t.now, seat, laid.at), clock=CLOCK[laid.turn]), picture="hex:tile")
        for name, laid in names.items()
    )
    chosen = yield from t.choose(
        "tile-laid", options, under=key, who=seat, rule="CL-DYN-02", words={"tile": tile}, chart=True
    )
    yield from t.happens(TileLaid(replace(names[chosen], number=tile), rule="CL-DYN-02"))
    return True
