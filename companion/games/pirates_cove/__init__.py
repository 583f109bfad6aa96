"""La Crique des Pirates (Pirate's Cove): twelve months of secret courses, fights at islands, and fame.

The table of contents, each folder importing only those before it:

    model     Setup, Compass: what lies on the table: what a table agrees on, the printed book, the state and its
              records, names, the ledger of fame, gold and treasure.
    cards     Tavern: what Tavern cards do that can be told in numbers, those that the owner has invented among them.
    ship      Ship, Outfit, a, b: the ship mat: rings, upgrades, dice and speed, what parrots and Mastercrafts do for
              a section, damage.
    tavern    Tavern: the deck of Tavern cards, hands, parrots that come aboard, Mastercrafts that are attached.
    legends   Legends, Navy: the black ships and their cards, the Royal Navy, whom they shoot at.
    combat    Combat, Boarding, Volleys, Flight, Retreat, Multi: fights, from the order of speed to the last ship.
    islands   Guide: what lies on Treasure cards, plunder, what each island does for whoever lies there, the Cove.
    month     Turn: treasure, navigation and the wheel, the windows of event cards, black ships and cargo, the end.

Beside them stands what puts the chapters together: setup, the agenda and the game.
"""

from typing import Final

CONTENTS: Final = ("model", "cards", "ship", "tavern", "legends", "combat", "islands", "month")
"""The folders, in the order of the floors."""
PLACE: Final = 3
"""Where the game stands on the shelf, among the others."""
TITLE: Final = "cove-title"
"""Key of its title: a shelf can be shown without opening what stands on it."""
