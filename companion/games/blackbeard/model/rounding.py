"""2.9 Rounding: parts of an amount, where a half is rounded up."""

from __future__ import annotations

HUNDRED = 100


def percent(amount: int, of: int) -> int:
    """BB-2.9: so many percent of an amount; a half is rounded up (A-01)."""
    return part(amount, of, HUNDRED)


def part(amount: int, count: int, of: int) -> int:
    """So many equal parts of an amount, e.g. 2 of 3; a half is rounded up (A-01)."""
    return (2 * amount * count + of) // (2 * of)
