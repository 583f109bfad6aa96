"""What a thing is worth to a ship just now: a marker of the other ship, a card in the hand, an aim beside a target.

Ours, and no part of the rules: a scale by which the app plays its own ship. The unit is one marker of no importance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.games.cannon_duel.cards import tiles
from companion.games.cannon_duel.cards.target_cards import grid_of
from companion.games.cannon_duel.hands import combos
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import GRADES, SeatId, ZoneId, layer_of
from companion.games.cannon_duel.model.records import Player, Target
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship.zones import missing_planks

CARD: Final = 0.4
"""A card in the hand of which nothing else is known."""
SHOT: Final = 0.5
"""A projectile that has to be loaded again."""
NEAR: Final = 4.0
"""How much more a marker is worth the nearer its loss brings the end."""
SAIL: Final = 0.8
"""A sail, which only takes part in Swerves and Dodges."""
UNSURE: Final = 0.5
"""How much of what an aim may still become is counted on, where the card for it is not in the hand."""


def to_sink(book: Book, player: Player) -> int:
    """Planks that a ship may still lose before it sinks, the last one counted (CD-EFF-08)."""
    return max(1, book.numbers.sunk_at - missing_planks(player))


def to_behead(player: Player) -> int:
    """Markers on the decks where officers stand: so many must be taken where they are lost last (CD-EFF-07)."""
    return max(1, sum(zone.strength for zone in player.zones if zone.officers))


def marker(book: Book, player: Player, zone: ZoneId) -> float:
    """What a marker of a zone is worth to whoever takes it."""
    match layer_of(zone):
        case "hull":
            return 1 + NEAR / to_sink(book, player)
        case "deck" if player.zone(zone).officers:
            return 1 + NEAR / to_behead(player)
        case "deck":
            return 1.0
        case "sails":
            return SAIL


def card(book: Book, hand: Sequence[str], which: str) -> float:
    """What a card in the hand is worth beyond an aim: as part of a flush or a run."""
    return CARD * combos.fits(hand, which, book.numbers.values)


def least(s: State, book: Book, seat: SeatId, target: Target, values: Sequence[int]) -> tuple[float, float]:
    """What a Target card takes off as it lies, and what at best with one or two of these values beside it."""
    cannon = s.player(seat).cannon(s.player(seat).active or "bow")
    grid = grid_of(s, target)
    grades = None if grid is None else tiles.graded(s, cannon.gun, grid)
    costs = {grade: float(book.less(grade)) for grade in GRADES}
    weak = costs["weak"]

    def less(left: int, below: int) -> float:
        return weak if grades is None else costs[grades.get((left, below), "missed")]

    left, below = target.left, target.below
    if left is not None and below is not None:
        now = less(left.value, below.value)
        return now, min([now, *(less(v, below.value) for v in values), *(less(left.value, v) for v in values)])
    if left is not None:
        now, ways = float(book.less("missed")), [less(left.value, v) for v in values]
    elif below is not None:
        now, ways = float(book.less("missed")), [less(v, below.value) for v in values]
    else:
        now, ways = float(book.less("hasty")), [less(v, w) for v in values for w in values]
    open_ = now - (now - weak) * UNSURE
    return now, min([open_, *ways])
