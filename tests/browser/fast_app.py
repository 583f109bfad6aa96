"""The app for long evenings: the dice fall alike in every run and at once, taps may follow each other, and nothing is
taught unless a test wants it.

`python -m tests.browser.fast_app serve …` takes the arguments of the app itself, for tests that do something to the
process: end it, or start it again. All others share one process, `shared.py`.
"""

from __future__ import annotations

import secrets
import sys
from dataclasses import dataclass
from functools import partialmethod
from typing import Final

from companion import cli
from companion.host.settings import Settings
from companion.ui.screen_session import screen_session

SEED: Final = 3
_RANDOM, _SETTLE, _SETTINGS = secrets.randbelow, screen_session.SETTLE, Settings.__init__


@dataclass(frozen=True)
class Manner:
    """How the app behaves in a test.

    seed: of the dice of every evening that is begun, None for chance.  settle: seconds between a change and the next
    tap, None for those of the app.  lessons, motion: settings as long as nobody changes them, "" for those of the app.
    """

    seed: int | None = SEED
    settle: float | None = 0.0
    lessons: str = "off"
    motion: str = "off"

    def adopt(self) -> None:
        """Behave so in this process from now on, whatever was wished before."""
        seed, settings = self.seed, {"lessons": self.lessons, "motion": self.motion}
        secrets.randbelow = _RANDOM if seed is None else lambda _exclusive: seed  # type: ignore[assignment]
        screen_session.SETTLE = _SETTLE if self.settle is None else self.settle  # type: ignore[misc]
        Settings.__init__ = (  # type: ignore[method-assign]
            partialmethod(_SETTINGS, **{name: value for name, value in settings.items() if value})  # type: ignore[assignment]
        )


QUICK: Final = Manner()
PLAIN: Final = Manner(seed=None, settle=None, lessons="", motion="")
"""As people have it."""

if __name__ == "__main__":
    QUICK.adopt()
    sys.exit(cli.main())
