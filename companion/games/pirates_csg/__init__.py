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

Its rules by family, with the modules that cite most of them (written by `python -m tests.where`):

    CSG-FLEET  Building a fleet (10): fleet/verdict 8, ship/hold 1
    CSG-SETUP  Set-up (10): setup/layout 7, model/secrets 2, setup/treasure 1
    CSG-LINK   General rules (1): ship/hold 1
    CSG-GEN    General rules (6): gunnery/shooting_odds 2, turn/extra 1, gunnery/targets 1
    CSG-START  Phase 1: start of turn (2): turn/start 2
    CSG-ACT    Phase 2: main actions (3): ship/orders 3
    CSG-MOVE   Phase 3: move (9): sea/moving 8
    CSG-RAM    Ramming (4): sea/ramming 4
    CSG-BOARD  Boarding (4): sea/boarding 4
    CSG-TOW    Towing (3): sea/towing 3
    CSG-DOCK   Docking (5): sea/moving 4, shore/ashore 1
    CSG-SHOOT  Phase 4: shoot (9): gunnery/shots 9
    CSG-RIP    Riposte (4): gunnery/firing 4
    CSG-SINK   Sinking and scuttling (2): ship/sinking 2
    CSG-SCUT   Sinking and scuttling (3): ship/sinking 2, sea/towing 1
    CSG-EXPL   Phase 5: explore (8): shore/exploring 7, shore/ashore 1
    CSG-REP    Phase 6: repair (1): shore/repairs 1
    CSG-EXTRA  Phase 7: extra actions (3): ship/orders 2, sea/moving 1
    CSG-FORT   Phase 8: forts (10): shore/forts 7, gunnery/damage 2, gunnery/shots 2
    CSG-END    Phase 9: end of turn (1): turn/phases 1
    CSG-CREW   Crew (11): gunnery/specialists 3, gunnery/firing 2, sea/moving 3, shore/exploring 1, 3 elsewhere
    CSG-FIRE   Fire (5): ship/losses 3, gunnery/fires 2, gunnery/guns 1
    CSG-TERR   Terrain (6): sea/terrain 6
    CSG-WIN    Victory (4): turn/victory 4
    CSG-KW     Keywords (43): model/records 8, fleet/verdict 7, sea/boarding 5, shore/reach 3, 21 elsewhere
    CSG-COM    Players' clarifications (8): sea/terrain 2, turn/victory 2, ship/orders 1, gunnery/parley 1, 1 elsewhere
"""

from typing import Final

CONTENTS: Final = ("model", "cards", "fleet", "ship", "setup", "gunnery", "shore", "sea", "turn")
"""The folders, in the order of the floors."""
PLACE: Final = 4
"""Where the game stands on the shelf, among the others."""
TITLE: Final = "csg-title"
"""Key of its title: a shelf can be shown without opening what stands on it."""
