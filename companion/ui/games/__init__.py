"""What each game shows around the question. A game's folder registers one `GameScreens`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

import flet as ft

from companion.core.kit.game import AnyGame
from companion.core.questions import Option
from companion.core.text import Msg
from companion.ui.room import Room


@dataclass(frozen=True, slots=True)
class Chip:
    """A short fact in the top bar: a picture with its parameters, words, and a quieter remark.

    rule: the rule shown when it is tapped.
    """

    picture: str
    words: Msg
    remark: Msg | None = None
    rule: str = ""
    params: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Frame:
    """What a page may know of its screen. compact: a phone.  on_rule: explains a rule.  on_tab: opens a page."""

    compact: bool
    on_rule: Callable[[str], None]
    on_tab: Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Tab:
    """A page of the table beside the question, e.g. the market: id, label, picture, and the component that draws it."""

    id: str
    label: Msg
    picture: str
    build: Callable[[Room, Frame], ft.Control]


class GameScreens(Protocol):
    """The drawn side of one game. Functions take the room and return components; none of them changes anything."""

    tabs: Sequence[Tab]

    def chips(self, state: Any) -> Sequence[Chip]:
        """The top bar: time, wind, what lasts."""

    def left(self, room: Room) -> ft.Control:
        """The players' side of the table."""

    def right(self, room: Room) -> ft.Control:
        """The other ships' side of the table."""

    def hand(self, room: Room, seat: str, frame: Frame) -> ft.Control:
        """One seat’s own sheet on its phone, as high as it is: all that it has, what it alone may see included."""

    def report(self, room: Room, frame: Frame) -> ft.Control | None:
        """What the last automatic turn did and why, shown above the menu; None when there is nothing to show."""

    def wizard(
        self,
        game: AnyGame,
        width: float,
        start: Callable[[Mapping[str, Any]], None],
        first: Mapping[str, Any] | None = None,
    ) -> ft.Control:
        """The set-up of a new evening; calls `start` with the options. first: those with which it opens."""

    def summary(self, room: Room, frame: Frame) -> ft.Control:
        """The page shown when the evening is over."""

    def face(self, schema: str, subject: str, record: Mapping[str, Any]) -> Option | None:
        """How a printed card is recognised once it was copied: name, note, picture; None if it has no name."""

    def demo(self) -> Mapping[str, Any]:
        """Options of the demonstration evening with the sample edition."""


def screens_of(game: str) -> GameScreens:
    """The drawn side of a game: the attribute SCREENS of its folder's module `screens`."""
    folder = game.replace("-", "_")
    screens: GameScreens = import_module(f"companion.ui.games.{folder}.screens").SCREENS
    return screens
