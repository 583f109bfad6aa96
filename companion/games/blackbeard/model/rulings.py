"""Part 6 of the catalogue: where the rulebook is silent, what a table may decide before the evening begins."""

from __future__ import annotations

from typing import Final

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
