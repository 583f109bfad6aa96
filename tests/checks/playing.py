"""Plays parts of the checks one after the other; tells how each went, how long it took, which tests were slowest."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from xml.etree import ElementTree

from tests.checks.parts import ROOT, Part
from tests.checks.reach import files_here

KEPT: Final = ROOT / ".checks.json"
"""Which parts have passed on which state of the checkout; not under version control."""
SLOWEST: Final = 20
NO_TEST: Final = 5
"""pytest's exit code where no test was chosen: a change may reach none of a part, and a folder may hold no long one."""


@dataclass(frozen=True)
class Came:
    """What came of a part. again: it had passed before, on this very state, and was not played."""

    part: str
    passed: bool
    seconds: float
    again: bool = False


class Passed:
    """Which parts have passed on the present state of the checkout, so that a run that was stopped goes on."""

    def __init__(self, file: Path = KEPT, root: Path = ROOT) -> None:
        self._file, self._state = file, state(root)
        self._parts = self._load()

    def __contains__(self, part: str) -> bool:
        return part in self._parts

    def seconds(self, part: str) -> float:
        """How long a part took that has passed."""
        return self._parts[part]

    def add(self, part: str, seconds: float) -> None:
        """Keep that a part has passed."""
        self._parts[part] = round(seconds, 1)
        self._file.write_text(json.dumps({"state": self._state, "parts": self._parts}, indent=1), encoding="utf-8")

    def _load(self) -> dict[str, float]:
        try:
            kept = json.loads(self._file.read_text(encoding="utf-8"))
            return dict(kept["parts"]) if kept["state"] == self._state else {}
        except (OSError, ValueError, KeyError, TypeError):  # none yet, or cut off while it was written
            return {}


def state(root: Path = ROOT) -> str:
    """A name for the files as they are."""
    told = hashlib.sha256()
    for name in files_here(root):
        told.update(f"{name}\0".encode() + hashlib.sha256((root / name).read_bytes()).digest())
    return told.hexdigest()


def play(
    parts: Sequence[Part], passed: Passed | None = None, keep: Callable[[Sequence[Came]], object] | None = None
) -> int:
    """Play all parts, even after one failed, then sum up. Returns the exit code.

    passed: parts in it are not played again, and what passes is kept there.  keep: told what came of it, if all passed.
    """
    came: list[Came] = []
    with TemporaryDirectory(prefix="vigie-checks-") as folder:
        try:
            for number, part in enumerate(parts, 1):
                if passed is not None and part.name in passed:
                    came.append(Came(part.name, True, passed.seconds(part.name), again=True))
                    continue
                print(f"\n=== {number} of {len(parts)}: {part.name}: {' '.join(part.line)}", flush=True)
                came.append(_played(part, Path(folder)))
                print(f"=== {_line(came[-1])}", flush=True)
                if passed is not None and came[-1].passed:
                    passed.add(part.name, came[-1].seconds)
        except KeyboardInterrupt:
            print(f"\nstopped during part {len(came) + 1} of {len(parts)}")
        for line in summary(came, times(Path(folder).glob("*.xml"))):
            print(line)
    whole = len(came) == len(parts) and all(each.passed for each in came)
    if whole and keep is not None:
        keep(came)
    return int(not whole)


def _played(part: Part, folder: Path) -> Came:
    start = time.monotonic()
    timing = [f"--junitxml={folder / part.name.replace(' ', '-')}.xml"] if part.tests else []
    command = [sys.executable, "-m", *part.line, *timing]
    code = subprocess.run(command, cwd=ROOT, check=False, env=_settings(part)).returncode
    return Came(part.name, code == 0 or (bool(part.tests) and code == NO_TEST), time.monotonic() - start)


def _settings(part: Part) -> dict[str, str]:
    """The environment of a part. Python keeps what it has compiled, even where a machine is set up not to: hundreds of
    servers, workers and commands start in the checks, and each would compile all of Vigie anew."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | dict(part.env)


def times(reports: Iterable[Path]) -> dict[str, float]:
    """Seconds of each test, its set-up included, by where it stands: read off pytest's reports."""
    found: dict[str, float] = {}
    for report in sorted(reports):
        for case in ElementTree.parse(report).getroot().iter("testcase"):
            found[f"{case.get('classname')}::{case.get('name')}"] = float(case.get("time", 0))
    return found


def summary(came: Sequence[Came], seconds: Mapping[str, float]) -> Iterator[str]:
    """The lines at the end: the slowest tests, then how each part went."""
    slowest = sorted(seconds, key=lambda test: -seconds[test])[:SLOWEST]
    if slowest:
        yield f"\n=== the slowest {len(slowest)} of {len(seconds)} tests"
        yield from (f"{seconds[test]:7.1f} s  {test}" for test in slowest)
    yield "\n=== summary"
    yield from map(_line, came)
    yield f"{'':<7} {sum(each.seconds for each in came if not each.again) / 60:.1f} min in all"


def _line(came: Came) -> str:
    again = ", passed before on the same files" if came.again else ""
    return f"{'ok' if came.passed else 'FAILED':<7} {came.part:<36} {came.seconds:7.1f} s{again}"
