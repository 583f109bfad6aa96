"""13.5 Chased out of a port: by a hunter that has entered it, or because the port has closed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.battle import interception
from companion.games.blackbeard.captains import wounds
from companion.games.blackbeard.map import places, seaways
from companion.games.blackbeard.model.ids import NO_SHIP, ShipId
from companion.games.blackbeard.model.names import Ctx, picture, port_name, who
from companion.games.blackbeard.model.state import State


@dataclass(frozen=True)
class ChasedOut(Event[State]):
    """A ship was chased out of a port, to which it may not return before it has entered another (13.5)."""

    ship: ShipId
    port: int
    name: Msg
    where: Msg
    picture: str = ""
    colour: str = ""

    def apply(self, s: State) -> State:
        barred = s.ship(self.ship).barred
        return s if self.port in barred else s.with_ship(self.ship, barred=(*barred, self.port))

    def line(self) -> Msg | None:
        return msg("bb-ev-chased-out", name=self.name, port=self.where)

    def announcements(self) -> Sequence[Announcement]:
        return (Order(msg("bb-told-chased-out", name=self.name, port=self.where), self.picture, self.colour),)


def chase_out(
    t: Ctx, ship: ShipId, key: str, rule: str, *, by: ShipId = NO_SHIP, by_event: bool = False
) -> Procedure[None]:
    """BB-13.5: a ship in port is turned to sea in its hex and loses 1 Combat, with all that damage brings (A-32).

    by: the hunter that chases it, which has entered the port; others that lie at sea there may intercept a pirate.
    by_event: it is a Random Event that does, so that Cunning is of no use to who is wounded by it (BB-22.2).
    A careened pirate cannot flee before the hunter has tried to intercept him, which kills him (BB-16.4).
    """
    place = t.now.place_of(ship)
    if not place.port or t.now.ship(ship).posture == "sea":
        return
    if by and t.now.ship(ship).posture == "careened":
        yield from interception.pursue(t, ship, (by,), f"{key}-careened")
        if t.now.pirate(ship).status != "active":
            return
    yield from seaways.go(t, ship, place, "sea", rule, told=False)
    name, where = who(t.now, t.book, ship), port_name(t.now, t.book, place.port)
    yield from t.happens(ChasedOut(ship, place.port, name, where, *picture(t.now, ship), rule="BB-13.5"))
    afloat = yield from wounds.hurt(t, ship, t.book.numbers.chase_damage, f"{key}-chased", "BB-13.5", by_event=by_event)
    if afloat and not ship.is_commissioner:
        hunters = tuple(hunter for hunter in interception.hunters(t.now, ship) if hunter != by)
        yield from interception.pursue(t, ship, hunters, f"{key}-chased")


def chase(t: Ctx, number: int, hunter: ShipId, key: str, rule: str) -> Procedure[int]:
    """BB-13.5: every pirate in a port is chased out by a hunter that has entered it; how many they were."""
    there = places.port(t.book, number)
    found = [pirate.id for pirate in t.now.pirates_at(there) if pirate.in_port]
    for pirate in found:
        yield from chase_out(t, pirate, f"{key}-{pirate}", rule, by=hunter)
    return len(found)
