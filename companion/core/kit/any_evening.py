"""Every evening that a table may set up, as a choice among what the options admit: for simulations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final, Literal, Protocol, TypeVar, get_args, get_origin, get_type_hints

from companion.core.kit.options import EveningOptions
from companion.core.kit.rulings import Rulings
from companion.core.values.plain_json import JsonObject

T = TypeVar("T")
NAMES: Final = ("Anne", "Bart", "Cléo", "Dirk", "Elsa")
RULED: Final = 3
"""Points of rule that a table settles otherwise."""


class Chance(Protocol):
    """Whoever chooses at random for a simulation; `random.Random` does."""

    def choice(self, among: Sequence[T], /) -> T: ...

    def sample(self, among: Sequence[T], k: int, /) -> list[T]: ...


def any_values(kind: type[EveningOptions], chance: Chance) -> JsonObject:
    """Any mode, any people in it, any value of every other field that is one of a few; the rest as it usually is."""
    mode = chance.choice(tuple(kind.MODES))
    colours = chance.sample(kind.COLOURS, chance.choice(kind.MODES[mode]))
    return switches(kind, chance) | {
        "mode": mode,
        "seats": [{"name": name, "colour": colour} for name, colour in zip(NAMES, colours, strict=False)],
        "edition": chance.choice(("sample", "sample", "owner")),
        "rulings": settled(kind.RULINGS, chance),
    }


def settled(rulings: Rulings, chance: Chance, n: int = RULED) -> list[tuple[str, str]]:
    """So many points of rule, those settled otherwise than is usual."""
    ways = rulings.alternatives
    drawn = [(ruling, chance.choice(ways[ruling])) for ruling in chance.sample(tuple(ways), min(n, len(ways)))]
    return [(ruling, way) for ruling, way in drawn if way != ways[ruling][0]]


def switches(kind: type, chance: Chance) -> JsonObject:
    """A value for every field of a dataclass that is one of a few, or a dataclass of such fields."""
    hints = get_type_hints(kind)
    found: JsonObject = {}
    for field in fields(kind):
        hint = hints[field.name]
        if is_dataclass(hint) and isinstance(hint, type):
            found[field.name] = switches(hint, chance)
        elif ways := domain(hint):
            found[field.name] = chance.choice(ways)
    return found


def domain(hint: object) -> tuple[Any, ...]:
    """Every value that a switch may have; () for what is no switch."""
    if hint is bool:
        return (False, True)
    return get_args(hint) if get_origin(hint) is Literal else ()
