"""The printed book of a game: everything that its rulebook prints, and how questions are made from it."""

from __future__ import annotations

from typing import Any, ClassVar

from companion.core.printed.book_models import Printed
from companion.core.procedures.asking import Asking


class PrintedBook(Printed):
    """Everything printed of a game: ``class Book(PrintedBook, prefix="pc")``, each of whose fields is a file of
    rulesdata. It is read once and known by being itself, so that whatever is worked out of it can be looked up by it.

    prefix: how the names of the game's messages and questions begin.
    """

    q: ClassVar[Asking]
    """Makes the questions of the game where nobody is asked yet; their texts begin with the prefix and ``-q-``."""

    def __init_subclass__(cls, *, prefix: str, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        cls.q = Asking(prefix)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)
