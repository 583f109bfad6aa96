"""Screens and all below them need nothing that serves: they are imported where no web server is to be had."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator

from companion.paths import PACKAGE

SERVING = ("fastapi", "uvicorn", "starlette", "flet_web", "websockets", "resource")
"""What only a program that serves has, and only on a system that has processes."""
THREADS = frozenset({"Thread", "Timer", "to_thread", "run_in_executor", "ThreadPoolExecutor"})
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
    """Every module in a folder of the package that is not `web`."""
    for path in sorted(PACKAGE.glob("*/**/*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        if parts[1] != "web":
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


def test_no_thread_is_started_below_the_servers() -> None:
    """A browser has none. What takes long or comes later is the host's to do (`companion.host.background`)."""
    started = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in sorted(PACKAGE.glob("*/**/*.py"))
        if path.relative_to(PACKAGE).parts[0] != "web"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute | ast.Name | ast.alias) and _name(node) in THREADS
    ]
    assert started == []


def _name(node: ast.Attribute | ast.Name | ast.alias) -> str:
    match node:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return node.name.rpartition(".")[2]
