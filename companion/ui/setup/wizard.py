"""The set-up of an evening, the same for every game: panels in columns, the points of rule, the button that begins.

A game declares a `Setup`; its panels are drawn by what a `Draft` offers: seats, choices, switches, numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import Field, dataclass, fields, replace
from functools import partial
from typing import Any, ClassVar, Final, Generic, Literal, Protocol, TypeVar, get_args, get_origin, get_type_hints

import flet as ft

from companion.core.rulings import Agreed
from companion.core.text import Msg, msg
from companion.library.texts import Texts
from companion.ui import kit
from companion.ui.safety import component
from companion.ui.setup import parts
from companion.ui.setup.rulings import Chapters, PointsOfRule
from companion.ui.setup.seats import Seat, recoloured, renamed
from companion.ui.text import use_texts
from companion.ui.theme import TOUCH, Look, use_look


class Agreement(Protocol):
    """The options of an evening as every game has them: a frozen dataclass with at least seats and points of rule."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def seats(self) -> Sequence[Any]:
        """Who plays, in the order of the table: dataclasses as `Seat` describes them."""

    @property
    def rulings(self) -> Agreed:
        """Points of rule settled otherwise than is usual."""


A = TypeVar("A", bound=Agreement)
B = TypeVar("B")
W = TypeVar("W", bound=str)


@dataclass(frozen=True, slots=True)
class Draft(Generic[A, B]):
    """An evening that is being agreed on, as the panels of its set-up see it.

    given: the options with which the set-up was opened, None where nobody has chosen anything yet.  options: as they
    are now.  put: takes other ones.
    """

    look: Look
    t: Texts
    book: B
    given: A | None
    options: A
    put: Callable[[A], None]

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

    def pick(self, name: str, words: str, ways: Iterable[W], now: W, choose: Callable[[W], object]) -> list[ft.Control]:
        """A chip for each way, the one in force ticked. name, words: what identifiers and labels begin with."""
        return [
            parts.chip(self.look, self.t(msg(f"{words}-{way}")), way == now, partial(choose, way), f"{name}-{way}")
            for way in ways
        ]

    def choice(self, field: str, words: str, ways: Iterable[str]) -> list[ft.Control]:
        """A chip for each value that a field of the options may have."""
        return self.pick(field, words, ways, getattr(self.options, field), lambda way: self.change(**{field: way}))

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
        return kit.line([kit.words(self.look, self.t(label)), less, shown, more], 12)

    # ------------------------------------------------------------------ who plays

    def players(self, numbers: Iterable[int], choose: Callable[[int], object]) -> ft.Control:
        """How many people play."""
        return parts.player_count(self.look, self.t, numbers, len(self.options.seats), choose)

    def seats(
        self, picture: str = "ship:schooner", extra: Callable[[int], Sequence[ft.Control]] = lambda index: ()
    ) -> list[ft.Control]:
        """A line for each seat: colour, name, and what else a game decides by seat. picture: with a hull to paint."""
        return [self._seat(index, seat, picture, extra(index)) for index, seat in enumerate(self.options.seats)]

    def _seat(self, index: int, seat: Seat, picture: str, extra: Sequence[ft.Control]) -> ft.Control:
        seats = tuple(self.options.seats)
        return parts.seat_line(
            self.look,
            self.t,
            index,
            seat,
            rename=lambda name: self.change(seats=renamed(seats, index, name)),
            recolour=lambda: self.change(seats=recoloured(seats, index)),
            picture=picture,
            extra=extra,
        )


def few_values(record: type[Any]) -> dict[str, tuple[Any, ...]]:
    """The fields of a dataclass that may have a few values only, with these in order: switches and literals."""
    hints = get_type_hints(record)
    found: dict[str, tuple[Any, ...]] = {}
    for field in fields(record):
        hint = hints[field.name]
        if hint is bool:
            found[field.name] = (False, True)
        elif get_origin(hint) is Literal:
            found[field.name] = get_args(hint)
    return found


@dataclass(frozen=True, eq=False)
class Setup(Generic[A, B]):
    """How the people of a table agree on an evening of a game.

    first: the options before anybody has touched them.  panels: draws what is to be agreed on.  read, dump: the
    options from plain JSON and to it.  chapters: the points of rule, which stand below.
    """

    first: Callable[[Texts, B], A]
    panels: Callable[[Draft[A, B]], Sequence[ft.Control]]
    read: Callable[[Mapping[str, Any]], A]
    dump: Callable[[A], Mapping[str, Any]]
    chapters: Chapters | None = None


@component
def Wizard(
    setup: Setup[Any, Any],
    book: Any,
    width: float,
    start: Callable[[Mapping[str, Any]], object],
    first: Mapping[str, Any] | None = None,
) -> ft.Control:
    """Short pages side by side on a tablet; the big button starts. first: the options with which it opens."""
    look, t = use_look(), use_texts()
    given = ft.use_memo(lambda: None if first is None else setup.read(first), [])
    options, put = ft.use_state(lambda: setup.first(t, book) if given is None else given)
    panels = [*setup.panels(Draft(look, t, book, given, options, put))]
    if setup.chapters is not None:
        panels.append(
            PointsOfRule(setup.chapters, options.rulings, lambda agreed: put(replace(options, rulings=agreed)))
        )
    return parts.pages(look, t, panels, width, lambda: start(setup.dump(options)))


@dataclass(frozen=True, slots=True)
class AsGiven:
    """Options of a game that says nothing of its set-up: those that were given, or none."""

    given: Mapping[str, Any]
    seats: tuple[()] = ()
    rulings: Agreed = ()


NOTHING_TO_SETTLE: Final = Setup[AsGiven, Any](
    first=lambda t, book: AsGiven({}),
    panels=lambda d: [d.section(msg("ui-setup-rules"), d.note(msg("ui-setup-nothing")))],
    read=AsGiven,
    dump=lambda options: options.given,
)
"""The set-up of a game that declares none."""
