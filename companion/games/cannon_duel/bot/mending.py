"""Where the ship that the app plays sends its sailors: move by move, each weighed by how the ship stands after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.games.cannon_duel.actions import patch
from companion.games.cannon_duel.actions.patch import Move, SailorMoved
from companion.games.cannon_duel.advice import worth
from companion.games.cannon_duel.bot.view import ARMED, Mind
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import MOUNTS, Penalty, layer_of
from companion.games.cannon_duel.model.records import Player
from companion.games.cannon_duel.ship.zones import silenced

HARM: Final[dict[Penalty, float]] = {"no-fire": 0.5, "cannon": 0.5, "hand": 0.6, "sail": 0.3}
"""What a penalty costs a ship as long as it is revealed; a cannon that is silenced by it costs more."""
SAILOR: Final = 0.9
"""What a sailor is worth on a deck where no officer stands."""
LEAST: Final = 0.5
"""What a move has to bring before anybody goes."""


def standing(book: Book, ship: Player) -> float:
    """How a ship stands: what lies on it, the officers' safety and the planks above all, less its penalties."""
    planks = sum(1 + worth.NEAR / left for left in range(1, worth.to_sink(book, ship) + 1))
    sailors = sum(zone.markers for zone in ship.zones if layer_of(zone.id) == "deck") * SAILOR
    sails = sum(zone.markers for zone in ship.zones if layer_of(zone.id) == "sails") * worth.SAIL
    silent = sum(ARMED * (2 if mount == ship.active else 1) for mount in MOUNTS if silenced(ship, mount))
    guarded = -worth.NEAR / worth.to_behead(ship)
    return planks + sailors + sails + guarded - silent - sum(HARM[each] for each in ship.bare)


def best_move(mind: Mind, moves: Sequence[Move]) -> tuple[float, Move] | None:
    """The move after which the ship stands best, and how much better; None where none makes it stand any better."""
    now = standing(mind.book, mind.ship)
    gains = [(standing(mind.book, after(mind, move).ship) - now, move) for move in moves]
    found = max(gains, key=lambda each: each[0], default=None)
    return found if found is not None and found[0] > LEAST else None


def best_moves(mind: Mind) -> tuple[float, tuple[Move, ...]]:
    """What an action of patching up would bring at best, card by card, and the moves that it takes."""
    total = 0.0
    made: tuple[Move, ...] = ()
    for _ in range(mind.book.numbers.patch_cards):
        found = best_move(mind, patch.moves(mind.s, mind.me))
        if found is None:
            break
        total, made = total + found[0], (*made, found[1])
        mind = after(mind, found[1])
    return total, made


def after(mind: Mind, move: Move) -> Mind:
    """The table after a move: a sailor who mends has become a sail or a plank (CD-PATCH-03)."""
    s = SailorMoved(mind.me, mind.ship.name, move.who, move.origin, move.to).apply(mind.s)
    if move.mends:
        s = s.with_zone(mind.me, move.to, markers=s.player(mind.me).zone(move.to).markers + 1)
    return Mind(s, mind.book, mind.me)
