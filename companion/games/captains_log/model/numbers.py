"""Every single number that the rulebook of Captain's Log prints, as rulesdata/captains_log/numbers.yaml gives it."""

from __future__ import annotations

from companion.core.printed.book_models import PrintedNumbers


class Numbers(PrintedNumbers):
    """Every number of the rulebook that the code uses; meaning and unit are in numbers.yaml and the rule."""
