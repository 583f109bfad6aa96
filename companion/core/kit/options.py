"""What a table agrees on before the evening begins: who plays, whose cards, points of rule. A game adds its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Final, Literal, Self, cast, get_args

from pydantic import TypeAdapter, ValidationError, with_config

from companion.core.kit.rulings import Agreed, Rulings
from companion.core.procedures.copied_cards import Edition
from companion.core.questions.kinds import BadAnswer
from companion.core.questions.question_base import LONGEST_NAME, brief, is_name, same_name
from companion.core.untrusted.problems import problem
from companion.core.values.frozen_records import memoized
from companion.core.values.messages import Msg, msg

Colour = Literal["green", "blue", "orange", "purple", "red"]
"""The colours in which the house paints its players."""
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)[:4]
"""Those of a box for four, as most are."""


@with_config(extra="forbid")
@dataclass(frozen=True, slots=True)
class SeatOptions:
    """One person."""

    name: str
    """As typed."""
    colour: Colour
    """Nobody else has it."""


@with_config(extra="forbid")
@dataclass(frozen=True, slots=True)
class EveningOptions:
    """Everything decided before the first question.

    A game's options are a dataclass that derives from this one, with its own fields; it may declare these anew.
    """

    MODES: ClassVar[Mapping[Any, tuple[int, ...]]] = {"": (1, 2, 3, 4)}
    """The ways to play the game, and how many play each of them."""
    COLOURS: ClassVar[tuple[Colour, ...]] = COLOURS
    """Those that its players may have."""
    RULINGS: ClassVar[Rulings] = Rulings()
    """Where its rulebook is silent."""
    BOX: ClassVar[Mapping[str, object]] = {}
    """Fields by which the app deals or hides something, with what a table of its own box wants that says nothing: it
    has no phones, and what is secret lies in its hands."""
    PANELS: ClassVar[tuple[str, ...]] = ()
    """The panels of the set-up in their order, those named first; the others follow as the fields do
    (`SetupQuestion`)."""
    FOLDED: ClassVar[tuple[str, ...]] = ()
    """Those that lie closed until somebody opens them."""

    mode: str = ""
    """The way to play."""
    seats: tuple[SeatOptions, ...] = (SeatOptions("Capitaine", "green"),)
    """Who plays, in the order of the table."""
    edition: Edition = "owner"
    """Whose cards: "owner" for the box on the table, "sample" for our own invented cards."""
    rulings: Agreed = ()
    """How this table has settled the points of rule: each of them, though only what is not usual need be told."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "rulings", self.RULINGS.in_full(self.rulings))

    def wrong(self) -> Msg | None:
        """What does not fit together in the game's own fields, in words."""
        return None

    @classmethod
    def read(cls, raw: Mapping[str, object]) -> Self:
        """Checked options from plain JSON. Raises BadAnswer naming what is wrong."""
        try:
            options: Self = _adapter(cast(Any, cls)).validate_python(dict(raw))
        except ValidationError as error:
            place, trouble = problem(error)
            raise BadAnswer(msg("core-setting", field=place or "options", problem=trouble)) from error
        if (words := options.flaw()) is not None:
            raise BadAnswer(words)
        return options

    def flaw(self) -> Msg | None:
        """What cannot be so agreed on, in words: who plays, the game's own fields, points of rule."""
        return self._seated_wrong() or self.wrong() or self._agreed_wrong()

    def dump(self) -> dict[str, object]:
        """Inverse of `read`."""
        dumped: dict[str, object] = _adapter(cast(Any, type(self))).dump_python(self, mode="json")
        return dumped

    def misnamed(self) -> tuple[str, Msg] | None:
        """The field of the first name by which nobody can be called, or somebody else already is, and what is wrong
        there. An evening of an earlier version may have such a one; none is begun with it."""
        names = [seat.name for seat in self.seats]
        for place, name in enumerate(names):
            if not is_name(name):
                return f"seats.{place}.name", msg("core-problem-name", longest=LONGEST_NAME)
            if any(same_name(name, other) for other in names[:place]):
                return f"seats.{place}.name", msg("core-problem-namesake", name=name)
        return None

    def _seated_wrong(self) -> Msg | None:
        count, allowed = len(self.seats), self.MODES.get(self.mode)
        if allowed is None:
            known = msg("core-problem-one-of", expected=", ".join(self.MODES))
            return msg("core-setting", field="mode", problem=known)
        if count not in allowed:
            known = msg("core-problem-players", known=", ".join(map(str, allowed)), given=count)
            return msg("core-setting", field="seats", problem=known)
        if any(seat.colour not in self.COLOURS for seat in self.seats):
            known = msg("core-problem-one-of", expected=", ".join(self.COLOURS))
            return msg("core-setting", field="colour", problem=known)
        if len({seat.colour for seat in self.seats}) < count:
            return msg("core-setting-colours")
        return None

    def _agreed_wrong(self) -> Msg | None:
        if (found := self.RULINGS.wrong(self.rulings)) is None:
            return None
        ruling, trouble = found
        return msg("core-setting", field=f"rulings.{brief(ruling)}", problem=trouble)

    def ruling(self, ruling: str) -> str:
        """The alternative in force where the rulebook is silent, e.g. ``options.ruling("A-33") == "table"``."""
        return _in_force(self.rulings)[ruling]

    @property
    def seat_ids(self) -> tuple[str, ...]:
        """The seats by their ids, "seat-1" first."""
        return tuple(f"seat-{i}" for i in range(1, len(self.seats) + 1))

    @property
    def people(self) -> tuple[tuple[str, str, Colour], ...]:
        """Everybody who sits down: seat, name and colour."""
        return tuple((seat_id, seat.name, seat.colour) for seat_id, seat in zip(self.seat_ids, self.seats, strict=True))


@memoized
def _in_force(agreed: Agreed) -> Mapping[str, str]:
    """The alternatives by their rulings."""
    return dict(agreed)


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)
