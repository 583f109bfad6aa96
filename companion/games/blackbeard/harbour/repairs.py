"""16 Repairs: refitting a ship's Combat in port, careening for its Speed; 13.715 recovering."""

from __future__ import annotations

from typing import Final

from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.rules.verdicts import Verdict, refused, require
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.harbour import dealings
from companion.games.blackbeard.model import announced_results, current_values
from companion.games.blackbeard.model.book import Book, Dealing
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import MarkerPut, WoundsChanged, hurt, log, moved, popularity_by
from companion.games.blackbeard.model.names import Ctx, port_name, who
from companion.games.blackbeard.model.records import Posture, Wounds
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import operations, ports
from companion.games.blackbeard.standing.operations import in_port, may_operate, offer
from companion.games.blackbeard.supply import action_deck, cunning

OPERATIONS: Final = {
    "refit": ("BB-7.2F", "BB-7.3E"),
    "careen": ("BB-7.2J", "BB-7.3F"),
    "float": ("BB-7.2J", "BB-7.3F"),
    "recover": ("BB-7.2H", "BB-7.3D"),
}
"""BB-7.2, BB-7.3: the operations of this chapter, of a pirate and of a King's Commissioner."""


def rule_of(operation: str, ship: ShipId) -> str:
    """BB-7.2, BB-7.3: under which rule a ship makes an operation."""
    return OPERATIONS[operation][ship.is_commissioner]


def refit_points(s: State, book: Book, ship: ShipId) -> int:
    """BB-16.1, BB-16.2, BB-16.3: points of Combat that one refit restores here, 0 where there is none.

    A port counts as what it is to the ship; in his Safe Haven and in a pirate haven a pirate gets everything back.
    """
    number = s.place_of(ship).port
    standing = ports.standing(s, book, ship, number) if number else ""
    return _points(s, dealings.row(book, standing), ship)


def refit_rule(s: State, book: Book, ship: ShipId) -> str:
    """BB-16.1, BB-16.2, BB-16.3: the rule by which a ship is repaired where it lies; at sea that of the operation."""
    if ship.is_commissioner:
        return "BB-16.3"
    number = s.pirate(ship).place.port if s.pirate(ship).in_port else 0
    if not number:
        return rule_of("refit", ship)
    return "BB-16.1" if ports.standing(s, book, ship, number) in ("safe", "haven") else "BB-16.2"


def _points(s: State, row: Dealing | None, ship: ShipId) -> int:
    if row is None:
        return 0
    if ship.is_commissioner:
        return min(row.refit_commissioner or 0, s.ship(ship).damage)
    points = row.refit_pirate or 0
    return s.ship(ship).damage if points == "all" else min(points, s.ship(ship).damage)


def may_refit(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-7.2F, BB-7.3E: whether a ship may refit where it lies."""
    verdict = may_operate(s, book, ship) & in_port(s, book, ship)
    rule = refit_rule(s, book, ship)
    verdict &= require(s.ship(ship).damage > 0, rule, msg("bb-no-damage", name=who(s, book, ship)))
    if verdict.allowed and not refit_points(s, book, ship):
        verdict &= refused(rule, msg("bb-no-refit-here"))
    return verdict


def refit(t: Ctx, ship: ShipId) -> Procedure[None]:
    """BB-16.1, BB-16.2, BB-16.3: an operation in port; a full repair lets him attack a port again (BB-15.3).

    A table that overrules the referee has what a neutral port gives where there is nothing.
    """
    yield from operations.begin(t, ship, rule_of("refit", ship))
    points = refit_points(t.now, t.book, ship) or _points(t.now, dealings.row(t.book, "neutral"), ship)
    yield from hurt(t, ship, "damage", -points, refit_rule(t.now, t.book, ship))
    if not ship.is_commissioner and not t.now.ship(ship).damage and t.now.pirate(ship).repulsed:
        yield from log(t, ship, "BB-15.3", repulsed=())


def may_careen(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-7.2J, BB-7.3F, BB-16.4: for Speed that is lost, in a coastal hex or in a port, not at sea before one."""
    place = s.place_of(ship)
    ashore = s.ship(ship).posture != "sea" if place.port else place.coast
    verdict = may_operate(s, book, ship, careening=True)
    verdict &= require(ashore, "BB-16.4", msg("bb-no-coast", name=who(s, book, ship)))
    return verdict & require(s.ship(ship).slow > 0, "BB-16.4", msg("bb-no-speed-lost", name=who(s, book, ship)))


def careen(t: Ctx, ship: ShipId) -> Procedure[None]:
    """BB-16.4: the marker, then a die: so many boxes of Speed come back. A careened ship may careen again (A-56)."""
    yield from operations.begin(t, ship, rule_of("careen", ship))
    name = who(t.now, t.book, ship)
    yield from moved(t, ship, t.now.place_of(ship), "careened", "BB-16.4")
    rolled = yield from _careening_dice(t, ship, msg("bb-q-careen", name=name))
    boxes = min(sum(rolled), t.now.ship(ship).slow)
    yield from announced_results.rolled(
        t, "BB-16.4", ship, msg("bb-told-careen", name=name, n=boxes), rolled, noted=False
    )
    yield from hurt(t, ship, "slow", -boxes, "BB-16.4")


def _careening_dice(t: Ctx, ship: ShipId, text: Msg) -> Procedure[tuple[int, ...]]:
    """A pirate may use his Cunning in them (BB-22.2)."""
    count = t.book.numbers.careen_dice
    if ship.is_commissioner:
        return (yield from action_deck.dice(t, "careen", text, "BB-16.4", count))
    return (yield from cunning.dice(t, ship, "careen", text, "BB-16.4", count))


def may_float(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-16.4: whether there is a careen marker to take away."""
    careened = require(s.ship(ship).posture == "careened", "BB-16.4", msg("bb-no-marker", name=who(s, book, ship)))
    return may_operate(s, book, ship, careening=True) & careened


def float_again(t: Ctx, ship: ShipId) -> Procedure[None]:
    """BB-16.4: taking the careen marker away is an operation by itself."""
    yield from operations.begin(t, ship, rule_of("float", ship))
    place = t.now.place_of(ship)
    posture: Posture = "anchored" if place.port else "sea"
    yield from moved(t, ship, place, posture, "BB-16.4")


def may_recover(s: State, book: Book, ship: ShipId) -> Verdict:
    """BB-7.2H, BB-7.3D, BB-13.715: in any port; one that has been sacked serves no operation any more (BB-15.5)."""
    well = require(current_values.ails(s, ship), "BB-13.715", msg("bb-no-ailing", name=who(s, book, ship)))
    verdict, number = may_operate(s, book, ship) & in_port(s, book, ship) & well, s.place_of(ship).port
    if number and s.port(number).destroyed:
        verdict &= refused("BB-15.5", msg("bb-no-destroyed", port=port_name(s, book, number)))
    return verdict


def recover(t: Ctx, ship: ShipId) -> Procedure[None]:
    """BB-13.715: all that weighs on the captain ends but what is lost for good; scurvy leaves the ship (BB-17C3).

    Popularity lost to wounds does not come back, unless the table has settled it otherwise (A-58).
    """
    yield from operations.begin(t, ship, rule_of("recover", ship))
    boat = t.now.ship(ship)
    wounds = boat.wounds
    if not ship.is_commissioner and t.now.options.ruling("A-58") == "restored":
        minor, heavy = current_values.wound(t.book, "minor").popularity, current_values.wound(t.book, "leg").popularity
        cost = minor * wounds.minor + heavy * wounds.healing
        yield from popularity_by(t, ship, "wounds-healed", -cost, "BB-13.715")
    healed = Wounds(superficial=wounds.superficial, crippled=wounds.crippled)
    yield from t.happens(WoundsChanged(ship, healed, healed=True, rule="BB-13.715"))
    if boat.scurvy:
        yield from t.happens(MarkerPut(ship, "scurvy", False, rule="BB-17C3"))


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """The operations of this chapter for every ship of the player with the dice."""
    found = []
    for ship in operations.boats(s, s.turn.holder):
        found.append(offer(s, book, "refit", ship, may_refit(s, book, ship), picture="icon:repair"))
        found.append(offer(s, book, "careen", ship, may_careen(s, book, ship), picture="icon:careen"))
        found.append(offer(s, book, "float", ship, may_float(s, book, ship), picture="icon:anchor"))
        found.append(offer(s, book, "recover", ship, may_recover(s, book, ship), picture="icon:heart"))
    return tuple(found)


COMMANDS: dict[str, ProcedureFunction] = {"refit": refit, "careen": careen, "float": float_again, "recover": recover}
JUDGES: dict[str, Judge] = {
    "refit": operations.of_both(may_refit),
    "careen": operations.of_both(may_careen),
    "float": operations.of_both(may_float),
    "recover": operations.of_both(may_recover),
}
