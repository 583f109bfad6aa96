"""Evenings of this game that are kept for later versions."""

from __future__ import annotations

from typing import Any, Final

from tests.games.pirates_csg.transcripts import games
from tests.saves.wanted_evenings import OWNER, SAMPLE, Golden, Wanted

CSG: Final = "pirates_csg"
COINS: Final[dict[str, Any]] = {"coins": "table"}
WILD: Final[dict[str, Any]] = {**SAMPLE, "terrain": True}
RIPOSTE: Final[dict[str, Any]] = {"riposte": True}
WANTED: Final = (
    Wanted("fleets are built in secret", CSG, "muster", "muster", "fleet-.*", least=0, together=2, secret=True),
    Wanted("the owner's fleet is built", CSG, "muster", "muster", "fleet-.*", OWNER, least=1, secret=True),
    Wanted("equals roll for the order of play", CSG, "roll", "turn-order", dice="own", least=2),
    Wanted("the sea is told", CSG, "number", "lay-terrain", "terrain-.*", WILD, least=2),
    Wanted("a home island is chosen", CSG, "choose", "home-islands", "home-.*", least=2),
    Wanted("a purse is put together", CSG, "choose", "treasure", "purse-.*", least=2),
    Wanted("a coin that is left over", CSG, "choose", "treasure", "leftover-.*", least=2),
    Wanted("canoes are launched", CSG, "choose", "launch-canoes", least=2),
    Wanted("panels of a shell are counted", CSG, "number", "fit-out", "shell-.*", least=2),
    Wanted("a bombardier's piece", CSG, "choose", "fit-out", "piece-.*", least=2),
    Wanted("crew goes aboard in secret", CSG, "choose", "berths", "berths?-.*", least=2, together=2, secret=True),
    Wanted("actions are declared", CSG, "choose", "declare-actions", "declare-.*"),
    Wanted("the menu of a turn", CSG, "menu", "", "turn", least=60),
    Wanted("the menu of a turn, the last deed taken back", CSG, "menu", "", "turn", last="undone", least=60),
    Wanted("the menu of a turn, put right by hand", CSG, "menu", "", "turn", last="corrected", least=60),
    Wanted("where a ship lies now", CSG, "choose", "move", "where"),
    Wanted("a whirlpool on the way", CSG, "choose", "move", "whirlpool-.*", WILD),
    Wanted("masts on a reef", CSG, "pick", "move", "reef-.*", WILD),
    Wanted("dice of a ram", CSG, "roll", "move", "ram-dice-.*", dice="own"),
    Wanted("a boarding or none", CSG, "yes-no", "move", "board-.*"),
    Wanted("dice of a boarding", CSG, "roll", "move|board-enemy", "boarding-.*", dice="own"),
    Wanted("spoils of a boarding", CSG, "choose", ".*", "spoils-.*"),
    Wanted("a ship is taken in tow", CSG, "yes-no", "move", "tow-.*"),
    Wanted("a target", CSG, "choose", "shoot", "target-.*"),
    Wanted("cannons that reach", CSG, "pick", "shoot", "guns-.*", last="undone"),
    Wanted("dice of a shot", CSG, "roll", "shoot", "shots-.*", dice="own"),
    Wanted("a cannoneer rolls again", CSG, "choose", "shoot", "again-.*"),
    Wanted("a riposte", CSG, "pick", "shoot", "riposte-.*", RIPOSTE),
    Wanted("masts are lost", CSG, "pick", "shoot", "masts-.*"),
    Wanted("a parley", CSG, "choose", ".*", "parley-.*"),
    Wanted("a broadside", CSG, "roll", ".*", "broadside-.*", dice="own"),
    Wanted("smoke is laid", CSG, "pick", ".*", "smoke-.*"),
    Wanted("small hulls save a mast", CSG, "roll", ".*", "saves-.*", dice="own"),
    Wanted("what a coin shows, in secret", CSG, "choose", "explore", "coin-.*", COINS, secret=True),
    Wanted("treasure is loaded in secret", CSG, "pick", "explore|revisit", "load"),
    Wanted("a hoist touches", CSG, "choose", "hoist-search", "touched"),
    Wanted("a ship burns", CSG, "roll", "start-csg-turn", "fire-.*", dice="own"),
    Wanted("a submarine dives or not", CSG, "yes-no", "start-csg-turn", "mode-.*"),
    Wanted("icebergs drift", CSG, "roll", ".*", "icebergs|drift-.*", WILD, "own"),
    Wanted("out of the fog", CSG, "roll", "move", "fog", WILD, "own"),
    Wanted("torn from Sargasso weed", CSG, "roll", ".*", "free", WILD, "own"),
    Wanted("fear", CSG, "pick", ".*", "fear-.*"),
    Wanted("a Kraken wraps a ship", CSG, "choose", "wrap", "wrapped"),
    Wanted("a dragon swoops", CSG, "roll", "swoop", "swoop", dice="own"),
    Wanted("a scorpion stings", CSG, "choose", "sting", "stung"),
    Wanted("one action more", CSG, "roll", "all-powerful|born-leader", dice="own"),
    Wanted("an event is played", CSG, "choose", "play-event", "event"),
    Wanted("a ship is scuttled", CSG, "roll", "scuttle", dice="own"),
    Wanted("taught: the first turn", CSG, "menu", "", "turn", least=20),
)
"""Robots' evenings: every kind of question in the midst of every long procedure."""
GOLDEN: Final = (
    Golden("golden, two captains to the end", CSG, lambda: games.ROBOTS.play(games.GOLDEN[0])),
    Golden("golden, three in the fog", CSG, lambda: games.ROBOTS.play(games.GOLDEN[1]), 0.8),
)
"""Golden evenings: between them they hold most kinds of event."""
CARDS: Final = (
    (
        "csg-ship",
        "own-1",
        {
            "name": "Night Heron",
            "nation": "english",
            "points": 9,
            "masts": 2,
            "cargo": 3,
            "move": "S+L",
            "cannons": "3S-3L",
            "keywords": ["schooner"],
        },
    ),
    ("csg-crew", "own-2", {"name": "Will Tanner", "nation": "english", "points": 2, "skills": ["helmsman"]}),
)
"""Cards of an owner's collection."""
