"""Two Vigies on one data folder are noticed; one that was cut short leaves nothing that is taken for another."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from companion.core.values.messages import Msg, msg
from companion.store.running_instances import Presence
from companion.web.services import Services


def test_another_vigie_on_the_same_folder_is_noticed(tmp_path: Path) -> None:
    first = Presence(tmp_path / "data")
    assert not first.shared
    (tmp_path / "data" / f"vigie-here-{os.getppid()}").touch()
    assert Presence(tmp_path / "data").shared


def test_one_that_left_or_was_cut_short_is_none(tmp_path: Path) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    (tmp_path / f"vigie-here-{gone.pid}").touch()
    (tmp_path / "vigie-here-nonsense").touch()
    here = Presence(tmp_path)
    assert not here.shared and [path.name for path in tmp_path.iterdir()] == [f"vigie-here-{os.getpid()}"]
    here.leave()
    assert list(tmp_path.iterdir()) == []


def test_it_is_said_at_the_start_and_on_the_first_page(tmp_path: Path) -> None:
    (tmp_path / f"vigie-here-{os.getppid()}").touch()
    told: list[Msg] = []
    services = Services(
        tmp_path, "fr", chosen=None, demo=None, lan="127.0.0.1", lan_port=0, complain=told.append, told=told.append
    )
    services.open()
    shared = msg("keeping-shared", folder=str(tmp_path))
    assert told == [shared] and services.context is not None
    assert services.context.services.keeping is not None and services.context.services.keeping.warning == shared
    services.close()
    assert not (tmp_path / f"vigie-here-{os.getpid()}").exists()
