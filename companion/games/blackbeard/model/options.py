"""What a table decides before the evening begins: players, length, whose cards and cups, and points of rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from companion.core.kit.options import EveningOptions
from companion.games.blackbeard.model.rulings import RULINGS

Mode = Literal["competitive", "solo"]
Length = Literal["short", "standard", "long"]

FALSE: tuple[str, str] = ("II", "III")
"""The names of the two false players of a solo game (BB-23.1)."""


@dataclass(frozen=True, slots=True)
class Options(EveningOptions):
    """Everything decided before the first question."""

    MODES: ClassVar = {"solo": (1,), "competitive": (2, 3, 4)}
    RULINGS: ClassVar = RULINGS

    mode: Mode = "solo"
    """The way to play: "solo" is Captain Blood against two false players (BB-23.1)."""
    length: Length = "standard"
    """How many pirates each player may bring into play (BB-3d)."""
    cards: Literal["app", "table"] = "app"
    """Who deals: "app" if the app shuffles the Action cards and the pirate deck, "table" if people draw and tell."""
    cups: Literal["app", "table"] = "table"
    """Who draws Merchants, Warships, King's Commissioners and Governors: "app" only where it knows their faces."""

    @property
    def solo(self) -> bool:
        """Whether false players sit at the table."""
        return self.mode == "solo"
