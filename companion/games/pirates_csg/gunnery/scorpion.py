"""CSG-KW-SCORPION: a blade that takes a mast of whom it touches after a Move or a Shoot, without a die."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.events.announcements import Announcement, Fate
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.gunnery.targets import in_reach, may_attack, sole, targets, unit_option
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import ShipId, UnitId
from companion.games.pirates_csg.model.names import Ctx, ship_name
from companion.games.pirates_csg.model.records import Touch
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import losses
from companion.games.pirates_csg.ship.cards import has, masts, used
from companion.games.pirates_csg.ship.orders import FREE, AbilityUsed, able_to, at_hand, ship_offer


class Stung(Event[State], formerly=("text",)):
    """CSG-KW-SCORPION: a blade holds a ship, which is pinned; the ship with the blade is not."""

    ship: ShipId
    other: ShipId

    def apply(self, s: State) -> State:
        pair = {self.ship, self.other}
        touches = tuple(each for each in s.touches if {each.ship, each.other} != pair)
        return replace(s, touches=(*touches, Touch(self.other, self.ship, blade=True)))

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-sting", ship=ship_name(s, self.ship), other=ship_name(s, self.other))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Fate(self.line(s, book), picture="csg:mast"),)


def may_sting(s: State, ship: ShipId) -> Verdict:
    """CSG-KW-SCORPION: after its Move or Shoot, on a turn when it rams nobody, once; there is somebody to sting."""
    name = ship_name(s, ship)
    acted = any(action in ("move", "shoot") for action in s.actions_of(ship))
    verdict = at_hand(s, ship) & able_to(s, ship, "scorpion")
    verdict &= require(acted, "CSG-KW-SCORPION", msg("csg-sting-after", ship=name))
    verdict &= require(not used(s, "ram", ship), "CSG-KW-SCORPION", msg("csg-sting-rammed", ship=name))
    verdict &= require(not used(s, "scorpion", ship), "CSG-KW-SCORPION", msg("csg-sting-once", ship=name))
    anybody = any(may_be_stung(s, ship, each).allowed for each in targets(s, UnitId(ship)))
    return verdict & require(anybody, "CSG-SHOOT-05", msg("csg-shoot-nobody"))


def may_be_stung(s: State, ship: ShipId, target: UnitId) -> Verdict:
    """A-22: whoever may be shot at and has a mast left to lose."""
    left = target.is_ship and masts(s, ShipId(target)) > 0
    return may_attack(s, UnitId(ship), target) & require(left, "CSG-KW-SCORPION", msg("csg-sting-mastless"))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """The blade of every own scorpion."""
    for ship in s.afloat(s.turn.seat):
        if has(s, ship.id, "scorpion"):
            note = msg("csg-sting-note")
            yield ship_offer(
                s, ship.id, "sting", "csg-sting", may_sting(s, ship.id), FREE, command("sting", ship=ship.id), note
            )


def sting(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-KW-SCORPION: the ship that the blade touches loses a mast, whatever protects it, and is pinned."""
    s, unit = t.now, UnitId(ship)
    options = tuple(unit_option(s, each, may_be_stung(s, ship, each)) for each in targets(s, unit) if each.is_ship)
    words = {"ship": ship_name(s, ship)}
    quiet = sole(options) is not None
    asked = s.ship(ship).seat
    told = yield from t.choose(
        "stung", options, who=asked, words=words, nature="fact", about=(ship,), default=sole(options), quiet=quiet
    )
    if not (yield from in_reach(t, unit, UnitId(told), "CSG-KW-SCORPION")):
        return
    yield from t.happens(AbilityUsed("scorpion", ship, rule="CSG-KW-SCORPION"))
    other = ShipId(told)
    yield from t.happens(Stung(ship, other, rule="CSG-KW-SCORPION"))
    yield from losses.lose(t, other, t.book.numbers.scorpion_loss, s.ship(ship).seat, "sting-mast", "CSG-KW-SCORPION")


COMMANDS: dict[str, ProcedureFunction] = {"sting": sting}
JUDGES: dict[str, Judge] = {"sting": may_sting}
