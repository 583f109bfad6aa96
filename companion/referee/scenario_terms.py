"""What a scenario may say of a game: commands with their parameters, keys of questions, paths, printed components."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from typing import Final, get_args

from companion.core.kit.game import AnyGame
from companion.core.procedures.procedure import parameters
from companion.core.questions.correctable import Correctable
from companion.core.questions.get_or_explain import id_and_name
from companion.core.values.messages import msg
from companion.library.sample import SAMPLE, load_sample
from companion.referee.json_view import Say, describe_line
from companion.referee.question_keys import QuestionKey, question_keys
from companion.session import opening
from companion.session.auto_answers import likely
from companion.session.game_session import GameSession

TURNS: Final = 3
"""Menus that are answered so that something lies on the table."""
Nameable = Mapping[str, tuple[str, Sequence[object]]]


def opened(game: AnyGame) -> GameSession:
    """A table after the first turns, laid without the box where the game can be played so."""
    session = opening.begin(game, {"edition": SAMPLE} if load_sample(game) else {})
    session.answer_defaults()
    for _ in range(TURNS):
        if session.question is not None:
            session.answer(likely(session.question))
            session.answer_defaults()
    return session


def askable(session: GameSession, say: Say) -> dict[str, object]:
    """Everything that a scenario may say on this table. say: turns a message into words."""
    game = session.game
    return {
        "game": game.id,
        "title": say(game.title),
        "commands": [_command(game, name, game.nameable(session.state), say) for name in game.procedures],
        "questions": [_question(found) for found in question_keys(game.id)],
        "paths": [_path(line, say) for line in session.actions.correctable],
        "cards": components(game, say),
    }


def components(game: AnyGame, say: Say) -> dict[str, dict[str, object]]:
    """Every kind of printed component by its schema: what it is called, what there is of it, the lines of its form."""
    return {
        schema: {
            "title": say(kind.title),
            "subjects": list(kind.subjects),
            "lines": [describe_line(line, say) for line in game.form(schema, kind.subjects[0]).fields],
        }
        for schema, kind in game.box().items()
    }


def _question(found: QuestionKey) -> dict[str, object]:
    return {"key": found.key, "kind": found.kind, "rule": found.rule, "quiet": found.quiet}


def _path(line: Correctable, say: Say) -> dict[str, object]:
    """A value that can be corrected: where it stands, what it is called, what it may be, what it is."""
    told = describe_line(line.field, say)
    del told["name"], told["optional"]
    return {"path": line.path, "group": say(line.group), **told, "value": line.value}


def _command(game: AnyGame, name: str, nameable: Nameable, say: Say) -> dict[str, object]:
    """A command: what it does, and what its parameters take."""
    function = game.procedures[name]
    params = {param.name: _parameter(param, nameable, say) for param in parameters(function).values()}
    return {"do": name, "params": params, "meaning": " ".join((inspect.getdoc(function) or "").split())}


def _parameter(param: inspect.Parameter, nameable: Nameable, say: Say) -> dict[str, object]:
    """What a parameter takes, what there is of it now, and whether it must be given."""
    known = list(get_args(param.annotation))
    takes: str = type(known[0]).__name__ if known else param.annotation.__name__
    if param.name in nameable:
        kind, things = nameable[param.name]
        takes, known = say(msg(kind)), list(map(id_and_name, things))
    return {"takes": takes, "known": known, "needed": param.default is param.empty}
