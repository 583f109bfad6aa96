"""Screens are driven in process, with the safety net that the real app installs."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from flet.components.component import Component
from flet.messaging.session import Session

from companion.ui import safety, text


@pytest.fixture(autouse=True)
def _safety_net() -> Iterator[None]:
    crash, draw = Session.error, Component.update
    safety.install(text.say)
    yield
    Session.error, Component.update = crash, draw


@pytest.fixture(autouse=True)
def _own_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What an app copies for its server goes away with the test."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
