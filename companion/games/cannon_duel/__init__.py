"""The cannon duel, a card game for two ships: aim cards, target cards, broadsides, and cannons that run dry.

The table of contents, each folder importing only those before it:

    model     Components, Setup: what lies on the table: what a table agrees on, the printed book, the state and its
              records, names.
    cards     Components, Advanced cards: what is printed on boards, Target cards, cannon tiles, Disasters, Reputation
              and Dirty Tricks, as copied from the box.
    ship      Damage effects: zones with their markers and penalties, losses, Disasters, officers, sinking.
    hands     Aim cards: decks, hands, flushes and runs with jokers, what is discarded and lost.
    battery   Cannons: the bag of projectiles, loading, mounting.
    aiming    Targeting: gunner, crosshair, Target cards and the Aim cards beside them.
    actions   Actions: Aim, Prepare, Broadside, Swerve, both Reloads, Patch up, change of target.
    tricks    Advanced cards: Reputation and Dirty Tricks, from the secret choice to their use.
    fire      Fire: the seven steps, double shot, dodge.
    turn      Turn: two actions, the shot, the draw; setting up, winning.
    advice    What each legal action would do now, with exact chances: for people who ask.
    bot       The second ship played by the app: ours, and no part of the rules.

Beside them stands what puts the chapters together: the agenda and the game.

Its rules by family, with the modules that cite most of them (written by `python -m tests.where`):

    CD-COMP    Components (13): hands/announced 5, turn/setup 2, cards/target_cards 1, hands/deck 1, 4 elsewhere
    CD-SETUP   Set-up (10): turn/setup 10
    CD-TARGET  Targeting (4): aiming/targeting 4
    CD-TURN    Course of a turn (5): actions/turn_actions 4, tricks/playing 3
    CD-AIM     Aim (4): aiming/reading 3, cards/target_cards 2
    CD-PREP    Prepare (1): actions/prepare 1
    CD-BROAD   Broadside (6): actions/broadside 6
    CD-SWERVE  Swerve (4): actions/swerve 4
    CD-RELOAD  Reload (3): actions/reload 3
    CD-PATCH   Patch up (6): actions/patch 5, actions/arrange 1
    CD-FIRE    Fire (12): fire/shooting 10, fire/damage 6, fire/dodge 1
    CD-DODGE   Dodge (4): fire/dodge 4
    CD-DRAW    Draw and discard (3): turn/phases 2, hands/deck 2
    CD-CANNON  Cannons (6): fire/damage 2, cards/tiles 1, battery/loading 1, guns.yaml 3
    CD-EFF     Damage and penalties (11): ship/zones 6, ship/losses 5, lessons 3
    CD-WIN     Victory (1): turn/victory 1
    CD-ADV     Reputations and Dirty Tricks (7): cards/advanced 3, tricks/choosing 3, hands/discards 1
"""

from typing import Final

CONTENTS: Final = (
    "model",
    "cards",
    "ship",
    "hands",
    "battery",
    "aiming",
    "actions",
    "tricks",
    "fire",
    "turn",
    "advice",
    "bot",
)
"""The folders, in the order of the floors."""
PLACE: Final = 5
"""Where the game stands on the shelf, among the others."""
TITLE: Final = "duel-title"
"""Key of its title: a shelf can be shown without opening what stands on it."""
TITLED_BY: Final = ("box", "box")
"""Schema and subject of the component that says what it is called on the owner's box."""
