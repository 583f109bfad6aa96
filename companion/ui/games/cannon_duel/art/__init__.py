"""What only this game computes: Aim and Target cards, loaded cannons, ships zone by zone, tracks."""

from __future__ import annotations

from typing import Final

from companion.ui.games.cannon_duel.art import board, cannons, cards

FAMILIES: Final = (board, cannons, cards)
