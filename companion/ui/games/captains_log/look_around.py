"""What an NPC saw around it when its flowchart decided: each enemy by distance, sight and reach."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

import flet as ft

from companion.core.journal.journal import Began, Said
from companion.core.procedures.decision_report import Report
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet.hostility import card_of
from companion.games.captains_log.model.ids import NpcId
from companion.games.captains_log.model.names import who
from companion.games.captains_log.model.state import State
from companion.games.captains_log.npcs.survey import Sighted, survey
from companion.ui.gamekit.decision_path import began
from companion.ui.games.captains_log.parts.flowchart_layout import Stretch
from companion.ui.games.captains_log.sea_map.board import MapView, SeaBoard
from companion.ui.games.captains_log.sea_map.lines import MapLine, MapOverlay
from companion.ui.games.captains_log.sea_map.view import view_of
from companion.ui.look.language import use_texts
from companion.ui.look.theme import use_look
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets.error_boundary import component

EDGE, FLAT, LOWEST, HIGHEST = 36.0, 0.5, 180.0, 320.0
"""Of the page beside the picture; its height by its width, at the least and at the most, in logical pixels."""


@dataclass(frozen=True, slots=True)
class LookAround:
    """A look around. state: of the moment."""

    state: State
    ships: tuple[Sighted, ...]

    @property
    def words(self) -> tuple[Msg, ...]:
        """Each ship with what decides about it."""
        return tuple(
            msg(
                "cl-sighted",
                ship=who(self.state, each.ship),
                n=each.away,
                sight=int(not each.stops),
                reach="contact" if each.touched else "reach" if each.reached else "far",
            )
            for each in self.ships
        )


def looked_around(session: ScreenSession, report: Report, stretch: Stretch) -> LookAround | None:
    """What decided in a stretch of the chart; None where the map decided nothing of it."""
    asked = {step.passed.key for step in stretch.steps if step.passed.key}
    live = session.view.journal.live
    starts = [n for n, (_, each) in enumerate(live) if began("npc-activation", each, npc=report.actor)]
    if not starts or not asked or not stretch.flag:
        return None
    own = takewhile(lambda item: not isinstance(item[1][1], Began), enumerate(live[starts[-1] + 1 :], starts[-1] + 1))
    told = [(n, each) for n, (_, each) in own if isinstance(each, Said) and each.key in asked]
    at = next((n for n, each in told if each.source == "map"), None)
    if at is None:
        return None
    s: State = session.view.journal.state_after(at)
    printed = card_of(s, NpcId(report.actor))
    if printed is None or stretch.flag > len(printed.flags):
        return None
    found = survey(s, session.view.game.book, NpcId(report.actor), printed.flags[stretch.flag - 1])
    return LookAround(s, found) if found else None


@component
def LookBoard(seen: LookAround, width: float) -> ft.Control:
    """The same on the map of that moment."""
    look, t = use_look(), use_texts()
    view = ft.use_memo(lambda: view_of(seen.state), [seen.state])
    if view is None:
        return ft.Container()
    lines = tuple(
        MapLine(each.start, each.at, msg("cl-map-away", n=each.away), good=each.reached, stops=each.stops)
        for each in seen.ships
    )
    wide = width - EDGE
    high = min(max(wide * FLAT, LOWEST), HIGHEST)
    return SeaBoard(look, t, MapView(view, drawn=MapOverlay(lines=lines)), wide, high)
