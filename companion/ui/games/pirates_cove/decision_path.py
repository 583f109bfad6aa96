"""How the last ship that nobody plays chose its target, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.core.journal.journal import Entry
from companion.core.procedures.decision_report import Node, Report
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.model.ids import ShipId
from companion.games.pirates_cove.model.names import ship_name
from companion.games.pirates_cove.model.state import State
from companion.ui.gamekit.boards import bare_page, use_board
from companion.ui.gamekit.decision_path import End, PassedNode, Path, began, decision, revisable
from companion.ui.gamekit.frame import Frame
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets.error_boundary import component


@component
def DecisionPage(session: ScreenSession, frame: Frame) -> ft.Control:
    """The steps as they were taken; what was read off the dice can be declared wrong."""
    look, t, s = use_board(session, State)
    report = s.report
    if report is None or not report.nodes:
        return bare_page(look, t(msg("pc-ui-no-path")))
    answers = session.view.journal.live if session.rights.overrule else ()  # elsewhere nothing is declared wrong
    begins = partial(began, "npc-volley", ship=report.actor)
    return decision(look, session, frame, report.actor, None, [path(report, shooter(s, report), answers, begins)])


def shooter(s: State, report: Report) -> Msg:
    """Whose shot it was; a ship that has left the board since is one of its kind."""
    ship = ShipId(report.actor)
    gone = ship.is_legend and all(each.id != ship for each in s.black_ships)
    return msg("pc-named-ship") if gone else ship_name(s, ship)


def path(report: Report, name: Msg, live: Sequence[tuple[int, Entry]], begins: partial[bool]) -> Path:
    """One stretch from top to bottom, its steps numbered; a step that nobody decided ends it with the target."""
    *passed, last = report.nodes
    ends = not (last.answer or last.key)
    lit = tuple(
        PassedNode(replace(node, id=str(number)), _words(node), None, revisable(live, node.key, begins))
        for number, node in enumerate(passed if ends else report.nodes, 1)
    )
    return Path(report.actor, msg("pc-ui-path", name=name), lit, End(_words(last), last.rule) if ends else None)


def _words(node: Node) -> Msg:
    return node.text or msg("core-said", text=node.id)
