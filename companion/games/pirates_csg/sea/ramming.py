"""CSG-RAM, CSG-TOW-01: a bow against another ship: ramming, pinning, boarding, taking a derelict in tow;
CSG-KW-SWITCHBLADE: blades that ram whatever they touch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from fractions import Fraction
from itertools import count
from typing import Final

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Result, Side
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command, first_of
from companion.core.questions.kinds import Dice, Figure, Option
from companion.core.rules.odds import at_least, duel, percent
from companion.core.rules.verdicts import Sum, Term, Verdict, require
from companion.core.values.messages import msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import SeatId, ShipId
from companion.games.pirates_csg.model.names import Ctx, q, ship_name, ship_option, ship_picture
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea import boarding, towing
from companion.games.pirates_csg.sea.contacts import (
    ContactTold,
    ContestRolled,
    contest,
    higher,
    pinned_by,
    small_hulls,
    thrown,
)
from companion.games.pirates_csg.ship import losses
from companion.games.pirates_csg.ship.cards import has
from companion.games.pirates_csg.ship.orders import FREE, AbilityUsed, able_to, at_hand, decides, ship_offer

_RAMS_NOBODY: Final = ("canoe", "kraken", "seadragon", "flotilla")
_NEVER_RAMMED: Final = ("canoe", "seadragon", "flotilla")
_HOLDS: Final = ("seamonster", "titan")
"""Keywords of creatures that pin what they ram."""
RAM: Final = "ram"
TOW: Final = "tow"
LEAVE: Final = "leave"
SIDE: Final = "side"
"""Answers of a ship that touches another: it rams, it takes a derelict in tow, it lets that be, it touches with its
side only."""


class Rammed(ContestRolled, Event[State], formerly=("text", "result")):
    """CSG-RAM-02: a ship has rammed another. rolled: its die, and that of the other one.  harmless: no mast is lost."""

    ship: ShipId
    other: ShipId
    seat: SeatId
    rolled: tuple[int, ...] = field(default=(), compare=False)
    harmless: bool = field(default=False, compare=False)

    def apply(self, s: State) -> State:
        return s.with_tally(self.seat, rams=1).with_turn(used=(*s.turn.used, f"ram:{self.ship}"))

    def result(self, s: State, book: Book) -> Result:
        ships = self.ship, self.other
        names = {"ship": ship_name(s, self.ship), "other": ship_name(s, self.other)}
        totals = thrown(_sums(s, book, ships), self.rolled, "CSG-RAM-02")
        winner = higher(ships, totals)
        text = msg("csg-ev-ram-tie", **names)
        if winner:
            loser = self.other if winner == self.ship else self.ship
            key = "csg-ev-ram-harmless" if self.harmless else "csg-ev-ram"
            text = msg(key, **names, loser=ship_name(s, loser))
        return contest(s, book, ships, totals, winner, text)


def may_ram(s: State, ship: ShipId, other: ShipId) -> Verdict:
    """CSG-RAM-01, -03, A-06: enemies only, derelicts too unless the table leaves them out; ships that can ram and be
    rammed, and not each other again."""
    mine, theirs = s.ship(ship), s.ship(other)
    name = ship_name(s, other)
    verdict = require(mine.seat != theirs.seat, "CSG-RAM-01", msg("csg-ram-own"))
    barred = theirs.derelict and s.options.ruling("A-06") == "masted"
    verdict &= require(not barred, "CSG-RAM-04", msg("csg-ram-derelict", ship=name))
    lost = s.on(ship, "fog") or s.on(other, "fog")
    verdict &= require(not lost, "CSG-TERR-FOG", msg("csg-ram-lost"))
    rams_nobody = any(has(s, ship, each) for each in _RAMS_NOBODY) or _dived(s, ship)
    rammed_by_nobody = any(has(s, other, each) for each in _NEVER_RAMMED) or bool(theirs.mode)
    verdict &= require(not (rams_nobody or rammed_by_nobody), "CSG-RAM-01", msg("csg-ram-never"))
    locked = ship in pinned_by(s, other)
    verdict &= require(not locked, "CSG-RAM-03", msg("csg-ram-locked", ship=name))
    return verdict & require(not small_hulls(s, other), "CSG-KW-CATAMARAN", msg("csg-ram-hulls", ship=name))


def _dived(s: State, ship: ShipId) -> bool:
    """CSG-KW-SEAMONSTER, -SUBMARINE: under water only a submarine rams."""
    return s.ship(ship).mode == "submerged" and not has(s, ship, "submarine")


def strength(s: State, ship: ShipId, book: Book, rammer: bool) -> Sum:
    """CSG-RAM-02: the masts that a ship was built with, and one more for the rammer."""
    built = Term(msg("csg-sum-built"), len(s.ship(ship).masts), "CSG-RAM-02")
    bonus = Term(msg("csg-sum-rammer"), book.numbers.ram_bonus, "CSG-RAM-02")
    return Sum(msg("csg-sum-ram"), (built, bonus) if rammer else (built,))


def _sums(s: State, book: Book, ships: tuple[ShipId, ShipId]) -> tuple[Sum, Sum]:
    """What the rammer and the other ship add to their dice."""
    return strength(s, ships[0], book, True), strength(s, ships[1], book, False)


def contact(t: Ctx, ship: ShipId, other: ShipId, *, blades: bool = False, compelled: bool = False) -> Procedure[None]:
    """CSG-RAM-01, CSG-BOARD-01, CSG-TOW-01: what a ship against another one brings, one thing after the other.

    blades: only its blades touch, which hold nobody (CSG-KW-SWITCHBLADE).  compelled: it rams (CSG-MOVE-06).
    """
    if may_ram(t.now, ship, other).allowed:
        told = RAM if blades or compelled else (yield from _touching(t, ship, other))
        if told == TOW:
            yield from towing.take_in_tow(t, ship, other)
        elif told == SIDE:
            yield from t.happens(ContactTold(ship, other, rule="CSG-MOVE-08"))
        elif told == RAM:
            yield from _ram(t, ship, other)
            if not (t.now.ship(ship).sunk or t.now.ship(other).sunk):
                yield from boarding.after_ram(t, ship, other)
            yield from _apart(t, ship, other)
    elif towing.may_tow(t.now, ship, other).allowed:
        battery = has(t.now, other, "flotilla")
        words = {"ship": ship_name(t.now, ship), "other": ship_name(t.now, other)}
        text = "tow" if battery else "tow-bow"
        asked = decides(t.now, ship)
        wanted = q.yes_no(
            "tow", at=other, who=asked, rule="CSG-TOW-01", words=words, text=text, about=(ship, other), default=battery
        )
        if (yield from t.ask(wanted)):
            yield from towing.take_in_tow(t, ship, other)


def _touching(t: Ctx, ship: ShipId, other: ShipId) -> Procedure[str]:
    """A-05, A-06, CSG-TOW-01: whether the bow touches, and then whether the ship rams, with the chances; a derelict may
    be taken in tow instead, and is not rammed unless somebody wants it or the table has it so."""
    s = t.now
    ahead, behind = chances(s, t.book, ship, other)
    wins = (Figure(msg("csg-figure-ram-win"), percent(ahead), good=True),) if breaks(s, ship, other, other) else ()
    figures = (*wins, Figure(msg("csg-figure-ram-lose"), percent(behind), good=False))
    adrift = s.ship(other).derelict
    ram = Option(RAM, msg("csg-ram"), figures=figures)
    tow = Option(TOW, msg("csg-tow-now"), msg("csg-tow-now-note"), "token:anchor")
    leave = Option(LEAVE, msg("csg-ram-leave"), None if adrift else msg("csg-ram-leave-note"))
    side = Option(SIDE, msg("csg-ram-side"), None if adrift else msg("csg-ram-side-note"))
    optional = s.options.ruling("A-05") == "optional"
    tows = (tow,) if adrift and towing.may_tow(s, ship, other).allowed else ()
    words = "csg-q-ram-derelict" if adrift else "csg-q-ram"
    question = q.choose(
        "ram",
        (*tows, ram, leave, side) if optional else (*tows, ram, side),
        at=other,
        who=decides(s, ship),
        rule="CSG-RAM-01",
        text=msg(words, ship=ship_name(s, ship), other=ship_name(s, other)),
        about=(ship, other),
        default=(LEAVE if optional else SIDE) if adrift else RAM,
        stands=_before(s, t.book, ship, other),
    )
    told: str = yield from t.ask(question)
    return told


def breaks(s: State, ship: ShipId, other: ShipId, loser: ShipId) -> bool:
    """CSG-RAM-02, -04, CSG-KW-GALLEY, -SUBMARINE: whether a mast is lost where this ship has the lower total."""
    galley = has(s, ship, "galley") and s.options.ruling("K-01") == "text"
    harmless = loser == other and (galley or has(s, other, "submarine"))
    return bool(s.ship(loser).left) and not harmless


def _before(s: State, book: Book, ship: ShipId, other: ShipId) -> Result:
    """Two ships for the eye before their dice: what each adds to its own."""
    sides = tuple(
        Side(ship_name(s, each), *ship_picture(s, each), total=strength(s, each, book, each == ship))
        for each in (ship, other)
    )
    return Result(msg("csg-before-dice"), sides)


def _apart(t: Ctx, ship: ShipId, other: ShipId) -> Procedure[None]:
    """CSG-KW-SUBMARINE, -SEAMONSTER, -TITAN: where they are after the ram: a diver backs off, a creature holds on."""
    s = t.now
    if s.ship(ship).sunk or s.ship(other).sunk:
        return
    if s.ship(ship).mode == "submerged":
        away = msg("csg-order-back-off", ship=ship_name(s, ship), other=ship_name(s, other))
        yield from t.happens(Announced(away, "order", seat=s.ship(ship).seat, rule="CSG-KW-SUBMARINE"))
        yield from t.happens(ContactTold(ship, other, apart=True, rule="CSG-KW-SUBMARINE"))
    elif any(has(s, ship, each) for each in _HOLDS):
        yield from t.happens(ContactTold(ship, other, other, rule="CSG-KW-SEAMONSTER"))


def chances(s: State, book: Book, ship: ShipId, other: ShipId) -> tuple[Fraction, Fraction]:
    """CSG-RAM-02: how likely the other loses a mast, and how likely the rammer does."""
    lead = strength(s, ship, book, True).total - strength(s, other, book, False).total
    race = duel(book.numbers.die_faces, lead)
    return at_least(race, 1), 1 - at_least(race, 0)


def _ram(t: Ctx, ship: ShipId, other: ShipId) -> Procedure[None]:
    """CSG-RAM-02: a die and the built masts of each; the lower one loses a mast of its own choice."""
    s, faces = t.now, t.book.numbers.die_faces
    names = ship_name(s, ship), ship_name(s, other)
    wholes, seat = _sums(s, t.book, (ship, other)), s.ship(ship).seat
    rolled = yield from t.roll(
        "ram-dice",
        Dice(names[0], 1, faces),
        Dice(names[1], 1, faces),
        at=other,
        words={"ship": names[0], "other": names[1]},
        about=(ship, other),
        hoped=lambda dice: dice[0] + wholes[0].total > dice[1] + wholes[1].total,
        luck_of=seat,
    )
    winner = higher((ship, other), thrown(wholes, rolled, "CSG-RAM-02"))
    loser = other if winner == ship else ship
    harm = bool(winner) and breaks(s, ship, other, loser)
    yield from t.happens(Rammed(ship, other, seat, rolled, not harm, rule="CSG-RAM-02"))
    if harm:
        by = s.ship(winner).seat
        yield from losses.lose(t, loser, t.book.numbers.ram_loss, by, f"ram-mast-{other}", "CSG-RAM-02")


DONE: Final = "done"
"""The answer of blades that touch nobody, or nobody more."""


def may_cut(s: State, ship: ShipId) -> Verdict:
    """CSG-KW-SWITCHBLADE: after a Move or a Shoot, once for each."""
    name, acted = ship_name(s, ship), s.actions_of(ship)
    cut = sum(each == f"blades:{ship}" for each in s.turn.used)
    chances = sum(action in ("move", "shoot") for action in acted)
    verdict = at_hand(s, ship) & able_to(s, ship, "switchblade")
    verdict &= require(chances > cut, "CSG-KW-SWITCHBLADE", msg("csg-blades-after", ship=name))
    anybody = any(may_ram(s, ship, each.id).allowed for each in s.foes(s.ship(ship).seat))
    return verdict & require(anybody, "CSG-RAM-01", msg("csg-blades-nobody"))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """The blades of every own ship that has some."""
    for ship in s.afloat(s.turn.seat):
        if has(s, ship.id, "switchblade"):
            yield ship_offer(
                s, ship.id, "blades", "csg-blades", may_cut(s, ship.id), FREE, command("extend-blades", ship=ship.id)
            )


def extend(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-KW-SWITCHBLADE: every enemy that a blade touches is rammed, in the order that the player likes."""
    yield from t.happens(AbilityUsed("blades", ship, rule="CSG-KW-SWITCHBLADE"))
    done: tuple[str, ...] = ()
    for turn in count(1):
        foes = tuple(each.id for each in t.now.foes(t.now.ship(ship).seat) if each.id not in done)
        options = tuple(ship_option(t.now, each, None, may_ram(t.now, ship, each)) for each in foes)
        kin = (each.id for each in t.now.afloat(t.now.ship(ship).seat) if each.id != ship)
        own = tuple(ship_option(t.now, each, None, may_ram(t.now, ship, each)) for each in kin)
        if t.now.ship(ship).sunk or not any(option.verdict.allowed for option in options):
            return
        told = yield from t.choose(
            "blades",
            (*options, Option(DONE, msg("csg-nobody"))),
            at=turn,
            who=t.now.ship(ship).seat,
            words={"ship": ship_name(t.now, ship)},
            nature="fact",
            about=(ship,),
            left_out=own,
            default=DONE if done else first_of(option.id for option in options if option.verdict.allowed),
        )
        if told == DONE:
            return
        done = (*done, told)
        if ShipId(told) not in t.now.touching(ship):
            yield from t.happens(ContactTold(ship, ShipId(told), rule="CSG-KW-SWITCHBLADE"))
        yield from contact(t, ship, ShipId(told), blades=True)


COMMANDS: dict[str, ProcedureFunction] = {"extend-blades": extend}
JUDGES: dict[str, Judge] = {"extend-blades": may_cut}
