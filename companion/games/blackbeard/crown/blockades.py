"""13.5, 14.3, 14.31 A pirate in port and his hunters: a blockade by a hunter at sea before it, being chased out by one
that has entered it or because the port has closed, and anti-pirate campaigns: a King's Commissioner enters a pirate
haven while another hunter waits at sea."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Fate, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.battle import interception
from companion.games.blackbeard.captains import wounds
from companion.games.blackbeard.map import places, seaways
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import NO_SHIP, ShipId
from companion.games.blackbeard.model.ledger import log, popularity
from companion.games.blackbeard.model.names import Ctx, picture, place_name, port_name, who
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import governors
from companion.games.blackbeard.supply import counter_cups


def blockaded(s: State, pirate: ShipId) -> bool:
    """BB-14.3: whether he lies in a port before which a hunter waits at sea; he can neither sell nor ransom then."""
    p = s.pirate(pirate)
    return p.status == "active" and p.in_port and bool(interception.hunters(s, pirate))


def check(t: Ctx) -> Procedure[None]:
    """BB-14.3, BB-23.2: blockades begin (Popularity −1) and end (+1 when either has left the hex) as the map shows it
    now; alone they turn Warships up.

    Who was chased out of the port has not escaped anything. Who has turned to sea but still lies beside the hunter has
    not yet escaped.
    """
    for pirate in [each.id for each in t.now.active]:
        p, now = t.now.pirate(pirate), blockaded(t.now, pirate)
        name, where = who(t.now, t.book, pirate), place_name(t.now, t.book, p.place)
        if now and not p.blockaded:
            yield from announced_results.say(t, "BB-14.3", msg("bb-ev-blockaded", name=name, port=where))
            yield from log(t, pirate, "BB-14.3", blockaded=True)
            yield from popularity(t, pirate, "blockaded", "BB-14.3")
            for hunter in interception.hunters(t.now, pirate):
                yield from interception.revealed(t, hunter, f"blockade-{hunter}-shown")
        elif p.blockaded and not now:
            if p.place.port in p.barred:
                yield from log(t, pirate, "BB-14.3", blockaded=False)
            elif not (p.place.port and interception.hunters(t.now, pirate)):
                yield from announced_results.say(t, "BB-14.3", msg("bb-ev-blockade-over", name=name))
                yield from log(t, pirate, "BB-14.3", blockaded=False)
                yield from popularity(t, pirate, "blockade-escaped", "BB-14.3")


class ChasedOut(Event[State], formerly=("colour", "name", "picture", "where")):
    """A ship was chased out of a port, to which it may not return before it has entered another (13.5)."""

    ship: ShipId
    port: int

    def apply(self, s: State) -> State:
        barred = s.ship(self.ship).barred
        return s if self.port in barred else s.with_ship(self.ship, barred=(*barred, self.port))

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("bb-ev-chased-out", name=who(s, book, self.ship), port=port_name(s, book, self.port))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        text = msg("bb-told-chased-out", name=who(s, book, self.ship), port=port_name(s, book, self.port))
        return (Order(text, *picture(s, self.ship)),)


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
    yield from t.happens(ChasedOut(ship, place.port, rule="BB-13.5"))
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


class HavenTaken(Event[State], formerly=("garrison", "value", "where")):
    """A pirate haven became an English port, and will never be a haven again (14.31)."""

    port: int

    def apply(self, s: State) -> State:
        return s.with_port(self.port, english=True)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("bb-campaign-english", port=port_name(s, book, self.port), **_english(book))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        title = msg("bb-told-english", port=port_name(s, book, self.port))
        return (Fate(title, msg("bb-told-english-effect", **_english(book)), "flag:english"),)


def _english(book: Book) -> dict[str, int]:
    """What a haven that became English is worth, and holds."""
    return {"value": book.numbers.english_port_value, "garrison": book.numbers.english_port_garrison}


def campaign(t: Ctx, kc: ShipId, number: int, key: str) -> Procedure[None]:
    """BB-14.31: the Commissioner enters and chases out every pirate, whom the hunters at sea may intercept.

    If there was one a Governor is drawn: one against the pirates stays, and the haven is English from then on; an empty
    cup has the same effect (BB-2.35).
    """
    yield from seaways.go(t, kc, places.port(t.book, number), "anchored", "BB-14.31")
    if not (yield from chase(t, number, kc, key, "BB-14.31")):
        return
    purpose = msg("bb-campaign-purpose", port=port_name(t.now, t.book, number))
    drawn = yield from counter_cups.governor(t, f"{key}-governor", "BB-14.31", purpose)
    if drawn == "pro":
        yield from governors.discard(t, drawn, "BB-14.31")
        return
    yield from governors.place(t, number, drawn, "BB-14.31")
    yield from t.happens(HavenTaken(number, rule="BB-14.31"))
