"""CSG-FIRE: burning masts at the start of every turn: the fire spreads, and at last the ship is scuttled."""

from __future__ import annotations

from companion.core.events.announcements import Announcement, Fate
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Dice
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.ids import NO_SEAT, ShipId
from companion.games.pirates_csg.model.names import Ctx, ship_name
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import crew_aboard, losses, sinking
from companion.games.pirates_csg.ship.cards import able


class ShipBurnt(Event[State], formerly=("name",)):
    """CSG-FIRE-03: every mast burns: the ship is scuttled by itself."""

    ship: ShipId

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, scuttled=True)

    def line(self, s: State, book: object) -> Msg:
        return msg("csg-ev-burnt", ship=ship_name(s, self.ship))

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        return (Fate(self.line(s, book), picture="token:wreck"),)


def burn(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-FIRE-02, -03, A-10: a die for the ship, or one for each burning mast; a shipwright slows the fire.

    A ship that burns from bow to stern is scuttled when the turn of its commander begins.
    """
    found, n = t.now.ship(ship), t.book.numbers
    burning = found.masts.count("burning")
    if not burning:
        return
    if not found.standing:
        yield from _burnt(t, ship)
        return
    yield from crew_aboard.show(t, ship, "shipwright")  # the question says by how much the fire is slowed
    spread = n.fire_spread_shipwright if able(t.now, ship, "shipwright") else n.fire_spread
    each_mast = t.now.options.ruling("A-10") == "mast"
    name = ship_name(t.now, ship)
    note = msg("csg-q-fire-masts-note", n=spread, out=n.fire_out) if each_mast else None
    dice = Dice(name, burning if each_mast else 1, n.die_faces)
    text = "fire-masts" if each_mast else "fire"
    faces = yield from t.roll(
        "fire", dice, at=ship, who=found.seat, words={"ship": name, "n": spread}, text=text, note=note, about=(ship,)
    )
    for place, face in enumerate(faces, 1):
        if face <= spread:
            yield from losses.kindle(t, ship, NO_SEAT, f"fire-mast-{place}-{ship}", "CSG-FIRE-02")
        elif each_mast and face >= n.fire_out:
            yield from losses.douse(t, ship, "CSG-FIRE-02", 1)


def _burnt(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-FIRE-03, A-32: it sinks a turn later, like any scuttled ship, or at once."""
    found = t.now.ship(ship)
    if found.seat != t.now.turn.seat or found.scuttled:
        return
    yield from t.happens(ShipBurnt(ship, rule="CSG-FIRE-03"))
    if t.now.options.ruling("A-32") == "at-once":
        yield from sinking.sink(t, ship, NO_SEAT)
