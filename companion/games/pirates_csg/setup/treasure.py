"""CSG-SETUP-07, CSG-FLEET-09: the coins that everybody brings, mixed and dealt onto the wild islands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.events import Event
from companion.core.frozen import replace
from companion.core.procedure import Procedure, ProcedureFunction
from companion.core.questions import Choose, Option
from companion.core.telling import Told
from companion.core.text import Msg, msg
from companion.core.voice import Order, Telling
from companion.games.pirates_csg.table.book import Book
from companion.games.pirates_csg.table.ids import IslandId, SeatId
from companion.games.pirates_csg.table.ledger import next_step
from companion.games.pirates_csg.table.names import Desk, island_name, island_option, player_name
from companion.games.pirates_csg.table.state import State


@dataclass(frozen=True)
class CoinsBrought(Event[State]):
    """CSG-SETUP-07: the coins of a player."""

    seat: SeatId
    name: str
    coins: tuple[int, ...]

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, coins=self.coins)

    def line(self) -> Msg:
        return msg("csg-ev-coins", name=self.name, n=len(self.coins), gold=sum(self.coins))


@dataclass(frozen=True)
class CoinsDealt(Event[State]):
    """CSG-SETUP-07: coins lie face down on wild islands. places: how many more on which."""

    places: tuple[tuple[IslandId, int], ...]
    text: Msg

    def apply(self, s: State) -> State:
        more = dict(self.places)
        islands = tuple(replace(each, coins=each.coins + more.get(each.id, 0)) for each in s.islands)
        return replace(s, islands=islands)

    def line(self) -> Msg:
        return self.text

    def tells(self) -> tuple[Telling, ...]:
        return (Order(self.text, "token:coin"),)


def gold_each(total: int, book: Book) -> int:
    """CSG-SETUP-07: how much gold everybody brings; for a part of ten points as for the tens below it."""
    n = book.numbers
    return n.gold_at_forty + n.gold_per_ten * ((total - n.build_base) // n.build_step)


def purses(coins: int, gold: int, least: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Ways to bring so much gold in so many coins: as equal as can be, mixed, and as few large ones as can be."""
    even = tuple(gold // coins + (place < gold % coins) for place in range(coins))
    steep = [least] * coins
    spare, place = gold - least * coins, 0
    while spare > 0 and place < coins:
        steep[place] += min(spare, most - least)
        spare -= min(spare, most - least)
        place += 1
    mixed, left = [least] * coins, gold - least * coins
    step = 0
    while left > 0:
        for at in range(coins - 1 - step % coins, -1, -1):
            if left > 0 and mixed[at] < most:
                mixed[at] += 1
                left -= 1
        step += 2
    found = tuple(tuple(sorted(each)) for each in (mixed, even, steep))
    return tuple(dict.fromkeys(purse for purse in found if sum(purse) == gold))


def treasure(t: Desk) -> Procedure[None]:
    """CSG-SETUP-07: everybody brings coins, all are mixed and dealt; what is left over is placed in turn."""
    n = t.book.numbers
    gold = gold_each(t.now.options.total, t.book)
    asked = tuple(_purse(t, player.id, gold) for player in t.now.players)
    seats = tuple(player.id for player in t.now.players)
    for seat, told in zip(seats, (yield from t.ask_together(asked)), strict=True):
        coins = tuple(int(coin) for coin in told.split("-"))
        yield from t.happens(CoinsBrought(seat, t.now.player(seat).name, coins, rule="CSG-SETUP-07"))
    wild = [island.id for island in t.now.islands if not island.home]
    there = sum(len(player.coins) + len(player.uniques) for player in t.now.players)
    each = min(n.coins_per_island, there // len(wild))
    dealt = msg("csg-order-coins", n=each, coins=there)
    yield from t.happens(CoinsDealt(tuple((island, each) for island in wild), dealt, rule="CSG-SETUP-07"))
    yield from _leftovers(t, wild, there - each * len(wild))
    if t.now.options.coins == "app":
        yield from t.happens(Told(msg("csg-told-coins-app"), rule="CSG-SETUP-07"))
    yield from next_step(t, "CSG-SETUP-07")


def _purse(t: Desk, seat: SeatId, gold: int) -> Choose:
    """CSG-FLEET-09: which coins; unique treasures of the fleet are among the number, and worth nothing."""
    n, uniques = t.book.numbers, len(t.now.player(seat).uniques)
    options = tuple(
        Option("-".join(map(str, purse)), msg("csg-purse", coins=tuple(msg("csg-number", n=coin) for coin in purse)))
        for purse in purses(n.coins_each - uniques, gold, n.coin_least, n.coin_most)
    )
    return Choose(
        key=f"purse-{seat}",
        text=msg("csg-q-purse", name=player_name(t.now, seat), n=n.coins_each - uniques, gold=gold),
        rule="CSG-SETUP-07",
        who=seat,
        options=options,
        default=options[0].id,
    )


def _leftovers(t: Desk, wild: Sequence[IslandId], left: int) -> Procedure[None]:
    """CSG-SETUP-07: from the second player on, everybody places one more."""
    seats = [player.id for player in t.now.players]
    for n in range(1, left + 1):
        seat = seats[n % len(seats)]
        told = yield from t.ask(
            Choose(
                key=f"leftover-{n}",
                text=msg("csg-q-leftover", name=player_name(t.now, seat), n=left - n + 1),
                rule="CSG-SETUP-07",
                who=seat,
                options=tuple(island_option(t.now, island) for island in wild),
            )
        )
        island = IslandId(told)
        text = msg("csg-order-leftover", name=player_name(t.now, seat), place=island_name(t.now, island))
        yield from t.happens(CoinsDealt(((island, 1),), text, rule="CSG-SETUP-07"))


COMMANDS: dict[str, ProcedureFunction] = {"treasure": treasure}
