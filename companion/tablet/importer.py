"""Imports modules out of one file, in the browser's Python: it has no folder with them.

The file is a zip with sources (`*.py`), which are compiled when they are first imported, and with other files, which
are laid where their modules look for them. What was compiled is kept by the page for the next start. This module runs
by itself, before anything else of the app: nothing of it is imported here.
"""

from __future__ import annotations

import marshal
import sys
import zipfile
from collections.abc import Iterator
from importlib.abc import InspectLoader, PathEntryFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

SOURCE: Final = ".py"
PACKAGE: Final = "/__init__.py"


class Bundle(InspectLoader):
    """The sources of a zip, as if they lay in a folder. root: that folder.  compiled: what `kept` gave at an earlier
    start with this very zip.

    Attributes:
        files: the name of the source of each module.
    """

    def __init__(self, path: str, root: str, compiled: bytes = b"") -> None:
        self.root = root
        self._zip = zipfile.ZipFile(path)
        sources = [name for name in self._zip.namelist() if name.endswith(SOURCE)]
        self.files = {name.removesuffix(PACKAGE).removesuffix(SOURCE).replace("/", "."): name for name in sources}
        self._compiled: dict[str, bytes] = marshal.loads(compiled) if compiled else {}
        self._known = len(self._compiled)

    def kept(self) -> bytes:
        """All that was compiled so far, if there is more than at the last call; else nothing."""
        if len(self._compiled) == self._known:
            return b""
        self._known = len(self._compiled)
        return marshal.dumps(self._compiled)

    def lay(self) -> None:
        """Put all that is no source where it would lie."""
        for name in self._zip.namelist():
            if not name.endswith(SOURCE):
                path = Path(self.root, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(self._zip.read(name))

    def is_package(self, fullname: str) -> bool:
        """Whether it holds others."""
        return self.files[fullname].endswith(PACKAGE)

    def get_source(self, fullname: str) -> str:
        """As it was written."""
        return self._zip.read(self.files[fullname]).decode("utf-8")

    def get_code(self, fullname: str) -> CodeType:
        """Compiled, now or at an earlier start."""
        if (known := self._compiled.get(fullname)) is not None:
            code: CodeType = marshal.loads(known)
            return code
        code = compile(self.get_source(fullname), f"{self.root}/{self.files[fullname]}", "exec", dont_inherit=True)
        self._compiled[fullname] = marshal.dumps(code)
        return code

    def exec_module(self, module: ModuleType) -> None:
        """Run it."""
        exec(self.get_code(module.__name__), module.__dict__)


class Finder(PathEntryFinder):
    """What of a bundle lies in one folder. prefix: of the names of its modules, "companion.games." or ""."""

    def __init__(self, bundle: Bundle, prefix: str) -> None:
        self._bundle = bundle
        self._prefix = prefix

    def find_spec(self, fullname: str, target: ModuleType | None = None) -> ModuleSpec | None:
        """A module of the zip, or one of machine code that was laid beside it."""
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


def install(path: str, root: str, compiled: bytes = b"") -> Bundle:
    """Lay what is in a bundle below a folder, and import from there before anywhere else. compiled: see `Bundle`."""
    bundle = Bundle(path, root, compiled)
    Path(root).mkdir(parents=True, exist_ok=True)
    bundle.lay()

    def hook(entry: str) -> Finder:
        if entry != root and not entry.startswith(f"{root}/"):
            raise ImportError(entry)
        inside = entry.removeprefix(root).strip("/").replace("/", ".")
        return Finder(bundle, f"{inside}." if inside else "")

    sys.path_hooks.insert(0, hook)
    sys.path.insert(0, root)
    sys.path_importer_cache.clear()
    return bundle
