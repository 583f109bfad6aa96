"""Where a rulebook is silent: what a table may decide before the evening begins.

Each setting has named alternatives, the first of which is in force unless the table says otherwise; their words stand
in rulings.yaml. The one place of a game that depends on a setting asks for the alternative in force.

What is usual may change from one version to the next; at a table that has begun it does not. So an evening keeps every
setting, not only those settled otherwise, and one that says nothing of a setting is older than that habit, or than the
setting: there holds what held when it began.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from pydantic import BeforeValidator, TypeAdapter, ValidationError

from companion.core.questions.question_base import brief
from companion.core.values.messages import Msg, msg


def _pairs(given: object) -> object:
    return tuple(given.items()) if isinstance(given, Mapping) else given


Agreed = Annotated[tuple[tuple[str, str], ...], BeforeValidator(_pairs)]
"""What a table has settled: ruling and alternative. In JSON a mapping, or a list of pairs."""
_AGREED: TypeAdapter[Agreed] = TypeAdapter(Agreed)


@dataclass(frozen=True, slots=True)
class Rulings:
    """The settings of a game."""

    alternatives: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Those of each setting, the usual one first."""
    earlier: Mapping[str, str] = field(default_factory=dict)
    """For settings of which evenings that were kept may say nothing, what held there, where that is not what is usual
    now."""

    def wrong(self, agreed: Agreed) -> tuple[str, Msg] | None:
        """The first ruling that is no setting, has no such alternative or stands twice, and what is wrong with it."""
        seen = set[str]()
        for ruling, alternative in agreed:
            known = self.alternatives.get(ruling)
            if known is None:
                return ruling, msg("core-ruling-unknown", known=", ".join(self.alternatives) or "—")
            if alternative not in known:
                return ruling, msg("core-ruling-way", given=brief(alternative), known=", ".join(known))
            if ruling in seen:
                return ruling, msg("core-ruling-twice")
            seen.add(ruling)
        return None

    def in_force(self, agreed: Agreed) -> dict[str, str]:
        """Every setting with the alternative that holds at this table."""
        return {ruling: alternatives[0] for ruling, alternatives in self.alternatives.items()} | dict(agreed)

    def in_full(self, agreed: Agreed) -> Agreed:
        """The same with what goes without saying; as it is, if it is `wrong`."""
        return agreed if self.wrong(agreed) is not None else tuple(self.in_force(agreed).items())

    def departures(self, agreed: Agreed) -> Agreed:
        """Only what is settled otherwise than is usual."""
        return tuple((ruling, way) for ruling, way in agreed if way != self.alternatives[ruling][0])

    def kept(self, raw: object) -> object:
        """The settings of an evening that was kept, from plain JSON, with what it left unsaid as it was then."""
        try:
            said = _AGREED.validate_python(raw)
        except ValidationError:
            return raw  # whoever reads it says what is wrong
        if self.wrong(said) is not None:
            return raw
        named = dict(said)
        return (*said, *((ruling, way) for ruling, way in self.earlier.items() if ruling not in named))

    def settled(self, agreed: Agreed, ruling: str, alternative: str) -> Agreed:
        """With another alternative for one ruling."""
        return tuple({**self.in_force(agreed), ruling: alternative}.items())
