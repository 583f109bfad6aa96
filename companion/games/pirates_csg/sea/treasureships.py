"""CSG-KW-TREASURESHIP, CSG-DOCK-05: a ship that sails on after treasure was loaded or unloaded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import ShipId
from companion.games.pirates_csg.model.names import Ctx, ship_name
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea import moving
from companion.games.pirates_csg.sea.contacts import free_to_move
from companion.games.pirates_csg.ship import hold
from companion.games.pirates_csg.ship.cards import linked, used
from companion.games.pirates_csg.ship.orders import FREE, AbilityUsed, at_hand, ship_offer

_EXPLORING: Final = ("explore", "explorer", "hoist", "hoist-load")
"""Under these names it is noted that a ship explores beside its action."""


def handled(s: State, ship: ShipId) -> bool:
    """Whether treasure was loaded or unloaded in this turn."""
    explored = "explore" in s.actions_of(ship) or any(used(s, way, ship) for way in _EXPLORING)
    noted = used(s, hold.LOADED, ship) or used(s, hold.UNLOADED, ship)
    return noted or (explored and bool(s.coins_at(ship)))


def may_sail_on(s: State, ship: ShipId) -> Verdict:
    """CSG-KW-TREASURESHIP: once a turn, after treasure was loaded or unloaded."""
    name = ship_name(s, ship)
    linked_ = linked(s, ship, "treasureship")
    verdict = at_hand(s, ship) & require(linked_, "CSG-KW-TREASURESHIP", msg("csg-act-cannot", ship=name))
    verdict &= require(handled(s, ship), "CSG-KW-TREASURESHIP", msg("csg-sail-on-after", ship=name))
    done = used(s, "sail-on", ship)
    verdict &= require(not done, "CSG-KW-TREASURESHIP", msg("csg-sail-on-once", ship=name))
    return verdict & free_to_move(s, ship)


def offers(s: State, book: Book) -> Iterator[Offer]:
    """S more, for a ship with the admiral to whom it is linked."""
    for ship in s.afloat(s.turn.seat):
        if linked(s, ship.id, "treasureship"):
            yield ship_offer(
                s, ship.id, "sail-on", "csg-sail-on", may_sail_on(s, ship.id), FREE, command("sail-on", ship=ship.id)
            )


def sail_on(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-DOCK-05: S more, which belongs to what was done before."""
    yield from t.happens(AbilityUsed("sail-on", ship, rule="CSG-KW-TREASURESHIP"))
    yield from moving.sail(t, ship, on_top=True)


COMMANDS: dict[str, ProcedureFunction] = {"sail-on": sail_on}
JUDGES: dict[str, Judge] = {"sail-on": may_sail_on}
