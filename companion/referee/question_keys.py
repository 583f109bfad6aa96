"""The questions that a game asks, as they were written down while evenings of it ran.

`python -m tests.questions_met` plays and writes rulesdata/<game>/questions.yaml; nobody lists questions by hand, and a
test says which one is missing. In a key ``{n}`` stands for a number, ``{name}`` for what hangs on the table:
``discard-seat-{n}``, ``price-{name}``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from companion.library.yaml_data import load
from companion.paths import rulesdata

FILE: Final = "questions.yaml"
PATTERNS: Final = 4_096
"""Keys that are compared with others; a game has hundreds."""


@dataclass(frozen=True, order=True)
class QuestionKey:
    """A question that evenings of a game have asked."""

    key: str
    """With ``{n}`` and ``{name}`` where it differs from table to table."""
    kind: str
    """As the question calls it, e.g. ``yes-no``."""
    rule: str = ""
    """Empty where it depends."""
    quiet: bool = False
    """It may answer itself."""
    texts: tuple[str, ...] = ()
    """Keys of the messages that ask it."""
    groups: tuple[str, ...] = ()
    """Groups in which its options stand, each of which has a heading."""

    def fits(self, key: str) -> bool:
        """Whether a question with this key may be that one."""
        return _pattern(self.key).fullmatch(key) is not None


@lru_cache(maxsize=PATTERNS)
def _pattern(key: str) -> re.Pattern[str]:
    """More of them than Python keeps by itself."""
    return re.compile(".+".join(map(re.escape, re.split(r"\{[^}]*\}", key))))


@cache
def question_keys(game_id: str) -> tuple[QuestionKey, ...]:
    """Every question of a game that was met; () of a game for which nobody has written them down.

    Raises BrokenData for a file that is not what the command wrote.
    """
    path = rulesdata(game_id) / FILE
    found: tuple[QuestionKey, ...] = load(path, tuple[QuestionKey, ...]) if path.is_file() else ()
    return found
