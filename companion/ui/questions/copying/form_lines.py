"""What a form holds while it is being filled: which of its lines apply, in which order, and what is still missing."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from companion.core.procedures.copied_cards import applying
from companion.core.questions.kinds import Field, FieldValue, Form

Values = Mapping[str, FieldValue]
FEW_PICTURES = 3
"""Things that have room in one slot."""


def first_values(form: Form) -> dict[str, FieldValue]:
    """What a form shows at first: the likely record, else each line's start. No value is made up."""
    likely = dict(form.default or ())
    return {line.name: likely.get(line.name, line.start) for line in form.fields}


def copied(form: Form) -> frozenset[str]:
    """The names of the values that were copied of the component before."""
    return frozenset(name for name, value in form.default or () if value is not None)


def lacking(form: Form, values: Values) -> tuple[Field, ...]:
    """The lines that must be filled, or written otherwise, before the card can be put away."""
    return tuple(line for line in applying(form, values) if _lacks(line, values[line.name]))


def _lacks(line: Field, value: FieldValue) -> bool:
    if value in (None, ""):
        return not line.optional
    return line.kind == "words" and not line.fits(str(value).strip())


def order(form: Form, values: Values) -> tuple[str, ...]:
    """The names of the lines that apply, as they lie on the component."""
    there = {line.name for line in applying(form, values)}
    return tuple(name for band in form.bands for name in band.slots if name in there)


def is_open(form: Form, values: Values, told: Collection[str], name: str) -> bool:
    """Whether nothing is known of a value, and nobody has said that it cannot be read."""
    edges = next(line.edges for line in form.fields if line.name == name)
    along = any(_lacks(line, values[line.name]) for line in form.fields if line.name in edges)
    return (values[name] in (None, "") and name not in told) or along


def lit_after(form: Form, values: Values, told: Collection[str], name: str = "") -> str:
    """The value that is copied next: the next open one, from the top again at the end; then what was only taken as
    likely, down to the end; "" where nothing is left. name: what was copied last.

    A name comes last where it is all that is written on a card, since letters take another hand than keys; what people
    put together out of cards has its name first.
    """
    seldom = {line.name for line in form.fields if line.seldom}
    slots = tuple(slot for slot in order(form, values) if slot == name or slot not in seldom)
    at = slots.index(name) + 1 if name in slots else 0
    turned = (*slots[at:], *slots[: at - 1 if at else 0])
    written = [line.name for line in form.fields if line.kind == "words"]
    left = [slot for slot in turned if is_open(form, values, told, slot)]
    if len(written) == 1 and all(line.kind != "ids" for line in form.fields):
        left.sort(key=written.__contains__)
    still = left[0] if left else ""
    return still or next((slot for slot in slots[at:] if slot not in told), "")


def progress(form: Form, values: Values, told: Collection[str]) -> tuple[int, int]:
    """How many values are there or known to be illegible, of how many."""
    seldom = {line.name for line in form.fields if line.seldom}
    slots = [slot for slot in order(form, values) if slot not in seldom]
    return sum(not is_open(form, values, told, slot) for slot in slots), len(slots)


def filled(values: Values) -> dict[str, object]:
    """Values as an answer: an empty line of writing is unknown."""
    return {name: None if value == "" else value for name, value in values.items()}


def lies_open(line: Field) -> bool:
    """Whether the few things of which any may be printed lie side by side, each turned over by a touch."""
    return line.kind == "many" and line.icons and line.start is not None and len(line.options) <= FEW_PICTURES


def turned(line: Field, option: str, value: FieldValue) -> FieldValue:
    """The value once one of the things that lie open is turned over."""
    there = value if isinstance(value, tuple) else ()
    return tuple(each.id for each in line.options if (each.id in there) != (each.id == option))
