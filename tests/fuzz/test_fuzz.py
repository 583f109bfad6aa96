"""The short form of the fuzzer: whatever is handed in is taken, or refused in words, and nothing else changes.

`python -m tests.fuzz --long` tries many times more.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from companion.core.untrusted.state_validation import BadState
from companion.library.game_registry import game, game_ids
from tests.fuzz.files_and_texts import MIDST, state_of
from tests.fuzz.law import bounded, quiet
from tests.fuzz.targets import TARGETS, once
from tests.support.broken_states import put


@pytest.mark.parametrize("name", TARGETS)
def test_whatever_is_handed_in_breaks_no_law(name: str) -> None:
    target, came = TARGETS[name], Counter[str]()

    @settings(max_examples=target.examples, derandomize=True, phases=(Phase.generate,))
    @given(seed=st.integers(0, 2**32))
    def attacked(seed: int) -> None:
        came[once(target, seed)] += 1

    attacked()
    assert came.total() >= target.examples / 2


def numbers_in(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The places of all numbers in plain JSON."""
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from numbers_in(inner, (*path, key))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path


@pytest.mark.parametrize("game_id", game_ids())
def test_no_number_of_a_state_is_counted_up_to(game_id: str) -> None:
    """One of them made a list of so many names, and took all memory that the machine had."""
    played, text = game(game_id), state_of(game_id, 1, MIDST[1])
    places = {tuple(key for key in path if isinstance(key, str)): path for path in numbers_in(json.loads(text))}
    assert len(places) > 10
    for path in places.values():
        raw = json.loads(text)
        put(*path, to=10**12)(raw)
        with quiet(), bounded(), suppress(BadState):
            played.next(played.read(raw))
