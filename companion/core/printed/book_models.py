"""What a printed book is made of when it is data: frozen models, and values that tell where they come from."""

from __future__ import annotations

from typing import Generic, Literal, TypeVar

from pydantic import BaseModel, ConfigDict

Origin = Literal["printed", "derived", "assumed", "owner", "sample"]
"""printed: in the rulebook.  derived: from an example or from other values.  assumed: ours."""

Mark = Literal["read", "inferred", "unknown", "owner"]
"""How sure a value copied from a component is: read off it, fixed by a regularity, a mere placeholder, or confirmed by
the owner."""

T = TypeVar("T")


class Printed(BaseModel):
    """Base of all printed data: frozen, no unknown fields."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class PrintedBook(Printed):
    """Everything printed of a game. It is read once and known by being itself, so that whatever is worked out of it can
    be looked up by it."""

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)


class Sourced(Printed):
    """A number with the rule and page it comes from."""

    value: int
    rule: str
    page: str = ""
    """Empty where the rulebook is cited by rule numbers."""
    origin: Origin


class Marked(Printed, Generic[T]):
    """A value copied from a component, with how sure it is."""

    value: T
    mark: Mark
    source: str = ""
    """Where it was seen, if not on the component."""
