"""What is given beside a state is taken, or the contradiction is named; what a state cannot hold is refused."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from companion.core.untrusted.state_validation import BadState
from companion.library.game_registry import game, game_ids
from companion.library.texts import LANGUAGES, texts_in
from companion.session import opening
from tests.properties.evenings import after

each_game = pytest.mark.parametrize("game_id", game_ids())


@cache
def _text(game_id: str) -> str:
    return json.dumps(game(game_id).dump(after(game_id, 1, 60).state))


def state_of(game_id: str) -> dict[str, Any]:
    """A state in the middle of an evening, as a report has it."""
    raw: dict[str, Any] = json.loads(_text(game_id))
    return raw


def refused(game_id: str, raw: dict[str, Any], options: dict[str, Any]) -> BadState:
    """Why nothing can be begun from this."""
    with pytest.raises(BadState) as error:
        opening.begin(game_id, options, state=raw)
    for lang in LANGUAGES:
        assert texts_in(lang)(error.value.text)
    return error.value


@each_game
def test_options_that_say_the_same_as_the_state_are_taken(game_id: str) -> None:
    raw = state_of(game_id)
    assert opening.begin(game_id, raw["options"], state=raw).state == opening.begin(game_id, state=raw).state


@each_game
def test_an_option_that_a_state_does_not_say_is_taken_beside_it(game_id: str) -> None:
    raw = state_of(game_id)
    said = raw["options"].pop("edition")
    assert opening.begin(game_id, {"edition": said}, state=raw).state.options.edition == said


@each_game
def test_options_that_contradict_the_state_are_named_with_both(game_id: str) -> None:
    raw = state_of(game_id)
    ours = raw["options"]["edition"]
    other = "owner" if ours == "sample" else "sample"
    fault = refused(game_id, raw, {"edition": other})
    assert fault.place == "options.edition" and all(each in texts_in("en")(fault.text) for each in (ours, other))
    ruling, way = raw["options"]["rulings"][0]
    fault = refused(game_id, raw, {"rulings": {ruling: "another"}})
    assert fault.place == f"options.rulings.{ruling}" and way in texts_in("en")(fault.text)
    first = game(game_id).read(raw)
    with pytest.raises(BadState):
        opening.begin(game_id, {"edition": other}, state=first)


@each_game
def test_an_option_that_there_is_not_is_refused_beside_a_state_too(game_id: str) -> None:
    assert "bogus" in refused(game_id, state_of(game_id), {"bogus": 1}).place


@each_game
def test_a_field_that_a_state_has_not_is_refused_with_the_nearest_that_it_has(game_id: str) -> None:
    raw = state_of(game_id)
    raw["turns"] = raw["turn"]
    fault = refused(game_id, raw, {})
    assert fault.place == "turns" and "“turn”" in texts_in("en")(fault.text)
    raw = state_of(game_id)
    raw["players"][0]["nmae"] = "Anne"
    fault = refused(game_id, raw, {})
    assert fault.place == "players.0.nmae" and "“name”" in texts_in("en")(fault.text)
