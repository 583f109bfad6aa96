"""10.2, 10.3 What every dealing in a port is made of: what the port offers, its prices, and payment."""

from __future__ import annotations

from companion.core.events.announcement_events import Announced
from companion.core.procedures.procedure import Procedure
from companion.core.rules.verdicts import Verdict, refused, require
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.crown import blockades
from companion.games.blackbeard.model import rounding
from companion.games.blackbeard.model.book import Book, Dealing, PortStanding
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import HoldsChanged, worth
from companion.games.blackbeard.model.names import Ctx, doubloons, port_name, who
from companion.games.blackbeard.model.records import Pirate
from companion.games.blackbeard.model.rounding import HUNDRED
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import ports
from companion.games.blackbeard.standing.operations import in_port, may_operate


def row(book: Book, standing: PortStanding | str) -> Dealing | None:
    """BB-10.2, BB-17E: what a port offers that is this to a pirate; None for one that serves nothing."""
    return next((each for each in book.dealings if each.port == standing), None)


def here(s: State, book: Book, ship: ShipId) -> Dealing | None:
    """What the port offers in which a pirate lies, None at sea and where he has no business."""
    pirate = s.pirate(ship)
    if not pirate.in_port:
        return None
    return row(book, ports.standing(s, book, ship, pirate.place.port))


def may_trade(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-10.2, BB-10.3: whether a pirate may make a sale or take a ransom where he lies."""
    verdict = may_operate(s, book, ship) & in_port(s, book, ship)
    place, found = s.place_of(ship), here(s, book, ship)
    if s.ship(ship).in_port and (found is None or found.sale is None):
        verdict &= refused("BB-10.2", msg("bb-no-trade", port=port_name(s, book, place.port), name=who(s, book, ship)))
    free = require(not blockades.blockaded(s, ship), "BB-14.3", msg("bb-no-trade-blockaded", name=who(s, book, ship)))
    return verdict & free


def price(found: Dealing, value: int) -> int:
    """BB-10.2, BB-10.41: what a port pays for booty or a hostage of this value."""
    return rounding.percent(value, HUNDRED + (found.sale or 0))


def priced(found: Dealing, value: int) -> Msg:
    """The same as one says it: "350 + 10 % = 385"."""
    way = "same" if not found.sale else "up" if found.sale > 0 else "down"
    amount = doubloons(price(found, value))
    return msg(f"bb-priced-{way}", value=value, percent=abs(found.sale or 0), amount=amount)


def rate(found: Dealing) -> Msg:
    """What the port adds to the value of booty, or takes off it."""
    return msg(f"bb-rate-{found.port}", percent=abs(found.sale or 0))


def aboard(pirate: Pirate) -> int:
    """A-11: what may pay a Governor: Net Worth carried, then cargoes at face value."""
    return pirate.worth + sum(pirate.holds)


def spent(holds: tuple[int, ...], amount: int) -> tuple[int, ...]:
    """The holds after paying so much in kind; the smallest cargoes go first, which empties most holds."""
    left = list(holds)
    for index in sorted(range(len(holds)), key=lambda i: (holds[i], i)):
        paid = min(left[index], amount)
        left[index] -= paid
        amount -= paid
    return tuple(value for value in left if value)


def pay(t: Ctx, ship: ShipId, amount: int, cause: str, rule: str) -> Procedure[None]:
    """A-11: pay from the Net Worth aboard, the rest in cargoes at face value. The caller knows that there is enough."""
    pirate = t.now.pirate(ship)
    coins = min(pirate.worth, amount)
    yield from worth(t, ship, cause, -coins, rule)
    if amount > coins:
        text = msg("bb-ev-paid-in-kind", name=who(t.now, t.book, ship), amount=doubloons(amount - coins))
        yield from t.happens(Announced(text, "change", "token:barrel", rule=rule))
        yield from t.happens(HoldsChanged(ship, spent(pirate.holds, amount - coins), rule=rule))
