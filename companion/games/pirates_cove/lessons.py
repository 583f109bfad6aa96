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
    Lesson("pc-lesson-crippled", "PC-RETREAT-01", "ship:brig", told=("pc-told-crippled",)),
    Lesson("pc-lesson-fled", "PC-FLEE-03", "token:crew", told=("pc-told-fled",)),
    Lesson("pc-lesson-parrot", "PC-PARROT-03", "tavern:flint", told=(ParrotAboard,)),
    Lesson("pc-lesson-card", "PC-TAV-01", "token:deck", told=(CardPlayed,)),
    Lesson("pc-lesson-volley", "PC-VOLLEY-03", "token:cannon", asked=("volley",)),
    Lesson("pc-lesson-battle", "PC-VOLLEY-01", "token:sabres", told=(BattleJoined,)),
    Lesson("pc-lesson-plunder", "PC-T4-01", "token:chest", told=(Plundered,)),
    Lesson("pc-lesson-cove", "PC-T5-06", "token:hammer", told=("pc-order-repair", "pc-order-repair-poor")),
    Lesson("pc-lesson-cargo", "PC-T6-03", "section:hull", told=("pc-order-cargo",)),
    Lesson("pc-lesson-visit", "PC-T5-02", "token:coin", asked=("visit",)),
    Lesson("pc-lesson-legend", "PC-LEG-01", "ship:black", told=(BlackShipSailed,)),
    Lesson("pc-lesson-month", "PC-T2-02", "token:time", told=(MonthBegan,)),
)
