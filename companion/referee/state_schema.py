"""What a state of a game consists of, as JSON Schema: every part with its meaning, default and bounds.

The types of a state say it all; the meaning of a field is the sentence that stands below it in our own source.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core import core_schema

from companion.core.declared.references import kinds_in
from companion.core.declared.tracked_values import BY_HAND
from companion.core.kit import state_paths
from companion.core.kit.game import AnyGame
from companion.core.kit.options import EveningOptions
from companion.core.questions.kinds import BadAnswer
from companion.core.values.messages import msg
from companion.core.values.plain_json import JsonObject
from companion.referee.json_view import Say
from companion.referee.scenario_terms import components, opened
from companion.session.game_session import GameSession


class _Described(GenerateJsonSchema):
    """With what each record and each of its fields means."""

    def dataclass_schema(self, schema: core_schema.DataclassSchema) -> JsonSchemaValue:
        found = super().dataclass_schema(schema)
        record: Any = schema["cls"]
        found["description"] = (inspect.getdoc(record) or "").partition("\n\n")[0].replace("\n", " ")
        meanings = meaning_of_fields(record)
        for name, line in found["properties"].items():
            line.pop("title", None)
            if meaning := meanings.get(name):
                line["description"] = meaning
        return found


def state_schema(game: AnyGame, say: Say) -> JsonObject:
    """JSON Schema of a game's state.

    Beside what the standard has, ``x-refers`` names the kind of thing that a text or a number stands for; the kinds are
    told in ``x-kinds``, each with what there is of it when an evening begins, and those of printed components with the
    lines of their forms in ``x-components``. Required is what has no default, and that without which it would be the
    state of another game. The bounds are those within which a hand may set a value; where they hang on what else lies
    on the table, ``x-bounds`` tells what they are when an evening begins.
    say: turns a message into words.
    """
    schema = TypeAdapter(game.state).json_schema(schema_generator=_Described)
    evening, named = opened(game), kinds_in(game.state)
    kinds = {
        kind if isinstance(kind, str) else kind.__name__: {
            "is": say(msg(there.text)),
            "known": [str(each) for each in there.known(evening.state, game.book)],
        }
        for kind, there in game.names.with_seats.items()
        if kind in named
    }
    box = components(game, say)
    _choices(schema, type(evening.state.options), {"steps": [*game.procedures], "schema": [*box]})
    for (record, name), (lo, hi) in _bounds_now(evening).items():
        part = schema if record is game.state else schema["$defs"][record.__name__]
        if BY_HAND not in (line := part["properties"][name]):
            line["x-bounds"] = {"minimum": min(lo, 0), "maximum": hi}
    required = list(dict.fromkeys((*schema.get("required", ()), *game.names.needs)))
    found: JsonObject = _bounded({**schema, "title": game.id, "required": required}, game.book.numbers)
    return {**found, "x-kinds": kinds, "x-components": box}


def _choices(schema: JsonSchemaValue, options: type[EveningOptions], known: Mapping[str, Sequence[str]]) -> None:
    """Tell what may stand where a type says no more than that it is a word. known: by the name of a field."""
    known = {**known, "colour": options.COLOURS, "mode": [*options.MODES]}
    for record in schema["$defs"].values():
        for name, line in record.get("properties", {}).items():
            if (words := known.get(name)) and (record["title"] == options.__name__ or name != "mode"):
                line.get("items", line)["enum"] = list(words)


def _bounds_now(evening: GameSession) -> Mapping[tuple[type, str], tuple[int, int]]:
    """The least and the most that numbers may be by hand just now, by record and field."""
    found: dict[tuple[type, str], tuple[int, int]] = {}
    for line in evening.actions.correctable:
        owner, _, name = line.path.rpartition(".")
        try:
            record = type(state_paths.read(evening.state, owner) if owner else evening.state)
        except BadAnswer:
            continue  # a name that stands for more than a field of the state
        if line.field.kind == "number" and name in getattr(record, "__dataclass_fields__", {}):
            lo, hi = found.get((record, name), (line.field.lo, line.field.hi))
            found[record, name] = min(lo, line.field.lo), max(hi, line.field.hi)
    return found


def _bounded(part: Any, numbers: object) -> Any:
    """With the bounds of values in figures. Nothing (0) may always be said."""
    if isinstance(part, list):
        return [_bounded(each, numbers) for each in part]
    if not isinstance(part, dict):
        return part
    found = {name: _bounded(each, numbers) for name, each in part.items() if name != BY_HAND}
    if BY_HAND in part:
        lo, hi = part[BY_HAND].bounds(numbers)
        found |= {"minimum": min(lo, 0), "maximum": hi}
    return found


@cache
def meaning_of_fields(record: type) -> Mapping[str, str]:
    """What the fields of a dataclass mean, those that it inherits too."""
    found: dict[str, str] = {}
    for kind in reversed(record.__mro__):
        if is_dataclass(kind):
            found.update(_documented(kind))
    return found


def _documented(kind: type) -> Iterator[tuple[str, str]]:
    body: list[Any] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    lines: list[ast.stmt] = body[0].body
    for line, below in pairwise(lines):
        match line, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                yield name, " ".join(text.split())
