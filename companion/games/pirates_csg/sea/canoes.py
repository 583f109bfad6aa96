"""CSG-KW-CHIEFTAIN: native canoes that move together, as their chieftain says."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.events.announcements import Order
from companion.core.kit.chapters import Judge
from companion.core.procedures.announced import Shown
from companion.core.procedures.game_parts import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option, Pick
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import AT_SEA, SeatId, ShipId
from companion.games.pirates_csg.model.names import Ctx, ship_name, ship_option, ship_picture
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea.contacts import ShipMoved
from companion.games.pirates_csg.sea.moving import may_move
from companion.games.pirates_csg.ship.cards import has, ship_card
from companion.games.pirates_csg.ship.orders import ActionGiven, led
from companion.games.pirates_csg.ship.sailing import base_move, spelled


def together(s: State, seat: SeatId, nation: str) -> tuple[ShipId, ...]:
    """CSG-KW-CHIEFTAIN: canoes of a nation that one order may move: led, equally far, and free of all terrain."""
    ships = tuple(
        ship.id
        for ship in s.afloat(seat)
        if has(s, ship.id, "canoe") and ship_card(s, ship.id).nation == nation and led(s, ship.id) and not ship.on
    )
    free = tuple(ship for ship in ships if may_move(s, ship).allowed)
    return tuple(ship for ship in free if base_move(s, ship) == base_move(s, free[0]))


def may_move_together(s: State, nation: str) -> Verdict:
    """CSG-KW-CHIEFTAIN: there are several canoes of a nation that one order may move."""
    return require(len(together(s, s.turn.seat, nation)) > 1, "CSG-KW-CHIEFTAIN", msg("csg-canoes-one"))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """One order for all canoes of a nation, where there are several."""
    for nation in dict.fromkeys(ship_card(s, ship.id).nation for ship in s.afloat(s.turn.seat)):
        canoes = together(s, s.turn.seat, nation)
        if len(canoes) > 1:
            picture, colour = ship_picture(s, canoes[0])
            label = msg("csg-canoes", n=len(canoes))
            verdict = may_move_together(s, nation)
            option = Option(f"canoes-{nation}", label, None, picture, verdict, "move", colour)
            yield Offer(option, command("move-canoes", nation=nation))


def move_together(t: Ctx, nation: str) -> Procedure[None]:
    """CSG-KW-CHIEFTAIN: all canoes are moved by hand; those that touch nothing have moved. The others are moved one by
    one, since what a canoe touches has consequences of its own."""
    s, seat = t.now, t.now.turn.seat
    canoes = together(s, seat, nation)
    if not canoes:
        return
    move = spelled(base_move(s, canoes[0])[0])
    text = msg("csg-order-canoes", n=len(canoes), move=move)
    order = Order(text, *ship_picture(s, canoes[0]), seat, msg("csg-order-canoes-note"))
    yield from t.happens(Shown(text, orders=(order,), rule="CSG-KW-CHIEFTAIN"))
    free = yield from t.ask(
        Pick(
            key="canoes",
            text=msg("csg-q-canoes-free"),
            rule="CSG-KW-CHIEFTAIN",
            nature="fact",
            who=seat,
            about=canoes,
            options=tuple(ship_option(s, each) for each in canoes),
            default=canoes,
            none=msg("csg-nobody"),
        )
    )
    for canoe in map(ShipId, free):
        name = ship_name(t.now, canoe)
        yield from t.happens(
            ActionGiven(canoe, name, "move", rule="CSG-ACT-01"),
            ShipMoved(canoe, name, AT_SEA, msg("csg-open-sea"), rule="CSG-MOVE-07"),
        )


COMMANDS: dict[str, ProcedureFunction] = {"move-canoes": move_together}
WISHES: dict[str, Msg] = {"move-canoes": msg("csg-wish-canoes")}
JUDGES: dict[str, Judge] = {"move-canoes": may_move_together}
