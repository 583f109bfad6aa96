"""A plugin of pytest that plays what a change can reach: `-p tests.checks.chosen`; the environment says what that is.

Of a file that is reached for some games only, what names another game in its parameters is left out.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

from companion.library.game_registry import game_ids
from tests.checks.reach import ALL

REACHED: Final = "VIGIE_REACHED"
"""In the environment: files of tests, each with the games for which it is reached, as JSON."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what the change does not reach."""
    reached = json.loads(os.environ[REACHED])
    kept = [item for item in items if is_reached(item.nodeid, reached, game_ids())]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
    items[:] = kept


def is_reached(nodeid: str, reached: Mapping[str, Sequence[str]], games: Sequence[str]) -> bool:
    """Whether a test is played: its file is reached, and it is not about other games only."""
    file, _, rest = nodeid.partition("::")
    about = reached.get(Path(file).as_posix())
    if about is None:
        return False
    parameters = rest.partition("[")[2]
    named = {game for game in games if re.search(rf"(?<![a-z]){game}(?![a-z])", parameters)}
    return ALL in about or not named or bool(named & set(about))
