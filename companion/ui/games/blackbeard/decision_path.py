"""What the last false player did and why: his orders, and his way through the questions of chapter 23."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.core.journal.journal import Entry
from companion.core.procedures.decision_report import Node, Report
from companion.core.values.messages import Msg, msg
from companion.games.blackbeard.model.ids import SeatId
from companion.games.blackbeard.model.names import player_name
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.solo.false_path import COMMISSIONER, PIRATE, WHOSE, rule_of
from companion.ui.gamekit.automatic_turn import Orders
from companion.ui.gamekit.boards import bare_page, use_board
from companion.ui.gamekit.decision_path import End, PassedNode, Path, Unlit, began, decision, revisable
from companion.ui.gamekit.frame import Frame
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets.error_boundary import component

LISTS: Final[dict[str, tuple[str, ...]]] = {"whose": WHOSE, "pirate": PIRATE, "commissioner": COMMISSIONER}
"""The three lists of questions, each from the most urgent on (23.3 to 23.5)."""


def orders_of(report: Report, s: State, frame: Frame) -> ft.Control:
    """What the false player does with his pieces."""
    return Orders(msg("bb-ui-orders", player=player_name(s, SeatId(report.actor))), report.orders, (), frame)


@component
def PathPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """The questions as they were answered; a fact read off the board can be declared wrong."""
    look, t, s = use_board(session, State)
    report = s.report
    if report is None or not report.nodes:
        return bare_page(look, t(msg("bb-boards-no-path")))
    answers = session.view.journal.live if session.rights.overrule else ()  # elsewhere nothing is declared wrong
    begins = partial(began, "false-turn", seat=report.actor)
    orders = orders_of(report, s, frame) if report.orders else None
    return decision(look, session, frame, report.actor, orders, paths(report, answers, begins))


def paths(report: Report, live: Sequence[tuple[int, Entry]], begins: partial[bool]) -> tuple[Path, ...]:
    """One stretch for each list of questions that was walked; the last one ends with what he does."""
    runs: list[tuple[str, list[Node]]] = []
    for node in report.nodes:
        name = next(name for name, ids in LISTS.items() if node.id in ids)
        if not runs or runs[-1][0] != name:
            runs.append((name, []))
        runs[-1][1].append(node)
    found = []
    for number, (name, nodes) in enumerate(runs, 1):
        passed = {node.id for each, walked in runs if each == name for node in walked}
        lit = tuple(PassedNode(node, _words(node), None, revisable(live, node.key, begins)) for node in nodes)
        ends = number == len(runs) and report.orders
        end = End(report.orders[0], rule_of(nodes[-1].id)) if ends else None
        unlit = tuple(Unlit(each, msg(f"bb-node-{each}")) for each in LISTS[name] if each not in passed)
        found.append(Path(f"{name}-{number}", msg(f"bb-boards-list-{name}"), lit, end, unlit))
    return tuple(found)


def _words(node: Node) -> Msg:
    return node.text or msg(f"bb-node-{node.id}")
