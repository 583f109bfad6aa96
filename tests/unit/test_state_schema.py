"""The schema of a game's state: every part with its meaning, and what it promises holds for states of real evenings."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from companion.core.kit import state_paths
from companion.core.questions.kinds import BadAnswer
from companion.core.values.messages import msg
from companion.library.game_registry import game, game_ids
from companion.library.texts import texts_in
from companion.referee import referee
from companion.referee.scenario_terms import opened
from companion.referee.state_schema import state_schema
from companion.session.auto_answers import likely
from tests.properties.evenings import played

SAY = texts_in("en")


def schema_of(game_id: str) -> Mapping[str, Any]:
    """The schema of a game's state in English."""
    return state_schema(game(game_id), SAY)


def records(schema: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every record of a state, the state itself first, by name."""
    yield schema["title"], schema
    yield from schema["$defs"].items()


@pytest.mark.parametrize("game_id", game_ids())
def test_every_part_of_a_state_says_what_it_means(game_id: str) -> None:
    """A new field without a sentence below it fails here."""
    mute = [
        f"{name}.{field}"
        for name, record in records(schema_of(game_id))
        for field, line in record.get("properties", {}).items()
        if not line.get("description")
    ]
    assert not mute
    assert all(record.get("description") for _, record in records(schema_of(game_id)))


@pytest.mark.parametrize("game_id", game_ids())
def test_whatever_a_part_refers_to_is_told_with_what_there_is(game_id: str) -> None:
    schema = schema_of(game_id)
    named = {line["x-refers"] for line in parts(schema) if "x-refers" in line}
    assert named and named <= set(schema["x-kinds"])
    seats = schema["x-kinds"]["SeatId"]
    assert seats["is"] == SAY(msg("core-named-seat")) and "seat-1" in seats["known"]


@pytest.mark.parametrize("game_id", game_ids())
def test_a_state_of_an_evening_is_what_the_schema_says(game_id: str) -> None:
    """Fields, types, choices and bounds, read by somebody who knows nothing but the schema."""
    reader = Draft202012Validator(schema_of(game_id))
    reader.check_schema(reader.schema)
    for evening in [*played(game_id, 3, 80)][::8]:
        reader.validate(json.loads(json.dumps(game(game_id).dump(evening.state))))


@pytest.mark.parametrize("game_id", game_ids())
def test_what_was_written_by_the_schema_alone_is_a_table_that_goes_on(game_id: str) -> None:
    """`state_by_hand.json` of each game was written down with nothing else at hand."""
    path = Path(__file__).parents[1] / "games" / game_id / "state_by_hand.json"
    written = json.loads(path.read_text(encoding="utf-8"))
    Draft202012Validator(schema_of(game_id)).validate(written)
    table = referee.table({"game": game_id, "state": written}, SAY)
    assert {player.name for player in table.state.players} == {player["name"] for player in written["players"]}
    asked = table.question
    assert asked is not None
    table.answer(likely(asked))
    assert table.now.question != asked


@pytest.mark.parametrize("game_id", game_ids())
def test_words_that_stand_for_something_are_told_with_all_that_may_stand_there(game_id: str) -> None:
    schema, known = schema_of(game_id), game(game_id)
    options = known.evening_start.options
    (agreed,) = (each for name, each in records(schema) if "rulings" in each["properties"])
    assert set(agreed["properties"]["mode"]["enum"]) == set(options.MODES)
    colours = [each["properties"]["colour"]["enum"] for _, each in records(schema) if "colour" in each["properties"]]
    assert len(colours) >= 2 and all(each == list(options.COLOURS) for each in colours)
    assert set(schema["$defs"]["Turn"]["properties"]["steps"]["items"]["enum"]) == set(known.procedures)
    assert set(schema["$defs"]["CopiedCard"]["properties"]["schema"]["enum"]) == set(schema["x-components"])
    assert all(each["subjects"] and each["lines"] for each in schema["x-components"].values())


@pytest.mark.parametrize("game_id", game_ids())
def test_bounds_that_hang_on_the_table_are_those_of_its_beginning(game_id: str) -> None:
    schema, evening = schema_of(game_id), opened(game(game_id))
    for line in evening.actions.correctable:
        owner, _, name = line.path.rpartition(".")
        try:
            record = type(state_paths.read(evening.state, owner) if owner else evening.state)
        except BadAnswer:
            continue  # a name that stands for more than a field of the state
        told = (schema if record is evening.game.state else schema["$defs"].get(record.__name__, {})).get(
            "properties", {}
        )
        if line.field.kind == "number" and name in told:
            assert told[name].get("x-bounds", told[name])["maximum"] >= line.field.hi, line.path


def parts(schema: Any) -> Iterator[Mapping[str, Any]]:
    """Every part of a schema, the deepest too."""
    if isinstance(schema, dict):
        yield schema
    for each in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        yield from parts(each)
