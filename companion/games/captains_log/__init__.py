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
    sea         1.2, 1.5, 1.7, 1.9, 1.21 The map that the app follows: tiles as they are printed, what lies where,
                what is read off it (p.12-17, 24-27).
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

Its rules by family, with the modules that carry them out (written by `python -m tests.where`):

    CL-GEN  General principles: ship/abilities 01, harbour/prices 02, combat/spoils 03, modes/solo 05, model/records 06,
            renown/fame 07, corrections 08, combat/gunnery 09, combat/ramming 10, setup 11, missions/mission_taking 12,
            left to the table 04
    CL-SET  Set-up: setup 01 04 05 06 07 08 10 11 12 13 14 15 16 17 19 20 21 24 25 26 27, sea/taking_up 02,
            sailing/dynamic_map 03, harbour/ship_sales 09, fleet/npc_pile 18, sea/places 22, departure 23
    CL-SHP  Ship and hold: ship/hold 06 07 09 10 15 16 17 18 19, fleet/ships 02 03 13, ship/upgrades 04 12 14,
            combat/outcomes 05 11, combat/capture 01, harbour/tavern 08
    CL-TRN  Turns and time: rounds 01 06 07 09, model/turns 02 03 04, npcs/activation 05 08
    CL-MOV  Movement and wind: sailing/hex_by_hex 04 06 08 10 17 18, sailing/movement 03 16 20, events/weather 05 15 19,
            sailing/steering 02 07, voyage/voyage 09 12, sea/places 01, sailing/course_preview 11, combat/gunnery 13,
            npcs/sightings 14
    CL-ACT  List of actions: agenda
    CL-EXP  Exploring: voyage/exploring 02 03 05, sea/lookout 01, sea/laying 04
    CL-BAR  Barrels: voyage/flotation 03 04 05 06 07, sea/floats 01, sailing/actions 02
    CL-DYN  Dynamic map: sailing/dynamic_map 02 03 04 05 06 07, sea/laying 01
    CL-TIL  Special tiles: voyage/berth 01, voyage/exploring 02, voyage/calm_sea 03
    CL-TRD  Trading between players: model/turns 01, sailing/actions 02
    CL-PRT  Ports and interactions: ports 01 02 03, voyage/berth 05 10 11, voyage/exploring 04, npcs/activation 06,
            events/kraken 07, missions/treasure 08, sea/lookout 09
    CL-FRT  Fortresses: combat/fortresses 02 03 04 05 06 07, voyage/exploring 01
    CL-RNG  Ranged combat: combat/salvo 05 08 09 10 11, combat/gunnery 01 02 03, combat/ballistics 04 06, sea/lookout 07
    CL-DMG  Damage: combat/damage 01 02 03 06 07 09 10, model/stowage 04 05, ship/hold 08, sailing/cargo 11
    CL-OUT  Outcome of a fight: combat/outcomes 01 02 03 04 07 09 10 11 12 13 14 16, combat/spoils 05 06 15,
            fleet/npc_pile 08
    CL-FIX  Repairs, cargo tower: ship/repair 01 02 03 04, ports 05
    CL-TWR  Repairs, cargo tower: combat/damage 01, combat/spoils 02
    CL-BOA  Boarding: combat/boarding 01 02 03 04 05 06 07 08 09 10 16, combat/capture 13 14 15, combat/spoils 11 12
    CL-FRE  Free actions and fishing: sailing/cargo 01 03, sailing/actions 02 04
    CL-FSH  Free actions and fishing: sailing/fishing
    CL-RAM  Ramming: combat/ramming 01 02 03 04, combat/outcomes 05
    CL-PIN  Pincer: combat/salvo 01 02 04 05, combat/boarding 03
    CL-NPC  NPCs: npcs/flowcharts 06 22 27 28 29 33 37, npcs/activation 01 12 13 14 38, npcs/attack 07 24 31 32,
            fleet/hostility 08 09 10 11, fleet/npc_card 02 05 40, npcs/pilot 15 17 19, npcs/hunter 16 26 30,
            npcs/merchant 34 35 36, npcs/sightings 20 25, model/names 03, sea/courses 18, npcs/acting 21, combat/spoils
            23, combat/gunnery 39, left to the table 04
    CL-REP  Reputation: reputation/reputation 01 02 03 04 06 07 09 16 19, harbour/market 05 08, renown/reputation_board
            10 13, voyage/berth 11, combat/salvo 12, harbour/ship_sales 14, fleet/hostility 15, combat/outcomes 18, left
            to the table 17
    CL-JON  Joining a nation: reputation/joining
    CL-TAV  Tavern: harbour/tavern 02 03 05 08, voyage/berth 01 09, harbour/crewing 04 06, missions/missions 07
    CL-YRD  Shipyard: harbour/ship_sales 04 05 07 08 09 11, harbour/shipyard 01 02 03 06 10
    CL-UPG  Ship upgrades: ship/upgrades 01 02 03, combat/ballistics 04, combat/outcomes 05, harbour/crewing 06
    CL-AMM  Ammunition: combat/ballistics 01 02 03 04 05, combat/gunnery 06
    CL-CRW  Crew, officers and specialists: ship/upgrades
    CL-OFF  Crew, officers and specialists: ship/abilities 01 05 06, combat/gunnery 02 03 04, ship/officers 07 08,
            combat/salvo 09
    CL-SPC  Crew, officers and specialists: combat/melee 02 03 06 07, hand/mission_cards 01, combat/boarding 04,
            ship/abilities 05
    CL-NAU  Crew, officers and specialists: combat/melee 03 05 06, ship/hold 01, harbour/market 02, ship/abilities 04
    CL-MKT  Market: harbour/market 01 02 04 05 06 07 08 09 10 11 12 13 14 15 16, model/tile_faces 03
    CL-FAM  Fame and the end of the game: renown/fame 01 02 03 05, fleet/npc_pile 04, harbour/tavern 06,
            events/event_cards 07
    CL-MIS  Missions: hand/mission_progress P01 P02 P03 P04 P05 P06 P07 P08 P09 P10 P12 C01 C04 C05 C09 C10 C12 C15 C17
            C18 C20 R01 R04 T09, missions/mission_steps 05 09 10 12 R07 R11, missions/missions 06 07 11 13,
            hand/mission_form P11 P13 T01 T23, missions/mission_taking 01 02 03, hand/mission_cards 04 08 P14
    CL-EVT  Events: events/event_cards 01 03 10 15 16 17 18 31, events/event_effects 19 20 21 22 26 27, events/weather
            02 12 13 14, combat/fortresses 24 25, sailing/movement 28 29, fleet/npc_card 11, events/stowaway 23,
            events/kraken 30
    CL-KRK  Kraken: events/kraken 02 03 04 05 06 07 08 09, sea/kraken_way 01
    CL-TRS  Treasure: missions/treasure 01 03 04 05 06 07, hand/treasure_clues 02
    CL-WHL  White Whale: npcs/whale 01 03 04 05 07, fleet/whaling 02 08, npcs/pilot 06, sailing/fishing 09,
            ship/abilities 10
    CL-BTY  Bounties: combat/spoils 01 03, renown/reputation_board 02
    CL-CAP  Captains: harbour/captain_arrival 05 15 19 23 34 37 38, ship/abilities 20 22 24 26 27 29 32,
            harbour/captains 01 02 03 18, combat/salvo 31 35 39, model/equipment 04 10, sailing/captain_privileges 11
            36, combat/spoils 12 40, combat/melee 13 17, reputation/reputation 28 30, harbour/tavern 06, combat/boarding
            14, renown/reputation_board 16, harbour/market 21, renown/outcast 25, npcs/corsairs 33
    CL-SOL  Solo and score: modes/solo 01 02 04 07 10, setup 03 06, harbour/tavern 05, renown/fame 08,
            renown/reputation_board 09, voyage/flotation 11
    CL-SCR  Solo and score: modes/solo
    CL-COO  Cooperation: modes/solo 01 04, modes/allies 02 05, hand/mission_cards 03
    CL-TVT  Teams, two against two: modes/allies 01, setup 02
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
    "sea",
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
