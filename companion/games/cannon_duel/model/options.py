"""What a table decides before the duel: players, who holds the cards, who draws from the bag, and points of rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, Literal, get_args

from companion.core.declared.setup_questions import WHO, SetupQuestion
from companion.core.kit.options import Colour, EveningOptions, SeatOptions
from companion.core.kit.rulings import Rulings
from companion.core.procedures.procedure import first_of

RULINGS: Final = Rulings(
    {
        "A-01": ("different", "either", "free"),
        "A-02": ("owner", "attacker"),
        "A-03": ("choice", "random"),
        "A-04": ("signed", "floored"),
        "A-05": ("plus-one", "nothing"),
        "A-06": ("kept", "spent"),
        "A-07": ("all", "balls"),
        "A-14": ("legal", "illegal"),
        "A-21": ("one", "cannon"),
        "A-28": ("each", "once"),
    },
    earlier={"A-01": "either"},
)
"""Where the booklet is silent; the usual way first."""
Strength = Literal["cabin-boy", "boatswain", "captain"]
"""How well the app plays the second ship; the weakest first."""
STRENGTHS: Final[tuple[Strength, ...]] = get_args(Strength)


@dataclass(frozen=True, slots=True)
class Options(EveningOptions):
    """Everything decided before the first question."""

    MODES: ClassVar = {"": (2,), "partner": (1,)}
    """Two people, or one against a ship that the app plays."""
    COLOURS: ClassVar = ("blue", "red")
    RULINGS: ClassVar = RULINGS

    BOX: ClassVar = {"hands": "table", "targets": "table", "bag": "table"}

    seats: tuple[SeatOptions, ...] = (SeatOptions("Anne", "blue"), SeatOptions("Bart", "red"))
    hands: Annotated[Literal["app", "table"], SetupQuestion("box")] = "app"
    """Who deals the Aim cards: "app" onto phones or covered on the tablet; "table" if hands are on paper."""
    targets: Annotated[Literal["app", "table"], SetupQuestion("box")] = "app"
    """Who turns the Target cards: "app" only where it knows all of them, else people turn them and tell the result."""
    bag: Annotated[Literal["app", "table"], SetupQuestion("box")] = "app"
    """Who draws projectiles from the bag."""
    reputations: Annotated[bool, SetupQuestion("old-hands")] = False
    """Whether each ship has a Reputation (CD-ADV-02)."""
    dirty_tricks: Annotated[bool, SetupQuestion("old-hands")] = False
    """Whether Dirty Tricks are dealt (CD-ADV-04)."""
    advanced: Annotated[Literal["app", "table"], SetupQuestion("old-hands", when="any_advanced")] = "app"
    """Who deals Reputations and Dirty Tricks: "app" only where it knows all of them, else people draw from the box."""
    strength: Annotated[Strength, SetupQuestion(WHO, when="alone")] = "boatswain"
    """How well the app plays the second ship, where it does."""

    @property
    def alone(self) -> bool:
        """Whether the app plays the second ship."""
        return self.mode == "partner"

    @property
    def any_advanced(self) -> bool:
        """Whether advanced cards are in the game."""
        return self.reputations or self.dirty_tricks

    @property
    def spare_colour(self) -> Colour:
        """The colour of the ship that the app plays."""
        return first_of(
            colour for colour in get_args(Colour) if colour in self.COLOURS and colour != self.seats[0].colour
        )
