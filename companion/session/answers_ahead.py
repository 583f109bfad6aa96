"""Answers that somebody gives before their questions are asked: a tap brings them along, a program, or a plan."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.journal.journal import Said, Source
from companion.core.questions.kinds import TABLE, BadAnswer, Draw
from companion.core.questions.legal_answers import answers_to
from companion.core.questions.question_base import Question, brief
from companion.core.values.messages import msg
from companion.session.auto_answers import ROLLED, Answered, QuestionPlace, roll
from companion.session.engine import Engine, NotAsked


class AnswersAhead:
    """Answers given before their questions are asked, while those who gave them are being heard."""

    def __init__(
        self,
        engine: Engine[Any, Any],
        given: Mapping[str, object],
        *,
        of: str,
        by: Source,
        last_word: bool,
        planner: str,
        guesses: bool,
        names_draws: bool,
    ) -> None:
        self._engine = engine
        self._left = given
        """By the keys of their questions."""
        self._of = of
        """Who gave them, `TABLE` for whoever holds the tablet and answers for all people."""
        self._by: Source = by
        """How they are recorded. One undo takes them back with what they followed from, but those of a script."""
        self._last_word = last_word
        """Whether what the rules refuse may be among them."""
        self._planner = planner
        self._guesses = guesses
        self._names_draws = names_draws

    def answer(self, question: Question, place: QuestionPlace) -> Answered | None:
        """The answer that was given to this question. Raises BadAnswer for one that it does not take."""
        rolled = question.nature == "chance"  # anybody may, for whoever it is
        if question.key not in self._left or not (rolled or self._belongs(question.who)):
            return None
        value = self._left[question.key]
        if rolled and value == ROLLED:
            self._left = {key: other for key, other in self._left.items() if key != question.key}
            return Answered(roll(question, self._engine.origin.seed, place), "dice")
        if self._may_be_hidden(question) and not question.admits(value):
            return None
        self._left = {key: other for key, other in self._left.items() if key != question.key}
        try:
            value = place_drawn(question, value, self._names_draws)
            question.shape(value) if self._last_word else question.read(value)
        except BadAnswer as error:
            known = not question.secret or self._by == "script" or question.who == self._of
            takes = answers_to(question).takes if known else msg("core-said-secret")
            raise error.ahead(question.key, takes) from error
        return Answered(value, self._by, overruling=self._last_word)

    def _may_be_hidden(self, question: Question) -> bool:
        """Whether a plan may not know all that this question takes: what another seat says, and, where something is
        kept from whoever plans, what comes to light."""
        if not self._planner:
            return False
        found = isinstance(question, Draw) or question.nature == "fact"
        return question.who not in (TABLE, self._planner) or (self._guesses and found)

    def _belongs(self, who: str) -> bool:
        """Whether an answer ahead can be meant for a question to this seat: to whoever gave it, or to all; from the
        tablet to any person. What a seat says that the app plays, nobody says for it."""
        engine = self._engine
        return who not in engine.game.app_seats(engine.now) and (TABLE in (who, self._of) or who == self._of)

    def unheard(self, start: int, all_asked: bool) -> Mapping[str, object]:
        """The answers to what was not asked. start: number of the first entry of this change.

        An answer to a question that never came is a mistake where all must be asked, unless it says what was forced
        anyway: then BadAnswer is raised.
        """
        entries = enumerate(self._engine.journal.entries[start:], start)
        heard = {entry.key: (number, entry) for number, entry in entries if isinstance(entry, Said)}
        said = {key: entry.value for key, (_, entry) in heard.items() if self._belongs(entry.who)}
        others = heard.keys() - said.keys()
        left = {key: value for key, value in self._left.items() if key not in said}
        for key, value in self._left.items():
            if key in others:
                raise NotAsked(key)
            if key in left and not all_asked:
                continue
            if key in left:
                raise BadAnswer(msg("core-never-asked", key=brief(key), open=self._engine.snapshot().asks), key)
            forced = list(known) if isinstance(known := said[key], tuple) else known
            if (asked := self._engine.asked(heard[key][0])) is not None:
                value = place_drawn(asked[0], value, self._names_draws)
            if str(forced) != str(value):
                raise BadAnswer(msg("core-forced", key=key, value=str(forced)), key)
        return left


def place_drawn(question: Question, value: object, names_draws: bool) -> object:
    """An answer; of a draw from a face-down pile the place of what it names, where it may be named."""
    if names_draws and isinstance(question, Draw) and question.unseen:
        return question.place_of(value)
    return value
