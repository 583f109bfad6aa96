"""The referee's notebook: the journal in force as lines that people read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from companion.core.events.event import Happened
from companion.core.journal.journal import PEOPLE, Amended, Began, Entry, Journal, Said, Source
from companion.core.values.messages import Msg, msg

LineKind = Literal["began", "said", "happened", "amended"]
SILENT: tuple[Source, ...] = ("library", "sample", "forced", "usual", "map")
"""Whoever gives an answer that nobody would have asked for."""
_INDENT: dict[LineKind, str] = {"began": "", "said": "  ", "happened": "    ", "amended": "  "}


@dataclass(frozen=True, slots=True)
class NotebookLine:
    """One line of the notebook."""

    kind: LineKind
    text: Msg
    rule: str = ""
    source: Source | None = None
    number: int | None = None
    """Of its journal entry, if a person may go back to it."""
    at: int = -1
    """Number of the entry that it tells."""
    card: bool = False
    """Whether chance brought a card here, not dice."""


def lines(journal: Journal) -> Iterator[NotebookLine]:
    """The notebook, newest first, without answers that nobody gave and procedures that by themselves told nothing.

    What people answer who are asked together is told once all of them have answered. Dice that were seen and taken
    back are told where that was done, until their deed is done again.
    """
    silent, echoed, gathering = True, False, True
    seen = list(journal.seen)
    for number, entry in reversed(journal.live):
        while seen and seen[-1][0] > number:
            yield _seen(*seen.pop())
        gathering = gathering and (isinstance(entry, Amended) or (isinstance(entry, Said) and entry.open > 0))
        if gathering and isinstance(entry, Said):
            entry = replace(entry, told=msg("core-said-secret"))
        if isinstance(entry, Began) and (not silent or entry.source in PEOPLE):
            yield NotebookLine(
                "began", entry.caption, "", entry.source, number if entry.source in PEOPLE else None, number
            )
        if echoed and isinstance(entry, Said) and entry.source == "dice":
            line, echoed = None, False
        else:
            line = _line(number, entry)
            if line is not None or isinstance(entry, Began):
                echoed = isinstance(entry, Happened) and entry.event.echo
        silent = isinstance(entry, Began) or (silent and line is None)
        if line is not None:
            yield line
    yield from (_seen(*seen.pop()) for _ in seen[:])


def _seen(number: int, said: Said) -> NotebookLine:
    """What chance has shown, though it was taken back."""
    told = msg("core-said-secret") if said.open else said.told
    text = msg("notebook-seen", question=said.caption, answer=told)
    return NotebookLine("said", text, said.rule, said.source, at=number, card=isinstance(said.value, str))


def _line(number: int, entry: Entry) -> NotebookLine | None:
    """What one entry within a procedure tells, None if nothing."""
    match entry:
        case Said() if entry.source not in SILENT:
            text = msg("notebook-said", question=entry.caption, answer=entry.told)
            card = entry.source == "dice" and isinstance(entry.value, str)
            return NotebookLine(
                "said", text, entry.rule, entry.source, number if entry.source in PEOPLE else None, number, card
            )
        case Happened(event) if (told := entry.line) is not None:
            return NotebookLine("happened", told, event.rule, at=number)
        case Amended(event, source, caption):
            return NotebookLine("amended", entry.line or caption, event.rule, source, number, number)
    return None


def transcript(journal: Journal, say: Callable[[Msg], str]) -> str:
    """The whole notebook as plain text, oldest first: what golden games are compared by."""
    written = []
    for line in reversed(list(lines(journal))):
        tail = " ".join(part for part in (line.rule, f"[{line.source}]" if line.source else "") if part)
        written.append(f"{_INDENT[line.kind]}{say(line.text)}  {tail}".rstrip())
    return "\n".join(written) + "\n"
