"""Evenings of this game that are kept for later versions."""

from __future__ import annotations

from typing import Final

from tests.games.blackbeard.transcripts import games
from tests.saves.wanted_evenings import OWNER, SAMPLE, Golden, Wanted

SEA: Final = "blackbeard"
WANTED: Final = (
    Wanted("governors are elected", SEA, "number", "set-up-governors", dice="own", least=1),
    Wanted("merchants are laid out by the table", SEA, "draw", "set-up-merchants", dice="own", least=10),
    Wanted("own cards, a line of the action card", SEA, "form", "draw-card", "line-.*", OWNER, least=60),
    Wanted("a fight that a Random Event began", SEA, "roll", "draw-card", ".*-battle-.*", SAMPLE, "own", 60),
    Wanted("a fight goes on or not", SEA, "yes-no", "move", ".*-battle-.*-on", least=40),
    Wanted("own counters, a false player looks at one", SEA, "form", "false-turn", "look-face", OWNER, "own", 40),
    Wanted("alone, a false player takes a cargo", SEA, "draw", "false-turn", "prize-.*", {"mode": "solo"}, "own", 60),
    Wanted("alone, whom a false player hunts", SEA, "choose", "false-turn", "false-chase", {"mode": "solo"}, least=90),
    Wanted("alone, dice of a false player", SEA, "roll", "false-turn", options={"mode": "solo"}, dice="own", least=90),
    Wanted("a pirate's hex, put right by hand", SEA, "hex", "move|activate", last="corrected"),
    Wanted("who passed on the way", SEA, "pick", "move", "move-passed.*", OWNER, "ask", 80),
    Wanted("a secret look at a merchant", SEA, "form", "prize", "look-face", secret=True, options=OWNER),
    Wanted("two are asked whether they meet a warship", SEA, "choose", "draw-card", together=2),
    Wanted("which cargoes are sold", SEA, "pick", "sell", least=40),
    Wanted("a Commissioner sails", SEA, "choose", "kc-move", dice="own"),
    Wanted(
        "a search at sea answered and taken back", SEA, "yes-no", "cross|move", ".*-search", last="undone", least=60
    ),
    Wanted("an attack on a port", SEA, "roll", "move", "move-attack-.*", OWNER, "own", 40),
    Wanted("the menu of a turn, the last deed taken back", SEA, "menu", key="turn", last="undone", least=120),
    Wanted("half copied: a Commissioner", SEA, "form", "draw-card", "event-.*-face", OWNER, last="half copied"),
    Wanted("half copied: a port", SEA, "form", "attack-port|move", ".*-nation", OWNER, last="half copied"),
    Wanted("taught: the first turn", SEA, "menu", key="turn", options=OWNER),
)
"""Robots' evenings: every kind of question in the midst of every long procedure."""
GOLDEN: Final = (
    Golden("golden, alone to the end", SEA, lambda: games.play(games.ALONE)),
    Golden("golden, three players", SEA, lambda: games.play(games.THREE), 0.97),
)
"""Golden evenings: between them they hold every kind of event."""
