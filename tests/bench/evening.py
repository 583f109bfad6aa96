"""A demonstration evening with some rounds behind it: `python -m tests.bench.evening FOLDER GAME` prints its id.

It is also played by another checkout, whose own code must then do for it: what it needs has long been there.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from companion.ui.games import screens_of
from tests.bench.engine import house, robot

SEED: Final = 3
ANSWERS: Final = 80
"""Answers before a screen is opened, at most: a short evening is left before its end."""


def an_evening(folder: Path, game_id: str) -> str:
    """Play it, and say its id. folder: where it is kept."""
    host = house(folder)
    evening, player = host.new_evening(game_id, screens_of(game_id).demo(), seed=SEED), robot()
    for _ in range(ANSWERS):
        if evening.question is None:
            evening.undo()
            break
        evening.answer(player.answer(evening.question))
    host.store.close()
    return evening.origin.identity


if __name__ == "__main__":
    print(an_evening(Path(sys.argv[1]), sys.argv[2]))
