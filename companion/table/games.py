"""The games of this house: one line each. Nothing else in the shared code names a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pkgutil import resolve_name
from typing import Any, Final

from companion.core.copies import CopiedCard
from companion.core.game import Game
from companion.core.questions import BadAnswer
from companion.core.text import msg
from companion.paths import rulesdata

GAMES: Final[Mapping[str, tuple[str, str, str]]] = {
    "captains_log": (
        "companion.games.captains_log.game:CaptainsLog",
        "companion.library.captains_log:load_book",
        "companion.library.captains_log:owner_options",
    ),
    "blackbeard": (
        "companion.games.blackbeard.game:Blackbeard",
        "companion.library.blackbeard:load_book",
        "companion.library.blackbeard:owner_options",
    ),
}
"""By the name of its folders: a game's class, the function that reads its book, and the one that lets the app deal
what the owner's library knows. Imported when it is opened."""


@cache
def game(game_id: str) -> Game:
    """A game ready to be played. Raises BadAnswer for an unknown one, BrokenData when its files are broken."""
    if game_id not in GAMES:
        raise BadAnswer(msg("core-no-such-game", given=game_id, known=", ".join(GAMES)))
    kind, load_book = map(resolve_name, GAMES[game_id][:2])
    loaded: Game = kind(load_book(rulesdata() / game_id))
    return loaded


def dealt(game_id: str, options: Mapping[str, Any], cards: Sequence[CopiedCard]) -> Mapping[str, Any]:
    """The options of an evening with the owner's box, with the piles that the app can deal from these copied cards."""
    deal = resolve_name(GAMES[game_id][2]) if game_id in GAMES else None
    return deal(options, {(card.schema, card.subject): card.record for card in cards}) if deal else options
