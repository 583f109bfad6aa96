"""PC-SETUP-07, PC-T6-01, -02: black ships: where they lie, whose card is under them, and how they sail on."""

from __future__ import annotations

from companion.core.events.announcements import Announcement, Fate, Order
from companion.core.events.event import Event
from companion.core.kit.piles import draw
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.legends.legendary_pirates import hull, legend_name, pile
from companion.games.pirates_cove.model.ids import ISLANDS, TREASURE, Island, ShipId
from companion.games.pirates_cove.model.names import Ctx, island_name
from companion.games.pirates_cove.model.records import BlackShip
from companion.games.pirates_cove.model.state import State

ROUND = ISLANDS[: ISLANDS.index(TREASURE) + 1]
"""The islands that black ships visit, in their order; never the Cove."""


class LegendRevealed(Event[State], formerly=("old_title", "title")):
    """PC-SETUP-07, PC-T6-02: a card was turned up under a black ship. old: the card that goes to the discards."""

    ship: ShipId
    island: Island
    legend: str
    hull: int
    old: str = ""

    def apply(self, s: State) -> State:
        others = tuple(each for each in s.black_ships if each.id != self.ship)
        mine = BlackShip(self.ship, self.island, self.legend, self.hull)
        ships = tuple(sorted((*others, mine), key=lambda each: each.id.number))
        gone = (*s.legends_gone, self.old) if self.old else s.legends_gone
        return replace(s, black_ships=ships, legends_gone=gone)

    def line(self, s: State, book: object) -> Msg:
        return msg("pc-ev-legend", legend=legend_name(s, self.legend), island=island_name(self.island))

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        title, effect = legend_name(s, self.legend), msg("pc-told-legend", island=island_name(self.island))
        order = msg("pc-order-legend", island=island_name(self.island), legend=title)
        laid = (Fate(title, effect, f"legend:{self.legend}"), Order(order, "ship:black"))
        if not self.old:
            return laid
        return (Order(msg("pc-order-legend-gone", legend=legend_name(s, self.old)), f"legend:{self.old}"), *laid)


class LegendsShuffled(Event[State]):
    """PC-T6-02: the discarded cards of Legendary Pirates are the new pile."""

    def apply(self, s: State) -> State:
        return replace(s, legends_gone=())

    def line(self, s: State, book: object) -> Msg:
        return msg("pc-ev-legends-shuffled")


class BlackShipSailed(Event[State], formerly=("name",)):
    """PC-T6-01: a black ship lies one island further west."""

    ship: ShipId
    island: Island

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, island=self.island)

    def line(self, s: State, book: object) -> Msg:
        island, ship = island_name(self.island), s.legend_at(self.ship)
        if ship.beaten:
            return msg("pc-ev-black-ship-empty", island=island)
        return msg("pc-ev-black-ship", legend=legend_name(s, ship.legend), island=island)

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        island, ship = island_name(self.island), s.legend_at(self.ship)
        if ship.beaten:
            return (Order(msg("pc-order-black-ship-empty", island=island), "ship:black"),)
        text = msg("pc-order-black-ship", legend=legend_name(s, ship.legend), island=island)
        return (Order(text, "ship:black"),)


def reveal(t: Ctx, ship: ShipId, island: Island, key: str, rule: str, old: str = "") -> Procedure[None]:
    """A card is turned up under a black ship; an empty pile is made anew of the discards, the old card among them."""
    if not pile(t.now, t.book) and t.now.legends_gone:
        yield from t.happens(LegendsShuffled(rule="PC-T6-02"))
    text, by_hand = (
        msg("pc-q-legend", island=island_name(island)),
        msg("pc-q-legend-turned", island=island_name(island)),
    )
    legend = yield from draw(t, pile(t.now, t.book), key=key, text=text, by_hand=by_hand, rule=rule)
    points = hull(t.now, t.book, legend)
    yield from t.happens(LegendRevealed(ship, island, legend, points, old, rule=rule, echo=True))


def westward(island: Island) -> Island:
    """PC-T6-01: the next island; after Treasure Island the Tavern comes again."""
    return ROUND[(ROUND.index(island) + 1) % len(ROUND)]


def sail(t: Ctx) -> Procedure[None]:
    """PC-T6-01, -02: every black ship sails one island west; whose pirate was beaten gets another."""
    for ship in t.now.black_ships:
        there = westward(ship.island)
        yield from t.happens(BlackShipSailed(ship.id, there, rule="PC-T6-01"))
        if ship.beaten:
            yield from reveal(t, ship.id, there, f"legend-{ship.id.number}", "PC-T6-02", ship.legend)
