"""`python -m tests.taps` plays counted evenings of every game and prints what they take; with an id of one only its.

With --first the evenings are those of people who have just opened the box, and have copied nothing yet. With --copy
cards are copied, and no browser is needed.

Exits with 1 where something takes more taps than it may.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec

from companion.table.games import game_ids
from tests.taps import copying, first
from tests.taps.counting import Row

FIRST, COPY = "--first", "--copy"


def main(wanted: list[str]) -> int:
    """The exit code."""
    wrong = 0
    for game in [each for each in wanted if each not in (FIRST, COPY)] or game_ids():
        if COPY in wanted:
            print(f"{game}, cards copied exactly: taps, how many it may take, and what was counted (median)")
            wrong += _told(copying.rows(game))
            continue
        if FIRST in wanted:
            print(f"{game}, a first evening: taps, how many it may take, and what was counted (median)")
            wrong += _told(first.rows(game))
            continue
        if find_spec(f"tests.games.{game}.taps") is None:
            print(f"{game}: nothing is counted")
            continue
        print(f"{game}: taps, how many it may take, and what was counted (median)")
        wrong += _told(import_module(f"tests.games.{game}.taps").rows())
    return int(wrong > 0)


def _told(rows: Iterable[Row]) -> int:
    """Print them; how many take more than they may."""
    wrong = 0
    for row in rows:
        print(row, flush=True)
        wrong += not row.reached
    return wrong


sys.exit(main(sys.argv[1:]))
