"""The lessons of this game: what somebody who plays it for the first time should know when it first happens.

What is rare stands before what comes every turn: of several that one moment brings the first is given.
"""

from __future__ import annotations

from typing import Final

from companion.core.journal.lessons import Lesson
from companion.games.captains_log.combat.boarding import MeleeFought
from companion.games.captains_log.combat.outcomes import PlayerDestroyed
from companion.games.captains_log.events.kraken import KrakenCame
from companion.games.captains_log.hand.mission_cards import MissionChanged
from companion.games.captains_log.model.ledger import ReputationMoved
from companion.games.captains_log.voyage.flotation import BarrelsKept

LESSONS: Final = (
    Lesson("cl-lesson-kraken", "CL-KRK-06", "ship:kraken", told=(KrakenCame,)),
    Lesson("cl-lesson-storm", "CL-EVT-12", "event:storm", asked=("hexes",), told=("cl-event-6", "cl-event-7")),
    Lesson("cl-lesson-lost", "CL-OUT-10", "token:wreck", told=(PlayerDestroyed,)),
    Lesson("cl-lesson-boarding", "CL-BOA-09", "token:sabres", asked=("party", "board-moored"), told=(MeleeFought,)),
    Lesson("cl-lesson-contraband", "CL-MKT-06", "token:market", asked=("row", "sale")),
    Lesson("cl-lesson-port", "CL-PRT-03", "token:port", asked=("port",)),
    Lesson("cl-lesson-explore", "CL-EXP-04", "hex:tile", asked=("tiles",)),
    Lesson("cl-lesson-barrels", "CL-BAR-02", "token:barrel", asked=("barrel-reward",), told=(BarrelsKept,)),
    Lesson("cl-lesson-mission", "CL-MIS-02", "token:mission", asked=("keep",), told=(MissionChanged,)),
    Lesson("cl-lesson-shot", "CL-RNG-08", "token:cannon", asked=("distance", "fire-cover")),
    Lesson("cl-lesson-water", "CL-DMG-02", "cube:water", told=("cl-told-lay-water-ship",)),
    Lesson("cl-lesson-reputation", "CL-REP-02", "token:flag", told=(ReputationMoved,)),
    Lesson("cl-lesson-npc", "CL-NPC-06", "ship:brig", asked=("npcs",)),
    Lesson("cl-lesson-turn", "CL-TRN-02", "ship:schooner", asked=("turn",)),
)
