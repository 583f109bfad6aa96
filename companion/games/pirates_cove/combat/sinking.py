"""PC-RETREAT, PC-NPC: what becomes of ships after a blow: pirates and the Navy sink, crippled ships go to the Cove."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Change, Fate, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.combat import fleet
from companion.games.pirates_cove.model import ledger
from companion.games.pirates_cove.model.ids import COVE, NO_SEAT, SeatId, ShipId
from companion.games.pirates_cove.model.names import Ctx
from companion.games.pirates_cove.model.state import State


class HullHit(Event[State], formerly=("title", "was")):
    """PC-LEG-02, PC-NAVY-05: the hull of a ship that nobody plays was hit. now: what is left of it."""

    ship: ShipId
    now: int

    def apply(self, s: State) -> State:
        if self.ship.is_navy:
            return s if s.navy is None else replace(s, navy=replace(s.navy, hull=self.now))
        lost = dict(s.fight.lost)
        lost[self.ship] = lost.get(self.ship, 0) + fleet.hull(s, self.ship) - self.now
        return s.with_ship(self.ship, hull=self.now).with_combat(lost=tuple(lost.items()))

    def line(self, s: State, book: object) -> Msg:
        return msg("pc-ev-hull", name=fleet.name(s, self.ship), was=fleet.hull(s, self.ship), now=self.now)

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        text, was = msg("pc-told-hull", name=fleet.name(s, self.ship)), fleet.hull(s, self.ship)
        return (Change(text, "section:hull", was, self.now, False, 0),)


class HullRestored(Event[State], formerly=("title", "was")):
    """PC-LEG-FD-1, PC-NPC-04: a black ship regained points of its hull."""

    ship: ShipId
    now: int

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, hull=self.now)

    def line(self, s: State, book: object) -> Msg:
        return msg("pc-ev-restored", name=fleet.name(s, self.ship), was=fleet.hull(s, self.ship), now=self.now)

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        text, was = msg("pc-told-hull", name=fleet.name(s, self.ship)), fleet.hull(s, self.ship)
        return (Change(text, "section:hull", was, self.now, True),)


class Struck(Event[State]):
    """PC-FLEE-02: these ships have been hit in this fight."""

    ships: tuple[ShipId, ...]

    def apply(self, s: State) -> State:
        return s.with_combat(hit=tuple(dict.fromkeys((*s.fight.hit, *self.ships))))


class NpcSunk(Event[State], formerly=("picture", "title")):
    """PC-NPC-01: a Legendary Pirate or the Navy went down. by: whose volley it was, "" for nobody's."""

    ship: ShipId
    by: ShipId

    def apply(self, s: State) -> State:
        gone = _without(s, self.ship).with_tally(self.by, sunk=1)
        return replace(gone, navy=None) if self.ship.is_navy else gone.with_ship(self.ship, hull=0, beaten=True)

    def line(self, s: State, book: object) -> Msg:
        return msg("pc-ev-sunk", name=fleet.name(s, self.ship))

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        title = msg("pc-told-sunk", name=fleet.name(s, self.ship))
        fate = Fate(title, msg("pc-told-sunk-fame"), portrait(s, self.ship))
        if not self.ship.is_navy:
            return (fate,)
        return (fate, Order(msg("pc-order-navy-gone"), "ship:navy"))


class ShipLeft(Event[State], formerly=("colour", "name")):
    """PC-RETREAT-01, PC-FLEE-01: a player's ship left the fight. fled: of its own will.  by: whose blow it was, ""
    for nobody's or its own.  cove: whether it sails to the Cove, as always but in the last battle (A-25)."""

    seat: SeatId
    fled: bool
    by: ShipId = NO_SEAT
    cove: bool = True

    def apply(self, s: State) -> State:
        gone = _without(s, self.seat)
        moved = gone.with_player(self.seat, island=COVE) if self.cove else gone
        return moved.with_tally(self.seat, fled=int(self.fled)).with_tally(self.by, crippled=int(not self.fled))

    def line(self, s: State, book: object) -> Msg:
        return msg("pc-ev-fled" if self.fled else "pc-ev-crippled", name=s.name_of(self.seat))

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        key = "pc-told-fled" if self.fled else "pc-told-crippled"
        player = s.player(self.seat)
        fate = Fate(msg(key, name=player.name), msg(f"{key}-does"), "ship:brig", player.colour)
        order = Order(msg("pc-order-to-cove", name=player.name), "ship:brig", player.colour, self.seat)
        return (fate, order) if self.cove else (fate,)


def _without(s: State, ship: ShipId) -> State:
    """PC-RETREAT-03, PC-VOLLEY-01: the fight without a ship, which loses the slot that it has not had yet."""
    combat = s.fight
    left, order = (tuple(each for each in row if each != ship) for row in (combat.ships, combat.order))
    return s.with_combat(ships=left, order=order)


def settle(t: Ctx, shooter: ShipId = NO_SEAT, *, doomed: bool = False) -> Procedure[None]:
    """PC-NPC-01, -02, PC-RETREAT-01, -02: after a blow: who sinks, who shares the fame, who leaves, who has seen it.

    shooter: whose volley it was.  doomed: whether the recoil that follows will cripple that ship (PC-NPC-02).
    """
    wrecked = fleet.crippled(t.now)
    stay = tuple(seat for seat in fleet.seats(t.now) if seat not in wrecked)
    captain = SeatId(shooter) if shooter in wrecked or doomed else NO_SEAT
    for ship in fleet.holed(t.now):
        card = fleet.npc(t.now, t.book, ship)
        yield from t.happens(NpcSunk(ship, shooter, rule="PC-NPC-01"))
        sharing = _sharing(t.now, ship, stay, captain)
        for seat in sharing:
            yield from ledger.fame(t, seat, card.fame // len(sharing), "sunk", "PC-SCORE-03")
    for seat in wrecked:
        by = shooter if shooter != seat else NO_SEAT
        yield from leave(t, seat, fled=False, by=by)
        if seat != shooter or t.now.options.ruling("A-29") == "point":
            yield from witnessed(t, stay, "PC-RETREAT-02")


def _sharing(s: State, ship: ShipId, stay: Sequence[SeatId], captain: SeatId) -> tuple[SeatId, ...]:
    """PC-NPC-01, -02, PC-NAVY-05, A-33: who shares the fame of a ship that was sunk, in seating order: whoever is still
    there; of a pirate also the captain, of the Navy only those who survive the fight, unless the table settles it so.

    captain: crippled by the own cards with the very blow, "" for none.
    """
    counts = ship.is_legend or s.options.ruling("A-33") == "counts"
    return tuple(each.id for each in s.players if (counts if each.id == captain else each.id in stay))


def portrait(s: State, ship: ShipId) -> str:
    """How a ship that nobody plays is drawn where it meets its fate: a pirate by the card."""
    return "ship:navy" if ship.is_navy else f"legend:{s.legend_at(ship).legend}"


def leave(t: Ctx, seat: SeatId, *, fled: bool, by: ShipId = NO_SEAT) -> Procedure[None]:
    """PC-FLEE-01, PC-RETREAT-01: a ship leaves the fight for the Cove."""
    cove = t.now.turn.phase != "tie"
    rule = "PC-FLEE-01" if fled else "PC-RETREAT-01"
    yield from t.happens(ShipLeft(seat, fled, by, cove, rule=rule))


def witnessed(t: Ctx, stay: Sequence[SeatId], rule: str) -> Procedure[None]:
    """PC-SCORE-01, A-28: each player who is still there gains fame for a ship that left."""
    for seat in stay:
        yield from ledger.fame(t, seat, t.book.numbers.flight_fame, "fled", rule)
