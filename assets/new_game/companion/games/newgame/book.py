"""What the rulebook prints: one model, each of whose fields is a file in rulesdata/newgame/."""

from __future__ import annotations

from typing import ClassVar

from companion.core.printed.book_models import PrintedBook, PrintedNumbers
from companion.core.procedures.asking import Asking


class Numbers(PrintedNumbers):
    """Every printed number, by its name in numbers.yaml."""


class Book(PrintedBook):
    """The whole printed book."""

    q: ClassVar[Asking] = Asking("ng")
    """Questions by their names: their texts begin with ``ng-q-``."""

    numbers: Numbers
