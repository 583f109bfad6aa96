"""CSG-ACT-01, A-33: all main actions of a turn are given before the first of them is carried out."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.procedure import Procedure, ProcedureFunction
from companion.core.questions import Choose, Option
from companion.core.text import msg
from companion.core.verdicts import Verdict
from companion.games.pirates_csg.gunnery.shots import may_shoot, units
from companion.games.pirates_csg.gunnery.units import unit_name
from companion.games.pirates_csg.sea.moving import may_move
from companion.games.pirates_csg.ship.orders import may_act, sails
from companion.games.pirates_csg.shore.repairs import may_repair
from companion.games.pirates_csg.table.ids import Action, ShipId, UnitId
from companion.games.pirates_csg.table.ledger import turn
from companion.games.pirates_csg.table.names import Desk
from companion.games.pirates_csg.table.state import State

NONE = "none"
"""The answer of a unit that is given nothing."""


def due(s: State) -> bool:
    """A-33: whether the actions of this turn are still to be given."""
    return s.options.ruling("A-33") == "declared" and s.turn.declared is None


def declare(t: Desk) -> Procedure[None]:
    """CSG-ACT-01: every ship, fort and marine is given an action, or none: what is announced aloud, on one card."""
    given: list[tuple[str, Action]] = []
    for unit, choices in tuple(_units(t)):
        told = yield from t.ask(
            Choose(
                key=f"declare-{unit}",
                text=msg("csg-q-declare", name=unit_name(t.now, unit)),
                rule="CSG-ACT-01",
                nature="fact",
                who=t.now.turn.seat,
                about=(unit,),
                options=(*choices, Option(NONE, msg("csg-declare-none"))),
                default=choices[0].id if choices else NONE,
            )
        )
        given += [(unit, action) for action, _ in _verdicts(t, unit) if action == told]
    yield from turn(t, "CSG-ACT-01", declared=tuple(given))


def _units(t: Desk) -> Iterator[tuple[UnitId, tuple[Option, ...]]]:
    """Own ships, forts and marines, each with what it may be given; the menu says why it may not be given the rest."""
    s = t.now
    for unit in units(s):
        verdicts = tuple(_verdicts(t, unit))
        options = (
            Option(action, msg(f"csg-action-{action}"))
            for action, verdict in verdicts
            if verdict.allowed and (action != "other" or s.ship(ShipId(unit)).tangled)
        )
        yield unit, tuple(options)


def _verdicts(t: Desk, unit: UnitId) -> Iterator[tuple[Action, Verdict]]:
    """What a unit may be given, each with its verdict."""
    s = t.now
    shooting = may_shoot(s, t.book, unit)
    if not unit.is_ship:
        yield "shoot", shooting
        return
    ship = ShipId(unit)
    if sails(s, ship):
        yield "move", may_move(s, ship)
    yield "shoot", shooting
    yield "explore", may_act(s, ship, "explore")
    yield "repair", may_repair(s, ship)
    if s.options.forts:
        yield "build", may_act(s, ship, "build")
    yield "other", may_act(s, ship, "other")


COMMANDS: dict[str, ProcedureFunction] = {"declare-actions": declare}
