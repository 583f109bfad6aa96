"""CSG-KW-KRAKEN: Captain Davy Jones sends a Kraken after a ship."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.events.announcements import Announcement, Fate
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import NO_SHIP, ShipId
from companion.games.pirates_csg.model.names import Ctx, ship_name, ship_option, ship_picture
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import crew_aboard
from companion.games.pirates_csg.ship.cards import at_work, crew_card, has
from companion.games.pirates_csg.ship.orders import ActionGiven, may_act

JONES: Final = "davy jones"
"""As his card is called, without regard to capitals."""
NOBODY: Final = "nobody"
"""The answer of a Kraken that goes where it likes."""


class PreyNamed(Event[State], formerly=("text",)):
    """CSG-KW-KRAKEN: a Kraken goes for one ship alone, "" for none."""

    kraken: ShipId
    prey: ShipId

    def apply(self, s: State) -> State:
        return s.with_ship(self.kraken, prey=self.prey)

    def line(self, s: State, book: Book) -> Msg:
        kraken = ship_name(s, self.kraken)
        if not self.prey:
            return msg("csg-ev-no-prey", kraken=kraken)
        return msg("csg-ev-prey", kraken=kraken, ship=ship_name(s, self.prey))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Fate(self.line(s, book), picture="token:skull"),)


def _jones(s: State, ship: ShipId) -> str:
    """Captain Davy Jones, if he is at work aboard, "" if not."""
    return next((crew.id for crew in at_work(s, ship) if JONES in crew_card(s, crew).name.casefold()), "")


def may_name(s: State, ship: ShipId, kraken: ShipId) -> Verdict:
    """CSG-KW-KRAKEN: Davy Jones says what a Kraken of his fleet goes for, as his ship's action."""
    jones = require(bool(_jones(s, ship)), "CSG-KW-KRAKEN", msg("csg-prey-jones", ship=ship_name(s, ship)))
    found = s.ship(kraken)
    own = has(s, kraken, "kraken") and found.seat == s.ship(ship).seat and found.deployed and not found.sunk
    words = msg("csg-prey-kraken", kraken=ship_name(s, kraken))
    return may_act(s, ship, "other") & jones & require(own, "CSG-KW-KRAKEN", words)


def offers(s: State, book: Book) -> Iterator[Offer]:
    """His ship's action, for every own Kraken."""
    krakens = [each.id for each in s.afloat(s.turn.seat) if has(s, each.id, "kraken")]
    for ship in s.afloat(s.turn.seat):
        for kraken in krakens if _jones(s, ship.id) else ():
            picture, colour = ship_picture(s, kraken)
            label = msg("csg-prey", ship=ship_name(s, ship.id), kraken=ship_name(s, kraken))
            verdict = may_name(s, ship.id, kraken)
            option = Option(f"prey-{ship.id}-{kraken}", label, None, picture, verdict, "move", colour)
            yield Offer(option, command("name-prey", ship=ship.id, kraken=kraken))


def name_prey(t: Ctx, ship: ShipId, kraken: ShipId) -> Procedure[None]:
    """CSG-KW-KRAKEN: the ship's action names the prey, changes it, or calls the Kraken off."""
    s, name, rule = t.now, ship_name(t.now, kraken), "CSG-KW-KRAKEN"
    yield from t.happens(ActionGiven(ship, "other", rule=rule))
    yield from crew_aboard.use(t, "prey", ship, _jones(t.now, ship), rule)
    off = (Option(NOBODY, msg("csg-nobody")),) if s.ship(kraken).prey else ()
    options = (*(ship_option(s, each.id) for each in s.foes(s.ship(kraken).seat)), *off)
    told = yield from t.choose(
        "prey", options, who=s.ship(ship).seat, rule=rule, words={"kraken": name}, about=(kraken,)
    )
    prey = NO_SHIP if told == NOBODY else ShipId(told)
    yield from t.happens(PreyNamed(kraken, prey, rule=rule))


COMMANDS: dict[str, ProcedureFunction] = {"name-prey": name_prey}
JUDGES: dict[str, Judge] = {"name-prey": may_name}
