"""The lessons of this game: what somebody who plays it for the first time should know when it first happens.

What is rare stands before what comes every turn: of several that one moment brings the first is given.
"""

from __future__ import annotations

from typing import Final

from companion.core.journal.lessons import Lesson
from companion.games.pirates_csg.model.gold import GoldLanded
from companion.games.pirates_csg.sea.boarding import Boarded
from companion.games.pirates_csg.sea.ramming import Rammed
from companion.games.pirates_csg.sea.towing import TowTaken
from companion.games.pirates_csg.ship.sinking import ShipSunk
from companion.games.pirates_csg.shore.forts import FortBuilt

LESSONS: Final = (
    Lesson("csg-lesson-fog", "CSG-TERR-FOG", "csg:fog", told=("csg-order-fog",)),
    Lesson("csg-lesson-fort", "CSG-FORT-08", "csg:fort", told=(FortBuilt,)),
    Lesson("csg-lesson-sunk", "CSG-SINK-01", "token:wreck", told=(ShipSunk,)),
    Lesson("csg-lesson-tow", "CSG-TOW-02", "token:anchor", told=(TowTaken,)),
    Lesson("csg-lesson-boarding", "CSG-BOARD-03", "token:sabres", asked=("board-ship-*",), told=(Boarded,)),
    Lesson("csg-lesson-ramming", "CSG-RAM-02", "csg:mast-lost", asked=("ram-ship-*",), told=(Rammed,)),
    Lesson("csg-lesson-riposte", "CSG-RIP-01", "token:cannon", asked=("riposte-*",)),
    Lesson("csg-lesson-shooting", "CSG-SHOOT-06", "cannon:bow", asked=("target-*", "guns-*")),
    Lesson("csg-lesson-landed", "CSG-WIN-01", "token:chest", told=(GoldLanded,)),
    Lesson("csg-lesson-island", "CSG-EXPL-04", "csg:island", asked=("beside-island",), told=("csg-ev-unique",)),
    Lesson("csg-lesson-sail", "CSG-MOVE-03", "ship:brig", told=("csg-order-sail",)),
    Lesson("csg-lesson-turn", "CSG-ACT-01", "csg-ship:3-3", asked=("turn",)),
)
