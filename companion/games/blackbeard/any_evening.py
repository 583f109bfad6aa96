"""Every evening that a table may set up, as a choice among what the options admit: for simulations."""

from __future__ import annotations

from companion.core.kit.any_evening import any_values
from companion.core.procedures.game_parts import Chance
from companion.games.blackbeard.model.options import Options


def any_options(chance: Chance) -> Options:
    """Any mode, any number of players, any length; the app draws from the cups only where it knows every counter."""
    chosen = any_values(Options, chance)
    return Options.read(chosen if chosen["edition"] == "sample" else chosen | {"cups": "table"})
