"""What may be seen and done at one screen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from companion.session.seat_view import Sees


@dataclass(frozen=True, slots=True)
class Rights:
    """What whoever is at a screen may see and do."""

    sees: Sees
    """What is read of the evening (see `SeatView`)."""
    alone: bool
    """Whether one person alone looks at the screen, so that nothing needs to lie covered."""
    answer: bool = True
    """Whether anything may be done: of an evening that is looked at again, nothing."""
    overrule: bool = False
    """Whether the table speaks here, which has the last word on what the rules refuse."""
    correct: bool = False
    """Whether tracked values may be set by hand."""
    undo: bool = False
    """Whether whatever was said may be taken back and put in force again; else the table is asked to."""
    trying: bool = False
    """Whether nothing is played here, so that what the rules refuse is offered like everything else."""

    @property
    def looking(self) -> Rights:
        """The same of an evening that is looked at again: at the table nobody turns over there what is their own."""
        return Rights("own", self.alone, answer=False)

    def planning(self, alone: bool) -> Rights:
        """The same of a plan, on an evening on the side that holds nothing which must not be read. alone: whether one
        person reads it."""
        return replace(self, sees="all", alone=self.alone or alone, trying=True)


OF_TABLE: Final = Rights("open", alone=False, overrule=True, correct=True, undo=True)
"""Of the screens of the table."""
OF_SEAT: Final = Rights("own", alone=True)
"""Of a phone."""
