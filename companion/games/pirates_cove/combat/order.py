"""PC-SPEED-01, -02, PC-VOLLEY-02: who acts before whom: the fastest first, and dice between ships of the same speed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from companion.core.events.announcements import Announcement, Result
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import Msg, msg
from companion.games.pirates_cove.combat import fleet
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import ShipId
from companion.games.pirates_cove.model.names import Ctx
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.ship import strength


class LotsDrawn(Event[State], formerly=("names", "sides")):
    """PC-SPEED-02: ships of the same speed have rolled for their order.

    lots: of those who rolled, all they have rolled in this tie, the last die as the last digit.  tied: all in the tie,
    () where an earlier version wrote it down, which did not say; then whoever rolled.
    """

    lots: tuple[tuple[ShipId, int], ...]
    tied: tuple[ShipId, ...] = ()

    def apply(self, s: State) -> State:
        rolled, tied = dict(self.lots), self._tied
        apart = (tuple(ship for ship in tie if ship not in tied) for tie in s.fight.ties)
        lots = tuple((dict(s.fight.lots) | rolled).items())
        return s.with_combat(lots=lots, ties=(*(tie for tie in apart if len(tie) > 1), tied))

    @property
    def _tied(self) -> tuple[ShipId, ...]:
        return self.tied or tuple(dict(self.lots))

    def line(self, s: State, book: Book) -> Msg:
        return msg("pc-ev-order", names=tuple(fleet.name(s, ship) for ship in self._tied))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        faces = {ship: lot % 10 for ship, lot in self.lots}
        return (Result(msg("pc-told-order"), strength.drawn(s, book, faces), picture="token:sail"),)


def by_speed(t: Ctx, ships: Iterable[ShipId], key: str, *, cards: bool = True) -> Procedure[tuple[ShipId, ...]]:
    """PC-SPEED-01, -02: these ships, the fastest first. cards: whether Battle cards count (A-03).

    Ships that rolled in one tie keep its dice while they are equals (A-47); whoever meets others has all of them roll,
    for an old die against a new one would not be even.
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


def _together(s: State, tied: Sequence[ShipId]) -> bool:
    """A-47: whether the dice of these ships were rolled in one tie, and hold until it is over."""
    if s.options.ruling("A-47") == "anew":
        return False
    return any(all(ship in tie for ship in tied) for tie in s.fight.ties)


def _settle(t: Ctx, tied: tuple[ShipId, ...], key: str) -> Procedure[None]:
    """PC-SPEED-02: ships of the same speed roll until no two of them have rolled the same; one alone rolls no die."""
    if len(tied) < 2:
        return
    rolling, before = (_alike(t.now, tied), True) if _together(t.now, tied) else (tied, False)
    n = 0
    while rolling:
        n += 1
        rolled = yield from strength.dice_between(t, rolling, f"{key}-{n}", msg("pc-q-order"))
        digits = {ship: int(f"{_lot(t.now, ship) if before else ''}{face}") for ship, face in rolled.items()}
        yield from t.happens(LotsDrawn(tuple(digits.items()), tied, rule="PC-SPEED-02"))
        rolling, before = _alike(t.now, tied), True
