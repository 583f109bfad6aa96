"""What a value may well be: what other cards of the kind bear, and what the card itself lets expect.

Nothing is filled in by itself: what is likely is offered, and one tap takes it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from companion.core.printed.keypad import Key, Pad
from companion.core.procedures.copied_cards import CardValues, applying
from companion.core.questions.kinds import Field, FieldValue, Form
from companion.ui.questions.copying.form_lines import Values

ENOUGH: Final = 2
"""Other cards that must agree before their value is proposed."""
MOST_MARKED: Final = 3
"""Values that are marked as probable."""
LONG_ROW: Final = 4
"""Values in a row that may go on by itself."""


@dataclass(frozen=True, slots=True)
class Keys:
    """The keys of a number, in order."""

    values: tuple[int, ...]
    probable: frozenset[int]
    """Those that are marked."""
    all: bool
    """Whether there are no other values."""


def neighbours(form: Form, name: str) -> tuple[str, ...]:
    """The values of the row in which a value stands, from the left; it alone where it stands in none."""
    rows = (row.slots for band in form.bands for row in band.rows)
    return next((slots for slots in rows if name in slots), (name,))


def proposed(form: Form, values: Values, cards: Sequence[CardValues], line: Field) -> FieldValue:
    """What a value probably is, None where nothing lets expect it.

    It is that of the line that mostly has the same; else what all other cards have; else what a row goes on with that
    has gone up by one so far, or down.
    """
    if line.same and values.get(line.same) is not None and not _differs(form, values, line):
        return values[line.same]
    seen = [card[line.name] for card in cards if card.get(line.name) is not None]
    if len(seen) >= ENOUGH and all(value == seen[0] for value in seen) and not isinstance(seen[0], list):
        alike: FieldValue = seen[0]
        return alike if line.kind != "words" else None
    return _going_on(form, values, line) if line.kind == "number" else None


def _differs(form: Form, values: Values, line: Field) -> bool:
    """Whether what stands before a value in its row is not as in the lines that mostly have the same."""
    row, lines = neighbours(form, line.name), {each.name: each for each in form.fields}
    before = [lines[name] for name in row[: row.index(line.name)] if name in lines]
    return any(
        each.same
        and None not in (values.get(each.name), values.get(each.same))
        and values[each.name] != values[each.same]
        for each in before
    )


def _going_on(form: Form, values: Values, line: Field) -> int | None:
    row = neighbours(form, line.name)
    at = row.index(line.name)
    before = [values.get(name) for name in row[max(0, at - 2) : at]]
    first, second = before if len(before) == ENOUGH else (None, None)
    if len(row) < LONG_ROW:
        return None
    if not isinstance(first, int) or not isinstance(second, int):
        return _counted(form, values, row[: at + 1])
    following = 2 * second - first
    return following if abs(second - first) == line.step and line.lo <= following <= line.hi else None


def _counted(form: Form, values: Values, row: Sequence[str]) -> int | None:
    """How a row begins that usually counts on from place to place, as long as it does. row: down to the value."""
    lines = {line.name: line for line in form.fields}
    usual = [lines[name].near for name in row if name in lines]
    counts = [n for n in usual if isinstance(n, int) and not isinstance(n, bool)]
    if len(counts) < len(row) or any(values.get(name) != n for name, n in zip(row[:-1], counts, strict=False)):
        return None
    along = neighbours(form, row[-1])
    whole = [lines[name].near for name in along if name in lines]
    rising = all(isinstance(a, int) and isinstance(b, int) and b == a + 1 for a, b in pairwise(whole))
    return counts[-1] if rising else None


def proposals(
    form: Form, values: Values, told: Iterable[str], cards: Sequence[CardValues], lines: Sequence[Field]
) -> dict[str, FieldValue]:
    """What is proposed for the open values among `lines`, each as if those before it were taken, so that it applies.

    Nothing is proposed of what is there or not and has keys that tell what is there.
    """
    switches = {line.name for line in form.fields if line.kind == "switch"}
    taken, known = dict(values), set(told) | {pad.opens for pad in form.pads if pad.opens in switches}
    found: dict[str, FieldValue] = {}
    for line in lines:
        there = line.when is None or taken.get(line.when[0]) in line.when[1]
        if there and taken[line.name] is None and line.name not in known:
            value = proposed(form, taken, cards, line)
            if value is not None:
                found[line.name] = taken[line.name] = value
    return found


def keys_of(form: Form, values: Values, cards: Sequence[CardValues], line: Field, most: int) -> Keys:
    """The keys of a number, at most so many: all its values, else the likeliest ones, with room for one key more."""
    there = range(line.lo, line.hi + 1, line.step)
    expected = proposed(form, values, cards, line)
    row = neighbours(form, line.name)
    counted = Counter(_numbers(card.get(line.name) for card in cards))
    beside = Counter(_numbers([*(card.get(name) for card in cards for name in row), *(values.get(n) for n in row)]))
    ranked = [value for value, _ in counted.most_common()]
    marked = ranked[:MOST_MARKED] if expected is None else [*_numbers([expected]), *ranked[: MOST_MARKED - 1]]
    wanted = dict.fromkeys([*marked, *ranked, *(value for value, _ in beside.most_common())])
    legal = [value for value in wanted if line.lo <= value <= line.hi]
    if len(there) <= most:
        return Keys(tuple(there), frozenset(marked) & frozenset(there), True)
    middle = next(iter(_numbers([line.likely])), there[0])
    near = sorted(there, key=lambda value: (abs(value - middle), value))
    chosen = dict.fromkeys([*legal[: most // 2], *near, *legal])
    return Keys(tuple(sorted(list(chosen)[: most - 1])), frozenset(marked) & frozenset(legal), False)


@dataclass(frozen=True, slots=True)
class ProposedValues:
    """Values that one tap takes as they are proposed."""

    what: str
    """The rest of a "row", of a "band", or as on another "card"."""
    values: Mapping[str, FieldValue]


def bundles(
    form: Form, values: Values, told: Iterable[str], expected: Values, cards: Sequence[CardValues], lit: str
) -> tuple[ProposedValues, ...]:
    """What may be taken together from the lit value on, the fewest values first; of a row or a band only where the lit
    one is among it."""
    row = neighbours(form, lit)
    band = next((band.slots for band in form.bands if lit in band.slots), row)
    found: list[ProposedValues] = []
    for what, slots in (("row", row[row.index(lit) :]), ("band", band[band.index(lit) :])):
        rest = {name: expected[name] for name in slots if name in expected}
        if lit in rest and len(rest) > max(1, len(found[-1].values) if found else 0):
            found.append(ProposedValues(what, rest))
    if form.twins and (like := _like(form, values, set(told), cards)):
        found.append(ProposedValues("card", like))
    return tuple(found)


def _like(form: Form, values: Values, told: Collection[str], cards: Sequence[CardValues]) -> dict[str, FieldValue]:
    """What another card has for everything that nobody has told yet; nothing where none is like what was told."""
    for card in cards:
        if any(card.get(name) is not None and _same(card[name], values[name]) for name in told) or not told:
            left = [line for line in form.fields if line.name not in told and card.get(line.name) is not None]
            return {line.name: line.read(card[line.name]) for line in left if len(left) > 1}
    return {}


def _same(kept: object, value: FieldValue) -> bool:
    return (tuple(kept) if isinstance(kept, list) else kept) == value


def pad_at(form: Form, values: Values, lit: str) -> Pad | None:
    """The keys that tell several values at once where one is lit, as far as these are asked for and apply."""
    lines = {line.name: line for line in form.fields}

    def told(key: Key) -> Key | None:
        if not set(lines).issuperset(name for name, _ in key.values) or not set(lines).issuperset(key.same):
            return None
        same = tuple((name, values.get(lines[name].same)) for name in key.same)
        whole = dict((*key.values, *same))
        applies = {line.name for line in applying(form, {**values, **whole})}
        there = applies.issuperset(whole) and all(value is not None for _, value in same)
        return replace(key, values=(*key.values, *same), same=()) if there else None

    found = next((pad for pad in form.pads if pad.opens == lit), None)
    return None if found is None else found.as_told(told)


def _numbers(values: Iterable[object]) -> list[int]:
    return [value for value in values if isinstance(value, int) and not isinstance(value, bool)]
