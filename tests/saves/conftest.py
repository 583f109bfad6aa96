"""Kept evenings for tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from tests.saves.saved_evenings import unpack
from tests.saves.taken_up import Kept, house


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Kept]:
    """Databases by version, each unpacked, brought up to date and listed once: that takes longer than any evening."""

    @cache
    def opened(version: str) -> Kept:
        folder = tmp_path_factory.mktemp("kept")
        unpack(version, folder)
        with house(folder) as host:
            return Kept(folder, {(each.game, each.title): each.id for each in host.evenings()})

    return opened
