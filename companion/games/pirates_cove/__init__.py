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

Its rules by family, with the modules that carry them out (written by `python -m tests.where`):

    PC-SETUP    Set-up: setup
    PC-SHIP     The ship: ship/mat 01, ship/strength 02, ship/damage 03
    PC-UPG      The ship: ship/mat
    PC-SPEED    The ship: ship/strength 01, combat/order 02
    PC-T1       Phase 1: treasure: month/treasure 01, month/navigation 02
    PC-T2       Phase 2: navigation: month/navigation 01 02, month/arrival 03
    PC-COMBAT   Phase 3: fights: combat/fights 01 04, combat/fleet 02 03
    PC-BOARD    Boarding: combat/boarding 01 02 04, combat/fights 03
    PC-VOLLEY   Volleys: combat/volleys 01 03 04 05, combat/fights 02 06
    PC-FLEE     Flight and retreat: combat/flight 01 02 03, combat/npc_volleys 04
    PC-RETREAT  Flight and retreat: combat/sinking
    PC-T4       Phase 4: plunder: islands/plunder
    PC-T5       Phase 5: the islands: islands/visits 01 02 03 04 05 07 08, islands/cove 06
    PC-T6       Phase 6: end of the month: legends/black_ships 01 02, month/end_of_month 03 04
    PC-SCORE    Fame: combat/sinking 01 03, islands/plunder 02, islands/bury 04, month/year_end 05, combat/flight 06,
                ship/damage 07, tavern/parrots 08
    PC-END      End of the game: month/year_end 01 02, combat/fights 03
    PC-TAV      Tavern cards: tavern/deck
    PC-PARROT   Tavern cards: ship/strength 01 05, ship/damage 03 04, tavern/parrots 02, islands/visits 06
    PC-CRAFT    Tavern cards: tavern/crafts 01 03, ship/damage 02
    PC-EVT      Event cards: month/arrival 01 05 06, month/treasure 02 07, month/navigation 03, islands/visits 04
    PC-BAT      Battle cards: combat/volleys 01, cards/tavern_cards 02, ship/strength 03, combat/shots 04,
                combat/boarding 05
    PC-VOL      Volley cards: combat/shots 01 02, combat/volleys 03
    PC-FAME     Fame cards: month/year_end
    PC-BLANK    Blank cards: legends/legendary_pirates
    PC-NAVY     Royal Navy: legends/navy 01 04, combat/fleet 02 06, combat/npc_volleys 03, combat/sinking 05,
                combat/volleys 07, combat/fights 08
    PC-LEG      Legendary Pirates and black ships: legends/legendary_pirates 02 06 BB FD CH BR CA, combat/fights 01 FD-1
                CA-1, combat/npc_volleys 03 04 05, combat/shots CH-1
    PC-NPC      Legendary Pirates and black ships: combat/sinking 01 02, combat/fleet 03, combat/fights 04
"""

from typing import Final

CONTENTS: Final = ("model", "cards", "ship", "tavern", "legends", "combat", "islands", "month")
"""The folders, in the order of the floors."""
PLACE: Final = 3
"""Where the game stands on the shelf, among the others."""
TITLE: Final = "pc-title"
"""Key of its title: a shelf can be shown without opening what stands on it."""
