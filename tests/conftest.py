"""For every test: a missing translation is an error, here and in the servers that tests start.

Hypothesis looks for wrong results, not for slow machines: no example has a deadline.

Cycles of garbage are looked for seldom, and never among what was there before the first test: modules and thousands of
collected tests. To look as often as usual takes a sixth of the time.
"""

import gc
import os
from typing import Final

from hypothesis import settings

from companion.library.texts import STRICT_VARIABLE

YOUNG: Final = 50_000
"""New objects after which cycles are looked for."""

gc.disable()  # until all tests are collected
os.environ[STRICT_VARIABLE] = "1"
settings.register_profile("vigie", deadline=None)
settings.load_profile("vigie")

pytest_plugins = ["tests.browser.fixtures"]


def pytest_collection_finish() -> None:
    """Nothing that is there now becomes garbage before the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
    gc.enable()
