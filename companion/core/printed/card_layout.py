"""How a printed component lies on the table: bands of rows, each row with its values from left to right.

A face says where eyes find a value, and nothing of how it is drawn; the screen copies in its order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from companion.core.values.messages import Msg


@dataclass(frozen=True, slots=True)
class Row:
    """Values beside each other.

    label, picture: what stands before them, if anything. Without a label each value is told by its own picture.
    """

    slots: tuple[str, ...]
    """Names of the lines that hold them, from the left."""
    label: Msg | None = None
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Band:
    """A part of a component whose rows belong together.  label, picture: what it is called, if anything."""

    rows: tuple[Row, ...]
    label: Msg | None = None
    picture: str = ""
    columns: tuple[Msg, ...] = ()
    """The heads of the places in its rows, where these are a table."""
    colour: str = ""
    """The name of a paint that it has on the component, "" for none."""

    @property
    def slots(self) -> tuple[str, ...]:
        """The names of all its values, row by row."""
        return tuple(name for row in self.rows for name in row.slots if name)


def kept(bands: Iterable[Band], there: Callable[[str], bool]) -> Iterator[Band]:
    """The bands with what is `there` of them: in a table a place that is not there stays empty, and rows, bands and
    last columns of which nothing is there are left out."""
    for band in bands:
        broad = len(band.columns)
        found = [replace(row, slots=_kept(row.slots, there, broad)) for row in band.rows]
        rows = tuple(row for row in found if any(row.slots))
        if rows:
            used = max(len(row.slots) for row in rows)
            yield replace(band, rows=rows, columns=band.columns[:used])


def _kept(slots: tuple[str, ...], there: Callable[[str], bool], columns: int) -> tuple[str, ...]:
    if not columns:
        return tuple(name for name in slots if there(name))
    left = [name if there(name) else "" for name in slots]
    while left and not left[-1]:
        left.pop()
    return tuple(left)
