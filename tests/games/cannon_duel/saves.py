"""Evenings of this game that are kept for later versions."""

from __future__ import annotations

from typing import Any, Final

from tests.games.cannon_duel.transcripts import games
from tests.saves.wanted_evenings import OWNER, SAMPLE, Golden, Wanted

DUEL: Final = "cannon_duel"
ALONE: Final[dict[str, Any]] = {**SAMPLE, "mode": "partner", "hands": "app"}
APP: Final[dict[str, Any]] = {**SAMPLE, "mode": "", "hands": "app", "targets": "app", "bag": "app"}
PAPER: Final[dict[str, Any]] = {"hands": "table", "mode": ""}
DEALT: Final[dict[str, Any]] = {**SAMPLE, "mode": "", "dirty_tricks": True, "advanced": "app"}
WANTED: Final = (
    Wanted("the owner copies a board", DUEL, "form", "set-up-boards", "board-red", OWNER, least=1),
    Wanted(
        "the owner copies a Reputation", DUEL, "form", "advanced-cards", ".*", {**OWNER, "reputations": True}, least=1
    ),
    Wanted("officers are placed", DUEL, "choose", "place-officers", "place-mate-.*", APP, least=1),
    Wanted(
        "cannons are mounted in secret", DUEL, "choose", "mount-cannons", options=APP, least=1, together=2, secret=True
    ),
    Wanted("the bag is drawn from by hand", DUEL, "choose", "load-cannons", "bag-.*", {"bag": "table"}, least=1),
    Wanted(
        "a Reputation is kept in secret", DUEL, "choose", "advanced-cards", "reputation-keep-.*", least=1, secret=True
    ),
    Wanted("a Reputation of the box is told", DUEL, "choose", "advanced-cards", "reputation-seat-.*", least=1),
    Wanted(
        "a Dirty Trick is kept in secret", DUEL, "choose", "advanced-cards", "trick-2-.*", DEALT, least=1, secret=True
    ),
    Wanted("the first target", DUEL, "choose", "take-aim", "aim-seat-.*-zone", least=1),
    Wanted("the menu of a turn", DUEL, "menu", "", "turn-.*", APP, secret=True),
    Wanted(
        "the menu of a turn, the last deed taken back", DUEL, "menu", "", "turn-.*", APP, last="undone", secret=True
    ),
    Wanted("the menu of a turn, put right by hand", DUEL, "menu", "", "turn-.*", APP, last="corrected", secret=True),
    Wanted("the menu of a turn against the app", DUEL, "menu", "", "turn-.*", ALONE, least=60),
    Wanted("the menu of the shot, on paper", DUEL, "menu", "", "fire-.*", PAPER),
    Wanted("where an Aim card is laid", DUEL, "choose", "aim", "place"),
    Wanted("for what an Aim card stands", DUEL, "choose", "aim", "value"),
    Wanted("a flush of the hand", DUEL, "pick", "broadside", "flush-cards", APP, secret=True),
    Wanted("a flush of paper", DUEL, "choose", "broadside", "flush-.*", PAPER),
    Wanted("what a broadside hits", DUEL, "choose", "broadside", "hit-.*-zone"),
    Wanted("a run against a hand", DUEL, "pick", "swerve", "run-cards", APP, secret=True),
    Wanted("cards for a reload", DUEL, "pick", "reload-one", "cards", APP, secret=True),
    Wanted("projectiles back into the bag", DUEL, "pick", "reload-battery", "return"),
    Wanted("a cannon is loaded again", DUEL, "choose", "reload-.*", "load"),
    Wanted("sailors on the move", DUEL, "choose", "patch-up", "move-.*"),
    Wanted("sailors placed anew", DUEL, "choose", "arrange", "shown"),
    Wanted("another target", DUEL, "choose", "change-target", "anew-zone"),
    Wanted("a shot is read at the table", DUEL, "choose", "fire", "grade-.*"),
    Wanted("a hasty shot costs cards", DUEL, "pick", "fire", "surprise", APP, secret=True),
    Wanted("a double shot or not", DUEL, "yes-no", "fire", "double-shot"),
    Wanted("a dodge out of the hand", DUEL, "pick", "fire", "dodge-cards", APP, secret=True),
    Wanted("a dodge of paper", DUEL, "choose", "fire", "dodge-first", PAPER),
    Wanted("a Dirty Trick on a shot", DUEL, "choose", "fire", "fire-trick-.*", DEALT, secret=True),
    Wanted("officers among the lost", DUEL, "choose", "fire|broadside", "hit-.*officers"),
    Wanted("after a shot, a new target", DUEL, "choose", "fire", "again-zone"),
    Wanted("a hand above its limit", DUEL, "pick", "draw-phase", "limit", secret=True),
    Wanted("half copied: a board", DUEL, "form", "set-up-boards", "board-red", OWNER, least=0, last="half copied"),
    Wanted("half copied: a Dirty Trick", DUEL, "form", "fire|play-trick", "trick-.*", OWNER, last="half copied"),
    Wanted("taught: the first target", DUEL, "choose", "take-aim", "aim-seat-.*-zone", OWNER, least=1),
)
"""Robots' evenings: every kind of question in the midst of every long procedure."""
GOLDEN: Final = (
    Golden("golden, no officer left", DUEL, lambda: games.ROBOTS.play(games.GOLDEN[0])),
    Golden("golden, sunk by Disasters", DUEL, lambda: games.ROBOTS.play(games.GOLDEN[1])),
    Golden("golden, against the boatswain", DUEL, lambda: games.ROBOTS.play(games.GOLDEN[2]), 0.8),
)
"""Golden evenings: between them they hold most kinds of event."""
CARDS: Final = (("box", "box", {"title": "Salve"}),)
"""What an owner has copied outside an evening."""
