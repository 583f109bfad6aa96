"""CSG-KW-KRAKEN: a Kraken wraps a ship; only those two shoot at each other then, and the ship stays where it is."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.events.announcements import Announcement, Fate, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.gunnery.targets import in_reach, sole
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import ShipId, UnitId
from companion.games.pirates_csg.model.names import Ctx, ship_name, ship_option
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import ship_card, used
from companion.games.pirates_csg.ship.orders import FREE, AbilityUsed, at_hand, ship_offer


class ShipWrapped(Event[State], formerly=("text", "order")):
    """CSG-KW-KRAKEN: a Kraken lies under a ship and holds it."""

    kraken: ShipId
    ship: ShipId

    def apply(self, s: State) -> State:
        return s.with_ship(self.kraken, wraps=self.ship)

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-wrap", ship=ship_name(s, self.kraken), other=ship_name(s, self.ship))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        order = msg("csg-order-wrap", ship=ship_name(s, self.kraken), other=ship_name(s, self.ship))
        return Fate(self.line(s, book), picture="csg:sea"), Order(order)


def may_wrap(s: State, ship: ShipId) -> Verdict:
    """CSG-KW-KRAKEN: once a turn, and not in one in which it has shot; there is somebody to wrap."""
    name = ship_name(s, ship)
    is_one = "kraken" in ship_card(s, ship).keywords
    verdict = at_hand(s, ship) & require(is_one, "CSG-KW-KRAKEN", msg("csg-act-cannot", ship=name))
    verdict &= require(not used(s, "wrap", ship), "CSG-KW-KRAKEN", msg("csg-wrap-once", ship=name))
    shot = "shoot" in s.actions_of(ship)
    verdict &= require(not shot, "CSG-KW-KRAKEN", msg("csg-wrap-shot", ship=name))
    anybody = any(may_be_wrapped(s, each.id).allowed for each in s.foes(s.ship(ship).seat))
    return verdict & require(anybody, "CSG-KW-KRAKEN", msg("csg-wrap-nobody"))


def may_be_wrapped(s: State, ship: ShipId) -> Verdict:
    """CSG-KW-KRAKEN: no docked ship, no other Kraken."""
    docked, kraken = bool(s.ship(ship).docked), "kraken" in ship_card(s, ship).keywords
    verdict = require(not docked, "CSG-KW-KRAKEN", msg("csg-wrap-docked", ship=ship_name(s, ship)))
    return verdict & require(not kraken, "CSG-KW-KRAKEN", msg("csg-wrap-kraken"))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """Wrapping a ship, for every own Kraken."""
    for ship in s.afloat(s.turn.seat):
        if "kraken" in ship_card(s, ship.id).keywords:
            note = msg("csg-wrap-note", range=book.numbers.kraken_range)
            yield ship_offer(
                s, ship.id, "wrap", "csg-wrap", may_wrap(s, ship.id), FREE, command("wrap", ship=ship.id), note
            )


def wrap(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-KW-KRAKEN: which enemy within S of its base it wraps."""
    s = t.now
    options = tuple(ship_option(s, each.id, None, may_be_wrapped(s, each.id)) for each in s.foes(s.ship(ship).seat))
    told = yield from t.choose(
        "wrapped",
        options,
        who=s.ship(ship).seat,
        words={"ship": ship_name(s, ship)},
        note=msg("csg-wrap-note", range=t.book.numbers.kraken_range),
        about=(ship,),
        default=sole(options),
        quiet=sole(options) is not None,
    )
    if not (yield from in_reach(t, UnitId(ship), UnitId(told), "CSG-KW-KRAKEN")):
        return
    yield from t.happens(
        AbilityUsed("wrap", ship, rule="CSG-KW-KRAKEN"), ShipWrapped(ship, ShipId(told), rule="CSG-KW-KRAKEN")
    )


COMMANDS: dict[str, ProcedureFunction] = {"wrap": wrap}
JUDGES: dict[str, Judge] = {"wrap": may_wrap}
