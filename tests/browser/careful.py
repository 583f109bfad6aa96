"""The app for a slow machine: it takes taps for slips of the finger for so long that a second one cannot come too late.

`python -m tests.browser.careful serve …` takes the arguments of the app itself.
"""

from __future__ import annotations

import sys

from companion import cli
from companion.ui import room

SETTLE = 4.0

if __name__ == "__main__":
    room.SETTLE = SETTLE
    sys.exit(cli.main())
