"""Barbe Noire (Blackbeard): pirates who seek Notoriety and Net Worth, and the King's Commissioners who hunt them.

The table of contents, each folder importing only those before it:

    sheets    2, 3, 5, 11 The sheets: what a table agrees on, the printed book, ships' logs and captains, the
              state and its ledger.
    supply    2.3 to 2.8, 22 The supply: the Action cards, counters in their cups, where things lie, Cunning.
    standing  3, 4, 7, 8, 14.3, 17E How things stand: pirates in play, ports and nations, blockades,
              operations, victory.
    captains  10.1, 12, 13.7, 18 to 21 Captains: wounds, mutiny, duels, alliances, bargains, retirement, and
              how one is lost.
    battle    8.51, 9.31, 13.6 At sea together: interception, battle with its odds, storms.
    prizes    9 Prizes: searches, capture, plunder, hostages.
    crown     13, 14 The Crown: King's Commissioners, anti-pirate campaigns, Warships.
    harbour   10, 15, 16, 17E In port: sales, deposits, Letters of Marque, repairs, attacks on ports and their
              loot.
    events    17 Random Events A to M, and the clock that goes before them.
    sailing   6.1, 8 Sailing: movement of pirates, Transit Boxes, how a turn begins and ends.
    solo      23 False players: nobody sits there; this chapter plays their turns.

Beside them stands what puts the chapters together: setup (4), the action line (6), the agenda and the game.
"""

from typing import Final

CONTENTS: Final = (
    "sheets",
    "supply",
    "standing",
    "captains",
    "battle",
    "prizes",
    "crown",
    "harbour",
    "events",
    "sailing",
    "solo",
)
"""The folders, in the order of the floors."""
PLACE: Final = 2
"""Where the game stands on the shelf, among the others."""
