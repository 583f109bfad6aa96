"""What a value may well be: what other cards of the kind bear, and what the card itself lets expect.

Nothing is filled in by itself: what is likely is offered, and one tap takes it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.core.questions import Field, FieldValue, Form
from companion.ui.questions.copying.slots import Values

CardValues = Mapping[str, Any]
ENOUGH: Final = 2
"""Other cards that must agree before their value is proposed."""
MOST_MARKED: Final = 3
"""Values that are marked as probable."""
LONG_ROW: Final = 4
"""Values in a row that may go on by itself."""


@dataclass(frozen=True, slots=True)
class Keys:
    """The keys of a number, in order. probable: those that are marked.  all: whether there are no other values."""

    values: tuple[int, ...]
    probable: frozenset[int]
    all: bool


def neighbours(form: Form, name: str) -> tuple[str, ...]:
    """The values of the row in which a value stands, from the left; it alone where it stands in none."""
    rows = (row.slots for band in form.bands for row in band.rows)
    return next((slots for slots in rows if name in slots), (name,))


def proposed(form: Form, values: Values, cards: Sequence[CardValues], line: Field) -> FieldValue:
    """What a value probably is, None where nothing lets expect it.

    It is that of the line that mostly has the same; else what all other cards have; else what a row goes on with that
    has gone up by one so far, or down.
    """
    if line.same and values.get(line.same) is not None:
        return values[line.same]
    seen = [card[line.name] for card in cards if card.get(line.name) is not None]
    if len(seen) >= ENOUGH and all(value == seen[0] for value in seen) and not isinstance(seen[0], list):
        alike: FieldValue = seen[0]
        return alike if line.kind != "words" else None
    return _going_on(form, values, line) if line.kind == "number" else None


def _going_on(form: Form, values: Values, line: Field) -> int | None:
    row = neighbours(form, line.name)
    at = row.index(line.name)
    before = [values.get(name) for name in row[max(0, at - 2) : at]]
    first, second = before if len(before) == ENOUGH else (None, None)
    if len(row) < LONG_ROW or not isinstance(first, int) or not isinstance(second, int):
        return None
    following = 2 * second - first
    return following if abs(second - first) == line.step and line.lo <= following <= line.hi else None


def proposals(
    form: Form, values: Values, told: Iterable[str], cards: Sequence[CardValues], lines: Sequence[Field]
) -> dict[str, FieldValue]:
    """What is proposed for the open values among `lines`, each as if those before it were taken."""
    taken, known = dict(values), set(told)
    found: dict[str, FieldValue] = {}
    for line in lines:
        if taken[line.name] is None and line.name not in known:
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


def _numbers(values: Iterable[object]) -> list[int]:
    return [value for value in values if isinstance(value, int) and not isinstance(value, bool)]
