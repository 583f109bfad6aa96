"""What an activation leaves behind: the path through the flowchart, and the orders in plain words (State.report)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.core.events.event import Event
from companion.core.procedures import decision_report
from companion.core.procedures.decision_report import Report
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.games.captains_log.model.ids import NpcId
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.state import State
from companion.games.captains_log.npcs.trees import NODES

Judged = tuple[bool | None, str]
"""How a node was answered (None for a step) and the key of the question that decided it, "" if the app knew."""


@dataclass(frozen=True)
class ActivationBegan(Event[State]):
    """An NPC is being played; it no longer waits for its turn (CL-TRN-05)."""

    npc: NpcId

    def apply(self, s: State) -> State:
        waiting = tuple(npc for npc in s.turn.npcs if npc != self.npc)
        return replace(s.with_turn(npcs=waiting), report=Report(self.npc))


def passes(t: Ctx, node: str, verdict: bool | None = None, key: str = "") -> Procedure[bool]:
    """Pass one node of the flowchart; returns its answer, False for a step."""
    chart = NODES[node]
    return (yield from decision_report.passed(t, node, verdict, chart.text, chart.rule, key))


def walk(t: Ctx, start: str, judge: Callable[[str], Procedure[Judged]], *, until: str = "") -> Procedure[str]:
    """Follow the flowchart from a node to an outcome, or to the node `until`; returns where it stopped.

    judge: answers a node; for a step its answer is None.
    """
    here = NODES[start]
    while not here.outcome and here.id != until:
        verdict, key = yield from judge(here.id)
        yield from passes(t, here.id, verdict, key)
        here = NODES[here.no if verdict is False else here.yes]
    return here.id
