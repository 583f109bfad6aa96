"""`python -m tests.begin_types` writes what type checkers know of `companion.begin`: the state of each game by its id.

Needed after a game was added, or its state was given another name; a test of the front door says so.
"""

from __future__ import annotations

from typing import Final, get_args

import companion
from companion.core.kit.game import Game
from companion.paths import PACKAGE

STUB: Final = PACKAGE / "begin_types.pyi"
HEAD: Final = '''"""What type checkers know of `companion.begin`. Written by `python -m tests.begin_types`."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeVar, overload

from companion.core.kit.game import Game
from companion.core.kit.state import Common
'''
TAIL: Final = """from companion.library.given_cards import GivenCards
from companion.session.auto_answers import Answerer
from companion.session.game_session import GameSession
from companion.sharing.save_file import WhoRolls

_S = TypeVar("_S", bound=Common)
_B = TypeVar("_B")
"""
ONE: Final = """@overload
def begin(
    which: {which},
    options: Mapping[str, object] | None = None,
    *,
    seed: int = 0,
    dice: WhoRolls = "virtual",
    cards: GivenCards | None = None,
    state: object = None,
    under_way: Sequence[Mapping[str, object]] = (),
    answerers: Sequence[Answerer] = (),
) -> GameSession[{made_of}]: ...
"""


def written() -> str:
    """The stub as it should be."""
    lines, overloads = [], []
    for game_id in sorted(companion.game_ids()):
        base = next(each for each in type(companion.game(game_id)).__orig_bases__ if get_args(each))  # type: ignore[attr-defined]
        assert issubclass(base.__origin__, Game)
        state, book = get_args(base)
        names = [f"{game_id.title().replace('_', '')}{part}" for part in ("State", "Book")]
        for kind, name in ((book, names[1]), (state, names[0])):
            lines.append(f"from {kind.__module__} import {kind.__name__} as {name}\n")
        overloads.append(ONE.format(which=f'Literal["{game_id}"]', made_of=", ".join(names)))
    overloads += [ONE.format(which="Game[_S, _B]", made_of="_S, _B"), ONE.format(which="str", made_of="Any, Any")]
    return HEAD + "".join(lines) + TAIL + "\n" + "".join(overloads)


if __name__ == "__main__":
    STUB.write_text(written(), encoding="utf-8")
