"""What players keep to themselves: the hand that a field of a player's record holds is seen by its owner alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from pydantic import GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from companion.core.declared.field_annotations import marks
from companion.core.values.frozen_records import replace

P = TypeVar("P")


S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class OwnerSees:
    """Beside the type of a tuple of cards in a player's record: others see only how many there are."""

    cover: str
    """What stands for each card that somebody may not see."""

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {**handler(core), "x-seen-by": "owner"}


def left_of(held: Sequence[str], gone: Iterable[str], cover: str) -> tuple[str, ...]:
    """What somebody still holds after cards have left the hand, each once; of a hand on paper any card may be the one.

    cover: what stands for a card that only its owner knows.
    """
    left = list(held)
    for card in gone:
        if (there := card if card in left else cover) in left:
            left.remove(there)
    return tuple(left)


def covered(s: S, seat: str) -> S:
    """The state without what the others hold. seat: "" for somebody who only watches."""
    everybody = getattr(s, "players", ())  # a state need not have any
    record: Any = type(everybody[0]) if everybody else None
    hidden = _hidden(record) if everybody else {}
    if not hidden:
        return s
    players = tuple(player if player.id == seat else _covered(player, hidden) for player in everybody)
    copy: S = replace(s, players=players)  # type: ignore[type-var]
    return copy


@cache
def _hidden(record: type) -> Mapping[str, str]:
    """The covers of the fields that only the owner sees, by name."""
    return {name: mark.cover for name, mark in marks(record, OwnerSees).items()}


def _covered(player: P, hidden: Mapping[str, str]) -> P:
    held = {name: (cover,) * len(getattr(player, name)) for name, cover in hidden.items()}
    copy: P = replace(player, **held)  # type: ignore[type-var]
    return copy
