"""Part 6 of the catalogue: where the rulebook is silent, what a table may decide before the evening begins.

The words of the alternatives stand in rulings.yaml; `Options.ruling` tells the one in force, and the one place that
depends on it asks there.
"""

from __future__ import annotations

from typing import Final

from companion.core.kit.rulings import Rulings

RULINGS: Final = Rulings(
    {
        "A-02": ("apart", "together"),
        "A-04": ("columns", "rows"),
        "A-05": ("covered-too", "uncovered-only"),
        "A-08": ("activation", "round-end"),
        "A-09": ("kraken-first", "time-first", "event-at-start"),
        "A-11": ("touched", "crossed"),
        "A-14": ("npcs-too", "players-only"),
        "A-15": ("wedges", "lines"),
        "A-16": ("rows", "columns"),
        "A-18": ("tower-only", "share-first"),
        "A-20": ("flag", "crew"),
        "A-22": ("everything", "one-thing"),
        "A-26": ("ahead", "freely"),
        "A-28": ("stays", "leaves"),
        "A-30": ("flat", "printed"),
        "A-32": ("once", "each-attack"),
        "A-33": ("table", "example"),
        "A-35": ("taken-back", "kept"),
        "A-38": ("full-price", "trade-in"),
        "A-39": ("per-die", "per-point"),
        "A-42": ("icon", "never"),
        "A-49": ("waits", "acts-alone"),
        "A-52": ("player", "chart"),
        "A-53": ("each-nation", "once"),
        "A-56": ("as-often-as-paid", "once-a-turn"),
        "A-57": ("as-often-as-paid", "once-a-move"),
        "A-58": ("as-burned", "as-sunk"),
        "A-62": ("purchases", "missions-too"),
        "A-63": ("pirates-rise", "locked"),
        "A-79": ("left-in", "removed"),
        "A-85": ("enemies-too", "others-only"),
        "A-88": ("shares-wars", "own-name-only"),
        "A-89": ("one-a-round", "all-at-once"),
        "A-90": ("allies", "countries"),
        "A-96": ("used", "owned"),
        "A-100": ("money", "goods-too"),
        "A-101": ("improves", "unchanged"),
    },
    earlier={
        "A-02": "together",
        "A-30": "printed",
        "A-49": "acts-alone",
        "A-63": "locked",
        "A-79": "removed",
        "A-101": "unchanged",
    },
)
"""The settings with their alternatives, the ruling of the catalogue first."""
