"""CSG-KW-JOYSIDES: shots that take no mast: a coin of the shooter's goes aboard the target."""

from __future__ import annotations

from companion.core.procedure import Procedure
from companion.core.questions import Choose, Option
from companion.core.telling import Told
from companion.core.text import msg
from companion.games.pirates_csg.ship import hold
from companion.games.pirates_csg.table.gold import CoinsMoved
from companion.games.pirates_csg.table.ids import CoinId, ShipId
from companion.games.pirates_csg.table.names import Desk, coin_name, ship_name


def give(t: Desk, ship: ShipId, target: ShipId, key: str) -> Procedure[None]:
    """CSG-KW-JOYSIDES: the shooter picks a coin of its own; it goes aboard the target if there is room."""
    s = t.now
    coins = s.coins_at(ship)
    if not coins:
        return
    names = {"ship": ship_name(s, ship), "target": ship_name(s, target)}
    if hold.room(s, t.book, target).total < 1:
        yield from t.happens(Told(msg("csg-ev-joysides-full", **names), "change", rule="CSG-KW-JOYSIDES"))
        return
    told = yield from t.ask(
        Choose(
            key=f"joysides-{key}",
            text=msg("csg-q-joysides", **names),
            rule="CSG-KW-JOYSIDES",
            who=s.ship(ship).seat,
            options=tuple(Option(coin.id, coin_name(s, coin), picture="token:coin") for coin in coins),
            default=min(coins, key=lambda coin: coin.value).id,
            secret=True,
        )
    )
    seats = (s.ship(ship).seat, s.ship(target).seat)
    text = msg("csg-ev-joysides", **names)
    yield from t.happens(CoinsMoved((CoinId(told),), target, text, seats, rule="CSG-KW-JOYSIDES"))
    yield from t.happens(Told(msg("csg-order-joysides", **names), "order", "token:coin", rule="CSG-KW-JOYSIDES"))
