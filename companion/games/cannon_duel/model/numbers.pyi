"""Written by `python -m tests.numbers` from rulesdata/cannon_duel/numbers.yaml."""

from companion.core.printed.book_models import PrintedNumbers

class Numbers(PrintedNumbers):
    values: int  # CD-COMP-01
    jokers: int  # CD-COMP-01
    target_cards: int  # CD-COMP-02
    projectiles_of_each: int  # CD-COMP-05
    sails: int  # CD-COMP-07
    sailors: int  # CD-COMP-07
    planks: int  # CD-COMP-07
    reputations: int  # CD-COMP-04
    dirty_tricks: int  # CD-COMP-04
    start_hand: int  # CD-SETUP-10
    actions: int  # CD-TURN-02
    draw: int  # CD-DRAW-01
    hand_limit: int  # CD-DRAW-02
    prepared: int  # CD-PREP-01
    shortest: int  # CD-COMP-10
    swerve_more: int  # CD-SWERVE-03
    reload_cards: int  # CD-RELOAD-01
    reload_drawn: int  # CD-RELOAD-01
    patch_cards: int  # CD-PATCH-01
    wrong_shot: int  # CD-FIRE-S2
    hasty_cards: int  # CD-FIRE-04
    double_ideal: int  # CD-CANNON-06
    double_other: int  # CD-CANNON-06
    dodge_divisor: int  # CD-DODGE-03
    sunk_at: int  # CD-EFF-08
    disaster_sails: int  # CD-EFF-09
    disaster_sailors: int  # CD-EFF-09
    reputations_drawn: int  # CD-ADV-02
    tricks_drawn: int  # CD-ADV-04
    tricks_kept: int  # CD-ADV-04
    tiles_each: int  # CD-COMP-03
    disasters_each: int  # CD-COMP-06
    aim_suits: int  # CD-COMP-01
