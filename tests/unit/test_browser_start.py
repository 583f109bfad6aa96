"""What a browser's Python does to be kept as memory, and once it has come out of it."""

from __future__ import annotations

import random
import sys
from pathlib import Path

from companion.browser_start import restored, warm
from companion.library.game_registry import game_ids


def test_all_is_loaded_and_nothing_is_left_of_it(tmp_path: Path) -> None:
    folder = tmp_path / "scratch"
    warm(str(folder))
    assert not folder.exists()
    wanted = {"companion.ui.shell.library", "companion.ui.parcels.receive", "companion.ui.shell.records"}
    assert wanted | {f"companion.ui.games.{game}.screens" for game in game_ids()} <= set(sys.modules)


def test_dice_are_not_those_of_the_last_start() -> None:
    def thrown(renew: bool) -> list[int]:
        random.seed(7)
        if renew:
            restored()
        return [random.randrange(6) for _ in range(40)]

    assert thrown(False) == thrown(False) != thrown(True)
