"""Screens are driven in process, with the safety net that the real app installs."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from flet.components.component import Component
from flet.messaging.session import Session

from companion.host.host import Host
from companion.host.settings import Settings
from companion.store import Store
from companion.ui.context.app_context import AppContext
from companion.ui.look import language
from companion.ui.widgets import error_boundary
from tests.support.machine import machine


@pytest.fixture(autouse=True)
def _safety_net() -> Iterator[None]:
    crash, draw = Session.error, Component.update
    error_boundary.install(language.say)
    yield
    Session.error, Component.update = crash, draw


@pytest.fixture(autouse=True)
def _own_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What an app copies for its server goes away with the test."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


@pytest.fixture
def context(tmp_path: Path) -> Iterator[AppContext]:
    """With a fresh data folder, and a clock that ticks once whenever it is looked at."""
    store = Store(tmp_path)
    now = iter(range(10**6))
    yield AppContext(Host(store, Settings(store)), services=machine(lambda: float(next(now))))
    store.close()
