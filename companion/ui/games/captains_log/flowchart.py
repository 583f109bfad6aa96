"""What the last NPC did and why: its orders in plain words, and its flowchart with the path taken lit."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.core.procedures.decision_report import Report
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.ids import NpcId, SideId
from companion.games.captains_log.model.names import who
from companion.games.captains_log.model.state import State
from companion.ui.gamekit.automatic_turn import Orders
from companion.ui.gamekit.boards import bare_page, use_board
from companion.ui.gamekit.decision_path import Decided, End, PassedNode, Path, Unlit, decision, ways
from companion.ui.gamekit.frame import Frame
from companion.ui.games.captains_log.look_around import LookBoard, looked_around
from companion.ui.games.captains_log.npcs import npc_card
from companion.ui.games.captains_log.parts.flowchart_layout import (
    PassedStep,
    Stretch,
    moves_something,
    revisable,
    stretches,
)
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets.error_boundary import component

BEGINNING = ("N-01", "N-03")
"""Nodes with which an activation may begin."""


def orders_of(report: Report, s: State, frame: Frame) -> ft.Control:
    """The orders of the last activation."""
    deeds = [order for order in report.orders if moves_something(order.key)]
    rest = [order for order in report.orders if not moves_something(order.key)]
    return Orders(msg("cl-ui-orders", npc=who(s, SideId(report.actor))), deeds, rest, frame)


@component
def FlowchartPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """The path of the last activation lit in its flowchart; a lit fact can be declared wrong."""
    look, t, s = use_board(session, State)
    report = s.report
    if report is None:
        return bare_page(look, t(msg("cl-ui-no-report")))
    orders = orders_of(report, s, frame) if report.orders else None
    paths = [_path(session, report, stretch, frame.width) for stretch in stretches(report)]
    return decision(look, session, frame, report.actor, orders, paths)


def _path(session: ScreenSession, report: Report, stretch: Stretch, width: float) -> Path:
    """A stretch of the chart in words, with the hexes that decided, where the app follows the map."""
    live = session.view.journal.live
    lit = tuple(
        _lit(step, revisable(live, report.actor, step.passed.key) if session.rights.overrule else None)
        for step in stretch.steps
    )
    end = None if stretch.outcome is None else End(stretch.outcome.text, stretch.outcome.rule)
    unlit = tuple(Unlit(node.id, node.text, ways(node.yes, node.no)) for node in stretch.unlit)
    seen = looked_around(session, report, stretch)
    facts, board = (seen.words, partial(LookBoard, seen, width)) if seen is not None else ((), None)
    return Path(f"{stretch.tree}-{stretch.flag}", _heading(session, report, stretch), lit, end, unlit, facts, board)


def _lit(step: PassedStep, decided: Decided | None) -> PassedNode:
    """A step with where the other answer would have led: an outcome by its words, another node by its id."""
    other, passed = step.otherwise, step.passed
    to = None if other is None else other.text if other.outcome else msg("core-said", text=other.id)
    return PassedNode(passed, passed.text or step.node.text, to, decided)


def _heading(session: ScreenSession, report: Report, stretch: Stretch) -> Msg:
    """Which part of the activation a stretch is: the flag with its value, or the turn around the flags."""
    s: State = session.view.state
    if not stretch.flag:
        return msg("cl-ui-tree-n" if stretch.steps[0].node.id in BEGINNING else "cl-ui-tree-end")
    printed = npc_card(s, s.npc(NpcId(report.actor)))
    flags = printed.flags if printed else ()
    if stretch.flag > len(flags):  # the ship is gone, and its card with it
        return msg("cl-ui-tree-flag", n=stretch.flag)
    action = flags[stretch.flag - 1]
    value = msg("ui-unknown") if action.value is None else action.value
    what = msg(f"cl-flag-{action.kind}", value=value, bonus=action.bonus, n=action.number)
    return msg("cl-ui-tree-flag-of", what=what)
