"""The checks themselves: what a change can reach, what is told of a run, and where a run that was stopped goes on."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from companion.library.game_registry import game_ids
from tests import __main__ as checks
from tests.checks.chosen import is_reached
from tests.checks.parts import BEHIND, ROOT, SHORT, Part
from tests.checks.playing import Came, Passed, play, state, summary, times
from tests.checks.reach import ALL, TEST, Checkout, changed_since, checkout, files_here, is_declared
from tests.support.about import ANY, OTHER

FILES = {
    "companion/__init__.py": "",
    "companion/core/__init__.py": "",
    "companion/core/dice.py": "",
    "companion/core/kit/__init__.py": "",
    "companion/core/kit/chapters.py": "from importlib import import_module",
    "companion/games/__init__.py": "",
    "companion/games/brig/__init__.py": "",
    "companion/games/brig/game.py": "from companion.core.kit import chapters",
    "companion/games/brig/sailing.py": "from companion.core import dice",
    "companion/games/sloop/__init__.py": "",
    "companion/games/sloop/game.py": "from companion.core.kit import chapters",
    "companion/library/__init__.py": "",
    "companion/library/game_registry.py": "from importlib import import_module",
    "companion/cli.py": "from companion.library import game_registry as games",
    "rulesdata/brig/numbers.yaml": "",
    "README.md": "",
    "assets/icon.svg": "",
    "tests/browser/fixtures.py": "from tests.browser.server import Server",
    "tests/browser/server.py": "",
    "tests/browser/test_page.py": "",
    "tests/support/guide.py": "TEXT = 'README.md'",
    "tests/games/brig/rules/test_sailing.py": "from companion.games.brig.sailing import sail",
    "tests/games/sloop/rules/test_sloop.py": "from companion.library.game_registry import game",
    "tests/unit/test_dice.py": "def test_it() -> None:\n    from companion.core.dice import roll",
    "tests/unit/test_games.py": "from companion.library.game_registry import game",
    "tests/unit/test_guide.py": "from ..support import guide",
    "tests/unit/test_command.py": "COMMAND = ['-m', 'companion.cli']",
    "tests/unit/test_sources.py": "FILES = list(Path('companion').rglob('*.py'))",
    "tests/unit/test_texts.py": "",
}
EVERY = frozenset((ALL,))
BRIG = frozenset(("brig",))


@pytest.fixture
def small(tmp_path: Path) -> Checkout:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return Checkout(tmp_path, FILES)


def named(reached: Mapping[str, frozenset[str]]) -> dict[str, frozenset[str]]:
    return {path.rpartition("/")[2].removesuffix(".py"): games for path, games in reached.items()}


def test_a_change_reaches_what_imports_it_anywhere_and_tests_that_read_any_file(small: Checkout) -> None:
    reached = small.reached(["companion/core/dice.py"])
    assert not reached.everything
    assert named(reached.tests) == {
        "test_dice": EVERY,
        "test_sailing": EVERY,
        "test_games": EVERY,  # through the game, which finds its chapters
        "test_sloop": EVERY,
        "test_command": EVERY,
        "test_page": EVERY,  # the app in a process of its own
        "test_sources": EVERY,
    }


@pytest.mark.parametrize("changed", ["companion/games/brig/sailing.py", "rulesdata/brig/numbers.yaml"])
def test_a_change_within_a_game_reaches_its_items_and_no_other_game(small: Checkout, changed: str) -> None:
    found = named(small.reached([changed]).tests)
    assert found["test_games"] == found["test_page"] == BRIG and "test_sloop" not in found and "test_dice" not in found
    assert ("test_sailing" in found) == changed.endswith(".py")


def test_what_a_string_names_is_an_edge_too(small: Checkout) -> None:
    assert named(small.reached(["README.md"]).tests) == {"test_guide": EVERY, "test_sources": EVERY}
    assert "test_command" in named(small.reached(["companion/cli.py"]).tests)


def test_a_test_that_changed_is_reached_itself(small: Checkout) -> None:
    assert named(small.reached(["tests/unit/test_texts.py"]).tests) == {"test_texts": EVERY, "test_sources": EVERY}
    assert small.reached([]).tests == {}


@pytest.mark.parametrize("changed", ["assets/icon.svg", "pyproject.toml", "tests/conftest.py", "strange.bin"])
def test_what_is_unknown_means_all(small: Checkout, changed: str) -> None:
    assert small.reached(["tests/unit/test_texts.py", changed]).everything


def test_what_was_removed_reaches_what_still_names_it(small: Checkout) -> None:
    (small.root / "companion/core/dice.py").unlink()
    assert "test_dice" in named(small.reached(["companion/core/dice.py"]).tests)


def test_everything_that_is_found_while_the_program_runs_is_declared() -> None:
    """A module that looks for files or modules is named in DYNAMIC; tests that do, and are not, are always reached."""
    here = checkout(ROOT)
    assert sorted(path for path in here.finders if not TEST.fullmatch(path)) == []
    assert is_declared(f"companion/games/{ANY}/game.py") and not is_declared(f"companion/games/{ANY}/map/sea.py")


def test_a_copy_without_git_has_its_files_too(tmp_path: Path) -> None:
    for name in ("companion/dice.py", ".ci/run", ".venv-test/lib.py", "companion/__pycache__/dice.pyc", ".checks.json"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("", encoding="utf-8")
    assert files_here(tmp_path) == [".ci/run", "companion/dice.py"]
    before = state(tmp_path)
    (tmp_path / "companion/dice.py").write_text("x = 1\n", encoding="utf-8")
    assert state(tmp_path) != before


def test_changes_of_a_real_checkout_are_found(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
        subprocess.run(["git", "-C", str(tmp_path), *who, *words], check=True, capture_output=True)

    git("init", "-q")
    for name in ("kept.py", "changed.py", "gone.py"):
        (tmp_path / name).write_text("x = 1\n", encoding="utf-8")
    git("add", ".")
    git("commit", "-qm", "first")
    before = state(tmp_path)
    (tmp_path / "changed.py").write_text("x = 2\n", encoding="utf-8")
    (tmp_path / "gone.py").unlink()
    (tmp_path / "new.py").write_text("", encoding="utf-8")
    assert changed_since(tmp_path, "HEAD") == ("changed.py", "gone.py", "new.py")
    assert state(tmp_path) != before == before
    with pytest.raises(ValueError, match="no commit nowhere"):
        changed_since(tmp_path, "nowhere")


@pytest.mark.parametrize(
    ("nodeid", "played"),
    [
        (f"tests/unit/test_games.py::test_it[{ANY}]", True),
        (f"tests/unit/test_games.py::test_it[2-{ANY}-fr]", True),
        (f"tests/unit/test_games.py::test_it[{OTHER}]", False),
        ("tests/unit/test_games.py::test_it[fr]", True),
        ("tests/unit/test_games.py::test_it", True),
        (f"tests/unit/test_all.py::test_it[{OTHER}]", True),
        (f"tests/unit/test_other.py::test_it[{ANY}]", False),
    ],
)
def test_of_a_file_that_is_reached_for_one_game_other_games_are_left_out(nodeid: str, played: bool) -> None:
    reached = {"tests/unit/test_games.py": [ANY], "tests/unit/test_all.py": [ALL]}
    assert is_reached(nodeid, reached, game_ids()) == played


# ---------------------------------------------------------------------- playing


GOOD = Part("good", ("this",))
BAD = Part("bad", ("antigravity_that_does_not_exist",))


def test_every_part_is_played_and_the_failed_one_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    assert play([BAD, GOOD]) == 1
    told = capfd.readouterr().out
    assert "1 of 2: bad" in told and "Beautiful is better than ugly" in told
    summed = told.split("=== summary")[1]
    assert "FAILED  bad" in summed and "ok      good" in summed and "min in all" in summed


def test_a_run_that_was_stopped_goes_on_with_what_has_not_passed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.json"
    assert play([GOOD, BAD], Passed(kept)) == 1
    capfd.readouterr()
    assert play([GOOD, BAD], Passed(kept)) == 1
    told = capfd.readouterr().out
    assert "Beautiful" not in told and "passed before on the same files" in told and "2 of 2: bad" in told
    for damaged in ("", "{}", '{"state": "another", "parts": {"good": 1.0}}'):
        kept.write_text(damaged, encoding="utf-8")
        assert "good" not in Passed(kept)


def test_the_slowest_tests_are_told_of_all_parts(tmp_path: Path) -> None:
    for part, seconds in (("a", 3), ("b", 5)):
        (tmp_path / f"{part}.xml").write_text(
            f'<testsuites><testsuite><testcase classname="tests.{part}" name="test_x[1]" time="{seconds}.5"/>'
            "</testsuite></testsuites>",
            encoding="utf-8",
        )
    lines = list(summary([Came("tests", True, 8.0)], times(tmp_path.glob("*.xml"))))
    assert [line.split() for line in lines[1:3]] == [
        ["5.5", "s", "tests.b::test_x[1]"],
        ["3.5", "s", "tests.a::test_x[1]"],
    ]


def test_the_short_run_and_what_stands_behind_it_have_names_of_their_own() -> None:
    names = [part.name for part in (*SHORT, *BEHIND)]
    assert len(names) == len(set(names))
    games = {part.name.removeprefix("mutants of ") for part in BEHIND if part.name.startswith("mutants of ")}
    assert games == set(game_ids())


def test_the_command_line_names_parts_and_refuses_what_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert checks.main(["--all", "--list"]) == 0
    assert [line.split("  ")[0] for line in capsys.readouterr().out.splitlines()] == [part.name for part in BEHIND]
    assert checks.main(["--list", "--part", "li"]) == 0
    assert capsys.readouterr().out.startswith("lint")
    for wrong in (["--part", "nothing"], ["--changed", "nowhere", "--list"]):
        with pytest.raises(SystemExit):
            checks.main(wrong)
        assert "nothing" in wrong or "no commit nowhere" in capsys.readouterr().err
