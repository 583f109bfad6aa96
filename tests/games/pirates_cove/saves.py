"""Evenings of this game that are kept for later versions."""

from __future__ import annotations

from typing import Any, Final

from tests.games.pirates_cove.transcripts import games
from tests.saves.wanted_evenings import OWNER, SAMPLE, Golden, Wanted

COVE: Final = "pirates_cove"
DEALT: Final[dict[str, Any]] = {**SAMPLE, "cards": "app"}
PAPER: Final[dict[str, Any]] = {"cards": "table"}
WANTED: Final = (
    Wanted("three ships are fitted out in secret", COVE, "pick", "outfitting", options=DEALT, least=1, together=3),
    Wanted("the owner copies a mat", COVE, "form", "set-up-box", "mat", OWNER, least=0),
    Wanted(
        "the owner has invented a card",
        COVE,
        "form",
        "set-up-box",
        "described-own-volley",
        {**OWNER, "own_cards": True},
        least=1,
    ),
    Wanted("a parrot drawn on paper", COVE, "pick", "set-up-cards", ".*-parrot", PAPER, least=1),
    Wanted(
        "a Treasure card is turned at the table", COVE, "form", "plunder", "loot-.*", {"treasures": "table"}, "own", 40
    ),
    Wanted(
        "wheels are set in secret",
        COVE,
        "choose",
        "set-courses",
        "wheel-1-.*",
        {"wheels": "app"},
        secret=True,
        together=3,
    ),
    Wanted("a wheel once more, after a card", COVE, "choose", "set-courses", "wheel-2-.*", DEALT, secret=True),
    Wanted("a card before the wheels of the box", COVE, "pick", "read-courses", "first-.*", {"wheels": "table"}),
    Wanted("courses aloud under a Lookout", COVE, "choose", "set-courses", "course-.*", least=40),
    Wanted("whom a buccaneer robs", COVE, "choose", "set-courses", "played-.*", least=20),
    Wanted("where the chest of a map lies", COVE, "roll", "set-courses", "played-.*", dice="own", least=20),
    Wanted("the window after navigation", COVE, "menu", "", "window", {"cards": "app"}, together=2),
    Wanted("the window after navigation, on paper", COVE, "menu", "", "window", PAPER),
    Wanted("the Navy is sent", COVE, "choose", "arrival-.*", "sent", least=20),
    Wanted("a ship slips away", COVE, "choose", "arrival-.*", "slips", least=20),
    Wanted("a Battle card in secret", COVE, "choose", "board", "card-.*", DEALT, secret=True),
    Wanted("who plays a Battle card on paper", COVE, "choose", "board", "who-.*", PAPER),
    Wanted("treasures go overboard", COVE, "number", "board", "overboard-.*"),
    Wanted("equals roll for the first shot", COVE, "roll", "next-exchange", "speed-.*", dice="own"),
    Wanted("the menu of a fight", COVE, "menu", key="volley", least=60),
    Wanted("the menu of a fight, the last shot taken back", COVE, "menu", key="volley", last="undone", least=60),
    Wanted("Volley cards are chosen in secret", COVE, "menu", "", "volley-cards", {"cards": "app"}, secret=True),
    Wanted("dice of a volley", COVE, "roll", "fire", "volley", dice="own", least=60),
    Wanted("dice of a volley, a ring put right by hand", COVE, "roll", "fire", "volley", dice="own", last="corrected"),
    Wanted("a crew may rise", COVE, "roll", "flee", "mutiny", dice="own"),
    Wanted("the Navy's target", COVE, "choose", "npc-volley", "aim", least=20),
    Wanted("a pirate's volley", COVE, "roll", "npc-volley", "volley", dice="own"),
    Wanted("the fame of a prize", COVE, "roll", "end-battle", "prize-.*", dice="own", least=20),
    Wanted("the menu of an island", COVE, "menu", key="visit", least=60),
    Wanted("a card on a visit", COVE, "choose", "visit-card", "card"),
    Wanted("a Mastercraft is attached", COVE, "choose", "visit-card", "craft-section"),
    Wanted("a section rises for nothing", COVE, "choose", "visit-card", "outfitted"),
    Wanted("how much is buried", COVE, "number", "visit-bury-some", "bury-treasures"),
    Wanted("a second parrot", COVE, "choose", ".*", ".*-swap", least=10),
    Wanted("a pirate is turned at the table", COVE, "choose", "set-up-ships", options={"legends": "table"}, least=0),
    Wanted("a Treasure card is drawn", COVE, "draw", "turn-treasures", "turned-.*", {"treasures": "app"}, "own", 10),
    Wanted("half copied: the mat", COVE, "form", "set-up-box", "mat", OWNER, least=0, last="half copied"),
    Wanted("half copied: a Treasure card", COVE, "form", "plunder", "loot-.*", OWNER, least=40, last="half copied"),
    Wanted("taught: the first volley", COVE, "menu", ".*", "volley", OWNER),
)
"""Robots' evenings: every kind of question in the midst of every long procedure."""
GOLDEN: Final = (
    Golden("golden, three captains to the end", COVE, lambda: games.ROBOTS.play(games.GOLDEN[0])),
    Golden("golden, five captains", COVE, lambda: games.ROBOTS.play(games.GOLDEN[1]), 0.6),
)
"""Golden evenings: between them they hold nearly every kind of event."""
