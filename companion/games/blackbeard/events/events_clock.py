"""17 What happens whenever a Random Event is called, and before anybody knows which (8.52, 8.6, 14.3, 17C2, 17L).

The order of these steps is that of clock.yaml (A-20).
"""

from __future__ import annotations

from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Option
from companion.core.values.messages import msg
from companion.games.blackbeard.battle import interception
from companion.games.blackbeard.crown import blockades, commissioners
from companion.games.blackbeard.events import pardons, random_events, scurvy
from companion.games.blackbeard.map import places, seaways
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import popularity
from companion.games.blackbeard.model.names import Ctx, place_name, ship_option, who
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.supply import action_deck


def call(t: Ctx, key: str) -> Procedure[None]:
    """BB-6.31, BB-17: a Random Event is called: the steps of the clock, then a card from the whole deck and its letter.

    A battle that the call has caused takes the event's place (BB-8.52, A-05).
    """
    arrived: tuple[str, ...] = ()
    fought = False
    for step in t.book.clock:
        match step.id:
            case "transit":
                arrived = yield from into_transit(t, f"{key}-transit")
            case "interception":
                fought = yield from interception.automatic(t, f"{key}-automatic", arrived=arrived)
            case "blockade":
                for pirate in [each for each in t.now.active if blockades.blockaded(t.now, each.id)]:
                    yield from popularity(t, pirate.id, "blockaded", "BB-14.3")
            case "scurvy":
                yield from scurvy.worsen(t, f"{key}-worse")
            case "pardon":
                yield from pardons.lapse(t)
    if fought:
        yield from announced_results.say(t, "BB-8.52", msg("bb-ev-event-skipped"))
        return
    yield from action_deck.shuffle(t, "BB-6.31")
    letter = str((yield from action_deck.value(t, "event", key, "BB-6.31", msg("bb-purpose-event"))))
    yield from random_events.happen(t, letter, key)


def entries(s: State, book: Book, hunter: ShipId) -> tuple[int, ...]:
    """BB-8.6: Transit Boxes that a hunter may enter from an arrow hex of its ocean; all that serve one when it is
    unknown. A King's Commissioner stays out of a box that it has left, until it has entered a port."""
    place = s.place_of(hunter)
    if place.zone or place.port:
        return ()
    left = s.commissioner(hunter).left_zones if hunter.is_commissioner else ()
    near = (box for box in book.transit_boxes if box.serves and (place.ocean in box.serves or not place.ocean))
    return tuple(box.number for box in near if box.number not in left)


def _at_large(s: State, hunter: ShipId) -> bool:
    """Whether a hunter lies in a hex of the open sea, of which the app knows no more than that."""
    return s.place_of(hunter).kind in ("sea", "hex")


def into_transit(t: Ctx, key: str) -> Procedure[tuple[ShipId, ...]]:
    """BB-8.6: hunters that stand on an arrow hex may enter its Transit Box now; returns those that did.

    Who decides must not know the event yet, so this is asked before its card is turned, of hunters that may stand on
    such a hex: in the open sea, or that of a false player, which has come there to follow Blood (BB-23.4). Of those
    that lie by a lane nearly always none does: then the answer stands beside what follows.
    """
    hunters = (*(kc.id for kc in t.now.commissioners), *(counter.id for counter in t.now.warships))
    there = tuple(each for each in hunters if entries(t.now, t.book, each))
    if not there:
        return ()
    entered = yield from t.pick(
        "into-transit",
        (ship_option(t.now, t.book, ship) for ship in there),
        key=key,
        none=True,
        nature="fact",
        default=(),
        quiet=not any(_at_large(t.now, ship) or commissioners.follows(t.now, ship) for ship in there),
    )
    for ship in entered:
        name = who(t.now, t.book, ship)
        options = tuple(
            Option(str(each), place_name(t.now, t.book, places.zone(each)), picture="place:zone")
            for each in entries(t.now, t.book, ship)
        )
        zone = yield from t.choose("which-zone", options, key=f"{key}-{ship}", words={"name": name}, nature="fact")
        yield from seaways.go(t, ship, places.zone(int(zone)), "sea", "BB-8.6")
    return entered
