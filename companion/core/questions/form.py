"""A printed component that is copied once: the question for it, line by line, and what of a record each line takes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Literal, Self

from companion.core.printed.card_layout import Band, Row, kept
from companion.core.printed.keypad import Pad
from companion.core.questions.painted_hexes import read_hexes
from companion.core.questions.question_base import (
    Ask,
    BadAnswer,
    Nature,
    Option,
    brief,
    is_subject,
    read_id,
    read_whole,
    read_words,
)
from companion.core.values.messages import Msg, msg

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
    seldom: bool = False
    """Nobody is led to it where the whole component is copied: it is asked for once a rule reads it."""
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

    @cached_property
    def whole_keys(self) -> Pad | None:
        """The keys of which each tells all that is asked; None where there are none."""
        names = {line.name for line in self.fields}
        found = (pad.kept(lambda key: {name for name, _ in key.values} == names) for pad in self.pads)
        return next(filter(None, found), None)

    @property
    def waiting(self) -> bool:
        """Whether none of its lines matters now, so that it can stay as it is until one does."""
        return self.now == () and self.needed and not self.part

    def pressing(self) -> Self:
        """The same component with only the lines that matter now."""
        names = self.now if self.now is not None else [line.name for line in self.fields]
        pressing = tuple(replace(line, seldom=False) for line in self.fields if line.name in names)
        return replace(self, fields=pressing, note=None, now=None)

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
