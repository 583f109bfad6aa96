"""CSG-EXTRA, CSG-KW-ALLPOWERFUL, -BORNLEADER: main actions on top of the ordinary ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from companion.core.events.announcement_events import Noted
from companion.core.events.announcements import Announcement, Change, Die, Result, Side
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Dice
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import ShipId
from companion.games.pirates_csg.model.names import Ctx, ship_name, ship_option, ship_picture
from companion.games.pirates_csg.model.records import Extra
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import crew_aboard
from companion.games.pirates_csg.ship.cards import bearer, has, used
from companion.games.pirates_csg.ship.orders import FREE, able_to, at_hand, ship_offer

Ability = Literal["bornleader", "allpowerful"]
"""By its keyword."""


class ExtraGranted(Event[State], formerly=("name",)):
    """CSG-EXTRA-01: a unit may be given one more main action in this turn. same: only the one that it is given."""

    unit: str
    same: bool = False

    def apply(self, s: State) -> State:
        return s.with_turn(more=(*s.turn.more, Extra(self.unit, self.same)))

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-extra-same" if self.same else "csg-ev-extra", name=ship_name(s, ShipId(self.unit)))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Change(self.line(s, book), good=True),)


class AbilityRolled(Noted):
    """CSG-KW-BORNLEADER, -ALLPOWERFUL: a die was rolled that may bring another action."""

    ship: ShipId
    ability: Ability
    face: int

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        die = Die(self.face, book.numbers.die_faces)
        side = Side(ship_name(s, self.ship), *ship_picture(s, self.ship), (die,))
        return (Result(self._brought(s, book), (side,)),)

    def _brought(self, s: State, book: Book) -> Msg:
        """What the die has brought."""
        n, name = book.numbers, ship_name(s, self.ship)
        if self.ability == "bornleader":
            return msg("csg-told-born-leader", ship=name, face=self.face, n=n.bornleader_from)
        whose = "own" if self.face <= n.allpowerful_own else "any" if self.face == n.allpowerful_any else "enemy"
        return msg(f"csg-told-all-powerful-{whose}", ship=name, face=self.face)


def may_lead(s: State, ship: ShipId) -> Verdict:
    """CSG-KW-BORNLEADER: once a turn, before the ship is given anything."""
    name = ship_name(s, ship)
    verdict = at_hand(s, ship) & able_to(s, ship, "bornleader")
    verdict &= require(not used(s, "bornleader", ship), "CSG-GEN-03", msg("csg-extra-once", ship=name))
    acted = bool(s.actions_of(ship))
    return verdict & require(not acted, "CSG-KW-BORNLEADER", msg("csg-extra-late", ship=name))


def may_wield(s: State, ship: ShipId) -> Verdict:
    """CSG-KW-ALLPOWERFUL, CSG-GEN-03: once a turn on a ship."""
    name = ship_name(s, ship)
    verdict = at_hand(s, ship) & able_to(s, ship, "allpowerful")
    return verdict & require(not used(s, "allpowerful", ship), "CSG-GEN-03", msg("csg-extra-once", ship=name))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """The dice that may bring another action."""
    abilities = (("bornleader", "born-leader", may_lead), ("allpowerful", "all-powerful", may_wield))
    for ship in s.afloat(s.turn.seat):
        for keyword, name, verdict in abilities:
            if has(s, ship.id, keyword):
                yield ship_offer(
                    s, ship.id, name, f"csg-extra-{keyword}", verdict(s, ship.id), FREE, command(name, ship=ship.id)
                )


def _aim(s: State, book: Book, ship: ShipId, ability: Ability) -> Msg:
    """What the die of an ability may bring."""
    n, name = book.numbers, ship_name(s, ship)
    if ability == "bornleader":
        return msg("csg-q-bornleader", ship=name, n=n.bornleader_from)
    return msg("csg-q-allpowerful", ship=name, own=n.allpowerful_own, any=n.allpowerful_any)


def _rolled(t: Ctx, ship: ShipId, ability: Ability, rule: str, hit_from: int | None) -> Procedure[int]:
    """The die of an ability, which is told; who has it aboard is revealed."""
    dice = (Dice(ship_name(t.now, ship), 1, t.book.numbers.die_faces, hit_from=hit_from),)
    text = _aim(t.now, t.book, ship, ability)
    (face,) = yield from t.roll(ability, *dice, who=t.now.ship(ship).seat, rule=rule, text=text, about=(ship,))
    yield from t.happens(AbilityRolled(ship, ability, face, rule=rule))
    yield from crew_aboard.use(t, ability, ship, bearer(t.now, ship, ability), rule)
    return face


def born_leader(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-KW-BORNLEADER: on a 5 or a 6 the ship does its action twice."""
    least = t.book.numbers.bornleader_from
    face = yield from _rolled(t, ship, "bornleader", "CSG-KW-BORNLEADER", least)
    if face >= least:
        yield from t.happens(ExtraGranted(ship, True, rule="CSG-KW-BORNLEADER"))


def all_powerful(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-KW-ALLPOWERFUL, A-24: this ship, any own ship, or an enemy ship acts once more, as the player says."""
    n, rule = t.book.numbers, "CSG-KW-ALLPOWERFUL"
    face = yield from _rolled(t, ship, "allpowerful", rule, None)
    seat = t.now.ship(ship).seat
    chosen = ship
    if face > n.allpowerful_own:
        among = t.now.afloat(seat) if face == n.allpowerful_any else t.now.foes(seat)
        options = tuple(ship_option(t.now, each.id) for each in among)
        if not options:
            return
        chosen = ShipId((yield from t.choose("extra-ship", options, who=seat, rule=rule, text="extra")))
    yield from t.happens(ExtraGranted(chosen, rule=rule))


COMMANDS: dict[str, ProcedureFunction] = {"born-leader": born_leader, "all-powerful": all_powerful}
JUDGES: dict[str, Judge] = {"born-leader": may_lead, "all-powerful": may_wield}
