"""What a printed book is made of when it is data: frozen models, and values that tell where they come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Literal, Self, TypeVar

from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

Origin = Literal["printed", "derived", "assumed", "owner", "sample"]
"""printed: in the rulebook.  derived: from an example or from other values.  assumed: ours."""

Mark = Literal["read", "inferred", "unknown", "owner"]
"""How sure a value copied from a component is: read off it, fixed by a regularity, a mere placeholder, or confirmed by
the owner."""

T = TypeVar("T")


class Printed(BaseModel):
    """Base of all printed data: frozen, no unknown fields."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class PrintedNumbers:
    """The single numbers of a rulebook, each by its name in numbers.yaml, where it stands with its rule.

    A game derives an empty class; what names there are is told to type checkers by a stub beside it, which
    `python -m tests.numbers` writes from the YAML.
    """

    def __init__(self, values: Mapping[str, int]) -> None:
        self.__dict__.update(values)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"printed numbers do not change: {name}")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value}' for name, value in self.__dict__.items())})"

    def but(self, **others: int) -> Self:
        """With other values of some, for trying what a rule does with them. Raises AttributeError for a name that is
        not there."""
        for name in others:
            getattr(self, name)
        return type(self)({**self.__dict__, **others})

    @classmethod
    def __get_pydantic_core_schema__(cls, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.is_instance_schema(cls)


class Sourced(Printed):
    """A number with the rule and page it comes from."""

    value: int
    rule: str
    page: str = ""
    """Empty where the rulebook is cited by rule numbers."""
    origin: Origin


class CopiedValue(Printed, Generic[T]):
    """A value copied from a component, with how sure it is."""

    value: T
    mark: Mark
    source: str = ""
    """Where it was seen, if not on the component."""
