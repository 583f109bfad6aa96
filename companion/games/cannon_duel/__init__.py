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

Its rules by family, with the modules that carry them out (written by `python -m tests.where`):

    CD-COMP    Components: hands/announced_cards 10 11 12 13, turn/setup 03 07, hands/deck 01, cards/target_cards 02,
               cards/advanced 04, battery/bag 05, ship/losses 06, model/names 08, actions/aim 09
    CD-SETUP   Set-up: turn/setup
    CD-TARGET  Targeting: aiming/targeting
    CD-TURN    Course of a turn: actions/turn_actions 01 02 03, turn/phases 04, tricks/playing 05
    CD-AIM     Aim: actions/aim 01 03, cards/target_cards 02 04
    CD-PREP    Prepare: actions/prepare
    CD-BROAD   Broadside: actions/broadside 01 03 04 05 06, hands/announced_cards 02
    CD-SWERVE  Swerve: actions/swerve
    CD-RELOAD  Reload: actions/reload
    CD-PATCH   Patch up: actions/patch 01 02 03 04 05, actions/arrange 06
    CD-FIRE    Fire: fire/shooting 01 02 03 S2 S4 S4B S6 S7 04, fire/damage S1 S3, fire/dodge S5
    CD-DODGE   Dodge: fire/dodge
    CD-DRAW    Draw and discard: turn/phases 01 02, hands/deck 03
    CD-CANNON  Cannons: battery/loading 01 02 03, fire/damage 05 06, cards/tiles 04
    CD-EFF     Damage and penalties: ship/zones 01 02 03 04 05, ship/losses 07 08 09 10 11, cards/board 06
    CD-WIN     Victory: turn/victory
    CD-ADV     Reputations and Dirty Tricks: tricks/choosing 01 02 04, tricks/playing 05 06, cards/advanced 03,
               hands/discards 07
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
TITLE: Final = "cd-title"
"""Key of its title: a shelf can be shown without opening what stands on it."""
TITLED_BY: Final = ("box", "box")
"""Schema and subject of the component that says what it is called on the owner's box."""
