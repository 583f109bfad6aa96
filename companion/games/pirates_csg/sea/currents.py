"""CSG-KW-NAVIGATOR, CSG-TERR-CURR: laying trade currents."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Dice
from companion.core.rules.verdicts import Verdict
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import SeatId, ShipId, TerrainId
from companion.games.pirates_csg.model.names import Ctx, player_name, ship_name
from companion.games.pirates_csg.model.records import Terrain
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import crew_aboard
from companion.games.pirates_csg.ship.cards import bearer, has
from companion.games.pirates_csg.ship.orders import ActionGiven, able_to, commanded, may_act, ship_offer


class CurrentLaid(Event[State], formerly=("name",)):
    """CSG-TERR-CURR: a trade current lies on the sea, friendly to who has laid it."""

    terrain: TerrainId
    seat: SeatId

    def apply(self, s: State) -> State:
        return replace(s, terrain=(*s.terrain, Terrain(self.terrain, "current", seat=self.seat)))

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-current", name=player_name(s, self.seat))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Order(msg("csg-order-lay-current"), "csg:current", seat=self.seat),)


def may_navigate(s: State, ship: ShipId) -> Verdict:
    """CSG-KW-NAVIGATOR: a navigator at work aboard, and a Move to give up."""
    return able_to(s, ship, "navigator") & may_act(s, ship, "move")


def offers(s: State, book: Book) -> Iterator[Offer]:
    """A Move that a navigator gives up for a die."""
    for ship in commanded(s):
        if has(s, ship.id, "navigator"):
            yield ship_offer(
                s,
                ship.id,
                "navigate",
                "csg-navigate",
                may_navigate(s, ship.id),
                "move",
                command("navigate", ship=ship.id),
            )


def navigate(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-KW-NAVIGATOR: instead of moving, a die: a trade current goes within S of a friendly ship."""
    n, name, rule = t.book.numbers, ship_name(t.now, ship), "CSG-KW-NAVIGATOR"
    seat = t.now.ship(ship).seat
    yield from t.happens(ActionGiven(ship, "move", rule="CSG-ACT-01"))
    yield from crew_aboard.use(t, "navigator", ship, bearer(t.now, ship, "navigator"), rule)
    dice = (Dice(name, 1, n.die_faces, hit_from=n.navigator_from),)
    (face,) = yield from t.roll(
        "navigate", *dice, who=seat, rule=rule, words={"ship": name, "n": n.navigator_from}, about=(ship,)
    )
    if face >= n.navigator_from:
        terrain = TerrainId.numbered("terrain", len(t.now.terrain) + 1)
        yield from t.happens(CurrentLaid(terrain, seat, rule=rule))


COMMANDS: dict[str, ProcedureFunction] = {"navigate": navigate}
JUDGES: dict[str, Judge] = {"navigate": may_navigate}
