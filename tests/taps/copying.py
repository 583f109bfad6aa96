"""Taps that it takes to copy a card exactly, known without a browser by what the copying screen offers at each slot."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from typing import Any, Final

from companion.core.procedures.copied_cards import applying
from companion.core.questions.kinds import Field, FieldValue, Form
from companion.core.questions.painted_hexes import HexOffset, painted, spelt
from companion.library.game_registry import game
from companion.library.sample import load_sample
from companion.library.texts import texts_in
from companion.ui.questions.copying.copy_draft import CardDraft
from companion.ui.questions.copying.form_lines import copied, first_values, is_open, lies_open, lit_after, order, turned
from companion.ui.questions.copying.hex_painter import FEW, family, likely, touched
from companion.ui.questions.copying.keypad import most_keys
from companion.ui.questions.copying.likely_values import bundles, keys_of, pad_at, proposals
from companion.ui.questions.kinds.grid_edges import goes_on, places_of, told
from tests.taps.counting import Row

WANTED: Final[Mapping[str, int]] = {"npc-card": 14, "market-tile": 20, "csg-ship": 8}
"""What the review of November 2026 wanted, of an ordinary card."""
USUAL: Final = 20
"""Taps for any other card."""
STROKE: Final = ".."
"""Between the cells over which a finger paints."""
LONGEST_STROKE: Final = 12
"""Cells over which a finger goes before it is lifted."""
Cell = tuple[int, int]
Values = Mapping[str, FieldValue]


def _taps(steps: Sequence[tuple[str, ...]]) -> int:
    """The taps of a card besides the main button, which needs nobody to go on from the last slot."""
    idle = bool(steps) and bool(steps[-1]) and steps[-1][-1].endswith("-next")
    return sum(map(len, steps)) - idle


@dataclass(frozen=True, slots=True)
class Step:
    """What somebody does at a slot. lit: which.  taps: what is tapped, by its identifiers.  told: what that tells.

    typed: written before the last tap.
    """

    lit: str
    taps: tuple[str, ...]
    told: Values
    typed: str = ""


def rows(game_id: str) -> Iterator[Row]:
    """Every kind of which there are invented cards; each card is copied after those before it."""
    played = game(game_id)
    taps: dict[str, list[int]] = defaultdict(list)
    before: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
    for (schema, subject), values in load_sample(played).items():
        form = played.form(schema, subject)
        copier = Copier(form, dict(form.read(dict(values))), before[schema])
        taps[schema].append(_taps([step.taps for step in copier.steps()]) + 1)
        before[schema].append({k: list(v) if isinstance(v, tuple) else v for k, v in values.items()})
    for schema, counts in taps.items():
        yield Row(schema, WANTED.get(schema, USUAL), counts)


@dataclass
class Copier:
    """Reads every value off a card and always taps the key that tells most of them. The main button is left to others.

    card: what is printed; None where nothing is.  cards: others that are in the library.  narrow: whether on a phone.
    """

    form: Form
    card: Values
    cards: Sequence[Mapping[str, Any]] = ()
    narrow: bool = False
    draft: CardDraft = field(default_factory=CardDraft)
    was: str = ""
    """The slot at which something was told last."""

    def steps(self) -> Iterator[Step]:
        """One after the other: what lights up by itself, then what was taken for usual and is not."""
        while True:
            for step in self._by_itself():
                touched = step.typed and not self._lit() and self._wrong() is not None
                yield replace(step, taps=()) if touched else step  # what is written stands there without a key
            line = self._wrong()
            if line is None:
                return
            self.was = line.name
            touch, value = (f"slot-{line.name}",), self.card[line.name]
            if lies_open(line):
                yield from self._turned(line, value)
                continue
            keys = any(pad.opens == line.name for pad in self.form.pads)
            if line.kind == "switch" and not keys:  # which the touch turns over
                yield self._told(Step(line.name, touch, {line.name: value}))
                continue
            yield Step(line.name, touch, {})
            told = self._tapped(line.name) if keys else self._alone(line, value)
            if line.kind == "many":  # nothing lights up after it
                told = replace(told, taps=told.taps[:-1])
            yield self._told(told)

    def _wrong(self) -> Field | None:
        """What was taken for usual and is not; what is asked for once a rule reads it is left out."""
        values = self._values
        there = (line for line in applying(self.form, values) if not line.seldom)
        wrong = (line for line in there if self.card[line.name] not in (None, values[line.name]))
        return next((line for line in wrong if not any(line.name in each.edges for each in self.form.fields)), None)

    def _turned(self, line: Field, value: FieldValue) -> Iterator[Step]:
        """Things that lie open, each turned over by a touch."""
        for option in (each.id for each in line.options):
            now = self._values[line.name]
            there, wanted = (isinstance(each, tuple) and option in each for each in (now, value))
            if there != wanted:
                yield self._told(
                    Step(line.name, (f"slot-{line.name}-{option}",), {line.name: turned(line, option, now)})
                )

    def _by_itself(self) -> Iterator[Step]:
        """What lights up by itself."""
        lit = self._lit()
        while lit:
            if self.card[lit] is None:  # what is not printed is passed over, by a touch of what comes next
                rest = [name for name in self._left if self.card[name] is not None]
                if not rest:
                    break
                lit = rest[0]
                yield Step(lit, (f"slot-{lit}",), {})
            yield self._told(self._tapped(lit))
            lit = self._lit()

    def _told(self, step: Step) -> Step:
        self.draft = self.draft.fill(step.told)
        return step

    @property
    def _values(self) -> dict[str, FieldValue]:
        return self.draft.over(first_values(self.form))

    @property
    def _names(self) -> frozenset[str]:
        return self.draft.names | copied(self.form)

    @property
    def _left(self) -> list[str]:
        """The slots of which nothing is known, as they lie on the card."""
        values, seldom = self._values, {line.name for line in self.form.fields if line.seldom}
        slots = (name for name in order(self.form, values) if name not in seldom)
        return [name for name in slots if is_open(self.form, values, self._names, name)]

    def _lit(self) -> str:
        """The slot that lights up, "" where only such are left as are right or must be touched themselves."""
        lit = lit_after(self.form, self._values, self._names, self.was)
        return lit if lit in self._left else ""

    def _tapped(self, lit: str) -> Step:
        """The best key at a slot that has lit up."""
        self.was = lit
        form, values, lines = self.form, self._values, {line.name: line for line in self.form.fields}
        every = [lines[name] for band in form.bands for name in band.slots]
        expected = proposals(form, values, self._names, self.cards, every)
        offered: list[tuple[str, Mapping[str, Any]]] = [
            (f"{lit}-{each.what}", each.values)
            for each in bundles(form, values, self._names, expected, self.cards, lit)
        ]
        pad = pad_at(form, values, lit)
        for at, row in enumerate(() if pad is None else pad.rows):
            offered += [(f"{lit}-pad-{at}-{place}", dict(key.values)) for place, key in enumerate(row.keys)]
        right = [each for each in offered if all(self._bears(name, value) for name, value in each[1].items())]
        if right:
            name, told = max(right, key=lambda each: len(each[1]))
            return Step(lit, (name,), told)
        step = self._alone(lines[lit], self.card[lit])
        return step if pad is None else Step(lit, (f"{lit}-single", *step.taps), step.told, step.typed)

    def _bears(self, name: str, told: object) -> bool:
        """Whether the card says so; where nothing is printed, nothing may be told."""
        printed = self.card.get(name)
        return printed == told or (printed is None and told in (None, (), 0, False, "none"))

    def _alone(self, line: Field, value: FieldValue) -> Step:
        """A value by itself, its slot being lit."""
        name = line.name
        match value:
            case bool():
                taps: tuple[str, ...] = (f"{name}-{'core-yes' if value else 'core-no'}",)
            case int() if value in self._keys(line):
                taps = (f"{name}-{value}",)
            case int():
                figures = tuple(f"{name}-figure-{'minus' if sign == '-' else sign}" for sign in str(value))
                taps = (f"{name}-other", *figures, *([f"{name}-enter"] if value * 10 <= line.hi else []))
            case str() if line.kind == "words":
                return Step(name, (f"{name}-next",), {name: value}, value)
            case str():
                taps = (f"{name}-{value}",)
            case _ if line.kind == "grid":
                taps = (*self._painted(line, value or ()), *self._edged(line), f"{name}-next")
                return Step(name, taps, {name: value, **{edge: self.card[edge] for edge in line.edges}})
            case _ if line.kind == "hexes":
                return Step(name, tuple(self._brushed(line, value)), {name: value})
            case _:
                now = self._values[name]
                turned = [
                    o.id for o in line.options if (o.id in (value or ())) != (isinstance(now, tuple) and o.id in now)
                ]
                taps = (*(f"{name}-{option}" for option in turned), f"{name}-next")
        return Step(name, taps, {name: value})

    def _keys(self, line: Field) -> tuple[int, ...]:
        """The keys of a number."""
        most = most_keys(texts_in("fr"), line, narrow=self.narrow)
        return keys_of(self.form, self._values, self.cards, line, most).values

    def _edged(self, line: Field) -> Iterator[str]:
        """The numbers along the edges of a grid, place after place, as far as none stands there by itself."""
        for edge in (each for each in self.form.fields if each.name in line.edges):
            places = [tuple(map(int, place.split("/"))) for place in str(self.card[edge.name] or "").split()]
            value: FieldValue = None
            for at, numbers in enumerate(places):
                if at < len(places_of(value)):  # it stands there already
                    continue
                rest = goes_on((edge, value))
                if rest and list(rest) == places[at:]:
                    yield f"{line.name}-numbers-on"
                    break
                yield from (f"{line.name}-numbers-{'-'.join(map(str, key))}" for key in [numbers])
                value = told((edge, value), at, numbers)

    def _brushed(self, line: Field, value: FieldValue) -> Iterator[str]:
        """The brushes and hexes of a drawing, marks before grounds; what most hexes are is left to the main button."""
        wanted, now, lit = painted(value), dict[HexOffset, tuple[str, ...]](), ""
        ground = line.options[0].group
        for option in sorted(line.options, key=lambda each: each.group == ground):
            last = option.group == ground
            missing = [
                place for place, words in wanted.items() if option.id in words and option.id not in now.get(place, ())
            ]
            if last and option.id == line.ground:
                missing = [place for place in missing if place in now]
            if not missing:
                continue
            if len(line.options) > 1:
                yield from self._brush(line, option.id, lit)
                lit = option.id
            for place in missing:
                now = painted(touched(line, place, option.id, spelt(now)))
                yield f"{line.name}-{place[0]}-{place[1]}"

    def _brush(self, line: Field, wanted: str, lit: str) -> Iterator[str]:
        """Takes a brush; one of many numbers by steps from the one that is shown."""
        kind = [option.id for option in line.options if family(option) == wanted.rpartition("-")[0]]
        if len(kind) <= FEW:
            yield f"brush-{wanted}"
            return
        shown = kind.index(lit) if lit in kind else likely(kind, self.form.subject)
        steps = kind.index(wanted) - shown
        sign = "plus" if steps > 0 else "minus"
        yield from [f"brush-{wanted.rpartition('-')[0]}-{sign}"] * abs(steps) or [f"brush-{wanted}"]

    def _painted(self, line: Field, cells: Sequence[str]) -> Iterator[str]:
        """The cells of a grid, brush by brush; the first one lies in the hand. Where there is room for strokes, one
        paints all empty cells that a finger reaches over them and over those that are painted already."""
        done: set[Cell] = set()
        for at, option in enumerate(line.options[1:]):
            spots = [(r, c) for r, row in enumerate(cells) for c, cell in enumerate(row) if cell == option.id]
            if spots and at:
                yield f"{line.name}-{option.id}"
            strokes = [[spot] for spot in spots] if self.narrow else list(_strokes(spots, done))
            for stroke in strokes:
                yield STROKE.join([f"{line.name}-{stroke[0][0]}-{stroke[0][1]}", *(f"{r}-{c}" for r, c in stroke[1:])])
            done |= set(spots)


def _strokes(spots: Sequence[Cell], done: Set[Cell]) -> Iterator[list[Cell]]:
    """The ways of a finger that reaches these cells over each other and over those that are `done`."""
    left = dict.fromkeys(spots)
    while left:
        way = [next(iter(left))]
        del left[way[0]]
        while (
            len(way) < LONGEST_STROKE and (on := _way_on(way[-1], left, done)) and len(way) + len(on) <= LONGEST_STROKE
        ):
            way += on
            for cell in on:
                left.pop(cell, None)
        yield way


def _way_on(cell: Cell, left: Collection[Cell], done: Set[Cell]) -> list[Cell]:
    """The shortest way from a cell to one that is left, over such as are done or will be; empty where there is none."""
    before: dict[Cell, Cell] = {cell: cell}
    front = [cell]
    while front:
        reached: list[Cell] = []
        for row, column in front:
            beside = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
            for other in (each for each in beside if each not in before and (each in left or each in done)):
                before[other] = (row, column)
                if other in left:
                    return _back(other, before)
                reached.append(other)
        front = reached
    return []


def _back(cell: Cell, before: Mapping[Cell, Cell]) -> list[Cell]:
    """The way to a cell, without where it began."""
    way = [cell]
    while before[way[0]] != way[0]:
        way.insert(0, before[way[0]])
    return way[1:]
