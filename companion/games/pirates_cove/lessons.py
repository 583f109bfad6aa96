"""The lessons of this game: what somebody who plays it for the first time should know when it first happens.

What is rare stands before what comes every turn: of several that one moment brings the first is given.
"""

from __future__ import annotations

from typing import Final

from companion.core.journal.lessons import Lesson
from companion.games.pirates_cove.combat.fights import BattleJoined
from companion.games.pirates_cove.islands.plunder import Plundered
from companion.games.pirates_cove.legends.black_ships import BlackShipSailed
from companion.games.pirates_cove.month.treasure import MonthBegan
from companion.games.pirates_cove.tavern.hands import CardPlayed
from companion.games.pirates_cove.tavern.parrots import ParrotAboard

LESSONS: Final = (
    Lesson("cove-lesson-crippled", "PC-RETREAT-01", "ship:brig", told=("cove-told-crippled",)),
    Lesson("cove-lesson-fled", "PC-FLEE-03", "token:crew", told=("cove-told-fled",)),
    Lesson("cove-lesson-parrot", "PC-PARROT-03", "tavern:flint", told=(ParrotAboard,)),
    Lesson("cove-lesson-card", "PC-TAV-01", "token:deck", told=(CardPlayed,)),
    Lesson("cove-lesson-volley", "PC-VOLLEY-03", "token:cannon", asked=("volley",)),
    Lesson("cove-lesson-battle", "PC-VOLLEY-01", "token:sabres", told=(BattleJoined,)),
    Lesson("cove-lesson-plunder", "PC-T4-01", "token:chest", told=(Plundered,)),
    Lesson("cove-lesson-cove", "PC-T5-06", "token:hammer", told=("cove-order-repair", "cove-order-repair-poor")),
    Lesson("cove-lesson-cargo", "PC-T6-03", "section:hull", told=("cove-order-cargo",)),
    Lesson("cove-lesson-visit", "PC-T5-02", "token:coin", asked=("visit",)),
    Lesson("cove-lesson-legend", "PC-LEG-01", "ship:black", told=(BlackShipSailed,)),
    Lesson("cove-lesson-month", "PC-T2-02", "token:time", told=(MonthBegan,)),
)
