"""Lessons: what is worth knowing the first time that something happens at a table, told once and then never again.

A game lists its lessons with what brings each of them: a question that is put, or something that is told. They change
nothing: no answer, no event and no line of a transcript hangs on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from companion.core.events.announcements import Announcement, words_of
from companion.core.events.event import Event, Happened
from companion.core.journal.journal import Journal
from companion.core.questions.kinds import Question
from companion.core.values.messages import Msg


@dataclass(frozen=True, slots=True)
class Lesson:
    """Two or three sentences in our own words, with a drawing and the place in the rulebook where more can be read."""

    key: str
    """Of its message, by which it is remembered: the title, and as attribute `text` the sentences."""
    rule: str
    """Whose page is named."""
    picture: str
    """By its name in the atlas of pictures."""
    asked: tuple[str, ...] = ()
    """Keys of the questions with which it comes; `*` stands for any letters. What one person alone is asked brings no
    lesson: that it came would tell others of it."""
    told: tuple[type[Event[Any]] | str, ...] = ()
    """Kinds of event of which something was told, and keys of the first words of what was told."""

    @property
    def title(self) -> Msg:
        """A few words."""
        return Msg(self.key)

    @property
    def text(self) -> Msg:
        """What it teaches."""
        return Msg(f"{self.key}.text")

    def comes_with(self, question: Question) -> bool:
        """Whether a question brings it."""
        return not question.secret and any(fnmatchcase(question.key, each) for each in self.asked)

    def comes_of(self, telling: Announcement, event: Event[Any] | None) -> bool:
        """Whether something that was told brings it. event: of which it was told, None for bare dice and cards."""
        said = words_of(telling)[0].key
        return any(each == said if isinstance(each, str) else isinstance(event, each) for each in self.told)


@dataclass(frozen=True, slots=True)
class Raised:
    """A lesson that something brings."""

    lesson: Lesson
    number: int
    """Of the entry that was told, or of the question."""


def raised(
    lessons: Sequence[Lesson],
    journal: Journal,
    told: Sequence[tuple[int, Announcement]],
    question: Question | None,
    number: int,
) -> tuple[Raised, ...]:
    """The lessons that a moment brings, in the order in which the game lists them.

    told: what is told on a screen, each with the number of its entry.  question: that all who see the screen may read,
    with its number.
    """
    found: list[Raised] = []
    for lesson in lessons:
        came = (n for n, telling in told if lesson.comes_of(telling, _event(journal, n)))
        first = min(came, default=None)
        if first is None and question is not None and lesson.comes_with(question):
            first = number
        if first is not None:
            found.append(Raised(lesson, first))
    return tuple(found)


def _event(journal: Journal, number: int) -> Event[Any] | None:
    entry = journal.entry(number)
    return entry.event if isinstance(entry, Happened) else None
