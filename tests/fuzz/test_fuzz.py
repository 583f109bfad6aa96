"""The short form of the fuzzer: whatever is handed in is taken, or refused in words, and nothing else changes.

`python -m tests.fuzz --long` tries many times more.
"""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.fuzz.targets import TARGETS, once


@pytest.mark.parametrize("name", TARGETS)
def test_whatever_is_handed_in_breaks_no_law(name: str) -> None:
    target, came = TARGETS[name], Counter[str]()

    @settings(max_examples=target.examples, derandomize=True, phases=(Phase.generate,))
    @given(seed=st.integers(0, 2**32))
    def attacked(seed: int) -> None:
        came[once(target, seed)] += 1

    attacked()
    assert came.total() >= target.examples / 2
