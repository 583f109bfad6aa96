"""CD-FIRE-S1 to -S5: the damage of a shot as a player counts it aloud, from the markers in the zone to the Dodge.

Nothing here asks or tells. A shot is worked out from the table as it lay when it was fired: step 1 notes the markers on
the damage track, and nothing that happens afterwards changes that number.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.rules.verdicts import Sum, Term
from companion.core.values.frozen_records import replace
from companion.core.values.messages import msg
from companion.games.cannon_duel.aiming.reading import grade
from companion.games.cannon_duel.cards.advanced import bonus
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import Grade, SeatId, Shot, layer_of
from companion.games.cannon_duel.model.names import zone_name
from companion.games.cannon_duel.model.records import Cannon, Zone
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.zones import cannon_penalty


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


def potential(s: State, book: Book, seat: SeatId, shot: Shot) -> Sum:
    """Steps 1 to 3: markers in the zone, less for a projectile of another colour and for penalties of the deck."""
    zone = zone_aimed_at(s, seat)
    terms = [Term(zone_name(zone.id), zone.strength, "CD-FIRE-S1")]
    if not is_ideal(s, book, seat, shot):
        terms.append(Term(msg("duel-term-wrong-shot"), -book.numbers.wrong_shot, "CD-FIRE-S2"))
    if penalty := cannon_penalty(s.player(seat), active(s, seat).mount):
        terms.append(Term(msg("duel-term-cannon"), -penalty, "CD-FIRE-S3"))
    return _summed(s, terms)


def total(
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
) -> Sum:
    """The damage of a shot with everything that is known of it; below 0 it does none (A-04).

    grades: what the Target cards have become.  second: the other projectile of a double shot (CD-CANNON-06).  dodge:
    what a run of the defender has taken off.  tricks, parried: what Dirty Tricks of the attacker have added, and those
    of the defender taken off.
    """
    terms = [*potential(s, book, seat, shot).terms]
    terms += [Term(msg(f"duel-grade-{each}"), -book.less(each), "CD-FIRE-04") for each in grades]
    terms += _added(bonus(s, seat, "damage"), "reputation", "CD-ADV-03")
    terms += _added(tricks, "trick", "CD-ADV-05")
    if second is not None:
        terms.append(_double(s, book, seat, second, _summed(s, terms)))
    terms += [*_added(-parried, "trick", "CD-ADV-05"), *_added(-dodge, "dodge", "CD-DODGE-03")]
    return _summed(s, terms)


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
        return total(s, book, seat, shot, [grade(s, book, seat, target) or unknown for target in targets])

    return foreseen("missed"), foreseen(best_of)


def best_shot(s: State, book: Book, seat: SeatId) -> Shot | None:
    """The projectile in the active cannon that does most, whatever the Target cards come to; None where it is empty.

    CD-FIRE-S2: one of the colour of the zone, else the first of them.
    """
    return max(projectiles(s, seat), key=lambda shot: is_ideal(s, book, seat, shot), default=None)


def _added(n: int, name: str, rule: str) -> list[Term]:
    return [Term(msg(f"duel-term-{name}"), n, rule)] if n else []


def _double(s: State, book: Book, seat: SeatId, second: Shot, so_far: Sum) -> Term:
    """CD-CANNON-06: a second projectile adds damage, but never beyond that of step 1."""
    n = book.numbers
    more = n.double_ideal if is_ideal(s, book, seat, second) else n.double_other
    room = max(0, zone_aimed_at(s, seat).strength - so_far.total)
    return Term(msg("duel-term-double"), min(more, room), "CD-CANNON-06")


def _summed(s: State, terms: Iterable[Term]) -> Sum:
    """A-04: where the damage stops at 0 at every step, a term takes off no more than there is."""
    label = msg("duel-sum-damage")
    if s.options.ruling("A-04") == "signed":
        return Sum(label, tuple(terms))
    kept: tuple[Term, ...] = ()
    for term in terms:
        left = sum(each.value for each in kept)
        kept = (*kept, replace(term, value=max(term.value, -left)))
    return Sum(label, kept)
