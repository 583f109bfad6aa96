"""4.21 to 4.23, 8.7 Ports: what each is to a ship, who may enter, and how one is destroyed (15.5, 17A).

What a port is to a pirate follows from its Governor, his own deeds and his Letter of Marque; nobody is asked for it.
Its nationality is copied once by the owner; while nobody has, neither attack markers nor a Letter of Marque bear on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from companion.core.events.announcements import Announcement, Fate, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.rules.verdicts import ALLOWED, Verdict, refused, require
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.map import places, printed_ports
from companion.games.blackbeard.model.book import Book, Nation, PortStanding
from companion.games.blackbeard.model.ids import ShipId
from companion.games.blackbeard.model.ledger import deposits_lost, log
from companion.games.blackbeard.model.names import Ctx, nation, port_name, who
from companion.games.blackbeard.model.records import Pirate, Place
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.standing import governors, letters_held

BETTER: dict[PortStanding, PortStanding] = {"anti": "neutral", "neutral": "pro", "pro": "safe", "safe": "safe"}
"""BB-17E2: what a port becomes to the holder of a Letter of Marque of its nation."""


# ---------------------------------------------------------------------- what it is to a ship


def governed(s: State, number: int) -> PortStanding:
    """BB-4.21, BB-4.22, BB-4.23: what a port is by its Governor alone."""
    port = s.port(number)
    return "anti" if port.forever or port.governor == "anti" else port.governor or "neutral"


def standing(s: State, book: Book, ship: ShipId, number: int) -> PortStanding | Literal[""]:
    """BB-8.x: what a port is to a ship; "" when it is destroyed and of no use.

    To a pirate: anti-pirate if he has attacked its nation, else by Governor and purchase (a Safe Haven is suspended
    under an anti-pirate Governor, 10.43), one level better with a Letter of Marque.  To a King's Commissioner: what it
    is in general.
    """
    if s.port(number).destroyed:
        return ""
    if printed_ports.is_haven(s, book, number):
        return "haven"
    base = governed(s, number)
    if ship.is_commissioner:
        return base
    pirate, flag = s.pirate(ship), printed_ports.known_nation(s, book, number)
    if flag in pirate.marks:
        return "anti"
    if number in pirate.havens and base != "anti":
        return "safe"
    return BETTER[base] if flag is not None and flag == letter_nation(book, pirate) else base


def letter_nation(book: Book, pirate: Pirate) -> Nation | None:
    """Whose Letter of Marque a pirate holds."""
    return letters_held.of(book, pirate.letter) if pirate.letter else None


def nation_matters(s: State, pirate: ShipId) -> bool:
    """Whether it depends on a port's nationality what it is to a pirate."""
    p = s.pirate(pirate)
    return bool(p.marks or p.letter or (s.pardon is not None and s.pardon.excluded != pirate))


def pardoned(s: State, book: Book, pirate: ShipId, number: int) -> bool:
    """BB-17L: whether he may enter a port for a Royal Pardon; a destroyed one gives none (A-49)."""
    offer = s.pardon
    if offer is None or offer.excluded == pirate or s.port(number).destroyed:
        return False
    return offer.nation == printed_ports.known_nation(s, book, number)


def may_enter(s: State, book: Book, ship: ShipId, number: int, *, attack: bool = False) -> Verdict:
    """BB-8.x, BB-8.7: whether a ship may anchor in a port. attack: a pirate enters to attack it (BB-15.21)."""
    name, port, boat = who(s, book, ship), port_name(s, book, number), s.ship(ship)
    verdict = require(not s.port(number).destroyed, "BB-15.5", msg("bb-no-destroyed", port=port))
    verdict &= require(number not in boat.barred, "BB-13.5", msg("bb-no-chased-before", name=name, port=port))
    if ship.is_commissioner:
        return verdict & _open_to_commissioner(s, book, ship, number)
    kcs = [kc.id for kc in s.commissioners if kc.place.port == number and kc.in_port]
    for kc in kcs:
        verdict &= refused("BB-8.51", msg("bb-no-kc-in-port", kc=who(s, book, kc), port=port))
    if standing(s, book, ship, number) == "anti" and not attack and not pardoned(s, book, ship, number):
        verdict &= _hostile(s, book, ship, number)
    return verdict


def may_anchor(s: State, book: Book, ship: ShipId, number: int, points: int, *, attack: bool = False) -> Verdict:
    """BB-8.1, BB-8.6, BB-8.7: whether a ship in a port's hex may enter the port with the points that it has left.

    Out of a Transit Box nothing is left, for that takes the whole movement.
    """
    port = port_name(s, book, number)
    enough = require(points >= book.numbers.port_cost, "BB-8.1", msg("bb-no-points-to-anchor", port=port))
    return may_enter(s, book, ship, number, attack=attack) & enough


def most_left(s: State, book: Book, here: Place, number: int, points: int) -> int:
    """BB-8.1: what a ship has left at most that comes from a place to the hex of a port; less than nothing where its
    points do not bring it there.

    A way that somebody has counted on the board is no shorter for anybody (BB-23.41).
    """
    counted = next((each.hexes for each in s.measured if each.counts(here) and each.port == number), 0)
    return points - book.numbers.hex_cost * max(1, counted)


def points_left(
    t: Ctx, ship: ShipId, here: Place, number: int, points: int, key: str, *, attack: bool = False
) -> Procedure[int]:
    """BB-8.1: what a ship has left that has come from a place to the hex of a port: the table sees whether that is
    enough to enter it.

    That it is costs nobody a tap: it stands beside what follows, to be put right. Not even that where it cannot be, nor
    where the port is closed to the ship anyway.
    """
    if here.port == number:
        return points
    most, enough = most_left(t.now, t.book, here, number, points), t.book.numbers.port_cost
    if most < enough or not may_enter(t.now, t.book, ship, number, attack=attack).allowed:
        return most
    left = yield from t.yes_no(
        "left",
        under=key,
        words={"name": who(t.now, t.book, ship), "port": port_name(t.now, t.book, number), "n": enough},
        text="points-left",
        yes=True,
        no=True,
        nature="fact",
        default=True,
        quiet=True,
        about=(ship,),
    )
    return most if left else 0


def _hostile(s: State, book: Book, pirate: ShipId, number: int) -> Verdict:
    """Why a port is anti-pirate to him: his own deeds, its Governor, or both."""
    name, port, flag = who(s, book, pirate), port_name(s, book, number), printed_ports.known_nation(s, book, number)
    verdict = ALLOWED
    if flag is not None and flag in s.pirate(pirate).marks:
        verdict &= refused("BB-9.62", msg("bb-no-marked", name=name, nation=nation(flag), port=port))
    if governed(s, number) == "anti":
        verdict &= refused("BB-4.22", msg("bb-no-anti-governor", port=port))
    return verdict


def _open_to_commissioner(s: State, book: Book, kc: ShipId, number: int) -> Verdict:
    """BB-4.21, BB-14.31, BB-17E2: ports closed to King's Commissioners."""
    port = port_name(s, book, number)
    verdict = require(governed(s, number) != "pro", "BB-4.21", msg("bb-no-pro-governor", port=port))
    if printed_ports.is_haven(s, book, number):
        others = [hunter for hunter in s.hunters_at(places.port(book, number)) if hunter != kc]
        verdict &= require(bool(others), "BB-14.31", msg("bb-no-campaign", port=port))
    backed = letters_held.bars(s, book, number) and printed_ports.known_nation(s, book, number) != "english"
    return verdict & require(not backed, "BB-17E2", msg("bb-no-backing", port=port))


# ---------------------------------------------------------------------- destroyed


class PortDestroyed(Event[State], formerly=("where",)):
    """A port was sacked, or swallowed by an earthquake: it is of no use for the rest of the game (15.5, 17A)."""

    port: int

    def apply(self, s: State) -> State:
        return governors.without_information(s.with_port(self.port, destroyed=True), self.port)

    def line(self, s: State, book: Book) -> Msg | None:
        return msg("bb-ev-port-destroyed", port=port_name(s, book, self.port))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        port = port_name(s, book, self.port)
        return (
            Fate(msg("bb-told-port-destroyed", port=port), msg("bb-told-port-destroyed-effect"), "place:port"),
            Order(msg("bb-told-port-destroyed-order", port=port), "place:port"),
        )


def destroy(t: Ctx, number: int, rule: str) -> Procedure[None]:
    """BB-15.5, BB-17A: a port is destroyed with its Governor (A-21) and all that anybody deposited there (10.42)."""
    yield from governors.remove(t, number, rule)
    yield from t.happens(PortDestroyed(number, rule=rule))
    yield from deposits_lost(t, number, rule)
    for pirate in t.now.pirates:
        if number in pirate.havens:
            yield from log(t, pirate.id, rule, havens=tuple(each for each in pirate.havens if each != number))
