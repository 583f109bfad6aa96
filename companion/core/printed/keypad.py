"""Keys that tell several values of a printed component at once: what stands close together on it takes one tap."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from companion.core.values.messages import Msg, msg


@dataclass(frozen=True, slots=True)
class Key:
    """Values by the names of their lines, told together. label, picture: what is seen on the key."""

    values: tuple[tuple[str, object], ...]
    label: Msg
    picture: str = ""


@dataclass(frozen=True, slots=True)
class KeyRow:
    """Keys beside each other. label, picture: what they have in common, None where nothing."""

    keys: tuple[Key, ...]
    label: Msg | None = None
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Pad:
    """The keys that are offered when a line is to be told.

    Whoever needs a combination that has no key tells the values one by one.
    """

    opens: str
    """Its name."""
    title: Msg
    """What they tell."""
    rows: tuple[KeyRow, ...]

    def kept(self, there: Callable[[Key], bool]) -> Pad | None:
        """With the keys that can be told; None where no key is left."""
        found = ((row, tuple(key for key in row.keys if there(key))) for row in self.rows)
        rows = tuple(KeyRow(keys, row.label, row.picture) for row, keys in found if keys)
        return Pad(self.opens, self.title, rows) if rows else None


def numbers(values: Iterable[int], told: Callable[[int], tuple[tuple[str, object], ...]]) -> tuple[Key, ...]:
    """A key for each of these numbers. told: what it tells."""
    return tuple(Key(told(n), msg("core-said-number", n=n)) for n in values)
