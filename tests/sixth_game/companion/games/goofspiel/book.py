"""What the rulebook prints: one model, each of whose fields is a file in rulesdata/goofspiel/."""

from __future__ import annotations

from typing import ClassVar

from companion.core.printed.book_models import PrintedBook, PrintedNumbers
from companion.core.procedures.asking import Asking


class Numbers(PrintedNumbers):
    """Every printed number, by its name in numbers.yaml."""


class Book(PrintedBook):
    """The whole printed book."""

    q: ClassVar[Asking] = Asking("go")
    """Questions by their names: their texts begin with ``go-q-``."""

    numbers: Numbers
