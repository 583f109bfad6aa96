"""The app with the game of `tests/sixth_game` as its guest: `python -m tests.browser.guest_app serve …`."""

from __future__ import annotations

import sys

from companion import cli
from tests.browser.fast_app import QUICK
from tests.support.guest import guests
from tests.support.tutorial import SIXTH

if __name__ == "__main__":
    QUICK.adopt()
    with guests(SIXTH):
        sys.exit(cli.main())
