"""What random evenings never meet: the lists of it are true, and a run that was kept is held against them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from companion.library.game_registry import game_ids
from companion.simulation.simulation_run import SimulationRun, dump_run
from companion.simulation.tally import EveningCounts
from tests import occurring
from tests.occurring import KINDS, ROOT, Entry, compare, known, listed, unreached
from tests.support.about import ANY, OTHER

EVENINGS = 7
LAST = game_ids()[-1]
each_game = pytest.mark.parametrize("game_id", game_ids())


@each_game
def test_lists_name_what_the_game_knows_with_a_test_or_a_reason(game_id: str) -> None:
    assert sorted(listed(game_id).keys() - known(game_id)) == []
    for thing, entry in listed(game_id).items():
        assert bool(entry.test) != bool(entry.why), thing
        assert entry.test or len(entry.why.split()) > 4, thing


@each_game
def test_every_event_that_ends_an_evening_is_one_of_the_game(game_id: str) -> None:
    endings = {name.partition(" ")[0] for kind, name in known(game_id) if kind == "endings"}
    assert endings and {("events", name) for name in endings} <= known(game_id)


def test_the_tests_that_are_listed_reach_what_they_are_named_for() -> None:
    """In a process of its own, as pytest is run in it."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.occurring"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_a_test_that_does_not_reach_what_it_is_named_for_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    there, test = next((thing, entry.test) for thing, entry in listed(LAST).items() if entry.test)
    monkeypatch.setattr(occurring, "listed", lambda _: {there: Entry(test), ("events", "Elsewhere"): Entry(test)})
    assert unreached([LAST]) == [f"{test} does not reach Elsewhere"]
    monkeypatch.setattr(occurring, "listed", lambda _: {there: Entry(f"{test}_that_nobody_wrote")})
    assert unreached([LAST])[0].startswith("the tests that are named do not pass")


def kept(game_id: str, met: set[tuple[str, str]], folder: Path) -> Path:
    """A run that was kept, in which so much occurred."""
    counts = {kind: Counter(name for of, name in met if of == kind) for kind in KINDS}
    season = SimulationRun(game_id, seed=1, most=400, every=100, tally=EveningCounts(evenings=EVENINGS, **counts))
    file = folder / "kept.json"
    file.write_text(json.dumps(dump_run(season)), encoding="utf-8")
    return file


@each_game
def test_what_never_occurred_must_be_listed(game_id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    met = set(known(game_id) - listed(game_id).keys())
    assert compare(game_id, kept(game_id, met, tmp_path)) == 0
    assert "never occurred" not in capsys.readouterr().out
    met -= {lost := ("events", "StepBegun")}
    assert compare(game_id, kept(game_id, met, tmp_path)) == 1
    out = capsys.readouterr().out
    assert f"{lost[0]}: {lost[1]} never occurred, and is not listed" in out and f"in {EVENINGS} evenings" in out


def test_what_is_listed_and_occurred_is_only_remarked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kind, name = next(iter(listed(LAST)))
    assert compare(LAST, kept(LAST, set(known(LAST)), tmp_path)) == 0
    assert f"{kind}: {name} is listed, and occurred" in capsys.readouterr().out


def test_a_run_of_another_game_is_not_taken(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=OTHER):
        compare(ANY, kept(OTHER, set(), tmp_path))
