"""Every evening that a table may set up, as a choice among what the options admit: for simulations."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from companion.core.game import Chance
from companion.games.captains_log.table.options import (
    COUNTRIES,
    SEATS,
    TEAM,
    Colour,
    Difficulty,
    Mode,
    Switches,
    dump_options,
    read_options,
)
from companion.games.captains_log.table.rulings import RULINGS

TARGETS = (None, 2, 3, 4)
"""Fame that ends an evening: the usual, or so little that it ends soon."""
RULED = 4
"""Points of rule that a table settles otherwise."""


def values(kind: type[Switches] | type[Difficulty], chance: Chance) -> dict[str, Any]:
    """A value for every field of a record of switches."""
    hints = get_type_hints(kind)
    return {field.name: chance.choice(domain(hints[field.name])) for field in fields(kind)}


def domain(hint: Any) -> tuple[Any, ...]:
    """Every value that a switch may have."""
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    raise TypeError(f"{hint} is no switch")


def any_options(chance: Chance) -> dict[str, Any]:
    """Any mode with any switches; checked as those of a table are."""
    mode = chance.choice(get_args(Mode))
    colours = chance.sample(get_args(Colour), chance.choice(SEATS[mode]))
    mates = chance.sample(range(len(colours)), TEAM) if mode == "teams" else range(len(colours))
    seats = [
        {"name": name, "colour": colour, "board": chance.choice(("A", "B")), "team": 1 if i in mates else 2}
        for i, (name, colour) in enumerate(zip(("Anne", "Bart", "Cléo", "Dirk"), colours, strict=False))
    ]
    one, other, *_ = chance.sample(COUNTRIES, len(COUNTRIES))
    ways = RULINGS.alternatives
    rulings = [(ruling, chance.choice(ways[ruling])) for ruling in chance.sample(tuple(ways), RULED)]
    chosen = {
        "mode": mode,
        "seats": seats,
        "switches": values(Switches, chance),
        "difficulty": values(Difficulty, chance),
        "target": chance.choice(TARGETS),
        "enemies": chance.choice(((), (one, other))) if mode in ("solo", "coop") else (),
        "wars": chance.choice(((), ((one, other),))),
        "edition": chance.choice(("sample", "sample", "owner")),
        "cards": chance.choice(("app", "table")),
        "tavern": chance.choice(("app", "table")),
        "rulings": [entry for entry in rulings if entry[1] != ways[entry[0]][0]],
    }
    return dump_options(read_options(chosen))
