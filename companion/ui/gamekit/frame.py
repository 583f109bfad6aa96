"""What the shell and a game's boards tell each other: facts of the top bar, the screen of a page, and the pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from companion.core.procedures.copied_cards import CardKey
from companion.core.values.messages import Msg
from companion.ui.questions.sheet.aimed import NO_AIM, PendingTouch
from companion.ui.screen_session.screen_session import ScreenSession

TABLE: Final = "table"
"""The page with the question of the moment, as `Frame.on_tab` calls it."""

NO_ERRAND: Final[tuple[CardKey, ...]] = ()
"""Nothing that somebody has come to the library to copy."""


@dataclass(frozen=True, slots=True)
class Chip:
    """A short fact in the top bar: a picture with its parameters, words, and a quieter remark."""

    picture: str
    words: Msg
    remark: Msg | None = None
    rule: str = ""
    """The rule shown when it is tapped."""
    params: tuple[tuple[str, object], ...] = ()
    brief: Msg | None = None
    """The words where there is little room, if others."""
    figure: str = ""
    """Name of the tracked value that it tells, which a touch puts right where somebody may."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What a page may know of its screen.

    width, height: of the page in logical pixels, as on a tablet of 1280 × 800 unless said otherwise.
    """

    compact: bool
    """A phone."""
    on_rule: Callable[[str], None]
    """Explains a rule."""
    on_tab: Callable[[str], None]
    """Opens a page."""
    width: float = 704
    height: float = 534
    on_copy: Callable[[tuple[CardKey, ...]], None] | None = None
    """Copies printed components (schema, subject) at once; None where nobody can."""
    paired: bool = False
    """Whether the question stands beside a page that answers it."""
    aim: PendingTouch = NO_AIM
    """What that page is touched for, which the question's main button then does."""


@dataclass(frozen=True, slots=True)
class Tab:
    """A page of the table beside the question, e.g. the market: id, label, picture, and the component that draws it."""

    id: str
    label: Msg
    picture: str
    build: Callable[[ScreenSession, Frame], ft.Control]
    there: Callable[[Any], bool] = lambda state: True
    """Whether a table has it, by its state."""
    paired: bool = False
    """Whether the question stands beside it where there is room for both; such a page is broad."""
    opens: Callable[[Any], bool] = lambda state: False
    """Whether a table opens on such a page, by its state: once there is enough on it to be looked at."""
    broad: bool = False
    """Whether it takes the room of both sides of a tablet, as it shows itself what they would."""
