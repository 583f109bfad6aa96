"""CSG-SETUP-07, CSG-FLEET-09: the coins that everybody brings, mixed and dealt onto the wild islands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Final

from companion.core.events.announcement_events import laid_out
from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Choose, Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Arg, Msg, msg
from companion.games.pirates_csg.model.gold import gold_each
from companion.games.pirates_csg.model.ids import NO_SEAT, IslandId, SeatId
from companion.games.pirates_csg.model.names import Ctx, island_name, island_option, player_name, q
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.model.turn_events import next_step
from companion.games.pirates_csg.setup.layout import part, piece

OWN: Final = "own"
"""The answer of somebody who mixes the own coins."""


class CoinsBrought(Event[State], formerly=("name",)):
    """CSG-SETUP-07: the coins of a player."""

    seat: SeatId
    coins: tuple[int, ...]

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, coins=self.coins)

    def line(self, s: State, book: object) -> Msg:
        return msg("csg-ev-coins", name=s.name_of(self.seat), n=len(self.coins), gold=sum(self.coins))


class CoinsDealt(Event[State], formerly=("text",)):
    """CSG-SETUP-07: coins lie face down on wild islands. places: how many more on which: on all where they are dealt,
    on one where somebody places one of those that are left over."""

    places: tuple[tuple[IslandId, int], ...]
    seat: SeatId = field(default=NO_SEAT, compare=False)
    """Who places it; earlier versions said so only in words."""

    def apply(self, s: State) -> State:
        more = dict(self.places)
        islands = tuple(replace(each, coins=each.coins + more.get(each.id, 0)) for each in s.islands)
        return replace(s, islands=islands)

    def line(self, s: State, book: object) -> Msg | None:
        (island, n), *others = self.places
        if others:
            return msg(f"csg-order-coins-{s.options.coins}", n=n, coins=_brought(s))
        if not self.seat:
            return None
        return msg("csg-order-leftover", name=player_name(s, self.seat), place=island_name(s, island))

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        line = self.line(s, book)
        return () if line is None else (Order(line, "token:coin"),)


def _brought(s: State) -> int:
    """How many coins everybody has brought, unique treasures among them."""
    return sum(len(player.coins) + len(player.uniques) for player in s.players)


def purses(coins: int, gold: int, least: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Ways to bring so much gold in so many coins: mixed, as equal as can be, and as few large ones as can be."""
    even = tuple(gold // coins + (place < gold % coins) for place in range(coins))
    steep = [least] * coins
    for place in range(coins):
        steep[place] += min(gold - sum(steep), most - least)
    mixed = [least] * coins
    for place in range(coins):  # in even steps upwards: of n coins the k-th is due k parts of what is not least
        due = (gold - coins * least) * place * (place + 1) // (coins * (coins - 1))
        mixed[place] += min(most - least, due - sum(mixed) + coins * least)
    return tuple(dict.fromkeys(tuple(sorted(each)) for each in (mixed, even, steep) if sum(each) == gold))


def span(coins: int, gold: int, value: int, least: int) -> tuple[int, int]:
    """How many coins of a value there may be among so many for so much gold, if no other is worth more."""
    return max(0, gold - coins * (value - 1)), min(coins, (gold - coins * least) // (value - least))


def treasure(t: Ctx) -> Procedure[None]:
    """CSG-SETUP-07: everybody brings coins, all are mixed and dealt; what is left over is placed in turn."""
    asked = tuple(_purse(t, player.id) for player in t.now.players)
    seats = tuple(player.id for player in t.now.players)
    for seat, told in zip(seats, (yield from t.ask_together(asked)), strict=True):
        coins = (yield from _own(t, seat)) if told == OWN else tuple(int(coin) for coin in told.split("-"))
        yield from t.happens(CoinsBrought(seat, coins, rule="CSG-SETUP-07"))
    yield from part(t, "treasure", "CSG-SETUP-07")
    for player in t.now.players:
        count, gold = len(player.coins) + len(player.uniques), sum(player.coins)
        own = msg(f"csg-order-bring-{t.now.options.coins}", name=player.name, n=count, gold=gold)
        yield from t.happens(laid_out("CSG-SETUP-07", own, piece("coin", count, "token:coin"), seat=player.id))
    wild = [island.id for island in t.now.islands if not island.home]
    there = _brought(t.now)
    each = min(t.book.numbers.coins_per_island, there // len(wild))
    yield from t.happens(CoinsDealt(tuple((island, each) for island in wild), rule="CSG-SETUP-07"))
    yield from _leftovers(t, wild, there - each * len(wild))
    yield from next_step(t, "CSG-SETUP-07")


def _bring(t: Ctx, seat: SeatId) -> tuple[int, int]:
    """CSG-FLEET-09: how many coins and how much gold; unique treasures are among the number and worth nothing."""
    n = t.book.numbers
    return n.coins_each - len(t.now.player(seat).uniques), gold_each(t.now.options.total, n)


def _purse(t: Ctx, seat: SeatId) -> Choose:
    """CSG-SETUP-07: which coins: one of the usual mixes, or an own one."""
    n, (coins, gold) = t.book.numbers, _bring(t, seat)
    options = tuple(
        Option("-".join(map(str, purse)), msg("csg-purse", coins=tuple(msg("csg-number", n=coin) for coin in purse)))
        for purse in purses(coins, gold, n.coin_least, n.coin_most)
    )
    words: dict[str, Arg] = {"name": player_name(t.now, seat), "n": coins, "gold": gold}
    return q.choose(
        "purse", (*options, Option(OWN, msg("csg-purse-own"))), at=seat, who=seat, words=words, default=options[0].id
    )


def _own(t: Ctx, seat: SeatId) -> Procedure[tuple[int, ...]]:
    """CSG-SETUP-07: a mix of one's own, from the largest coins down; each number leaves just what can still be met."""
    n, (coins, gold) = t.book.numbers, _bring(t, seat)
    found: tuple[int, ...] = ()
    for value in range(n.coin_most, n.coin_least, -1):
        lo, hi = span(coins, gold, value, n.coin_least)
        words: dict[str, Arg] = {"name": player_name(t.now, seat), "value": value, "n": coins, "gold": gold}
        told = yield from t.number(
            "coins", lo, hi, at=f"{seat}-{value}", who=seat, words=words, note=True, default=lo, unit="token:coin"
        )
        found, coins, gold = (*found, *(value,) * told), coins - told, gold - value * told
    return tuple(sorted((*found, *(n.coin_least,) * coins)))


def _leftovers(t: Ctx, wild: Sequence[IslandId], left: int) -> Procedure[None]:
    """CSG-SETUP-07: from the second player on, everybody places one more."""
    seats = [player.id for player in t.now.players]
    for n in range(1, left + 1):
        seat = seats[n % len(seats)]
        words: dict[str, Arg] = {"name": player_name(t.now, seat), "n": left - n + 1}
        told = yield from t.choose(
            "leftover", (island_option(t.now, island) for island in wild), at=n, who=seat, words=words
        )
        yield from t.happens(CoinsDealt(((IslandId(told), 1),), seat, rule="CSG-SETUP-07"))


COMMANDS: dict[str, ProcedureFunction] = {"treasure": treasure}
