"""What the players of a recorded evening are after: prizes, ports, the Crown's favour, a quiet old age."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.games.blackbeard.model.book import Hull, Ocean

Aim = Literal["prizes", "ports"]


@dataclass(frozen=True)
class Temper:
    """The wishes of one player.

    ocean: where his pirates begin.  hull: of their first ships.  aim: what he goes for when nothing presses.
    crown: how often a turn goes to a King's Commissioner, where he has or may have one.  fleet: pirates that he keeps
    in play.  rich: Net Worth with which a pirate would retire.  haven: whether he buys a Safe Haven.  revels: how often
    he declares a debauchery that nobody demands.  friend: whether he makes alliances.  bold: by how much his strength
    may fall short of a garrison that he attacks.  wary: how often he challenges the move of a Warship.
    """

    ocean: Ocean = "CAR"
    hull: Hull = "sloop"
    aim: Aim = "prizes"
    crown: float = 0.2
    fleet: int = 2
    rich: int = 2500
    haven: bool = True
    revels: float = 0.2
    friend: bool = True
    bold: int = 0
    wary: float = 0.3


ORDINARY = Temper()
HUNTER = Temper(crown=0.1, rich=1100, revels=0.1)
RAIDER = Temper(aim="ports", crown=0.15, rich=1300, bold=3, revels=0.4, wary=0.8)
COURTIER = Temper("AN", "schooner", crown=0.5, fleet=1, rich=1100, wary=0.8)
