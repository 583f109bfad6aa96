"""Who is at the tables of the tests: seats and NPCs by their ids."""

from __future__ import annotations

from typing import Final

from companion.games.captains_log.model.ids import NpcId, SeatId

SEAT_1: Final = SeatId("seat-1")
SEAT_2: Final = SeatId("seat-2")
SEAT_3: Final = SeatId("seat-3")
SEAT_4: Final = SeatId("seat-4")
NPC_1: Final = NpcId("npc-1")
NPC_2: Final = NpcId("npc-2")
NPC_3: Final = NpcId("npc-3")
NPC_4: Final = NpcId("npc-4")
