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

Its rules by family, with the modules that cite most of them (written by `python -m tests.where`):

    BB-1   1. Scope of the game (1): left to the table
    BB-2   2. Components (17): setup 5, supply/counter_cups 3, standing/pirates 2, supply/action_deck 2, 6 elsewhere
    BB-3   3. Winning (4): standing/victory 4
    BB-4   4. Set-up (7): setup 4, standing/ports 3
    BB-5   5. Pirate cards and logs (12): model/stats 5, battle/interception 2, captains/duels 2, prizes/plunder 2, 1
           elsewhere
    BB-6   6. Action line (9): turn/action_line 4, crown/warships 2, standing/pirates 1, agenda 2, 1 elsewhere
    BB-7   7. Operations (19): harbour/repairs 8, crown/commissioners 3, harbour/sales 2, standing/operations 3, 5
           elsewhere
    BB-8   8. Movement and interception (12): sailing/movement 7, crown/commissioners 5, standing/ports 5,
           battle/interception 2
    BB-9   9. Merchants and prizes (25): prizes/plunder 7, prizes/searches 7, prizes/capture 7, prizes/hostages 3, 5
           elsewhere
    BB-10  10. Booty and ports (10): harbour/sales 5, harbour/dealings 3, harbour/deposits 1, prizes/plunder 1, 2
           elsewhere
    BB-11  11. Notoriety (7): captains/duels 1, model/ledger 1, harbour/port_attacks 1, prizes/hostages 1, 2 elsewhere
    BB-12  12. Popularity and mutiny (7): captains/mutiny 5, captains/lost_pirates 1, model/ledger 1
    BB-13  13. King's Commissioners (22): captains/wounds 8, crown/commissioners 6, battle/battle 5, model/stats 5, 2
           elsewhere
    BB-14  14. Warships (7): crown/warships 3, battle/interception 3, crown/blockades 2, harbour/port_attacks 1
    BB-15  15. Attacking ports (6): harbour/port_attacks 6
    BB-16  16. Repairs (4): harbour/repairs 4
    BB-17  17. Random Events (19): events/random_events 13, events/scurvy 3, standing/ports 3, prizes/plunder 1, 1
           elsewhere
    BB-18  18. Retirement (3): captains/retirement 2, captains/lost_pirates 1
    BB-19  19. Duels (7): captains/duels 6, captains/alliances 1
    BB-20  20. Alliances (6): captains/allies 4, captains/alliances 2, prizes/captors 1
    BB-21  21. Bargaining (1): captains/bargains 1
    BB-22  22. Cunning (3): supply/cunning 2, events/random_events 1
    BB-23  23. Solo and false players (12): solo/false_pirates 8, solo/false_players 2, standing/victory 1,
           crown/commissioners 2
    BB-T   23. Solo and false players (5): solo/false_players 3, solo/false_pirates 2
    BB-K   23. Solo and false players (5): solo/false_commissioners 5
    BB-P   23. Solo and false players (11): solo/false_pirates 11
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
