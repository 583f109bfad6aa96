"""What a tool has measured, kept in docs/figures as one small file; docs/quality.md is composed of them.

A tool that is given `--record` calls `record` at its end. The file says what was run, when, at which commit and on what
machine, and ends with a seal over all of it: figures are measured again, not corrected by hand.
"""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import yaml

from tests.bench.report import Figure, Machine

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = Path("docs", "figures")
"""Where the files are, in the tree."""
MEASURED: Final = ("companion", "rulesdata", "assets", "tests")
"""What figures are about: where nothing of it differs from the commit, they are those of the commit."""


@dataclass(frozen=True, slots=True)
class Row:
    """One figure. value: a number, or a few words where one number does not say it.  wanted: what it should be, in
    words; "" where nothing was promised."""

    name: str
    value: float | str
    unit: str = ""
    wanted: str = ""

    @classmethod
    def of(cls, figure: Figure) -> Row:
        """A figure of the bench."""
        target = "" if figure.target is None else f"{figure.target:g} {figure.unit}"
        return cls(figure.name, round(figure.value, 1), figure.unit, target)

    @property
    def told(self) -> str:
        """The value with its unit."""
        value = self.value if isinstance(self.value, str) else f"{self.value:,}"
        return f"{value} {self.unit}".rstrip()


@dataclass(frozen=True, slots=True)
class Record:
    """What one run of a tool has measured. command: the command line.  date: of the run (ISO).  commit: of the code,
    shortened.  machine: in words, "" where figures do not depend on it.  verdict: what the tool says of it, a sentence.
    source: the document of that commit from which the figures were taken over, of those that no tool has written yet.
    note: what else is to be known."""

    name: str
    command: str
    date: str
    commit: str
    verdict: str
    rows: tuple[Row, ...]
    machine: str = ""
    source: str = ""
    note: str = ""

    @classmethod
    def read(cls, path: Path) -> Record:
        """The record of a file. Raises ValueError for one that was changed after it was written."""
        raw: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
        seal = raw.pop("seal", None)
        if seal != _seal(raw):
            raise ValueError(f"{path.name} was changed by hand; measure again with --record")
        return cls(name=path.stem, **{**raw, "rows": tuple(Row(**row) for row in raw["rows"])})

    def write(self, root: Path) -> Path:
        """Put it in the place of the one before, in the tree at `root`, and return its file."""
        raw = asdict(self)
        del raw["name"]
        raw["rows"] = [{key: value for key, value in row.items() if value != ""} for row in raw["rows"]]
        raw = {key: value for key, value in raw.items() if value != ""}
        path = root / FOLDER / f"{self.name}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        body = yaml.safe_dump({**raw, "seal": _seal(raw)}, sort_keys=False, allow_unicode=True, width=120)
        path.write_text(f"# Written by a tool; see tests/support/figures.py.\n{body}", encoding="utf-8")
        return path


def offered(parser: argparse.ArgumentParser) -> None:
    """Let a command line say that the figures are to be kept. The commit is looked up now, before the tool runs."""
    commit(ROOT)
    parser.add_argument("--record", action="store_true", help=f"keep the figures in {FOLDER.as_posix()}")


def record(
    name: str,
    command: str,
    verdict: str,
    rows: Iterable[Row],
    *,
    machine: object = None,
    note: str = "",
    root: Path | None = None,
) -> None:
    """Keep what was just measured, and say where.

    name: of the file; `tests.quality.PARTS` says where it comes up.  machine: as it was watched while the tool ran, for
    figures that depend on it.  root: the tree, if it is not this one.
    """
    root = root or ROOT
    today, here = date.today().isoformat(), str(machine or Machine())
    path = Record(name, command, today, commit(root), verdict, tuple(rows), here, note=note).write(root)
    print(f"kept in {path.relative_to(root).as_posix()}; `python -m tests.quality` writes the page")


@cache
def commit(root: Path) -> str:
    """The commit of a tree, shortened; with a word where what is measured differs from it, "unknown" without Git."""
    found = _git(root, "rev-parse", "--short=8", "HEAD")
    changed = _git(root, "status", "--porcelain", "--", *MEASURED)
    return f"{found} with changes" if found and changed else found or "unknown"


def _git(root: Path, *arguments: str) -> str:
    """What Git says; "" where it cannot say anything."""
    try:
        said = subprocess.run(["git", "-C", str(root), *arguments], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return said.stdout.strip() if said.returncode == 0 else ""


def _seal(raw: Mapping[str, Any]) -> str:
    """A few letters that change with anything in a record."""
    return sha256(yaml.safe_dump(raw, sort_keys=True, allow_unicode=True).encode()).hexdigest()[:12]
