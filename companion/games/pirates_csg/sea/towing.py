"""CSG-TOW, CSG-SCUT-02, CSG-KW-FLOTILLA: taking a derelict or a floating battery in tow, and letting it go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.events.announcements import Announcement, Fate, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import NO_SHIP, ShipId
from companion.games.pirates_csg.model.names import Ctx, ship_name, ship_picture
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import has, nation
from companion.games.pirates_csg.ship.orders import FREE, at_hand

_NEVER_TOWS: Final = ("canoe", "kraken", "submarine", "seadragon", "seamonster", "flotilla")
_NEVER_TOWED: Final = ("submarine", "seamonster", "kraken", "seadragon", "canoe")


class TowTaken(Event[State], formerly=("names",)):
    """CSG-TOW-01, -02, CSG-SCUT-02: something is in tow, and with its crew in the fleet of who tows it."""

    ship: ShipId
    other: ShipId

    def apply(self, s: State) -> State:
        tower, towed = s.ship(self.ship), s.ship(self.other)
        crew = tuple(replace(each, seat=tower.seat) if each.where == self.other else each for each in s.crew)
        taken = replace(s, crew=crew, touches=tuple(e for e in s.touches if self.other not in (e.ship, e.other)))
        doomed = towed.scuttled and towed.seat == tower.seat
        searched = tuple(each for each in tower.searched if each != self.other)  # it comes along, nobody leaves it
        return taken.with_ship(self.ship, searched=searched).with_ship(
            self.other,
            towed=self.ship,
            seat=tower.seat,
            docked=tower.docked,
            on=tower.on,
            tangled=False,
            scuttled=doomed,
        )

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-tow", ship=ship_name(s, self.ship), other=ship_name(s, self.other))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        order = msg("csg-order-tow", other=ship_name(s, self.other), ship=ship_name(s, self.ship))
        return Fate(self.line(s, book), picture="token:anchor"), Order(order)


class TowDropped(Event[State], formerly=("name",)):
    """A-21, CSG-KW-FLOTILLA: a tow is let go."""

    other: ShipId

    def apply(self, s: State) -> State:
        return s.with_ship(self.other, towed=NO_SHIP)

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-tow-dropped", other=ship_name(s, self.other))


class ProwSeen(Event[State]):
    """CSG-TOW-01: the table has told whether a ship touches the bow of a derelict."""

    ship: ShipId
    other: ShipId
    prow: bool

    def apply(self, s: State) -> State:
        pair = {self.ship, self.other}
        seen = (replace(each, prow=self.prow) if {each.ship, each.other} == pair else each for each in s.touches)
        return replace(s, touches=tuple(seen))


def seen_at(s: State, ship: ShipId, other: ShipId) -> bool | None:
    """CSG-TOW-01: whether a ship touches the bow of a derelict, None where the table has not told."""
    pair = {ship, other}
    return next((each.prow for each in s.touches if {each.ship, each.other} == pair and each.prow is not None), None)


def may_take(s: State, ship: ShipId, other: ShipId) -> Verdict:
    """CSG-TOW-01, CSG-ACT-03: whether a ship may take something in tow now: in its turn, after a Move."""
    moved = "move" in s.actions_of(ship)
    after = msg("csg-tow-after", ship=ship_name(s, ship))
    return at_hand(s, ship) & require(moved, "CSG-TOW-01", after) & may_tow(s, ship, other)


def may_tow(s: State, ship: ShipId, other: ShipId) -> Verdict:
    """CSG-TOW-01, CSG-COM-03, CSG-KW-FLOTILLA: a derelict in contact that nobody tows yet, by a ship that can tow and
    touches its bow, as far as the table has told."""
    mine, theirs = s.ship(ship), s.ship(other)
    name = ship_name(s, other)
    battery = has(s, other, "flotilla")
    verdict = require(theirs.derelict or battery, "CSG-TOW-01", msg("csg-tow-derelict", ship=name))
    apart = msg("csg-tow-apart", ship=ship_name(s, ship), other=name)
    verdict &= require(other in s.touching(ship) or bool(theirs.towed), "CSG-TOW-01", apart)
    aside = not battery and seen_at(s, ship, other) is False
    verdict &= require(not aside, "CSG-TOW-01", msg("csg-tow-aside", ship=ship_name(s, ship), other=name))
    never = any(has(s, ship, each) for each in _NEVER_TOWS) or any(has(s, other, each) for each in _NEVER_TOWED)
    barred = mine.derelict or never
    verdict &= require(not barred, "CSG-TOW-01", msg("csg-tow-never", ship=ship_name(s, ship)))
    if battery:
        friend = mine.seat == theirs.seat and nation(s, ship) == nation(s, other)
        verdict &= require(friend, "CSG-KW-FLOTILLA", msg("csg-tow-battery", ship=name))
    held = theirs.tangled and s.options.ruling("C-03") == "community"
    verdict &= require(not held, "CSG-COM-03", msg("csg-tow-held", ship=name))
    verdict &= require(not theirs.wreck, "CSG-TERR-REEF", msg("csg-tow-wreck", ship=name))
    lost = s.on(ship, "fog") or s.on(other, "fog")
    verdict &= require(not lost, "CSG-TERR-FOG", msg("csg-tow-fog"))
    return verdict & require(not theirs.towed, "CSG-TOW-01", msg("csg-tow-towed", ship=name))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """CSG-TOW-01, A-21: what drifts in contact may be taken in tow, and let go again."""
    for ship in s.afloat(s.turn.seat):
        for other in s.touching(ship.id):
            drifts = s.ship(other).derelict or has(s, other, "flotilla")
            if drifts and "move" in s.actions_of(ship.id):
                label = msg("csg-tow", ship=ship_name(s, ship.id), other=ship_name(s, other))
                picture, colour = ship_picture(s, other)
                verdict = may_take(s, ship.id, other)
                option = Option(f"tow-{ship.id}-{other}", label, None, picture, verdict, FREE, colour)
                yield Offer(option, command("tow", ship=ship.id, other=other))
        if ship.towed:
            label = msg("csg-drop-tow", other=ship_name(s, ship.id))
            option = Option(f"drop-{ship.id}", label, None, "token:anchor", may_drop(s, ship.id), FREE)
            yield Offer(option, command("drop-tow", ship=ship.id))


def take_in_tow(t: Ctx, ship: ShipId, other: ShipId) -> Procedure[None]:
    """CSG-TOW-01: what drifts is made fast."""
    yield from t.happens(TowTaken(ship, other, rule="CSG-TOW-02"))


def tow(t: Ctx, ship: ShipId, other: ShipId) -> Procedure[None]:
    """CSG-TOW-01: something in contact is taken in tow, a derelict only by its bow, which the table tells once."""
    if not has(t.now, other, "flotilla") and seen_at(t.now, ship, other) is None:
        words = {"ship": ship_name(t.now, ship), "other": ship_name(t.now, other)}
        seen = yield from t.yes_no(
            "prow", at=other, who=t.now.ship(ship).seat, words=words, nature="fact", about=(ship, other)
        )
        yield from t.happens(ProwSeen(ship, other, seen, rule="CSG-TOW-01"))
        if not seen:
            return
    yield from take_in_tow(t, ship, other)


def may_drop(s: State, ship: ShipId) -> Verdict:
    """A-21, CSG-ACT-03: an own ship in tow is let go in the own turn."""
    there = require(bool(s.ship(ship).towed), "CSG-TOW-03", msg("csg-tow-none", ship=ship_name(s, ship)))
    return at_hand(s, ship) & there


def drop_tow(t: Ctx, ship: ShipId) -> Procedure[None]:
    """A-21: what is in tow is let go."""
    yield from t.happens(TowDropped(ship, rule="CSG-TOW-03"))


COMMANDS: dict[str, ProcedureFunction] = {"tow": tow, "drop-tow": drop_tow}
JUDGES: dict[str, Judge] = {"tow": may_take, "drop-tow": may_drop}
