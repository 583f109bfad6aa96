"""CSG-RAM, CSG-TOW: a bow against another ship: ramming, pinning, and taking a derelict in tow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from companion.core.events import Event
from companion.core.frozen import replace
from companion.core.game import Offer
from companion.core.odds import at_least, die, mapped
from companion.core.procedure import Procedure, ProcedureFunction, command
from companion.core.questions import Dice, Figure, Option, Roll, YesNo
from companion.core.text import Msg, msg
from companion.core.verdicts import Sum, Term, Verdict, require
from companion.core.voice import Die, Fate, Order, Result, Side, Telling
from companion.games.pirates_csg.sea import boarding
from companion.games.pirates_csg.ship import losses
from companion.games.pirates_csg.ship.cards import has
from companion.games.pirates_csg.ship.orders import FREE
from companion.games.pirates_csg.table.book import Book
from companion.games.pirates_csg.table.ids import NO_SHIP, SeatId, ShipId
from companion.games.pirates_csg.table.names import Desk, ship_name, ship_picture
from companion.games.pirates_csg.table.state import State

NEVER_RAM = ("canoe", "kraken", "seadragon", "flotilla", "submarine")
"""Keywords of what nobody rams and what rams nobody."""


@dataclass(frozen=True)
class Rammed(Event[State]):
    """CSG-RAM-02: a ship has rammed another."""

    ship: ShipId
    other: ShipId
    seat: SeatId
    text: Msg
    result: Result | None = field(default=None, compare=False)

    def apply(self, s: State) -> State:
        return s.with_tally(self.seat, rams=1).with_turn(used=(*s.turn.used, f"ram:{self.ship}"))

    def line(self) -> Msg:
        return self.text

    def tells(self) -> tuple[Telling, ...]:
        return () if self.result is None else (self.result,)


@dataclass(frozen=True)
class TowTaken(Event[State]):
    """CSG-TOW-01, -02: a derelict is in tow, and with its crew in the fleet of who tows it."""

    ship: ShipId
    other: ShipId
    names: tuple[Msg, Msg]

    def apply(self, s: State) -> State:
        tower = s.ship(self.ship)
        crew = tuple(replace(each, seat=tower.seat) if each.where == self.other else each for each in s.crew)
        taken = replace(s, crew=crew, touches=tuple(e for e in s.touches if self.other not in (e.ship, e.other)))
        return taken.with_ship(self.other, towed=self.ship, seat=tower.seat, docked=tower.docked, scuttled=False)

    def line(self) -> Msg:
        return msg("csg-ev-tow", ship=self.names[0], other=self.names[1])

    def tells(self) -> tuple[Telling, ...]:
        return Fate(self.line(), picture="token:anchor"), Order(
            msg("csg-order-tow", other=self.names[1], ship=self.names[0])
        )


@dataclass(frozen=True)
class TowDropped(Event[State]):
    """A-21: a tow is let go."""

    other: ShipId
    name: Msg

    def apply(self, s: State) -> State:
        return s.with_ship(self.other, towed=NO_SHIP)

    def line(self) -> Msg:
        return msg("csg-ev-tow-dropped", other=self.name)


def may_ram(s: State, ship: ShipId, other: ShipId) -> Verdict:
    """CSG-RAM-01, -03, A-06: enemies with masts only, and ships that can be rammed at all."""
    mine, theirs = s.ship(ship), s.ship(other)
    name = ship_name(s, other)
    verdict = require(mine.seat != theirs.seat, "CSG-RAM-01", msg("csg-ram-own"))
    verdict &= require(not theirs.derelict, "CSG-RAM-04", msg("csg-ram-derelict", ship=name))
    barred = any(has(s, ship, each) or has(s, other, each) for each in NEVER_RAM) or theirs.mode != ""
    verdict &= require(not barred, "CSG-RAM-01", msg("csg-ram-never"))
    hulls = theirs.plates and any(has(s, other, each) for each in ("catamaran", "trimaran"))
    return verdict & require(not hulls, "CSG-KW-CATAMARAN", msg("csg-ram-hulls", ship=name))


def strength(s: State, ship: ShipId, book: Book, rammer: bool) -> Sum:
    """CSG-RAM-02: the masts that a ship was built with, and one more for the rammer."""
    built = Term(msg("csg-sum-built"), len(s.ship(ship).masts), "CSG-RAM-02")
    bonus = Term(msg("csg-sum-rammer"), book.numbers.ram_bonus, "CSG-RAM-02")
    return Sum(msg("csg-sum-ram"), (built, bonus) if rammer else (built,))


def contact(t: Desk, ship: ShipId, other: ShipId) -> Procedure[None]:
    """CSG-RAM-01, CSG-BOARD-01, CSG-TOW-01: what a bow against another ship brings, one after the other."""
    rammed = False
    if may_ram(t.now, ship, other).allowed:
        rammed = t.now.options.ruling("A-05") == "compulsory" or (yield from _wish(t, ship, other))
    if rammed:
        yield from _ram(t, ship, other)
        if not (t.now.ship(ship).sunk or t.now.ship(other).sunk):
            yield from boarding.after_ram(t, ship, other)
    elif may_tow(t.now, ship, other).allowed:
        wanted = YesNo(
            key="tow",
            text=msg("csg-q-tow", ship=ship_name(t.now, ship), other=ship_name(t.now, other)),
            rule="CSG-TOW-01",
            who=t.now.ship(ship).seat,
            about=(ship, other),
            default=True,
        )
        if (yield from t.ask(wanted)):
            yield from take_in_tow(t, ship, other)


def _wish(t: Desk, ship: ShipId, other: ShipId) -> Procedure[bool]:
    """A-05: whether the ship rams, with the chances."""
    ahead, behind = chances(t.now, t.book, ship, other)
    figures = (
        Figure(msg("csg-figure-ram-win"), msg("csg-percent", n=round(100 * ahead)), good=True),
        Figure(msg("csg-figure-ram-lose"), msg("csg-percent", n=round(100 * behind)), good=False),
    )
    return (
        yield from t.ask(
            YesNo(
                key="ram",
                text=msg("csg-q-ram", ship=ship_name(t.now, ship), other=ship_name(t.now, other)),
                rule="CSG-RAM-01",
                who=t.now.ship(ship).seat,
                about=(ship, other),
                default=True,
                figures=figures,
            )
        )
    )


def chances(s: State, book: Book, ship: ShipId, other: ShipId) -> tuple[float, float]:
    """CSG-RAM-02: how likely the other loses a mast, and how likely the rammer does."""
    faces = die(book.numbers.die_faces)
    lead = strength(s, ship, book, True).total - strength(s, other, book, False).total
    win = lose = 0.0
    for face, chance in faces.items():
        against = mapped(faces, lambda other_face, face=face: face + lead - other_face)  # type: ignore[misc]
        win += float(chance * at_least(against, 1))
        lose += float(chance * (1 - at_least(against, 0)))
    return win, lose


def _ram(t: Desk, ship: ShipId, other: ShipId) -> Procedure[None]:
    """CSG-RAM-02: a die and the built masts of each; the lower one loses a mast of its own choice."""
    s, faces = t.now, t.book.numbers.die_faces
    names = ship_name(s, ship), ship_name(s, other)
    rolled = yield from t.ask(
        Roll(
            key="ram-dice",
            text=msg("csg-q-ram-dice", ship=names[0], other=names[1]),
            rule="CSG-RAM-02",
            dice=(Dice(names[0], 1, faces), Dice(names[1], 1, faces)),
            about=(ship, other),
        )
    )
    totals = tuple(
        Sum(whole.label, (Term(msg("csg-sum-die"), face, "CSG-RAM-02"), *whole.terms))
        for whole, face in zip(
            (strength(s, ship, t.book, True), strength(s, other, t.book, False)), rolled, strict=True
        )
    )
    ahead = totals[0].total - totals[1].total
    loser = other if ahead > 0 else ship
    text = msg("csg-ev-ram-tie", ship=names[0], other=names[1])
    if ahead:
        text = msg("csg-ev-ram", ship=names[0], other=names[1], loser=ship_name(s, loser))
    sides = tuple(
        Side(name, *ship_picture(s, each), (Die(face, faces),), total, won=None if not ahead else each != loser)
        for name, each, face, total in zip(names, (ship, other), rolled, totals, strict=True)
    )
    seat = s.ship(ship).seat
    yield from t.happens(Rammed(ship, other, seat, text, Result(text, sides), rule="CSG-RAM-02"))
    harmless = loser == other and (has(s, ship, "galley") or has(s, other, "submarine"))
    if ahead and s.ship(loser).left and not harmless:
        by = s.ship(other if loser == ship else ship).seat
        yield from losses.lose(t, loser, 1, by, "ram-mast", "CSG-RAM-02")


# ---------------------------------------------------------------------- towing


def may_tow(s: State, ship: ShipId, other: ShipId) -> Verdict:
    """CSG-TOW-01, CSG-TERR-SARG: a derelict in contact that nobody tows yet, by a ship that can tow."""
    theirs = s.ship(other)
    drifts = theirs.derelict or has(s, other, "flotilla")
    verdict = require(drifts, "CSG-TOW-01", msg("csg-tow-derelict", ship=ship_name(s, other)))
    barred = s.ship(ship).derelict or any(has(s, ship, each) for each in ("canoe", "kraken", "submarine", "seadragon"))
    verdict &= require(not barred, "CSG-TOW-01", msg("csg-tow-never", ship=ship_name(s, ship)))
    held = any(each.kind in ("sargasso", "reef") for each in s.terrain if each.id in theirs.on)
    verdict &= require(not held, "CSG-TERR-SARG", msg("csg-tow-held", ship=ship_name(s, other)))
    return verdict & require(not theirs.towed, "CSG-TOW-01", msg("csg-tow-towed", ship=ship_name(s, other)))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """CSG-TOW-01, A-21: derelicts in contact may be taken in tow, and let go again."""
    for ship in s.afloat(s.turn.seat):
        for other in s.touching(ship.id):
            if s.ship(other).derelict:
                label = msg("csg-tow", ship=ship_name(s, ship.id), other=ship_name(s, other))
                picture, colour = ship_picture(s, other)
                option = Option(
                    f"tow-{ship.id}-{other}", label, None, picture, may_tow(s, ship.id, other), FREE, colour
                )
                yield Offer(option, command("tow", ship=ship.id, other=other))
        if ship.towed:
            label = msg("csg-drop-tow", other=ship_name(s, ship.id))
            yield Offer(
                Option(f"drop-{ship.id}", label, None, "token:anchor", group=FREE), command("drop-tow", ship=ship.id)
            )


def take_in_tow(t: Desk, ship: ShipId, other: ShipId) -> Procedure[None]:
    """CSG-TOW-01: the derelict is made fast."""
    names = ship_name(t.now, ship), ship_name(t.now, other)
    yield from t.happens(TowTaken(ship, other, names, rule="CSG-TOW-02"))


def drop_tow(t: Desk, ship: ShipId) -> Procedure[None]:
    """A-21: what is in tow is let go."""
    yield from t.happens(TowDropped(ship, ship_name(t.now, ship), rule="CSG-TOW-03"))


COMMANDS: dict[str, ProcedureFunction] = {"tow": take_in_tow, "drop-tow": drop_tow}
