"""The moments of an evening and its rounds: what was done in each, what was told then, and which lines tell of it.

A moment lasts from one touch that made something happen to the next; those of a round, or of what stands for one,
belong together.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.core.events.event import Happened
from companion.core.journal.journal import Deed, Entry, Journal, is_personal
from companion.core.values.messages import Msg, msg
from companion.journal_views.announcements import AnnouncementEntry, announcements_after
from companion.journal_views.notebook import NotebookLine, lines

PART: Final = msg("ui-past-part")
"""A round without a name of its own."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment.  first, end: positions of its first entry in force and of the first one after it."""

    first: int
    end: int
    deed: Deed | None
    """With which it began, None for what began by itself."""
    round: int
    """Place among `Chronicle.rounds`."""


@dataclass(frozen=True, slots=True)
class Round:
    """A round of the evening."""

    title: Msg | None
    """None before the first one."""
    at: int
    """Place of its first moment."""


@dataclass(frozen=True, slots=True)
class Chronicle:
    """The moments of an evening and its rounds, in order."""

    stops: tuple[Moment, ...]
    rounds: tuple[Round, ...]

    @classmethod
    def of(cls, journal: Journal) -> Chronicle:
        """The chronicle of what is in force."""
        stops: list[Moment] = []
        rounds: list[Round] = []
        for first, end, deed in _parts(journal.live):
            found = _heading(journal.live[first:end])
            if found is not None or not rounds:
                rounds.append(Round(found, len(stops)))
            stops.append(Moment(first, end, deed, len(rounds) - 1))
        return cls(tuple(stops), tuple(rounds))

    def title(self, number: int) -> Msg:
        """How a round is called; those without a name of their own are counted."""
        title = self.rounds[number].title
        if title is None:
            return msg("ui-past-setup")
        return msg("ui-past-part-n", n=number) if title == PART else title


def _parts(live: Sequence[tuple[int, Entry]]) -> list[tuple[int, int, Deed | None]]:
    """First position, end and deed of each moment; answers by which nothing happened belong to the one that follows."""
    parts: list[tuple[int, int, Deed | None]] = []
    first, deed, happened = 0, None, False
    for position, (_, entry) in enumerate(live):
        if is_personal(entry):
            if happened:
                parts.append((first, position, deed))
                first, happened = position, False
            deed = entry
        happened = happened or isinstance(entry, Happened)
    if happened:
        parts.append((first, len(live), deed))
    return parts


def _heading(entries: Sequence[tuple[int, Entry]]) -> Msg | None:
    """How the round is called that begins among these entries; None where none begins."""
    begun = next((entry for _, entry in entries if isinstance(entry, Happened) and entry.event.begins_round), None)
    return None if begun is None else begun.line or PART


def announced_at(journal: Journal, stop: Moment, seat: str | None) -> Sequence[AnnouncementEntry]:
    """What was told in a moment. journal: up to its end.  seat: on whose screen, None for the table."""
    return announcements_after(journal, journal.live[stop.first - 1][0] if stop.first else -1, seat)


@dataclass(frozen=True, slots=True)
class RoundLines:
    """The lines of the notebook that tell of one round, the newest first."""

    title: Msg
    lines: tuple[NotebookLine, ...]


def by_round(journal: Journal) -> tuple[RoundLines, ...]:
    """The notebook round by round, the newest first; rounds of which it tells nothing are left out."""
    chronicle = Chronicle.of(journal)
    starts = [journal.live[chronicle.stops[each.at].first][0] for each in chronicle.rounds]
    found: list[list[NotebookLine]] = [[] for _ in starts]
    for line in lines(journal):
        found[max(0, bisect_right(starts, line.at) - 1)].append(line)
    pages = [RoundLines(chronicle.title(number), tuple(told)) for number, told in enumerate(found) if told]
    return tuple(reversed(pages))
