"""What the owner's library lacks: how far each component of the box has been copied, by kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from companion.core.kit.game import AnyGame
from companion.core.procedures.components import ComponentKind
from companion.core.procedures.copied_cards import CardValues, Known, applying


@dataclass(frozen=True, slots=True)
class CopiedExtent:
    """How far a component is copied. known, of: values that are known, of those that apply; both 0 where nobody has
    copied anything."""

    schema: str
    subject: str
    known: int = 0
    of: int = 0

    @property
    def copied(self) -> bool:
        """Whether anything of it was copied."""
        return self.of > 0

    @property
    def whole(self) -> bool:
        """Whether nothing of it is unknown."""
        return self.copied and self.known == self.of

    @property
    def half(self) -> bool:
        """Whether it was copied, and something of it is unknown still."""
        return self.copied and not self.whole


@dataclass(frozen=True)
class KindExtent:
    """One kind of component."""

    schema: str
    kind: ComponentKind
    extents: tuple[CopiedExtent, ...]
    """Of every copy that the box holds."""

    @cached_property
    def copied(self) -> int:
        """Copies of which anything was copied."""
        return sum(each.copied for each in self.extents)

    @cached_property
    def half(self) -> tuple[CopiedExtent, ...]:
        """Copies of which something is unknown still."""
        return tuple(each for each in self.extents if each.half)

    @cached_property
    def missing(self) -> tuple[CopiedExtent, ...]:
        """Copies of which nothing is known; of those that nobody can tell apart only the next one."""
        left = [each for each in self.extents if not each.copied]
        alike = [each for each in left if each.subject in self.kind.alike]
        return (*(each for each in left if each.subject not in self.kind.alike), *alike[:1])

    @property
    def lacking(self) -> tuple[CopiedExtent, ...]:
        """All that can be copied: completed first, then begun."""
        return (*self.half, *(each for each in self.extents if not each.copied))


def extent(game: AnyGame, schema: str, subject: str, record: CardValues | None) -> CopiedExtent:
    """Of one component. record: what is kept of it, None for nothing."""
    if not record or all(value is None for value in record.values()):
        return CopiedExtent(schema, subject)
    lines = applying(game.form(schema, subject), record)
    return CopiedExtent(schema, subject, sum(record.get(line.name) is not None for line in lines), len(lines))


def by_kind(game: AnyGame, known: Known) -> tuple[KindExtent, ...]:
    """Every kind of which it is known how many the box holds, in the order of the box."""
    return tuple(
        KindExtent(
            schema,
            kind,
            tuple(extent(game, schema, subject, known.get((schema, subject))) for subject in _subjects(kind)),
        )
        for schema, kind in game.box().items()
        if not kind.open
    )


def _subjects(kind: ComponentKind) -> Sequence[str]:
    """Those told apart first; those that are alike in the order in which they are copied."""
    return (*(subject for subject in kind.subjects if subject not in kind.alike), *kind.alike)


def with_linked(game: AnyGame, known: Known, wanted: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Some components (schema, subject), and behind each of them those to which its known values lead."""
    found: dict[tuple[str, str], None] = {}
    for spot in wanted:
        found |= dict.fromkeys((spot, *game.leads(*spot, known.get(spot) or {})))
    return tuple(found)


def lacking(game: AnyGame, known: Known, wanted: Iterable[tuple[str, str]]) -> tuple[CopiedExtent, ...]:
    """Of some components (schema, subject) those that are not copied to the end, in their order."""
    found = (extent(game, *spot, known.get(spot)) for spot in wanted)
    return tuple(each for each in found if not each.whole)
