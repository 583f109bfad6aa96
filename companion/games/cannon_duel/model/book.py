"""What the booklet prints: one model, each of whose fields is a file in rulesdata/cannon_duel/."""

from __future__ import annotations

from companion.core.kit.book import PrintedBook
from companion.core.printed.book_models import Origin, Printed
from companion.core.procedures.procedure import first_of
from companion.core.questions.get_or_explain import get_or_explain
from companion.games.cannon_duel.model.ids import Grade, Gun, Layer, Shot
from companion.games.cannon_duel.model.numbers import Numbers


class GunKind(Printed):
    """A kind of cannon (CD-CANNON-01 to -03)."""

    id: Gun
    capacity: int
    results: tuple[Grade, ...]
    """What a Target card can become with it."""
    double_shot: bool
    rule: str
    origin: Origin


class GradeKind(Printed):
    """What a Target card takes off the damage (CD-FIRE-04)."""

    id: Grade
    less: int
    """So much."""
    rule: str
    origin: Origin


class ShotKind(Printed):
    """A kind of projectile (CD-COMP-05)."""

    id: Shot
    layer: Layer
    """For which it is ideal."""
    rule: str
    origin: Origin


class Book(PrintedBook, prefix="cd"):
    """The whole printed book."""

    numbers: Numbers
    guns: tuple[GunKind, ...]
    grades: tuple[GradeKind, ...]
    shots: tuple[ShotKind, ...]

    def gun(self, gun: Gun) -> GunKind:
        """A kind of cannon by its id."""
        return get_or_explain(self.guns, gun, "cd-named-gun")

    def less(self, grade: Grade) -> int:
        """What a Target card takes off the damage."""
        return get_or_explain(self.grades, grade, "cd-named-grade").less

    def ideal(self, layer: Layer) -> Shot:
        """The projectile that is ideal for a layer."""
        return first_of(shot.id for shot in self.shots if shot.layer == layer)

    def layer(self, shot: Shot) -> Layer:
        """The layer for which a projectile is ideal, of which it takes a marker in a Broadside."""
        return get_or_explain(self.shots, shot, "cd-named-shot").layer
