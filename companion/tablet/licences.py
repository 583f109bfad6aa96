"""Under which licences all that a folder carries may be passed on."""

from __future__ import annotations

import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution, packages_distributions
from pathlib import Path
from typing import Final

from companion.paths import PACKAGE, assets
from companion.tablet.bundle import PACKAGES

RULE: Final = "\n\n" + "-" * 80 + "\n\n"
RUNTIME: Final = """Pyodide (Python for the browser, in pyodide/)
Licence: Mozilla Public License 2.0, https://www.mozilla.org/MPL/2.0/
Source: https://github.com/pyodide/pyodide

Python and its standard library (in pyodide/)
Licence: PSF License Agreement, https://docs.python.org/3/license.html

Flutter and the packages of Flet's client (main.dart.*, canvaskit/): see assets/NOTICES"""


def licences(wheels: Iterable[Path]) -> str:
    """One text: ours, then those of all parts by name."""
    parts = [f"Vigie\n\n{_ours()}", RUNTIME]
    parts += [f"Font: {path.stem.removeprefix('OFL-')}\n\n{path.read_text('utf-8')}" for path in _fonts()]
    parts += [_of_package(name) for name in sorted(_distributions(), key=str.lower)]
    parts += [_of_wheel(wheel) for wheel in sorted(wheels)]
    return RULE.join(part.strip() for part in parts) + "\n"


def _ours() -> str:
    beside = PACKAGE.parent / "LICENSE"
    if beside.is_file():
        return beside.read_text("utf-8")
    return "\n\n".join(text for _, text in _texts(distribution("vigie")))


def _fonts() -> list[Path]:
    return sorted((assets() / "fonts").glob("OFL-*.txt"))


def _distributions() -> set[str]:
    """Those from which the packages come."""
    known = packages_distributions()
    return {name for package in PACKAGES for name in known.get(package, ())}


def _of_package(name: str) -> str:
    try:
        found = distribution(name)
    except PackageNotFoundError:  # pragma: no cover - it was found a moment ago
        return name
    texts = "\n\n".join(text for _, text in _texts(found))
    meta = found.metadata
    named = [meta[field] for field in ("License-Expression", "License") if field in meta]
    licence = next(filter(None, named), "")
    return f"{meta['Name']} {found.version}\nLicence: {licence or 'see below'}\n\n{texts}"


def _texts(found: Distribution) -> Iterator[tuple[str, str]]:
    for path in found.files or ():
        if ".dist-info" in str(path) and path.name.upper().startswith(("LICEN", "COPYING", "NOTICE", "AUTHORS")):
            yield path.name, path.read_text("utf-8")


def _of_wheel(wheel: Path) -> str:
    name, version = wheel.name.split("-")[:2]
    with zipfile.ZipFile(wheel) as packed:
        texts = [
            packed.read(path).decode("utf-8")
            for path in sorted(packed.namelist())
            if ".dist-info/" in path and path.rpartition("/")[2].upper().startswith(("LICEN", "COPYING"))
        ]
    return f"{name} {version}\n\n" + "\n\n".join(texts)
