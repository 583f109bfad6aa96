"""Where a rulebook is silent: what a table may decide before the evening begins.

Each setting has named alternatives, the first of which is in force unless the table says otherwise; their words stand
in rulings.yaml. The one place of a game that depends on a setting asks for the alternative in force.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from pydantic import BeforeValidator


def _pairs(given: object) -> object:
    return tuple(given.items()) if isinstance(given, Mapping) else given


Agreed = Annotated[tuple[tuple[str, str], ...], BeforeValidator(_pairs)]
"""What a table has settled otherwise than is usual: ruling and alternative. In JSON a mapping, or a list of pairs."""


@dataclass(frozen=True, slots=True)
class Rulings:
    """The settings of a game. alternatives: those of each setting, the usual one first."""

    alternatives: Mapping[str, tuple[str, ...]]

    def wrong(self, agreed: Agreed) -> str | None:
        """The first entry that names no setting, no alternative of it, or a setting twice; None if all is well."""
        seen: list[str] = []
        for ruling, alternative in agreed:
            if ruling in seen or alternative not in self.alternatives.get(ruling, ()):
                return f"{ruling}: {alternative}"
            seen.append(ruling)
        return None

    def in_force(self, agreed: Agreed) -> Mapping[str, str]:
        """Every setting with the alternative that holds at this table."""
        return {ruling: alternatives[0] for ruling, alternatives in self.alternatives.items()} | dict(agreed)

    def settled(self, agreed: Agreed, ruling: str, alternative: str) -> Agreed:
        """With another alternative for one ruling; what is usual need not be said."""
        others = tuple(entry for entry in agreed if entry[0] != ruling)
        own = () if alternative == self.alternatives[ruling][0] else ((ruling, alternative),)
        return tuple(sorted((*others, *own), key=lambda entry: tuple(self.alternatives).index(entry[0])))
