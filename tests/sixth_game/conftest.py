"""The tests of the small game are run in a house in which it is a guest."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.guest import guests


@pytest.fixture(autouse=True)
def _guest() -> Iterator[None]:
    with guests(Path(__file__).parent):
        yield
