"""The map put right by hand: whatever lies on it is put where it lies on the table (CL-GEN-01).

A tile takes along what lies on it; one that is taken off leaves its ships and barrels to be asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.core.declared.tracked_values import Tracked, choice, switch
from companion.core.questions.kinds import Option
from companion.core.values.frozen_records import memoized, replace
from companion.core.values.messages import msg
from companion.games.captains_log.fleet.ships import afloat
from companion.games.captains_log.model.ids import FloatId, ShipId, TileNumber
from companion.games.captains_log.model.names import who
from companion.games.captains_log.model.sea import LaidTile, Sea, Spot
from companion.games.captains_log.model.state import Goods, State
from companion.games.captains_log.sea import floats, kraken_way, laying, places, tiles
from companion.games.captains_log.sea.chart import chart, covered
from companion.hexmap import CLOCK, Hex, rotated, turned

TILE, FOG, KRAKEN, CARGO = "tile", "fog", "kraken", "cargo"
"""How the pieces are called that are no ships and do not float on a token: the first with its number behind a hyphen,
the last with its hex."""


def lines(s: State) -> Iterator[Tracked]:
    """Whether the app follows the map; where ships stand, tiles lie, things float, and the fog lies."""
    yield switch("sea", msg("cl-fix-sea"), s.sea is not None)
    if s.sea is None:
        return
    nowhere = Option("", msg("cl-hex-off"))
    for ship in afloat(s):
        name, here = who(s, ship), s.sea.spot(ship)
        at = "" if here is None else places.hex_id(here.at)
        known = _hexes(s, None if here is None else here.at)
        yield choice(f"sea.{ship}.at", msg("cl-fix-at", ship=name), at, (nowhere, *known), picture="hex:sea")
        if here is not None:
            yield choice(f"sea.{ship}.bow", msg("cl-fix-bow", ship=name), str(here.bow), places.bows())
    for token in s.floating:
        lies = floats.there(s, token.id)
        name = msg(f"cl-floating-{token.kind}")
        at = "" if lies is None else places.hex_id(lies)
        label = msg("cl-fix-float-at", what=name, tile=token.tile)
        yield choice(f"sea.{token.id}.at", label, at, (nowhere, *_hexes(s, lies)), picture="token:barrel")
    for pile in s.sea.cargo:
        at = places.hex_id(pile.at)
        label = msg("cl-fix-cargo-at", what=floats.in_words(pile.goods), place=places.place(s, pile.at))
        yield choice(f"sea.{CARGO}-{at}.at", label, at, (nowhere, *_hexes(s, pile.at)), picture="cube:any")
    if s.sea.fog:
        spots = _fog_spots(s.sea.tiles, tuple(chart(s).cells), s.sea.fog)
        yield choice("sea.fog.at", msg("cl-fix-fog-at"), places.hex_id(s.sea.fog[0]), spots, picture="hex:sea")
    if s.kraken:
        lair = kraken_way.lair(s)
        at = "" if lair is None else places.hex_id(lair)
        words = msg("cl-fix-kraken-at")
        yield choice(f"sea.{KRAKEN}.at", words, at, (nowhere, *_hexes(s, lair)), picture=kraken_way.PICTURE)
    outline = tiles.outline(s)
    if outline is not None:
        ways = _ways(s.sea.tiles, outline, tuple(at for at, _ in s.sea.gaps))
        for laid in s.sea.tiles:
            if laid.number:
                yield from _tile(s, laid, ways[laid.number])


def _hexes(s: State, besides: Hex | None) -> tuple[Option, ...]:
    """Every hex of the tiles face up, and where a piece lies now."""
    known = places.hexes(s)
    return known if besides is None or besides in chart(s).cells else (places.hex_option(s, besides), *known)


def _tile(s: State, laid: LaidTile, ways: HandWays) -> Iterator[Tracked]:
    """Where a tile may lie: where it fits beside the others, or in the place of another, which takes its own."""
    path, at = f"sea.{TILE}-{laid.number}", places.hex_id(laid.at)
    yield choice(f"{path}.at", msg("cl-fix-tile-at", tile=laid.number), at, ways.spots, picture="hex:tile")
    clocks = tuple(option for i, option in enumerate(places.bows()) if i in ways.turns)
    yield choice(f"{path}.turn", msg("cl-fix-tile-turn", tile=laid.number), str(CLOCK[laid.turn]), clocks)


@memoized
def _fog_spots(lying: tuple[LaidTile, ...], cells: tuple[Hex, ...], fog: tuple[Hex, ...]) -> tuple[Option, ...]:
    """Where the first hex of the fog may be: any hex from which the fog covers one of the map, and where it is."""
    spots = {fog[0], *(at - part + fog[0] for at in cells for part in fog)}
    return tuple(Option(places.hex_id(at), places.near(lying, at), picture="hex:sea") for at in sorted(spots))


@dataclass(frozen=True, slots=True)
class HandWays:
    """How a tile may lie besides: its middle, turned as it is; and its turns, where it is."""

    spots: tuple[Option, ...]
    turns: tuple[int, ...]


@memoized
def _ways(
    lying: tuple[LaidTile, ...], outline: tuple[Hex, ...], gaps: tuple[Hex, ...]
) -> Mapping[TileNumber, HandWays]:
    """How each tile may lie besides; worked out once as long as the tiles lie as they do. gaps: single-hex tiles."""
    every = {*gaps, *(at for laid in lying for at in covered(laid, outline))}
    found = {}
    for laid in lying:
        others = frozenset(every - set(covered(laid, outline)))
        swapped = (each.at for each in lying if each.at != laid.at)
        middles = dict.fromkeys((laid.at, *swapped, *laying.fitting(outline, laid.turn, others)))
        named = (Option(places.hex_id(at), places.near(lying, at), picture="hex:tile") for at in middles)
        turns = (i for i in range(len(CLOCK)) if others.isdisjoint(covered(replace(laid, turn=i), outline)))
        found[laid.number] = HandWays((Option("", msg("cl-tile-off")), *named), tuple(turns))
    return found


def put(s: State, piece: str, what: str, value: str) -> State:
    """The state once a hand has put a piece there (`lines`)."""
    if s.sea is None:
        return s
    kind, _, n = piece.partition("-")
    if kind == TILE and n.isdecimal():
        return _tile_put(s, s.sea, int(n), what, value)
    if kind == FOG:
        way = places.read_hex(value) - s.sea.fog[0]
        return replace(s, sea=replace(s.sea, fog=tuple(at + way for at in s.sea.fog)))
    if kind == KRAKEN:
        return kraken_way.put(s, places.read_hex(value) if value else None)
    if kind == CARGO:
        return replace(s, sea=_cargo_put(s.sea, places.read_hex(n), places.read_hex(value) if value else None))
    if kind == "float":
        return s.floats(FloatId(piece), places.read_hex(value) if value else None)
    return _ship_put(s, ShipId(piece), what, value)


def _cargo_put(sea: Sea, at: Hex, to: Hex | None) -> Sea:
    """With the cubes of a hex on another one, beside what floats there; None: nobody knows where."""
    goods = sea.cargo_on(at)
    left = sea.with_cargo(at, Goods())
    return left if to is None else left.with_cargo(to, left.cargo_on(to) + goods)


def _ship_put(s: State, ship: ShipId, what: str, value: str) -> State:
    here = None if s.sea is None else s.sea.spot(ship)
    if what == "at":
        bow = here.bow if here is not None else CLOCK[0]
        return s.at(ship, Spot(places.read_hex(value), bow) if value else None)
    return s if here is None else places.stood(s, ship, Spot(here.at, places.read_bow(value)))


def _tile_put(s: State, sea: Sea, number: TileNumber, what: str, value: str) -> State:
    laid = sea.tile(number)
    if laid is None:
        return s
    if what == "turn":
        return _carried(s, sea, {laid: replace(laid, turn=CLOCK.index(places.read_bow(value)))})
    if not value:
        return without(s, number)
    at = places.read_hex(value)
    other = next((each for each in sea.tiles if each.at == at and each != laid), None)
    if other is None:
        return _carried(s, sea, {laid: replace(laid, at=at)})
    places_changed = {laid: replace(laid, at=at, turn=other.turn), other: replace(other, at=laid.at, turn=laid.turn)}
    return _carried(s, sea, places_changed)


def without(s: State, number: TileNumber) -> State:
    """With a tile taken off the map; where what stood on it stands nobody knows."""
    laid, outline = None if s.sea is None else s.sea.tile(number), tiles.outline(s)
    if s.sea is None or laid is None or outline is None:
        return s
    gone = set(covered(laid, outline))
    sea = replace(
        s.sea,
        tiles=tuple(each for each in s.sea.tiles if each != laid),
        ships=tuple((ship, spot) for ship, spot in s.sea.ships if spot.at not in gone),
        afloat=tuple((token, at) for token, at in s.sea.afloat if at not in gone),
        cargo=tuple(pile for pile in s.sea.cargo if pile.at not in gone),
    )
    return replace(s, sea=sea)


def _carried(s: State, sea: Sea, changes: dict[LaidTile, LaidTile]) -> State:
    """With tiles that lie otherwise, and with them what lay on them."""
    outline = tiles.outline(s) or ()
    whose = {at: laid for laid in changes for at in covered(laid, outline)}

    def moved(at: Hex) -> Hex:
        if at not in whose:
            return at
        before, now = whose[at], changes[whose[at]]
        return now.at + rotated(at - before.at, now.turn - before.turn)

    carried = replace(
        s,
        sea=replace(
            sea,
            tiles=tuple(changes.get(laid, laid) for laid in sea.tiles),
            afloat=tuple((token, moved(at)) for token, at in sea.afloat),
            cargo=tuple(replace(pile, at=moved(pile.at)) for pile in sea.cargo),
        ),
    )
    for ship, spot in sea.ships:
        if spot.at in whose:
            before = whose[spot.at]
            bow = turned(spot.bow, changes[before].turn - before.turn)
            carried = places.stood(carried, ship, Spot(moved(spot.at), bow))
    return carried
