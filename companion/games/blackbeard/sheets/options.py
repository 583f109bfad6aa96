"""What a table decides before the evening begins: players, length, whose cards and cups, and points of rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from companion.core.kit.options import EveningOptions
from companion.games.blackbeard.sheets.rulings import RULINGS

Mode = Literal["competitive", "solo"]
Length = Literal["short", "standard", "long"]

FALSE: tuple[str, str] = ("II", "III")
"""The names of the two false players of a solo game (BB-23.1)."""


@dataclass(frozen=True, slots=True)
class Options(EveningOptions):
    """Everything decided before the first question.

    mode: "solo" is Captain Blood against two false players (BB-23.1).  length: pirates of each player (BB-3d).
    cards: "app" if the app shuffles the Action cards and the pirate deck, "table" if people draw and tell.
    cups: "app" if it draws Merchants, Warships, King's Commissioners and Governors too; their faces must be known.
    """

    MODES: ClassVar = {"solo": (1,), "competitive": (2, 3, 4)}
    RULINGS: ClassVar = RULINGS

    mode: Mode = "solo"
    length: Length = "standard"
    cards: Literal["app", "table"] = "app"
    cups: Literal["app", "table"] = "table"

    @property
    def solo(self) -> bool:
        """Whether false players sit at the table."""
        return self.mode == "solo"
