"""People's names taken out of what is written of an evening; each stands as the id of the seat.

What the app wrote itself is replaced where it stands: as a name, or as an argument of a message. In texts that people
typed whole words are replaced. What may be an id is left alone wherever else it stands: somebody may be called "Move".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from companion.core.values.seats import Seat

LEFT_OUT: Final = "…"
"""Stands for what people have remarked."""
TYPED: Final = ("name", "note")
"""Fields that hold what a person typed."""
_ID: Final = re.compile(r"[a-z0-9][a-z0-9._/+:|-]*|[A-Z]{1,3}")
"""What ids of questions, options, cards and pictures look like, and sides and columns: A, III."""
_CODE: Final = re.compile(r"[A-Za-z0-9._/+:|-]*")
"""What rule ids and subjects of cards look like, too: no words of people."""
_MESSAGES: Final = ({"msg"}, {"msg", "args"}, {"key", "args"})
"""Fields of a message: as entries of a journal have it, and as fields of events do."""


class Anonymizer:
    """Takes the names of some people out of plain JSON, and what they have remarked. remarks: whole texts."""

    def __init__(self, people: Sequence[Seat], remarks: Sequence[str] = ()) -> None:
        named = {person.name: person.id for person in people if person.name.strip()}
        self._seats: Mapping[str, str] = {**dict.fromkeys(remarks, LEFT_OUT), **named}
        by_length = sorted(self._seats, key=len, reverse=True)
        whole = "|".join(re.escape(name) for name in by_length)
        self._words = re.compile(rf"(?<!\w)(?:{whole})(?!\w)", re.IGNORECASE) if whole else None
        self._folded = {name.casefold(): seat for name, seat in self._seats.items()}

    def text(self, typed: str) -> str:
        """A text that a person typed."""
        if self._words is None:
            return typed
        return self._words.sub(lambda found: self._folded.get(found[0].casefold(), LEFT_OUT), typed)

    def json(self, raw: Any) -> Any:
        """A copy of plain JSON."""
        if isinstance(raw, str):  # what there is most of comes first: a report holds hundreds of thousands
            return raw if _ID.fullmatch(raw) else self._said(raw)
        if isinstance(raw, dict):
            if len(raw) < 3 and set(raw) in _MESSAGES:
                return {name: self._args(value) if name == "args" else value for name, value in raw.items()}
            return {name: self._field(name, value) for name, value in raw.items()}
        if isinstance(raw, list | tuple):
            return [self.json(each) for each in raw]
        return raw

    def _field(self, name: str, value: Any) -> Any:
        """A field of an object. A name stands as such, and so does a remark, whatever they look like."""
        return self._said(value) if name in TYPED and isinstance(value, str) else self.json(value)

    def _args(self, raw: Any) -> Any:
        """The arguments of a message: by name, or as pairs."""
        if isinstance(raw, dict):
            return {name: self._arg(value) for name, value in raw.items()}
        return [[pair[0], self._arg(pair[1])] for pair in raw]

    def _arg(self, value: Any) -> Any:
        if isinstance(value, list | tuple):
            return [self._arg(each) for each in value]
        return self._said(value) if isinstance(value, str) else self.json(value)

    def _said(self, text: str) -> str:
        """A whole name, else a text in which names may stand."""
        found = self._seats.get(text)
        if found is not None:
            return found
        return text if _CODE.fullmatch(text) else self.text(text)
