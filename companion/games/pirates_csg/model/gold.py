"""CSG-SETUP-07, CSG-WIN, CSG-SINK-01: gold and coins: where they lie, and how they move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import field

from companion.core.events.announcements import Announcement, Change
from companion.core.events.event import Event
from companion.core.kit.state import changed
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.ids import NO_SHIP, CoinId, FortId, IslandId, PlaceId, SeatId, ShipId
from companion.games.pirates_csg.model.names import place_name, player_name, ship_name
from companion.games.pirates_csg.model.numbers import Numbers
from companion.games.pirates_csg.model.records import Coin
from companion.games.pirates_csg.model.state import State


def gold_each(total: int, n: Numbers) -> int:
    """CSG-SETUP-07, A-43: how much gold everybody brings; for a part of ten points as for the tens below it."""
    return n.gold_at_forty + n.gold_per_ten * ((total - n.build_base) // n.build_step)


def next_coin(s: State) -> CoinId:
    """The id of a coin that has none yet."""
    return CoinId.numbered("coin", len(s.coins) + 1)


def heap(s: State) -> CoinId:
    """The id of gold that no coin was brought for: a share, a ransom."""
    return CoinId(f"coin-share{len(s.coins) + 1}")


def unseen(s: State) -> Counter[str]:
    """CSG-SETUP-07: what the coins may show that nobody has looked at: values, and names of unique treasures."""
    brought: Counter[str] = Counter()
    for player in s.players:
        brought.update(map(str, player.coins))
        brought.update(player.uniques)
    for coin in s.coins:
        if not coin.id.name.startswith("share"):
            brought.subtract([coin.unique or str(coin.value)])
    return +brought


def in_play(s: State) -> int:
    """CSG-WIN-01: all gold that was distributed."""
    return sum(sum(player.coins) for player in s.players)


def is_gold(coin: Coin) -> bool:
    """CSG-WIN-02: whether a coin is gold that is in play. To whoever does not know what it shows it is: else a table
    that one sees in part would be at its end before the game is."""
    return not coin.gone and (coin.value > 0 or not coin.unique)


def at_home(s: State, seat: SeatId) -> int:
    """Gold on a player's home island."""
    homes = [island.id for island in s.islands if island.home == seat]
    return sum(coin.value for home in homes for coin in s.coins_at(home))


def in_forts(s: State, seat: SeatId) -> int:
    """CSG-FORT-07: gold in a player's forts that is known; what nobody has looked at is counted by nobody."""
    forts = [fort.id for fort in s.forts if fort.built and fort.seat == seat]
    return sum(coin.value for fort in forts for coin in s.coins_at(fort))


def hoard(s: State, seat: SeatId) -> int:
    """CSG-WIN-03: what a player is measured by: gold at home and in forts."""
    return at_home(s, seat) + in_forts(s, seat)


class CoinSeen(Event[State]):
    """CSG-EXPL-03: a coin was looked at for the first time."""

    coin: Coin

    def apply(self, s: State) -> State:
        place = self.coin.where
        seen = replace(s, coins=(*s.coins, self.coin))
        if place.is_fort:
            return replace(seen, forts=tuple(replace(f, coins=f.coins - 1) if f.id == place else f for f in s.forts))
        islands = tuple(replace(each, coins=each.coins - 1) if each.id == place else each for each in s.islands)
        return replace(seen, islands=islands)


class CoinsMoved(Event[State], formerly=("text",)):
    """Coins were carried from one place to another; why, the rule says. to: "" for out of the game."""

    coins: tuple[CoinId, ...]
    to: PlaceId
    known: tuple[SeatId, ...] = ()
    by: ShipId = field(default=NO_SHIP, compare=False)
    """The ship that has destroyed what it won in a boarding."""

    def apply(self, s: State) -> State:
        found = s.coins
        for coin in self.coins:
            seen = tuple(dict.fromkeys((*s.coin(coin).known, *self.known)))
            found = changed(found, coin, where=self.to, known=seen, gone=not self.to)
        return replace(s, coins=found)

    def worth(self, s: State) -> int:
        """All of them in gold."""
        return sum(s.coin(coin).value for coin in self.coins)

    def line(self, s: State, book: object) -> Msg:
        n, to = len(self.coins), place_name(s, self.to)
        whence = place_name(s, s.coin(self.coins[0]).where)
        match self.rule:
            case "CSG-SCUT-03":
                return msg("csg-ev-gold-lost", n=self.worth(s), ship=whence)
            case "CSG-TERR-WHIRL":
                return msg("csg-ev-swallowed", ship=whence)
            case "CSG-BOARD-04" | "CSG-KW-LONGSHIP" if self.to:
                return msg("csg-ev-stolen", ship=to, other=whence)
            case "CSG-BOARD-04" | "CSG-KW-LONGSHIP" if self.by:
                return msg("csg-ev-devoured", ship=ship_name(s, self.by), other=whence)
            case "CSG-KW-JOYSIDES" if self.to.is_ship:
                return msg("csg-ev-joysides", ship=whence, target=to)
            case "CSG-KW-JOYSIDES":
                return msg("csg-ev-ashore", ship=whence, place=to)
            case "CSG-EXPL-06" | "CSG-KW-HOIST":
                return msg("csg-ev-left", ship=whence, n=n, place=to)
        return msg("csg-ev-loaded", ship=to, n=n, place=whence) if self.to else msg("csg-ev-uniques-lost", n=n)


class GoldLanded(CoinsMoved, formerly=("text", "was", "now", "name")):
    """CSG-DOCK-04: treasure has come to a home island or into a fort."""

    def _seat(self, s: State) -> SeatId:
        """Whose place it has come to."""
        return s.fort(FortId(self.to)).seat if self.to.is_fort else s.island(IslandId(self.to)).home

    def line(self, s: State, book: object) -> Msg:
        name = player_name(s, self._seat(s))
        return msg("csg-ev-landed", name=name, n=self.worth(s), place=place_name(s, self.to))

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        seat = self._seat(s)
        was, text = hoard(s, seat), msg("csg-told-landed", name=s.name_of(seat))
        return (Change(text, "token:coin", was, was + self.worth(s), True),)


class GoldShared(Event[State], formerly=("text",)):
    """CSG-SINK-01: gold of a sunk ship is shared; each part goes home as one heap. parts: player and gold, of who has
    sunk it first."""

    coins: tuple[CoinId, ...]
    parts: tuple[tuple[SeatId, int], ...]

    def apply(self, s: State) -> State:
        found = s.coins
        for coin in self.coins:
            found = changed(found, coin, where=PlaceId(""), gone=True)
        seats = tuple(player.id for player in s.players)
        for seat, gold in self.parts:
            if gold:
                found = (*found, Coin(heap(replace(s, coins=found)), gold, s.home(seat).id, seats))
        return replace(s, coins=found)

    def line(self, s: State, book: object) -> Msg:
        (by, more), (seat, less) = self.parts
        sinker, name = player_name(s, by), player_name(s, seat)
        return msg("csg-ev-shared", n=more + less, sinker=sinker, more=more, name=name, less=less)

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        return (Change(self.line(s, book), "token:coin"),)


def landed(s: State, coins: Iterable[Coin], to: PlaceId, rule: str) -> GoldLanded:
    """The event of coins that come to a home island or into a fort, where everybody sees them."""
    return GoldLanded(tuple(coin.id for coin in coins), to, tuple(player.id for player in s.players), rule=rule)
