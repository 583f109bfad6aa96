"""The games of this house: every folder in `companion.games`, found by itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from threading import RLock
from typing import Final

import companion.games
from companion.core.kit.game import AnyGame, Game
from companion.core.procedures.copied_cards import CardValues
from companion.core.questions.kinds import BadAnswer
from companion.core.questions.question_base import brief
from companion.core.rules.rule_index import RuleIndex
from companion.core.values.messages import Msg, msg
from companion.library.book import with_book
from companion.library.rules import rule_index
from companion.paths import rulesdata

LAST: Final = 1_000
_OPENING: Final = RLock()
"""Two that ask for a game at the same moment get the same one."""


def game_ids() -> tuple[str, ...]:
    """The games that can be played, by the names of their folders; nothing but these is imported.

    Those whose folder has a PLACE on the shelf come first, in that order.
    """
    return _found_in(tuple(companion.games.__path__))


@cache
def _found_in(homes: tuple[str, ...]) -> tuple[str, ...]:
    """Looked up once: a program that runs asks its disk no second time what it can play."""
    folders = [found.name for found in iter_modules(homes) if found.ispkg]
    places = {name: getattr(import_module(f"{companion.games.__name__}.{name}"), "PLACE", LAST) for name in folders}
    return tuple(sorted(folders, key=lambda name: (places[name], name)))


def title(game_id: str, copied: Callable[[str, str], CardValues | None]) -> Msg:
    """What a game is called on the owner's box. Raises as `game` does.

    Its folder may say so (TITLE), and by which component another title is known (TITLED_BY, schema and subject): then
    it is opened only for that one.  copied: the values of a component that the owner has copied.
    """
    folder = import_module(f"{companion.games.__name__}.{game_id}") if game_id in game_ids() else None
    key, spot = getattr(folder, "TITLE", ""), getattr(folder, "TITLED_BY", None)
    if key and (spot is None or copied(*spot) is None):
        return msg(key)
    return game(game_id).titled(copied)


def rules(game_id: str) -> RuleIndex:
    """The index of a game's rules: `search` it, or take a rule by its id. Raises BadAnswer for an unknown game."""
    _check_known(game_id)
    return rule_index(game_id)


def game(game_id: str) -> AnyGame:
    """A game ready to be played, opened when it is first asked for.

    Raises BadAnswer for an unknown one, BrokenData when its files are broken.
    """
    with _OPENING:
        return _opened(game_id)


@cache
def _opened(game_id: str) -> AnyGame:
    _check_known(game_id)
    return with_book(_class_of(game_id), rulesdata(game_id))


def _check_known(game_id: str) -> None:
    if game_id not in (known := game_ids()):
        raise BadAnswer(msg("core-no-such-game", given=brief(game_id), known=", ".join(known)))


def code_of(game_id: str) -> tuple[Path, ...]:
    """The folder of a game's code, without its screens; nothing of it is imported."""
    return tuple(Path(home, game_id) for home in companion.games.__path__ if Path(home, game_id).is_dir())


def _class_of(game_id: str) -> type[AnyGame]:
    """The one game that the module `game` of its folder defines. Raises ValueError when there is none, or several."""
    module = import_module(f"{companion.games.__name__}.{game_id}.game")
    found = [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Game) and each.__module__ == module.__name__
    ]
    if len(found) != 1 or found[0].id != game_id:
        raise ValueError(f"{module.__name__} must define one Game with the id {game_id!r}")
    return found[0]
