"""Fame as it stands: the table, the curve month by month, and where it came from."""

from __future__ import annotations

import flet as ft

from companion.games.pirates_cove.model.state import State
from companion.ui.gamekit.boards import use_board
from companion.ui.gamekit.ending import EndingPart
from companion.ui.gamekit.frame import Frame
from companion.ui.gamekit.last_page import parchment
from companion.ui.games.pirates_cove.summary import parts
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets.error_boundary import component


@component
def FamePage(session: ScreenSession, frame: Frame) -> ft.Control:
    """The same as on the last page, while the year lasts."""
    look, t, s = use_board(session, State)
    told: tuple[EndingPart, ...] = tuple(parts(s))
    return parchment(look, t, frame, told)
