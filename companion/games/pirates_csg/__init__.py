"""Pirates du Nouveau Monde (Pirates CSG): small ships on an open sea, measured with cards.

The table of contents, each folder importing only those before it:

    model     Set-up, General rules: what lies on the table: options, the printed book, the state and its records,
              names, gold.
    cards     Fleet: what is printed on ships, crew, forts, events and treasures; the owner's collection and its CSV.
    fleet     Fleet: what may be in a fleet, and its verdict while it is built.
    ship      Ship: masts, crew at work, cargo, base move, losses, burning and sinking.
    setup     Set-up: the nine steps before the first turn.
    gunnery   Shoot: shots, specialists, riposte, odds.
    shore     Explore, Repair, Forts: islands, coins, repairs, forts.
    sea       Move: where a ship lies then, ramming, boarding, towing, docking; terrain.
    turn      The turn: its nine phases, events, the end.

Beside them stands what puts the chapters together: the agenda and the game.
"""

from typing import Final

CONTENTS: Final = ("model", "cards", "fleet", "ship", "setup", "gunnery", "shore", "sea", "turn")
"""The folders, in the order of the floors."""
PLACE: Final = 4
"""Where the game stands on the shelf, among the others."""
TITLE: Final = "csg-title"
"""Key of its title: a shelf can be shown without opening what stands on it."""
