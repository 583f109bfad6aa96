"""What the rulebook prints: one model, each of whose fields is a file in rulesdata/pirates_cove/."""

from __future__ import annotations

from typing import Literal

from companion.core.printed.book_models import Origin, Printed, PrintedBook
from companion.games.pirates_cove.model.ids import Section
from companion.games.pirates_cove.model.numbers import Numbers

Family = Literal["parrot", "mastercraft", "event", "battle", "volley", "fame"]
Trait = Literal["hull", "crew", "cannon", "speed"]
"""By what a Legendary Pirate ranks those who fight against it."""


class TavernCard(Printed):
    """One kind of Tavern card. copies: how many the box holds.  fame: what a Fame card is worth.  section: on which a
    parrot gives advice.  origin: of the number of copies, and of the section."""

    id: str
    family: Family
    copies: int
    rule: str
    fame: int = 0
    section: Section | None = None
    origin: Origin = "printed"


class Legend(Printed):
    """A Legendary Pirate as its card has it.

    dice, hull, sails: None for a ship that does not fight.  fame: None where a die tells.  attacks: the sections that a
    hit damages.  ranks: whom it shoots at first.
    """

    id: str
    rule: str
    dice: int | None = None
    hull: int | None = None
    sails: int | None = None
    fame: int | None = None
    attacks: tuple[Section, ...] = ()
    ranks: Trait | None = None
    regains: int = 0
    """Points of hull that it regains at the end of an exchange, of those lost in it."""
    strays: bool = False
    """Whether dice that miss may hit somebody else."""

    @property
    def fights(self) -> bool:
        """Whether it fights at all."""
        return self.dice is not None


class Book(PrintedBook):
    """The whole printed book. tavern: every kind of Tavern card.  legends: the Legendary Pirates."""

    numbers: Numbers
    tavern: tuple[TavernCard, ...]
    legends: tuple[Legend, ...]

    def card(self, kind: str) -> TavernCard:
        """A kind of Tavern card by its id. Raises LookupError for none."""
        for card in self.tavern:
            if card.id == kind:
                return card
        raise LookupError(f"no Tavern card {kind!r}")

    def legend(self, legend: str) -> Legend:
        """A Legendary Pirate by its id. Raises LookupError for none."""
        for each in self.legends:
            if each.id == legend:
                return each
        raise LookupError(f"no Legendary Pirate {legend!r}")

    def family(self, *families: Family) -> tuple[str, ...]:
        """The kinds of card of these families."""
        return tuple(card.id for card in self.tavern if card.family in families)

    @property
    def events(self) -> tuple[str, ...]:
        """The printed Event cards, one of which the box holds twice (PC-SETUP-06)."""
        return tuple(card.id for card in self.tavern if card.family == "event" and card.copies)
