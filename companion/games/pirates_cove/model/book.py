"""What the rulebook prints: one model, each of whose fields is a file in rulesdata/pirates_cove/."""

from __future__ import annotations

from typing import Literal

from companion.core.kit.book import PrintedBook
from companion.core.printed.book_models import Origin, Printed
from companion.core.questions.get_or_explain import get_or_explain
from companion.games.pirates_cove.model.ids import Section
from companion.games.pirates_cove.model.numbers import Numbers

Family = Literal["parrot", "mastercraft", "event", "battle", "volley", "fame"]
Trait = Literal["hull", "crew", "cannon", "speed"]
"""By what a Legendary Pirate ranks those who fight against it."""


class TavernCard(Printed):
    """One kind of Tavern card."""

    id: str
    family: Family
    copies: int
    """How many the box holds."""
    rule: str
    fame: int = 0
    """What a Fame card is worth."""
    section: Section | None = None
    """On which a parrot gives advice."""
    origin: Origin = "printed"
    """Of the number of copies, and of the section."""


class Legend(Printed):
    """A Legendary Pirate as its card has it.

    dice, hull, sails: None for a ship that does not fight.
    """

    id: str
    rule: str
    dice: int | None = None
    hull: int | None = None
    sails: int | None = None
    fame: int | None = None
    """None where a die tells."""
    attacks: tuple[Section, ...] = ()
    """The sections that a hit damages."""
    ranks: Trait | None = None
    """Whom it shoots at first."""
    regains: int = 0
    """Points of hull that it regains at the end of an exchange, of those lost in it."""
    strays: bool = False
    """Whether dice that miss may hit somebody else."""

    @property
    def fights(self) -> bool:
        """Whether it fights at all."""
        return self.dice is not None


class Book(PrintedBook, prefix="pc"):
    """The whole printed book."""

    numbers: Numbers
    tavern: tuple[TavernCard, ...]
    """Every kind of Tavern card."""
    legends: tuple[Legend, ...]
    """The Legendary Pirates."""

    def card(self, kind: str) -> TavernCard:
        """A kind of Tavern card by its id."""
        return get_or_explain(self.tavern, kind, "pc-named-card")

    def legend(self, legend: str) -> Legend:
        """A Legendary Pirate by its id."""
        return get_or_explain(self.legends, legend, "pc-named-legend")

    def family(self, *families: Family) -> tuple[str, ...]:
        """The kinds of card of these families."""
        return tuple(card.id for card in self.tavern if card.family in families)

    @property
    def events(self) -> tuple[str, ...]:
        """The printed Event cards, one of which the box holds twice (PC-SETUP-06)."""
        return tuple(card.id for card in self.tavern if card.family == "event" and card.copies)
