"""17C Scurvy: it strikes ships at sea, grows worse at every later Random Event, and may reach captain and hostages."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Dice
from companion.core.values.messages import msg
from companion.games.blackbeard.captains import wounds
from companion.games.blackbeard.model import announced_results
from companion.games.blackbeard.model.ids import SeatId, ShipId
from companion.games.blackbeard.model.ledger import HostagesChanged, MarkerPut, popularity
from companion.games.blackbeard.model.names import Ctx, who
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.supply import cunning


def exposed(s: State, seat: SeatId) -> tuple[ShipId, ...]:
    """BB-17C: ships in a Transit Box, and all those at sea of the player with the dice; each once."""
    return tuple(ship.id for ship in s.boats if ship.at_sea and (ship.place.zone or ship.owner == seat))


def strike(t: Ctx, ships: Iterable[ShipId], key: str) -> Procedure[None]:
    """BB-17C: scurvy breaks out aboard; a ship that has it already is spared (BB-17C2)."""
    for ship in tuple(ships):
        if t.now.ship(ship).scurvy:
            continue
        yield from t.happens(MarkerPut(ship, "scurvy", True, rule="BB-17C"))
        yield from _suffer(t, ship, f"{key}-{ship}", "BB-17C")


def worsen(t: Ctx, key: str) -> Procedure[None]:
    """BB-17C2: every ship at sea that has scurvy suffers again, whenever a Random Event is called."""
    for ship in [each.id for each in t.now.boats if each.scurvy and each.at_sea]:
        yield from _suffer(t, ship, f"{key}-{ship}", "BB-17C2")


def _suffer(t: Ctx, ship: ShipId, key: str, rule: str) -> Procedure[None]:
    """BB-17C, BB-17C1: damage, discontent, and a die: the captain falls ill, or the hostages die."""
    n, name = t.book.numbers, who(t.now, t.book, ship)
    if not ship.is_commissioner:
        yield from popularity(t, ship, "scurvy", rule)
    if not (yield from wounds.hurt(t, ship, n.scurvy_damage, f"{key}-damage", rule, scurvy=True)):
        return
    (rolled,) = yield from t.roll(
        "die",
        Dice(name, 1, n.die_faces),
        under=key,
        who=cunning.roller(t.now, ship),
        rule="BB-17C1",
        words={"name": name, "ill": n.scurvy_ill_face, "hostages": n.scurvy_hostages_face},
        text="scurvy",
        note=True,
        about=(ship,),
        hoped=lambda dice: dice[0] not in (n.scurvy_ill_face, n.scurvy_hostages_face),
    )
    dead = rolled == n.scurvy_hostages_face and not ship.is_commissioner and bool(t.now.pirate(ship).hostages)
    if rolled != n.scurvy_ill_face and not dead:
        words = msg("bb-told-scurvy-spares", name=name)
        yield from announced_results.rolled(t, "BB-17C1", ship, words, (rolled,), noted=False)
    if rolled == n.scurvy_ill_face:
        words = msg("bb-told-scurvy-captain", name=name)
        yield from announced_results.rolled(t, "BB-17C1", ship, words, (rolled,), noted=False)
        yield from wounds.ill(t, ship, f"{key}-ill", "BB-17C1")
    elif dead:
        yield from announced_results.rolled(t, "BB-17C1", ship, msg("bb-ev-hostages-died", name=name), (rolled,))
        yield from t.happens(HostagesChanged(ship, (), rule="BB-17C1"))
