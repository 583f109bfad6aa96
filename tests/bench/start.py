"""How much of the processor a start takes: of a command, of the server, of an evening from Python.

Each is a fresh process that finds its byte code, its data and its cache as a second start does; what is counted is the
time of the processor, so that other work on the machine does not matter much. `python -m tests.bench.start [CHECKOUT]`
measures only this, in another checkout if one is named.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from tests.bench.engine import GAME
from tests.bench.report import Figure, processor, spread, table
from tests.browser.server import ROOT, START, free_port
from tests.load.client import Device

TIMES: Final = 5
TARGET: Final = 1000.0
"""Milliseconds that people should wait at most, on a processor that does nothing else."""
SCENARIO: Final[Mapping[str, Any]] = {"game": GAME, "seed": 7, "options": {"edition": "sample"}, "commands": []}
"""A small question to the referee."""
BEGIN: Final = f'import companion; companion.begin("{GAME}", {{"edition": "sample"}}, seed=3)'
FIRST: Final = "home-new"
"""The door that stands on Home when it is drawn."""


def figures(folder: Path, root: Path = ROOT) -> list[Figure]:
    """Every start, with a database in `folder`. root: the checkout that is started."""
    asked = folder / "scenario.json"
    asked.write_text(json.dumps(SCENARIO), encoding="utf-8")
    doctor = ("-m", "companion", "doctor", "--data", str(folder / "doctor"), "--port", "0")
    referee = ("-m", "companion", "referee", str(asked))
    programs: Sequence[tuple[str, Sequence[str], float | None]] = (
        ("start: doctor", doctor, TARGET),
        ("start: referee, a small scenario", referee, TARGET),
        ("start: import companion", ("-c", "import companion"), None),
        ("start: an evening from Python", ("-c", BEGIN), None),
    )
    found = []
    for name, program, target in programs:
        found += _spread(name, partial(_ran, program, root), target)
    return found + _spread("start: the server", partial(_served, folder / "served", root), None, TARGET)


def _spread(name: str, measured: Callable[[], Sequence[float]], *targets: float | None) -> list[Figure]:
    """The medians of what is measured several times, after once that does not count; none where nothing is told."""
    measured()
    columns = list(zip(*(measured() for _ in range(TIMES)), strict=True))
    parts = ("",) if len(columns) == 1 else (", until it answers", ", until the first page is drawn")
    return [
        figure
        for part, values, target in zip(parts, columns, targets, strict=False)
        for figure in spread(f"{name}{part}", values, parts=(0.5,), target=target)
    ]


def _environment() -> dict[str, str]:
    """Ours, with byte code kept as Python usually does."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def _ran(program: Sequence[str], root: Path) -> tuple[float, ...]:
    """Milliseconds of the processor that a program takes, its children included."""
    with subprocess.Popen([sys.executable, *program], cwd=root, env=_environment(), stdout=subprocess.DEVNULL) as run:
        _, status, used = os.wait4(run.pid, 0)
        run.returncode = os.waitstatus_to_exitcode(status)
    if run.returncode:
        raise RuntimeError(f"{' '.join(program)} ended with {run.returncode}")
    return (1000 * (used.ru_utime + used.ru_stime),)


def _served(folder: Path, root: Path) -> tuple[float, ...]:
    """Milliseconds of the processor until the server answers, and until a first screen shows Home; nothing where the
    system does not say what a process has used."""
    port = free_port()
    command = [sys.executable, "-m", "companion", "serve", "--no-browser", "--data", str(folder), "--port", str(port)]
    url = f"http://127.0.0.1:{port}"
    with subprocess.Popen(command, cwd=root, env=_environment(), stdout=subprocess.DEVNULL) as run:
        try:
            while not _answers(url):
                if run.poll() is not None:
                    raise RuntimeError(f"the server ended with {run.returncode}")
                time.sleep(0.02)
            until_health = processor(run.pid)
            urllib.request.urlopen(url).read()
            asyncio.run(_home(url))
            used = (until_health, processor(run.pid))
        finally:
            run.terminate()
    return tuple(each for each in used if each is not None)


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(f"{url}/health", timeout=1) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


async def _home(url: str) -> None:
    """A first screen comes, until it shows Home."""
    tablet = Device("tablet", "tablet", url, "/")
    async with asyncio.timeout(START):
        await tablet.open()
        while FIRST not in tablet.tree.offers():
            await tablet.digest()
            await asyncio.sleep(0.005)
    await tablet.drop()


def main() -> None:
    """Measure the starts of this checkout, or of another one."""
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT
    with tempfile.TemporaryDirectory() as folder:
        print(table(figures(Path(folder), root)))


if __name__ == "__main__":
    main()
