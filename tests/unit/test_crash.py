"""A flat battery at any moment: what was acknowledged is there again, once, and play goes on."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.core.journal.journal import is_personal
from tests.browser.killed import TabletReport
from tests.crash import crash
from tests.unit.crashing import deeds, digest, resumed

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]
KILLS = (40, -9_000, 240, -90_000)
"""Where the server is killed, time after time: steps of the database, or (negative) calls of anything."""
PATIENCE = 300.0
"""Seconds that a process may take on a machine that has much else to do."""


def process(*arguments: str) -> subprocess.Popen[str]:
    """`python -m tests.unit.crashing …`."""
    command = [sys.executable, "-m", "tests.unit.crashing", *arguments]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_kill_at_any_step_of_writing_leaves_whole_deeds(tmp_path: Path) -> None:
    out, err = process("steps", str(tmp_path)).communicate(timeout=PATIENCE)
    assert err == "" and int(out) > 20


def told_until_killed(folder: Path, step: int) -> list[dict[str, Any]]:
    """What the server's finger told, up to the line in the middle of which it died."""
    server = process("serve", str(step), "--port", "0", "--data", str(folder))
    out, _ = server.communicate(timeout=PATIENCE)
    assert server.returncode == -9, out[-400:]
    return [json.loads(line) for line in out.splitlines(keepends=True) if line.startswith("{") and line.endswith("}\n")]


def test_the_server_may_be_killed_at_any_moment_of_an_evening(tmp_path: Path) -> None:
    """Each server takes the evening up where the one before it died; nothing is lost, nothing is there twice."""
    done: list[list[Any]] = []
    chance = Random(7)
    for step in KILLS:
        told = told_until_killed(tmp_path, step + chance.randrange(9))
        evening = resumed(tmp_path)
        assert evening is not None and told, "not even the first question was shown"
        shown = [line for line in told if "serial" in line][-1]
        before = resumed(tmp_path, shown["serial"])
        assert before is not None and digest(before) == shown["state"], "a screen has shown what is lost"
        done += [deed for line in told for deed in line.get("did", ())]
        written = deeds(evening.journal.entries)
        assert written[: len(done)] == done, "an answer is lost, or there twice"
        assert len(written) <= len(done) + 1, "more was written than was answered"
        assert len(written) == len(done) or "does" in told[-1], "something was written that nobody did"
        done = written
    assert len(done) > 10
    evening = resumed(tmp_path)
    assert evening is not None
    first = next(number for number, entry in enumerate(evening.journal.entries) if is_personal(entry))
    while evening.now.undo_caption is not None:
        evening.undo()
    fresh = resumed(tmp_path, first)
    assert fresh is not None and evening.state == fresh.state


def test_tablet_phones_and_backups_may_be_killed_together() -> None:
    """The short form of `python -m tests.crash`."""
    report = crash(14, seed=3)
    assert report.faults == [] and report.kills == 14
    assert report.answers > 10 and report.phones > 0 and report.backups > 0


def test_kills_of_a_tablet_that_are_added_up_say_of_which_code_they_are(tmp_path: Path) -> None:
    one = TabletReport(kills=3, by=Counter({"a": 2, "b": 1}), at=Counter({"0123abcd": 3}))
    several = TabletReport(kills=5, by=Counter({"a": 5}), at=Counter({"0123abcd": 3, "4567cdef": 2}))
    for report in (one, several):
        report.keep(tmp_path / "counts.json")
        assert TabletReport.kept(tmp_path / "counts.json") == report
    assert one.note == "" and several.note == "The sum of several runs: 3 at `0123abcd`, 2 at `4567cdef`."
    assert TabletReport.kept(tmp_path / "none.json") == TabletReport()
