"""The single numbers of the booklet; where each comes from stands beside it in numbers.yaml."""

from __future__ import annotations

from companion.core.printed.book_models import Printed


class Numbers(Printed):
    """Every printed number."""

    values: int
    jokers: int
    target_cards: int
    projectiles_of_each: int
    sails: int
    sailors: int
    planks: int
    reputations: int
    dirty_tricks: int
    start_hand: int
    actions: int
    draw: int
    hand_limit: int
    prepared: int
    shortest: int
    dodge_divisor: int
    swerve_more: int
    reload_cards: int
    reload_drawn: int
    patch_cards: int
    double_ideal: int
    double_other: int
    wrong_shot: int
    hasty_cards: int
    sunk_at: int
    disaster_sails: int
    disaster_sailors: int
    reputations_drawn: int
    tricks_drawn: int
    tricks_kept: int
    tiles_each: int
    disasters_each: int
    aim_suits: int
