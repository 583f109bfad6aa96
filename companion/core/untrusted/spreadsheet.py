"""Spreadsheets that people hand us as CSV: decoded, divided into rows with their lines, within limits.

What a row means is for its game to say (`core.kit.forms.Forms.spreadsheet`).
"""

from __future__ import annotations

import csv
import unicodedata
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
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
WORKBOOKS: Final = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
"""How workbooks of spreadsheet programs begin, whatever they are called: they are no tables of text."""
SAMPLED: Final = 5
"""Rows from which a cell is taken to show what stands in a column."""
HEADING: Final = 10
"""Lines at the top among which the headings are looked for."""


@dataclass(frozen=True, slots=True)
class SpreadsheetRow:
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


@dataclass(frozen=True, slots=True)
class Column:
    """What a game wants to find in a column."""

    id: str
    """Its usual heading in small letters, by which rows have its cells."""
    label: Msg
    """In the language of the reader."""
    called: tuple[str, ...] = ()
    """Other headings of it, in small letters, in any language."""
    needed: bool = False
    """Whether nothing can be made of a spreadsheet without it."""
    example: str = ""
    """Of what stands in a cell."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A spreadsheet that was opened: its headings, and which of them are wanted columns."""

    lines: tuple[str, ...]
    top: int
    """Place of the line with the headings, from 0."""
    separator: str
    headings: tuple[str, ...]
    """As they are written."""
    places: Mapping[str, int]
    """Of the wanted columns by their ids, from 0 at the left."""

    def matched(self, places: Mapping[str, int]) -> Sheet:
        """The same with wanted columns where somebody has found them."""
        return replace(self, places=dict(places))

    def lacking(self, columns: Sequence[Column]) -> tuple[Column, ...]:
        """The columns that are needed and nobody has found."""
        return tuple(each for each in columns if each.needed and each.id not in self.places)

    @property
    def sample(self) -> tuple[str, ...]:
        """A cell of each column: the first that is not empty, "" for none."""
        first = [_row(self.lines, at, self.separator)[0] for at in range(self.top + 1, self.top + 1 + SAMPLED)]
        return tuple(
            next((cells[n].strip() for cells in first if n < len(cells) and cells[n].strip()), "")
            for n in range(len(self.headings))
        )

    def rows(self) -> tuple[SpreadsheetRow, ...]:
        """What stands below the headings. Raises BadFile where that is too much."""
        named = {place: column for column, place in self.places.items()}
        headings = [named.get(place, _plain(heading)) for place, heading in enumerate(self.headings)]
        rows: list[SpreadsheetRow] = []
        at = self.top + 1
        while at < len(self.lines):
            if len(rows) == MOST_ROWS:
                raise BadFile(msg("core-sheet-rows", most=MOST_ROWS))
            cells, tall, flawed = _row(self.lines, at, self.separator)
            if any(cells):
                rows.append(_named(at + 1, headings, cells, flawed))
            at += tall
        return tuple(rows)


def open_sheet(content: bytes, columns: Sequence[Column]) -> Sheet:
    """A spreadsheet with the headings that it has, those that are known found among them.

    Raises BadFile for a file that is too large, no text, or has fewer columns than are needed.
    """
    if len(content) > LARGEST:
        raise too_large(len(content), LARGEST)
    if content.startswith(WORKBOOKS):
        raise BadFile(msg("core-sheet-workbook"))
    lines = tuple(_decoded(content).splitlines())
    found = [_headed(lines, at, columns) for at in range(min(HEADING, len(lines)))]
    needed = [each.id for each in columns if each.needed]
    best = max(found, key=lambda sheet: (len(sheet.places), sum(map(bool, sheet.headings)) > 1), default=None)
    if best is None or len(best.headings) < len(needed):
        raise BadFile(msg("core-sheet-headings", needed=", ".join(needed)))
    return best


def read_rows(content: bytes, columns: Sequence[Column]) -> tuple[SpreadsheetRow, ...]:
    """The rows below the headings, where these are known. Raises BadFile as `open_sheet` does, and where a column lacks
    that is needed."""
    sheet = open_sheet(content, columns)
    if sheet.lacking(columns):
        raise BadFile(msg("core-sheet-headings", needed=", ".join(each.id for each in columns if each.needed)))
    return sheet.rows()


def _decoded(content: bytes) -> str:
    """UTF-8 with or without a mark at its beginning, what Excel calls Unicode text, else what Windows writes."""
    if content.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return content.decode("utf-16", "replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", "replace")


def _plain(heading: str) -> str:
    """As headings are compared: small letters without accents."""
    signs = unicodedata.normalize("NFKD", heading.strip().casefold())
    return "".join(sign for sign in signs if not unicodedata.combining(sign)).rstrip(" .:")


def _headed(lines: Sequence[str], at: int, columns: Sequence[Column]) -> Sheet:
    """The sheet whose headings stand on a line; of several headings of a column the one that it is usually called."""
    separator = max(SEPARATORS, key=lines[at].count)
    headings = tuple(cell.strip() for cell in _row(lines, at, separator)[0])
    plain = [_plain(heading) for heading in headings]
    places: dict[str, int] = {}
    for column in columns:
        names = (column.id, *column.called)
        place = next((plain.index(name) for name in map(_plain, names) if name in plain), None)
        if place is not None and place not in places.values():
            places[column.id] = place
    return Sheet(tuple(lines), at, separator, headings, places)


def _row(lines: Sequence[str], at: int, separator: str) -> tuple[list[str], int, tuple[Msg, ...]]:
    """The cells of the row that begins on a line, how many lines it has, and what is wrong with it."""
    reader = csv.reader((f"{line}\n" for line in islice(lines, at, at + TALLEST)), delimiter=separator, strict=True)
    try:
        cells = next(reader, [])
        return cells, reader.line_num or 1, ()
    except csv.Error:  # its quotes do not fit, or a cell is longer than the module reads, which is told of the cell
        cells = lines[at].split(separator)
        return cells, 1, () if max(map(len, cells)) > LONGEST_CELL else (msg("core-sheet-quotes"),)


def _named(line: int, headings: Sequence[str], cells: Sequence[str], flawed: tuple[Msg, ...]) -> SpreadsheetRow:
    """A row by its headings; the first of several columns of one name counts."""
    found: dict[str, str] = {}
    for heading, cell in zip(headings, cells, strict=False):
        if len(cell) > LONGEST_CELL:
            flawed = (*flawed, msg("core-sheet-cell", column=heading, most=LONGEST_CELL))
        found.setdefault(heading, " ".join(cell[:LONGEST_CELL].replace("\x00", "").split()))
    return SpreadsheetRow(line, {heading: found.get(heading, "") for heading in headings}, flawed)
