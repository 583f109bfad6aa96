"""Corrections by hand: every value that the app keeps, by name, with what it may be. The table has the last word.

A game yields its values line by line, in groups; each line stands for a path into the state, or for a name of its own
that its `Corrected` understands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Generic, Self, TypeVar

from companion.core.declared.tracked_values import Tracked
from companion.core.events.event import Event
from companion.core.kit import state_paths
from companion.core.kit.state import Common
from companion.core.questions.correctable import Correctable
from companion.core.questions.kinds import BadAnswer, Field, FieldValue, Option
from companion.core.questions.question_base import brief
from companion.core.values.frozen_records import memoized_briefly
from companion.core.values.messages import Msg, msg

S = TypeVar("S")
B = TypeVar("B")

NEAR = 4
"""Paths that a refusal names, of those most like the one that was given."""


def shown(field: Field, value: FieldValue) -> Msg:
    """A value in words."""
    labels = {option.id: option.label for option in field.options}
    if isinstance(value, bool):
        return msg("core-yes") if value else msg("core-no")
    if isinstance(value, tuple):
        return msg("core-said-list", items=tuple(labels[item] for item in value)) if value else msg("core-nothing")
    return labels.get(str(value), msg("core-said", text=str(value)))


class Corrected(Event[S]):
    """A person set a tracked value by hand."""

    path: str
    """A dotted path into the state, or whatever else a game's lines are called by."""
    value: FieldValue
    note: str
    """Why."""
    text: Msg
    """In words."""

    def apply(self, s: S) -> S:
        changed = self.put(s)
        return changed if getattr(s, "outcome", None) is None else self.reopened(changed)

    def put(self, s: S) -> S:
        """The state with the value in its place."""
        return state_paths.put(s, self.path, self.value)

    def reopened(self, s: S) -> S:
        """What goes on where the evening was over. s: with the value."""
        return s

    def completed(self, s: S, book: Any) -> Self:
        """With whatever else has to be known when it is applied. s: the state before."""
        return self

    def line(self, s: S, book: object) -> Msg | None:
        return self.text


Groups = Iterable[tuple[Msg, Iterable[Tracked]]]
"""The lines of a game under the names of their groups."""


def people(s: Common) -> tuple[Option, ...]:
    """Everybody at the table, to be chosen from."""
    return tuple(Option(player.id, msg("core-said", text=player.name)) for player in s.players)


@dataclass(frozen=True, slots=True)
class Corrections(Generic[S, B]):
    """What can be corrected in a game."""

    groups: Callable[[S, B], Groups] = lambda s, book: ()
    event: type[Corrected[S]] = Corrected
    """What happens then."""
    told: str = "core-ev-corrected"
    """Key of its words, ``<key>-note`` with one."""
    removes: Callable[[str], bool] = lambda path: False
    """Whether a line, by its path, takes something off the table, if only for another in its place: not while a
    procedure may be about it."""

    def correctable(self, s: S, book: B) -> tuple[Correctable, ...]:
        """Every tracked value, group after group."""
        return _correctable(s, self, book)

    def correct(self, s: S, book: B, path: str, value: object, note: str, *, busy: bool = False) -> Corrected[S]:
        """The event that sets a value. busy: a procedure is under way.

        Raises BadAnswer when there is no such value, it cannot be that, or not now.
        """
        lines = self.correctable(s, book)
        found = next((each for each in lines if each.path == path), None)
        if found is None:
            near = get_close_matches(path, [each.path for each in lines], NEAR)
            key = "core-no-such-value-near" if near else "core-no-such-value"
            raise BadAnswer(msg(key, path=brief(path), near=", ".join(near)))
        new = found.field.read(value)
        if busy and self.removes(path):
            raise BadAnswer(msg("core-removed-later", what=found.field.label))
        words: dict[str, Msg] = {"group": found.group, "what": found.field.label, "value": shown(found.field, new)}
        text = msg(f"{self.told}-note", note=note, **words) if note else msg(self.told, **words)
        return self.event(path, new, note, text).completed(s, book)


@memoized_briefly
def _correctable(s: Any, corrections: Corrections[Any, Any], book: Any) -> tuple[Correctable, ...]:
    """Who sets a value has just been shown all of them."""
    groups = corrections.groups(s, book)
    return tuple(Correctable(path, group, field, value) for group, lines in groups for path, field, value in lines)
