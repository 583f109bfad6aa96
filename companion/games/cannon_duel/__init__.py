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
