"""7.2, 7.3 The operations of a turn: every chapter that offers some."""

from __future__ import annotations

from companion.core.kit.agenda import Offering
from companion.games.blackbeard.captains import retirement
from companion.games.blackbeard.crown import commissioners
from companion.games.blackbeard.harbour import port_attacks, repairs, sales
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.prizes import capture, debauchery
from companion.games.blackbeard.sailing import movement
from companion.games.blackbeard.standing import pirates

SOURCES: tuple[Offering[State, Book], ...] = (
    capture,
    movement,
    port_attacks,
    sales,
    debauchery,
    repairs,
    retirement,
    pirates,
    commissioners,
)
"""Chapters whose `offers` are the operations of a turn (BB-7.2, BB-7.3)."""
