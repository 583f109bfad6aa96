"""CSG-REP-01: a mast is put back: by a shipwright aboard, or at home or at an own fort."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.events.announcements import Announcement, Change
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import ShipId
from companion.games.pirates_csg.model.names import Ctx, ship_name
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import crew_aboard, losses
from companion.games.pirates_csg.ship.cards import able, has
from companion.games.pirates_csg.ship.orders import ActionGiven, commanded, may_act, ship_offer

NEVER = ("seadragon", "seamonster", "titan", "kraken", "submarine")
"""Keywords of what cannot be repaired."""


class GunMended(Event[State], formerly=("name",)):
    """CSG-KW-BOMBARDIER: the special gun fires again."""

    ship: ShipId

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, jammed=False)

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-unjammed", ship=ship_name(s, self.ship))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Change(self.line(s, book), "token:cannon", good=True),)


def may_repair(s: State, ship: ShipId) -> Verdict:
    """CSG-REP-01: a mast is missing, and somebody or some place can put it back."""
    found, name = s.ship(ship), ship_name(s, ship)
    verdict = may_act(s, ship, "repair")
    broken = "lost" in found.masts or found.jammed
    verdict &= require(broken, "CSG-REP-01", msg("csg-repair-whole", ship=name))
    verdict &= require(_placed(s, ship), "CSG-REP-01", msg("csg-repair-where", ship=name))
    return verdict & require(not _barred(s, ship), "CSG-REP-01", msg("csg-repair-never", ship=name))


def mends(s: State, ship: ShipId) -> bool:
    """CSG-REP-01: whether a ship could be repaired where it lies, by somebody aboard or by the place."""
    return _placed(s, ship) and not _barred(s, ship)


def _placed(s: State, ship: ShipId) -> bool:
    """CSG-REP-01, CSG-CREW-SHIPWRIGHT, A-55: where a ship needs nobody for it, or with a shipwright aboard."""
    return _unaided(s, ship) or bool(able(s, ship, "shipwright"))


def _unaided(s: State, ship: ShipId) -> bool:
    """CSG-REP-01, A-55: at home, at an own fort that is not abandoned; a floating battery at sea as well."""
    found = s.ship(ship)
    home = bool(found.docked) and s.island(found.docked).home == found.seat
    fort = s.fort_on(found.docked) if found.docked else None
    own = fort is not None and fort.seat == found.seat and not fort.abandoned
    return home or own or has(s, ship, "flotilla")


def _barred(s: State, ship: ShipId) -> bool:
    return any(has(s, ship, keyword) for keyword in NEVER)


def offers(s: State, book: Book) -> Iterator[Offer]:
    """A Repair for every own ship that has lost a mast."""
    for ship in commanded(s):
        if "lost" in ship.masts or ship.jammed:
            yield ship_offer(
                s, ship.id, "repair", "csg-repair", may_repair(s, ship.id), "repair", command("repair", ship=ship.id)
            )


def repair(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-REP-01: a ship is given a Repair action."""
    yield from t.happens(ActionGiven(ship, "repair", rule="CSG-ACT-01"))
    if not _unaided(t.now, ship):
        yield from crew_aboard.show(t, ship, "shipwright")
    if t.now.ship(ship).jammed and (yield from _gun_first(t, ship)):
        yield from t.happens(GunMended(ship, rule="CSG-KW-BOMBARDIER"))
    else:
        yield from losses.restore(t, ship, "mast", "CSG-REP-01")


def _gun_first(t: Ctx, ship: ShipId) -> Procedure[bool]:
    """CSG-KW-BOMBARDIER: whether the Repair is spent on the jammed gun; nobody is asked where no mast is missing."""
    if "lost" not in t.now.ship(ship).masts:
        return True
    options = (
        Option("mast", msg("csg-mend-mast"), picture="csg:mast"),
        Option("piece", msg("csg-mend-piece"), picture="token:cannon"),
    )
    words = {"ship": ship_name(t.now, ship)}
    told = yield from t.choose("mend", options, who=t.now.ship(ship).seat, words=words, about=(ship,), default="mast")
    return told == "piece"


COMMANDS: dict[str, ProcedureFunction] = {"repair": repair}
JUDGES: dict[str, Judge] = {"repair": may_repair}
