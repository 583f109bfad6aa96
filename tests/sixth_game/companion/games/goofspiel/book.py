"""What the rulebook prints: one model, each of whose fields is a file in rulesdata/goofspiel/."""

from __future__ import annotations

from companion.core.kit.book import PrintedBook
from companion.core.printed.book_models import PrintedNumbers


class Numbers(PrintedNumbers):
    """Every printed number, by its name in numbers.yaml."""


class Book(PrintedBook, prefix="go"):
    """The whole printed book."""

    numbers: Numbers
