"""States as people write them: whatever cannot be is told with its place, and what lies aboard is stowed."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.questions.kinds import BadAnswer
from companion.core.untrusted.state_validation import BadState, GivenJson
from companion.library.game_registry import game, game_ids
from companion.library.texts import LANGUAGES, texts_in
from tests.properties.evenings import after, played
from tests.support.about import about, telling
from tests.support.broken_states import Change

BROKEN = [
    pytest.param(game_id, *broken, id=f"{game_id}-{broken[1]}")
    for game_id in telling("broken_states")
    for broken in about(game_id, "broken_states").BROKEN
]


def in_the_midst(game_id: str) -> Any:
    """A state in the middle of an evening."""
    return after(game_id, about(game_id, "broken_states").SEED, 60).state


@cache
def text_of(game_id: str) -> str:
    """A state in the middle of an evening, as JSON."""
    return json.dumps(game(game_id).dump(in_the_midst(game_id)))


def raw_state(game_id: str) -> dict[str, Any]:
    """A state that the test may change as it likes."""
    raw: dict[str, Any] = json.loads(text_of(game_id))
    return raw


@pytest.mark.parametrize(("game_id", "change", "place", "named"), BROKEN)
def test_what_cannot_be_names_itself_and_its_place(game_id: str, change: Change, place: str, named: str) -> None:
    raw = raw_state(game_id)
    change(raw)
    with pytest.raises(BadState) as error:
        game(game_id).read(raw)
    assert place in error.value.place
    for lang in LANGUAGES:
        assert named in texts_in(lang)(error.value.text)


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("seed", [1, 2])
def test_every_state_of_an_evening_is_read_as_it_is(game_id: str, seed: int) -> None:
    for evening in played(game_id, seed, 60):
        assert game(game_id).read(json.loads(json.dumps(game(game_id).dump(evening.state)))) == evening.state


VALUES = (
    st.none()
    | st.integers(-3, 99)
    | st.sampled_from(["", "x", "seat-1", "kc-1", "npc-2"])
    | st.lists(st.integers(0, 9), max_size=2)
)


@pytest.mark.parametrize("game_id", telling("broken_states"))
@settings(max_examples=40)
@given(data=st.data())
def test_any_change_of_a_state_is_read_or_refused_in_words(game_id: str, data: st.DataObject) -> None:
    raw = raw_state(game_id)
    here: Any = raw
    while True:
        keys = sorted(here) if isinstance(here, dict) else list(range(len(here)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(here[key], dict | list) or not here[key] or data.draw(st.integers(0, 5)) == 0:
            here[key] = data.draw(VALUES)
            break
        here = here[key]
    try:
        state = game(game_id).read(raw)
    except BadState as error:
        texts_in("fr")(error.text).encode()
    else:
        assert game(game_id).read(game(game_id).dump(state)) == state


@pytest.mark.parametrize("game_id", telling("broken_states"))
def test_what_a_state_lists_has_a_name(game_id: str) -> None:
    raw = raw_state(game_id)
    lists = {name: there for name, there in raw.items() if isinstance(there, list) and there}
    listed = [name for name, there in lists.items() if isinstance(there[0], dict) and "id" in there[0]]
    assert listed
    for name in listed:
        nameless = [{**raw[name][0], "id": ""}, *raw[name][1:]]
        with pytest.raises(BadState):
            game(game_id).read({**raw, name: nameless})


@pytest.mark.parametrize("game_id", telling("broken_states"))
def test_a_path_that_does_not_exist_names_those_like_it(game_id: str) -> None:
    state = in_the_midst(game_id)
    lines = game(game_id).correctable(state)
    assert all("/" not in line.path and ".0." not in line.path for line in lines)
    with pytest.raises(BadAnswer) as error:
        game(game_id).correct(state, lines[0].path + "s", 1, "")
    assert lines[0].path in texts_in("en")(error.value.text)
    with pytest.raises(BadAnswer) as error:
        game(game_id).correct(state, "?" * 500, 1, "")
    assert len(texts_in("en")(error.value.text)) < 150


# ---------------------------------------------------------------------- handed in again


@pytest.mark.parametrize("game_id", game_ids())
def test_a_state_that_is_handed_in_again_is_known_again(game_id: str) -> None:
    """Reading it is dear, and scenarios of an audit all begin with the same one."""
    read = game(game_id).read
    assert read(raw_state(game_id)) is read(raw_state(game_id))


def test_what_looks_the_same_to_python_only_is_another_state() -> None:
    raw: dict[str, Any] = {"n": 1, "all": [1]}
    known = GivenJson.of(raw)
    assert known is not None and known == GivenJson.of({"n": 1, "all": [1]})
    others = ({"n": True, "all": [1]}, {"n": 1.0, "all": [1]}, {"n": 1, "all": (1,)}, {"n": 1})
    assert not any(known == GivenJson.of(other) for other in others)
    raw["n"] = 2
    assert known != GivenJson.of({"n": 1, "all": [1]}) and known != GivenJson.of({"n": 2, "all": [1]})
    assert GivenJson.of({"n": object()}) is None
