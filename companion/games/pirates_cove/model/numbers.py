"""The single numbers of the rulebook; where each comes from stands beside it in numbers.yaml."""

from __future__ import annotations

from companion.core.printed.book_models import Printed


class Numbers(Printed):
    """Every printed number."""

    die_faces: int
    months: int
    start_gold: int
    start_cards: int
    start_ring: int
    black_ships: int
    black_ships_for_three: int
    few_players: int
    treasure_cards: int
    treasure_cards_each: int
    gold_in_box: int
    tavern_price: int
    tavern_most: int
    cove_cards: int
    cove_cards_with_gold: int
    cove_gold: int
    repair_section: int
    repair_mastercraft: int
    fame_per_treasure: int
    gold_per_fame: int
    treasure_island_times: int
    treasure_island_levels: int
    hit_from: int
    hit_from_grapeshot: int
    hit_from_smoke: int
    recoil: int
    splash: int
    absorbed: int
    wind: int
    overboard: int
    silver_dice: int
    trelawney: int
    mutiny_face: int
    mutiny_fame: int
    flight_fame: int
    parrot_killed: int
    parrot_swapped: int
    plunder_times: int
    shares: int
    navy_dice: int
    navy_hull: int
    navy_sails: int
    navy_fame: int
    map_reroll: int
    coins_of_one: int
    coins_of_five: int
    start_coins_of_one: int
    start_coins_of_five: int
    dice_in_box: int
    rings_each: int
