"""What a table decides before the fleets are built: the build total, what is played with, who draws, points of rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, Literal, get_args

from companion.core.declared.setup_questions import SetupQuestion
from companion.core.kit.options import Colour, EveningOptions, SeatOptions
from companion.core.kit.rulings import Rulings

RULINGS: Final = Rulings(
    {
        "A-03": ("stern", "bow"),
        "A-05": ("optional", "compulsory"),
        "A-06": ("any", "masted"),
        "A-08": ("four-or-six", "from-four"),
        "A-09": ("abandoned", "destroyed"),
        "A-10": ("ship", "mast"),
        "A-12": ("away", "back"),
        "A-13": ("owner", "opponent"),
        "A-14": ("always", "hulls"),
        "A-15": ("counts", "lost"),
        "A-18": ("forts", "home"),
        "A-20": ("bonuses", "bare"),
        "A-30": ("ends", "others"),
        "A-31": ("over", "exact"),
        "A-32": ("later", "at-once"),
        "A-33": ("as-given", "declared"),
        "A-62": ("any", "once"),
        "C-01": ("unlimited", "one"),
        "C-03": ("text", "community"),
        "C-07": ("settled", "open"),
        "C-08": ("own", "any"),
        "K-01": ("text", "other"),
        "K-02": ("text", "other"),
        "K-03": ("text", "other"),
    },
    earlier={"A-06": "masted", "A-08": "from-four", "A-62": "once"},
)
"""Where the rulebook is silent or leaves a choice; the usual way first. A: the text; C: what players of the original
edition agreed on; K: the other readings of Galley, Longship and Marine that the rulebook prints."""


@dataclass(frozen=True, slots=True)
class Options(EveningOptions):
    """Everything decided before the first question."""

    MODES: ClassVar = {"": (2, 3, 4, 5)}
    COLOURS: ClassVar = get_args(Colour)
    RULINGS: ClassVar = RULINGS
    BOX: ClassVar = {"coins": "table"}

    seats: tuple[SeatOptions, ...] = (SeatOptions("Anne", "green"), SeatOptions("Bart", "blue"))
    total: Literal[20, 30, 40, 50, 60, 80, 100] = 40
    """Points that every fleet may cost."""
    coins: Literal["app", "table"] = "app"
    """Who mixes the treasure coins: "app" if it says what a coin shows once somebody looks, "table" if real coins lie
    face down and people tell what they have seen."""
    uniques: Annotated[bool, SetupQuestion("extras")] = True
    """Whether unique treasures may be among the coins (CSG-FLEET-09)."""
    forts: Annotated[bool, SetupQuestion("extras")] = True
    """Whether forts may be built (CSG-FORT-01)."""
    events: Annotated[bool, SetupQuestion("extras")] = True
    """Whether events may be in a fleet (CSG-FLEET-08)."""
    terrain: Annotated[bool, SetupQuestion("extras")] = False
    """Whether there is more on the sea than islands (CSG-SETUP-05)."""
    riposte: Annotated[bool, SetupQuestion("extras")] = False
    """Whether a ship that is shot at may shoot back at once (CSG-RIP-01)."""
    turning: Annotated[bool, SetupQuestion("extras")] = False
    """Whether large ships turn less than small ones (CSG-MOVE-05)."""
