"""The shortest list that still does what a long one did: delta debugging by leaving parts out (Zeller)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import TypeVar

T = TypeVar("T")

Holds = Callable[[Sequence[T]], Sequence[T] | None]
"""Tries a list: the part of it that mattered when it still does it, else None."""


class Budget:
    """How often something may still be tried."""

    def __init__(self, tries: int) -> None:
        self.left = tries

    def spend(self) -> bool:
        """Take one try; False when none is left."""
        self.left -= 1
        return self.left >= 0


def shortest(items: Sequence[T], holds: Holds[T], budget: Budget) -> Sequence[T]:
    """The items without all those that are not needed: no single one of the rest can be left out.

    That is unless the budget ends before; then what was reached is returned.
    """
    parts = 2
    while items:
        size = -(-len(items) // parts)
        for start in range(0, len(items), size):
            if not budget.spend():
                return items
            rest = [*items[:start], *items[start + size :]]
            if (found := holds(rest)) is not None:
                items, parts = list(found), max(parts - 1, 2)
                break
        else:
            if size == 1:
                break
            parts = min(parts * 2, len(items))
    return items


def shortest_of_groups(groups: Sequence[Sequence[T]], holds: Holds[T], budget: Budget) -> Sequence[T]:
    """The shortest list, found faster: whole groups are left out first, then single items."""

    def together(some: Sequence[Sequence[T]]) -> Sequence[Sequence[T]] | None:
        return some if holds(list(chain.from_iterable(some))) is not None else None

    left: Sequence[Sequence[T]] = shortest(groups, together, budget)
    return shortest(list(chain.from_iterable(left)), holds, budget)
