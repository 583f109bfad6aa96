"""CSG-ACT, CSG-EXTRA: main actions: which unit may be given which, how often, and in which order."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.events import Event
from companion.core.frozen import replace
from companion.core.text import Msg, msg
from companion.core.verdicts import Verdict, refused, require
from companion.games.pirates_csg.ship.cards import able, has, ship_card
from companion.games.pirates_csg.ship.sailing import base_move
from companion.games.pirates_csg.table.ids import PHASES, Action, SeatId, ShipId
from companion.games.pirates_csg.table.names import ship_name
from companion.games.pirates_csg.table.records import Given
from companion.games.pirates_csg.table.state import State

FREE = "free"
"""Group of the free actions in the menu of a turn."""


@dataclass(frozen=True)
class ActionGiven(Event[State]):
    """CSG-ACT-01: a unit was given a main action."""

    unit: str
    name: Msg
    action: Action

    def apply(self, s: State) -> State:
        more = dict(s.turn.more)
        extra = self.unit in [given.unit for given in s.turn.given]
        if extra and more.get(self.unit):
            more[self.unit] -= 1
        left = tuple((unit, n) for unit, n in more.items() if n)
        return s.with_turn(given=(*s.turn.given, Given(self.unit, self.action, extra)), more=left)

    def line(self) -> Msg:
        return msg("csg-ev-given", name=self.name, action=msg(f"csg-action-{self.action}"))


@dataclass(frozen=True)
class AbilityUsed(Event[State]):
    """CSG-GEN-03: an ability was used, which serves once in a turn. crew: who has revealed themselves by it."""

    ability: str
    whose: str
    crew: str = ""

    def apply(self, s: State) -> State:
        crew = tuple(replace(each, shown=True) if each.id == self.crew else each for each in s.crew)
        marked = replace(s, crew=crew)
        return marked.with_turn(used=(*s.turn.used, f"{self.ability}:{self.whose}"))


def may_be_given(s: State, unit: str, name: Msg, seat: SeatId, action: Action) -> Verdict:
    """CSG-ACT-01, -02, CSG-EXTRA-01: one main action a turn for each own unit, extra ones after all the others."""
    given, more = s.actions_of(unit), dict(s.turn.more).get(unit, 0)
    verdict = require(seat == s.turn.seat, "CSG-ACT-02", msg("csg-act-not-yours", name=name))
    if given:
        acted = msg("csg-act-done", name=name, action=msg(f"csg-action-{given[-1]}"))
        return verdict & require(more > 0, "CSG-ACT-01", acted)
    latest = max((PHASES.index(each.action) for each in s.turn.given if not each.extra), default=0)
    if PHASES.index(action) < latest:
        reached = msg(
            "csg-act-too-late", action=msg(f"csg-action-{action}"), reached=msg(f"csg-action-{PHASES[latest]}")
        )
        verdict &= require(False, "CSG-MOVE-01", reached)
    return verdict


def may_act(s: State, ship: ShipId, action: Action) -> Verdict:
    """Whether a ship may be given a main action now; what the action itself needs is for its own chapter."""
    found, name = s.ship(ship), ship_name(s, ship)
    verdict = may_be_given(s, ship, name, found.seat, action)
    on = {each.kind for each in s.terrain if each.id in found.on}
    if "sargasso" in on:
        verdict &= refused("CSG-TERR-SARG", msg("csg-act-tangled", ship=name))
    if action == "shoot":
        verdict &= require("fog" not in on, "CSG-TERR-FOG", msg("csg-act-lost", ship=name))
    if not found.derelict:
        return verdict
    if action == "move":
        return verdict & require(bool(base_move(s, ship)[0]), "CSG-MOVE-09", msg("csg-act-derelict", ship=name))
    if action == "shoot":
        armed = bool(able(s, ship, "musketeer")) or has(s, ship, "marine")
        return verdict & require(armed, "CSG-MOVE-09", msg("csg-act-derelict-shoot", ship=name))
    return verdict


def sails(s: State, ship: ShipId) -> bool:
    """Whether a ship is one that moves at all by itself: not a floating battery."""
    return not ship_card(s, ship).towed
