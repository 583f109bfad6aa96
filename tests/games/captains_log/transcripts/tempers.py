"""What the players of a recorded evening are after: who trades, hunts, runs errands or explores."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.games.captains_log.model.ids import MissionType

MissionTypes = tuple[MissionType, ...]


@dataclass(frozen=True)
class Temper:
    """The wishes of one player.

    worth: how much more than usual a service, prey, unknown waters or things afloat attract.  cannons: bought before
    the start, at most.  crew: people wanted aboard.  courage: salvos more than usual that a prey may take.  lookout:
    map tiles laid in one Explore action.  missions: types from the best-liked on.  captain: effects wanted of one.
    people: officers and specialists wanted.  hand: missions held at most.  purse: doubloons kept back for goods.
    lot: goods of a kind that make a sale worth while.  bold: people for each one of the other ship that make boarding
    promising.
    """

    worth: Mapping[str, float] = field(default_factory=dict)
    cannons: int = 4
    crew: int = 8
    courage: float = 0
    lookout: int = 2
    missions: MissionTypes = ("transport", "rescue", "personal", "combat")
    captain: tuple[str, ...] = ()
    people: tuple[str, ...] = ("gunner", "carpenter")
    hand: int = 2
    purse: int = 0
    lot: int = 4
    bold: float = 1.3


ORDINARY = Temper()
TRADER = Temper(
    {"market-sell": 6, "market-buy": 7, "prey": -6},
    cannons=2,
    crew=6,
    courage=-1,
    purse=3_000,
    lot=3,
    captain=("sale_contraband", "sale_legal", "thanks", "wood"),
)
HUNTER = Temper(
    {"prey": 3, "tavern-crew": 6, "market-buy": -4, "afloat": 3},
    cannons=2,
    crew=10,
    courage=2,
    hand=1,
    bold=0.8,
    people=("swords", "sabres", "grenades", "gunner"),
    missions=("combat", "personal", "transport", "rescue"),
    captain=("melee_dice", "melee_merge", "melee_bonus", "fire_bonus", "flagship", "prize"),
)
MISSIONARY = Temper(
    {"mission-port": 6, "mission-take": 6, "prey": -4},
    crew=6,
    hand=3,
    missions=("rescue", "transport", "personal", "combat"),
    captain=("mission_thanks", "favour", "movement", "lowest_fame"),
)
EXPLORER = Temper(
    {"explore": 8, "afloat": 4, "prey": -2}, crew=6, lookout=3, captain=("pick_up", "clue", "movement", "becalmed")
)
