"""CD-AIM-04, CD-FIRE-04: what a Target card comes to as it lies, and what it may still come to. Pure arithmetic."""

from __future__ import annotations

from companion.core.values.frozen_records import replace
from companion.games.cannon_duel.cards import tiles
from companion.games.cannon_duel.cards.target_cards import grid
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import EDGES, GRADES, Edge, Grade, Gun, SeatId
from companion.games.cannon_duel.model.records import Aimed, Target
from companion.games.cannon_duel.model.state import State


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
