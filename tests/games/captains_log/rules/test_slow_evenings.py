"""Evenings in which each decision that the map takes for an NPC is what a second, slow and simple implementation
decides."""

from __future__ import annotations

import pytest

from tests.games.captains_log.charted import played
from tests.games.captains_log.rules.slow_sea import Watch

SHORT, WHOLE = 3, 200
"""Evenings of every run, and where time is taken for it."""
STEPS = 400
"""Answers of an evening."""


LONG = (pytest.param(seed, marks=pytest.mark.long) for seed in range(SHORT, WHOLE))


@pytest.mark.parametrize("seed", [*range(SHORT), *LONG])
@pytest.mark.rule("CL-NPC-15", "CL-NPC-17", "CL-NPC-25", "CL-NPC-30", "CL-FRT-02", "CL-RNG-06")
def test_each_decision_of_an_evening_is_what_the_slow_sea_decides(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)
    played(seed, STEPS if seed >= SHORT else STEPS // 2)
    assert not watch.faults, watch.faults[:5]
    assert sum(watch.told.values())
