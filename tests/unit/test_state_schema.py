"""The schema of a game's state: every part with its meaning, and what it promises holds for states of real evenings."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from companion.core.values.messages import msg
from companion.library.texts import texts_in
from companion.referee.state_schema import state_schema
from companion.session.game_registry import game, game_ids
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


def parts(schema: Any) -> Iterator[Mapping[str, Any]]:
    """Every part of a schema, the deepest too."""
    if isinstance(schema, dict):
        yield schema
    for each in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        yield from parts(each)
