"""CD-TURN-01, -02, -04: actions are of phase 1, at least one of the two is Aim, and Aim needs a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import msg
from companion.games.cannon_duel.cards.advanced import TRICK, subjects
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import UNKNOWN, SeatId
from companion.games.cannon_duel.model.state import State

GROUP: Final = "action"
"""Where actions stand in the menu of a turn."""


def in_phase(s: State, seat: SeatId) -> Verdict:
    """CD-TURN-01: whether a captain is on turn, in the phase of actions."""
    return require(s.turn.phase == "actions" and s.turn.seat == seat, "CD-TURN-01", msg("duel-not-now"))


def verdict(s: State, book: Book, seat: SeatId, *, spends: int, aims: bool) -> Verdict:
    """Whether an action may be taken now that takes so many cards out of the hand.

    spends: negative for cards that come into it.  aims: it is Aim, or stands for it.
    """
    turn, player = s.turn, s.player(seat)
    found = in_phase(s, seat)
    found &= require(len(player.hand) >= spends, "CD-TURN-02", msg("duel-few-cards", n=len(player.hand), need=spends))
    if aims or turn.aimed:
        return found
    if turn.taken + 1 >= book.numbers.actions:
        return found & require(False, "CD-TURN-02", msg("duel-must-aim"))
    keeps = len(player.hand) - spends >= 1
    return found & require(keeps or stands_in(s, book, player.tricks), "CD-TURN-04", msg("duel-keep-a-card"))


def stands_in(s: State, book: Book, tricks: Sequence[str]) -> bool:
    """A-19: whether one of these Dirty Tricks may stand in for Aim; nobody knows of one that is not copied.

    tricks: as they are held; one on paper may be any that was not played yet.
    """
    left = tuple(card for card in subjects(TRICK, book) if card not in s.tricks_gone)
    records = [s.card(TRICK, trick) for trick in (left if UNKNOWN in tricks else tricks)]
    return any(record is None or dict(record).get("stands-for-aim") for record in records)
