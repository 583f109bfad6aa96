"""PC-SPEED-01, -02, PC-VOLLEY-02: who acts before whom: the fastest first, and dice between ships of the same speed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from companion.core.events import Event
from companion.core.procedure import Procedure
from companion.core.text import Msg, msg
from companion.core.voice import Result, Side, Telling
from companion.games.pirates_cove.combat import fleet
from companion.games.pirates_cove.ship import lots
from companion.games.pirates_cove.table.ids import ShipId
from companion.games.pirates_cove.table.names import Desk
from companion.games.pirates_cove.table.state import State


@dataclass(frozen=True)
class LotsDrawn(Event[State]):
    """PC-SPEED-02: ships of the same speed have rolled for their order. sides: both dice, for the telling."""

    lots: tuple[tuple[ShipId, int], ...]
    names: tuple[Msg, ...]
    sides: tuple[Side, ...] = field(default=(), compare=False)

    def apply(self, s: State) -> State:
        return s.with_combat(lots=tuple((dict(s.fight.lots) | dict(self.lots)).items()))

    def line(self) -> Msg:
        return msg("cove-ev-order", names=self.names)

    def tells(self) -> tuple[Telling, ...]:
        alone = len(self.names) == 1  # somebody whom others have rolled before
        text = msg("cove-told-order-alone", name=self.names[0]) if alone else msg("cove-told-order")
        return (Result(text, self.sides, picture="token:sail"),)


def by_speed(t: Desk, ships: Iterable[ShipId], key: str, *, cards: bool = True) -> Procedure[tuple[ShipId, ...]]:
    """PC-SPEED-01, -02: these ships, the fastest first. cards: whether Battle cards count (A-03).

    What a ship has once rolled stays with it for the fight; who is as fast as somebody with the same dice rolls on.
    """
    now = t.now if cards else fleet.without_cards(t.now)
    speeds = {ship: fleet.speed(now, t.book, ship).total for ship in ships}
    ranked = sorted(speeds, key=lambda ship: -speeds[ship])
    found: list[ShipId] = []
    for speed, group in groupby(ranked, key=speeds.__getitem__):
        tied = tuple(group)
        yield from _settle(t, tied, f"{key}-{speed}")
        found += sorted(tied, key=lambda ship: _lot(t.now, ship), reverse=True)
    return tuple(found)


def _lot(s: State, ship: ShipId) -> str:
    """The dice of a ship, one digit for each roll."""
    lot = dict(s.fight.lots).get(ship, 0)
    return str(lot) if lot else ""


def _alike(s: State, tied: Sequence[ShipId]) -> tuple[ShipId, ...]:
    """Who must roll on: whose dice so far are also those of somebody else, who may have rolled more of them."""
    dice = {ship: _lot(s, ship) for ship in tied}
    return tuple(a for a in tied if any(dice[b].startswith(dice[a]) for b in tied if b != a))


def _settle(t: Desk, tied: tuple[ShipId, ...], key: str) -> Procedure[None]:
    """PC-SPEED-02: ships of the same speed roll until no two of them have rolled the same; one alone rolls no die."""
    n = 0
    while rolling := _alike(t.now, tied):
        n += 1
        rolled = yield from lots.dice_between(t, rolling, f"{key}-{n}", msg("cove-q-order"))
        digits = {ship: int(f"{_lot(t.now, ship)}{face}") for ship, face in rolled.items()}
        names = tuple(fleet.name(t.now, ship) for ship in rolling)
        sides = lots.drawn(t, rolled)
        yield from t.happens(LotsDrawn(tuple(digits.items()), names, sides, rule="PC-SPEED-02"))
