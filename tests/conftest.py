"""For every test: a missing translation is an error, here and in the servers that tests start.

Hypothesis looks for wrong results, not for slow machines: no example has a deadline.

Tests that are marked slow begin first: one that began last would keep a single worker busy at the end.

Cycles of garbage are looked for seldom, and never among what was there before the first test: modules and thousands of
collected tests. To look as often as usual takes a sixth of the time.
"""

import gc
import os
from typing import Final

import pytest
from hypothesis import settings

from companion.library.texts import STRICT_VARIABLE

YOUNG: Final = 50_000
"""New objects after which cycles are looked for."""

gc.disable()  # until all tests are collected
os.environ[STRICT_VARIABLE] = "1"
settings.register_profile("vigie", deadline=None)
settings.load_profile("vigie")

pytest_plugins = ["tests.browser.fixtures"]


@pytest.hookimpl(tryfirst=True)  # a tool that plays tests in an order of its own has the last word
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow ones first, all others in their order."""
    items.sort(key=lambda item: "slow" not in item.keywords)


def pytest_collection_finish() -> None:
    """Nothing that is there now becomes garbage before the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
    gc.enable()
