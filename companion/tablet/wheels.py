"""The packages that are built for the browser's Python: asked of pip, each known by its checksum."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from companion.core.values.messages import msg
from companion.library.startup_cache import cache_dir
from companion.tablet.cannot_build import CannotBuild

LISTED: Final = Path(__file__).parent / "packages.txt"
PLATFORM: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--only-binary=:all:")


def names() -> Iterator[tuple[str, str]]:
    """What is listed: the name and the version of each package."""
    for line in LISTED.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            name, _, version = line.split()[0].partition("==")
            yield name, version


def wheels() -> list[Path]:
    """A wheel for each, downloaded unless it was before. Raises CannotBuild with what pip says."""
    folder = cache_dir() / "tablet"
    folder.mkdir(parents=True, exist_ok=True)
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    asked = [*pip, *PLATFORM, "--require-hashes", "--find-links", str(folder), "-d", str(folder), "-r", str(LISTED)]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild(msg("tablet-no-packages", reason=(done.stderr or done.stdout).strip()))
    return [_wheel(folder, *each) for each in names()]


def _wheel(folder: Path, name: str, version: str) -> Path:
    (found,) = folder.glob(f"{name}-{version}-*.whl")
    return found
