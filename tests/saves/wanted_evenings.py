"""Evenings that are worth keeping: of each game those that `tests/games/<game>/saves.py` names."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from companion.referee.json_view import describe_question
from companion.session.game_session import GameSession

OWNER: Final = {"edition": "owner"}
SAMPLE: Final = {"edition": "sample"}
Dice = Literal["virtual", "own", "ask"]
Last = Literal["", "undone", "corrected", "half copied"]


@dataclass(frozen=True)
class Wanted:
    """An evening that is played until a question is open.

    kind: of the question, as the referee calls it.  within, key: regular expressions for its procedure and its key.
    options: what must have been agreed.  least: answers before it.  last: whether the question is one that was answered
    and taken back, one during which something was corrected by hand, or a card that somebody has half copied.
    together: how many are asked at once.
    """

    name: str
    game: str
    kind: str
    within: str = ""
    key: str = ".*"
    options: Mapping[str, Any] = field(default_factory=dict)
    dice: Dice = "virtual"
    least: int = 30
    last: Last = ""
    together: int = 1
    secret: bool = False

    def reached(self, evening: GameSession) -> bool:
        """Whether this is what is asked."""
        question, opened = evening.question, evening.now.command
        return (
            question is not None
            and len(evening.questions) >= self.together
            and question.secret >= self.secret
            and describe_question(question, str)["kind"] == self.kind
            and re.fullmatch(self.within, opened.name if opened else "") is not None
            and re.fullmatch(self.key, question.key) is not None
        )


@dataclass(frozen=True)
class Golden:
    """A golden evening, left at a share of its answers at the next question that is asked within a procedure."""

    name: str
    game: str
    play: Callable[[], Any]
    share: float = 1.0
