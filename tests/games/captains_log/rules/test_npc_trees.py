"""1.21 The flowcharts of the NPCs: golden positions, each with its expected path and orders."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from companion.core.procedures import decision_report
from companion.games.captains_log.combat import boarding, gunnery
from companion.games.captains_log.fleet import hostility
from companion.games.captains_log.model.state import Flag, State
from companion.games.captains_log.npcs.flowcharts import NODES, TREES, flowchart
from companion.library.texts import LANGUAGES, texts_in
from tests.games.captains_log.rules.npc_scenes import activate, card, orders, path, scene, shot
from tests.games.captains_log.seat_ids import SEAT_1


@pytest.fixture(autouse=True)
def harmless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Attacks do nothing here: only the decisions are looked at."""
    monkeypatch.setattr(gunnery, "npc_fires", shot)
    monkeypatch.setattr(boarding, "npc_boards", shot)


@dataclass(frozen=True)
class Position:
    """Where an NPC stands, what the table says, which way it goes, and what it does."""

    name: str
    state: State
    path: str
    orders: list[str]
    answers: dict[str, Any] = field(default_factory=dict)


IDLE = {"mooring": False}
STAYS = {"f1-where": "contact", "f1-placed": True}
FIRES = "AT-1+ AT-2+ AT-3+ AT-4+ AT-6"
MOVE_FIRE, FIRE_TWICE = "move6 fire4+1", "move6 fire4+1 fire4+1"
APART = {"f1-contact": "apart"}


def hunter(words: str = MOVE_FIRE, *others: str, anne: int | None = -1, bart: int | None = 0, **more: Any) -> State:
    """An aggressive Spaniard."""
    return scene("aggressive", words, *others, with_spain=(anne, bart), **more)


def guard(words: str = MOVE_FIRE, *others: str, anne: int | None = -1, bart: int | None = 0, **more: Any) -> State:
    """A defensive Spaniard."""
    return scene("defensive", words, *others, with_spain=(anne, bart), **more)


AGGRESSIVE = [
    Position(
        "nobody is an enemy",
        hunter(anne=0),
        "AG-M1+ AG-M2- AG-M4- AT-1+ AT-2-",
        ["no-enemy", "no-fire", "counter"],
        IDLE,
    ),
    Position(
        "in contact and well placed", hunter(), f"AG-M1+ AG-M2+ AG-M3+ {FIRES}", ["skip Anne", "fire Anne"], STAYS
    ),
    Position(
        "in contact, badly placed",
        hunter(),
        f"AG-M1+ AG-M2+ AG-M3- {FIRES}",
        ["turn-fire Anne", "fire Anne"],
        {"f1-where": "contact", "f1-placed": False},
    ),
    Position(
        "one enemy in reach",
        hunter(),
        f"AG-M1+ AG-M2- AG-M4+ AG-M5+ AG-M7+ {FIRES}",
        ["move-fire Anne", "fire Anne"],
        {"f1-where": "reach"},
    ),
    Position(
        "one enemy too far",
        hunter(),
        "AG-M1+ AG-M2- AG-M4+ AG-M5- AG-M6- AG-M13+ AT-1+ AT-2-",
        ["approach Anne", "no-fire"],
        {"f1-where": "far"},
    ),
    Position(
        "the only enemy lies in a Spanish port",
        hunter(),
        "AG-M1+ AG-M2- AG-M4- AT-1+ AT-2-",
        ["exempt", "no-fire", "counter"],
        {"f1-where": "nobody"} | IDLE,
    ),
    Position(
        "two players far away, the nearer one counts",
        hunter(anne=-3, bart=-1),
        "AG-M1+ AG-M2- AG-M4+ AG-M5- AG-M6- AG-M13+ AT-1+ AT-2-",
        ["approach Bart", "no-fire"],
        {"f1-seen": [], "f1-nearest": "seat-2", "f2-targets": []},
    ),
    Position(
        "after sailing towards the nearest one another is in contact",
        hunter(anne=-3, bart=-1),
        f"AG-M1+ AG-M2- AG-M4+ AG-M5- AG-M6- AG-M13+ {FIRES}",
        ["approach Bart", "fire Anne"],
        {"f1-seen": [], "f1-nearest": "seat-2", "f2-targets": ["seat-1"]},
    ),
    Position(
        "two players in reach, the worse reputation counts",
        hunter(anne=-3, bart=-1),
        f"AG-M1+ AG-M2- AG-M4+ AG-M5+ AG-M7- AG-M8+ AG-M9+ {FIRES}",
        ["move-fire Anne", "fire Anne"],
        {"f1-seen": ["seat-1", "seat-2"]} | APART,
    ),
    Position(
        "of two players only one is in reach",
        hunter(anne=-3, bart=-1),
        f"AG-M1+ AG-M2- AG-M4+ AG-M5+ AG-M7+ {FIRES}",
        ["move-fire Bart", "fire Bart"],
        {"f1-seen": ["seat-2"]} | APART,
    ),
    Position(
        "two players of equal reputation: the nearest",
        hunter(anne=-2, bart=-2),
        f"AG-M1+ AG-M2- AG-M4+ AG-M5+ AG-M7- AG-M8+ AG-M9- AG-M10 {FIRES}",
        ["move-fire Anne", "fire Anne"],
        {"f1-seen": ["seat-1", "seat-2"], "f1-nearest": "seat-1"} | APART,
    ),
    Position(
        "it stays beside a lesser target (A-28)",
        hunter(anne=-3, bart=-1),
        f"AG-M1+ AG-M2+ AG-M3+ {FIRES}",
        ["skip Bart", "fire Bart"],
        {"f1-seen": ["seat-1", "seat-2"], "f1-contact": "seat-2:ready"},
    ),
    Position(
        "beside the worse of two, badly placed",
        hunter(anne=-3, bart=-1),
        f"AG-M1+ AG-M2+ AG-M3- {FIRES}",
        ["turn-fire Anne", "fire Anne"],
        {"f1-seen": ["seat-1", "seat-2"], "f1-contact": "seat-1:turn"},
    ),
    Position(
        "one merchant in reach",
        hunter(MOVE_FIRE, "merchant england", anne=0),
        f"AG-M1+ AG-M2- AG-M4+ AG-M5+ AG-M7+ {FIRES}",
        ["move-fire S2", "fire-at S2"],
        {"f1-where": "reach"},
    ),
    Position(
        "a player before a merchant",
        hunter(MOVE_FIRE, "merchant england"),
        f"AG-M1+ AG-M2- AG-M4+ AG-M5+ AG-M7- AG-M8+ AG-M9+ {FIRES}",
        ["move-fire Anne", "fire Anne"],
        {"f1-seen": ["seat-1", "npc-2"]} | APART,
    ),
    Position(
        "a merchant before an aggressive ship",
        hunter(MOVE_FIRE, "aggressive england", "merchant england", anne=0),
        f"AG-M1+ AG-M2- AG-M4+ AG-M5+ AG-M7- AG-M8- AG-M11+ {FIRES}",
        ["move-fire S3", "fire-at S3"],
        {"f1-seen": ["npc-2", "npc-3"]} | APART,
    ),
    Position(
        "two merchants: the nearest",
        hunter(MOVE_FIRE, "merchant england", "merchant england", "aggressive england", anne=0),
        f"AG-M1+ AG-M2- AG-M4+ AG-M5+ AG-M7- AG-M8- AG-M11+ {FIRES}",
        ["move-fire S3", "fire-at S3"],
        {"f1-seen": ["npc-2", "npc-3", "npc-4"], "f1-nearest": "npc-3"} | APART,
    ),
    Position(
        "two aggressive ships: the nearest",
        hunter(MOVE_FIRE, "aggressive england", "aggressive england", anne=0),
        f"AG-M1+ AG-M2- AG-M4+ AG-M5+ AG-M7- AG-M8- AG-M11- AG-M12 {FIRES}",
        ["move-fire S2", "fire-at S2"],
        {"f1-seen": ["npc-2", "npc-3"], "f1-nearest": "npc-2"} | APART,
    ),
    Position(
        "never towards a defensive ship",
        hunter(MOVE_FIRE, "defensive england", anne=0),
        "AG-M1+ AG-M2- AG-M4+ AG-M5- AG-M6- AG-M13- AT-1+ AT-2-",
        ["only-defensive", "no-fire", "counter"],
        {"f1-lesser": "apart"} | IDLE,
    ),
    Position(
        "a defensive ship in contact and nobody else",
        hunter(MOVE_FIRE, "defensive england", anne=0),
        f"AG-M1+ AG-M2- AG-M4+ AG-M5- AG-M6+ AG-M3+ {FIRES}",
        ["skip S2", "fire-at S2"],
        {"f1-lesser": "npc-2:ready"},
    ),
    Position(
        "it turns towards a defensive ship in contact",
        hunter(MOVE_FIRE, "defensive england", anne=0),
        f"AG-M1+ AG-M2- AG-M4+ AG-M5- AG-M6+ AG-M3- {FIRES}",
        ["turn-fire S2", "fire-at S2"],
        {"f1-lesser": "npc-2:turn"},
    ),
    Position(
        "a defensive ship in contact, the player too far",
        hunter(MOVE_FIRE, "defensive england"),
        f"AG-M1+ AG-M2- AG-M4+ AG-M5- AG-M6+ AG-M3+ {FIRES}",
        ["skip S2", "fire-at S2"],
        {"f1-where": "far", "f1-lesser": "npc-2:ready"},
    ),
    Position(
        "the player in reach comes before a defensive ship, which nobody asks about",
        hunter(MOVE_FIRE, "defensive england"),
        f"AG-M1+ AG-M2- AG-M4+ AG-M5+ AG-M7+ {FIRES}",
        ["move-fire Anne", "fire Anne"],
        {"f1-where": "reach"},
    ),
    Position(
        "a player out of sight but near enough to be met",
        hunter(MOVE_FIRE, "defensive england"),
        f"AG-M1+ AG-M2- AG-M4+ AG-M5- AG-M6- AG-M13+ {FIRES}",
        ["move-fire Anne", "fire Anne"],
        {"f1-where": "hidden", "f1-lesser": "apart"},
    ),
    Position(
        "all enemies lie in Spanish ports",
        hunter(anne=-1, bart=-1),
        "AG-M1+ AG-M2- AG-M4+ AG-M5- AG-M6- AG-M13- AT-1+ AT-2-",
        ["exempt", "no-fire", "counter"],
        {"f1-seen": [], "f1-nearest": "nobody"} | IDLE,
    ),
    Position(
        "without an attack flag contact is enough",
        hunter("move6"),
        "AG-M1+ AG-M2+ AG-M3+",
        ["skip Anne", "counter"],
        {"f1-where": "contact"} | IDLE,
    ),
    Position(
        "the third flag is out of reach of the two actions",
        hunter("fire4 fire4 move6"),
        f"{FIRES} {FIRES} AG-M1-",
        ["fire Anne", "fire Anne"],
        {"f1-targets": True},
    ),
    Position(
        "two movements, still on the way",
        hunter("move6 move6 fire4"),
        "AG-M1+ AG-M2- AG-M4+ AG-M5- AG-M6- AG-M13+ AG-M1+ AG-M2- AG-M4+ AG-M5+ AG-M7+ AT-1-",
        ["approach Anne", "move-fire Anne"],
        {"f1-where": "far", "f2-where": "reach"},
    ),
    Position(
        "the second movement is skipped in contact",
        hunter("move6 move6 fire4"),
        f"AG-M1+ AG-M2- AG-M4+ AG-M5+ AG-M7+ AG-M1+ AG-M2+ AG-M3+ {FIRES}",
        ["move-fire Anne", "skip Anne", "fire Anne"],
        {"f1-where": "reach"},
    ),
]
DEFENSIVE = [
    Position(
        "nobody is an enemy",
        guard(anne=0),
        "DF-M1+ DF-M2- DF-M4- AT-1+ AT-2-",
        ["no-enemy", "no-fire", "counter"],
        IDLE,
    ),
    Position(
        "in contact and well placed: two shots",
        guard(FIRE_TWICE),
        f"DF-M1+ DF-M2+ DF-M3+ {FIRES} {FIRES}",
        ["skip Anne", "fire Anne", "fire Anne"],
        STAYS,
    ),
    Position(
        "in contact, badly placed",
        guard(),
        f"DF-M1+ DF-M2+ DF-M3- {FIRES}",
        ["turn-fire Anne", "fire Anne"],
        {"f1-where": "contact", "f1-placed": False},
    ),
    Position(
        "one enemy in reach",
        guard(),
        f"DF-M1+ DF-M2- DF-M4+ DF-M5+ DF-M6+ {FIRES}",
        ["move-fire Anne", "fire Anne"],
        {"f1-where": "reach"},
    ),
    Position(
        "one enemy too far",
        guard(),
        "DF-M1+ DF-M2- DF-M4+ DF-M5- AT-1+ AT-2-",
        ["approach Anne", "no-fire"],
        {"f1-where": "far"},
    ),
    Position(
        "the nearest of two that are too far, even a merchant",
        guard(MOVE_FIRE, "merchant england"),
        "DF-M1+ DF-M2- DF-M4+ DF-M5- AT-1+ AT-2-",
        ["approach S2", "no-fire"],
        {"f1-seen": [], "f1-nearest": "npc-2", "f2-targets": []},
    ),
    Position(
        "all enemies lie in Spanish ports",
        guard(anne=-1, bart=-1),
        "DF-M1+ DF-M2- DF-M4+ DF-M5- AT-1+ AT-2-",
        ["exempt", "no-fire", "counter"],
        {"f1-seen": [], "f1-nearest": "nobody"} | IDLE,
    ),
    Position(
        "a player before a defensive ship",
        guard(MOVE_FIRE, "defensive england"),
        f"DF-M1+ DF-M2- DF-M4+ DF-M5+ DF-M6- DF-M7+ DF-M8 {FIRES}",
        ["move-fire Anne", "fire Anne"],
        {"f1-seen": ["seat-1", "npc-2"]} | APART,
    ),
    Position(
        "the worse reputation of two players",
        guard(anne=-1, bart=-4),
        f"DF-M1+ DF-M2- DF-M4+ DF-M5+ DF-M6- DF-M7+ DF-M8 {FIRES}",
        ["move-fire Bart", "fire Bart"],
        {"f1-seen": ["seat-1", "seat-2"]} | APART,
    ),
    Position(
        "equal players: the nearest",
        guard(anne=-4, bart=-4),
        f"DF-M1+ DF-M2- DF-M4+ DF-M5+ DF-M6- DF-M7+ DF-M8 {FIRES}",
        ["move-fire Anne", "fire Anne"],
        {"f1-seen": ["seat-1", "seat-2"], "f1-nearest": "seat-1"} | APART,
    ),
    Position(
        "a defensive ship before aggressive ones and merchants",
        guard(MOVE_FIRE, "merchant england", "aggressive england", "defensive england", anne=0),
        f"DF-M1+ DF-M2- DF-M4+ DF-M5+ DF-M6- DF-M7- DF-M9+ {FIRES}",
        ["move-fire S4", "fire-at S4"],
        {"f1-seen": ["npc-2", "npc-3", "npc-4"]} | APART,
    ),
    Position(
        "two defensive ships: the nearest",
        guard(MOVE_FIRE, "defensive england", "defensive england", anne=0),
        f"DF-M1+ DF-M2- DF-M4+ DF-M5+ DF-M6- DF-M7- DF-M9+ {FIRES}",
        ["move-fire S3", "fire-at S3"],
        {"f1-seen": ["npc-2", "npc-3"], "f1-nearest": "npc-3"} | APART,
    ),
    Position(
        "an aggressive ship before a merchant",
        guard(MOVE_FIRE, "merchant england", "aggressive england", anne=0),
        f"DF-M1+ DF-M2- DF-M4+ DF-M5+ DF-M6- DF-M7- DF-M9- DF-M10+ {FIRES}",
        ["move-fire S3", "fire-at S3"],
        {"f1-seen": ["npc-2", "npc-3"]} | APART,
    ),
    Position(
        "two merchants: the nearest",
        guard(MOVE_FIRE, "merchant england", "merchant england", anne=0),
        f"DF-M1+ DF-M2- DF-M4+ DF-M5+ DF-M6- DF-M7- DF-M9- DF-M10- DF-M11 {FIRES}",
        ["move-fire S2", "fire-at S2"],
        {"f1-seen": ["npc-2", "npc-3"], "f1-nearest": "npc-2"} | APART,
    ),
    Position(
        "it stays beside a merchant with a player in reach (A-28)",
        guard(MOVE_FIRE, "merchant england"),
        f"DF-M1+ DF-M2+ DF-M3+ {FIRES}",
        ["skip S2", "fire-at S2"],
        {"f1-seen": ["seat-1", "npc-2"], "f1-contact": "npc-2:ready"},
    ),
    Position(
        "the movement flag comes third",
        guard("fire4 fire4 move6"),
        f"{FIRES} {FIRES} DF-M1-",
        ["fire Anne", "fire Anne"],
        {"f1-targets": True},
    ),
]
ATTACKS = [
    Position(
        "no boarding in this game",
        hunter("move6 board8 fire4"),
        f"AG-M1+ AG-M2- AG-M4+ AG-M5+ AG-M7+ AT-0+ {FIRES}",
        ["move-fire Anne", "not-played", "fire Anne"],
        {"f1-where": "reach"},
    ),
    Position(
        "boarding first, then no action is left",
        hunter("move6 board8 fire4", boarding=True),
        "AG-M1+ AG-M2- AG-M4+ AG-M5+ AG-M7+ AT-0- AT-1+ AT-2+ AT-3+ AT-4+ AT-6 AT-1-",
        ["move-board Anne", "board Anne"],
        {"f1-where": "reach"},
    ),
    Position(
        "flank to flank serves for firing too",
        hunter("move6 board8 fire4", boarding=True),
        f"AG-M1+ AG-M2+ AG-M3+ AT-0- {FIRES} {FIRES}",
        ["skip Anne", "board Anne", "fire Anne"],
        STAYS,
    ),
    Position(
        "firing first, then flank to flank",
        hunter("fire4 board8", boarding=True),
        f"{FIRES} AT-0- {FIRES}",
        ["fire Anne", "board Anne"],
        {"f1-targets": True, "f2-targets": True},
    ),
    Position(
        "firing first, but not flank to flank",
        hunter("fire4 board8", boarding=True),
        f"{FIRES} AT-0- AT-1+ AT-2+ AT-3-",
        ["fire Anne", "no-board"],
        {"f1-targets": True, "f2-targets": False},
    ),
    Position(
        "who cannot be fired at cannot be boarded either",
        hunter("fire4 board8", boarding=True),
        "AT-1+ AT-2- AT-0- AT-1+ AT-2-",
        ["no-fire", "no-board", "counter"],
        {"f1-targets": False} | IDLE,
    ),
    Position(
        "who cannot be boarded may still be fired at",
        hunter("board8 fire4", boarding=True),
        f"AT-0- AT-1+ AT-2- {FIRES}",
        ["no-board", "fire Anne"],
        {"f1-targets": False, "f2-targets": True},
    ),
    Position(
        "two players in contact: the worse reputation",
        hunter("fire4", anne=-3, bart=-1),
        "AT-1+ AT-2+ AT-3+ AT-4- AT-5 AT-6",
        ["fire Anne"],
        {"f1-targets": ["seat-1", "seat-2"]},
    ),
    Position(
        "equal players in contact: the next to act",
        hunter("fire4", anne=-2, bart=-2),
        "AT-1+ AT-2+ AT-3+ AT-4- AT-5 AT-6",
        ["fire Bart"],
        {"f1-targets": ["seat-1", "seat-2"]},
    ),
    Position(
        "with the range skill the nearest of equals",
        hunter("fire4", anne=-2, bart=-2, bonuses=True, p_range=2),
        "AT-1+ AT-2+ AT-3+ AT-4- AT-5 AT-6",
        ["fire Anne"],
        {"f1-targets": ["seat-1", "seat-2"], "f1-nearest": "seat-1"},
    ),
    Position(
        "a defensive target does not count with a player in reach",
        hunter("fire4", "defensive england"),
        "AT-1+ AT-2-",
        ["no-fire", "counter"],
        {"f1-targets": ["npc-2"], "f1-others": True} | IDLE,
    ),
    Position(
        "a defensive target counts with nobody else near",
        hunter("fire4", "defensive england"),
        FIRES,
        ["fire-at S2"],
        {"f1-targets": ["npc-2"], "f1-others": False},
    ),
    Position(
        "a player in contact before a defensive ship",
        hunter("fire4", "defensive england"),
        "AT-1+ AT-2+ AT-3+ AT-4- AT-5 AT-6",
        ["fire Anne"],
        {"f1-targets": ["seat-1", "npc-2"]},
    ),
    Position(
        "a player in contact is enough, whoever else may be near",
        hunter("fire4", "defensive england", bart=-1),
        "AT-1+ AT-2+ AT-3+ AT-4- AT-5 AT-6",
        ["fire Anne"],
        {"f1-targets": ["seat-1", "npc-2"]},
    ),
    Position(
        "a defensive NPC shoots at a defensive ship before a merchant",
        guard("fire4", "merchant england", "defensive england", anne=0),
        "AT-1+ AT-2+ AT-3+ AT-4- AT-5 AT-6",
        ["fire-at S3"],
        {"f1-targets": ["npc-2", "npc-3"]},
    ),
    Position(
        "after a shot the ship in contact is known",
        hunter("fire4 move6 fire4"),
        f"{FIRES} AG-M1+ AG-M2+ AG-M3+ {FIRES}",
        ["fire Anne", "skip Anne", "fire Anne"],
        {"f1-targets": True},
    ),
    Position(
        "who could not be fired at is badly placed if in contact",
        hunter("fire4 move6 fire4"),
        f"AT-1+ AT-2- AG-M1+ AG-M2+ AG-M3- {FIRES}",
        ["no-fire", "turn-fire Anne", "fire Anne"],
        {"f1-targets": False, "f2-where": "contact"},
    ),
]
ROUTE: dict[str, Any] = {"stops": 2, "s1_tile": 10, "s1_goal": "mooring", "s2_tile": 3, "s2_goal": "mooring"}


def trader(words: str = "move6", *others: str, anne: int | None = 0, bart: int | None = 0, **values: Any) -> State:
    """A Spanish merchant between the moorings of tiles 10 and 3."""
    return scene("merchant", words, *others, with_spain=(anne, bart), **(ROUTE | values))


MERCHANT = [
    Position("under way", trader(), "MR-0+ MR-1- MR-4+ MR-5-", ["route"], {"f1-arrives": False}),
    Position("arrived", trader(), "MR-0+ MR-1- MR-4+ MR-5+ MR-6 MR-7-", ["route", "arrived"], {"f1-arrives": True}),
    Position("no other stop revealed (A-82)", trader(s2_tile=4), "MR-0+ MR-1- MR-4-", ["no-route", "counter"], IDLE),
    Position(
        "nobody to shoot at is asked about without enemies",
        trader("fire4 move6"),
        "MR-0+ MR-1+ MR-2- MR-0+ MR-1- MR-4+ MR-5-",
        ["no-fire", "route"],
        {"f2-arrives": False},
    ),
    Position(
        "an enemy, but not in contact",
        trader("fire4 move6", anne=-1),
        "MR-0+ MR-1+ MR-2- MR-0+ MR-1- MR-4+ MR-5-",
        ["no-fire", "route"],
        {"f1-targets": False, "f2-arrives": False},
    ),
    Position(
        "player, aggressive, merchant, defensive",
        trader("fire4 move6", "merchant england", "defensive england", "aggressive england", anne=-1),
        "MR-0+ MR-1+ MR-2+ MR-3 MR-0+ MR-1- MR-4+ MR-5-",
        ["fire Anne", "route"],
        {"f1-targets": ["seat-1", "npc-2", "npc-3", "npc-4"], "f2-arrives": False},
    ),
    Position(
        "aggressive before merchant and defensive",
        trader("fire4", "merchant england", "defensive england", "aggressive england"),
        "MR-0+ MR-1+ MR-2+ MR-3",
        ["fire-at S4"],
        {"f1-targets": ["npc-2", "npc-3", "npc-4"]},
    ),
    Position(
        "merchant before defensive",
        trader("fire4", "defensive england", "merchant england"),
        "MR-0+ MR-1+ MR-2+ MR-3",
        ["fire-at S3"],
        {"f1-targets": ["npc-2", "npc-3"]},
    ),
    Position(
        "two shots leave no movement",
        trader("fire4 fire4 move6", anne=-1),
        "MR-0+ MR-1+ MR-2+ MR-3 MR-0+ MR-1+ MR-2+ MR-3 MR-0-",
        ["fire Anne", "fire Anne"],
        {"f1-targets": True},
    ),
    Position(
        "no boarding in this game",
        trader("board6 move6", anne=-1),
        "AT-0+ MR-0+ MR-1- MR-4+ MR-5-",
        ["not-played", "route"],
        {"f2-arrives": False},
    ),
    Position(
        "it boards where boarding is played",
        trader("board6 move6", anne=-1, boarding=True),
        "MR-0+ MR-1+ MR-2+ MR-3 MR-0+ MR-1- MR-4+ MR-5-",
        ["board Anne", "route"],
        {"f1-targets": True, "f2-arrives": False},
    ),
]
POSITIONS = [
    *(pytest.param(p, id=f"aggressive: {p.name}") for p in AGGRESSIVE),
    *(pytest.param(p, id=f"defensive: {p.name}") for p in DEFENSIVE),
    *(pytest.param(p, id=f"attack: {p.name}") for p in ATTACKS),
    *(pytest.param(p, id=f"merchant: {p.name}") for p in MERCHANT),
]
RULES = (
    *("CL-NPC-06", "CL-NPC-07", "CL-NPC-15", "CL-NPC-16", "CL-NPC-20", "CL-NPC-21", "CL-NPC-22", "CL-NPC-25"),
    *("CL-NPC-26", "CL-NPC-27", "CL-NPC-28", "CL-NPC-29", "CL-NPC-30", "CL-NPC-31", "CL-NPC-32", "CL-NPC-33"),
    *("CL-NPC-34", "CL-NPC-35", "CL-TRN-05"),
)


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("position", POSITIONS)
def test_golden_position(position: Position) -> None:
    played = activate(position.state, position.answers)
    assert path(played) == position.path
    assert orders(played) == position.orders


@pytest.mark.parametrize("position", POSITIONS)
def test_the_path_follows_the_edges_of_the_chart(position: Position) -> None:
    report = activate(position.state, position.answers).state.report
    assert report is not None and report.nodes[0].id == "N-01"
    for here, there in zip(report.nodes, report.nodes[1:], strict=False):
        node = NODES[here.id]
        following = NODES[node.no if here.answer == "no" else node.yes]
        assert following.id == there.id or following.outcome


@pytest.mark.parametrize("position", POSITIONS)
def test_every_fact_shows_in_the_path(position: Position) -> None:
    """So that "that is wrong on our table" can take up the question behind a node."""
    played = activate(position.state, position.answers)
    keys = {node.key for node in played.state.report.nodes} if played.state.report else set()
    overruled = {"f1-targets"} if position.answers.get("f1-others") else set()
    assert set(position.answers) - overruled <= keys


def test_golden_positions_reach_every_question() -> None:
    reached = {tuple(step) for p in (*AGGRESSIVE, *DEFENSIVE, *ATTACKS, *MERCHANT) for step in [p.path.split()]}
    steps = {step for path in reached for step in path}
    wanted = {n.id + sign for n in NODES.values() for sign in "+-" if n.no and n.id[:2] in ("AG", "DF", "AT", "MR")}
    assert wanted - steps == {"MR-7+"}  # one-way routes: test_npc_merchant


@pytest.mark.rule("T-24", "CL-NPC-06")
def test_t_24_in_contact_the_movement_is_skipped_and_both_actions_remain() -> None:
    played = activate(guard(FIRE_TWICE), STAYS)
    assert [order.split()[0] for order in orders(played)] == ["skip", "fire", "fire"]


@pytest.mark.rule("CL-NPC-06")
def test_cl_npc_06_like_flags_without_a_target_are_told_once() -> None:
    played = activate(hunter("fire4 fire4 fire4"), {"f1-targets": False} | IDLE)
    skips = [str(e.text) for e in played.of(decision_report.OrderGiven) if "order-no-fire" in e.text.key]
    assert skips == ["cl-npc-order-no-fire(n=3)"]


@pytest.mark.rule("T-25", "CL-NPC-21")
def test_t_25_a_ship_at_a_spanish_port_is_no_target_elsewhere_it_is() -> None:
    at_home = activate(guard("fire4"), {"f1-targets": False, "mooring": False})
    note = texts_in("en")(next(q.note for q in at_home.asked if q.key == "f1-targets" and q.note))
    assert "moored at one of its own ports (Spain)" in note
    assert orders(activate(guard("fire4"), {"f1-targets": True})) == ["fire Anne"]
    unwelcome = activate(guard(anne=-3), {"f1-where": "reach"})
    assert "nobody" not in [option.id for option in unwelcome.asked[0].options]  # type: ignore[attr-defined]


def lying_in(state: State, port: Flag) -> State:
    """With Anne on the mooring of a port, as told."""
    return state.with_player("seat-1", moored=True, mooring=port)


@pytest.mark.rule("CL-NPC-21", "T-25")
def test_cl_npc_21_who_is_known_to_lie_in_its_port_is_dropped_unasked() -> None:
    """Rulebook p.26: a ship moored at a port of the NPC's nation is no valid target, and the app knows of it."""
    spared = activate(lying_in(guard("move6 fire4"), "spain"), {"mooring": False})
    assert [question.key for question in spared.asked] == ["mooring"]
    assert orders(spared)[0] == "sheltered Anne" and "fire Anne" not in orders(spared)
    other = activate(lying_in(guard("fire4"), "france"), {"f1-targets": True})
    assert orders(other) == ["fire Anne"]
    note = next(q.note for q in other.asked if q.key == "f1-targets")
    assert note is not None and "its own ports" not in texts_in("en")(note), (
        "it lies in another one, so nobody is asked"
    )
    sailed = lying_in(guard("fire4"), "spain").with_player("seat-1", moored=False)
    assert orders(activate(sailed, {"f1-targets": True})) == ["fire Anne"]


@pytest.mark.rule("CL-NPC-21", "CL-NPC-10")
def test_cl_npc_21_a_corsair_spares_the_ports_of_both_its_sides() -> None:
    state = guard("fire4")
    corsair = card(1, "aggressive", "pirates", "fire4", country="france")
    there = replace(state, cards=(corsair,))
    ports: dict[Flag, bool] = {"pirates": True, "france": True, "spain": False, "native": False}
    npc = hostility.card_of(there, there.npcs[0].id)
    assert npc is not None
    for port, spared in ports.items():
        assert hostility.shelters(lying_in(there, port), npc, SEAT_1) is spared, port


@pytest.mark.rule("CL-EVT-14", "CL-NPC-25", "CL-NPC-29")
def test_cl_evt_14_in_fog_nobody_is_presumed_to_be_in_sight() -> None:
    several = (hunter(anne=-3, bart=-1), {"f1-seen": [], "f1-nearest": "seat-2", "f2-targets": []})
    for state, answers in ((hunter(), {"f1-where": "far"}), several):
        looked = ("f1-where", "f1-seen", "f1-nearest")
        clear, foggy = (activate(replace(state, fog=fog), answers).asked for fog in (False, True))
        assert all(question.default for question in clear if question.key in looked)
        assert [question.default for question in foggy if question.key in looked] == [None] * len(
            answers.keys() & looked
        )


@pytest.mark.rule("T-27")
def test_t_27_trace_a_a_merchant_with_one_movement() -> None:
    played = activate(trader(defence=10, hull=15, crew=11), {"f1-arrives": False})
    assert path(played, "N", "MR") == "N-01- N-03+ N-04+ MR-0+ MR-1- MR-4+ MR-5- N-04- N-05+ N-08"


@pytest.mark.rule("T-27")
def test_t_27_trace_b_an_aggressive_ship_far_from_its_target() -> None:
    answers = {"f1-seen": ["seat-1", "seat-2"], "f1-contact": "apart"}
    moving = "AG-M1+ AG-M2- AG-M4+ AG-M5+ AG-M7- AG-M8+ AG-M9+"
    expert = activate(hunter("move6 board6 fire4", anne=-3, bart=-1, boarding=True), answers)
    assert path(expert) == f"{moving} AT-0- {FIRES} AT-1-"
    standard = activate(hunter("move6 board6 fire4", anne=-3, bart=-1), answers)
    assert path(standard) == f"{moving} AT-0+ {FIRES}"


@pytest.mark.rule("T-27")
def test_t_27_trace_c_a_defensive_ship_already_in_place() -> None:
    played = activate(guard("move6 fire6+3 fire6+3"), STAYS)
    assert path(played) == f"DF-M1+ DF-M2+ DF-M3+ {FIRES} {FIRES}"


@pytest.mark.parametrize("role", [*TREES, "AG", "MR"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_chart_can_be_drawn(role: str, lang: str) -> None:
    chart = flowchart(role)
    ids = [node.id for node in chart]
    assert len(ids) == len(set(ids)) and any(node.no for node in chart)
    for node in chart:
        assert texts_in(lang)(node.text)
        assert {to for to in (node.yes, node.no) if to} <= set(NODES)
        assert node.rule.startswith("CL-")


@pytest.mark.rule("CL-BOA-04", "CL-NPC-31")
def test_the_order_to_board_counts_the_dice_that_wounds_leave() -> None:
    state = hunter("board8", boarding=True).with_npc("npc-1", wounds=2)
    report = activate(state, {"f1-targets": True}).state.report
    assert report is not None
    assert [dict(order.args)["dice"] for order in report.orders if order.key == "cl-npc-order-board"] == [6]
