"""CSG-SCUT: scuttling one's own ship, so that nobody else gets it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.events.announcements import Announcement, Change
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.game_parts import LAST, Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Dice, Option, Roll
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import ShipId
from companion.games.pirates_csg.model.names import Ctx, ship_name, ship_picture
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.orders import at_hand


@dataclass(frozen=True)
class ScuttleTried(Event[State]):
    """CSG-SCUT-01: somebody tries to sink the own ship. done: it sinks when the next turn of its commander begins."""

    ship: ShipId
    name: Msg
    done: bool

    def apply(self, s: State) -> State:
        tried = s.with_turn(used=(*s.turn.used, f"scuttle:{self.ship}"))
        return tried.with_ship(self.ship, scuttled=self.done)

    def line(self) -> Msg:
        return msg("csg-ev-scuttled" if self.done else "csg-ev-scuttle-failed", ship=self.name)

    def announcements(self) -> tuple[Announcement, ...]:
        return (Change(self.line(), "token:wreck", good=self.done),)


def may_scuttle(s: State, ship: ShipId) -> Verdict:
    """CSG-SCUT-01, A-62: an own ship, in tow of the own fleet as well, at any moment of the own turn, as often as the
    table wants."""
    name = ship_name(s, ship)
    verdict = at_hand(s, ship)
    verdict &= require(not s.ship(ship).scuttled, "CSG-SCUT-01", msg("csg-scuttle-done", ship=name))
    again = s.options.ruling("A-62") == "any" or f"scuttle:{ship}" not in s.turn.used
    return verdict & require(again, "CSG-SCUT-01", msg("csg-scuttle-once", ship=name))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """Scuttling, for every own ship that is not doomed yet."""
    for ship in s.afloat(s.turn.seat):
        if not ship.scuttled:
            verdict = may_scuttle(s, ship.id)
            picture, colour = ship_picture(s, ship.id)
            label = msg("csg-scuttle", ship=ship_name(s, ship.id))
            yield Offer(
                Option(f"scuttle-{ship.id}", label, None, picture, verdict, LAST, colour),
                command("scuttle", ship=ship.id),
            )


def sinks(s: State, book: Book, face: int) -> bool:
    """CSG-SCUT-01, A-08: whether the die sinks the ship."""
    n = book.numbers
    return (
        face in (n.scuttle_from, n.die_faces) if s.options.ruling("A-08") == "four-or-six" else face >= n.scuttle_from
    )


def scuttle(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-SCUT-01: a die decides."""
    s, name = t.now, ship_name(t.now, ship)
    (face,) = yield from t.ask(
        Roll(
            key="scuttle",
            text=msg("csg-q-scuttle", ship=name),
            rule="CSG-SCUT-01",
            who=t.now.ship(ship).seat,
            dice=(Dice(name, 1, t.book.numbers.die_faces),),
            about=(ship,),
            hoped=lambda rolled: sinks(s, t.book, rolled[0]),
        )
    )
    yield from t.happens(ScuttleTried(ship, name, sinks(t.now, t.book, face), rule="CSG-SCUT-01"))


COMMANDS: dict[str, ProcedureFunction] = {"scuttle": scuttle}
JUDGES: dict[str, Judge] = {"scuttle": may_scuttle}
