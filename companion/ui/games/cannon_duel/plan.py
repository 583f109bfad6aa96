"""Why the ship that the app plays did what it did in its last turn, and what it left undone, for whoever asks."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.core.procedures.decision_report import Node, Report
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.model.ids import SeatId
from companion.games.cannon_duel.model.names import player_name
from companion.games.cannon_duel.model.state import State
from companion.ui.gamekit.boards import bare_page, use_board
from companion.ui.gamekit.decision_path import End, PassedNode, Path, decision
from companion.ui.gamekit.frame import Frame
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit
from companion.ui.widgets.error_boundary import component

STEPS: Final = ("actions", "fire", "target")
"""The kinds of decision of a turn."""


@component
def PlanPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """Its decisions, one after the other: what it weighed and left undone, and what it did."""
    look, t, s = use_board(session, State)
    report = s.report
    if report is None or not report.nodes:
        return bare_page(look, t(msg("cd-ui-no-plan")))
    covered = kit.caption(look, t(msg("cd-ui-plan-covered")))
    return decision(look, session, frame, report.actor, covered, paths(s, report))


def paths(s: State, report: Report) -> tuple[Path, ...]:
    """One stretch for each decision; the steps of all are numbered throughout. A step that nobody decides ends one."""
    found: list[Path] = []
    steps: list[PassedNode] = []
    number = 0
    for node in report.nodes:
        if node.answer:
            number += 1
            steps.append(PassedNode(replace(node, id=str(number)), _words(node)))
        else:
            name = player_name(s, SeatId(report.actor))
            found.append(Path(node.id, _heading(node, name), tuple(steps), End(_words(node), node.rule)))
            steps = []
    return tuple(found)


def _heading(node: Node, name: Msg) -> Msg:
    """Which decision of the turn it was. The id is made of turn, phase and actions taken."""
    _, step, taken = node.id.split("-")
    return msg(f"cd-ui-plan-{step}", name=name, n=int(taken) + 1)


def _words(node: Node) -> Msg:
    return node.text or msg("core-said", text=node.id)
