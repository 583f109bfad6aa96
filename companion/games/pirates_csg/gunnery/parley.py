"""CSG-KW-PARLEY: who is shot at buys off the attacker with a coin, before any die."""

from __future__ import annotations

from companion.core.procedure import Procedure
from companion.core.questions import Choose, Draw, Option
from companion.core.text import msg
from companion.games.pirates_csg.gunnery.units import seat_of, unit_name
from companion.games.pirates_csg.ship.cards import at_work, crew_card, has
from companion.games.pirates_csg.ship.orders import AbilityUsed
from companion.games.pirates_csg.table.gold import landed
from companion.games.pirates_csg.table.ids import CoinId, PlaceId, SeatId, ShipId, UnitId
from companion.games.pirates_csg.table.names import Desk, coin_name, place_name
from companion.games.pirates_csg.table.state import State

FIGHT = "fight"
"""The answer of who does not parley."""


def sources(s: State, ship: ShipId) -> tuple[PlaceId, ...]:
    """CSG-KW-PARLEY: from where a coin may come: the ship that is shot at, its owner's home island."""
    return tuple(place for place in (ship, s.home(s.ship(ship).seat).id) if s.coins_at(place))


def plead(t: Desk, unit: UnitId, target: UnitId, key: str) -> Procedure[bool]:
    """CSG-KW-PARLEY, CSG-COM-04: whether the target buys itself off, for this turn."""
    if not target.is_ship or not has(t.now, ShipId(target), "parley"):
        return False
    ship = ShipId(target)
    places = sources(t.now, ship)
    if not places:
        return False
    told = yield from t.ask(
        Choose(
            key=f"parley-{key}",
            text=msg("csg-q-parley", ship=unit_name(t.now, target), attacker=unit_name(t.now, unit)),
            note=msg("csg-q-parley-note"),
            rule="CSG-KW-PARLEY",
            who=seat_of(t.now, target),
            about=(target, unit),
            options=(
                Option(FIGHT, msg("csg-parley-no"), picture="token:cannon"),
                *(
                    Option(place, msg("csg-parley-from", place=place_name(t.now, place)), picture="token:coin")
                    for place in places
                ),
            ),
            default=FIGHT,
        )
    )
    if told == FIGHT:
        return False
    yield from _pay(t, seat_of(t.now, unit), ship, PlaceId(told), key)
    return True


def _pay(t: Desk, seat: SeatId, ship: ShipId, place: PlaceId, key: str) -> Procedure[None]:
    """CSG-KW-PARLEY: a coin, drawn at random, goes to the attacker's home island; the ship is safe for this turn."""
    s = t.now
    coins = s.coins_at(place)
    drawn = yield from t.ask(
        Draw(
            key=f"coin-{key}",
            text=msg("csg-q-parley-coin", place=place_name(s, place)),
            rule="CSG-KW-PARLEY",
            who=s.ship(ship).seat,
            options=tuple(Option(coin.id, coin_name(s, coin), picture="token:coin") for coin in coins),
            secret=True,
        )
    )
    paid = tuple(coin for coin in coins if coin.id == CoinId(drawn))
    spokesman = next((crew.id for crew in at_work(s, ship) if "parley" in crew_card(s, crew).keywords), "")
    yield from t.happens(AbilityUsed("parley", ship, spokesman, rule="CSG-KW-PARLEY"))
    yield from t.happens(landed(t.now, seat, paid, s.home(seat).id, "CSG-KW-PARLEY"))
