"""The app for long evenings: the dice fall alike in every run, and taps may follow each other at once.

`python -m tests.browser.quick serve …` takes the arguments of the app itself.
"""

from __future__ import annotations

import secrets
import sys

from companion import cli
from companion.ui import room

SEED = 3

if __name__ == "__main__":
    secrets.randbelow = lambda _exclusive: SEED  # type: ignore[assignment]
    room.SETTLE = 0.0
    sys.exit(cli.main())
