"""Captain's Log: the referee's rules. Its table of contents, each folder importing only those before it:

    model       1.1, 1.3, 1.4, 1.25, 1.26, 1.30 What lies on the table: what a table agrees on, the printed book,
                the state and its records, the ledger, the halves of a turn (p.2-4, 9-11, 34-35, 46).
    renown      1.22, 1.28, 1.34 Renown: what stands on the boards of reputation and fame, captains without a
                flag (p.30-31, 41, 52).
    modes       1.35 to 1.38 Ways to play: against nations alone or with an ally, the score of such an evening,
                allies and teams (p.54-55).
    fleet       1.3, 1.20, 1.32 Ships: printed values of both kinds, NPC cards and their pile, who is whose
                enemy, the White Whale as a target (p.24-29, 49).
    reputation  1.22, 1.23, 1.34 Reputation: what moves the markers, whom it makes grateful, joining a nation
                (p.30-31, 52-53).
    ship        1.3, 1.17, 1.25, 1.26 A player's ship: the hold, repair, upgrades, officers and specialists,
                abilities that take part by themselves (p.9-10, 20, 34-35).
    hand        1.29, 1.31 What a player holds: mission cards and what brings them on, clues to the treasure
                (p.42-45, 48).
    voyage      1.5, 1.7, 1.8, 1.10, 1.12 The voyage: its points, new tiles, what floats, lying in a port
                (p.12-17, 22).
    harbour     1.24, 1.27, 1.34 In harbour: market, tavern, shipyard, crew, captains (p.32-39, 50-53).
    combat      1.13 to 1.19 Combat: fire, boarding, ramming, fortresses, damage, and what a lost ship leaves
                behind (p.17-23).
    missions    1.29, 1.31 Missions: taking one, its steps, its reward; the treasure (p.33, 42-45, 48).
    events      1.30 Events: the cards, wind, fog and storms, the Kraken, the stowaway (p.46-47).
    sailing     1.5, 1.6, 1.9, 1.11, 1.19, 1.34 Sailing: a movement hex by hex, the dynamic map, free actions
                and what else is done at sea (p.12-16, 22-23).
    npcs        1.20, 1.21, 1.32, 1.34 NPCs act: the printed flowcharts, one activation from entry to end
                (p.24-29, 49, 53).

Beside them stands what puts the chapters together: setup (1.2), the round (1.4), the menu of a port (1.12), the game.
"""

from typing import Final

CONTENTS: Final = (
    "model",
    "renown",
    "modes",
    "fleet",
    "reputation",
    "ship",
    "hand",
    "voyage",
    "harbour",
    "combat",
    "missions",
    "events",
    "sailing",
    "npcs",
)
"""The folders, in the order of the floors."""
PLACE: Final = 1
"""Where the game stands on the shelf, among the others."""
TITLE: Final = "cl-title"
"""Key of its title: a shelf can be shown without opening what stands on it."""
