"""What each person at one tablet holds and nobody else may see: a strip for each, pressed as one turns over a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.core.values.messages import Msg
from companion.ui.page.whose import seat_of
from companion.ui.questions.sheet.privacy_cover import LookAgain
from companion.ui.screen_session.screen_session import ScreenSession
from companion.ui.widgets import kit


def own_look(
    session: ScreenSession, seat: str, note: Msg, shown: Callable[[Any], Sequence[ft.Control]]
) -> list[ft.Control]:
    """The strip of a seat, on a tablet among several people; nothing where one sees one's own things anyway.

    note: what it shows, as all may read it.  shown: draws that from the state as the seat sees it.
    """
    whose = seat_of(session, seat) if session.rights.overrule and not session.rights.alone else None
    if whose is None:
        return []

    def laid_open() -> Sequence[ft.Control]:
        return shown(session.view.state_of(seat))

    return [kit.keyed(f"own-{seat}", LookAgain, whose, note, laid_open, slim=True)]
