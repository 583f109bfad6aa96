"""Questions: everything a procedure may ask, with its legal answers.

Nine kinds serve all games: those that stand here, `Form` in `form`, and `BuildDeck` in `deck_building`. A question does
not know who answers it: a finger on the tablet, a phone, virtual dice, the owner's library or a script in a test.
`judgement` is the one gate through which every answer passes: `read`, `admits` and `verdict_on` are readings of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Self, cast

from typing_extensions import TypeVar

from companion.core.questions.form import Field, FieldKind, FieldValue, Form, Record, completed
from companion.core.questions.question_base import (
    CARD,
    TABLE,
    Ask,
    BadAnswer,
    Figure,
    Nature,
    Option,
    Question,
    all_allowed,
    brief,
    card_picture,
    read_id,
    read_whole,
    read_words,
)
from companion.core.rules.odds import Odds
from companion.core.rules.verdicts import ALLOWED, Verdict, require
from companion.core.values.messages import Msg, msg

__all__ = [
    "CARD",
    "TABLE",
    "Ask",
    "BadAnswer",
    "Choose",
    "Dice",
    "Draw",
    "Field",
    "FieldKind",
    "FieldValue",
    "Figure",
    "Form",
    "Nature",
    "Number",
    "Option",
    "Pick",
    "Question",
    "Record",
    "Roll",
    "Words",
    "YesNo",
    "card_picture",
    "completed",
    "is_hex",
]


K = TypeVar("K", bound=str, default=str)


@dataclass(frozen=True, kw_only=True)
class YesNo(Ask[bool]):
    """Yes or no."""

    yes: Msg = field(default_factory=lambda: msg("core-yes"))
    """What a yes is called."""
    no: Msg = field(default_factory=lambda: msg("core-no"))
    """What a no is called."""
    figures: tuple[Figure, ...] = ()
    """What is at stake, before either is said: chances, cost."""

    def shape(self, raw: object) -> bool:
        if isinstance(raw, bool):
            return raw
        raise BadAnswer(msg("core-bad-yesno"))

    def answer_text(self, value: bool) -> Msg:
        return self.yes if value else self.no


@dataclass(frozen=True, kw_only=True)
class Choose(Ask[K]):
    """Exactly one of the options; the answer is its id."""

    options: tuple[Option[K], ...]
    """At least one."""
    left_out: tuple[Option[K], ...] = field(default=(), compare=False)
    """Answers that nobody is shown, so that the list stays short; whoever gives one hears why it is refused."""
    rose: bool = False
    """Those called by the hours of a clock (12, 2, 4, 6, 8, 10) lie around a hexagon, as on a map of hexes."""
    chart: bool = field(default=False, compare=False)
    """Those called by two coordinates ("2,-1") are hexes of the map that the app follows (`is_hex`)."""
    at_once: bool = field(default=False, compare=False)
    """One tap answers, though there are pictures: what follows is known to whoever chooses, and can be undone."""
    stays: Msg | None = None
    """What the default does where it leaves everything as it lies, in few words; None where it does not. News that do
    not fit above such a question are read and the question answered with one tap; the other answers are one away."""

    def __post_init__(self) -> None:
        if not self.options:
            raise BadAnswer(msg("core-nothing-to-choose", question=self.text))

    def shape(self, raw: object) -> K:
        option = next((o for o in (*self.options, *self.left_out) if o.id == read_id(raw)), None)
        if option is None:
            raise BadAnswer(msg("core-bad-option", given=brief(raw)))
        return option.id

    def only(self) -> tuple[K] | None:
        legal = [o.id for o in self.options if o.verdict.allowed]
        return (legal[0],) if len(legal) == 1 and len(self.options) == 1 else None

    def chosen(self, value: K) -> tuple[Option[K], ...]:
        return tuple(option for option in (*self.options, *self.left_out) if option.id == value)

    def without_refusals(self) -> Self:
        return replace(self, options=all_allowed(self.options), left_out=all_allowed(self.left_out))

    def answer_text(self, value: K) -> Msg:
        return next((o.label for o in (*self.options, *self.left_out) if o.id == value), super().answer_text(value))


@dataclass(frozen=True, kw_only=True)
class Pick(Ask[tuple[K, ...]]):
    """A subset of the options; the answer keeps their order."""

    options: tuple[Option[K], ...]
    """From which it is taken."""
    lo: int = 0
    """So many at least."""
    hi: int | None = None
    """So many at most; None for all."""
    none: Msg | None = None
    """The words for picking nothing (e.g. "None of them")."""
    does: Msg | None = None
    """What is done with the picked ones, as the button says it; None where it names or counts them."""
    judge: Callable[[tuple[K, ...]], Verdict] | None = field(default=None, compare=False, repr=False)
    """What the rules say of a whole selection, beside the verdict of each option: called with ids in the order of the
    options, as many as may be picked. None where they say nothing."""
    one_each: bool = False
    """At most one option of each group: another one takes its place."""

    def __post_init__(self) -> None:
        if len(self.options) < self.lo:
            raise BadAnswer(msg("core-nothing-to-choose", question=self.text))

    @property
    def most(self) -> int:
        """So many at most."""
        return len(self.options) if self.hi is None else self.hi

    def judged(self, picked: Collection[str]) -> Verdict:
        """What the rules say of options together, in whatever order they were picked; nothing while they are too few
        or too many."""
        chosen = tuple(option for option in self.options if option.id in picked)
        if not self.lo <= len(chosen) <= self.most:
            return ALLOWED
        if self.one_each and len({option.group for option in chosen}) < len(chosen):
            return require(False, self.rule, msg("core-one-of-each"))
        return ALLOWED if self.judge is None else self.judge(tuple(option.id for option in chosen))

    @property
    def judges(self) -> bool:
        """Whether options that may be picked one by one can be refused together."""
        return self.one_each or self.judge is not None

    def beside(self, picked: Sequence[K], option: K) -> tuple[K, ...]:
        """What of the picked options stays when another one joins them."""
        if not self.one_each:
            return tuple(picked)
        groups = {each.id: each.group for each in self.options}
        return tuple(each for each in picked if groups[each] != groups[option])

    def shape(self, raw: object) -> tuple[K, ...]:
        if not isinstance(raw, list | tuple):
            raise BadAnswer(msg("core-bad-pick"))
        there, given = [o.id for o in self.options], [read_id(item) for item in raw]
        if wrong := [item for item in given if item not in there]:
            raise BadAnswer(msg("core-bad-option", given=brief(wrong[0])))
        chosen = tuple(o.id for o in self.options if o.id in given)
        if not self.lo <= len(chosen) <= self.most:
            raise BadAnswer(msg("core-bad-count", lo=self.lo, hi=self.most, given=len(chosen)))
        return chosen

    def only(self) -> tuple[tuple[K, ...]] | None:
        return ((),) if not self.options and self.admits(()) else None

    def chosen(self, value: tuple[K, ...]) -> tuple[Option[K], ...]:
        return tuple(option for option in self.options if option.id in value)

    def verdict_on(self, value: tuple[K, ...]) -> Verdict:
        return super().verdict_on(value) & self.judged(value)

    def without_refusals(self) -> Self:
        return replace(self, options=all_allowed(self.options), judge=None, one_each=False)

    def answer_text(self, value: tuple[K, ...]) -> Msg:
        if not value:
            return self.none or msg("core-nothing")
        return msg("core-said-list", items=tuple(o.label for o in self.options if o.id in value))


@dataclass(frozen=True, kw_only=True)
class Number(Ask[int]):
    """A whole number."""

    lo: int = 0
    """The smallest."""
    hi: int
    """The largest."""
    step: int = 1
    """Only every so many, counted from the smallest."""
    unit: str = ""
    """Picture name of what is counted, "" for none."""
    keys: tuple[int, ...] = ()
    """Those of which somebody who reads it off a component will probably tell one: each answers at once; any other is
    typed."""
    hopes: Callable[[int], Msg | None] | None = field(default=None, compare=False, repr=False)
    """What may come of a number, such as the chance of so many people; None where that is nothing to weigh."""

    def __post_init__(self) -> None:
        if self.hi < self.lo:
            raise BadAnswer(msg("core-nothing-to-choose", question=self.text))

    def shape(self, raw: object) -> int:
        number = read_whole(raw)
        if number is None or not self.lo <= number <= self.hi or (number - self.lo) % self.step:
            raise BadAnswer(msg("core-bad-number", lo=self.lo, hi=self.hi, step=self.step))
        return number

    def only(self) -> tuple[int] | None:
        return (self.lo,) if self.lo == self.hi else None

    def answer_text(self, value: int) -> Msg:
        return msg("core-said-number", n=value)


@dataclass(frozen=True, slots=True)
class Dice:
    """A group of dice that share one modifier."""

    label: Msg
    """What they are rolled for."""
    count: int
    """How many dice."""
    sides: int = 12
    """Faces of each."""
    bonus: int = 0
    """Added to each."""
    hit_from: int | None = None
    """Natural result from which a die counts as a hit, for the eye only; above its faces where none can hit. None where
    there are no hits."""
    feared: bool = False
    """Whoever rolls hopes that they miss: a storm, the dice of the other side."""
    of: str = ""
    """With what they are thrown, a gun for example, or for whom, where that decides how many of one roll there are: it
    keeps its dice, however many the others throw (`core.procedures.dice_seeds`)."""


@dataclass(frozen=True, kw_only=True)
class Roll(Ask[tuple[int, ...]]):
    """Dice to be rolled; the answer is the natural results, group after group."""

    dice: tuple[Dice, ...]
    """In groups."""
    nature: Nature = "chance"
    """Always chance."""
    odds: Callable[[], Odds] | None = field(default=None, compare=False, repr=False)
    """What the roll may bring, worked out when somebody looks; None where the rules do not tell."""
    hoped: Callable[[tuple[int, ...]], bool] | None = field(default=None, compare=False, repr=False)
    """Whether a result is what its roller hopes for; None where the dice that hit tell, or nothing does."""
    luck_of: str = ""
    """The seat whose luck it is, "" for whoever is asked."""
    again: bool = False
    """A rule has the dice of a roll thrown once more; who does without keeps them for no other roll."""

    @property
    def sides(self) -> tuple[int, ...]:
        """Number of faces of every single die, in order."""
        return tuple(group.sides for group in self.dice for _ in range(group.count))

    def shape(self, raw: object) -> tuple[int, ...]:
        sides = self.sides
        if not isinstance(raw, list | tuple) or len(raw) != len(sides):
            raise BadAnswer(msg("core-bad-roll-count", count=len(sides)))
        rolled = []
        for value, faces in zip(raw, sides, strict=True):
            face = read_whole(value)
            if face is None or not 1 <= face <= faces:
                raise BadAnswer(msg("core-bad-roll", sides=faces, given=brief(value)))
            rolled.append(face)
        return tuple(rolled)

    def only(self) -> tuple[tuple[int, ...]] | None:
        return ((),) if not self.sides else None

    def answer_text(self, value: tuple[int, ...]) -> Msg:
        return msg("core-said", text=" ".join(map(str, value)))


@dataclass(frozen=True, kw_only=True)
class Draw(Ask[K]):
    """One card or token drawn from a pile; the answer is its id."""

    options: tuple[Option[K], ...]
    """What may come up."""
    weights: tuple[int, ...] = ()
    """Copies of each left in the pile; () for one of each."""
    unseen: bool = False
    """The options are places, and nobody sees what lies there; the app deals, however the table rolls its dice. An
    earlier version may have written down the thing itself, which is taken as it is (`written`)."""
    things: Callable[[], Sequence[str]] | None = field(default=None, compare=False, repr=False)
    """What lies at the places that are offered, in their order, for whoever deals; None where the options say it."""
    named: bool = field(default=False, repr=False)
    """What an earlier version wrote down is taken, too."""
    nature: Nature = "chance"
    """Always chance."""

    def __post_init__(self) -> None:
        if not self.options:
            raise BadAnswer(msg("core-nothing-to-choose", question=self.text))

    def shape(self, raw: object) -> K:
        wanted = read_id(raw)
        for option in self.options:
            if option.id == wanted:
                return option.id
        if self.named and isinstance(raw, str):
            return cast(K, raw)  # what an earlier version wrote down
        raise BadAnswer(msg("core-bad-card", given=brief(raw)))

    def lenient(self) -> Self:
        return replace(self, named=self.unseen)

    def place_of(self, raw: object) -> object:
        """Where the thing lies that is named, for a program that says what is drawn face down. A place is taken as
        such, so what is called by a number is named as ``{"card": 6}``.

        Raises BadAnswer, naming what lies there, for what does not.
        """
        wanted = read_id(raw["card"] if isinstance(raw, Mapping) and raw.keys() == {"card"} else raw)
        if self.things is None or (not isinstance(raw, Mapping) and any(o.id == wanted for o in self.options)):
            return raw
        there = self.things()
        if wanted not in there:
            raise BadAnswer(msg("core-bad-draw", given=brief(wanted), known=", ".join(dict.fromkeys(there))))
        return self.options[there.index(wanted)].id

    def only(self) -> tuple[K] | None:
        return (self.options[0].id,) if len(self.options) == 1 else None

    def answer_text(self, value: K) -> Msg:
        return next((o.label for o in self.options if o.id == value), super().answer_text(value))


@dataclass(frozen=True, kw_only=True)
class Words(Ask[str]):
    """A short text typed by a person: a name, a note."""

    longest: int = 60
    """Letters at most."""
    example: str = "Nina"
    """One of the right shape."""

    def shape(self, raw: object) -> str:
        said = read_words(raw, self.longest)
        if said is None:
            raise BadAnswer(msg("core-bad-words", longest=self.longest))
        return said


def is_hex(option: str) -> bool:
    """Whether an answer names a hex by its two coordinates, or that hex and how something lies there turned."""
    return re.fullmatch(r"-?[0-9]+,-?[0-9]+(,[0-9]+)?", option) is not None
