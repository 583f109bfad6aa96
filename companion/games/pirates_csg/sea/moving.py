"""CSG-MOVE, CSG-SHOOT-08, CSG-EXPL-08: a Move action: how far, where the ship lies then, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.game import Offer
from companion.core.procedure import Procedure, ProcedureFunction, command
from companion.core.questions import Choose, Option
from companion.core.telling import Told
from companion.core.text import Msg, msg
from companion.core.verdicts import Verdict, require
from companion.games.pirates_csg.gunnery import shots
from companion.games.pirates_csg.sea import docking, ramming
from companion.games.pirates_csg.sea.contacts import ShipMoved, free_to_move, may_dock
from companion.games.pirates_csg.ship.cards import hindered
from companion.games.pirates_csg.ship.orders import ActionGiven, may_act, sails
from companion.games.pirates_csg.ship.sailing import base_move, spelled
from companion.games.pirates_csg.shore import exploring
from companion.games.pirates_csg.table.book import Book
from companion.games.pirates_csg.table.ids import AT_SEA, IslandId, ShipId
from companion.games.pirates_csg.table.names import (
    OPEN_SEA,
    Desk,
    island_option,
    place_name,
    said,
    ship_name,
    ship_option,
    ship_picture,
)
from companion.games.pirates_csg.table.state import State


def may_move(s: State, ship: ShipId) -> Verdict:
    """CSG-MOVE-01, -08, -09, CSG-CREW-CHAINSHOT: whether a ship may be given a Move."""
    name = ship_name(s, ship)
    verdict = may_act(s, ship, "move") & free_to_move(s, ship)
    chained = hindered(s, ship, "no-move")
    verdict &= require(not chained, "CSG-CREW-CHAINSHOT", msg("csg-move-chained", ship=name))
    held = any(each.wraps == ship for each in s.afloat())
    verdict &= require(not held, "CSG-KW-KRAKEN", msg("csg-move-wrapped", ship=name))
    return verdict & require(not s.ship(ship).towed, "CSG-TOW-03", msg("csg-move-towed", ship=name))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """A Move for every own ship that sails by itself."""
    for ship in s.afloat(s.turn.seat):
        if sails(s, ship.id):
            segments, _ = base_move(s, ship.id)
            picture, colour = ship_picture(s, ship.id)
            label = msg("csg-move", ship=ship_name(s, ship.id))
            note = said(spelled(segments)) if segments else None
            option = Option(f"move-{ship.id}", label, note, picture, may_move(s, ship.id), "move", colour)
            yield Offer(option, command("move", ship=ship.id))


def move(t: Desk, ship: ShipId) -> Procedure[None]:
    """CSG-MOVE-01: a ship is given a Move."""
    yield from t.happens(ActionGiven(ship, ship_name(t.now, ship), "move", rule="CSG-ACT-01"))
    yield from sail(t, ship)


def sail(t: Desk, ship: ShipId) -> Procedure[None]:
    """CSG-MOVE-03: the ship sails on the table; where it lies then is told, and what follows is played."""
    segments, why = base_move(t.now, ship)
    name = ship_name(t.now, ship)
    order = msg("csg-order-sail", ship=name, move=spelled(segments), why=why)
    picture, colour = ship_picture(t.now, ship)
    yield from t.happens(Told(order, "order", picture, colour, t.now.ship(ship).seat, rule="CSG-MOVE-03"))
    told = yield from t.ask(_where(t, ship))
    rammed = () if told == OPEN_SEA or told.startswith("island") else (ShipId(told),)
    docked = IslandId(told) if told.startswith("island") else AT_SEA
    place = ship_name(t.now, rammed[0]) if rammed else place_name(t.now, docked)
    moved = ShipMoved(ship, name, docked, place, rammed, bool(rammed), rule="CSG-MOVE-07")
    yield from t.happens(moved)
    yield from shots.free_shot(t, ship)
    if docked:
        yield from docking.dock(t, ship)
        yield from exploring.free_search(t, ship, docked)
    for other in rammed if not t.now.ship(ship).sunk else ():
        yield from ramming.contact(t, ship, other)


def _where(t: Desk, ship: ShipId) -> Choose:
    """Where the ship lies after its move: on the open sea, at an island, with its bow against another ship."""
    s = t.now
    seat = s.ship(ship).seat
    sea = Option(OPEN_SEA, msg("csg-open-sea"), picture="csg:sea")
    islands = tuple(island_option(s, each.id, None, may_dock(s, ship, each.id)) for each in s.islands)
    others = tuple(
        ship_option(s, each.id, _against(s, each.id)) for each in s.afloat() if each.id != ship and each.seat != seat
    )
    own = tuple(ship_option(s, each.id, _against(s, each.id)) for each in s.afloat(seat) if each.id != ship)
    return Choose(
        key="where",
        text=msg("csg-q-where", ship=ship_name(s, ship)),
        note=msg("csg-q-where-note"),
        rule="CSG-MOVE-07",
        nature="fact",
        who=seat,
        about=(ship,),
        options=(sea, *islands, *others, *own),
        default=OPEN_SEA,
        forced=False,
    )


def _against(s: State, other: ShipId) -> Msg:
    """That the bow touches another ship, in words."""
    return msg("csg-where-derelict" if s.ship(other).derelict else "csg-where-bow")


COMMANDS: dict[str, ProcedureFunction] = {"move": move}
