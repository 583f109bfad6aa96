"""Interface of a screen's session to its own parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from companion.core.values.messages import Msg
from companion.session.seat_view import SeatView
from companion.ui.screen_session.rights import Rights


class Screen(Protocol):
    """The session of the screen that a part belongs to."""

    rights: Rights
    seat: str

    @property
    def view(self) -> SeatView[Any, Any]: ...

    def changed(self) -> None: ...

    def hasty(self) -> bool: ...

    def uncovered(self) -> None: ...

    def do_now(self, deed: Callable[[], None]) -> None: ...

    def refuse(self, why: Msg) -> None: ...
