"""Interfaces of whoever stands behind a question on a sheet: a screen of an evening, a plan, or the library."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from companion.core.values.messages import Msg
from companion.core.values.seats import Seat
from companion.session.history import Settled
from companion.session.one_sheet import Gathered
from companion.session.previews import Glimpse
from companion.ui.screen_session.rights import Rights


class Foresight(Protocol):
    """What a question on parchment wants to know of its evening."""

    @property
    def settled(self) -> tuple[Settled, ...]: ...

    def taken_back_value(self, key: str) -> object: ...

    def glimpse(self, value: object, seat: str = "", in_part: bool = False) -> Glimpse | None: ...

    def gather(
        self, said: Mapping[str, object], main: str = "", seat: str = "", in_part: bool = False
    ) -> Gathered | None: ...

    def person(self, seat: str) -> Seat | None: ...


class AnswerTaker(Protocol):
    """Whoever takes what is filled in on a sheet: a screen of an evening, or the library."""

    @property
    def rights(self) -> Rights: ...

    @property
    def fault(self) -> Msg | None: ...

    def hasty(self) -> bool: ...

    def now(self) -> float: ...

    def answer(
        self, value: object, serial: int, *, ahead: Mapping[str, object] | None = None, seat: str = ""
    ) -> None: ...


class Questioner(AnswerTaker, Protocol):
    """A screen of an evening, which stands behind a question on parchment.

    seat: in whose place something is said, of several people who are asked together; "" for whoever is here.
    """

    @property
    def view(self) -> Foresight: ...

    def roll(self, serial: int, *, seat: str = "") -> None: ...

    def overrule(self, value: object, serial: int, *, seat: str = "") -> None: ...

    def could(self, value: object, *, seat: str = "") -> bool: ...

    def revise(self, number: int, value: object) -> None: ...
