"""Screens and all below them need nothing that serves: they are imported where no web server is to be had."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

from companion.paths import PACKAGE

SERVING = ("fastapi", "uvicorn", "starlette", "flet_web", "websockets", "resource")
"""What only a program that serves has, and only on a system that has processes."""
ABSENT = """
import importlib, sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {serving!r}:
            raise ModuleNotFoundError(f"{{name}} is not to be had here", name=name)

sys.meta_path.insert(0, Absent())
for name in {modules!r}:
    importlib.import_module(name)
"""


def below_web() -> Iterator[str]:
    """Every module in a folder of the package that is neither `web` nor above it."""
    for path in sorted(PACKAGE.glob("*/**/*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        if parts[1] not in ("web", "tablet"):
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(modules: list[str]) -> subprocess.CompletedProcess[str]:
    """Import modules in a process of their own that has nothing that serves."""
    code = ABSENT.format(serving=SERVING, modules=modules)
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_everything_below_the_servers_is_imported_without_them() -> None:
    done = imported(list(below_web()))
    assert done.returncode == 0, done.stderr


def test_a_server_is_not() -> None:
    done = imported(["companion.web.door.door"])
    assert done.returncode and "is not to be had here" in done.stderr
