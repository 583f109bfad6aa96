"""The soak command's own parts: what it takes for level, and what it says."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.soak.slices import Run, Slice, as_json, growth, judged, table


def parts(megabytes: Sequence[float], files: Sequence[int] = (), answers: int = 500) -> Run:
    """A run with so much memory, and so many files, at the end of each part."""
    opened = files or [20] * len(megabytes)
    slices = [
        Slice(answers, 60.0, (0.1, 0.1, 0.2, 0.4, 0.4), used, held, 4, 10.0 * (number + 1), 5.0)
        for number, (used, held) in enumerate(zip(megabytes, opened, strict=True))
    ]
    return Run(slices)


def test_what_grows_at_first_and_then_no_more_is_level() -> None:
    run = parts([150, 180, 190, 190.2, 190.1, 190.3, 190.0, 190.2, 190.1])
    assert abs(growth(run.slices)) < 0.1 and judged(run) == []


def test_what_grows_all_the_time_is_told_with_its_rate() -> None:
    run = parts([150 + 2 * number for number in range(9)])
    assert growth(run.slices) == pytest.approx(4.0)
    (fault,) = judged(run)
    assert "4.00 MB" in fault
    assert judged(run, grows=5) == [], "one evening keeps its journal"


def test_files_that_stay_open_and_lost_answers_are_told() -> None:
    run = parts([190.0] * 6, [20, 22, 21, 24, 30, 41])
    run.faults.append("an answer is lost")
    assert judged(run) == ["an answer is lost", "41 files are open, 22 at first"]


def test_a_run_that_is_too_short_to_tell_says_nothing_of_its_level() -> None:
    run = parts([100.0, 200.0])
    assert judged(run) == [] and "thousand" not in table(run)


def test_each_part_has_a_line_and_its_figures() -> None:
    told = table(parts([150.0, 160.0, 165.0]))
    lines = told.splitlines()
    assert lines[1].split()[0] == "500" and lines[3].split()[0] == "1500"
    assert "20 ms" in lines[2] and "200 ms" in lines[1]
    assert as_json(parts([150.0]))[0]["median"] == pytest.approx(200.0)
