"""What simulated evenings have met: rules cited, questions asked, events, refusals, endings."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields

from companion.core.events.event import Happened
from companion.core.journal.journal import Amended, Began, Entry
from companion.core.kit.game import AnyGame
from companion.core.questions.kinds import Question
from companion.core.rules.rule_index import RuleIndex
from companion.core.rules.verdicts import Verdict
from companion.core.values.messages import Msg, msg

_NUMBER = re.compile(r"\d+")
SHOWN = 12
"""Names of one kind that a line lists before it only counts."""


@dataclass
class EveningCounts:
    """Counts over any number of evenings. rules: by who cited them, then by id; every other one by name."""

    evenings: int = 0
    answers: int = 0
    told: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    judged: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    procedures: Counter[str] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)

    def __iadd__(self, other: EveningCounts) -> EveningCounts:
        for counted in fields(self):
            setattr(self, counted.name, getattr(self, counted.name) + getattr(other, counted.name))
        return self

    def question(self, question: Question) -> None:
        """A question was asked: its rule, its key (numbers left out), and the verdicts of its options."""
        self.questions[_NUMBER.sub("#", question.key)] += 1
        self.asked[question.rule] += 1
        for option in getattr(question, "options", ()):
            self.refused.update(reason.rule for reason in option.verdict.refusals)
            self.judged.update(_cited(option.verdict))

    def entries(self, entries: Iterable[Entry]) -> None:
        """Something was written into the journal."""
        for entry in entries:
            match entry:
                case Began(command=command):
                    self.procedures[command.name] += 1
                case Happened(event) | Amended(event=event):
                    self.events[type(event).__name__] += 1
                    self.told[event.rule] += 1

    @property
    def rules(self) -> set[str]:
        """Every rule that was cited by anything."""
        return {*self.told, *self.asked, *self.judged} - {""}

    def lines(self, game: AnyGame, index: RuleIndex | None) -> Iterator[Msg]:
        """Coverage in words."""
        cited = [msg(f"sim-by-{name}", n=len(set(getattr(self, name)) - {""})) for name in _CITING]
        yield msg("sim-rules", n=len(self.rules), all=len(index.rules) if index else 0, by=tuple(cited))
        for name, known in (("events", game.events.types.keys()), ("procedures", game.procedures.keys())):
            seen = getattr(self, name)
            yield msg(f"sim-{name}", n=len(seen), all=len(known))
            if never := sorted(known - seen.keys()):
                yield msg("sim-never", n=len(never), names=_few(never))
        yield msg("sim-questions", n=len(self.questions))
        yield msg("sim-refused", n=len(self.refused), times=self.refused.total())
        for ending, times in self.endings.most_common():
            yield msg("sim-ending", ending=ending, n=times)
        if left := self.evenings - self.endings.total():
            yield msg("sim-left", n=left)

    def counts(self) -> dict[str, object]:
        """Everything as plain JSON."""
        return {
            counted.name: dict(sorted(value.items())) if isinstance(value, Counter) else value
            for counted in fields(self)
            for value in (getattr(self, counted.name),)
        }


_CITING = ("told", "asked", "judged")


def _cited(verdict: Verdict) -> Iterator[str]:
    yield from (reason.rule for reason in verdict.refusals)
    yield from (term.rule for total in verdict.sums for term in total.terms if term.rule)


def _few(names: list[str]) -> str:
    return ", ".join(names[:SHOWN]) + (" …" if len(names) > SHOWN else "")
