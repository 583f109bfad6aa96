"""What the panels of a set-up are made of: seats, choices, switches, numbers, each a change of the options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from typing import Any, Generic, TypeVar, get_type_hints

import flet as ft

from companion.core.kit.any_evening import domain
from companion.core.kit.options import EveningOptions
from companion.core.values.messages import Msg, msg
from companion.library.texts import Texts
from companion.ui.look.theme import TOUCH, Look
from companion.ui.setup import parts
from companion.ui.setup.seats import NameFor, SeatDraft, recoloured, renamed
from companion.ui.widgets import kit

A = TypeVar("A", bound=EveningOptions)
B = TypeVar("B")
W = TypeVar("W", bound=str)


@dataclass(frozen=True, slots=True)
class SetupDraft(Generic[A, B]):
    """An evening that is being agreed on, as the panels of its set-up see it."""

    look: Look
    t: Texts
    called: NameFor
    """How people are called that nobody has named."""
    words: str
    """What the message keys of the game begin with."""
    book: B
    options: A
    """As they are now."""
    put: Callable[[A], None]
    """Takes other ones."""
    kept: str
    """What a part of its own keeps beside the options, "" at first."""
    keep: Callable[[str], None]
    """Keeps something else there."""

    def change(self, **changes: Any) -> None:
        """Agree on something else in some fields of the options."""
        self.put(replace(self.options, **changes))

    # ------------------------------------------------------------------ what panels are made of

    def section(self, heading: Msg, *content: ft.Control) -> ft.Control:
        """A panel under its heading."""
        return parts.section(self.look, self.t, heading, *content)

    def note(self, text: Msg) -> ft.Control:
        """What a choice means, in small print."""
        return parts.note(self.look, self.t, text)

    def pick(
        self, name: str, words: str, ways: Iterable[W], now: W | None, choose: Callable[[W], object]
    ) -> list[ft.Control]:
        """A chip for each way, the one in force ticked. name, words: what identifiers and labels begin with."""
        return [
            parts.chip(self.look, self.t(msg(f"{words}-{way}")), way == now, partial(choose, way), f"{name}-{way}")
            for way in ways
        ]

    def switch(self, label: Msg, on: bool, flip: Callable[[], object], identifier: str) -> ft.Control:
        """One thing that is on or off."""
        return parts.chip(self.look, self.t(label), on, flip, identifier)

    def switches(self, field: str, words: str, name: str) -> list[ft.Control]:
        """A chip for each field of a record in the options that has a few values; a tap turns to the next one.

        field: of the options.  words: what the labels begin with; they are told the value as n.  name: of the
        identifiers.
        """
        record = getattr(self.options, field)
        drawn = []
        for each, values in few_values(type(record)).items():
            now = getattr(record, each)
            turned = replace(record, **{each: values[(values.index(now) + 1) % len(values)]})
            label = msg(f"{words}-{each.replace('_', '-')}", **({} if isinstance(now, bool) else {"n": now}))
            flip = partial(self.change, **{field: turned})
            drawn.append(self.switch(label, now != values[0], flip, f"{name}-{each}"))
        return drawn

    def number(self, field: str, label: Msg, lo: int = 1) -> ft.Control:
        """A number with a button for less and one for more."""
        now = getattr(self.options, field) or 0

        def step(sign: str, value: int, name: str) -> ft.Control:
            put = partial(self.change, **{field: value})
            return kit.button(self.look, sign, put, kind="sea", height=TOUCH, identifier=f"{field}-{name}")

        shown = kit.headline(self.look, str(now))
        less, more = step("−", max(lo, now - 1), "less"), step("+", now + 1, "more")
        whole = kit.line([less, shown, more], 12, tight=True)  # stays together where there is no room beside the words
        return kit.line([kit.words(self.look, self.t(label)), whole], 12, wrap=True)

    # ------------------------------------------------------------------ who plays

    def players(self, numbers: Iterable[int], choose: Callable[[int], object]) -> ft.Control:
        """How many people play."""
        return parts.player_count(self.look, self.t, numbers, len(self.options.seats), choose)

    def seats(
        self, picture: str = "ship:schooner", extra: Callable[[int], Sequence[ft.Control]] = lambda index: ()
    ) -> list[ft.Control]:
        """A line for each seat: colour, name, and what else a game decides by seat. picture: with a hull to paint."""
        return [self._seat(index, seat, picture, extra(index)) for index, seat in enumerate(self.options.seats)]

    def _seat(self, index: int, seat: SeatDraft, picture: str, extra: Sequence[ft.Control]) -> ft.Control:
        seats = tuple(self.options.seats)
        return parts.seat_line(
            self.look,
            self.t,
            index,
            seat,
            rename=lambda name: self.change(seats=renamed(seats, index, name)),
            recolour=lambda: self.change(seats=recoloured(seats, index, self.options.COLOURS)),
            picture=picture,
            extra=extra,
        )


def few_values(record: type) -> dict[str, tuple[Any, ...]]:
    """The fields of a dataclass that may have a few values only, with these in order: switches and literals."""
    hints = get_type_hints(record)
    return {field.name: values for field in fields(record) if (values := domain(hints[field.name]))}
