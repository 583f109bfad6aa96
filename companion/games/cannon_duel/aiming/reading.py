"""CD-AIM-04, CD-FIRE-04: what a Target card comes to as it lies, and what it may still come to; and what a cannon could
take from a zone if all its Target cards came out well (CD-FIRE-S1 to -S4, CD-CANNON-06).

No rule asks for the latter: whoever chooses a zone, a projectile or what to do next wants to know what cannot come to
anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from companion.core.values.frozen_records import replace
from companion.games.cannon_duel.battery.bag import bagged
from companion.games.cannon_duel.cards import tiles
from companion.games.cannon_duel.cards.advanced import bonus
from companion.games.cannon_duel.cards.target_cards import grid
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import EDGES, GRADES, Edge, Grade, Gun, Mount, SeatId, Shot, ZoneId, layer_of
from companion.games.cannon_duel.model.records import Aimed, Target
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.zones import cannon_penalty, silenced


def grade(s: State, book: Book, seat: SeatId, target: Target) -> Grade | None:
    """What a Target card comes to with the active cannon, as it lies now (CD-FIRE-04).

    None where two Aim cards lie beside it, and nobody knows what is printed on it or on the tile of the cannon.
    """
    if target.left is None or target.below is None:
        return "missed" if target.aimed else "hasty"
    return _met(s, (seat, target.card, target.left.value, target.below.value))


def grade_with(s: State, seat: SeatId, target: Target, edge: Edge, value: int) -> Grade | None:
    """What the card would come to with an Aim card of this value on one edge (CD-AIM-01, CD-AIM-03)."""
    other = target.at(opposite(edge))
    return "missed" if other is None else grade_of(s, seat, target, edge, value, other.value)


def grade_of(s: State, seat: SeatId, target: Target, edge: Edge, value: int, other: int) -> Grade | None:
    """What the card would come to with an Aim card of this value on one edge, and of another one on the other edge."""
    return _met(s, (seat, target.card, *((value, other) if edge == "left" else (other, value))))


def _met(s: State, at: tuple[SeatId, str, int, int]) -> Grade | None:
    """What lies where two values meet: captain, card, value on the left, value below (CD-FIRE-04)."""
    seat, card, left, below = at
    player, printed = s.player(seat), grid(s, card) if card else None
    if printed is None or not player.active:
        return None
    gun = player.cannon(player.active).gun
    return tiles.graded(s, gun, printed).get((left, below), "missed") if tiles.known(s, gun) else None


def hope_with(s: State, book: Book, seat: SeatId, target: Target, edge: Edge, value: int) -> Grade | None:
    """The best that the card may still come to with an Aim card of this value on one edge.

    Where nothing lies on the other edge, it is that of the best value there. None as in `grade`.
    """
    if target.at(opposite(edge)) is not None:
        return grade_with(s, seat, target, edge, value)
    player = s.player(seat)
    if not player.active:
        return None
    return _hope(s, (player.cannon(player.active).gun, target.card, edge, value))


def _hope(s: State, at: tuple[Gun, str, Edge, int]) -> Grade | None:
    """The best that a value on one edge may bring together with any on the other one: cannon, card, edge, value."""
    gun, card, edge, value = at
    printed = grid(s, card) if card else None
    if printed is None or not tiles.known(s, gun):
        return None
    place = EDGES.index(edge)
    return best("missed", *(each for values, each in tiles.graded(s, gun, printed).items() if values[place] == value))


def best(*grades: Grade | None) -> Grade | None:
    """The best of several results; None where nobody knows any of them."""
    return next((each for each in GRADES if each in grades), None)


def opposite(edge: Edge) -> Edge:
    """The other edge of a Target card."""
    return EDGES[1 - EDGES.index(edge)]


def with_aimed(target: Target, edge: Edge, aim: Aimed | None) -> Target:
    """A Target card with another Aim card on one edge, or with none there."""
    return replace(target, left=aim) if edge == "left" else replace(target, below=aim)


def base(s: State, book: Book, seat: SeatId, mount: Mount, shot: Shot, zone: ZoneId) -> int:
    """The damage of a shot before the Target cards: markers there and what a Reputation adds, less the wrong projectile
    and penalties."""
    wrong = 0 if book.ideal(layer_of(zone)) == shot else book.numbers.wrong_shot
    there = s.other(seat).zone(zone).strength + bonus(s, seat, "damage")
    return there - wrong - cannon_penalty(s.player(seat), mount)


def at_best(s: State, book: Book, seat: SeatId, mount: Mount, zone: ZoneId, shots: Sequence[Shot] = ()) -> int:
    """The damage of a shot at a zone if every Target card gets the best result that the cannon can have.

    shots: those in the cannon, of which one is fired, or two in a double shot; without any the projectile that is ideal
    for the zone.
    """
    kind, there = book.gun(s.player(seat).cannon(mount).gun), s.other(seat).zone(zone)
    less = there.aims * book.less(kind.results[0])
    ideal = book.ideal(layer_of(zone))
    hits = max(base(s, book, seat, mount, shot, zone) for shot in shots or (ideal,)) - less
    if not kind.double_shot or len(shots) < kind.capacity:
        return hits
    n = book.numbers
    doubled = [
        base(s, book, seat, mount, first, zone) - less + (n.double_ideal if second == ideal else n.double_other)
        for first, second in permutations(shots, 2)
    ]
    return max(hits, min(there.strength, max(doubled)))


def in_reach(s: State, book: Book, seat: SeatId, mount: Mount, zone: ZoneId) -> bool:
    """Whether a cannon may take anything from a zone, with the best results and the projectile that fits."""
    return not silenced(s.player(seat), mount) and at_best(s, book, seat, mount, zone) > 0


def is_loaded_for(s: State, book: Book, seat: SeatId, mount: Mount, zone: ZoneId) -> bool:
    """Whether what lies in a cannon may take anything from a zone, with the best results."""
    loaded = s.player(seat).cannon(mount).loaded
    return bool(loaded) and at_best(s, book, seat, mount, zone, loaded) > 0


def could_be_loaded(s: State, book: Book, seat: SeatId, mount: Mount, zone: ZoneId) -> bool:
    """Whether a projectile that may take anything from a zone lies aboard, or may come out of the bag."""
    there = (*(shot for _, shot in s.player(seat).loaded), *bagged(s, book).things)
    return any(at_best(s, book, seat, mount, zone, (shot,)) > 0 for shot in dict.fromkeys(there))
