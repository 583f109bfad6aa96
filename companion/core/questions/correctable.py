"""Values that can be corrected by hand."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.questions.kinds import Field, FieldValue
from companion.core.values.messages import Msg


@dataclass(frozen=True, slots=True)
class Correctable:
    """A tracked value that a person may set by hand: where it stands, how it is called, what it may be."""

    path: str
    group: Msg
    field: Field
    value: FieldValue
