"""States as people hand them to us: every name and number in them is checked before anything is played.

Types are the adapter's business; what a type cannot say (that such a pirate exists, that a ship has so many boxes to
lose) is said here, with the place in the state.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Self, TypeVar

from pydantic import TypeAdapter, ValidationError

from companion.core.procedures.components import Pieces
from companion.core.procedures.copied_cards import CopiedCard, Known
from companion.core.questions.correctable import Correctable
from companion.core.questions.get_or_explain import Unknown
from companion.core.questions.kinds import BadAnswer, Form
from companion.core.questions.question_base import brief
from companion.core.untrusted.problems import problem
from companion.core.values.messages import InWords, Msg, msg

S = TypeVar("S")


class BadState(InWords):
    """A state in which something cannot be."""

    def __init__(self, place: str, text: Msg, rules: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.place = place
        """Where, by a dotted path. text: what is wrong."""
        self.rules = rules
        """Ids of those that it breaks."""

    def __str__(self) -> str:
        return f"{self.place}: {super().__str__()}" if self.place else super().__str__()


def impossible(error: Exception) -> Msg:
    """What is said where the rules cannot go on from a table that was made up."""
    return msg("core-impossible", problem=brief(f"{type(error).__name__}: {error}", 120))


@dataclass(frozen=True, slots=True)
class GivenJson:
    """Plain JSON as it was given, to be known again.

    Only what is spelt alike and is alike counts as the same: 1 is true and 1.0 in Python, a pair is a list in JSON.
    """

    text: str
    """How it is spelt."""
    raw: object = field(hash=False)

    @classmethod
    def of(cls, raw: object) -> Self | None:
        """What was handed in; None where it is no JSON."""
        try:
            return cls(json.dumps(raw), raw)
        except (TypeError, ValueError, RecursionError):
            return None


@dataclass(frozen=True, slots=True)
class Named:
    """Something that a state names."""

    place: str
    given: object
    kind: str
    """Key of the words for such a thing ("a pirate")."""
    known: Sequence[object]
    """What there is."""


@dataclass(frozen=True, slots=True)
class Amiss:
    """Something in a state to which no game comes."""

    place: str
    rule: str
    """That it breaks."""
    text: Msg
    """What is wrong."""


def each_named(place: str, given: Iterable[object], kind: str, known: Sequence[object]) -> Iterable[Named]:
    """Every entry of a list."""
    return (Named(f"{place}.{number}", each, kind, known) for number, each in enumerate(given))


def each_once(place: str, given: Sequence[object], kind: str, known: Sequence[object]) -> Iterable[Named]:
    """Every entry of a list in which nothing stands twice."""
    for number, each in enumerate(given):
        left = [other for other in known if other not in given[:number]]
        yield Named(f"{place}.{number}", each, kind, left)


def read_state(adapter: TypeAdapter[S], raw: object) -> S:
    """A state from plain JSON. Raises BadState for the first value that has the wrong type."""
    try:
        return adapter.validate_python(raw)
    except ValidationError as error:
        raise BadState(*problem(error)) from error


def check_fields(raw: object, read: object, place: str = "") -> None:
    """Whether a state has every field that was written. Raises BadState for the first that it does not know, with the
    nearest that it does. read: what was made of it, as plain JSON."""
    if isinstance(raw, Mapping) and isinstance(read, Mapping):
        for name, value in raw.items():
            where = f"{place}.{name}".lstrip(".")
            if name not in read:
                near = get_close_matches(str(name), map(str, read), 1)
                known = msg("core-problem-nearest", field=near[0]) if near else msg("core-problem-unknown")
                raise BadState(where, known)
            check_fields(value, read[name], where)
    elif isinstance(raw, list | tuple) and isinstance(read, list | tuple) and len(raw) == len(read):
        for number, (value, there) in enumerate(zip(raw, read, strict=True)):
            check_fields(value, there, f"{place}.{number}".lstrip("."))


def check_whole(raw: object, needs: Iterable[str]) -> None:
    """Whether a state says everything without which it means another game. Raises BadState for the first that is
    missing."""
    for name in needs:
        if isinstance(raw, Mapping) and name not in raw:
            raise BadState(name, msg("core-problem-missing"))


def check_laws(amiss: Iterable[Amiss]) -> None:
    """Whether the rules can come to a state. Raises BadState with the first that it breaks."""
    for each in amiss:
        raise BadState(each.place, msg("core-state-law", rule=each.rule, text=each.text), (each.rule,))


def check_pieces(pieces: Pieces) -> None:
    """Whether there is no more of anything than the box holds. Raises BadState naming the first kind of which there
    is."""
    for kind, places in pieces.items():
        for place, count in places.items():
            if count < 0:
                raise BadState("", msg("core-state-pieces", kind=kind, place=place, missing=-count))


def with_beside(raw: Mapping[str, Any], options: Mapping[str, object], cards: Known) -> Mapping[str, object]:
    """A state with what is given beside it: options that it does not say itself, and values of printed components.

    Raises BadState where the two contradict each other, naming both.
    """
    within = raw.get("options") or {}
    if not isinstance(within, Mapping) or not isinstance(raw.get("cards") or [], list | tuple):
        return raw
    records = [card for card in raw.get("cards") or [] if isinstance(card, Mapping)]
    there = {(str(card.get("schema")), str(card.get("subject"))): card for card in records}
    more = []
    for (schema, subject), values in cards.items():
        card = there.get((schema, subject))
        if card is None:
            more.append({"schema": schema, "subject": subject, "record": list(values.items())})
            continue
        known = _by_name(card.get("record"))
        for name, value in values.items():
            if value is not None and known.get(name) is not None and not _alike(known[name], value):
                raise BadState(f"cards.{schema}.{subject}.{name}", _contradiction(value, known[name]))
    merged = {name: _merged(f"options.{name}", within.get(name), value) for name, value in options.items()}
    found = dict(raw)
    if merged:
        found["options"] = {**within, **merged}
    if more:
        found["cards"] = [*(raw.get("cards") or []), *more]
    return found


def _merged(place: str, said: object, beside: object) -> object:
    """What a state says of a point together with what is said beside it. Raises BadState where they differ."""
    inner, outer = _by_name(said), _by_name(beside)
    if inner and outer:
        return {**inner, **{name: _merged(f"{place}.{name}", inner.get(name), each) for name, each in outer.items()}}
    if said is not None and not _alike(said, beside):
        raise BadState(place, _contradiction(beside, said))
    return beside


def _alike(one: object, other: object) -> bool:
    """Whether two values are the same JSON; pairs are lists there."""
    return json.dumps(one, default=str) == json.dumps(other, default=str)


def _by_name(raw: object) -> dict[str, Any]:
    """Values by name, given as such or as pairs of both; nothing for anything else."""
    if isinstance(raw, Mapping):
        return {str(name): value for name, value in raw.items()}
    pairs = isinstance(raw, list | tuple) and all(isinstance(each, list | tuple) and len(each) == 2 for each in raw)
    return {str(name): value for name, value in raw} if pairs and isinstance(raw, list | tuple) else {}


def _contradiction(beside: object, said: object) -> Msg:
    return msg("core-state-contradiction", beside=brief(beside), state=brief(said))


def check_names(named: Iterable[Named]) -> None:
    """Whether everything that is named exists. Raises BadState for the first that does not."""
    for one in named:
        if one.given not in one.known:
            raise BadState(one.place, Unknown(one.given, one.kind, [str(each) for each in one.known if each]).text)


def check_values(lines: Iterable[Correctable]) -> None:
    """Whether every tracked value is one that a person could set by hand. Raises BadState for the first that is not.

    Nothing (0) is always possible: it may not be known yet.  Numbers come first, because what may be chosen often hangs
    on them.
    """
    for line in sorted(lines, key=lambda line: line.field.kind != "number"):
        if line.value in (0, None, "", ()):
            continue
        try:
            line.field.read(line.value)
        except BadAnswer as error:
            raise BadState(line.path, error.text) from error


def check_cards(cards: Iterable[CopiedCard], form: Callable[[str, str], Form]) -> None:
    """Whether every copied component is one of the box, with values that its form takes. Raises BadState."""
    for number, card in enumerate(cards):
        try:
            found = form(card.schema, card.subject)
            lines = {line.name: line for line in found.fields}
            for name, value in card.record:
                if name not in lines:
                    found.read({name: value})
                elif value is not None:
                    lines[name].read(value)
        except BadAnswer as error:
            raise BadState(f"cards.{number}", error.text) from error
