"""What the rulebook prints: one model, each of whose fields is a file in rulesdata/pirates_csg/."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal

from companion.core.kit.book import PrintedBook
from companion.core.printed.book_models import Origin, Printed
from companion.games.pirates_csg.model.numbers import Numbers

CardKind = Literal["ship", "crew", "fort", "event", "treasure", "equipment", "island"]


class Keyword(Printed):
    """A keyword.  fr, en: as cards print it."""

    id: str
    rule: str = ""
    kinds: tuple[CardKind, ...]
    """Of card that carry it."""
    fr: str
    en: str
    known: bool = True
    """Whether the rulebook has it; of one that it has not, the app only shows what its owner has typed."""


class StandardCrew(Printed):
    """One of the eleven standard crew."""

    id: str
    points: int
    """What its card costs in the rulebook."""
    rule: str
    origin: Origin = "printed"


class ReadyFleet(Printed):
    """A fleet of our own invented cards, for whoever has none at hand."""

    id: str
    total: int
    """What it costs."""
    cards: tuple[tuple[str, str], ...]
    """Kind and subject of each."""


class Book(PrintedBook, prefix="csg"):
    """The whole printed book."""

    numbers: Numbers
    keywords: tuple[Keyword, ...]
    crew: tuple[StandardCrew, ...]
    fleets: tuple[ReadyFleet, ...]
    sample: dict[str, dict[str, dict[str, Any]]]
    """Our own invented cards, by kind and subject."""

    @cached_property
    def keyword_ids(self) -> tuple[str, ...]:
        """Every keyword, by its id."""
        return tuple(keyword.id for keyword in self.keywords)
