"""1.21 The flowcharts of p.28 and the steps of p.25, 27 as data: every node with its rule and where it leads; and the
path that an activation takes through them, with its orders in plain words (State.report).

N: an activation. AG, DF: movement flag of an aggressive or defensive NPC. AT: attack flag. MR: merchant. WW: White
Whale. A node without ``yes`` is an outcome; one with ``yes`` only is a step that nobody decides.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.core.events.event import Event
from companion.core.procedures import decision_report
from companion.core.procedures.decision_report import Report
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.ids import NpcId
from companion.games.captains_log.model.names import Ctx
from companion.games.captains_log.model.state import State


@dataclass(frozen=True, slots=True)
class ChartNode:
    """One node of a flowchart: its id, its rule, its question in our words, and the ids that follow."""

    id: str
    rule: str
    text: Msg
    yes: str = ""
    no: str = ""

    @property
    def tree(self) -> str:
        """The letters of its flowchart ("AG")."""
        return self.id.split("-")[0]

    @property
    def outcome(self) -> bool:
        """Whether the chart ends here."""
        return not self.yes


_TABLE: tuple[tuple[str, str, str, str], ...] = (
    ("N-01", "CL-NPC-12", "N-02", "N-03"),
    ("N-02", "CL-NPC-12", "N-04", "N-07"),
    ("N-03", "CL-NPC-12", "N-04", "N-02"),
    ("N-04", "CL-NPC-06", "flag", "N-05"),
    ("N-05", "CL-NPC-13", "N-08", "N-06"),
    ("N-06", "CL-NPC-14", "N-08", "N-07"),
    ("N-07", "CL-NPC-13", "counter-down", "counter-set"),
    ("N-08", "CL-DMG-10", "over", ""),
    ("AG-M1", "CL-NPC-06", "AG-M2", "end"),
    ("AG-M2", "CL-NPC-30", "AG-M3", "AG-M4"),
    ("AG-M3", "CL-NPC-30", "skip", "turn"),
    ("AG-M4", "CL-NPC-26", "AG-M5", "nothing"),
    ("AG-M5", "CL-NPC-25", "AG-M7", "AG-M6"),
    ("AG-M6", "CL-NPC-27", "AG-M3", "AG-M13"),
    ("AG-M7", "CL-NPC-27", "move", "AG-M8"),
    ("AG-M8", "CL-NPC-27", "AG-M9", "AG-M11"),
    ("AG-M9", "CL-NPC-29", "move", "AG-M10"),
    ("AG-M10", "CL-NPC-29", "move", ""),
    ("AG-M11", "CL-NPC-27", "move", "AG-M12"),
    ("AG-M12", "CL-NPC-29", "move", ""),
    ("AG-M13", "CL-NPC-26", "approach", "nothing"),
    ("DF-M1", "CL-NPC-06", "DF-M2", "end"),
    ("DF-M2", "CL-NPC-30", "DF-M3", "DF-M4"),
    ("DF-M3", "CL-NPC-30", "skip", "turn"),
    ("DF-M4", "CL-NPC-26", "DF-M5", "nothing"),
    ("DF-M5", "CL-NPC-25", "DF-M6", "approach"),
    ("DF-M6", "CL-NPC-28", "move", "DF-M7"),
    ("DF-M7", "CL-NPC-28", "DF-M8", "DF-M9"),
    ("DF-M8", "CL-NPC-29", "move", ""),
    ("DF-M9", "CL-NPC-28", "move", "DF-M10"),
    ("DF-M10", "CL-NPC-28", "move", "DF-M11"),
    ("DF-M11", "CL-NPC-29", "move", ""),
    ("AT-0", "CL-NPC-07", "skip", "AT-1"),
    ("AT-1", "CL-NPC-06", "AT-2", "end"),
    ("AT-2", "CL-NPC-31", "AT-3", "skip"),
    ("AT-3", "CL-NPC-22", "AT-4", "skip"),
    ("AT-4", "CL-NPC-31", "AT-6", "AT-5"),
    ("AT-5", "CL-NPC-29", "AT-6", ""),
    ("AT-6", "CL-NPC-32", "attack", ""),
    ("MR-0", "CL-NPC-06", "MR-1", "end"),
    ("MR-1", "CL-NPC-33", "MR-2", "MR-4"),
    ("MR-2", "CL-NPC-33", "MR-3", "skip"),
    ("MR-3", "CL-NPC-33", "attack", ""),
    ("MR-4", "CL-NPC-34", "MR-5", "skip"),
    ("MR-5", "CL-NPC-35", "MR-6", "sail"),
    ("MR-6", "CL-NPC-36", "MR-7", ""),
    ("MR-7", "CL-NPC-37", "leave", "arrived"),
    ("WW-1", "CL-WHL-03", "MR-4", "WW-2"),
    ("WW-2", "CL-WHL-04", "WW-6", "WW-3"),
    ("WW-3", "CL-WHL-04", "WW-6", "WW-4"),
    ("WW-4", "CL-WHL-04", "WW-6", "WW-5"),
    ("WW-5", "CL-WHL-04", "approach", ""),
    ("WW-6", "CL-WHL-05", "WW-7", ""),
    ("WW-7", "CL-WHL-07", "WW-8", "WW-8"),
    ("WW-8", "CL-WHL-06", "sail", ""),
)
_OUTCOMES = (
    *(("flag", "CL-NPC-06"), ("counter-down", "CL-NPC-13"), ("counter-set", "CL-NPC-13"), ("over", "CL-NPC-06")),
    *(("skip", "CL-NPC-06"), ("turn", "CL-NPC-16"), ("move", "CL-NPC-30"), ("approach", "CL-NPC-26")),
    *(("nothing", "CL-NPC-26"), ("attack", "CL-NPC-31"), ("end", "CL-NPC-06"), ("sail", "CL-NPC-35")),
    *(("arrived", "CL-NPC-36"), ("leave", "CL-NPC-37")),
)


def _text(node: str) -> Msg:
    return msg(f"cl-node-{node.lower()}")


NODES: dict[str, ChartNode] = {
    **{node: ChartNode(node, rule, _text(node), yes, no) for node, rule, yes, no in _TABLE},
    **{node: ChartNode(node, rule, _text(node)) for node, rule in _OUTCOMES},
}
TREES: dict[str, tuple[str, ...]] = {
    "aggressive": ("N", "AG", "AT"),
    "defensive": ("N", "DF", "AT"),
    "merchant": ("N", "MR"),
    "special": ("N", "AG", "DF", "AT", "MR"),
    "whale": ("N", "WW", "MR"),
}


def flowchart(role: str) -> tuple[ChartNode, ...]:
    """The whole chart of a role, or of one tree by its letters ("AG"): its nodes in order, then its outcomes.

    A special ship follows the chart of its conduct (CL-NPC-38), so all of them may serve it.
    """
    trees = TREES.get(role, (role,))
    nodes = [node for node in NODES.values() if node.tree in trees and not node.outcome]
    ends = dict.fromkeys(to for node in nodes for to in (node.yes, node.no) if to and NODES[to].outcome)
    return (*nodes, *(NODES[end] for end in ends))


Judged = tuple[bool | None, str]
"""How a node was answered (None for a step) and the key of the question that decided it, "" if the app knew."""


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
