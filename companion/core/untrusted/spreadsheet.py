"""Spreadsheets that people hand us as CSV: decoded, divided into rows with their lines, within limits.

What a row means is for its game to say (`core.kit.forms.Forms.spreadsheet`).
"""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from companion.core.untrusted.untrusted_json import MEGA, BadFile, too_large
from companion.core.values.messages import Msg, msg
from companion.core.values.plain_json import JsonObject

LARGEST: Final = 20 * MEGA
"""Bytes of a file."""
MOST_ROWS: Final = 20_000
LONGEST_CELL: Final = 4_000
"""Letters that are read of one cell."""
TALLEST: Final = 30
"""Lines that one row may stretch over; a quotation mark that is not closed within them was never one."""
SEPARATORS: Final = ",;\t"
HEADING: Final = 10
"""Lines at the top among which the headings are looked for."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row."""

    line: int
    """On which it begins, counted from 1."""
    cells: Mapping[str, str]
    """By their headings in small letters, "" where there is nothing."""
    flawed: tuple[Msg, ...] = ()
    """What was wrong with the row itself."""


@dataclass(frozen=True, slots=True)
class ReadCard:
    """A card out of a row, as a shelf keeps it."""

    schema: str
    subject: str
    record: JsonObject


@dataclass(frozen=True, slots=True)
class Odd:
    """A row that could not be read as it stands."""

    line: int
    name: str
    """Of its card, as far as there is one."""
    reasons: tuple[Msg, ...]
    """All that is wrong."""
    kept: bool
    """Whether there is a card all the same, with what could be read."""
    text: str = ""
    """What else the row says, where there is none."""

    @property
    def told(self) -> tuple[Msg, ...]:
        """The whole report, one sentence after the other."""
        line = msg("core-sheet-line", line=self.line, name=self.name or "—")
        rest = (msg("core-said", text=self.text),) if self.text else ()
        return (line, *self.reasons, msg("core-sheet-kept" if self.kept else "core-sheet-left"), *rest)


@dataclass(frozen=True, slots=True)
class ReadRow:
    """What came of a row: a card, a report, or both."""

    card: ReadCard | None = None
    odd: Odd | None = None


def read_rows(content: bytes, needed: Sequence[str]) -> tuple[Row, ...]:
    """The rows below the headings. needed: headings without which nothing can be made of them, in small letters.

    Raises BadFile for a file that is too large or has no such headings.
    """
    if len(content) > LARGEST:
        raise too_large(len(content), LARGEST)
    lines = _decoded(content).splitlines()
    top, separator, headings = _headings(lines, needed)
    rows: list[Row] = []
    at = top + 1
    while at < len(lines):
        if len(rows) == MOST_ROWS:
            raise BadFile(msg("core-sheet-rows", most=MOST_ROWS))
        cells, tall, flawed = _row(lines, at, separator)
        if any(cells):
            rows.append(_named(at + 1, headings, cells, flawed))
        at += tall
    return tuple(rows)


def _decoded(content: bytes) -> str:
    """UTF-8 with or without a mark at its beginning, else what Windows writes."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", "replace")


def _headings(lines: Sequence[str], needed: Sequence[str]) -> tuple[int, str, list[str]]:
    """The line of the headings, what stands between them, and what they are."""
    for at, line in enumerate(lines[:HEADING]):
        separator = max(SEPARATORS, key=line.count)
        headings = [cell.strip().casefold() for cell in _row(lines, at, separator)[0]]
        if set(needed) <= set(headings):
            return at, separator, headings
    raise BadFile(msg("core-sheet-headings", needed=", ".join(needed)))


def _row(lines: Sequence[str], at: int, separator: str) -> tuple[list[str], int, tuple[Msg, ...]]:
    """The cells of the row that begins on a line, how many lines it has, and what is wrong with it."""
    reader = csv.reader((f"{line}\n" for line in islice(lines, at, at + TALLEST)), delimiter=separator, strict=True)
    try:
        cells = next(reader, [])
        return cells, reader.line_num or 1, ()
    except csv.Error:  # its quotes do not fit, or a cell is longer than the module reads, which is told of the cell
        cells = lines[at].split(separator)
        return cells, 1, () if max(map(len, cells)) > LONGEST_CELL else (msg("core-sheet-quotes"),)


def _named(line: int, headings: Sequence[str], cells: Sequence[str], flawed: tuple[Msg, ...]) -> Row:
    """A row by its headings; the first of several columns of one name counts."""
    found: dict[str, str] = {}
    for heading, cell in zip(headings, cells, strict=False):
        if len(cell) > LONGEST_CELL:
            flawed = (*flawed, msg("core-sheet-cell", column=heading, most=LONGEST_CELL))
        found.setdefault(heading, " ".join(cell[:LONGEST_CELL].replace("\x00", "").split()))
    return Row(line, {heading: found.get(heading, "") for heading in headings}, flawed)
