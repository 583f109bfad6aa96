"""What a table decides before the evening begins: players, length, whose cards and cups, and points of rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import TypeAdapter, ValidationError, with_config

from companion.core.problems import problem
from companion.core.questions import BadAnswer
from companion.core.rulings import Agreed
from companion.core.text import msg
from companion.games.blackbeard.sheets.rulings import RULINGS

Colour = Literal["green", "blue", "orange", "purple"]
Mode = Literal["competitive", "solo"]
Length = Literal["short", "standard", "long"]

FALSE: tuple[str, str] = ("II", "III")
"""The names of the two false players of a solo game (BB-23.1)."""


@with_config(extra="forbid")
@dataclass(frozen=True, slots=True)
class SeatOptions:
    """One person: name as typed, colour."""

    name: str
    colour: Colour


@with_config(extra="forbid")
@dataclass(frozen=True, slots=True)
class Options:
    """Everything decided before the first question.

    mode: "solo" is Captain Blood against two false players (BB-23.1).  length: pirates of each player (BB-3d).
    edition: "owner" for the box on the table, "sample" for our own invented faces of counters and ports.
    cards: "app" if the app shuffles the Action cards and the pirate deck, "table" if people draw and tell.
    cups: "app" if it draws Merchants, Warships, King's Commissioners and Governors too; their faces must be known.
    rulings: points of rule that this table has settled otherwise than is usual.
    """

    mode: Mode = "solo"
    seats: tuple[SeatOptions, ...] = (SeatOptions("Capitaine", "green"),)
    length: Length = "standard"
    edition: Literal["owner", "sample"] = "owner"
    cards: Literal["app", "table"] = "app"
    cups: Literal["app", "table"] = "table"
    rulings: Agreed = ()

    @property
    def solo(self) -> bool:
        """Whether false players sit at the table."""
        return self.mode == "solo"

    def ruling(self, ruling: str) -> str:
        """The alternative in force for a point of rule."""
        return RULINGS.in_force(self.rulings)[ruling]


_OPTIONS: TypeAdapter[Options] = TypeAdapter(Options)
MOST = 4


def read_options(raw: Mapping[str, Any]) -> Options:
    """Checked options. Raises BadAnswer naming what is wrong."""
    try:
        options = _OPTIONS.validate_python(dict(raw))
    except ValidationError as error:
        place, trouble = problem(error)
        raise BadAnswer(msg("bb-bad-option", field=place or "options", problem=trouble)) from error
    allowed = (1, 1) if options.solo else (2, MOST)
    if not allowed[0] <= len(options.seats) <= allowed[1]:
        raise BadAnswer(msg("bb-bad-seats", mode=msg(f"bb-mode-{options.mode}"), lo=allowed[0], hi=allowed[1]))
    if len({seat.colour for seat in options.seats}) < len(options.seats):
        raise BadAnswer(msg("bb-bad-colours"))
    if entry := RULINGS.wrong(options.rulings):
        raise BadAnswer(msg("bb-bad-ruling", given=entry))
    return options


def dump_options(options: Options) -> dict[str, Any]:
    """Inverse of `read_options`."""
    raw: dict[str, Any] = _OPTIONS.dump_python(options, mode="json")
    return raw
