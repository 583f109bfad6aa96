"""Building a deck: cards are chosen out of a collection that nobody else knows, as a fleet out of an owner's ships.

The answer carries the cards themselves, not only their names: whoever referees need not have the collection.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, Self

from companion.core.questions.kinds import Form, Record
from companion.core.questions.question_base import Ask, BadAnswer, Option, brief, is_subject
from companion.core.rules.verdicts import ALLOWED, Verdict
from companion.core.values.messages import Msg, msg

MOST: Final = 200
"""Cards in one muster."""


class ChosenCard(NamedTuple):
    """A card that was chosen: of which kind, which one, and what is printed on it."""

    schema: str
    subject: str
    record: Record

    @property
    def plain(self) -> dict[str, object]:
        """As JSON has it."""
        return {"schema": self.schema, "subject": self.subject, "record": dict(self.record)}


@dataclass(frozen=True, slots=True)
class ReadyDeck:
    """A muster that is complete and legal, which anybody may take as it is."""

    id: str
    """What the answer is then."""
    label: Msg
    """Its name."""
    note: Msg
    """What it is like, in a line."""
    cards: tuple[ChosenCard, ...]
    """All of it."""


Judge = Callable[[tuple[ChosenCard, ...]], Verdict]
"""What the rules say of cards together."""


def nothing_refused(cards: tuple[ChosenCard, ...]) -> Verdict:
    """Whatever the table wants."""
    return ALLOWED


@dataclass(frozen=True, kw_only=True)
class BuildDeck(Ask[tuple[ChosenCard, ...]]):
    """Cards out of an open collection; the same may be among them several times, where the rules allow it."""

    schemas: tuple[str, ...]
    """Kinds of card that may be chosen."""
    form: Callable[[str, str], Form] = field(compare=False, repr=False)
    """What a card of a kind takes, by schema and subject."""
    judge: Judge = field(default=nothing_refused, compare=False, repr=False)
    """What the rules say of several cards together."""
    ready: tuple[ReadyDeck, ...] = ()
    """Those that anybody may take."""
    does: Msg | None = None
    """What is done with the cards, as the button says it; None where it counts them."""
    kept: str = ""
    """Schema under which the library keeps musters that somebody has built: its lines of ids are named by the schemas
    of the cards that they list, and one line is its `name`. "" where none are kept."""

    @property
    def kind(self) -> str:
        """``muster``: under this name programs have known it from the first."""
        return "muster"

    def shape(self, raw: object) -> tuple[ChosenCard, ...]:
        if isinstance(raw, str):
            cards = next((each.cards for each in self.ready if each.id == raw), None)
            if cards is None:
                raise BadAnswer(msg("core-bad-option", given=brief(raw)))
            return cards
        if isinstance(raw, list | tuple) and len(raw) <= MOST:
            return tuple(map(self._card, raw))
        raise BadAnswer(msg("core-bad-muster", most=MOST))

    def _card(self, raw: object) -> ChosenCard:
        """One card, as an object of JSON or as it was read before."""
        given = dict(raw) if isinstance(raw, Mapping) else _by_name(raw)
        schema, subject = given.get("schema"), given.get("subject")
        if len(given) != 3 or schema not in self.schemas or not is_subject(subject):
            raise BadAnswer(msg("core-bad-mustered", known=", ".join(self.schemas)))
        try:
            return ChosenCard(str(schema), subject, self.form(str(schema), subject).read(given.get("record")))
        except BadAnswer as error:
            raise BadAnswer(
                msg("core-library-card", schema=str(schema), subject=subject, problem=error.text)
            ) from error

    def chosen(self, value: tuple[ChosenCard, ...]) -> tuple[Option, ...]:
        return (Option("mustered", self.answer_text(value), verdict=self.judge(value)),)

    def without_refusals(self) -> Self:
        return replace(self, judge=nothing_refused)

    def answer_text(self, value: tuple[ChosenCard, ...]) -> Msg:
        same = next((each for each in self.ready if each.cards == value), None)
        return msg("core-said-muster", n=len(value)) if same is None else same.label


def _by_name(raw: object) -> dict[str, object]:
    """The parts of a card that was read before, by their names; nothing for anything else."""
    parts = raw if isinstance(raw, list | tuple) else ()
    return dict(zip(ChosenCard._fields, parts, strict=True)) if len(parts) == len(ChosenCard._fields) else {}
