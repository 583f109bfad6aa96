"""CSG-KW-PARLEY: who is shot at buys off the attacker with a coin, before any die.

CSG-SETUP-10: nobody is asked for a spokesman who lies face down. Whoever hides crew aboard, whoever it is, may call for
a parley aloud; on the card of the cannons stands what was called, and only then it is asked.
"""

from __future__ import annotations

from typing import Final

from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Choose, Draw, Option
from companion.core.values.messages import msg
from companion.games.pirates_csg.gunnery.targets import seat_of, unit_name
from companion.games.pirates_csg.model.gold import landed
from companion.games.pirates_csg.model.ids import CoinId, PlaceId, SeatId, ShipId, UnitId
from companion.games.pirates_csg.model.names import Ctx, coin_name, place_name, player_name, q
from companion.games.pirates_csg.model.secrets import by_all
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import crew_aboard
from companion.games.pirates_csg.ship.cards import at_work, crew_card, has, perhaps

FIGHT: Final = "fight"
"""The answer of who does not parley."""
CALLED: Final = "parley"
"""What stands among the cannons of the attacker where a parley was called for."""


def sources(s: State, ship: ShipId) -> tuple[PlaceId, ...]:
    """CSG-KW-PARLEY: from where a coin may come: the ship that is shot at, its owner's home island."""
    return tuple(place for place in (ship, s.home(s.ship(ship).seat).id) if s.coins_at(place))


def calls(s: State, target: UnitId) -> tuple[Option, ...]:
    """CSG-SETUP-10: that a parley was called for, wherever somebody face down might be who can, and there is a coin."""
    if not target.is_ship:
        return ()
    ship = ShipId(target)
    if _known(s, ship) or not (perhaps(s, ship) and sources(s, ship)):
        return ()
    called = msg("csg-parley-called", ship=unit_name(s, target), name=player_name(s, seat_of(s, target)))
    return (Option(CALLED, called, msg("csg-parley-called-note"), "token:coin", group="specialist"),)


def plead(t: Ctx, unit: UnitId, target: UnitId, key: str, called: bool) -> Procedure[bool]:
    """CSG-KW-PARLEY, CSG-COM-04: whether the target buys itself off, for this turn. called: somebody has called for it,
    who may be nobody that can."""
    if not target.is_ship:
        return False
    ship = ShipId(target)
    known, places = _known(t.now, ship), sources(t.now, ship)
    if not (places and (known or called)):
        return False
    question = _whether(t.now, unit, target, key, places if has(t.now, ship, "parley") else ())
    told = yield from t.ask(question if known else question.with_public_view(_whether(t.now, unit, target, key, ())))
    if told == FIGHT:
        return False
    yield from _pay(t, seat_of(t.now, unit), ship, PlaceId(told), key)
    return True


def _known(s: State, ship: ShipId) -> bool:
    """Whether everybody knows that somebody aboard can parley."""
    return has(by_all(s), ship, "parley")


def _whether(s: State, unit: UnitId, target: UnitId, key: str, places: tuple[PlaceId, ...]) -> Choose:
    coins = (Option(each, msg("csg-parley-from", place=place_name(s, each)), picture="token:coin") for each in places)
    return q.choose(
        "parley",
        (Option(FIGHT, msg("csg-parley-no"), picture="token:cannon"), *coins),
        at=key,
        who=seat_of(s, target),
        rule="CSG-KW-PARLEY",
        words={"ship": unit_name(s, target), "attacker": unit_name(s, unit)},
        note=True,
        about=(target, unit),
        default=FIGHT,
        forced=False,
    )


def _pay(t: Ctx, seat: SeatId, ship: ShipId, place: PlaceId, key: str) -> Procedure[None]:
    """CSG-KW-PARLEY: a coin, drawn at random, goes to the attacker's home island; the ship is safe for this turn."""
    s = t.now
    coins = s.coins_at(place)
    drawn = yield from t.ask(
        Draw(
            key=f"coin-{key}",
            text=msg("csg-q-parley-coin", place=place_name(s, place)),
            rule="CSG-KW-PARLEY",
            who=s.ship(ship).seat,
            about=(place,),
            options=tuple(Option(coin.id, coin_name(s, coin), picture="token:coin") for coin in coins),
            secret=True,
        )
    )
    paid = tuple(coin for coin in coins if coin.id == CoinId(drawn))
    spokesman = next((crew.id for crew in at_work(s, ship) if "parley" in crew_card(s, crew).keywords), "")
    yield from crew_aboard.use(t, "parley", ship, spokesman, "CSG-KW-PARLEY")
    yield from t.happens(landed(t.now, paid, s.home(seat).id, "CSG-KW-PARLEY"))
