"""The single numbers of the rulebook; where each comes from stands beside it in numbers.yaml."""

from __future__ import annotations

from companion.core.printed.book_models import PrintedNumbers


class Numbers(PrintedNumbers):
    """Every printed number. Lengths count the edge of a card that numbers.yaml names, long or short."""
