"""CD-AIM-04, CD-FIRE-04: what a Target card comes to as it lies, and what it may still come to. Pure arithmetic."""

from __future__ import annotations

from companion.core.frozen import replace
from companion.games.cannon_duel.cards import tiles
from companion.games.cannon_duel.cards.target_cards import grid_of
from companion.games.cannon_duel.table.book import Book
from companion.games.cannon_duel.table.ids import EDGES, GRADES, UNKNOWN, Edge, Grade, SeatId
from companion.games.cannon_duel.table.records import Aimed, Target
from companion.games.cannon_duel.table.state import State


def grade(s: State, book: Book, seat: SeatId, target: Target) -> Grade | None:
    """What a Target card comes to with the active cannon, as it lies now (CD-FIRE-04).

    None where two Aim cards lie beside it, and nobody knows what is printed on it or on the tile of the cannon.
    """
    if target.left is None or target.below is None:
        return "missed" if target.aimed else "hasty"
    player, printed = s.player(seat), grid_of(s, target)
    if printed is None or not player.active:
        return None
    gun = player.cannon(player.active).gun
    if not tiles.known(s, gun):
        return None
    return tiles.grade(s, book, gun, printed.sign(target.left.value, target.below.value))


def grade_with(s: State, book: Book, seat: SeatId, target: Target, edge: Edge, value: int) -> Grade | None:
    """What the card would come to with an Aim card of this value on one edge (CD-AIM-01, CD-AIM-03)."""
    return grade(s, book, seat, with_aimed(target, edge, Aimed(UNKNOWN, value)))


def hope_with(s: State, book: Book, seat: SeatId, target: Target, edge: Edge, value: int) -> Grade | None:
    """The best that the card may still come to with an Aim card of this value on one edge.

    Where nothing lies on the other edge, it is that of the best value there. None as in `grade`.
    """
    other = opposite(edge)
    laid = with_aimed(target, edge, Aimed(UNKNOWN, value))
    if target.at(other) is not None:
        return grade(s, book, seat, laid)
    hopes = [grade_with(s, book, seat, laid, other, each) for each in range(1, book.numbers.values + 1)]
    return best(*hopes)


def best(*grades: Grade | None) -> Grade | None:
    """The best of several results; None where nobody knows any of them."""
    return next((each for each in GRADES if each in grades), None)


def opposite(edge: Edge) -> Edge:
    """The other edge of a Target card."""
    return EDGES[1 - EDGES.index(edge)]


def with_aimed(target: Target, edge: Edge, aim: Aimed | None) -> Target:
    """A Target card with another Aim card on one edge, or with none there."""
    return replace(target, left=aim) if edge == "left" else replace(target, below=aim)
