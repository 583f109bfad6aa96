"""CSG-FORT-01 to -07: forts are built on wild islands with gold of the home island, and keep it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Fate, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command, first_of
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Arg, Msg, msg
from companion.games.pirates_csg.cards.collection import FortCard
from companion.games.pirates_csg.cards.schemas import FORT
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.gold import CoinsMoved
from companion.games.pirates_csg.model.ids import CoinId, FortId, IslandId, SeatId, ShipId
from companion.games.pirates_csg.model.names import Ctx, coin_name, fort_name, island_name, player_name, ship_name
from companion.games.pirates_csg.model.records import Coin, Fort
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import hold
from companion.games.pirates_csg.ship.orders import FREE, AbilityUsed, ActionGiven, at_hand, may_act
from companion.games.pirates_csg.shore import exploring

BUILD: Final = "build"
"""Group of forts in the menu of a turn."""
ENOUGH: Final = "enough"
"""The answer of who carries no more."""


class FortPlanned(Event[State], formerly=("names",)):
    """CSG-FORT-03, A-25: a ship builds a fort: it stands once the turn ends."""

    ship: ShipId
    fort: FortId

    def apply(self, s: State) -> State:
        return s.with_turn(builds=(*s.turn.builds, (self.ship, self.fort)))

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-planned", fort=fort_name(s, self.fort), ship=ship_name(s, self.ship))


class FortBuilt(Event[State], formerly=("name", "place", "corners")):
    """CSG-FORT-04, -06: a fort stands; the coins that paid for it lie inside, and those of its island."""

    fort: FortId
    island: IslandId
    paid: tuple[CoinId, ...]

    def apply(self, s: State) -> State:
        everybody = tuple(player.id for player in s.players)

        def inside(coin: Coin) -> Coin:
            moves = coin.id in self.paid or coin.where == self.island
            return replace(coin, where=self.fort, known=everybody) if moves else coin

        built = replace(s, coins=tuple(map(inside, s.coins)))
        built = built.with_fort(self.fort, island=self.island, coins=s.island(self.island).coins)
        return built.with_island(self.island, coins=0)

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-built", fort=fort_name(s, self.fort), place=island_name(s, self.island))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        fort, place = fort_name(s, self.fort), island_name(s, self.island)
        order = msg("csg-order-fort", fort=fort, place=place, n=book.numbers.fort_corners)
        return Fate(self.line(s, book), picture="csg:fort"), Order(order, "csg:fort")


def card(s: State, fort: FortId) -> FortCard:
    """What is printed on a fort."""
    return FortCard.of(s.card(FORT, s.fort(fort).card) or ())


def payments(coins: Sequence[int], cost: int) -> tuple[tuple[int, ...], ...]:
    """Coins that pay a price, without one that could be spared; the least gold first."""
    values = sorted(Counter(coins).items(), reverse=True)

    def paid(place: int, left: int) -> Iterator[tuple[int, ...]]:
        if left <= 0:
            yield ()
        elif place < len(values):
            value, count = values[place]
            for n in range(min(count, -(-left // value)), -1, -1):
                yield from ((value,) * n + rest for rest in paid(place + 1, left - value * n))

    return tuple(sorted(paid(0, cost), key=lambda each: (sum(each), len(each))))


def ways(s: State, seat: SeatId, fort: FortId) -> tuple[tuple[int, ...], ...]:
    """CSG-FORT-03, A-31: how a player may pay for a fort: exactly, else with more where the table allows it."""
    price = card(s, fort).gold
    found = payments([coin.value for coin in s.coins_at(s.home(seat).id) if coin.value], price)
    exact = tuple(each for each in found if sum(each) == price)
    return exact if exact or s.options.ruling("A-31") == "exact" else found


def may_build(s: State, ship: ShipId, fort: FortId) -> Verdict:
    """CSG-FORT-02, -03: a fort of the own fleet, on the wild island where the ship is docked, for gold at home."""
    found, price, mine = s.ship(ship), card(s, fort), s.fort(fort)
    verdict = may_act(s, ship, BUILD) & _site(s, ship)
    verdict &= require(mine.seat == found.seat, "CSG-FORT-03", msg("csg-fort-foreign", fort=fort_name(s, fort)))
    verdict &= require(not mine.island, "CSG-FORT-03", msg("csg-fort-spent", fort=fort_name(s, fort)))
    there = [s.ship(each).docked for each, _ in s.turn.builds]
    if found.docked:
        words = msg("csg-fort-there", place=island_name(s, found.docked))
        verdict &= require(found.docked not in there, "CSG-FORT-02", words)
    begun = fort in [each for _, each in s.turn.builds]
    verdict &= require(not begun, "CSG-FORT-03", msg("csg-fort-begun", fort=fort_name(s, fort)))
    verdict &= require("gold" not in price.unknown, "CSG-FORT-03", msg("csg-fort-unknown", fort=fort_name(s, fort)))
    exact = s.options.ruling("A-31") == "exact"
    poor = msg("csg-fort-poor-exact" if exact else "csg-fort-poor", fort=fort_name(s, fort), n=price.gold)
    return verdict & require(bool(ways(s, found.seat, fort)), "CSG-FORT-03", poor)


def _site(s: State, ship: ShipId) -> Verdict:
    """CSG-FORT-02, -03: the ship is docked at a wild island, where no fort stands."""
    found = s.ship(ship)
    if not found.docked:
        return refused("CSG-FORT-03", msg("csg-fort-undocked", ship=ship_name(s, ship)))
    place = island_name(s, found.docked)
    home = bool(s.island(found.docked).home)
    verdict = require(not home, "CSG-FORT-02", msg("csg-fort-home", place=place))
    return verdict & require(s.fort_on(found.docked) is None, "CSG-FORT-02", msg("csg-fort-stands", place=place))


def may_fetch(s: State, book: Book, ship: ShipId, fort: FortId) -> Verdict:
    """CSG-FORT-07, CSG-ACT-03: an own ship docked at an own fort may carry a coin away from it, if there is one that
    may go."""
    found, held = s.ship(ship), s.fort(fort)
    name = fort_name(s, fort)
    verdict = at_hand(s, ship)
    near = held.built and bool(found.docked) and held.island == found.docked
    verdict &= require(near, "CSG-FORT-07", msg("csg-fort-away", ship=ship_name(s, ship), fort=name))
    verdict &= require(held.seat == found.seat, "CSG-FORT-07", msg("csg-fort-foreign", fort=name))
    coins = [may_carry(s, book, ship, fort, coin) for coin in s.coins_at(fort)]
    if not coins:
        return verdict & refused("CSG-FORT-07", msg("csg-fort-bare", fort=name))
    return verdict & next((one for one in coins if one.allowed), coins[0])


def may_carry(s: State, book: Book, ship: ShipId, fort: FortId, coin: Coin) -> Verdict:
    """CSG-FORT-07, A-37, CSG-EXPL-04: whether a coin may leave a fort, which keeps its cost in gold, for a ship."""
    price, kept = card(s, fort).gold, sum(each.value for each in s.coins_at(fort)) - coin.value
    words = msg("csg-fort-keeps", fort=fort_name(s, fort), n=price)
    verdict = require(not coin.value or kept >= price, "CSG-FORT-07", words)
    room = bool(coin.unique) or hold.room(s, book, ship).total > 0
    return verdict & require(room, "CSG-EXPL-04", msg("csg-spoils-full"))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """A fort that a docked ship could build, and gold of an own fort that it could carry away."""
    for ship in s.afloat(s.turn.seat):
        if ship.docked and exploring.wild(s, ship.docked):
            for fort in _waiting(s, ship.seat):
                words = {"ship": ship_name(s, ship.id), "fort": fort_name(s, fort.id)}
                price = msg("csg-build-note", n=card(s, fort.id).gold, place=island_name(s, ship.docked))
                label, verdict = msg("csg-build", **words), may_build(s, ship.id, fort.id)
                option = Option(f"build-{ship.id}-{fort.id}", label, price, "csg:fort", verdict, BUILD)
                yield Offer(option, command("build-fort", ship=ship.id, fort=fort.id))
        own = s.fort_on(ship.docked) if ship.docked else None
        if own is not None and own.seat == ship.seat and s.coins_at(own.id):
            label = msg("csg-fetch", ship=ship_name(s, ship.id), fort=fort_name(s, own.id))
            verdict = may_fetch(s, book, ship.id, own.id)
            option = Option(f"fetch-{ship.id}", label, None, "token:coin", verdict, FREE)
            yield Offer(option, command("fetch-gold", ship=ship.id, fort=own.id))


def _waiting(s: State, seat: SeatId) -> Iterator[Fort]:
    """Forts of a fleet that have never stood yet."""
    for fort in s.forts:
        if fort.seat == seat and not fort.island:
            yield fort


def build(t: Ctx, ship: ShipId, fort: FortId) -> Procedure[None]:
    """CSG-FORT-03: a ship is given the action of building."""
    yield from t.happens(ActionGiven(ship, BUILD, rule="CSG-ACT-01"))
    yield from t.happens(FortPlanned(ship, fort, rule="CSG-FORT-03"))


def complete(t: Ctx) -> Procedure[None]:
    """CSG-FORT-03 to -06, A-25: at the end of the turn what was begun is paid for and stands, if it still can."""
    for ship, fort in t.now.turn.builds:
        found = t.now.ship(ship)
        can = not found.sunk and bool(found.docked) and exploring.wild(t.now, found.docked)
        if can and ways(t.now, found.seat, fort):
            yield from _raise(t, found.seat, fort, found.docked)
        else:
            failed = msg("csg-ev-unbuilt", fort=fort_name(t.now, fort))
            yield from t.happens(Announced(failed, "fate", "csg:fort", rule="CSG-FORT-03"))


def _raise(t: Ctx, seat: SeatId, fort: FortId, island: IslandId) -> Procedure[None]:
    """CSG-FORT-04 to -06: the coins go into the fort, and what lies face down on the island is turned up in it."""
    price = yield from _price(t, seat, fort)
    there = t.now.coins_at(t.now.home(seat).id)
    paid: list[CoinId] = []
    for value in price:
        paid.append(first_of(coin.id for coin in there if coin.value == value and coin.id not in paid))
    yield from t.happens(FortBuilt(fort, island, tuple(paid), rule="CSG-FORT-05"))
    for n in range(1, t.now.fort(fort).coins + 1):
        yield from exploring.look(t, seat, fort, f"{fort}-coin-{n}", n, aloud=True)


def _price(t: Ctx, seat: SeatId, fort: FortId) -> Procedure[tuple[int, ...]]:
    """CSG-FORT-03: with which coins a fort is paid; nobody is asked where there is one way only."""
    found = {"-".join(map(str, way)): way for way in ways(t.now, seat, fort)}
    cheapest, *others = found
    if not others:
        return found[cheapest]
    options = tuple(
        Option(way, msg("csg-purse", coins=tuple(msg("csg-number", n=coin) for coin in coins)))
        for way, coins in found.items()
    )
    name, gold = fort_name(t.now, fort), card(t.now, fort).gold
    words: dict[str, Arg] = {"name": player_name(t.now, seat), "fort": name, "n": gold}
    told = yield from t.choose(
        "price", options, at=fort, who=seat, rule="CSG-FORT-04", words=words, note=True, default=cheapest
    )
    return found[told]


def fetch(t: Ctx, ship: ShipId, fort: FortId) -> Procedure[None]:
    """CSG-FORT-07: a ship carries treasure away from an own fort, coin by coin."""
    before = t.now.coins_at(fort)
    for n in range(1, len(before) + 1):
        coin = yield from _fetched(t, ship, fort, n)
        if coin == ENOUGH:
            break
        yield from t.happens(CoinsMoved((CoinId(coin),), ship, rule="CSG-FORT-07"))
    if t.now.coins_at(fort) != before:
        yield from t.happens(AbilityUsed(hold.LOADED, ship, rule="CSG-FORT-07"))


def _fetched(t: Ctx, ship: ShipId, fort: FortId, n: int) -> Procedure[str]:
    """The next coin that is carried away, `ENOUGH` for none."""
    s = t.now
    coins = [
        Option(c.id, coin_name(s, c), None, "token:coin", may_carry(s, t.book, ship, fort, c)) for c in s.coins_at(fort)
    ]
    if not any(option.verdict.allowed for option in coins):
        return ENOUGH
    words = {"ship": ship_name(s, ship), "fort": fort_name(s, fort)}
    options = (*coins, Option(ENOUGH, msg("csg-enough")))
    asked = s.ship(ship).seat
    return (yield from t.choose("fetch", options, at=n, who=asked, rule="CSG-FORT-07", words=words, default=ENOUGH))


COMMANDS: dict[str, ProcedureFunction] = {"build-fort": build, "fetch-gold": fetch}
JUDGES: dict[str, Judge] = {"build-fort": may_build, "fetch-gold": may_fetch}
