"""Faults planted one at a time outside of the games' rules: in session, store, screens, server and secrecy.

Each is written into the copy of the tree in which this runs, and the tests of the short run are played against it until
one fails: first the one that noticed it the last time, then the files that speak most of what was changed. Planted
faults are listed in planted.yaml, who noticed them in killers.yaml. That is a hint and no more: where it is wrong,
others are tried.
"""

from __future__ import annotations

import ast
import importlib.util
import re
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from math import fsum
from pathlib import Path
from typing import Final

import pytest
import yaml

from tests.mutants.killing_tests import IMPORT, OPTIONS, be_silent
from tests.mutants.workers import several
from tests.support.figures import Row, record

LISTED: Final = Path(__file__).with_name("planted.yaml")
KILLERS: Final = Path(__file__).with_name("killers.yaml")
AREAS: Final = ("session", "store", "screens", "server", "secrecy")
TESTS: Final = Path("tests")
OURSELVES: Final = "tests/unit/test_mutants.py"
"""Looks at the list of planted faults itself, and so at every one of them."""
LONG: Final = ("/properties/", "/saves/", "/fuzz/", "/transcripts/")
"""Whole evenings and heaps of examples: they come after the tests of single things."""
NEAR, NEAR_IN_BROWSER = 6, 3
"""Files of tests that count as near to a fault."""
CRASH: Final = "a crash"


class Stale(Exception):
    """What a fault would replace no longer stands exactly once in its file."""


@dataclass(frozen=True)
class Fault:
    """A mistake that somebody could make. before: stands once in the file.  after: in its place.

    suffers: what a person would meet.  exempt: why it need not be noticed, "" where it must be.
    """

    name: str
    area: str
    file: str
    before: str
    after: str
    suffers: str
    exempt: str = ""

    def planted(self, source: str) -> str:
        """The text of the file with the fault in it. Raises Stale."""
        if (times := source.count(self.before)) != 1:
            raise Stale(f"{self.name} is stale: its text stands {times} times in {self.file}")
        return source.replace(self.before, self.after)


@dataclass(frozen=True)
class Wish:
    """What is to be tried; all areas and names if empty.

    near: of how many files of tests that are near to a fault, besides the test that noticed it the last time; None for
    all tests.
    """

    areas: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    near: int | None = None


@dataclass(frozen=True)
class Trial:
    """A fault that was tried. killer: the test that noticed it, "" where none did.  seconds: by the clock."""

    fault: Fault
    killer: str
    seconds: float


@dataclass
class Tally:
    """What came of it. exempt: how many were not tried.  unsound: tests that fail without any fault, too."""

    trials: list[Trial] = field(default_factory=list)
    exempt: int = 0
    unsound: frozenset[str] = frozenset()
    began: float = field(default_factory=time.monotonic)

    @property
    def noticed(self) -> Counter[str]:
        """How many were noticed, by area."""
        return Counter(each.fault.area for each in self.trials if each.killer)

    @property
    def survivors(self) -> list[Fault]:
        """Those that no test has noticed."""
        return [each.fault for each in self.trials if not each.killer]

    def lines(self) -> Iterator[str]:
        """The tally, as it is printed."""
        tried = Counter(each.fault.area for each in self.trials)
        for area in filter(tried.__contains__, AREAS):
            left = ", ".join(fault.name for fault in self.survivors if fault.area == area)
            yield f"{area}: {tried[area]} tried, {self.noticed[area]} noticed, survived: {left or 'none'}"
        in_browser = sum(_is_browser(each.killer) for each in self.trials)
        yield f"{len(self.trials)} tried, {self.noticed.total()} noticed, {in_browser} of them in a browser"
        yield from (f"fails without any fault: {test}" for test in sorted(self.unsound))
        yield f"{self.exempt} more need not be noticed; {time.monotonic() - self.began:.0f} s"


def faults() -> tuple[Fault, ...]:
    """Every planted fault."""
    return tuple(Fault(**entry) for entry in yaml.safe_load(LISTED.read_text(encoding="utf-8")))


def killers() -> dict[str, str]:
    """The test that noticed a fault the last time, by its name."""
    kept = yaml.safe_load(KILLERS.read_text(encoding="utf-8")) if KILLERS.exists() else {}
    return {str(name): str(test) for name, test in kept.items()}


def run(wish: Wish, keep: Callable[[Tally], None] | None = None) -> int:
    """Try, print what came of each fault, then the tally. keep: called with the tally of a list that was tried whole.

    Exits with 1 if any survived, and with 2 where the list is stale or a killer fails without any fault.
    """
    areas, names = wish.areas or AREAS, wish.names
    chosen = [each for each in faults() if each.area in areas and (not names or each.name in names)]
    try:
        for fault in chosen:
            fault.planted(Path(fault.file).read_text(encoding="utf-8"))
    except Stale as problem:
        print(problem)
        return 2
    tally = tallied(chosen, near=wish.near)
    if keep is not None and len(tally.trials) + tally.exempt == len(faults()):
        keep(tally)
    print("\n".join(tally.lines()))
    return 2 if tally.unsound else int(bool(tally.survivors))


def kept(tree: Path, tally: Tally) -> None:
    """Keep the figures for docs/quality.md of the tree that was copied."""
    tried = Counter(each.fault.area for each in tally.trials)
    rows = [Row(f"survived in {area}", tried[area] - tally.noticed[area], f"of {tried[area]}", "0") for area in AREAS]
    left = ", ".join(fault.name for fault in tally.survivors)
    verdict = f"Survived: {left}." if left else "Every fault was noticed."
    record("planted", "python -m tests.mutants --planted", verdict, rows, root=tree)


def tallied(chosen: Sequence[Fault], *, near: int | None = None) -> Tally:
    """Try faults, tell of each as it comes, and keep who noticed it. Ctrl-C ends it early."""
    known, tally = killers(), Tally()
    try:
        for fault in chosen:
            if fault.exempt:
                tally.exempt += 1
                continue
            began = time.monotonic()
            killer = tried(fault, known.get(fault.name, ""), near=near)
            known.pop(fault.name, None)
            tally.trials.append(Trial(fault, killer, time.monotonic() - began))
            _tell(tally.trials[-1])
    except KeyboardInterrupt:
        print(f"stopped after {len(tally.trials)} of {len(chosen)}")
    by = {trial.fault.name: trial.killer for trial in tally.trials if trial.killer not in ("", CRASH, IMPORT)}
    tally.unsound = frozenset(_unsound({*by.values()}))
    _keep(known | {name: test for name, test in by.items() if test not in tally.unsound})
    return tally


def _unsound(tests: Collection[str]) -> Iterator[str]:
    """Those that fail without any fault. In the process of a browser no other event loop can run, so it is alone."""
    for in_browser in (False, True):
        if those := sorted(test for test in tests if _is_browser(test) is in_browser):
            yield from played(those, on=True)


def _keep(known: Mapping[str, str]) -> None:
    text = yaml.safe_dump(dict(sorted(known.items())), width=200, allow_unicode=True)
    told = "# Which test noticed a planted fault the last time: a hint, kept by the tool."
    KILLERS.write_text(f"{told}\n{text}", encoding="utf-8")


def tried(fault: Fault, hint: str = "", *, near: int | None = None) -> str:
    """The test that notices a fault, "" if none does. hint: the test that did so the last time."""
    jury = list(_jury(fault, near))
    with _planted(fault):
        for tests in ((hint,) if hint else (), *jury):
            if tests and (failed := played(tests)):
                return failed[0]
    return ""


def played(tests: Sequence[str], *, on: bool = False) -> tuple[str, ...]:
    """Play tests in this order, in a process of its own, until one fails; the one that failed.

    on: go on after that; then all that failed. Tests that are no longer there fail not.
    """
    ((_, failed),) = several(lambda each: _failed(each, on), [tuple(tests)], 1)
    return (CRASH,) if failed is None else failed


def _failed(tests: Sequence[str], on: bool) -> tuple[str, ...]:
    be_silent()
    witness = _Witness()
    pytest.main([*OPTIONS, *(() if on else ("-x",)), *tests], plugins=[witness])
    return tuple(witness.failed)


class _Witness:
    """Sees tests fail, for pytest."""

    def __init__(self) -> None:
        self.failed: list[str] = []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(IMPORT)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and report.nodeid not in self.failed:
            self.failed.append(report.nodeid)


@contextmanager
def _planted(fault: Fault) -> Iterator[None]:
    """The fault stands in its file."""
    file = Path(fault.file)
    source = file.read_text(encoding="utf-8")
    compiled = Path(importlib.util.cache_from_source(file))  # two texts of one second and size pass for the same
    try:
        file.write_text(fault.planted(source), encoding="utf-8")
        compiled.unlink(missing_ok=True)
        yield
    finally:
        file.write_text(source, encoding="utf-8")
        compiled.unlink(missing_ok=True)


def _tell(trial: Trial) -> None:
    told = trial.killer or "survived"
    print(f"{trial.fault.area:<8} {trial.fault.name:<44} {trial.seconds:6.0f} s  {told}", flush=True)


# ---------------------------------------------------------------------- which tests are near


def _jury(fault: Fault, near: int | None) -> Iterator[list[str]]:
    """Files of tests, those first that are near to a fault and cheap. near: as a `Wish` has it."""
    ranked = sorted(_words_of_tests(), key=lambda test: -_nearness(fault, test))
    browser = [test for test in ranked if _is_browser(test)]
    long = [test for test in ranked if any(part in test for part in LONG)]
    others = [test for test in ranked if test not in (*browser, *long)]
    first, in_browser = (NEAR, NEAR_IN_BROWSER) if near is None else (near, near // 2)
    yield others[:first]
    yield browser[:in_browser]
    if near is None:
        yield from (long, others[first:], browser[in_browser:])


def _is_browser(test: str) -> bool:
    return "/browser/" in test


def _nearness(fault: Fault, test: str) -> float:
    """How much a file of tests speaks of what was changed: rare words tell more."""
    files = _words_of_tests()
    return fsum(1 / sum(word in words for words in files.values()) for word in about(fault) & files[test])


@cache
def about(fault: Fault) -> frozenset[str]:
    """What a fault is about, in words: its name, and the names of its file and of what it stands in."""
    file = Path(fault.file)
    names = [fault.name, file.stem, ".".join(file.with_suffix("").parts)]
    if file.suffix == ".py":
        source = file.read_text(encoding="utf-8")
        line = source[: source.index(fault.before)].count("\n") + 1
        names += [
            node.name
            for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
            and node.lineno <= line <= (node.end_lineno or node.lineno)
        ]
    return _words(" ".join(names))


@cache
def _words_of_tests() -> dict[str, frozenset[str]]:
    """The words of every file of tests."""
    found = sorted(path.as_posix() for path in TESTS.rglob("test_*.py"))
    return {path: _words(f"{path} {Path(path).read_text(encoding='utf-8')}") for path in found if path != OURSELVES}


def _words(text: str) -> frozenset[str]:
    """Words, and the names that are made of several."""
    whole = re.findall(r"[A-Za-z][\w.]+", text)
    parts: Collection[str] = re.findall(r"[a-z]{3,}", re.sub(r"([a-z])([A-Z])", r"\1 \2", text).lower())
    return frozenset((*(each.strip("_.") for each in whole), *parts))
