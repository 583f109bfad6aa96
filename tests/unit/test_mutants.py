"""Code changed one place at a time: what is changed and how it reads, which tests are run, and what is told of it."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.mutants import killing_tests, planted, survivors
from tests.mutants.operators import Mutant, changes, mutants
from tests.mutants.workers import several
from tests.support.figures import Record

ROOT = Path(__file__).resolve().parents[2]

SOURCE = '''
"""Not 1 word of this is changed."""

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    Depth = Literal[1, 2]

LEAST: "Depth" = 3


@dataclass(frozen=True)
class Ship:
    """At most 2."""

    crew: int = 0

    def may_sail(self, wind: int, hands: "Literal[4]") -> bool:
        """CL-1: a rule."""
        if wind > LEAST and not self.crew:
            return False
        return self.crew - 1 in (
            hands,
            wind,
        )


def sail(t, ship) -> Procedure[int]:
    """CL-2."""
    yield from t.happens(Sailed(ship), about=(1,))
    verdict = may(ship) & require(ship.crew, "CL-2", 7)
    verdict &= may(ship)
    best = max(x for x in ship if x)
    return best if t.windy else -best


def card_form(ship) -> Form:
    return Form(Field("crew", 0, 12))
'''

EXPECTED = """
LEAST one more: LEAST: "Depth" = 4
LEAST one less: LEAST: "Depth" = 2
Ship.crew one more: crew: int = 1
Ship.crew one less: crew: int = (-1)
Ship.may_sail dropped if: if False:
Ship.may_sail always: if True:
Ship.may_sail and, or: if wind > LEAST or not self.crew:
Ship.may_sail dropped condition: if True and not self.crew:
Ship.may_sail dropped condition: if wind > LEAST and True:
Ship.may_sail comparison: if wind >= LEAST and not self.crew:
Ship.may_sail dropped not: if wind > LEAST and self.crew:
Ship.may_sail yes, no: return True
Ship.may_sail returned value: return not (self.crew - 1 in ( ))
Ship.may_sail comparison: return self.crew - 1 not in (
Ship.may_sail arithmetic: return self.crew + 1 in (
Ship.may_sail one more: return self.crew - 2 in (
Ship.may_sail one less: return self.crew - 0 in (
Ship.may_sail empty tuple: return self.crew - 1 in ()
sail dropped step: yield from ()
sail left half only: verdict = may(ship)
sail right half only: verdict = require(ship.crew, "CL-2", 7)
sail one more: verdict = may(ship) & require(ship.crew, "CL-2", 8)
sail one less: verdict = may(ship) & require(ship.crew, "CL-2", 6)
sail dropped step: pass
sail min, max: best = min(x for x in ship if x)
sail dropped filter: best = max(x for x in ship if True)
sail returned value: return (best if t.windy else -best) + 1
sail swapped branches: return best if not (t.windy) else -best
sail dropped -: return best if t.windy else best
"""


def changed(source: str = SOURCE, path: str = "ships.py") -> list[Mutant]:
    return mutants(path, source.encode())


def test_every_kind_of_change_is_found_and_only_in_rules() -> None:
    told = Counter(f"{each.function} {each.operator}: {each.after}" for each in changed())
    assert told == Counter(EXPECTED.strip().splitlines())


def test_each_says_something_else_and_leaves_every_line_where_it_was() -> None:
    lines = SOURCE.splitlines()
    for each in changed():
        assert changes(each, SOURCE.encode()), each
        told = each.source(SOURCE.encode()).decode().splitlines()
        differ = [n for n, (old, new) in enumerate(zip(lines, told, strict=True), 1) if old != new]
        assert differ[0] == each.line and each.before.startswith(lines[each.line - 1].strip()), each


def test_what_is_no_change_or_no_python_is_left_out() -> None:
    source = b"best = max(1, 2)"
    one = Mutant("a.py", 1, "", "", "", "", 0, 11, 12, b"1")
    assert not changes(one, source) and changes(Mutant("a.py", 1, "", "", "", "", 0, 11, 12, b"2"), source)
    assert not changes(Mutant("a.py", 1, "", "", "", "", 0, 11, 12, b"(1"), source)


def test_a_change_is_known_again_wherever_its_file_moves() -> None:
    below = "\n\nfirst = 2\n" + SOURCE
    assert {each.key for each in changed()} <= {each.key for each in changed(below, "fleet/ships.py")}
    twice = changed("def f(a):\n    a = 1\n    b = 1\n    a = 1\n")
    assert [each.again for each in twice if each.after == "a = 2"] == [0, 1]
    assert len({each.key for each in twice}) == len(twice)


def test_what_is_listed_exists_and_has_a_reason() -> None:
    there = {mutant.key for game in survivors.games() for mutant in survivors.of_game(game)}
    assert [key for key in survivors.reasons() if key not in there] == [], (
        "the code has changed: mend or delete the entry"
    )
    assert all(len(reason) > 20 for reason in survivors.reasons().values())


def test_work_that_crashes_comes_to_nothing_and_the_rest_goes_on() -> None:
    def square(n: int) -> int:
        if n == 2:
            os._exit(1)
        return n * n

    assert dict(several(square, range(5), 2)) == {0: 0, 1: 1, 2: None, 3: 9, 4: 16}


# ---------------------------------------------------------------------- a small game, from the draw to the tally

RULES = '''
"""1 Rum: TOY-1, TOY-2."""

BARRELS = 4


def price(barrels):
    """TOY-1: dearer by the barrel."""
    return 2 * barrels


def may_buy(purse):
    """TOY-2: who has enough for all."""
    return purse >= price(BARRELS)


def swear(times):
    return "arr" * (times + 1)
'''
TESTS = """
import pytest

from companion.games.toy import rum


@pytest.mark.rule("TOY-1")
def test_price():
    assert rum.price(3) == 6


@pytest.mark.rule("TOY-2")
def test_may_buy():
    assert rum.may_buy(9) and not rum.may_buy(7)


def test_swear():
    assert rum.swear(1) == "arrarr"
"""
AROUND = """
import pytest

from companion.games.toy import rum

CODE = rum.price.__code__


@pytest.mark.rule("TOY-1")
def test_that_notices_every_change_without_running_it():
    assert rum.price.__code__ is CODE


def test_that_runs_it():
    assert rum.price(3) == 6
"""
CITATIONS = """
import re


def citations(text):
    return re.findall(r"TOY-\\d", text)
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A tree with one game of one file, and this command."""
    files = {
        "companion/__init__.py": "",
        "companion/games/__init__.py": "",
        "companion/games/toy/__init__.py": "",
        "companion/games/toy/rum.py": RULES,
        "tests/__init__.py": "",
        "tests/coverage_of_rules.py": CITATIONS,
        "tests/games/toy/test_rum.py": TESTS,
        "rulesdata/toy.yaml": "",
        "assets/toy.ftl": "",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    shutil.copytree(ROOT / "tests" / "mutants", tmp_path / "tests" / "mutants")
    for needed in ("tests/support/__init__.py", "tests/support/figures.py", "tests/bench/report.py"):
        (tmp_path / needed).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / needed, tmp_path / needed)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "tests" / "mutants" / "listed.yaml").write_text("[]", encoding="utf-8")
    return tmp_path


def tried(tree: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.mutants", "--sample", "0", "--jobs", "2", *options]
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, timeout=900, check=False)


def test_survivors_are_told_with_place_and_change_and_the_tree_stays_as_it_was(toy: Path) -> None:
    before = {path: path.read_bytes() for path in toy.rglob("*.py")}
    run = tried(toy)
    assert run.returncode == 1, run.stderr
    told = run.stdout
    assert re.search(
        r"companion/games/toy/rum\.py:14 may_buy \(comparison\)\n"
        r"  - return purse >= price\(BARRELS\)\n"
        r"  \+ return purse > price\(BARRELS\)\n",
        told,
    )
    assert {path: path.read_bytes() for path in toy.rglob("*.py") if "__pycache__" not in path.parts} == before
    (tally,) = re.findall(r"toy: (\d+) tried, (\d+) killed \((.*)\), (\d+) survived", told)
    assert (int(tally[0]) - int(tally[1]), tally[3]) == (int(tally[3]), str(told.count("  + ")))
    assert {"tests of its function's rules", "tests of no rule"} <= set(re.findall(r"\d+ by ([^,]+)", tally[2]))


def test_what_came_of_it_is_kept_in_the_tree_that_was_copied(toy: Path) -> None:
    run = tried(toy, "--within", "may_buy", "--record")
    assert run.returncode == 1, run.stdout + run.stderr
    kept = Record.read(toy / "docs" / "figures" / "mutants-toy.yaml")
    assert kept.command == "python -m tests.mutants --game toy --sample 0 --seed 0 --within may_buy"
    assert [row.value for row in kept.rows] == [1, 1, 0] == [1, run.stdout.count("  + "), 0]


def test_the_tests_that_run_what_was_changed_come_first_whatever_they_cite(toy: Path) -> None:
    test = toy / "tests" / "games" / "toy" / "test_rum.py"
    test.write_text(AROUND, encoding="utf-8")
    run = tried(toy, "--within", "price")
    assert run.returncode == 0, run.stdout + run.stderr
    assert "3 tried, 3 killed (3 by tests of no rule), 0 survived" in run.stdout


def test_what_is_listed_is_not_tried_and_with_nothing_left_all_is_well(toy: Path) -> None:
    before, after = "return purse >= price(BARRELS)", "return purse > price(BARRELS)"
    entry = {"function": "may_buy", "before": before, "after": after, "reason": "so be it"}
    (toy / "tests" / "mutants" / "listed.yaml").write_text(json.dumps([entry]), encoding="utf-8")
    run = tried(toy, "--within", "may_buy")
    assert run.returncode == 0, run.stdout + run.stderr
    assert "1 more were drawn that are listed" in run.stdout and "0 survived" in run.stdout


def test_tests_of_what_is_shown_are_not_run(toy: Path) -> None:
    for part in killing_tests.SEEN:
        test = toy / "tests" / "games" / "toy" / part / f"test_{part}.py"
        test.parent.mkdir()
        test.write_text("def test_seen():\n    assert 0\n", encoding="utf-8")
    run = tried(toy, "--within", "swear")
    assert run.returncode != 2 and "fails without any change" not in run.stdout
    assert killing_tests.SEEN == ("screens", "browser")


def test_a_game_whose_tests_fail_anyway_is_told_so(toy: Path) -> None:
    test = toy / "tests" / "games" / "toy" / "test_rum.py"
    test.write_text("def test_nothing():\n    assert 0\n", encoding="utf-8")
    run = tried(toy)
    assert run.returncode == 2 and "test_rum.py::test_nothing fails without any change" in run.stdout


MODULE = """
LIMIT = 3


def double(n):
    return n * 2


def early(n):
    return n + 1


class Ship:
    crew = early(1)

    def lost(self, n=1):
        return [each - 1 for each in (n, LIMIT)]
"""


def test_a_function_is_given_its_changed_code_and_all_else_must_be_imported_anew(tmp_path: Path) -> None:
    path = tmp_path / "ships_for_mutants.py"
    path.write_text(MODULE, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    live = killing_tests._functions()
    codes = {each: killing_tests._swapped(each, live, {module.early.__code__}) for each in changed(MODULE, str(path))}
    swapped = {(each.function, each.operator): code for each, code in codes.items() if code is not None}
    assert {function for function, _ in swapped} == {"double", "Ship.lost"}
    assert {each.after for each, code in codes.items() if code is None} >= {"LIMIT = 4", "def lost(self, n=2):"}
    module.double.__code__ = swapped["double", "arithmetic"]
    module.Ship.lost.__code__ = swapped["Ship.lost", "arithmetic"]
    assert (module.double(7), module.Ship().lost(5)) == (3, [6, 4])


# ---------------------------------------------------------------------- planted faults


def test_every_planted_fault_fits_into_the_code_as_it_is() -> None:
    found = planted.faults()
    for fault in found:
        source = (ROOT / fault.file).read_text(encoding="utf-8")
        text = fault.planted(source)
        assert text != source, fault.name
        if fault.file.endswith(".py"):
            ast.parse(text, fault.name)
        assert len(fault.suffers) > 30 and (not fault.exempt or len(fault.exempt) > 30), fault.name
    assert len({fault.name for fault in found}) == len(found)
    assert {area: n >= 12 for area, n in Counter(fault.area for fault in found).items()} == dict.fromkeys(
        planted.AREAS, True
    )


def test_every_killer_is_of_a_planted_fault() -> None:
    assert planted.killers().keys() <= {fault.name for fault in planted.faults()}


@pytest.mark.parametrize("source", ["price = 3", "2 * barrels + 2 * barrels"])
def test_a_fault_whose_text_does_not_stand_once_is_stale_and_named(source: str) -> None:
    fault = planted.Fault("cheap-rum", "store", "rum.py", "2 * barrels", "barrels", "Somebody pays too little.")
    assert fault.planted("cost = 2 * barrels") == "cost = barrels"
    with pytest.raises(planted.Stale, match=r"cheap-rum is stale: .* in rum\.py"):
        fault.planted(source)


CHEAP = {"name": "cheap-rum", "area": "store", "file": "companion/games/toy/rum.py", "suffers": "Rum is too cheap."}
FAULTS = [
    CHEAP | {"before": "2 * barrels", "after": "1 * barrels"},
    CHEAP | {"name": "silent", "area": "screens", "before": "BARRELS = 4", "after": "BARRELS = 4.0"},
    CHEAP | {"name": "as-good", "before": "(times + 1)", "after": "(1 + times)", "exempt": "It is the same."},
]


def plant(tree: Path, faults: list[dict[str, str]], killers: dict[str, str]) -> None:
    for name, content in (("planted.yaml", faults), ("killers.yaml", killers)):
        (tree / "tests" / "mutants" / name).write_text(json.dumps(content), encoding="utf-8")


def test_planted_faults_are_tried_who_notices_is_kept_and_survivors_are_told(toy: Path) -> None:
    plant(toy, FAULTS, {"cheap-rum": "tests/games/toy/test_rum.py::test_that_is_gone", "silent": "tests/test_gone.py"})
    code = (toy / "companion/games/toy/rum.py").read_bytes()
    run = tried(toy, "--planted")
    assert run.returncode == 1, run.stderr
    assert "store: 1 tried, 1 noticed, survived: none\n" in run.stdout
    assert "screens: 1 tried, 0 noticed, survived: silent\n" in run.stdout
    assert "2 tried, 1 noticed, 0 of them in a browser\n1 more need not be noticed" in run.stdout
    kept = (toy / "tests/mutants/killers.yaml").read_text(encoding="utf-8")
    assert "cheap-rum: tests/games/toy/test_rum.py::test_price\n" in kept
    assert (toy / "companion/games/toy/rum.py").read_bytes() == code


def test_the_test_that_noticed_a_fault_the_last_time_is_tried_first(toy: Path) -> None:
    killer = "tests/games/toy/test_rum.py::test_may_buy"
    plant(toy, FAULTS[:1], {"cheap-rum": killer})
    run = tried(toy, "--planted", "--area", "store")
    assert run.returncode == 0 and killer in run.stdout, run.stdout + run.stderr


def test_a_test_that_fails_without_a_fault_notices_nothing(toy: Path) -> None:
    plant(toy, FAULTS[:1], {})
    (toy / "tests/games/toy/test_rum.py").write_text("def test_rum():\n    assert 0\n", encoding="utf-8")
    run = tried(toy, "--planted")
    assert run.returncode == 2 and "fails without any fault: tests/games/toy/test_rum.py::test_rum" in run.stdout
    assert "cheap-rum" not in (toy / "tests/mutants/killers.yaml").read_text(encoding="utf-8")
