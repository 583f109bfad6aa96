"""CSG-KW-NAVIGATOR, CSG-TERR-CURR: laying trade currents."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.events import Event
from companion.core.frozen import replace
from companion.core.game import Offer
from companion.core.kit.chapters import Judge
from companion.core.procedure import Procedure, ProcedureFunction, command
from companion.core.questions import Dice, Option, Roll
from companion.core.text import Msg, msg
from companion.core.verdicts import Verdict
from companion.core.voice import Order, Telling
from companion.games.pirates_csg.ship import mates
from companion.games.pirates_csg.ship.cards import bearer, has
from companion.games.pirates_csg.ship.orders import ActionGiven, able_to, commanded, may_act
from companion.games.pirates_csg.table.book import Book
from companion.games.pirates_csg.table.ids import SeatId, ShipId, TerrainId
from companion.games.pirates_csg.table.names import Desk, player_name, ship_name, ship_picture
from companion.games.pirates_csg.table.records import Terrain
from companion.games.pirates_csg.table.state import State


@dataclass(frozen=True)
class CurrentLaid(Event[State]):
    """CSG-TERR-CURR: a trade current lies on the sea, friendly to who has laid it."""

    terrain: TerrainId
    seat: SeatId
    name: Msg

    def apply(self, s: State) -> State:
        return replace(s, terrain=(*s.terrain, Terrain(self.terrain, "current", seat=self.seat)))

    def line(self) -> Msg:
        return msg("csg-ev-current", name=self.name)

    def tells(self) -> tuple[Telling, ...]:
        return (Order(msg("csg-order-lay-current"), "csg:current", seat=self.seat),)


def may_navigate(s: State, ship: ShipId) -> Verdict:
    """CSG-KW-NAVIGATOR: a navigator at work aboard, and a Move to give up."""
    return able_to(s, ship, "navigator") & may_act(s, ship, "move")


def offers(s: State, book: Book) -> Iterator[Offer]:
    """A Move that a navigator gives up for a die."""
    for ship in commanded(s):
        if has(s, ship.id, "navigator"):
            picture, colour = ship_picture(s, ship.id)
            label = msg("csg-navigate", ship=ship_name(s, ship.id))
            verdict = may_navigate(s, ship.id)
            option = Option(f"navigate-{ship.id}", label, None, picture, verdict, "move", colour)
            yield Offer(option, command("navigate", ship=ship.id))


def navigate(t: Desk, ship: ShipId) -> Procedure[None]:
    """CSG-KW-NAVIGATOR: instead of moving, a die: a trade current goes within S of a friendly ship."""
    n, name, rule = t.book.numbers, ship_name(t.now, ship), "CSG-KW-NAVIGATOR"
    seat = t.now.ship(ship).seat
    yield from t.happens(ActionGiven(ship, name, "move", rule="CSG-ACT-01"))
    yield from mates.use(t, "navigator", ship, bearer(t.now, ship, "navigator"), rule)
    dice = (Dice(name, 1, n.die_faces, hit_from=n.navigator_from),)
    text = msg("csg-q-navigate", ship=name, n=n.navigator_from)
    (face,) = yield from t.ask(Roll(key="navigate", text=text, rule=rule, who=seat, dice=dice, about=(ship,)))
    if face >= n.navigator_from:
        terrain = TerrainId.numbered("terrain", len(t.now.terrain) + 1)
        yield from t.happens(CurrentLaid(terrain, seat, player_name(t.now, seat), rule=rule))


COMMANDS: dict[str, ProcedureFunction] = {"navigate": navigate}
JUDGES: dict[str, Judge] = {"navigate": may_navigate}
