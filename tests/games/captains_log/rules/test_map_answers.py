"""What the map answers nobody is asked, in evenings in which the app knows every hex and every ship."""

from __future__ import annotations

import pytest

from tests.games.captains_log.charted import asked, charted, listed, named


def test_the_list_of_what_the_map_answers_is_that_of_the_code() -> None:
    assert list(listed()["answered"]) == list(charted())
    assert all(why.strip() for group in listed().values() for why in group.values())


@pytest.mark.parametrize("seed", [*range(1, 7), *(pytest.param(n, marks=pytest.mark.long) for n in range(7, 201))])
@pytest.mark.rule("CL-NPC-25", "CL-RNG-06", "CL-NPC-21")
def test_nobody_is_asked_what_the_map_shows(seed: int) -> None:
    answered, others = listed()["answered"], listed()["asked"]
    met = 0
    for question, _ in asked(seed, 400 if seed > 6 else 120):
        met += 1
        assert not named(question.text.key, answered), question
        assert question.nature != "fact" or named(question.text.key, others), question
    assert met
