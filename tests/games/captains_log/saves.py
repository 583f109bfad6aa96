"""Evenings of this game that are kept for later versions."""

from __future__ import annotations

from typing import Final

from tests.games.captains_log.transcripts import games
from tests.saves.wanted_evenings import OWNER, SAMPLE, Golden, Wanted

LOG: Final = "captains_log"
WANTED: Final = (
    Wanted("two are asked at once while the ships are chosen", LOG, "choose", "set-up", together=2, least=1),
    Wanted("market dice of a table with its own", LOG, "roll", "set-up", options=SAMPLE, dice="own", least=1),
    Wanted("own cards, an NPC fires with own dice", LOG, "roll", "npc-activation", ".*-shots", OWNER, "own", 60),
    Wanted("in a team, who covers an NPC", LOG, "pick", "npc-activation", ".*-cover", {"mode": "teams"}, least=80),
    Wanted("an NPC that nobody has seen the card of", LOG, "form", "npc-activation", options=OWNER, least=100),
    Wanted("an NPC is drawn by the table", LOG, "draw", "npc-activation", options=SAMPLE, dice="own", least=90),
    Wanted("an NPC, is anybody in its reach", LOG, "yes-no", "npc-activation", "(?!mooring).*"),
    Wanted("own cards, half known, a broadside", LOG, "form", "fire", "fire-hold.*|hold.*|reputation.*", OWNER, "own"),
    Wanted("guns of a broadside put right by hand", LOG, "number", "fire", last="corrected", dice="ask", least=70),
    Wanted("boarding, the party", LOG, "number", "board", "party", {"mode": "competitive"}, "own", 50),
    Wanted("boarding, is the prey moored", LOG, "yes-no", "board", "board-moored", least=70),
    Wanted("the table turns an event card", LOG, "choose", "round-event", options={"cards": "table"}, dice="own"),
    Wanted("the Kraken", LOG, "roll", "round-kraken", dice="own"),
    Wanted("a secret mission", LOG, "choose", "mission-take", "keep", secret=True, dice="own"),
    Wanted("a bargain answered and taken back", LOG, "pick", "trade", ".*-what", last="undone", least=60),
    Wanted("a treasure of own cards", LOG, "pick", "treasure", options=OWNER, least=50),
    Wanted("tiles are explored", LOG, "draw", "explore", dice="own", least=90),
    Wanted("alone, the turn's menu", LOG, "menu", key="turn", options={"mode": "solo"}, least=120),
    Wanted("the NPCs' menu, its last turn taken back", LOG, "menu", key="npcs", last="undone", least=150),
    Wanted("half copied: an NPC card", LOG, "form", "npc-activation", "npc-card-.*", OWNER, last="half copied"),
    Wanted(
        "half copied: what a hold does to draft and speed",
        LOG,
        "form",
        "rearrange|sail",
        ".*-draft",
        OWNER,
        last="half copied",
    ),
    Wanted("taught: the first turn of NPCs", LOG, "menu", key="npcs", options=OWNER),
)
"""Robots' evenings: every kind of question in the midst of every long procedure."""
GOLDEN: Final = (
    Golden("golden, alone and won", LOG, lambda: games.play(games.GOLDEN[0])),
    Golden("golden, two players", LOG, lambda: games.play(games.GOLDEN[2]), 0.6),
    Golden("golden, four experts", LOG, lambda: games.play(games.FOUR), 0.93),
)
"""Golden evenings: between them they hold every kind of event."""
