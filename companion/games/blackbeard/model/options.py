"""What a table decides before the evening begins: players, length, whose cards and cups, and where the rulebook is
silent (part 6 of the catalogue)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, Literal

from companion.core.declared.setup_questions import SetupQuestion
from companion.core.kit.any_evening import Chance, any_values
from companion.core.kit.options import EveningOptions
from companion.core.kit.rulings import Rulings

RULINGS: Final = Rulings(
    {
        "A-04": ("lane", "hex"),
        "A-07": ("both", "popularity"),
        "A-08": ("both", "popularity"),
        "A-09": ("ship-first", "cargo-first"),
        "A-15": ("totals", "dice"),
        "A-17": ("scurvy-and-wound", "different", "any-two"),
        "A-18": ("no-loot", "loot"),
        "A-22": ("second-die", "same-die"),
        "A-25": ("exceed", "at-zero"),
        "A-31": ("two", "one"),
        "A-58": ("lost", "restored"),
        "A-59": ("may-stay", "retires"),
        "A-65": ("any", "battle"),
    },
    earlier={"A-17": "any-two", "A-59": "retires", "A-65": "battle"},
)
"""The settings with their alternatives, the ruling of the catalogue first; their words stand in rulings.yaml."""


Mode = Literal["competitive", "solo"]
Length = Literal["short", "standard", "long"]

FALSE: tuple[str, str] = ("II", "III")
"""The names of the two false players of a solo game (BB-23.1)."""


@dataclass(frozen=True, slots=True)
class Options(EveningOptions):
    """Everything decided before the first question."""

    MODES: ClassVar = {"solo": (1,), "competitive": (2, 3, 4)}
    RULINGS: ClassVar = RULINGS
    BOX: ClassVar = {"cards": "table", "cups": "table"}
    PANELS: ClassVar = ("draws", "length")

    mode: Mode = "solo"
    """The way to play: "solo" is Captain Blood against two false players (BB-23.1)."""
    length: Annotated[Length, SetupQuestion("length", unless="solo")] = "standard"
    """How many pirates each player may bring into play (BB-3d)."""
    cards: Annotated[Literal["app", "table"], SetupQuestion("draws")] = "app"
    """Who deals: "app" if the app shuffles the Action cards and the pirate deck, "table" if people draw and tell."""
    cups: Annotated[Literal["app", "table"], SetupQuestion("draws")] = "table"
    """Who draws Merchants, Warships, King's Commissioners and Governors: "app" only where it knows their faces."""

    @property
    def solo(self) -> bool:
        """Whether false players sit at the table."""
        return self.mode == "solo"


def any_options(chance: Chance) -> Options:
    """Any mode, any number of players, any length; the app draws from the cups only where it knows every counter."""
    chosen = any_values(Options, chance)
    return Options.read(chosen if chosen["edition"] == "sample" else chosen | {"cups": "table"})
