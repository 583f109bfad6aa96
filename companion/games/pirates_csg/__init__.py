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

Its rules by family, with the modules that carry them out (written by `python -m tests.where`):

    CSG-FLEET  Building a fleet: fleet/verdict 01 02 03 04 05 07 09, ship/hold 06, turn/fleet_events 08, left to the
               table 10
    CSG-SETUP  Set-up: setup/layout 01 02 03 04 05 06 08, setup/treasure 07, setup/berths 09, ship/crew_aboard 10
    CSG-LINK   General rules: ship/hold
    CSG-GEN    General rules: gunnery/shooting_odds 01 05, turn/extra 03, gunnery/targets 04, left to the table 02 06
    CSG-START  Phase 1: start of turn: turn/start
    CSG-ACT    Phase 2: main actions: ship/orders
    CSG-MOVE   Phase 3: move: sea/moving 01 02 03 05 06 07, sea/contacts 08, ship/orders 09, left to the table 04
    CSG-RAM    Ramming: sea/ramming
    CSG-BOARD  Boarding: sea/boarding
    CSG-TOW    Towing: sea/towing
    CSG-DOCK   Docking: sea/moving 02 04, sea/contacts 01, shore/ashore 03, sea/treasureships 05
    CSG-SHOOT  Phase 4: shoot: gunnery/shots 01 02 03 04 09, gunnery/targets 05, gunnery/firing 06, ship/losses 07,
               sea/moving 08
    CSG-RIP    Riposte: gunnery/firing
    CSG-SINK   Sinking and scuttling: ship/sinking
    CSG-SCUT   Sinking and scuttling: ship/sinking 01 03, sea/towing 02
    CSG-EXPL   Phase 5: explore: shore/exploring 01 02 03 04 05 07 08, shore/ashore 06
    CSG-REP    Phase 6: repair: shore/repairs
    CSG-EXTRA  Phase 7: extra actions: ship/orders 01 03, sea/moving 02
    CSG-FORT   Phase 8: forts: shore/forts 01 02 03 04 05 06 07, gunnery/damage 09 10, gunnery/shots 08
    CSG-END    Phase 9: end of turn: turn/phases
    CSG-CREW   Crew: gunnery/specialists CHAINSHOT FIREPOT SMOKEPOT STINKPOT, gunnery/firing CANNONEER, gunnery/shots
               CAPTAIN, shore/exploring EXPLORER, sea/moving HELMSMAN, gunnery/guns MUSKETEER, ship/base_move OARSMAN,
               shore/repairs SHIPWRIGHT
    CSG-FIRE   Fire: gunnery/fires 02 03, gunnery/guns 01, sea/moving 04, ship/losses 05
    CSG-TERR   Terrain: sea/terrain FOG SARG CURR WHIRL REEF, sea/icebergs ICE
    CSG-WIN    Victory: turn/victory
    CSG-KW     Keywords: shore/reach DORIES EMPEROR HOIST, ship/losses FLOTILLA TITAN TRIMARAN, sea/ramming SEAMONSTER
               SUBMARINE SWITCHBLADE, turn/extra ALLPOWERFUL BORNLEADER, setup/berths BLACKMARK EXPATRIOT, setup/fitting
               BOMBARDIER TURTLE, gunnery/damage CATAMARAN MARINE, turn/start FEAR GHOST, sea/contacts GALLEY MERCENARY,
               fleet/verdict LIMIT LOYAL, sea/boarding LONGSHIP SECRETHOLD, sea/moving SCHOONER WINDCATCHER,
               gunnery/firing BROADSIDES, ship/hold CARGOMASTER, sea/canoes CHIEFTAIN, ship/sinking ETERNAL,
               gunnery/guns EXTRANGE, sea/terrain ICEBREAKER, gunnery/joysides JOYSIDES, gunnery/shots JUNK,
               gunnery/kraken KRAKEN, ship/orders CANOE, sea/currents NAVIGATOR, gunnery/parley PARLEY, ship/crew_aboard
               RANSOM, gunnery/scorpion SCORPION, gunnery/swoop SEADRAGON, sea/treasureships TREASURESHIP
    CSG-COM    Players' clarifications: turn/victory 07 08, ship/orders 01, sea/terrain 02, sea/towing 03,
               gunnery/parley 04, ship/cards 05, left to the table 06
"""

from typing import Final

CONTENTS: Final = ("model", "cards", "fleet", "ship", "setup", "gunnery", "shore", "sea", "turn")
"""The folders, in the order of the floors."""
PLACE: Final = 4
"""Where the game stands on the shelf, among the others."""
TITLE: Final = "csg-title"
"""Key of its title: a shelf can be shown without opening what stands on it."""
