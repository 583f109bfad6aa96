"""`python -m tests.taps` plays counted evenings of every game and prints what they take; with an id of one only its.

Exits with 1 where something takes more taps than it may.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec

from companion.table.games import game_ids


def main(wanted: list[str]) -> int:
    """The exit code."""
    wrong = 0
    for game in wanted or game_ids():
        if find_spec(f"tests.games.{game}.taps") is None:
            print(f"{game}: nothing is counted")
            continue
        print(f"{game}: taps, how many it may take, and what was counted (median)")
        for row in import_module(f"tests.games.{game}.taps").rows():
            print(row, flush=True)
            wrong += not row.reached
    return int(wrong > 0)


sys.exit(main(sys.argv[1:]))
