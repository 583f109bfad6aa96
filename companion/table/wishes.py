"""Wishes in words: the name of a command with its parameters, as a program or a scenario gives them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from companion.core.asking import BadAnswer, brief
from companion.core.game import Menu
from companion.core.kit.game import Game
from companion.core.kit.state import Common
from companion.core.lookup import Unknown, find
from companion.core.problems import problem
from companion.core.procedure import Command, parameters
from companion.core.questions import Question
from companion.core.text import Msg, msg

NEAR: Final = 5
"""Names that a refusal tells, of those most like the one that was given."""


class BadCommand(BadAnswer):
    """No command of the game, or one that takes other parameters. param: the one that is wrong, "" for none of them."""

    def __init__(self, text: Msg, param: str = "") -> None:
        super().__init__(text)
        self.param = param


def wished(
    game: Game[Any, Any], state: Common, menus: Iterable[Question], name: str, params: Mapping[str, Any]
) -> Command:
    """The command behind an option of these menus, by its id, or the one of that name with these parameters.

    Raises BadCommand naming what is wrong.
    """
    options = [(o.id, menu) for menu in menus if isinstance(menu, Menu) for o in menu.options]
    for option, menu in () if params else options:
        if option == name:
            return menu.command(option)
    if name not in game.procedures:
        offered = [option for option, _ in options]
        known = ", ".join(dict.fromkeys((*get_close_matches(name, [*offered, *game.procedures], NEAR), *offered)))
        raise BadCommand(msg("core-no-such-command", given=brief(name), known=known or "—"))
    _check(game, state, name, params)
    return game.canonical(Command(name, tuple(params.items())))


def _check(game: Game[Any, Any], state: Common, name: str, given: Mapping[str, Any]) -> None:
    """Whether a command has these parameters, all that it needs, and takes such values. Raises BadCommand."""
    params = parameters(game.procedures[name])
    takes = ", ".join(params) or "—"
    for each in given:
        if each not in params:
            raise BadCommand(msg("core-param-unknown", command=name, known=takes), each)
    for each, param in params.items():
        if each not in given and param.default is param.empty:
            raise BadCommand(msg("core-param-missing", command=name, known=takes), each)
    nameable = game.nameable(state)
    for each, value in given.items():
        try:
            if each in nameable and isinstance(value, str):  # first: it tells what there is
                kind, things = nameable[each]
                find(things, value, kind)
            TypeAdapter(params[each].annotation).validate_python(value, strict=True)
        except ValidationError as error:
            raise BadCommand(problem(error)[1], each) from error
        except Unknown as error:
            raise BadCommand(error.text, each) from error
