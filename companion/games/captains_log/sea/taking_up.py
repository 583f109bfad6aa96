"""1.2 The map as it lies on the table, told to the app in mid-evening: one touch for each tile and ship (CL-SET-02).

What the table has said stays: the app follows the map from then on, as if it had from the start.
"""

from __future__ import annotations

from companion.core.procedures.copied_cards import recalled
from companion.core.procedures.procedure import Procedure, ProcedureFunction, first_of
from companion.core.questions.kinds import Option
from companion.core.values.messages import msg
from companion.games.captains_log.model.ids import TileNumber
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.sea import LaidTile
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea import floats, laying, places, tiles
from companion.games.captains_log.sea.chart import chart
from companion.hexmap import CLOCK, Hex


def unlaid(s: State) -> tuple[TileNumber, ...]:
    """The tiles face up of which nobody has told where they lie, on a map that the app follows."""
    sea = s.sea
    return () if sea is None else tuple(number for number in s.revealed if sea.tile(number) is None)


def take_up(t: Ctx) -> Procedure[None]:
    """CL-SET-02, CL-DYN-01: where each tile lies, what floats on it, and where the ships are."""
    outline = yield from laying.outlined(t)
    if outline is None:
        yield from t.happens(places.MapLeft(rule="CL-SET-02"))
        return
    for number in unlaid(t.now):
        yield from recalled(t, tiles.sea_tile_form(number))
        if not (yield from _lies(t, number, outline)):
            return
    yield from places.settles(t)
    yield from floats.settles(t)


def _lies(t: Ctx, number: TileNumber, outline: tuple[Hex, ...]) -> Procedure[bool]:
    """Where a tile lies; False where the table follows the map no more."""
    found = {f"{places.hex_id(laid.at)},{laid.turn}": laid for laid in spots(t.now, number, outline)}
    lying = t.now.sea.tiles if t.now.sea is not None else ()
    options = [
        Option(name, msg("cl-tile-lies", place=places.near(lying, laid.at), clock=CLOCK[laid.turn]), picture="hex:tile")
        for name, laid in found.items()
    ]
    if len(options) == 1:
        chosen = first_of(found)
    else:
        chosen = yield from t.choose(
            "tile-lies",
            (*options, places.leaving()),
            at=number,
            rule="CL-SET-02",
            words={"tile": number},
            nature="fact",
            chart=True,
        )
    if chosen == places.LEAVE:
        yield from t.happens(places.MapLeft(rule="CL-SET-02"))
        return False
    yield from t.happens(laying.TileLaid(found[chosen], shown=True, rule="CL-SET-02"))
    return True


def spots(s: State, number: TileNumber, outline: tuple[Hex, ...]) -> tuple[LaidTile, ...]:
    """CL-SET-02, CL-DYN-01: where a tile may lie: in the place of one face down, or beside those that lie there, be it
    that it fits in there only when it is turned.

    Tiles of a map that was laid before have their numbers to the north; on one that grows they lie as they like.
    """
    turns = range(len(CLOCK)) if s.options.dynamic_map else range(1)
    lying = frozenset(chart(s).tiles)
    hidden = [laid.at for laid in laying.face_down(s)]
    fitting = {turn: dict.fromkeys(laying.fitting(outline, turn, lying)) for turn in turns}
    return tuple(
        LaidTile(at, turn, number)
        for at in dict.fromkeys((*hidden, *sorted({at for middles in fitting.values() for at in middles})))
        for turn in turns
        if at in hidden or at in fitting[turn]
    )


COMMANDS: dict[str, ProcedureFunction] = {"take-up-map": take_up}
