"""Kept evenings as this version takes them up."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from companion.host.host import Host
from companion.host.settings import Settings
from companion.session.game_session import GameSession
from companion.store import Store
from companion.store.database import FILE
from tests.saves.saved_evenings import Expected, expectations, versions


def telltale(version: str, expected: Expected) -> set[tuple[str, ...]]:
    """What a saved evening stands for: the kind of its question, in its game and version, and whatever else is rare.

    Golden evenings hold every kind of event between them, so each stands for itself.
    """
    game, kinds = expected.game, [question["kind"] for question in expected.questions] or ["over"]
    rare = {
        "dice": expected.dice,
        "several are asked": len(kinds) > 1,
        "taken back": expected.redo,
        "corrected": "correct" in expected.name,
        "begun anew": expected.anew,
        "half copied": expected.half,
        "taught": expected.taught,
        "golden": expected.name.startswith("golden") and expected.name,
    }
    said = {(game, name, str(value) if name in ("dice", "golden") else "") for name, value in rare.items() if value}
    return said | {(version, game, kind) for kind in kinds}


def saved() -> Iterator[Any]:
    """Every saved evening; behind the mark `long` those that stand for nothing that one before them does not."""
    seen: set[tuple[str, ...]] = set()
    for version in versions():
        for expected in expectations(version):
            new = telltale(version, expected) - seen
            seen |= new
            yield pytest.param(
                version, expected, id=f"{version}: {expected.name}", marks=[] if new else pytest.mark.long
            )


@contextmanager
def house(folder: Path) -> Iterator[Host]:
    """The house over the database of a folder, as the app opens it."""
    store = Store(folder)
    try:
        yield Host(store, Settings(store))
    finally:
        store.close()


@dataclass(frozen=True)
class Kept:
    """The database of a version as this one has opened it. ids: of its evenings, by game and name."""

    folder: Path
    ids: Mapping[tuple[str, str], str]

    def copied_to(self, folder: Path) -> None:
        """Lay it into the folder of a test."""
        shutil.copyfile(self.folder / FILE, folder / FILE)


def taken_up(host: Host, expected: Expected, identity: str) -> GameSession:
    """That evening, at a table that rolls as it did."""
    host.settings.put("dice", expected.dice)
    return host.resume(identity)
