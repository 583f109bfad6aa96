"""What a change can reach: which tests could come out differently when some files of the checkout differ.

A file hangs on another if it imports it (anywhere), names it in a string (`-m tests.browser.fast_app`, "README.md"),
or finds it while the program runs (DYNAMIC). A change goes up these edges to the tests. A change within the folder of
one game reaches, of a test that is parametrised by games, the items of that game only. A file on which nothing is known
to hang, and what a `conftest.py` or the project's settings say, reaches all tests.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Final

ALL: Final = ""
"""Stands for every game where the games that a change is about are named."""
OF_A_GAME: Final = re.compile(
    r"(?:companion/games|companion/ui/games|rulesdata|tests/games|assets/locales/[a-z]+|assets/drawings)/(?P<game>[a-z_]+)/"
)
"""Files that are about one game. A package marker is about it too; what lies beside the folders is about all."""
TEST: Final = re.compile(r"tests/(?:.*/)?test_[^/]+\.py")
DYNAMIC: Final[Mapping[str, tuple[str, ...]]] = {
    "companion/core/kit/chapters.py": (),  # finds the chapters of the game that calls it: the next line
    "companion/games/*/game.py": ("companion/games/{game}/**", "rulesdata/{game}/**"),
    "companion/library/game_registry.py": ("companion/games/*/*",),
    "companion/referee/question_keys.py": ("rulesdata/*/questions.yaml",),
    "tests/questions_met.py": ("companion/games/**", "rulesdata/**", "tests/games/**"),
    "companion/doctor.py": ("companion/**", "rulesdata/**"),
    "companion/new_game.py": ("assets/new_game/**",),
    "companion/paths.py": (),  # the files that these folders hold are read by those named below
    "companion/library/book.py": (),  # a game's own book: see its game.py
    "companion/library/rules.py": ("rulesdata/**",),
    "companion/library/sample.py": ("rulesdata/**",),
    "companion/library/texts.py": ("assets/locales/**", "rulesdata/*/former_texts.yaml"),
    "companion/ui/games/__init__.py": ("companion/ui/games/*/*",),
    "companion/ui/art/__init__.py": ("companion/ui/games/*/*",),
    "companion/ui/art/drawings.py": ("assets/drawings/**",),
    "companion/store/database.py": (),  # backups in the data folder
    "companion/browser_start.py": ("companion/ui/**",),
    "companion/tablet/*": ("companion/**", "assets/**", "rulesdata/**"),  # a folder holds them all
    "companion/store/running_instances.py": (),  # files of its own in a data folder
    "companion/web/serving/webroot.py": (),  # pages of its own that a power cut left
    "companion/web/uploads/qr_reader.py": (),  # only whether there is a library
    "tests/numbers.py": ("rulesdata/*/numbers.yaml", "companion/games/**"),
    "tests/quality.py": ("docs/figures/*",),
    "tests/coverage_of_rules.py": ("companion/**", "rulesdata/**", "tests/**"),
    "tests/properties/test_found_evenings.py": ("tests/games/*/found/*",),
    "tests/occurring.py": ("companion/games/**", "tests/games/*/*"),
    "tests/mutants/survivors.py": ("companion/games/**",),
    "tests/mutants/killing_tests.py": ("tests/games/**",),
    "tests/mutants/planted.py": ("companion/**", "tests/**"),
    "tests/games/*/occurring.py": ("tests/games/{game}/rules/*",),
    "tests/games/*/charted.py": ("companion/games/{game}/**", "tests/games/{game}/*"),
    "tests/checks/parts.py": (),  # folders of tests
    "tests/checks/playing.py": (),  # reports of its own
    "tests/taps/__main__.py": ("tests/games/*/*",),
    "tests/support/about.py": ("tests/games/*/*",),
    "tests/support/golden.py": ("tests/games/**.json",),
    "tests/support/guest.py": (),  # packages that a test writes into a folder of its own
    "tests/saves/saved_evenings.py": ("tests/saves/*",),
    "tests/**/browser/test_*.py": ("tests/browser/fixtures.py",),  # known to all by tests/conftest.py, used by these
    "tests/browser/test_*.py": ("tests/browser/fixtures.py",),
    "tests/browser/server.py": ("companion/**",),  # the app in a process of its own
    "tests/browser/shared_server.py": ("companion/**", "tests/browser/*"),
    "tests/bench/tablet.py": ("companion/**",),  # a folder with the app
    "tests/browser/killed.py": (),  # processes of a browser
    "tests/browser/tablet.py": ("companion/**", "rulesdata/**", "assets/**"),
    "tests/load/measured_app.py": ("companion/**",),
    "tests/soak/slices.py": (),  # the size of a data folder
}
"""What modules find while they run, by patterns: `*` within a folder, `**` in any; {game} is the game of the module."""
LONGEST_NAME: Final = 120
"""Letters of a string that may name a file or a module."""
FINDERS: Final = frozenset(
    {"glob", "rglob", "iter_modules", "walk_packages", "import_module", "find_spec", "__import__"}
)
"""Calls by which a module finds files or modules that its imports do not name."""
SETTINGS: Final = re.compile(
    r"pyproject\.toml|constraints\.txt|\.ci/.*|tests/conftest\.py|tests/__init__\.py|companion/__init__\.py"
)
"""What all tests hang on."""
MADE: Final = re.compile(
    r"__pycache__|build|dist|shots|.+\.egg-info|\.venv.*|\..+_cache|\.hypothesis|\.checks\.json|.+\.sqlite(-shm|-wal)?"
)
"""Folders and files that are made here, by name: the patterns of .gitignore, for copies of the tree without git."""


@dataclass(frozen=True)
class Reached:
    """What must be played. everything: all tests.  tests: files of tests, each with the games of which its items are
    reached; ALL among them means every item.
    """

    everything: bool
    tests: Mapping[str, frozenset[str]]


class Checkout:
    """The files of a checkout and what hangs on what.

    files: with paths relative to its folder, those too that a change has removed.
    """

    def __init__(self, root: Path, files: Iterable[str]) -> None:
        self.root = root
        self.files = frozenset(files)
        self._modules = {_module(path): path for path in sorted(self.files) if path.endswith(".py")}
        self._texts: dict[str, str] = {}
        self._reads: dict[str, _Read] = {}
        self._by_name: dict[str, list[str]] = defaultdict(list)
        for path in sorted(self.files):
            self._by_name[path.rpartition("/")[2]].append(path)

    @cached_property
    def finders(self) -> frozenset[str]:
        """Modules that find files or modules while they run, and of which DYNAMIC does not say what."""
        may = (path for path in self._modules.values() if any(f"{call}(" in self._text(path) for call in FINDERS))
        return frozenset(path for path in may if not is_declared(path) and self._read(path).finds)

    @cached_property
    def dependents(self) -> Mapping[str, frozenset[str]]:
        """By file, the Python files that hang on it directly."""
        found: dict[str, set[str]] = defaultdict(set)
        for path in self._modules.values():
            for other in self._needs(path):
                found[other].add(path)
        return {path: frozenset(those) for path, those in found.items()}

    def reached(self, changed: Collection[str]) -> Reached:
        """What a change of these files can reach."""
        games: dict[str, set[str]] = {}
        left: list[tuple[str, str]] = []
        for path in sorted(changed):
            if SETTINGS.fullmatch(path) or not (TEST.fullmatch(path) or self.dependents.get(path)):
                return Reached(True, {})
            left.append((path, game_of(path)))
        while left:
            path, game = left.pop()
            if game in games.setdefault(path, set()):
                continue
            games[path].add(game)
            left += [(each, game) for each in self.dependents.get(path, ()) if _can_carry(each, game, self._text(each))]
        about = {game_of(path) for path in changed}
        watched = {path: about for path in self.finders if about and TEST.fullmatch(path)}  # they may read any file
        found = {**watched, **{path: those for path, those in games.items() if TEST.fullmatch(path)}}
        return Reached(False, {path: frozenset(found[path]) for path in sorted(found)})

    # ------------------------------------------------------------------ what a file hangs on

    def _needs(self, path: str) -> Iterator[str]:
        module = _module(path)
        yield from self._packages(module)
        yield from self._conftests(path)
        for name in self._read(path).imports:
            yield from self._imported(name)
        for words in self._read(path).strings:
            yield from self._named(words)
        for pattern in _matching(path):
            sought = re.compile(_expression(pattern.format(game=game_of(path))))
            yield from (each for each in self.files if each != path and sought.fullmatch(each))

    def _packages(self, module: str) -> Iterator[str]:
        """The packages that are imported before a module."""
        while module := module.rpartition(".")[0]:
            if module in self._modules:
                yield self._modules[module]

    def _conftests(self, path: str) -> Iterator[str]:
        folder = path.rpartition("/")[0]
        while folder:
            conftest = f"{folder}/conftest.py"
            if conftest in self.files and conftest != path and not SETTINGS.fullmatch(conftest):
                yield conftest
            folder = folder.rpartition("/")[0]

    def _imported(self, name: str) -> Iterator[str]:
        if name in self._modules:
            yield self._modules[name]
            yield from self._packages(name)

    def _named(self, words: str) -> Iterator[str]:
        """What a string names: a module, or another file by its name or the end of its path."""
        yield from self._imported(words)
        for path in self._by_name.get(words.rpartition("/")[2], ()):
            if not path.endswith(".py") and path.endswith(words):
                yield path

    def _read(self, path: str) -> _Read:
        if path not in self._reads:
            self._reads[path] = _Read.of(_module(path), path, self._text(path))
        return self._reads[path]

    def _text(self, path: str) -> str:
        if path not in self._texts:
            file = self.root / path
            self._texts[path] = file.read_text(encoding="utf-8") if file.is_file() else ""
        return self._texts[path]


@dataclass(frozen=True)
class _Read:
    """What is read off a module. imports: names of modules, and of what may be one.  strings: short ones, in which
    something may be named.  finds: whether it finds files or modules while it runs."""

    imports: frozenset[str]
    strings: frozenset[str]
    finds: bool

    @classmethod
    def of(cls, module: str, path: str, text: str) -> _Read:
        package = module if path.endswith("/__init__.py") else module.rpartition(".")[0]
        imports, strings, finds = set[str](), set[str](), False
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Import():
                    imports |= {alias.name for alias in node.names}
                case ast.ImportFrom():
                    above = package.split(".")[: package.count(".") + 2 - node.level] if node.level else []
                    base = ".".join([*above, *filter(None, [node.module])])
                    imports |= {base, *(f"{base}.{alias.name}" for alias in node.names)}
                case ast.Constant(value=str(words)) if "." in words and len(words) <= LONGEST_NAME:
                    strings.add(words)
                case ast.Call(func=ast.Attribute(attr=called)) | ast.Call(func=ast.Name(id=called)):
                    finds |= called in FINDERS
        return cls(frozenset(imports), frozenset(strings), finds)


def game_of(path: str) -> str:
    """The game that a file is about, ALL for what all share."""
    found = OF_A_GAME.match(path)
    return found["game"] if found else ALL


def _can_carry(path: str, game: str, text: str) -> bool:
    """Whether a change about a game goes on from this file: that of another game does not know it, but by its name."""
    return game == ALL or game_of(path) in (ALL, game) or f'"{game}"' in text or f"{game}." in text


def _matching(path: str) -> tuple[str, ...]:
    """The patterns of what a module finds, as far as it is named in DYNAMIC."""
    return tuple(each for at, found in DYNAMIC.items() if re.fullmatch(_expression(at), path) for each in found)


def is_declared(path: str) -> bool:
    """Whether DYNAMIC says what a module finds."""
    return any(re.fullmatch(_expression(at), path) for at in DYNAMIC)


@cache
def _expression(pattern: str) -> str:
    """A pattern of DYNAMIC as a regular expression."""
    return re.escape(pattern).replace(r"\*\*", ".*").replace(r"\*", "[^/]*")


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


# ---------------------------------------------------------------------- the files of a checkout


def checkout(root: Path, changed: Iterable[str] = ()) -> Checkout:
    """The files that are here, and those of a change, of which some may be gone."""
    return Checkout(root, [*files_here(root), *changed])


def files_here(root: Path) -> list[str]:
    """The files that git tracks here and those that it would, by name; of a copy without git, all but what is made."""
    if (root / ".git").exists():
        told = _git(root, "ls-files", "--cached", "--others", "--exclude-standard")
        return sorted(path for path in told if (root / path).is_file())
    found: list[str] = []
    for folder, inner, names in os.walk(root):
        inner[:] = [name for name in inner if not MADE.fullmatch(name)]
        found.extend((Path(folder) / name).relative_to(root).as_posix() for name in names if not MADE.fullmatch(name))
    return sorted(found)


def changed_since(root: Path, base: str) -> tuple[str, ...]:
    """The files that differ from a commit, new ones and removed ones included. Raises ValueError for an unknown one."""
    try:
        differ = _git(root, "diff", "--name-only", "--no-renames", base)
    except subprocess.CalledProcessError as problem:
        raise ValueError(f"no commit {base}: {problem.stderr.strip()}") from problem
    return tuple(sorted({*differ, *_git(root, "ls-files", "--others", "--exclude-standard")}))


def _git(root: Path, *words: str) -> list[str]:
    told = subprocess.run(["git", "-C", str(root), *words], check=True, capture_output=True, text=True)
    return told.stdout.splitlines()
