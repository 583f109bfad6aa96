"""What random evenings once found: the shortest evening that broke a law, kept as `companion simulate --save` writes it
into `tests/games/<game>/found`, breaks none any more."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.simulation.replay import load_script
from companion.simulation.simulator import Simulation
from tests.support.figures import ROOT

FOUND = sorted(ROOT.glob("tests/games/*/found/*.json"))


@pytest.mark.parametrize("file", FOUND, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_an_evening_that_once_broke_a_law_breaks_none(file: Path) -> None:
    plan = load_script(json.loads(file.read_text(encoding="utf-8")))
    played = Simulation(plan.game).replay(plan)
    assert played.fault is None, (played.fault, file)
    assert len(played.plan.deeds) > len(plan.deeds) / 2, "the evening still goes that way"
