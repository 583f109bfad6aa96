"""Every evening that a table may set up, as a choice among what the options admit: for simulations."""

from __future__ import annotations

from typing import Any, get_args

from companion.core.game import Chance
from companion.games.blackbeard.sheets.options import MOST, Colour, Length, Mode, dump_options, read_options
from companion.games.blackbeard.sheets.rulings import RULINGS

NAMES = ("Anne", "Bart", "Cléo", "Dirk")
RULED = 3
"""Points of rule that a table settles otherwise."""


def any_options(chance: Chance) -> dict[str, Any]:
    """Any mode, any number of players, any length; checked as those of a table are."""
    mode = chance.choice(get_args(Mode))
    seats = 1 if mode == "solo" else chance.choice(range(2, MOST + 1))
    colours = chance.sample(get_args(Colour), seats)
    ways = RULINGS.alternatives
    rulings = [(ruling, chance.choice(ways[ruling])) for ruling in chance.sample(tuple(ways), RULED)]
    edition = chance.choice(("sample", "sample", "owner"))
    chosen = {
        "mode": mode,
        "seats": [{"name": name, "colour": colour} for name, colour in zip(NAMES, colours, strict=False)],
        "length": chance.choice(get_args(Length)),
        "edition": edition,
        "cards": chance.choice(("app", "table")),
        "cups": chance.choice(("app", "table")) if edition == "sample" else "table",
        "rulings": [entry for entry in rulings if entry[1] != ways[entry[0]][0]],
    }
    return dump_options(read_options(chosen))
