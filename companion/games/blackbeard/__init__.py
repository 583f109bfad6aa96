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
