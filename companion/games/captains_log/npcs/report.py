"""What an activation leaves behind: the path through the flowchart, and the orders in plain words (State.report)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.core.events import Event
from companion.core.frozen import replace
from companion.core.procedure import Procedure
from companion.core.report import Answer, Node, Report
from companion.core.text import Msg
from companion.games.captains_log.names import Desk
from companion.games.captains_log.npcs.trees import NODES
from companion.games.captains_log.state import State

Judged = tuple[bool | None, str]
"""How a node was answered (None for a step) and the key of the question that decided it, "" if the app knew."""


@dataclass(frozen=True)
class ActivationBegan(Event[State]):
    """An NPC is being played; it no longer waits for its turn (CL-TRN-05)."""

    npc: str

    def apply(self, s: State) -> State:
        waiting = tuple(npc for npc in s.turn.npcs if npc != self.npc)
        return replace(s.with_turn(npcs=waiting), report=Report(self.npc))


@dataclass(frozen=True)
class NodePassed(Event[State]):
    """A node of the flowchart was answered. key: of the question whose answer decided it, "" if the app knew."""

    node: str
    answer: Answer
    text: Msg
    key: str = ""

    def apply(self, s: State) -> State:
        if s.report is None:
            return s
        passed = Node(self.node, self.rule, self.answer, self.text, self.key)
        return replace(s, report=replace(s.report, nodes=(*s.report.nodes, passed)))


@dataclass(frozen=True)
class OrderGiven(Event[State]):
    """What the table now does with the miniature, or why a flag has no effect. quiet: not for the notebook, which
    tells it in other words or never."""

    text: Msg
    quiet: bool = False

    def apply(self, s: State) -> State:
        if s.report is None:
            return s
        return replace(s, report=replace(s.report, orders=(*s.report.orders, self.text)))

    def line(self) -> Msg | None:
        return None if self.quiet else self.text


EVENTS: tuple[type[Event[State]], ...] = (ActivationBegan, NodePassed, OrderGiven)


def passes(t: Desk, node: str, verdict: bool | None = None, key: str = "") -> Procedure[bool]:
    """Pass one node of the flowchart; returns its answer, False for a step."""
    chart = NODES[node]
    answer: Answer = "" if verdict is None else "yes" if verdict else "no"
    yield from t.happens(NodePassed(node, answer, chart.text, key, rule=chart.rule))
    return bool(verdict)


def walk(t: Desk, start: str, judge: Callable[[str], Procedure[Judged]], *, until: str = "") -> Procedure[str]:
    """Follow the flowchart from a node to an outcome, or to the node `until`; returns where it stopped.

    judge: answers a node; for a step its answer is None.
    """
    here = NODES[start]
    while not here.outcome and here.id != until:
        verdict, key = yield from judge(here.id)
        yield from passes(t, here.id, verdict, key)
        here = NODES[here.no if verdict is False else here.yes]
    return here.id


def order(t: Desk, rule: str, text: Msg, *, quiet: bool = False) -> Procedure[None]:
    """Tell the table what the NPC does."""
    yield from t.happens(OrderGiven(text, quiet, rule=rule))
