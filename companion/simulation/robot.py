"""A robot that answers any question legally and at random: for simulated evenings and the tests of the laws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from companion.core.procedures.menus import LAST, Menu
from companion.core.questions.deck_building import BuildDeck
from companion.core.questions.kinds import Choose, Draw, Field, Form, Number, Option, Pick, Question, Roll, Words, YesNo
from companion.core.questions.legal_answers import answers_to
from companion.core.questions.painted_hexes import fitting

RARELY = 0.03
"""Weight of what one does as a last resort."""
LESS = 0.3
"""How often a card of a ready muster is left out."""
TRIES = 5
"""Selections at random before one is looked for that the rules admit."""


class Robot:
    """Random legal answers from a seed."""

    def __init__(
        self, seed: int | str, likes: Mapping[str, float] | None = None, *, main: float = 0.0, unknown: float = 0.0
    ) -> None:
        self.chance = Random(seed)
        self.likes = dict(likes or {})
        """Weights of menu options by id, or by the part of it before the first "-"; 1.0 for those not named."""
        self.main = main
        """How often it takes what the big button of a menu stands for."""
        self.unknown = unknown
        """How often it leaves a value unknown that may stay so."""

    def chosen(self, questions: Sequence[Question]) -> Question | None:
        """The question that is answered next; None when the evening is over."""
        if len(questions) < 2:
            return next(iter(questions), None)
        return self.chance.choice(questions)

    def answer(self, question: Question) -> object:
        """Some legal answer, as plain JSON."""
        chance = self.chance
        match question:
            case Menu() if question.admits(question.main) and self._happens(self.main):
                return question.main
            case Menu():
                legal = [o for o in question.options if o.verdict.allowed]
                return chance.choices([o.id for o in legal], [self._liking(option) for option in legal])[0]
            case Choose():
                return chance.choice([o.id for o in question.options if o.verdict.allowed])
            case Draw():
                return chance.choice([o.id for o in question.options])
            case Pick():
                return self._picked(question)
            case Number():
                return chance.randrange(question.lo, question.hi + 1, question.step)
            case Roll():
                return [chance.randint(1, sides) for sides in question.sides]
            case YesNo():
                return chance.random() < 0.5
            case Words():
                return question.example
            case Form():
                return self._copied(question)
            case BuildDeck():
                return self._mustered(question)
        raise TypeError(f"no answer is known to a {type(question).__name__}")

    def _liking(self, option: Option) -> float:
        usual = RARELY if option.group == LAST else 1.0
        return self.likes.get(option.id, self.likes.get(option.id.split("-")[0], usual))

    def _happens(self, share: float) -> bool:
        return share > 0 and self.chance.random() < share

    def _picked(self, pick: Pick) -> object:
        """Some of the options: at random while the rules admit them together, else the first that they do admit."""
        legal = [option.id for option in pick.options if option.verdict.allowed]
        most = min(len(legal), pick.most)
        some: list[str] = []
        for _ in range(TRIES):
            some = self.chance.sample(legal, self.chance.randint(min(pick.lo, most), most))
            if pick.admits(some):
                return some
        return next(iter(answers_to(pick)), some)

    def _mustered(self, muster: BuildDeck) -> object:
        """A muster that is ready, now and then without one of its cards."""
        if not muster.ready:
            return []
        ready = self.chance.choice(muster.ready)
        left = [card.plain for card in ready.cards]
        if len(left) > 1 and self._happens(LESS):
            del left[self.chance.randrange(len(left))]
            if muster.admits(left):
                return left
        return ready.id

    def _copied(self, form: Form) -> dict[str, object]:
        left = {line.name for line in form.fields if line.optional and self._happens(self.unknown)}
        return {line.name: None if line.name in left else self.fill(line) for line in form.fields}

    def fill(self, line: Field) -> object:
        """Some value that a line of a form or a correction may have."""
        match line.kind:
            case "number":
                return self.chance.randrange(line.lo, line.hi + 1, line.step)
            case "choice":
                return self.chance.choice([option.id for option in line.options])
            case "many":
                return [option.id for option in line.options if self.chance.random() < 0.3]
            case "switch":
                return self.chance.random() < 0.5
            case "words":
                return line.example
            case "ids":
                return [f"card-{self.chance.randint(1, 99)}" for _ in range(self.chance.randint(0, 3))]
            case "grid":
                signs = [option.id for option in line.options]
                return ["".join(self.chance.choices(signs, k=line.columns)) for _ in range(line.rows)]
            case "hexes":
                return self._painted(line)

    def _painted(self, line: Field) -> list[str]:
        """Some of the hexes around the middle, each with one or two words that it can have."""
        found = []
        for q, r in ((0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)):
            some = self.chance.sample(line.options, min(2, len(line.options)))
            words = fitting([option.id for option in some], line.options) or (some[0].id,)
            if self.chance.random() < 0.8:
                found.append(f"{q},{r} {' '.join(words)}")
        return found
