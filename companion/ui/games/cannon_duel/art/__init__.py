"""What only this game draws: Aim and Target cards, projectiles and cannons, markers, penalties, ships zone by zone."""

from __future__ import annotations

from typing import Final

from companion.ui.games.cannon_duel.art import board, cannons, cards, manoeuvres, markers, targets

FAMILIES: Final = (board, cannons, cards, manoeuvres, markers, targets)
