"""Mutants before the tests of their game.

The tests are collected once, and run once to see which of them run which functions. Then each mutant has a process of
its own, forked from there, in which the function is given its changed code; the tests that run it come first. Where
that code already ran when modules were imported or tests collected, and for what stands outside of functions, a process
imports everything anew and reads the file as if it were changed. No file is written.
"""

from __future__ import annotations

import ast
import gc
import inspect
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.machinery import SourceFileLoader
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Final

import pytest

from tests.mutants.operators import Mutant
from tests.mutants.workers import several

STAGES: Final = ("its function's rules", "its file's rules", "other rules", "no rule")
"""What the tests of a game cite, in the order in which they are run."""
SEEN: Final = ("screens", "browser")
"""The folders of a game's tests that look at what is shown, not at rules."""
SHARED: Final = (
    "tests/properties/test_golden_evenings.py",
    "tests/unit/test_state_validation.py",
    "tests/unit/test_lessons.py",
)
"""Tests that every game brings its own evenings, states and lessons to; those of the game in question are run too."""
IMPORT: Final = "the import"
"""Stands for a test where a change already breaks the import of a module or the collection of tests."""
SECONDS: Final = 60.0
"""Of processor time that importing may take."""
GRACE: Final = 10.0
TIMES: Final = 10
"""A test may take so many times as long as without the change, and a grace."""
MEMORY: Final = 3 << 30
OPTIONS: Final = ("-p", "no:cacheprovider", "-p", "no:xdist")
"""How pytest is called."""


Key = tuple[str, str, int]
"""A function, by its file, its name, and the line on which it begins."""


class Endless(BaseException):
    """A test took far longer than it does without the change."""


@dataclass
class Outcome:
    """What came of a trial. killer: the test that failed, "" where none did.  stage: its place in STAGES.

    seconds: what each test took.  reach: of functions, the tests that run them.
    """

    killer: str = ""
    stage: int = 0
    seconds: dict[str, float] = field(default_factory=dict)
    reach: dict[Key, set[str]] = field(default_factory=dict)


def folder(game: str) -> Path:
    """Where the tests of a game lie."""
    return Path("tests", "games", game)


def warm(game: str, mutants: Sequence[Mutant], jobs: int, mouth: Connection) -> None:
    """Tell what came of the tests as they are, then of each mutant: (mutant, outcome), None for one that must be cold.

    To be called in a process of its own, in which nothing of the project but this package was imported.
    """
    be_silent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    early: set[CodeType] = set()

    def note(frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            early.add(frame.f_code)

    def hear(court: _Court) -> None:
        sys.setprofile(None)
        live = _functions()
        ready = {mutant: code for mutant in mutants if (code := _swapped(mutant, live, early)) is not None}
        codes = {id(function.__code__): key for key in map(_key, ready.values()) for function in live[key]}
        (_, plain), *_ = several(lambda _: court.plain(codes), [None], 1)
        mouth.send(plain)
        if plain is None or plain.killer:
            return
        for mutant in mutants:
            if mutant not in ready:
                mouth.send((mutant, None))

        def judged(mutant: Mutant) -> Outcome:
            key = _key(ready[mutant])
            for function in live[key]:
                function.__code__ = ready[mutant]
            return court.run(mutant, plain.seconds, plain.reach.get(key, ()))

        for mutant, outcome in several(judged, ready, jobs):
            mouth.send((mutant, outcome or Outcome("a crash")))

    sys.setprofile(note)
    court = _Court(game, hear)
    if court.broken:
        mouth.send(Outcome(IMPORT))


def cold(mutant: Mutant, game: str, usual: Mapping[str, float]) -> Outcome:
    """What comes of a mutant where everything is imported anew. To be called in a process like `warm`'s.

    usual: seconds of each test without a change.
    """
    be_silent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _be_limited()
    _read_as(Path(mutant.path), mutant.source(Path(mutant.path).read_bytes()))
    found: list[Outcome] = []
    court = _Court(game, lambda court: found.append(court.run(mutant, usual)))
    return found[0] if found and not court.broken else Outcome(IMPORT)


def be_silent() -> None:
    """Nothing that this process or a child of it prints is seen."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def _be_limited() -> None:
    """Endless loops end with the processor's time, not the clock's: other processes may be busy too."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGVTALRM, _endless)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS, GRACE)


def _endless(number: int, frame: FrameType | None) -> None:
    raise Endless


# ---------------------------------------------------------------------- the change


def _key(code: CodeType) -> Key:
    return (code.co_filename, code.co_qualname, code.co_firstlineno)


def _functions() -> dict[Key, list[FunctionType]]:
    """Every function there is, by where its code stands."""
    found: dict[Key, list[FunctionType]] = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType):
            found.setdefault(_key(each.__code__), []).append(each)
    return found


def _swapped(mutant: Mutant, live: Mapping[Key, Sequence[FunctionType]], early: set[CodeType]) -> CodeType | None:
    """The changed code of the function in which a mutant lies; None if its file must be imported anew."""
    path = Path(mutant.path)
    (old, outside), (new, anew) = (
        _parts(compile(source, str(path.resolve()), "exec", dont_inherit=True))
        for source in (path.read_bytes(), mutant.source(path.read_bytes()))
    )
    differ = [key for key, code in new.items() if _said(old.get(key)) != _said(code)]
    if outside != anew or old.keys() != new.keys() or len(differ) != 1 or differ[0] not in live:
        return None
    (key,) = differ
    if any(each.__code__ in early for each in live[key]) or old[key].co_freevars != new[key].co_freevars:
        return None
    return new[key]


def _parts(module: CodeType) -> tuple[dict[Key, CodeType], list[object]]:
    """The code of every function of a module that is no part of another function, and what stands outside of them."""
    functions, outside, left = dict[Key, CodeType](), list[object](), [module]
    while left:
        code = left.pop()
        inner = [each for each in code.co_consts if isinstance(each, CodeType)]
        left += [each for each in inner if not each.co_flags & inspect.CO_NEWLOCALS]  # bodies of classes
        functions |= {_key(each): each for each in inner if each.co_flags & inspect.CO_NEWLOCALS}
        outside.append((code.co_code, code.co_names, [each for each in code.co_consts if each not in inner]))
    return functions, outside


def _said(code: CodeType | None) -> object:
    """What code does, wherever on its lines it stands."""
    if code is None:
        return None
    inner = [_said(each) if isinstance(each, CodeType) else (type(each), each) for each in code.co_consts]
    return code.co_code, code.co_names, code.co_varnames, code.co_freevars, inner


def _read_as(path: Path, source: bytes) -> None:
    """From now on this file is imported as if this stood in it."""
    real, there = SourceFileLoader.get_code, path.resolve()

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if Path(loader.path).resolve() == there:
            return compile(source, loader.path, "exec", dont_inherit=True)
        return real(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign]


def _cited(mutant: Mutant) -> tuple[set[str], set[str]]:
    """The rules that the changed function names, and those that its file does."""
    from tests.coverage_of_rules import citations

    source = Path(mutant.path).read_text(encoding="utf-8")
    around = [
        ast.get_source_segment(source, node) or ""
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.lineno <= mutant.line <= (node.end_lineno or node.lineno)
    ]
    return {rule for text in around for rule in citations(text)}, set(citations(source))


# ---------------------------------------------------------------------- the tests


class _Court:
    """Collects a game's tests with pytest, then hands itself over.

    broken: whether the collection failed, so that nothing was handed over.
    """

    def __init__(self, game: str, hear: Callable[[_Court], None]) -> None:
        self.game, self.hear, self.broken, self.items, self.killer = game, hear, False, list[pytest.Item](), ""
        options = (*OPTIONS, "-m", "not slow and not long", "--hypothesis-seed=0")
        seen = [f"--ignore={folder(game) / part}" for part in SEEN]
        shared = [path for path in SHARED if Path(path).is_file()]
        pytest.main([*options, *seen, str(folder(game)), *shared], plugins=[self])

    def plain(self, codes: Mapping[int, Key]) -> Outcome:
        """Run the tests as things are. codes: of functions, by the id of their code; which tests run them is noted."""
        _be_limited()
        outcome, test = Outcome(), ""

        def note(frame: FrameType, event: str, argument: object) -> None:
            if (key := codes.get(id(frame.f_code))) is not None:
                outcome.reach.setdefault(key, set()).add(test)

        for item, following in zip(self.items, (*self.items[1:], None), strict=True):
            test, began = item.nodeid, time.process_time()
            sys.setprofile(note)
            self._try(item, following, SECONDS)
            sys.setprofile(None)
            if self.killer:
                return Outcome(self.killer)
            outcome.seconds[test] = time.process_time() - began
        return outcome

    def run(self, mutant: Mutant, usual: Mapping[str, float], reach: Collection[str] = ()) -> Outcome:
        """Run the tests up to the first that fails: those that run what was changed come first, and of these those that
        cite its rules.

        usual: seconds of each test without a change.  reach: tests that run what was changed, as far as one knows.
        """
        _be_limited()
        function, file = _cited(mutant)

        def stage(item: pytest.Item) -> int:
            rules = {rule for mark in item.iter_markers("rule") for rule in mark.args}
            return (bool(rules & function), bool(rules & file), bool(rules), True).index(True)

        items = sorted(
            self.items, key=lambda item: (item.nodeid not in reach, stage(item), usual.get(item.nodeid, 0.0))
        )
        for item, following in zip(items, (*items[1:], None), strict=True):
            self._try(item, following, usual.get(item.nodeid, SECONDS))
            if self.killer:
                return Outcome(self.killer, stage(item))
        return Outcome()

    def _try(self, item: pytest.Item, following: pytest.Item | None, usual: float) -> None:
        """Run a test. usual: seconds that it takes without a change."""
        limit = GRACE + TIMES * usual
        signal.setitimer(signal.ITIMER_VIRTUAL, limit, limit)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.broken = self.broken or report.failed

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [each for each in items if self.game in each.nodeid]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.killer = report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        if not self.broken:
            self.hear(self)
        return True
