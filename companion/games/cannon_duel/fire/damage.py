"""CD-FIRE-S1 to -S5: the damage of a shot as a player counts it aloud, from the markers in the zone to the Dodge.

Nothing here asks or tells. A shot is worked out from the table as it lay when it was fired: step 1 notes the markers on
the damage track, and nothing that happens afterwards changes that number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import Msg, msg
from companion.games.cannon_duel.aiming.reading import grade
from companion.games.cannon_duel.cards.advanced import bonus
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import Grade, SeatId, Shot, ZoneId, layer_of
from companion.games.cannon_duel.model.names import zone_name
from companion.games.cannon_duel.model.records import Cannon, Zone
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.zones import cannon_penalty

Cause = Literal["zone", "wrong-shot", "cannon", "reputation", "trick", "double", "dodge"] | Grade
"""To what a share of the damage is due: the markers in the zone, what a Target card has become, and so on."""
RULES: Final[Mapping[Cause, str]] = {
    "zone": "CD-FIRE-S1",
    "wrong-shot": "CD-FIRE-S2",
    "cannon": "CD-FIRE-S3",
    "reputation": "CD-ADV-03",
    "trick": "CD-ADV-05",
    "double": "CD-CANNON-06",
    "dodge": "CD-DODGE-03",
}
"""The rules of all but the grades, which have theirs together (CD-FIRE-04)."""


@dataclass(frozen=True, slots=True)
class DamageShare:
    """What one thing adds to the damage of a shot, or takes off it."""

    cause: Cause
    n: int


def active(s: State, seat: SeatId) -> Cannon:
    """The cannon beside the Gunner (CD-FIRE-02). Raises LookupError before the first targeting."""
    player = s.player(seat)
    for cannon in player.cannons:
        if cannon.mount == player.active:
            return cannon
    raise LookupError(f"{seat} has no active cannon")


def zone_aimed_at(s: State, seat: SeatId) -> Zone:
    """The zone of the other ship under the Crosshair. Raises LookupError before the first targeting."""
    for zone in s.other(seat).zones:
        if zone.id == s.player(seat).crosshair:
            return zone
    raise LookupError(f"{seat} aims at no zone")


def is_ideal(s: State, book: Book, seat: SeatId, shot: Shot) -> bool:
    """Whether a projectile is of the colour of the zone (CD-FIRE-S2)."""
    return book.ideal(layer_of(zone_aimed_at(s, seat).id)) == shot


def _potential(s: State, book: Book, seat: SeatId, shot: Shot) -> tuple[DamageShare, ...]:
    """Steps 1 to 3: markers in the zone, less for a projectile of another colour and for penalties of the deck."""
    found = [DamageShare("zone", zone_aimed_at(s, seat).strength)]
    if not is_ideal(s, book, seat, shot):
        found.append(DamageShare("wrong-shot", -book.numbers.wrong_shot))
    if penalty := cannon_penalty(s.player(seat), active(s, seat).mount):
        found.append(DamageShare("cannon", -penalty))
    return _kept(s, found)


def aloud(zone: ZoneId, shares: Iterable[DamageShare]) -> Sum:
    """The damage at a zone as a player counts it."""
    found = tuple(shares)
    grades = Counter(share.cause for share in found if share.cause not in RULES)
    once = (share for place, share in enumerate(found) if share.cause in RULES or share not in found[:place])
    return Sum(msg("cd-sum-damage"), tuple(_term(zone, share, max(1, grades[share.cause])) for share in once))


def _term(zone: ZoneId, share: DamageShare, times: int) -> Term:
    """What a cause adds or takes off; Target cards of the same grade are counted together."""
    label = _label(zone, share.cause)
    named = label if times == 1 else msg("cd-sum-times", what=label, n=times)
    return Term(named, share.n * times, RULES.get(share.cause, "CD-FIRE-04"))


def _label(zone: ZoneId, cause: Cause) -> Msg:
    if cause == "zone":
        return zone_name(zone)
    return msg(f"cd-term-{cause}") if cause in RULES else msg(f"cd-grade-{cause}")


def shares(
    s: State,
    book: Book,
    seat: SeatId,
    shot: Shot,
    grades: Iterable[Grade],
    second: Shot | None = None,
    dodge: int = 0,
    *,
    tricks: int = 0,
    parried: int = 0,
) -> tuple[DamageShare, ...]:
    """The damage of a shot with everything that is known of it; below 0 it does none (A-04).

    grades: what the Target cards have become.  second: the other projectile of a double shot (CD-CANNON-06).  dodge:
    what a run of the defender has taken off.  tricks, parried: what Dirty Tricks of the attacker have added, and those
    of the defender taken off.
    """
    found = [*_potential(s, book, seat, shot), *(DamageShare(each, -book.less(each)) for each in grades)]
    found += [*_added("reputation", bonus(s, seat, "damage")), *_added("trick", tricks)]
    if second is not None:
        found.append(_double(s, book, seat, second, sum(share.n for share in _kept(s, found))))
    found += [*_added("trick", -parried), *_added("dodge", -dodge)]
    return _kept(s, found)


def hits(damage: Sum) -> int:
    """How many markers a shot takes, as far as they are there (CD-FIRE-S6)."""
    return max(0, damage.total)


def second_shot(s: State, book: Book, seat: SeatId, shot: Shot) -> Shot | None:
    """The projectile that a double shot would return (CD-CANNON-05, -06); None for a cannon without, or not full."""
    cannon = active(s, seat)
    kind = book.gun(cannon.gun)
    if not kind.double_shot or len(cannon.loaded) < kind.capacity:
        return None
    left = list(cannon.loaded)
    left.remove(shot)
    return left[0]


def projectiles(s: State, seat: SeatId) -> tuple[Shot, ...]:
    """The kinds of projectile in the active cannon, each once."""
    return tuple(dict.fromkeys(active(s, seat).loaded))


def outlook(s: State, book: Book, seat: SeatId, shot: Shot) -> tuple[Sum, Sum]:
    """What a shot would do now, at worst and at best, before double shot and Dodge.

    Both are the same where the results of all Target cards are known.
    """
    targets = s.player(seat).targets
    best_of = book.gun(active(s, seat).gun).results[0]

    def foreseen(unknown: Grade) -> Sum:
        grades = [grade(s, book, seat, target) or unknown for target in targets]
        return aloud(zone_aimed_at(s, seat).id, shares(s, book, seat, shot, grades))

    return foreseen("missed"), foreseen(best_of)


def best_shot(s: State, book: Book, seat: SeatId) -> Shot | None:
    """The projectile in the active cannon that does most, whatever the Target cards come to; None where it is empty.

    CD-FIRE-S2: one of the colour of the zone, else the first of them.
    """
    return max(projectiles(s, seat), key=lambda shot: is_ideal(s, book, seat, shot), default=None)


def _added(cause: Cause, n: int) -> list[DamageShare]:
    return [DamageShare(cause, n)] if n else []


def _double(s: State, book: Book, seat: SeatId, second: Shot, so_far: int) -> DamageShare:
    """CD-CANNON-06: a second projectile adds damage, but never beyond that of step 1."""
    n = book.numbers
    more = n.double_ideal if is_ideal(s, book, seat, second) else n.double_other
    room = max(0, zone_aimed_at(s, seat).strength - so_far)
    return DamageShare("double", min(more, room))


def _kept(s: State, shares: Iterable[DamageShare]) -> tuple[DamageShare, ...]:
    """A-04: where the damage stops at 0 at every step, nothing takes off more than there is."""
    if s.options.ruling("A-04") == "signed":
        return tuple(shares)
    kept: tuple[DamageShare, ...] = ()
    for share in shares:
        kept = (*kept, DamageShare(share.cause, max(share.n, -sum(each.n for each in kept))))
    return kept
