"""Questions: everything a procedure may ask, with its legal answers.

Nine kinds serve all games: those that stand here, and `BuildDeck` in `deck_building`. A question does not know who
answers it: a finger on the tablet, a phone, virtual dice, the owner's library or a script in a test. `judgement` is the
one gate through which every answer passes: `read`, `admits` and `verdict_on` are readings of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final, Literal, Self, cast

from typing_extensions import TypeVar

from companion.core.printed.card_layout import Band, Row, kept
from companion.core.printed.keypad import Pad
from companion.core.questions.painted_hexes import read_hexes
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
    is_subject,
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


LONGEST_LINE = 80
"""Letters in a line of words of a form."""

MOST_IDS = 200
"""Entries in a line of ids."""

FieldKind = Literal["number", "choice", "many", "words", "switch", "grid", "hexes", "ids"]
"""ids: subjects of cards, in the order given, any of them several times; no form writes them."""
DRAWN: Final = ("grid", "hexes")
"""Kinds of which a list is one drawing: it is replaced as a whole and never grows."""
FieldValue = int | str | bool | tuple[str, ...] | None
Record = tuple[tuple[str, FieldValue], ...]


def completed(
    record: Mapping[str, FieldValue], part: Mapping[str, FieldValue], fields: Sequence[Field] = ()
) -> dict[str, FieldValue]:
    """A record with what was copied later: new values replace older ones, lists grow, unknown ones change nothing.

    fields: lines of the form, as far as any of them is drawn.
    """
    drawn = {line.name for line in fields if line.kind in DRAWN}
    merged = dict(record)
    for name, value in part.items():
        old = merged.get(name)
        if isinstance(value, tuple | list) and isinstance(old, tuple | list) and name not in drawn:
            merged[name] = (*old, *(item for item in value if item not in old))
        elif value is not None or name not in merged:
            merged[name] = value
    return merged


@dataclass(frozen=True, slots=True)
class Field:
    """One line of a form made for copying a card quickly."""

    name: str
    """Of the value in the record."""
    label: Msg
    """In words."""
    kind: FieldKind
    """What is filled in."""
    lo: int = 0
    """Smallest number."""
    hi: int = 99
    """Largest number."""
    step: int = 1
    """From one number to the next on the screen."""
    options: tuple[Option, ...] = ()
    """Of a choice, of many; of a grid what a cell may be, each with a single sign as its id, the empty one first; of
    hexes what they may be, of each group one and of those without a group any."""
    optional: bool = True
    """The value may stay unknown (None)."""
    when: tuple[str, tuple[FieldValue, ...]] | None = None
    """Name of a line above, and its values with which this one is shown at all; None for always."""
    picture: str = ""
    """What stands beside the line, "" for nothing; what draws painted hexes."""
    start: FieldValue = None
    """What the line shows at first."""
    near: FieldValue = None
    """Where a stepper begins when it is first touched; the line itself shows nothing until then, so that no value is
    stored that nobody has read."""
    icons: bool = False
    """The options are told apart by their pictures, as on the card."""
    rows: int = 0
    """Of a grid, which spells its cells row by row."""
    columns: int = 0
    """Of a grid."""
    radius: int = 0
    """Of hexes: how many steps they may lie away from the one in the middle."""
    within: tuple[str, str, str] | None = None
    """Of hexes: schema, subject and line of the card that says which there are; None where that is what is told."""
    ground: str = ""
    """Of hexes: the option that most of them are, "" for none."""
    upon: tuple[tuple[str, str], ...] = ()
    """Of hexes: options that stand upon another ground than most, with that ground."""
    edges: tuple[str, ...] = ()
    """Of a grid: names of the lines of words that say what is printed along its left and its lower edge: place after
    place from the top or from the left with a space between, numbers of one place with a stroke between; these lines
    have the smallest and the largest number."""
    same: str = ""
    """Name of another line that mostly has the same value, "" for none."""
    rest: FieldValue = None
    """What it is where others are told and this one is not, because nothing is printed there then; None where that
    cannot be known."""
    longest: int = LONGEST_LINE
    """Letters of words at most."""
    pattern: str = ""
    """Of words: a regular expression that the whole of them must match, "" for any."""
    example: str = "Nina"
    """Of words: some of the right shape."""

    @property
    def likely(self) -> FieldValue:
        """The first value of a line that is unknown and touched."""
        return self.start if self.start is not None else self.near

    def fits(self, words: str) -> bool:
        """Whether words have the shape that the line demands."""
        return not self.pattern or re.fullmatch(self.pattern, words) is not None

    def read(self, raw: object) -> FieldValue:
        """The value in its proper type; raises BadAnswer naming the field."""
        if raw is None:
            if self.optional:
                return None
            raise self._bad()
        ids = [option.id for option in self.options]
        match self.kind:
            case "number" if (number := read_whole(raw)) is not None and self.lo <= number <= self.hi:
                return number
            case "switch" if isinstance(raw, bool):
                return raw
            case "words" if (said := read_words(raw, self.longest)) is not None and self.fits(said):
                return said
            case "choice" if read_id(raw) in ids:
                return str(raw)
            case "many" if isinstance(raw, list | tuple) and all(read_id(item) in ids for item in raw):
                return tuple(str(item) for item in raw)
            case "ids" if isinstance(raw, list | tuple) and len(raw) <= MOST_IDS and all(map(is_subject, raw)):
                return tuple(str(item) for item in raw)
            case "grid" if isinstance(raw, list | tuple) and len(raw) <= self.rows:
                cells = tuple(str(row).ljust(self.columns, ids[0]) for row in (*raw, *[""] * (self.rows - len(raw))))
                if all(len(row) == self.columns and set(row) <= set(ids) for row in cells):
                    return cells if set("".join(cells)) != {ids[0]} or not self.optional else None
            case "hexes" if (hexes := read_hexes(raw, self.options, self.radius)) is not None:
                return hexes if hexes or not self.optional else None
        raise self._bad()

    def _bad(self) -> BadAnswer:
        """What the line takes, in words."""
        match self.kind:
            case "number":
                return BadAnswer(msg("core-bad-field", field=self.label, lo=self.lo, hi=self.hi))
            case "choice" | "many":
                ids = ", ".join(option.id for option in self.options)
                return BadAnswer(msg(f"core-bad-field-{self.kind}", field=self.label, known=ids))
            case "words" if self.pattern:
                return BadAnswer(msg("core-bad-field-shape", field=self.label, example=self.example))
            case "words":
                return BadAnswer(msg("core-bad-field-words", field=self.label, longest=self.longest))
            case "switch":
                return BadAnswer(msg("core-bad-field-switch", field=self.label))
            case "ids":
                return BadAnswer(msg("core-bad-field-ids", field=self.label, most=MOST_IDS))
            case "grid":
                signs = " ".join(option.id for option in self.options)
                size = {"rows": self.rows, "columns": self.columns}
                return BadAnswer(msg("core-bad-field-grid", field=self.label, signs=signs, **size))
            case "hexes":
                known = " ".join(option.id for option in self.options)
                return BadAnswer(msg("core-bad-field-hexes", field=self.label, radius=self.radius, known=known))


@dataclass(frozen=True, kw_only=True)
class Form(Ask[Record]):
    """A printed component to be copied once. The answer is one value per field, in order."""

    schema: str
    """Kind of component (e.g. ``npc-card``)."""
    subject: str
    """Which copy of it."""
    fields: tuple[Field, ...]
    """Its lines."""
    layout: tuple[Band, ...] = ()
    """Where its lines stand on the component, from the top; lines that it does not name stand below, one by one."""
    across: int = 1
    """How many of these bands lie beside each other."""
    pads: tuple[Pad, ...] = ()
    """Keys that tell several values at once, by the line at which they are offered."""
    twins: bool = False
    """Components of this kind mostly bear the same, so that one may be told to be like another."""
    now: tuple[str, ...] | None = None
    """The lines that matter now, by name, where the others can wait until they matter; None where all of them do. A
    table that copies whole cards is asked for all of them in any case, another for none where none matters now."""
    part: bool = False
    """The fields are only some of the component's, those that are needed now; the others stay as they are."""
    needed: bool = True
    """False for a component that only the library is asked for; where it does not know it, everything stays unknown and
    nobody is bothered."""
    kept: bool = True
    """Whether the library keeps it; a counter without a name is told and forgotten."""
    retired: tuple[str, ...] = ()
    """Lines of earlier days, passed over in what was copied then."""
    nature: Nature = "datum"
    """Always a datum."""

    @cached_property
    def bands(self) -> tuple[Band, ...]:
        """The component as it lies on the table, with everything that is asked of it and nothing else.

        Lines along the edges of a grid have no place of their own.
        """
        names = {line.name for line in self.fields}
        along = {edge for line in self.fields if line.edges and names.issuperset(line.edges) for edge in line.edges}
        placed = {name for band in self.layout for name in band.slots} | along
        rest = tuple(Row((line.name,), line.label, line.picture) for line in self.fields if line.name not in placed)
        return tuple(kept((*self.layout, *([Band(rest)] if rest else [])), (names - along).__contains__))

    @property
    def waiting(self) -> bool:
        """Whether none of its lines matters now, so that it can stay as it is until one does."""
        return self.now == () and self.needed and not self.part

    def pressing(self) -> Self:
        """The same component with only the lines that matter now."""
        names = self.now if self.now is not None else [line.name for line in self.fields]
        return replace(self, fields=tuple(line for line in self.fields if line.name in names), note=None, now=None)

    def shape(self, raw: object) -> Record:
        names = [line.name for line in self.fields]
        given = _record(raw)
        if given is None:
            raise BadAnswer(msg("core-bad-record", known=", ".join(names)))
        values = {key: value for key, value in given.items() if key not in self.retired}
        if unknown := [key for key in values if key not in names]:
            raise BadAnswer(msg("core-bad-form", field=brief(unknown[0]), known=", ".join(names)))
        read: dict[str, FieldValue] = {}
        for line in self.fields:
            shown = line.when is None or read.get(line.when[0]) in line.when[1]
            read[line.name] = line.read(values.get(line.name)) if shown else None
        return tuple(read.items())

    def only(self) -> tuple[Record] | None:
        return None if self.needed else (self.read({}),)

    def answer_text(self, value: Record) -> Msg:
        return msg("core-said-form", known=sum(v is not None for _, v in value))


def _record(raw: object) -> dict[str, object] | None:
    """Values by field name, given as such or as pairs of both; None for anything else."""
    if isinstance(raw, Mapping):
        return {brief(key): value for key, value in raw.items()}
    if not isinstance(raw, list | tuple) or not all(isinstance(each, list | tuple) and len(each) == 2 for each in raw):
        return None
    return {brief(key): value for key, value in raw}
