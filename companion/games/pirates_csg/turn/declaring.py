"""CSG-ACT-01, A-33: all main actions of a turn are given before the first of them is carried out."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.pirates_csg.gunnery.shots import may_shoot, units
from companion.games.pirates_csg.gunnery.targets import unit_name, unit_option
from companion.games.pirates_csg.model.ids import Action, CrewId, ShipId, UnitId
from companion.games.pirates_csg.model.names import Ctx, player_name, q
from companion.games.pirates_csg.model.secrets import hides_crew
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.model.turn_events import turn
from companion.games.pirates_csg.sea.moving import may_move
from companion.games.pirates_csg.ship.orders import may_act, sails
from companion.games.pirates_csg.shore.repairs import may_repair

NONE = "none"
"""The answer of a unit that is given nothing."""


def due(s: State) -> bool:
    """A-33: whether the actions of this turn are still to be given."""
    return s.options.ruling("A-33") == "declared" and s.turn.declared is None


def declare(t: Ctx) -> Procedure[None]:
    """CSG-ACT-01: every ship, fort and marine is given an action, or none: what is announced aloud, on one card; then
    what nobody else is told yet."""
    given: list[tuple[str, Action]] = []
    for unit, choices in tuple(_units(t)):
        options = (*choices, Option(NONE, msg("csg-declare-none")))
        likely = choices[0].id if choices else NONE
        words = {"name": unit_name(t.now, unit)}
        told = yield from t.choose(
            "declare", options, at=unit, who=t.now.turn.seat, words=words, nature="fact", about=(unit,), default=likely
        )
        given += [(unit, action) for action, _ in _verdicts(t, unit) if action == told]
    if hides_crew(t.now, t.now.turn.seat):
        given += [(UnitId(each), "shoot") for each in (yield from _unseen(t))]
    yield from turn(t, "CSG-ACT-01", declared=tuple(given))


def _unseen(t: Ctx) -> Procedure[tuple[str, ...]]:
    """CSG-SETUP-10: the marines face down that are to shoot, told by their player alone: whoever has crew face down is
    asked, with a marine or without."""
    s = t.now
    hidden = (unit for unit in units(s) if _face_down(s, unit) and may_shoot(s, t.book, unit).allowed)
    options = tuple(unit_option(s, unit) for unit in hidden)
    words = {"name": player_name(s, s.turn.seat)}
    nothing = msg("csg-nobody")
    question = q.pick(
        "declare-hidden", options, who=s.turn.seat, words=words, nature="fact", none=nothing, default=(), forced=False
    )
    return tuple((yield from t.ask(question.with_public_view(replace(question, options=())))))


def _face_down(s: State, unit: UnitId) -> bool:
    return not (unit.is_ship or unit.is_fort or s.mate(CrewId(unit)).shown)


def _units(t: Ctx) -> Iterator[tuple[UnitId, tuple[Option, ...]]]:
    """Own ships, forts and marines face up, each with what it may be given; the menu says why not the rest."""
    s = t.now
    for unit in units(s):
        if _face_down(s, unit):
            continue
        verdicts = tuple(_verdicts(t, unit))
        options = (
            Option(action, msg(f"csg-action-{action}"))
            for action, verdict in verdicts
            if verdict.allowed and (action != "other" or s.ship(ShipId(unit)).tangled)
        )
        yield unit, tuple(options)


def _verdicts(t: Ctx, unit: UnitId) -> Iterator[tuple[Action, Verdict]]:
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
