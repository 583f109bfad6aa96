"""Where the set-up of an evening asks for a field of the options, and when: beside its type, as ``ByHand`` in a state.

``length: Annotated[Length, SetupQuestion("length", unless="solo")] = "standard"``. What may be chosen is the type; the
words follow from the names of the field and of its values.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WHO: Final = "who"
"""The panel of the people."""
RULES: Final = "rules"
"""The panel of whatever names none."""


@dataclass(frozen=True, slots=True)
class SetupQuestion:
    """Beside the type of a field of the options."""

    panel: str = RULES
    """The panel in which it stands; one that is called as the field stands under the field's name."""
    when: str = ""
    """The field or property of the options that must be true for it to be asked, "" if it always is."""
    unless: str = ""
    """The one that must not be true, "" if nothing forbids it."""

    def now(self, options: object) -> bool:
        """Whether it is asked at a table that has agreed on so much."""
        return (not self.when or bool(getattr(options, self.when))) and not (
            self.unless and getattr(options, self.unless)
        )


ALWAYS: Final = SetupQuestion()
"""What holds for a field that says nothing."""
