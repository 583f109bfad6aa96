"""A card half copied: what was told of it so far, and the way back, step by step. It outlives the screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from companion.core.questions.kinds import BadAnswer, Field, FieldValue, Form
from companion.core.values.plain_json import JsonObject

MOST_STEPS: Final = 200
"""So many steps can be undone."""


@dataclass(frozen=True, slots=True)
class FormerValue:
    """What a value was before it was told: `told` says whether anybody had told it at all."""

    name: str
    before: FieldValue
    told: bool


TapChanges = tuple[FormerValue, ...]
"""What one tap has changed."""


@dataclass(frozen=True, slots=True)
class CardDraft:
    """"""

    told: tuple[tuple[str, FieldValue], ...] = ()
    """The values that somebody has told, by name; None for one that cannot be read."""
    steps: tuple[TapChanges, ...] = ()
    """Oldest first."""

    @property
    def names(self) -> frozenset[str]:
        """Of the values that somebody has told."""
        return frozenset(name for name, _ in self.told)

    def over(self, first: Mapping[str, FieldValue]) -> dict[str, FieldValue]:
        """All values of a form, whose `first` ones are those that nobody has told."""
        told = dict(self.told)
        return {name: told.get(name, value) for name, value in first.items()}

    def fill(self, values: Mapping[str, FieldValue], *, going_on: bool = False) -> CardDraft:
        """With values told, all of them by one tap. None: cannot be read.

        going_on: more of a word of which some was told in the step before, so that both are one step.
        """
        told = dict(self.told)
        step = tuple(FormerValue(name, told.get(name), name in told) for name in values)
        same = going_on and bool(self.steps) and [change.name for change in self.steps[-1]] == list(values)
        steps = self.steps if same else (*self.steps, step)[-MOST_STEPS:]
        return CardDraft(tuple({**told, **values}.items()), steps)

    def erase(self, name: str, first: FieldValue = None) -> CardDraft:
        """With nothing told of a value; where nothing was, it is emptied of what it showed at `first`."""
        told = dict(self.told)
        if name not in told:
            return self if first is None else self.fill({name: None})
        step = (FormerValue(name, told.pop(name), True),)
        return CardDraft(tuple(told.items()), (*self.steps, step)[-MOST_STEPS:])

    def undo(self) -> tuple[CardDraft, str]:
        """Before the last step, and the first value that it had changed; as it is and "" where nothing was done."""
        if not self.steps:
            return self, ""
        told = dict(self.told)
        for change in self.steps[-1]:
            told.pop(change.name, None)
            if change.told:
                told[change.name] = change.before
        return replace(self, told=tuple(told.items()), steps=self.steps[:-1]), self.steps[-1][0].name


def dump(draft: CardDraft) -> JsonObject:
    """As plain JSON."""
    return {
        "told": [[name, _plain(value)] for name, value in draft.told],
        "steps": [[[each.name, _plain(each.before), each.told] for each in step] for step in draft.steps],
    }


def load(form: Form, raw: object) -> CardDraft:
    """As it was dumped, without what this form would not take; an empty one where it is none of ours.

    What it holds of lines that this form does not ask for stays: another form of the same component may.
    """
    try:
        told = [(str(name), value) for name, value in raw["told"]]  # type: ignore[index]
        steps = [
            [(str(name), before, bool(was)) for name, before, was in step]
            for step in raw["steps"]  # type: ignore[index]
        ]
    except (KeyError, TypeError, ValueError):
        return CardDraft()
    lines = {line.name: line for line in form.fields}
    good = tuple((name, _read(value)) for name, value in told if _fits(lines.get(name), value))
    kept = tuple(
        found
        for step in steps
        if (
            found := tuple(FormerValue(name, _read(old), was) for name, old, was in step if _fits(lines.get(name), old))
        )
    )
    return CardDraft(good, kept)


def _plain(value: FieldValue) -> object:
    return list(value) if isinstance(value, tuple) else value


def _read(raw: object) -> FieldValue:
    if isinstance(raw, list | tuple):
        return tuple(map(str, raw))
    return raw if isinstance(raw, int | str | bool) else None


def _fits(line: Field | None, value: object) -> bool:
    """Whether a line takes a value; half a word is no value yet and fits all the same."""
    if line is None or value is None:
        return True
    if line.kind == "words":
        return isinstance(value, str) and len(value) <= line.longest
    try:
        line.read(value)
    except BadAnswer:
        return False
    return True
