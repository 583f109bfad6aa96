"""All that the browser's Python imports and reads: our code and data, and the packages that it needs."""

from __future__ import annotations

import gzip
import io
import json
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import Final

from companion.core.values.messages import msg
from companion.library.yaml_data import read_yaml
from companion.paths import PACKAGE, data_root
from companion.tablet.cannot_build import CannotBuild
from companion.tablet.minified_sources import shortened

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
COMMANDS: Final = ("cli.py", "cli_library.py", "cli_options.py", "cli_streams.py", "doctor.py", "new_game.py")
"""Of our own package: what only a command line runs."""
LEFT: Final = ("web", "tablet", *COMMANDS, "__main__.py", "_bundle")
"""Of our own package: what serves, builds, or is a command."""
LOCALES: Final = ("root", "en", "en_001", "en_GB", "en_US", "fr", "fr_FR")
"""Of Babel."""
DATA: Final = {"rulesdata": ".yaml", "assets/drawings": ".svg", "assets/locales": ".ftl"}
"""Our folders that are read at run time, with the kind of their files; what else is in `assets` the page asks for."""
KINDS: Final = (".py", ".json", ".dat")
"""What a package is read from at run time, by the ends of names."""
WHEELS_LEAVE: Final = ("pydantic/v1/", "pydantic/mypy")
SOURCE: Final = ".py"
LIBRARY: Final = ".so"
DOCUMENTED: Final = ("companion/core/", "companion/games/")
MOMENT: Final = (2026, 1, 1, 0, 0, 0)
"""Of every file in the zip: built twice, it is the same to the byte."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """All that the browser's Python wants of us."""

    sources: bytes
    """Of all modules, as `packed` gives them."""
    files: bytes
    """All that modules read, as `strung` gives it."""
    libraries: Mapping[str, bytes]
    """Machine code, by where it lies among the modules: the browser loads it before Python starts."""


def bundle(wheels: Iterable[Path]) -> Bundle:
    """Everything. wheels: of packages that are built for the browser.

    Raises CannotBuild where a package is not installed.
    """
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
    files |= {name: _read_beforehand(name, content) for name, content in files.items() if name.endswith(".yaml")}
    kinds: dict[str, dict[str, bytes]] = {kind: {} for kind in (SOURCE, LIBRARY, "")}
    for name, content in files.items():
        kinds[next(kind for kind in kinds if name.endswith(kind))][name] = content
    return Bundle(packed(_with_packages(kinds[SOURCE])), strung(kinds[""]), kinds[LIBRARY])


def standard_library(archive: bytes) -> bytes:
    """Python's own modules as `packed` gives them. archive: the zip in which they came."""
    with zipfile.ZipFile(io.BytesIO(archive)) as old:
        return packed({name: old.read(name) for name in old.namelist() if not name.endswith("/")})


def packed(files: Mapping[str, bytes]) -> bytes:
    """A zip in which nothing is compressed, compressed as a whole (gzip), which the browser undoes: smaller by a third
    than a zip of compressed files, and as small where a server does not compress what it sends."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as writing:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(name, MOMENT)
            entry.external_attr = 0o644 << 16
            writing.writestr(entry, _short(name, content) if name.endswith(SOURCE) else content)
    return gzip.compress(archive.getvalue(), 9, mtime=0)


def strung(files: Mapping[str, bytes]) -> bytes:
    """Files one after the other, and before them their names and sizes as JSON and, in four bytes, the length of that:
    a page lays them where they belong faster than Python unpacks a zip. Compressed as a whole (gzip)."""
    listed = json.dumps([[name, len(content)] for name, content in sorted(files.items())]).encode()
    parts = [len(listed).to_bytes(4, "little"), listed, *(content for _, content in sorted(files.items()))]
    return gzip.compress(b"".join(parts), 9, mtime=0)


def _short(name: str, source: bytes) -> bytes:
    """A source without what only people read. Where docstrings name rules, they are read by the app, too."""
    return shortened(source, docstrings=not name.startswith(DOCUMENTED))


def _read_beforehand(name: str, source: bytes) -> bytes:
    """A data file as JSON, which is YAML that is quickly read, unless something in it cannot be written so."""
    value = read_yaml(data_root() / name)
    try:
        written = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    except (TypeError, ValueError):
        return source
    return written.encode() if json.loads(written) == value else source


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
    """What is needed of a wheel, by its place among the modules."""
    with zipfile.ZipFile(wheel) as archive:
        for name in sorted(archive.namelist()):
            kept = name.endswith((SOURCE, LIBRARY)) and ".dist-info/" not in name
            if kept and not name.startswith(WHEELS_LEAVE):
                yield name, archive.read(name)


def _with_packages(files: dict[str, bytes]) -> dict[str, bytes]:
    """With an empty module for each folder of sources that has none."""
    homes = {parent for name in files for parent in PurePosixPath(name).parents}
    empty = {f"{home}/__init__.py": b"" for home in homes if str(home) != "."}
    return empty | files
