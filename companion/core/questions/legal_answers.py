"""Everything that may be answered to a question, as a value: iterate over it, or ask whether something is `in` it.

>>> from companion.core.questions.kinds import Choose, Number, Option
>>> from companion.core.values.messages import msg
>>> from companion.core.rules.verdicts import refused
>>> crew = answers_to(Number(key="crew", text=msg("core-yes"), rule="X-1", lo=1, hi=4))
>>> crew
Numbers(1..4)
>>> list(crew), 3 in crew, 9 in crew
([1, 2, 3, 4], True, False)

Of a choice the ids that may be chosen; any option's verdict is looked up by its id.

>>> shut = Option("west", msg("core-no"), verdict=refused("X-2", msg("core-over")))
>>> open_ = Option("east", msg("core-yes"))
>>> ports = answers_to(Choose(key="port", text=msg("core-yes"), rule="X-1", options=(open_, shut)))
>>> list(ports), "west" in ports, ports["west"].refusals[0].rule
(['east'], False, 'X-2')
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, product

from companion.core.questions.deck_building import BuildDeck
from companion.core.questions.form import MOST_IDS
from companion.core.questions.kinds import Choose, Draw, Field, Form, Number, Pick, Roll, Words, YesNo
from companion.core.questions.question_base import BadAnswer, Option, Question
from companion.core.rules.verdicts import ALLOWED, Verdict
from companion.core.values.messages import Msg, msg

MOST_NAMED = 40
"""How many of the legal answers are named in words."""


@dataclass(frozen=True)
class Answers(ABC):
    """What may be answered, in plain JSON. Iteration gives legal answers one by one, never all at once.

    Where they have no end (texts, drawings, forms) iteration gives an example.
    """

    admits: Callable[[object], bool] = field(repr=False, compare=False)
    """Whether something is one."""
    optional: bool = field(default=False, kw_only=True)
    """None is one too, for what nobody knows."""

    @property
    def refused(self) -> Mapping[str, Verdict]:
        """The options that may not be chosen, each with its verdict; none where there are no options."""
        return {}

    def __contains__(self, value: object) -> bool:
        return self.admits(value)

    def __iter__(self) -> Iterator[object]:
        yield from (each for each in self._listed() if self.admits(each))
        if self.optional:
            yield None

    @abstractmethod
    def _listed(self) -> Iterator[object]:
        """Likely answers one by one."""

    @property
    @abstractmethod
    def takes(self) -> Msg:
        """What may be answered, in words."""


@dataclass(frozen=True, repr=False)
class NumberRange(Answers):
    """Whole numbers from `lo` to `hi` in steps of `step`."""

    lo: int
    hi: int
    step: int = 1

    def __repr__(self) -> str:
        return f"Numbers({self.lo}..{self.hi}{f' by {self.step}' if self.step != 1 else ''})"

    def __len__(self) -> int:
        return len(self.range)

    @property
    def range(self) -> range:
        """The numbers."""
        return range(self.lo, self.hi + 1, self.step)

    def _listed(self) -> Iterator[object]:
        return iter(self.range)

    @property
    def takes(self) -> Msg:
        """What may be answered, in words."""
        return msg("core-takes-number", lo=self.lo, hi=self.hi, step=self.step)


@dataclass(frozen=True, repr=False)
class Choices(Answers):
    """One of several, by its id."""

    verdicts: Mapping[str, Verdict]
    """Of every option, those that are refused too."""

    def __repr__(self) -> str:
        return f"Choices({', '.join(self.allowed)})"

    def __len__(self) -> int:
        return len(self.allowed)

    def __getitem__(self, option: str) -> Verdict:
        """The verdict on an option. Raises KeyError for one that is not offered."""
        return self.verdicts[option]

    @property
    def allowed(self) -> tuple[str, ...]:
        """The options that may be chosen."""
        return tuple(option for option, verdict in self.verdicts.items() if verdict.allowed)

    @property
    def refused(self) -> Mapping[str, Verdict]:
        """The options that may not, each with its verdict."""
        return {option: verdict for option, verdict in self.verdicts.items() if not verdict.allowed}

    def _listed(self) -> Iterator[object]:
        return iter(self.allowed)

    @property
    def takes(self) -> Msg:
        """What may be answered, in words."""
        return msg("core-takes-choice", known=_named(self.allowed))


@dataclass(frozen=True, repr=False)
class Lists(Answers):
    """Several of them at once: a list of `lo` to `hi` ids."""

    of: Choices
    lo: int
    hi: int

    def __repr__(self) -> str:
        return f"Lists({self.lo}..{self.hi} of {', '.join(self.of.allowed)})"

    @property
    def refused(self) -> Mapping[str, Verdict]:
        """The options that may not be among them, each with its verdict."""
        return self.of.refused

    def _listed(self) -> Iterator[object]:
        for size in range(self.lo, min(self.hi, len(self.of)) + 1):
            yield from map(list, combinations(self.of.allowed, size))

    @property
    def takes(self) -> Msg:
        """What may be answered, in words."""
        return msg("core-takes-list", known=_named(self.of.allowed), lo=self.lo, hi=self.hi)


@dataclass(frozen=True, repr=False)
class Rolls(Answers):
    """The natural results of dice, in order."""

    sides: tuple[int, ...]
    """Faces of each."""

    def __repr__(self) -> str:
        return f"Rolls({' '.join(f'd{sides}' for sides in self.sides)})"

    def _listed(self) -> Iterator[object]:
        return map(list, product(*(range(1, sides + 1) for sides in self.sides)))

    @property
    def takes(self) -> Msg:
        """What may be answered, in words."""
        return msg("core-takes-roll", n=len(self.sides), dice=" ".join(f"d{sides}" for sides in self.sides))


@dataclass(frozen=True, repr=False)
class TrueOrFalse(Answers):
    """True or false."""

    def __repr__(self) -> str:
        return "Switch(True, False)"

    def __len__(self) -> int:
        return 2

    def _listed(self) -> Iterator[object]:
        return iter((True, False))

    @property
    def takes(self) -> Msg:
        """What may be answered, in words."""
        return msg("core-takes-yes-no")


@dataclass(frozen=True, repr=False)
class TextAnswers(Answers):
    """A text of at most `longest` letters."""

    longest: int
    example: str
    """One of the right shape."""

    def __repr__(self) -> str:
        return f"Texts(up to {self.longest}, e.g. {self.example!r})"

    def _listed(self) -> Iterator[object]:
        return iter((self.example,))

    @property
    def takes(self) -> Msg:
        """What may be answered, in words."""
        return msg("core-takes-text", longest=self.longest, example=self.example)


@dataclass(frozen=True, repr=False)
class SignRows(Answers):
    """Rows of signs, as a hold or a map is drawn."""

    rows: int
    columns: int
    signs: tuple[str, ...]
    """That a cell may be, the empty one first."""

    def __repr__(self) -> str:
        return f"Drawing({self.rows} x {self.columns} of {' '.join(self.signs)!r})"

    def _listed(self) -> Iterator[object]:
        return iter([sign * self.columns] * self.rows for sign in reversed(self.signs))

    @property
    def takes(self) -> Msg:
        """What may be answered, in words."""
        return msg("core-takes-drawing", rows=self.rows, columns=self.columns, signs=" ".join(self.signs))


@dataclass(frozen=True, repr=False)
class Hexes(Answers):
    """Painted hexes, as a map tile is drawn (`painted_hexes`)."""

    radius: int
    words: tuple[str, ...]
    """That a hex may be."""

    def __repr__(self) -> str:
        return f"Hexes(up to {self.radius} steps of {' '.join(self.words)!r})"

    def _listed(self) -> Iterator[object]:
        return iter([f"0,0 {word}"] for word in self.words)

    @property
    def takes(self) -> Msg:
        """What may be answered, in words."""
        return msg("core-takes-hexes", radius=self.radius, known=" ".join(self.words))


@dataclass(frozen=True, repr=False)
class Ids(Answers):
    """A list of subjects of cards, `most` at most."""

    most: int

    def __repr__(self) -> str:
        return f"Ids(up to {self.most})"

    def _listed(self) -> Iterator[object]:
        yield []

    @property
    def takes(self) -> Msg:
        """What may be answered, in words."""
        return msg("core-takes-ids", most=self.most)


@dataclass(frozen=True, repr=False)
class FormAnswers(Answers):
    """The values of a printed component by the names of its lines."""

    lines: Mapping[str, Answers]
    """What each of them takes."""

    def __repr__(self) -> str:
        return f"Sheet({', '.join(self.lines)})"

    def __getitem__(self, line: str) -> Answers:
        """What a line takes. Raises KeyError for one that is not there."""
        return self.lines[line]

    def _listed(self) -> Iterator[object]:
        yield {name: None if line.optional else next(iter(line), None) for name, line in self.lines.items()}

    @property
    def takes(self) -> Msg:
        """What may be answered, in words."""
        return msg("core-takes-sheet", known=_named(tuple(self.lines)))


@dataclass(frozen=True, repr=False)
class DeckAnswers(Answers):
    """Cards of a collection, each as ``{"schema": …, "subject": …, "record": {…}}``, or the id of a ready muster."""

    schemas: tuple[str, ...]
    """Kinds of card."""
    ready: tuple[str, ...]
    """Ids of those that anybody may take."""

    def __repr__(self) -> str:
        return f"Musters({', '.join(self.ready)}, or cards of {', '.join(self.schemas)})"

    def _listed(self) -> Iterator[object]:
        yield from self.ready
        yield []

    @property
    def takes(self) -> Msg:
        """What may be answered, in words."""
        return msg("core-takes-muster", ready=_named(self.ready) or "—", known=_named(self.schemas))


def answers_to(question: Question) -> Answers:
    """What may be answered to a question. Raises TypeError for a kind that nobody answers."""
    admits = question.admits
    match question:
        case Number(lo=lo, hi=hi, step=step):
            return NumberRange(admits, lo, hi, step)
        case Choose(options=options):
            return _choices(admits, options)
        case Draw(options=options):
            return Choices(admits, {option.id: ALLOWED for option in options})
        case Pick(options=options, lo=lo, most=most):
            return Lists(admits, _choices(admits, options), lo, most)
        case Roll(sides=sides):
            return Rolls(admits, sides)
        case YesNo():
            return TrueOrFalse(admits)
        case Words(longest=longest, example=example):
            return TextAnswers(admits, longest, example)
        case BuildDeck(schemas=schemas, ready=ready):
            return DeckAnswers(admits, schemas, tuple(each.id for each in ready))
        case Form(fields=lines):
            return FormAnswers(admits, {line.name: answers_in(line) for line in lines})
    raise TypeError(f"nobody answers a {type(question).__name__}")


def answers_in(line: Field) -> Answers:
    """What may be written into a line of a form."""

    def admits(value: object) -> bool:
        try:
            line.read(value)
        except BadAnswer:
            return False
        return True

    optional, choices = line.optional, _choices(admits, line.options)
    match line.kind:
        case "number":
            return NumberRange(admits, line.lo, line.hi, line.step, optional=optional)
        case "choice":
            return replace(choices, optional=optional)
        case "many":
            return Lists(admits, choices, 0, len(line.options), optional=optional)
        case "switch":
            return TrueOrFalse(admits, optional=optional)
        case "words":
            return TextAnswers(admits, line.longest, line.example, optional=optional)
        case "ids":
            return Ids(admits, MOST_IDS, optional=optional)
        case "grid":
            return SignRows(admits, line.rows, line.columns, choices.allowed, optional=optional)
        case "hexes":
            return Hexes(admits, line.radius, choices.allowed, optional=optional)


def _choices(admits: Callable[[object], bool], options: Sequence[Option]) -> Choices:
    return Choices(admits, {option.id: option.verdict for option in options})


def _named(ids: Sequence[str]) -> str:
    return ", ".join(ids[:MOST_NAMED]) + (", …" if ids[MOST_NAMED:] else "")
