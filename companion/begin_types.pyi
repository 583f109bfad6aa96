"""What type checkers know of `companion.begin`. Written by `python -m tests.begin_types`."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeVar, overload

from companion.core.kit.game import Game
from companion.core.kit.state import Common
from companion.games.blackbeard.model.book import Book as BlackbeardBook
from companion.games.blackbeard.model.state import State as BlackbeardState
from companion.games.cannon_duel.model.book import Book as CannonDuelBook
from companion.games.cannon_duel.model.state import State as CannonDuelState
from companion.games.captains_log.model.book import Book as CaptainsLogBook
from companion.games.captains_log.model.state import State as CaptainsLogState
from companion.games.pirates_cove.model.book import Book as PiratesCoveBook
from companion.games.pirates_cove.model.state import State as PiratesCoveState
from companion.games.pirates_csg.model.book import Book as PiratesCsgBook
from companion.games.pirates_csg.model.state import State as PiratesCsgState
from companion.library.given_cards import GivenCards
from companion.session.auto_answers import Answerer
from companion.session.game_session import GameSession
from companion.sharing.save_file import WhoRolls

_S = TypeVar("_S", bound=Common)
_B = TypeVar("_B")

@overload
def begin(
    which: Literal["blackbeard"],
    options: Mapping[str, object] | None = None,
    *,
    seed: int = 0,
    dice: WhoRolls = "virtual",
    cards: GivenCards | None = None,
    state: object = None,
    under_way: Sequence[Mapping[str, object]] = (),
    answerers: Sequence[Answerer] = (),
) -> GameSession[BlackbeardState, BlackbeardBook]: ...
@overload
def begin(
    which: Literal["cannon_duel"],
    options: Mapping[str, object] | None = None,
    *,
    seed: int = 0,
    dice: WhoRolls = "virtual",
    cards: GivenCards | None = None,
    state: object = None,
    under_way: Sequence[Mapping[str, object]] = (),
    answerers: Sequence[Answerer] = (),
) -> GameSession[CannonDuelState, CannonDuelBook]: ...
@overload
def begin(
    which: Literal["captains_log"],
    options: Mapping[str, object] | None = None,
    *,
    seed: int = 0,
    dice: WhoRolls = "virtual",
    cards: GivenCards | None = None,
    state: object = None,
    under_way: Sequence[Mapping[str, object]] = (),
    answerers: Sequence[Answerer] = (),
) -> GameSession[CaptainsLogState, CaptainsLogBook]: ...
@overload
def begin(
    which: Literal["pirates_cove"],
    options: Mapping[str, object] | None = None,
    *,
    seed: int = 0,
    dice: WhoRolls = "virtual",
    cards: GivenCards | None = None,
    state: object = None,
    under_way: Sequence[Mapping[str, object]] = (),
    answerers: Sequence[Answerer] = (),
) -> GameSession[PiratesCoveState, PiratesCoveBook]: ...
@overload
def begin(
    which: Literal["pirates_csg"],
    options: Mapping[str, object] | None = None,
    *,
    seed: int = 0,
    dice: WhoRolls = "virtual",
    cards: GivenCards | None = None,
    state: object = None,
    under_way: Sequence[Mapping[str, object]] = (),
    answerers: Sequence[Answerer] = (),
) -> GameSession[PiratesCsgState, PiratesCsgBook]: ...
@overload
def begin(
    which: Game[_S, _B],
    options: Mapping[str, object] | None = None,
    *,
    seed: int = 0,
    dice: WhoRolls = "virtual",
    cards: GivenCards | None = None,
    state: object = None,
    under_way: Sequence[Mapping[str, object]] = (),
    answerers: Sequence[Answerer] = (),
) -> GameSession[_S, _B]: ...
@overload
def begin(
    which: str,
    options: Mapping[str, object] | None = None,
    *,
    seed: int = 0,
    dice: WhoRolls = "virtual",
    cards: GivenCards | None = None,
    state: object = None,
    under_way: Sequence[Mapping[str, object]] = (),
    answerers: Sequence[Answerer] = (),
) -> GameSession[Any, Any]: ...
