"""Keys that tell several values of a printed component at once: what stands close together on it takes one tap."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from companion.core.values.messages import Msg, msg


@dataclass(frozen=True, slots=True)
class Key:
    """Values by the names of their lines, told together. label, picture: what is seen on the key.

    same: lines that it tells, too, as those that mostly have the same (`Field.same`); without these there is no key.
    """

    values: tuple[tuple[str, object], ...]
    label: Msg
    picture: str = ""
    same: tuple[str, ...] = ()


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
        return self.as_told(lambda key: key if there(key) else None)

    def as_told(self, told: Callable[[Key], Key | None]) -> Pad | None:
        """With each key as it can be told, None for one that cannot; None where no key is left."""
        found = ((row, tuple(filter(None, map(told, row.keys)))) for row in self.rows)
        rows = tuple(KeyRow(keys, row.label, row.picture) for row, keys in found if keys)
        return Pad(self.opens, self.title, rows) if rows else None


def numbers(
    values: Iterable[int], told: Callable[[int], tuple[tuple[str, object], ...]], same: tuple[str, ...] = ()
) -> tuple[Key, ...]:
    """A key for each of these numbers. told: what it tells.  same: as a key has it."""
    return tuple(Key(told(n), msg("core-said-number", n=n), same=same) for n in values)
