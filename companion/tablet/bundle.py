"""The file with all that the browser's Python imports and reads: our code and data, and the packages that it needs."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import Final

from companion.core.values.messages import msg
from companion.paths import PACKAGE, data_root
from companion.tablet.cannot_build import CannotBuild

PACKAGES: Final[dict[str, tuple[str, ...]]] = {
    "annotated_types": (),
    "attr": (),
    "attrs": (),
    "babel": ("locale-data", "messages"),
    "flet": ("testing", "pytest_plugin.py", "cli.py"),
    "flet_audio": (),
    "fluent": (),
    "pytz": ("zoneinfo",),
    "qrcode": ("console_scripts.py",),
    "repath": (),
    "six": (),
    "sqlalchemy": (
        "dialects/mssql",
        "dialects/mysql",
        "dialects/oracle",
        "dialects/postgresql",
        "testing",
        "ext/asyncio",
        "ext/mypy",
    ),
    "sqlmodel": (),
    "typing_extensions": (),
    "typing_inspection": (),
    "yaml": (),
}
"""Packages that are taken from where Vigie is installed; and what of each stays behind."""
LEFT: Final = ("web", "tablet", "cli.py", "doctor.py", "__main__.py", "_bundle")
"""Of our own package: what serves, builds, or is a command."""
LOCALES: Final = ("root", "en", "en_001", "en_GB", "en_US", "fr", "fr_FR")
"""Of Babel."""
DATA: Final = {"rulesdata": ".yaml", "assets/drawings": ".svg", "assets/locales": ".ftl"}
"""Our folders that are read at run time, with the kind of their files; what else is in `assets` the page asks for."""
KINDS: Final = (".py", ".json", ".dat")
"""What a package is read from at run time, by the ends of names."""
WHEELS_LEAVE: Final = ("pydantic/v1/", "pydantic/mypy")
MOMENT: Final = (2026, 1, 1, 0, 0, 0)
"""Of every file in the zip: built twice, it is the same to the byte."""


def bundle(wheels: Iterable[Path]) -> bytes:
    """The zip. wheels: of packages that are built for the browser. Raises CannotBuild where one is not installed."""
    files: dict[str, bytes] = {}
    for name, left in PACKAGES.items():
        files |= dict(_installed(name, left))
    for locale in LOCALES:
        files[f"babel/locale-data/{locale}.dat"] = (_home("babel") / "locale-data" / f"{locale}.dat").read_bytes()
    for wheel in wheels:
        files |= dict(_unpacked(wheel))
    files |= dict(_files(PACKAGE, "companion", LEFT))
    for name, kind in DATA.items():
        files |= dict(_files(data_root() / name, name, (), kinds=(kind,)))
    return _zipped(_with_packages(files))


def _home(name: str) -> Path:
    """Where a package or module is installed."""
    spec = find_spec(name)
    if spec is None:
        raise CannotBuild(msg("tablet-not-installed", name=name))
    if spec.submodule_search_locations:
        return Path(next(iter(spec.submodule_search_locations)))
    assert spec.origin is not None
    return Path(spec.origin)


def _installed(name: str, left: Iterable[str]) -> Iterator[tuple[str, bytes]]:
    home = _home(name)
    if home.is_file():
        yield home.name, home.read_bytes()
    else:
        yield from _files(home, name, left)


def _files(folder: Path, name: str, left: Iterable[str], kinds: tuple[str, ...] = KINDS) -> Iterator[tuple[str, bytes]]:
    """The files of a folder, each with its name in the zip. left: what stays behind, by its path in the folder."""
    leaving = [PurePosixPath(each) for each in left]
    for path in sorted(folder.rglob("*")):
        inside = PurePosixPath(path.relative_to(folder).as_posix())
        if path.suffix in kinds and path.is_file() and not any(inside.is_relative_to(each) for each in leaving):
            yield f"{name}/{inside}", path.read_bytes()


def _unpacked(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as packed:
        for name in sorted(packed.namelist()):
            kept = name.endswith((".py", ".so")) and ".dist-info/" not in name
            if kept and not name.startswith(WHEELS_LEAVE):
                yield name, packed.read(name)


def _with_packages(files: dict[str, bytes]) -> dict[str, bytes]:
    """With an empty module for each folder of sources that has none."""
    homes = {parent for name in files if name.endswith(".py") for parent in PurePosixPath(name).parents}
    empty = {f"{home}/__init__.py": b"" for home in homes if str(home) != "."}
    return empty | files


def _zipped(files: dict[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(name, MOMENT)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()
