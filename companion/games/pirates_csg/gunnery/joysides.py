"""CSG-KW-JOYSIDES: shots that take no mast: a coin goes aboard the target, whose crew then drinks ashore."""

from __future__ import annotations

from dataclasses import field

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Fate, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Dice, Option
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.gunnery.specialists import ShipHindered
from companion.games.pirates_csg.model.gold import CoinsMoved
from companion.games.pirates_csg.model.ids import NO_SHIP, CoinId, ShipId
from companion.games.pirates_csg.model.names import Ctx, coin_name, ship_name
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import hold
from companion.games.pirates_csg.ship.cards import laden


class CoinShot(Event[State], formerly=("text", "order")):
    """CSG-KW-JOYSIDES: a coin was shot aboard; the ship does nothing else now but make for the nearest island."""

    ship: ShipId
    coin: CoinId
    by: ShipId = field(default=NO_SHIP, compare=False)
    """From which ship."""

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, gifts=(*s.ship(self.ship).gifts, self.coin))

    def line(self, s: State, book: object) -> Msg | None:
        target = ship_name(s, self.ship)
        return msg("csg-ev-joysides", ship=ship_name(s, self.by), target=target) if self.by else None

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        title, order = self.line(s, book), msg("csg-order-joysides", target=ship_name(s, self.ship))
        return (*((Fate(title, picture="token:coin"),) if title else ()), Order(order, "token:coin"))


def give(t: Ctx, ship: ShipId, target: ShipId, key: str) -> Procedure[None]:
    """CSG-KW-JOYSIDES: the shooter picks a coin of its own; it goes aboard the target if there is room."""
    s = t.now
    coins = s.coins_at(ship)
    if not coins:
        return
    names = {"ship": ship_name(s, ship), "target": ship_name(s, target)}
    if hold.room(s, t.book, target).total < 1:
        yield from t.happens(Announced(msg("csg-ev-joysides-full", **names), "change", rule="CSG-KW-JOYSIDES"))
        return
    options = tuple(Option(coin.id, coin_name(s, coin), picture="token:coin") for coin in coins)
    likely = min(coins, key=lambda coin: coin.value).id
    told = yield from t.choose(
        "joysides", options, at=key, who=s.ship(ship).seat, words=names, default=likely, secret=True
    )
    seats, coin = (s.ship(ship).seat, s.ship(target).seat), CoinId(told)
    yield from t.happens(CoinsMoved((coin,), target, seats, rule="CSG-KW-JOYSIDES"))
    yield from t.happens(CoinShot(target, coin, ship, rule="CSG-KW-JOYSIDES"))


def ashore(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-KW-JOYSIDES: where the ship docks the coins go ashore, and a die says how many turns it skips."""
    s, n = t.now, t.book.numbers
    coins, place = laden(s, ship), s.ship(ship).docked
    if not coins:
        return
    name, seat = ship_name(s, ship), s.ship(ship).seat
    (face,) = yield from t.roll(
        "ashore", Dice(name, 1, n.die_faces), at=ship, who=seat, words={"ship": name}, about=(ship,)
    )
    ids = tuple(coin.id for coin in coins)
    yield from t.happens(CoinsMoved(ids, place, (seat,), rule="CSG-KW-JOYSIDES"))
    turns = face + (seat == s.turn.seat)  # the turn in which it docks is none of them
    yield from t.happens(ShipHindered(ship, "idle", seat, turns, rule="CSG-KW-JOYSIDES"))
