"""What the rulebook prints: one model, each of whose fields is a file in rulesdata/newgame/."""

from __future__ import annotations

from companion.core.printed.book_models import PrintedBook, PrintedNumbers


class Numbers(PrintedNumbers):
    """Every printed number, by its name in numbers.yaml."""


class Book(PrintedBook):
    """The whole printed book."""

    numbers: Numbers
