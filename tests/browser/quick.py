"""The app for long evenings: the dice fall alike in every run, taps may follow each other at once, and nothing is
taught unless a test wants it.

`python -m tests.browser.quick serve …` takes the arguments of the app itself. QUICK_SEED in the environment is the
seed of its dice.
"""

from __future__ import annotations

import os
import secrets
import sys
from functools import partialmethod

from companion import cli
from companion.table.settings import Settings
from companion.ui import room

SEED = int(os.environ.get("QUICK_SEED", "3"))

if __name__ == "__main__":
    secrets.randbelow = lambda _exclusive: SEED  # type: ignore[assignment]
    room.SETTLE = 0.0
    Settings.__init__ = partialmethod(Settings.__init__, lessons="off")  # type: ignore[assignment, method-assign]
    sys.exit(cli.main())
