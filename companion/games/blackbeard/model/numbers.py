"""The numbers of Barbe Noire. Unit and meaning are in the rule that numbers.yaml names for each."""

from __future__ import annotations

from companion.core.printed.book_models import PrintedNumbers


class Numbers(PrintedNumbers):
    """Every number of the rulebook that the code uses; the rule of each stands in numbers.yaml."""
