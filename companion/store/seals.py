"""Seals: checksums by which the database notices that a row is no longer what was written.

Evenings and copied cards are sealed each by itself, a journal entry by entry: every seal holds the one before it, so
that no entry can change, vanish or trade places without a word. They find damage, not forgery.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from companion.core.values.plain_json import from_text

SIZE: Final = 8
"""Bytes of a seal."""
EVENING: Final = ("id", "game", "title", "options", "seed", "version", "created")
"""What never changes of an evening, but for a name that is put right: then it is sealed anew."""
CARD: Final = ("game", "kind", "subject", "record", "origin", "edited")
"""All that is kept of a copied card."""
Row = tuple[Any, Any, Any]
"""An entry as it stands in the file: number, body (in letters or bytes), seal. Damage may have made anything of them.
"""


def of_row(row: Mapping[str, object], columns: Sequence[str]) -> str:
    """The seal of these columns of a row."""
    text = json.dumps([row[name] for name in columns], ensure_ascii=False, default=str)
    return blake2b(text.encode("utf-8", "replace"), digest_size=SIZE).hexdigest()


def of_entry(before: str, body: str | bytes) -> str:
    """The seal of an entry. before: that of the entry before it; for the first one the id of the evening."""
    written = body if isinstance(body, bytes) else body.encode("utf-8", "replace")
    return blake2b(written, key=before.encode(), digest_size=SIZE).hexdigest()


def chain(before: str, bodies: Iterable[str]) -> Iterator[str]:
    """The seals of entries that follow each other."""
    for body in bodies:
        before = of_entry(before, body)
        yield before


def sound(evening_id: str, rows: Sequence[Row]) -> int:
    """How many entries from the first one on, in order of their numbers, are what was written."""
    before = evening_id
    for place, (number, body, seal) in enumerate(rows):
        if number != place or not isinstance(body, str | bytes) or seal != (before := of_entry(before, body)):
            return place
    return len(rows)


def readable(rows: Sequence[tuple[Any, Any]]) -> list[str]:
    """The bodies, from the first one on, that can be what was written before there were seals."""
    found: list[str] = []
    for number, body in rows:
        if number != len(found) or not is_json_object(body):
            break
        found.append(body)
    return found


def is_json_object(text: object) -> bool:
    """Whether this is the text of a JSON object."""
    try:
        return isinstance(text, str) and isinstance(from_text(text), dict)
    except ValueError:
        return False
