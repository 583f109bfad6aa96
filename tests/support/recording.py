"""Golden evenings of any game: the answers that people gave, kept line by line, and played again strictly."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from typing import Any

from companion.core.journal import Began, Happened
from companion.core.questions import Ask
from companion.table.evening import Evening


class Unscripted(AssertionError):
    """The evening asks what was not recorded, or does not ask what was."""


@dataclass(frozen=True)
class Recording:
    """What is kept of an evening: its options, its seed, and every answer of a person as [question key, answer]."""

    options: dict[str, Any]
    seed: int
    answers: list[tuple[str, Any]]

    def write(self, path: Path) -> None:
        """One line for each answer, so that a change shows where it happens."""
        said = ",\n".join(f"    {json.dumps(answer, ensure_ascii=False)}" for answer in self.answers)
        options = json.dumps(self.options, ensure_ascii=False)
        path.write_text(
            f'{{\n  "options": {options},\n  "seed": {self.seed},\n  "answers": [\n{said}\n  ]\n}}\n', encoding="utf-8"
        )

    @classmethod
    def read(cls, path: Path) -> Recording:
        """Inverse of `write`."""
        raw = json.loads(path.read_text(encoding="utf-8"))
        return cls(raw["options"], raw["seed"], [(key, value) for key, value in raw["answers"]])


@dataclass(frozen=True)
class Moment:
    """A question of an evening. entries: written before it.  begun: procedures begun so far.  command: the open one."""

    question: Ask[Any]
    entries: int
    begun: int
    command: str
    state: Any


def replay(name: str, recording: Recording, evening: Evening, over: Callable[[Any], bool]) -> tuple[Moment, ...]:
    """Give the recorded answers, each to its question. Raises Unscripted where evening and recording part.

    over: whether the recording ends at a state.
    """
    moments = []
    for number, (key, value) in enumerate(recording.answers, 1):
        question = evening.question
        if question is None or over(evening.state):
            raise Unscripted(f"{name} is over; answer {number} of {len(recording.answers)} ({key}) is unused")
        if question.key != key:
            raise Unscripted(f"{name}, answer {number} is for {key!r}, but {question.key!r} is asked")
        moments.append(_moment(evening, question))
        evening.answer(value)
    if evening.question is not None and not over(evening.state):
        raise Unscripted(f"{name}: no answer is left for {evening.question.key!r}")
    return tuple(moments)


def _moment(evening: Evening, question: Ask[Any]) -> Moment:
    opened, journal = evening.open_command, evening.journal
    return Moment(question, len(journal.entries), journal.begun, opened.name if opened else "", evening.state)


def happened(evening: Evening) -> set[str]:
    """Names of the event types that happened."""
    return {type(entry.event).__name__ for entry in evening.journal.entries if isinstance(entry, Happened)}


def begun(evening: Evening) -> set[str]:
    """Names of the procedures that were begun."""
    return {entry.command.name for entry in evening.journal.entries if isinstance(entry, Began)}


SHOWN = 60
"""Lines of a difference that one reads."""


def reads_as_kept(path: Path, told: str, hint: str) -> None:
    """The notebook of an evening is the one kept in a file, line by line. hint: what to do if a change was meant."""
    kept = path.read_text(encoding="utf-8").splitlines()
    difference = list(unified_diff(kept, told.splitlines(), path.name, "as played now", lineterm="", n=2))
    more = f"\n… and {len(difference) - SHOWN} lines more" if len(difference) > SHOWN else ""
    assert not difference, "\n".join((hint, *difference[:SHOWN])) + more
