"""How the path of an activation is laid out on the page: one stretch per tree, in the order in which it was walked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from companion.core.journal.journal import Entry
from companion.core.procedures.decision_report import Node, Report
from companion.games.captains_log.npcs.flowcharts import NODES, ChartNode, flowchart
from companion.ui.gamekit import decision_path

NEXT_FLAG = "N-04"
"""The node that hands over from one action flag to the next."""
MOORING = "cl-npc-order-mooring"
DEEDS = tuple(f"cl-npc-order-{deed}" for deed in ("move-", "approach", "turn-", "fire", "board", "route", "ram"))
"""Orders that stand for one of the two actions of a turn (CL-NPC-06), by the beginning of their message keys."""
SKIPPED = tuple(
    f"cl-npc-order-{why}"
    for why in ("skip", "exempt", "only-", "becalmed", "no-", "not-played", "sails", "storm", "special", "stays")
)
"""Orders after which no miniature moves."""


@dataclass(frozen=True, slots=True)
class PassedStep:
    """A node as it was passed. to: where it led, otherwise: where the other answer leads ("" for a plain step)."""

    node: ChartNode
    passed: Node
    to: ChartNode
    otherwise: ChartNode | None


@dataclass(frozen=True, slots=True)
class Stretch:
    """The steps walked through one tree without leaving it.

    tree: its letters.  flag: number of the action flag that was played, 0 outside of flags.  outcome: where the chart
    ended, None if it is still open or goes on in another tree.  unlit: the nodes of the tree that nobody passed.
    """

    tree: str
    flag: int
    steps: tuple[PassedStep, ...]
    outcome: ChartNode | None
    unlit: tuple[ChartNode, ...]


def stretches(report: Report) -> tuple[Stretch, ...]:
    """The path of an activation, tree after tree. The node that opens a flag is told by the flag's own stretch."""
    runs: list[tuple[str, int, list[Node]]] = []
    flag = 0
    for node in report.nodes:
        if node.id == NEXT_FLAG and node.answer == "yes":
            flag += 1
            runs.append(("", flag, []))
            continue
        tree = NODES[node.id].tree
        number = 0 if tree == "N" else flag
        if not runs or runs[-1][:2] != (tree, number):
            runs.append((tree, number, []))
        runs[-1][2].append(node)
    passed = {node.id for node in report.nodes}
    return tuple(_stretch(tree, number, nodes, passed) for tree, number, nodes in runs if nodes)


def _stretch(tree: str, flag: int, nodes: Sequence[Node], passed: set[str]) -> Stretch:
    steps = tuple(step(node) for node in nodes)
    last = steps[-1].to
    walked = passed if tree == "N" else {node.id for node in nodes}
    unlit = tuple(node for node in flowchart(tree) if not node.outcome and node.id not in walked)
    return Stretch(tree, flag, steps, last if last.outcome else None, unlit)


def step(passed: Node) -> PassedStep:
    """A node of the report with the nodes to which it leads."""
    node = NODES[passed.id]
    other = node.yes if passed.answer == "no" else node.no
    to = node.no if passed.answer == "no" else node.yes
    return PassedStep(node, passed, NODES[to], NODES[other] if passed.answer and other else None)


def flag_at_hand(report: Report) -> int:
    """The number of the action flag that was begun last, 0 before the first; one more when all have been played."""
    return sum(node.id == NEXT_FLAG for node in report.nodes)


def actions_done(report: Report) -> int:
    """Actions taken so far (CL-NPC-06): each is told by one order."""
    return sum(order.key.startswith(DEEDS) for order in report.orders)


def moves_something(order: str) -> bool:
    """Whether an order, by its message key, tells people to do something with the pieces."""
    return not order.startswith(SKIPPED)


def revisable(live: Sequence[tuple[int, Entry]], npc: str, key: str) -> decision_path.Decided | None:
    """The answer that decided a node of an NPC's last activation, while it may be revised."""
    return decision_path.revisable(live, key, partial(decision_path.began, "npc-activation", npc=npc))
