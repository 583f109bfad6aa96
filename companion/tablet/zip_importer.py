"""Imports modules out of one file, in the browser's Python: it has no folder with them.

The file is a zip with sources (`*.py`), which are compiled when they are first imported. What was compiled is kept by
the page for the next start. This module runs by itself, before anything else of the app, and imports nothing of it.
"""

from __future__ import annotations

import importlib.util
import io
import marshal
import sys
import zipfile
from collections.abc import Callable, Iterator
from importlib.abc import InspectLoader, PathEntryFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

SOURCE: Final = ".py"
PACKAGE: Final = "/__init__.py"
UNCHECKED: Final = (1).to_bytes(4, "little") + bytes(8)
"""In the head of compiled code: it is not compared with any source."""
MOMENT: Final = (2026, 1, 1, 0, 0, 0)


class ZippedSources(InspectLoader):
    """The sources of a zip, as if they lay in a folder."""

    def __init__(
        self, path: str, root: str, compiled: bytes = b"", told: Callable[[int], object] | None = None
    ) -> None:
        self.path = path
        """Where the zip lies."""
        self.root = root
        """That folder."""
        self._zip: zipfile.ZipFile | None = None
        names = self._opened().namelist()
        self.files = {name.removesuffix(PACKAGE).removesuffix(SOURCE).replace("/", "."): name for name in names}
        """The name of the source of each module."""
        self.told = told
        """Called with the number of modules that were compiled, after each of them."""
        self._compiled: dict[str, bytes] | None = marshal.loads(compiled) if compiled else {}
        self._known = len(self._compiled or ())

    def _opened(self) -> zipfile.ZipFile:
        if self._zip is None:
            self._zip = zipfile.ZipFile(self.path)
        return self._zip

    def kept(self) -> bytes:
        """All that was compiled so far, if there is more than at the last call; else nothing."""
        if self._compiled is None or len(self._compiled) == self._known:
            return b""
        self._known = len(self._compiled)
        return marshal.dumps(self._compiled)

    def forget(self) -> None:
        """From now on what is compiled is not kept, and no file is open."""
        self._compiled = self.told = None
        if self._zip is not None:
            self._zip.close()
        self._zip = None

    def is_package(self, fullname: str) -> bool:
        """Whether it holds others."""
        return self.files[fullname].endswith(PACKAGE)

    def get_source(self, fullname: str) -> str:
        """As it was written."""
        return self._opened().read(self.files[fullname]).decode("utf-8")

    def get_code(self, fullname: str) -> CodeType:
        """Compiled, now or at an earlier start."""
        if self._compiled is not None and fullname in self._compiled:
            known: CodeType = marshal.loads(self._compiled[fullname])
            return known
        code = compile(self.get_source(fullname), f"{self.root}/{self.files[fullname]}", "exec", dont_inherit=True)
        if self._compiled is not None:
            self._compiled[fullname] = marshal.dumps(code)
            if self.told is not None:
                self.told(len(self._compiled))
        return code

    def exec_module(self, module: ModuleType) -> None:
        """Run it."""
        exec(self.get_code(module.__name__), module.__dict__)


class Finder(PathEntryFinder):
    """What of a bundle lies in one folder. prefix: of the names of its modules, "companion.games." or ""."""

    def __init__(self, bundle: ZippedSources, prefix: str) -> None:
        self._bundle = bundle
        self._prefix = prefix

    def find_spec(self, fullname: str, target: ModuleType | None = None) -> ModuleSpec | None:
        """A module of the zip, or one of machine code that lies beside it."""
        root, parts = self._bundle.root, fullname.replace(".", "/")
        if fullname in self._bundle.files:
            origin = f"{root}/{self._bundle.files[fullname]}"
            package = self._bundle.is_package(fullname)
            spec = ModuleSpec(fullname, self._bundle, origin=origin, is_package=package)
            spec.submodule_search_locations = [f"{root}/{parts}"] if package else None
            spec.has_location = True
            return spec
        for suffix in EXTENSION_SUFFIXES:
            if (path := Path(root, parts + suffix)).exists():
                spec = ModuleSpec(fullname, ExtensionFileLoader(fullname, str(path)), origin=str(path))
                spec.has_location = True
                return spec
        return None

    def iter_modules(self, prefix: str = "") -> Iterator[tuple[str, bool]]:
        """The names of the modules here and whether each holds others, for `pkgutil`."""
        for name in sorted(self._bundle.files):
            rest = name.removeprefix(self._prefix)
            if name.startswith(self._prefix) and rest and "." not in rest:
                yield prefix + rest, self._bundle.is_package(name)

    def invalidate_caches(self) -> None:
        """Nothing here changes."""


def install(path: str, root: str, compiled: bytes = b"", told: Callable[[int], object] | None = None) -> ZippedSources:
    """Import from a bundle before anywhere else. root: the folder in which its modules seem to lie.

    path: of the zip. compiled: what `ZippedSources.kept` gave at an earlier start with this very zip. told: see there.
    """
    bundle = ZippedSources(path, root, compiled, told)
    Path(root).mkdir(parents=True, exist_ok=True)

    def hook(entry: str) -> Finder:
        if entry != root and not entry.startswith(f"{root}/"):
            raise ImportError(entry)
        inside = entry.removeprefix(root).strip("/").replace("/", ".")
        return Finder(bundle, f"{inside}." if inside else "")

    sys.path_hooks.insert(0, hook)
    sys.path.insert(0, root)
    sys.path_importer_cache.clear()
    return bundle


def with_code(archive: str) -> bytes:
    """The zip of the standard library once more, with the code of all modules that are loaded from it beside their
    sources: Python itself starts in a third of the time with it. archive: where it lies."""
    used = {getattr(module, "__file__", None) for module in list(sys.modules.values())}
    packed = io.BytesIO()
    with zipfile.ZipFile(archive) as old, zipfile.ZipFile(packed, "w") as new:
        for name in old.namelist():
            source = old.read(name)
            new.writestr(zipfile.ZipInfo(name, MOMENT), source)
            if name.endswith(SOURCE) and (origin := f"{archive}/{name}") in used:
                code = marshal.dumps(compile(source, origin, "exec", dont_inherit=True))
                new.writestr(zipfile.ZipInfo(f"{name}c", MOMENT), importlib.util.MAGIC_NUMBER + UNCHECKED + code)
    return packed.getvalue()
