"""What is counted, for the laws that simulations check: gold, coins, masts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from companion.core.declared.counted import Count
from companion.core.kit.inventory import Inventory
from companion.games.pirates_csg.corrections import Corrected
from companion.games.pirates_csg.model import gold
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.gold import CoinsMoved
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea.canoes import CanoesLaunched
from companion.games.pirates_csg.setup.fleets import FleetMustered
from companion.games.pirates_csg.setup.treasure import CoinsBrought
from companion.games.pirates_csg.ship.crew_aboard import RansomPaid


def counts(s: State, book: Book) -> Iterable[Count]:
    """Gold by where it is. Of coins of the table's own nobody knows what they show."""
    if s.options.coins == "table":
        return
    hidden = sum(int(coin) * n for coin, n in gold.unseen(s).items() if coin.isdecimal())
    yield "gold", "unseen", hidden
    for coin in s.coins:
        yield "gold", str(coin.where), 0 if coin.gone else coin.value


def _built(s: State, event: FleetMustered) -> Mapping[str, int]:
    return {"masts": sum(len(ship.masts) for ship in event.ships)}


def _brought(s: State, event: CoinsBrought) -> Mapping[str, int]:
    return {"gold": sum(event.coins)} if s.options.coins == "app" else {}


def _carried(s: State, event: CoinsMoved) -> Mapping[str, int]:
    """What leaves the game is no longer counted."""
    if s.options.coins == "table":
        return {}
    out = sum(coin.value for coin in s.coins if coin.id in event.coins) if not event.to else 0
    return {"gold": -out}


def _ransomed(s: State, event: RansomPaid) -> Mapping[str, int]:
    return {"gold": event.coin.value} if s.options.coins == "app" else {}


def _launched(s: State, event: CanoesLaunched) -> Mapping[str, int]:
    return {"masts": sum(len(ship.masts) for ship in event.more)}


INVENTORY: Final = Inventory(
    counts,
    {
        FleetMustered: _built,
        CanoesLaunched: _launched,
        CoinsBrought: _brought,
        CoinsMoved: _carried,
        RansomPaid: _ransomed,
    },
    renewed={Corrected: ("gold", "masts")},
)
