"""Every evening that a table may set up, as a choice among what the options admit: for simulations."""

from __future__ import annotations

from companion.core.kit.any_evening import any_values, settled
from companion.core.procedures.game_parts import Chance
from companion.games.captains_log.model.ids import COUNTRIES
from companion.games.captains_log.model.options import TEAM, Options

TARGETS = (None, 2, 3, 4)
"""Fame that ends an evening: the usual, or so little that it ends soon."""
RULED = 4
"""Points of rule that a table settles otherwise."""


def any_options(chance: Chance) -> Options:
    """Any mode with any switches; checked as those of a table are."""
    chosen = any_values(Options, chance)
    mode, people = chosen["mode"], range(len(chosen["seats"]))
    mates = chance.sample(people, TEAM) if mode == "teams" else people
    own = [{"board": chance.choice(("A", "B")), "team": 1 if i in mates else 2} for i in people]
    one, other, *_ = chance.sample(COUNTRIES, len(COUNTRIES))
    changes = {
        "seats": [seat | more for seat, more in zip(chosen["seats"], own, strict=True)],
        "target": chance.choice(TARGETS),
        "enemies": chance.choice(((), (one, other))) if mode in ("solo", "coop") else (),
        "wars": chance.choice(((), ((one, other),))),
        "rulings": settled(Options.RULINGS, chance, RULED),
    }
    return Options.read(chosen | changes)
