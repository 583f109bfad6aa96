"""La Crique des Pirates (Pirate's Cove): twelve months of secret courses, fights at islands, and fame.

The table of contents, each folder importing only those before it:

    model     Setup, Compass: what lies on the table: what a table agrees on, the printed book, the state and its
              records, names, the ledger of fame, gold and treasure.
    cards     Tavern, Guide: what Tavern cards do that can be told in numbers, those that the owner has invented among
              them, and what lies on Treasure cards.
    ship      Ship, Outfit, a, b: the ship mat: rings, upgrades, dice and speed, what parrots and Mastercrafts do for
              a section, damage.
    tavern    Tavern: the deck of Tavern cards, hands, parrots that come aboard, Mastercrafts that are attached.
    legends   Legends, Navy: the black ships and their cards, the Royal Navy, whom they shoot at.
    combat    Combat, Boarding, Volleys, Flight, Retreat, Multi: fights, from the order of speed to the last ship.
    islands   Guide: plunder, what each island does for whoever lies there, the Cove.
    month     Turn: treasure, navigation and the wheel, the windows of event cards, black ships and cargo, the end.

Beside them stands what puts the chapters together: setup, the agenda and the game.

Its rules by family, with the modules that cite most of them (written by `python -m tests.where`):

    PC-SETUP    Set-up (9): setup 9
    PC-SHIP     The ship (3): ship/strength 2, ship/damage 1
    PC-UPG      The ship (1): ship/mat 1
    PC-SPEED    The ship (2): ship/strength 2
    PC-T1       Phase 1: treasure (2): month/treasure 2
    PC-T2       Phase 2: navigation (3): month/navigation 3
    PC-COMBAT   Phase 3: fights (4): combat/fleet 4
    PC-BOARD    Boarding (4): combat/boarding 3, combat/fights 1
    PC-VOLLEY   Volleys (6): combat/volleys 4, combat/fights 3
    PC-FLEE     Flight and retreat (4): combat/flight 3, combat/npc_volleys 1
    PC-RETREAT  Flight and retreat (3): combat/sinking 3
    PC-T4       Phase 4: plunder (3): islands/plunder 3
    PC-T5       Phase 5: the islands (8): islands/visits 8
    PC-T6       Phase 6: end of the month (4): month/end_of_month 3, legends/black_ships 2
    PC-SCORE    Fame (8): combat/sinking 2, islands/bury 1, combat/flight 1, islands/plunder 1, 3 elsewhere
    PC-END      End of the game (3): month/year_end 3
    PC-TAV      Tavern cards (2): tavern/deck 2
    PC-PARROT   Tavern cards (6): ship/damage 3, tavern/parrots 2, ship/strength 2, islands/visits 1
    PC-CRAFT    Tavern cards (3): tavern/crafts 2, ship/damage 1
    PC-EVT      Event cards (7): month/arrival 3, month/treasure 2, month/navigation 1, islands/visits 1
    PC-BAT      Battle cards (5): ship/strength 2, cards/tavern_cards 2, combat/volleys 1
    PC-VOL      Volley cards (3): combat/shots 3
    PC-FAME     Fame cards (1): month/year_end 1
    PC-BLANK    Blank cards (1): legends/legendary_pirates 1
    PC-NAVY     Royal Navy (8): legends/navy 3, combat/volleys 3, combat/fleet 2
    PC-LEG      Legendary Pirates and black ships (14): combat/npc_volleys 4, combat/fights 3, combat/shots 3,
                legends/legendary_pirates 3, 5 elsewhere
    PC-NPC      Legendary Pirates and black ships (4): combat/sinking 3, combat/fleet 2
"""

from typing import Final

CONTENTS: Final = ("model", "cards", "ship", "tavern", "legends", "combat", "islands", "month")
"""The folders, in the order of the floors."""
PLACE: Final = 3
"""Where the game stands on the shelf, among the others."""
TITLE: Final = "cove-title"
"""Key of its title: a shelf can be shown without opening what stands on it."""
