"""CD-FIRE-S1 to -S4, CD-CANNON-06: what a cannon could take from a zone if all its Target cards came out well.

No rule asks for it: whoever chooses a zone, a projectile or what to do next wants to know what cannot come to anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from companion.games.cannon_duel.battery.bag import bagged
from companion.games.cannon_duel.cards.advanced import bonus
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import Mount, SeatId, Shot, ZoneId, layer_of
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.zones import cannon_penalty, silenced


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
