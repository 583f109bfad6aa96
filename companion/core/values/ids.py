"""Ids: names by which a state knows its ships, seats, places and cards; each knows what kind of thing it names.

An id is written as text, "npc-3" or "seat-1", in journals, questions and translations, and is that text. A game says
what kinds there are:

>>> class ShipId(Id):
...     KINDS = ("seat", "npc")
...     is_npc = KindIs("npc")
>>> ship = ShipId("npc-3")
>>> ship.is_npc, ship.number, ship == "npc-3"
(True, 3, True)
>>> ShipId.numbered("seat", 1)
'seat-1'
>>> ShipId("kraken-1")
Traceback (most recent call last):
    ...
ValueError: 'kraken-1' is no id of seat, npc

What may be asked of an id are properties of its class, never a test of its class: mere text where an id belongs has no
such property, which the type checker and the first test to come that way both tell.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from inspect import signature, unwrap
from typing import ClassVar, Final, Self, TypeVar, cast, overload

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticKnownError, core_schema

T = TypeVar("T")

SPELT: Final = 4_096
"""Ids that are known again; all those of an evening."""
LONGEST_KNOWN: Final = 60
"""Letters of an id that is known again; nobody shall fill the memory with long ones."""


def _spelt(kind: type[Id], text: str) -> Id:
    found = str.__new__(kind, text)
    if found.kind not in kind.KINDS:
        raise ValueError(f"{text!r} is no id of {', '.join(each or 'nothing' for each in kind.KINDS)}")
    return found


_known = lru_cache(maxsize=SPELT)(_spelt)
"""The same few are read from options, states and keys all evening."""


class Id(str):
    """Text of the form `kind-name`, or `kind` alone where there is only one of it."""

    __slots__ = ()
    KINDS: ClassVar[Sequence[str]] = ()
    """Those of the class; "" among them where an id may name nothing."""

    def __new__(cls, text: str) -> Self:
        """The id that a text spells. Raises ValueError for one of another kind."""
        if type(text) is cls:
            return text
        known = (type(text) is str or isinstance(text, Id)) and len(text) <= LONGEST_KNOWN
        return cast(Self, _known(cls, text) if known else _spelt(cls, text))

    @classmethod
    def numbered(cls, kind: str, number: int) -> Self:
        """The id of the thing of a kind with that number."""
        return cls(f"{kind}-{number}")

    @property
    def kind(self) -> str:
        """What it names."""
        return self.partition("-")[0]

    @property
    def name(self) -> str:
        """Which of its kind, "" where there is only one."""
        return self.partition("-")[2]

    @property
    def number(self) -> int:
        """Which of its kind, by number. Raises ValueError where it has a name instead."""
        return int(self.name)

    @classmethod
    def _read(cls, text: str) -> Self:
        """As written in JSON; of another kind it is refused in words that can be said in every language."""
        try:
            return cls(text)
        except ValueError:
            kinds = ", ".join(f"{kind}…" for kind in cls.KINDS if kind)
            raise PydanticKnownError("literal_error", {"expected": kinds}) from None

    @classmethod
    def __get_pydantic_core_schema__(cls, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_after_validator_function(cls._read, core_schema.str_schema())

    @classmethod
    def __get_pydantic_json_schema__(cls, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {**handler(core), "x-refers": cls.__name__}


class KindIs:
    """What an id says of itself: whether it names a thing of this kind."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    @overload
    def __get__(self, found: Id, owner: object) -> bool: ...

    @overload
    def __get__(self, found: None, owner: object) -> KindIs: ...

    def __get__(self, found: Id | None, owner: object) -> bool | KindIs:
        return self if found is None else found.kind == self.kind


@cache
def _taken(function: Callable[..., object]) -> Mapping[str, type[Id]]:
    """The parameters of a function that are ids, by name."""
    kinds = {name: param.annotation for name, param in signature(function, eval_str=True).parameters.items()}
    return {name: kind for name, kind in kinds.items() if isinstance(kind, type) and issubclass(kind, Id)}


def as_taken(function: Callable[..., object], given: Mapping[str, T]) -> dict[str, T | Id]:
    """Parameters for a function, those ids that were given as text read as what it takes.

    Raises ValueError for an id of another kind.
    """
    kinds = _taken(unwrap(function))
    return {name: kinds[name](str(value)) if name in kinds else value for name, value in given.items()}
