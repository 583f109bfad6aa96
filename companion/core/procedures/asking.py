"""Questions by convention: text, note, key and rule are found by the name of a question, so that a plain one takes a
line. What is not said of one is as its class has it."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, Literal, Protocol

from typing_extensions import TypedDict, TypeVar, Unpack

from companion.core.events.announcements import Result
from companion.core.questions.kinds import Choose, Dice, Number, Pick, Roll, YesNo
from companion.core.questions.question_base import Figure, Nature, Option
from companion.core.rules.odds import Odds
from companion.core.rules.verdicts import Verdict
from companion.core.values.messages import Arg, Msg, msg

K = TypeVar("K", bound=str, default=str)

RULE: Final = re.compile(r"[A-Z]+(?:-[A-Z0-9.]+)+")
"""Id of a rule, as descriptions name it."""

WORDS: Final = ("note", "short", "row", "yes", "no", "none", "does")
"""What a question says beside its text."""


class AskOptions(TypedDict, total=False):
    """What any question may say beside its name: how it departs from the convention, and fields of `Ask`."""

    under: str
    """Stands before the name in its key, in a piece of a chapter that asks under the key of its caller."""
    at: str | int
    """Stands behind the name in its key, where the same is asked several times: for whom, or the how manieth it is."""
    key: str
    """The whole key, where neither will do."""
    words: Mapping[str, Arg]
    """Arguments of text and note. Asked by the table (`Context.choose`), they have the `name` of `who` besides."""
    text: str | Msg
    """Another text than that of its name: what stands behind ``-q-``, or a message."""
    note: bool | Msg | None
    rule: str
    """Another rule than the function is about that asks."""
    who: str
    nature: Nature
    about: tuple[str, ...]
    short: Literal[True] | Msg
    forced: bool
    quiet: bool
    charted: bool
    secret: bool
    trail: tuple[Msg, ...]
    sheet: str
    """Name of the sheet on which it stands with others: ``<game>-sheet-<name>`` is its headline, with ``-do`` what its
    main button says, both of the words of the first question, with ``-seldom`` what calls for the rows that seldom
    matter, if it is there."""
    alike: bool
    seldom: bool
    row: Literal[True] | Msg
    stands: Result | None


class OfYesNo(AskOptions, total=False):
    """As `YesNo` has them."""

    default: bool | None
    yes: Literal[True] | Msg
    no: Literal[True] | Msg
    figures: tuple[Figure, ...]


class OfChoose(AskOptions, Generic[K], total=False):
    """As `Choose` has them."""

    default: K | None
    left_out: tuple[Option[K], ...]
    rose: bool
    chart: bool
    at_once: bool
    stays: Msg | None


class OfPick(AskOptions, Generic[K], total=False):
    """As `Pick` has them."""

    default: tuple[K, ...] | None
    lo: int
    hi: int | None
    none: bool | Msg | None
    does: bool | Msg | None
    judge: Callable[[tuple[K, ...]], Verdict] | None
    one_each: bool


class OfNumber(AskOptions, total=False):
    """As `Number` has them."""

    default: int | None
    step: int
    unit: str
    hopes: Callable[[int], Msg | None] | None


class OfRoll(AskOptions, total=False):
    """As `Roll` has them."""

    odds: Callable[[], Odds] | None
    hoped: Callable[[tuple[int, ...]], bool] | None
    luck_of: str
    again: bool


class Asking:
    """The questions of a game, by name. game: with which its texts begin.

    A question called ``landing`` has the key ``landing``, the text ``<game>-q-landing``, and the rule that the function
    names first in its description which makes it. Where `note` is True its note is ``<game>-q-landing-note``; so it is
    with all of `WORDS`. What is otherwise is said (`AskOptions`).
    """

    def __init__(self, game: str) -> None:
        self.game = game

    def yes_no(self, name: str, **aside: Unpack[OfYesNo]) -> YesNo:
        """Yes or no."""
        return YesNo(**self._named(name, aside))

    def choose(self, name: str, options: Iterable[Option[K]], **aside: Unpack[OfChoose[K]]) -> Choose[K]:
        """One of the options. Raises BadAnswer without any."""
        return Choose(options=tuple(options), **self._named(name, aside))

    def pick(self, name: str, options: Iterable[Option[K]], **aside: Unpack[OfPick[K]]) -> Pick[K]:
        """Some of the options. Raises BadAnswer where there are too few."""
        return Pick(options=tuple(options), **self._named(name, aside))

    def number(self, name: str, lo: int, hi: int, **aside: Unpack[OfNumber]) -> Number:
        """A number from `lo` to `hi`. Raises BadAnswer where there is none."""
        return Number(lo=lo, hi=hi, **self._named(name, aside))

    def roll(self, name: str, *dice: Dice, **aside: Unpack[OfRoll]) -> Roll:
        """Dice, in groups."""
        return Roll(dice=dice, **self._named(name, aside))

    def _named(self, name: str, aside: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of a question with what is said of it. Raises ValueError where no rule is found."""
        said = dict(aside)
        parts = (said.pop("under", ""), name, str(said.pop("at", "")))
        text, words = said.pop("text", name), said.pop("words", {})
        asked = text if isinstance(text, Msg) else msg(f"{self.game}-q-{text}", **words)
        for each in WORDS:
            if isinstance(there := said.get(each), bool):
                said |= {each: Msg(f"{asked.key}-{each}", asked.args)} if there else {each: None}
        if sheet := said.pop("sheet", ""):
            said["sheet"] = f"{self.game}-sheet-{sheet}"
        rule = {} if "rule" in said else {"rule": _rule_of_caller(name)}
        return {"key": "-".join(filter(None, parts)), "text": asked, **rule, **said}


class Called(Protocol):
    """Somebody at the table."""

    @property
    def id(self) -> str:
        """Of the seat."""

    @property
    def name(self) -> str:
        """As typed."""


class Seated(Protocol):
    """A state that knows who sits at the table."""

    @property
    def players(self) -> Sequence[Called]:
        """In seating order."""


class Speaking(Protocol):
    """A printed book that knows by which names its game asks."""

    @property
    def q(self) -> Asking:
        """Makes its questions."""


def _rule_of_caller(name: str) -> str:
    """The rule of the function that asks: the first one outside this folder."""
    frame = sys._getframe(1)
    while frame.f_globals.get("__package__") == __package__ and frame.f_back is not None:
        frame = frame.f_back
    described = next(iter(frame.f_code.co_consts), None)  # Python keeps a description there, whatever it belongs to
    found = RULE.match(described) if isinstance(described, str) else None
    if found is None:
        raise ValueError(f"{frame.f_code.co_name} names no rule for the question {name!r}")
    return found[0]
