"""What a zone, a cannon, a target and a captain are at a moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from companion.core.declared.counted import Counts
from companion.core.declared.references import Once, Refers
from companion.core.declared.secrets import OwnerSees, left_of
from companion.core.declared.tracked_values import ByHand
from companion.core.kit import state
from companion.games.cannon_duel.model.ids import (
    UNKNOWN,
    AimCard,
    Disaster,
    Edge,
    Grade,
    Gun,
    Mount,
    Officer,
    Penalty,
    SeatId,
    Shot,
    Suit,
    TargetCard,
    Trick,
    Value,
    ZoneId,
    layer_of,
)


@dataclass(frozen=True, slots=True)
class Zone:
    """One of the nine zones of a ship, with what is printed there and what lies on it."""

    id: Annotated[ZoneId, Refers("zone")]
    """Its layer and where on the ship."""
    spaces: int
    """For markers."""
    aims: int
    """How many Target cards it takes to shoot at it (CD-TARGET-03)."""
    markers: int
    """Sails, sailors or planks on it; the officers are not among them."""
    guard: tuple[Penalty, ...] = ()
    """What its penalty spaces show, in the order in which the owner keeps them covered (CD-PATCH-06)."""
    ropes: tuple[ZoneId, ...] = ()
    """Of a deck: the zones of sails and hull to which its sailors may go (CD-PATCH-02)."""
    officers: tuple[Officer, ...] = ()
    """Those who stand on this deck."""
    disaster: Literal["", "hidden", "turned"] = ""
    """Of a zone of the hull: whether its Disaster still lies there (CD-EFF-11)."""

    @property
    def strength(self) -> int:
        """How many markers are left, officers among them (CD-COMP-08)."""
        return self.markers + len(self.officers)

    @property
    def free(self) -> int:
        """Spaces on which nothing lies."""
        return self.spaces - self.strength

    @property
    def bare(self) -> tuple[Penalty, ...]:
        """The penalties that no marker covers (CD-EFF-06): markers lie on penalty spaces first (CD-PATCH-06)."""
        return self.guard[self.strength :]


@dataclass(frozen=True, slots=True)
class Cannon:
    """A cannon on its mount with what it is loaded with."""

    mount: Annotated[Mount, Refers("mount")]
    """At the bow or at the stern."""
    gun: Gun
    """Which cannon."""
    loaded: tuple[Shot, ...] = ()
    """Projectiles in it, the first one loaded first."""

    @property
    def id(self) -> str:
        """A ship has one on each mount."""
        return self.mount


@dataclass(frozen=True, slots=True)
class Aimed:
    """An Aim card beside a Target card."""

    card: AimCard
    """The word "unknown" for one of a hand on paper."""
    value: Annotated[int, Refers("declared value")]
    """A joker's as declared."""


@dataclass(frozen=True, slots=True)
class Target:
    """A Target card in front of its owner."""

    id: Annotated[str, Refers("target")]
    """As counted, "target-1"."""
    card: TargetCard = ""
    """Its id, "" for one that was turned at the table."""
    left: Aimed | None = None
    """The Aim card on its left, None for none."""
    below: Aimed | None = None
    """The Aim card below it, None for none."""

    def at(self, edge: Edge) -> Aimed | None:
        """The Aim card on one edge."""
        return self.left if edge == "left" else self.below

    @property
    def aimed(self) -> tuple[tuple[Edge, Aimed], ...]:
        """The Aim cards beside it, with their edges."""
        both: tuple[tuple[Edge, Aimed | None], ...] = (("left", self.left), ("below", self.below))
        return tuple((edge, aim) for edge, aim in both if aim is not None)


@dataclass(frozen=True, slots=True)
class Player(state.Player):
    """A captain and the ship."""

    id: SeatId
    """Of the seat."""
    zones: tuple[Zone, ...] = ()
    """All nine, in the order in which `x-kinds` has them; none before the board is known."""
    cannons: Annotated[tuple[Cannon, ...], Once("mount")] = ()
    """At the bow and at the stern; none before they are mounted."""
    active: Annotated[Mount | Literal[""], ByHand("cd-fix-gunner")] = ""
    """Where the gunner stands."""
    crosshair: Annotated[ZoneId | Literal[""], ByHand("cd-fix-crosshair")] = ""
    """The zone of the other ship at which this one aims."""
    targets: tuple[Target, ...] = ()
    """Target cards in front of the captain, the oldest first."""
    hand: Annotated[tuple[AimCard, ...], OwnerSees(UNKNOWN)] = ()
    """CD-SETUP-10: Aim cards, as they came; "unknown" for each of a hand on paper."""
    discards: tuple[AimCard, ...] = ()
    """Aim cards on the discard pile, the last one on top."""
    broadsides: Annotated[
        tuple[Annotated[Suit, Refers("suit")], ...],
        ByHand("cd-fix-broadsides", words="cd-suit", pictures="suit"),
        Once(),
    ] = ()
    """Suits covered on the track (CD-BROAD-05)."""
    swerves: Annotated[tuple[Value, ...], ByHand("cd-fix-swerves"), Once()] = ()
    """Values covered on the track (CD-SWERVE-04)."""
    dodges: Annotated[tuple[Value, ...], ByHand("cd-fix-dodges"), Once()] = ()
    """Values covered on the track (CD-DODGE-04)."""
    disasters: Annotated[tuple[Annotated[Disaster, Refers("disaster")], ...], Once()] = ()
    """Tokens turned so far; they have left the game."""
    reputation: Annotated[str, Refers("reputation")] = ""
    """The Reputation card beside the board, "" for none."""
    tricks: Annotated[tuple[Trick, ...], OwnerSees(UNKNOWN), Counts("tricks")] = ()
    """CD-ADV-05: Dirty Tricks kept and not yet used; "unknown" for those that the viewer may not see."""

    def zone(self, zone: ZoneId) -> Zone:
        """One of the nine zones. Raises LookupError before the board is known."""
        for each in self.zones:
            if each.id == zone:
                return each
        raise LookupError(f"no zone {zone!r}")

    def cannon(self, mount: Mount) -> Cannon:
        """The cannon of a mount. Raises LookupError before it is mounted."""
        for each in self.cannons:
            if each.mount == mount:
                return each
        raise LookupError(f"no cannon at the {mount}")

    @property
    def bare(self) -> tuple[Penalty, ...]:
        """Every penalty that is revealed on the ship."""
        return tuple(penalty for zone in self.zones for penalty in zone.bare)

    @property
    def aboard(self) -> int:
        """Markers of every kind that are left on the ship, officers among them."""
        return sum(zone.strength for zone in self.zones)

    @property
    def planks(self) -> int:
        """Planks that are left in the hull."""
        return sum(zone.strength for zone in self.zones if layer_of(zone.id) == "hull")

    @property
    def officers(self) -> tuple[Officer, ...]:
        """The officers who are still aboard."""
        return tuple(officer for zone in self.zones for officer in zone.officers)

    @property
    def loaded(self) -> tuple[tuple[Mount, Shot], ...]:
        """Every projectile in the two cannons, from the bow to the stern."""
        return tuple((cannon.mount, shot) for cannon in self.cannons for shot in cannon.loaded)

    @property
    def aimed(self) -> tuple[tuple[str, Edge, Aimed], ...]:
        """Every Aim card beside a Target card: the target's id, the edge, the card."""
        return tuple((target.id, edge, aim) for target in self.targets for edge, aim in target.aimed)

    def without(self, *cards: str) -> tuple[str, ...]:
        """The hand after these cards have left it, each once; of a hand on paper any card may be the one."""
        return left_of(self.hand, cards, UNKNOWN)

    def less_trick(self, card: str) -> tuple[str, ...]:
        """The Dirty Tricks after this one was played; of cards on paper any may be the one."""
        return left_of(self.tricks, (card,), UNKNOWN)


@dataclass(frozen=True, slots=True)
class ShotResult:
    """What the last shot came to, for the scene and the last page."""

    seat: SeatId
    """Who fired."""
    zone: ZoneId
    """The zone of the other ship at which the shot was aimed."""
    grades: tuple[Grade, ...]
    """What became of each Target card."""
    damage: int
    """Markers lost by it."""


@dataclass(frozen=True, slots=True)
class Tally(state.Tally):
    """What a captain did, for the last page."""

    shots: int = 0
    """Shots fired."""
    hits: int = 0
    """Markers taken by Fire."""
    perfect: int = 0
    """Target cards hit perfectly."""
    broadsides: int = 0
    """Broadsides fired."""
    swerves: int = 0
    """Runs played to swerve."""
    dodged: int = 0
    """Damage that runs turned away."""
    repaired: int = 0
    """Markers put back."""


@dataclass(frozen=True, slots=True)
class Wear:
    """What was left of a ship when a turn ended, for the curves of the evening."""

    turn: int
    """0 for the set-up."""
    seat: SeatId
    """Whose ship."""
    aboard: int
    """Markers of every kind, officers among them."""
    planks: int
    """Those in the hull."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How the duel ended."""

    winner: SeatId
    """Who won."""
    by: Literal["officers", "sunk"]
    """The other ship lost its officers, or sank."""
