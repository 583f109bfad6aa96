"""What a table decides before the first month: players, who deals, who turns the wheels, and points of rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, Literal, get_args

from companion.core.declared.setup_questions import SetupQuestion
from companion.core.kit.options import Colour, EveningOptions, SeatOptions
from companion.core.kit.rulings import Rulings

RULINGS: Final = Rulings(
    {
        "A-03": ("recomputed", "fixed"),
        "A-04": ("absorbed", "rings"),
        "A-06": ("floor", "negative"),
        "A-07": ("controller", "hull"),
        "A-10": ("split", "fastest"),
        "A-16": ("each", "once"),
        "A-17": ("free", "pass"),
        "A-19": ("ships", "players"),
        "A-20": ("before", "after"),
        "A-22": ("shuffled", "discarded"),
        "A-23": ("kept", "replaced"),
        "A-24": ("owner", "winner"),
        "A-25": ("battle", "shared"),
        "A-26": ("apart", "anybody"),
        "A-29": ("point", "nothing"),
        "A-32": ("no", "yes"),
        "A-33": ("left-out", "counts"),
        "A-34": ("through", "stopped"),
        "A-35": ("one", "sections"),
        "A-47": ("kept", "anew"),
    },
    earlier={"A-26": "anybody"},
)
"""Where the rulebook is silent; the usual way first."""


@dataclass(frozen=True, slots=True)
class Options(EveningOptions):
    """Everything decided before the first question."""

    MODES: ClassVar = {"": (3, 4, 5)}
    COLOURS: ClassVar = get_args(Colour)
    RULINGS: ClassVar = RULINGS
    BOX: ClassVar = {"cards": "table", "treasures": "table", "wheels": "table", "legends": "table"}

    seats: tuple[SeatOptions, ...] = (
        SeatOptions("Anne", "green"),
        SeatOptions("Bart", "blue"),
        SeatOptions("Cléo", "orange"),
    )
    cards: Annotated[Literal["app", "table"], SetupQuestion("box")] = "app"
    """Who deals the Tavern cards: "app" onto phones or covered on the tablet; "table" if hands are on paper."""
    treasures: Annotated[Literal["app", "table"], SetupQuestion("box")] = "app"
    """Who turns the Treasure cards: "app" only where it knows all of them, "table" if people turn and tell."""
    wheels: Annotated[Literal["app", "table"], SetupQuestion("box")] = "app"
    """Where courses are set: in the app in secret, or on the captains' wheels of the box, told once they are open."""
    legends: Annotated[Literal["app", "table"], SetupQuestion("box")] = "app"
    """Who turns the cards of Legendary Pirates."""
    own_legend: Annotated[bool, SetupQuestion("box")] = False
    """Whether the pirate on the blank card is shuffled in, as the owner has described it (PC-BLANK-01)."""
    own_cards: Annotated[bool, SetupQuestion("box")] = False
    """Whether the blank Tavern cards are shuffled in, as far as the owner has described them (PC-BLANK-01)."""
