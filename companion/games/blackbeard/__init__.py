"""Barbe Noire (Blackbeard): pirates who seek Notoriety and Net Worth, and the King's Commissioners who hunt them.

The table of contents, each folder importing only those before it:

    model     2, 5, 11, 12.2 The sheets: what a table agrees on, the printed book, ships' logs and captains, the
              state and its ledger.
    supply    2.3 to 2.5, 2.8, 4.2 to 4.4, 22 The supply: the Action cards and the dice, counters in their cups,
              Cunning.
    map       2.2, 4.3, 6.33, 8.6, 9.5 The map: where things lie, ports as printed, seaways, Merchants on the
              Shipping Lanes.
    standing  2.35, 3, 4.1, 4.2, 6.21, 7, 8.7, 9.21, 17E How things stand: pirates in play, ports and their
              Governors, nations, Letters of Marque in hand, operations, victory.
    captains  10.1, 12, 13.7, 18 to 21 Captains: wounds, mutiny, duels, alliances, bargains, retirement, and
              how one is lost.
    battle    5.24, 8.5, 8.61, 13.6 At sea together: interception, battle with its odds.
    prizes    9 Prizes: searches and storms, capture, plunder, hostages, debauchery.
    crown     13, 14 The Crown: King's Commissioners, ports that are entered or blockaded, anti-pirate
              campaigns, Warships.
    harbour   10, 15, 16, 17E In port: sales, deposits, Letters of Marque, repairs, attacks on ports and their
              loot.
    events    17 Random Events A to M, and the clock that goes before them.
    sailing   8 Sailing: movement of pirates, Transit Boxes.
    turn      6, 7.2, 7.3 The turn: how one begins and ends, the action line, the operations to choose from.
    solo      23 False players: nobody sits there; this chapter plays their turns.

Beside them stands what puts the chapters together: setup (4), the agenda and the game.

Its rules by family, with the modules that carry them out (written by `python -m tests.where`):

    BB-1   1. Scope of the game: left to the table
    BB-2   2. Components: setup 1 22 4 8, supply/counter_cups 32 34 35, map/seaways 21 23, standing/pirates 31 6,
           map/places 2, supply/commissioner_counters 33, supply/action_deck 5, model/current_values 7, model/rounding
           9, left to the table 3
    BB-3   3. Winning: standing/victory
    BB-4   4. Set-up: setup 1 2 3 4, standing/ports 21 22 23
    BB-5   5. Pirate cards and logs: model/current_values 1 2, prizes/capture 11 21, prizes/plunder 12 23,
           captains/duels 15 16, captains/mutiny 13, supply/cunning 14, captains/wounds 22, battle/interception 24
    BB-6   6. Action line: turn/action_line 1 3 33, crown/warships 34 35, setup 2, standing/pirates 21,
           events/events_clock 31, standing/operations 32
    BB-7   7. Operations: harbour/repairs 2F 2H 2J 3D 3E 3F, standing/operations 1 2 3, crown/commissioners 3A 3B 3C,
           harbour/sales 2D 2E, sailing/movement 2A, prizes/capture 2B, standing/pirates 2C, harbour/port_attacks 2G,
           captains/retirement 2I
    BB-8   8. Movement and interception: sailing/movement 2 4 41 7, standing/ports 1 x, crown/commissioners 5 61,
           captains/wounds 3, battle/interception 51, events/events_clock 52, sailing/transit 6
    BB-9   9. Merchants and prizes: prizes/capture 33 4 6 61 63, prizes/plunder 1 62 64 7, prizes/searches 2 3 32 34,
           prizes/storms 31 311 312 313, prizes/hostages 71 72 73, prizes/debauchery 8 81 82, standing/nationality 21,
           map/lanes 5
    BB-10  10. Booty and ports: harbour/sales 2 21 22 221 3, captains/lost_pirates 1, sailing/movement 4,
           harbour/dealings 41, harbour/deposits 42, prizes/plunder 43
    BB-11  11. Notoriety: model/ledger 2, harbour/sales 21, prizes/hostages 22, harbour/port_attacks 23, battle/battle
           24, captains/duels 25, left to the table 1
    BB-12  12. Popularity and mutiny: captains/mutiny 3 31 32 33, events/random_events 1, prizes/capture 2,
           captains/lost_pirates 4
    BB-13  13. King's Commissioners: captains/wounds 23 7 71 712 713 716 72, crown/commissioners 2 21 22 4 6,
           battle/battle 61 62 63 64, agenda 3, crown/blockades 5, turn/turns 711, model/current_values 714,
           harbour/repairs 715, left to the table 1
    BB-14  14. Warships: battle/interception 12 13, crown/blockades 3 31, harbour/port_attacks 1, crown/warships 11,
           battle/battle 2
    BB-15  15. Attacking ports: harbour/port_attacks 1 2 21 3 5, harbour/loot 4
    BB-16  16. Repairs: harbour/repairs
    BB-17  17. Random Events: events/random_events  A B D F G H I J K M, events/scurvy C C1 C2, harbour/repairs C3,
           harbour/letters E, prizes/plunder E1, standing/ports E2, events/pardons L
    BB-18  18. Retirement: captains/retirement 2 3, captains/lost_pirates 1
    BB-19  19. Duels: captains/duels 1 3 31 32 33 4, captains/alliances 2
    BB-20  20. Alliances: captains/alliances 1 2, prizes/searches 3, prizes/captors 4, battle/battle 5,
           harbour/port_attacks 6
    BB-21  21. Bargaining: captains/bargains
    BB-22  22. Cunning: supply/cunning 1 2, events/random_events 3
    BB-23  23. Solo and false players: solo/false_pirates 5 51 52 53 54 55, solo/false_players 3 6, standing/victory 1,
           crown/warships 2, crown/commissioners 4, solo/proximity 41
    BB-T   23. Solo and false players: solo/false_pirates 1 1b, solo/false_players 2 3, standing/pirates 0
    BB-K   23. Solo and false players: solo/false_commissioners
    BB-P   23. Solo and false players: solo/false_pirates
"""

from typing import Final

CONTENTS: Final = (
    "model",
    "supply",
    "map",
    "standing",
    "captains",
    "battle",
    "prizes",
    "crown",
    "harbour",
    "events",
    "sailing",
    "turn",
    "solo",
)
"""The folders, in the order of the floors."""
PLACE: Final = 2
"""Where the game stands on the shelf, among the others."""
TITLE: Final = "bb-title"
"""Key of its title: a shelf can be shown without opening what stands on it."""
