"""Bytes as lines of text that each fit a small QR code, and such lines put together again, in any order.

A line is ``VIGIE1-<parcel>-<number>-<count>-<body>-<check>`` in base 32: digits and capitals only, so that a code stays
in the dense alphanumeric mode and its text survives being copied and pasted. The check covers everything before it, the
name of the parcel is a digest of the whole.
"""

from __future__ import annotations

import base64
import hashlib
import re
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from companion.core.values.messages import InWords, Msg, msg

FORMAT: Final = 1
"""Version of lines and parcels; a higher one was written by a newer Vigie."""
BODY: Final = 320
"""Characters of a line's body. With its head it makes a QR code of version 11 (61 modules) with a quarter in reserve,
which a phone reads off a tablet at arm's length."""
MOST: Final = 60
"""Lines of a parcel: what a person has the patience to scan, about 12 kB."""
LONGEST: Final = 400
"""Characters of a line with its head, generously."""
OPEN: Final = 8
"""Parcels of which some lines have come and others not; the oldest is forgotten."""

_SIGN: Final = "VIGIE"
_LINE: Final = re.compile(
    r"VIGIE(\d{1,4})-([A-Z2-7]{16})-(\d{1,2})-(\d{1,2})-([A-Z2-7]{1,320})-([A-Z2-7]{7})", re.ASCII
)


class BadParcel(InWords):
    """What was received cannot be used; nothing was taken from it. `text` says what is wrong."""


@dataclass(frozen=True, slots=True)
class QrLine:
    """A line that was read."""

    parcel: str
    number: int
    """From 1 to count."""
    count: int
    body: str
    """Base 32, a piece of the whole."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a parcel has come."""

    parcel: str
    count: int
    missing: tuple[int, ...]
    """Numbers of the lines still awaited."""
    whole: bytes | None = None
    """Its bytes once all are there."""

    @property
    def text(self) -> Msg:
        """In words: complete, or which codes are still missing."""
        if not self.missing:
            return msg("share-complete", count=self.count)
        numbers = tuple(msg("core-said-number", n=number) for number in self.missing)
        return msg("share-missing", have=self.count - len(self.missing), count=self.count, missing=numbers)


def split(whole: bytes) -> tuple[str, ...]:
    """The lines that carry these bytes. Raises BadParcel when there would be too many."""
    text, parcel = _base32(whole), _name(whole)
    bodies = [text[start : start + BODY] for start in range(0, len(text), BODY)]
    if not 0 < len(bodies) <= MOST:
        raise BadParcel(msg("share-too-much", most=MOST))
    heads = (f"{_SIGN}{FORMAT}-{parcel}-{number}-{len(bodies)}-" for number in range(1, len(bodies) + 1))
    return tuple(f"{line}-{_check(line)}" for line in (head + body for head, body in zip(heads, bodies, strict=True)))


def read_line(line: str) -> QrLine:
    """One line. Raises BadParcel: it is not ours, of a newer Vigie, or damaged."""
    if not line.startswith(_SIGN):
        raise BadParcel(msg("share-foreign"))
    found = _LINE.fullmatch(line)
    if found is None:
        raise BadParcel(msg("share-damaged"))
    version, parcel, number, count, body, check = found.groups()
    if check != _check(line[: -len(check) - 1]):
        raise BadParcel(msg("share-damaged"))
    if int(version) != FORMAT:
        raise BadParcel(msg("share-newer"))
    part = QrLine(parcel, int(number), int(count), body)
    if not 1 <= part.number <= part.count <= MOST or (len(body) != BODY and part.number < part.count):
        raise BadParcel(msg("share-damaged"))
    return part


@dataclass
class Collector:
    """Lines as they come, in any order, several parcels apart; a line that comes twice changes nothing."""

    _open: OrderedDict[tuple[str, int], dict[int, str]] = field(default_factory=OrderedDict)

    def add(self, lines: Sequence[str]) -> tuple[Progress, ...]:
        """Take lines; how far each of their parcels has come. Raises BadParcel for the first bad one, taking none."""
        parts = [read_line(line) for line in lines]
        for part in parts:
            bodies = self._open.setdefault((part.parcel, part.count), {})
            bodies.setdefault(part.number, part.body)
            self._open.move_to_end((part.parcel, part.count))
        progress = tuple(self._progress(*key) for key in dict.fromkeys((part.parcel, part.count) for part in parts))
        while len(self._open) > OPEN:
            self._open.popitem(last=False)
        return progress

    def _progress(self, parcel: str, count: int) -> Progress:
        bodies = self._open[parcel, count]
        missing = tuple(number for number in range(1, count + 1) if number not in bodies)
        if missing:
            return Progress(parcel, count, missing)
        del self._open[parcel, count]
        text = "".join(bodies[number] for number in range(1, count + 1))
        try:
            whole = base64.b32decode(text + "=" * (-len(text) % 8))
        except ValueError:
            raise BadParcel(msg("share-damaged")) from None
        if _name(whole) != parcel or _base32(whole) != text:
            raise BadParcel(msg("share-damaged"))
        return Progress(parcel, count, (), whole)


def _base32(raw: bytes) -> str:
    return base64.b32encode(raw).decode("ascii").rstrip("=")


def _name(whole: bytes) -> str:
    """The name of a parcel: 80 bits of the SHA-256 of its bytes."""
    return _base32(hashlib.sha256(whole).digest()[:10])


def _check(line: str) -> str:
    return _base32(zlib.crc32(line.encode("ascii")).to_bytes(4, "big"))


def lines_in(text: str) -> tuple[str, ...]:
    """The lines of a file or of pasted text, whatever space stands between them. Raises BadParcel: none, too many."""
    lines = tuple(dict.fromkeys(text[: MOST * LONGEST + 1].split()))
    if not lines:
        raise BadParcel(msg("share-nothing"))
    if len(text) > MOST * LONGEST:
        raise BadParcel(msg("share-too-much", most=MOST))
    return lines
