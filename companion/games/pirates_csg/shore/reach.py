"""CSG-KW-DORIES, -HOIST, -EMPEROR: what a ship does at a place that it does not lie at."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.events.announcements import Announcement, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model import gold
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.gold import CoinsMoved
from companion.games.pirates_csg.model.ids import CoinId, IslandId, PlaceId, SeatId, ShipId
from companion.games.pirates_csg.model.names import Ctx, coin_name, island_name, place_name, q, ship_name
from companion.games.pirates_csg.model.records import Ship
from companion.games.pirates_csg.model.secrets import by_all, hides_crew
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import crew_aboard, hold
from companion.games.pirates_csg.ship.cards import crew_card, has, linked_crew, used
from companion.games.pirates_csg.ship.orders import FREE, AbilityUsed, able_to, at_hand
from companion.games.pirates_csg.shore import exploring, markers


class IslandMarked(Event[State], formerly=("place",)):
    """CSG-KW-EMPEROR: an island is explored for one player, and unexplored for all others."""

    seat: SeatId
    island: IslandId

    def apply(self, s: State) -> State:
        return markers.laid(s, self.island, self.seat, alone=True)

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-marked", place=island_name(s, self.island))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Order(self.line(s, book), "csg:island", seat=self.seat),)


def may_dory(s: State, ship: ShipId) -> Verdict:
    """CSG-KW-DORIES, CSG-ACT-03: an own ship with dories, its linked crew and coins aboard, away from home."""
    found, name = s.ship(ship), ship_name(s, ship)
    verdict = at_hand(s, ship) & able_to(s, ship, "dories")
    verdict &= require(bool(linked_crew(s, ship)), "CSG-KW-DORIES", msg("csg-dories-crew", ship=name))
    home = bool(found.docked) and s.island(found.docked).home == found.seat
    coins = any(not coin.unique for coin in s.coins_at(ship)) and not home
    return verdict & require(coins, "CSG-KW-DORIES", msg("csg-dories-none", ship=name))


def may_hoist(s: State, ship: ShipId) -> Verdict:
    """CSG-KW-HOIST, CSG-ACT-03: an own ship with a hoist, once a turn, and anything that it might explore."""
    verdict = _hoists(s, ship, "hoist")
    return verdict & require(
        bool(reachable(s, ship)), "CSG-KW-HOIST", msg("csg-hoist-nothing", ship=ship_name(s, ship))
    )


def may_hoist_aboard(s: State, ship: ShipId) -> Verdict:
    """CSG-KW-HOIST: once a turn, after its Move, with anything on an island that was explored."""
    name = ship_name(s, ship)
    moved = "move" in s.actions_of(ship)
    verdict = _hoists(s, ship, "hoist-load") & require(moved, "CSG-KW-HOIST", msg("csg-hoist-moved", ship=name))
    there = any(exploring.anything(s, island, s.ship(ship).seat) for island in _explored(s))
    return verdict & require(there, "CSG-KW-HOIST", msg("csg-hoist-nothing", ship=name))


def may_hand_on(s: State, ship: ShipId) -> Verdict:
    """CSG-KW-HOIST: with cargo aboard, in a turn in which the ship explores."""
    name = ship_name(s, ship)
    searched = "explore" in s.actions_of(ship) or used(s, "hoist", ship)
    verdict = at_hand(s, ship) & able_to(s, ship, "hoist")
    verdict &= require(searched, "CSG-KW-HOIST", msg("csg-hoist-explored", ship=name))
    return verdict & require(bool(s.coins_at(ship)), "CSG-KW-HOIST", msg("csg-hoist-empty", ship=name))


def _hoists(s: State, ship: ShipId, way: str) -> Verdict:
    """CSG-KW-HOIST: an own ship with a hoist that has not served in this way yet in this turn."""
    verdict = at_hand(s, ship) & able_to(s, ship, "hoist")
    return verdict & require(not used(s, way, ship), "CSG-KW-HOIST", msg("csg-hoist-once", ship=ship_name(s, ship)))


def may_mark(s: State, ship: ShipId) -> Verdict:
    """CSG-KW-EMPEROR: the emperor's commander aboard an own ship that is linked, once a turn, an island to mark."""
    name = ship_name(s, ship)
    aboard = bool(_commander(s, ship))
    verdict = at_hand(s, ship) & require(aboard, "CSG-KW-EMPEROR", msg("csg-act-cannot", ship=name))
    verdict &= require(not used(s, "emperor", ship), "CSG-GEN-03", msg("csg-extra-once", ship=name))
    free = any(_unmarked(s, ship, island).allowed for island in _wild(s))
    return verdict & require(free, "CSG-KW-EMPEROR", msg("csg-mark-none", ship=name))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """What dories, a hoist and the emperor's commander may do now; how far they reach is judged at the table."""
    for ship in s.afloat(s.turn.seat):
        yield from _dories(s, book, ship)
        yield from _hoist(s, ship)
        if (may := may_mark(s, ship.id)).allowed:
            label = msg("csg-mark", ship=ship_name(s, ship.id))
            note = msg("csg-within", n=book.numbers.emperor_range)
            option = Option(f"mark-{ship.id}", label, note, "csg:island", may, FREE)
            yield Offer(option, command("mark-island", ship=ship.id))


def _dories(s: State, book: Book, ship: Ship) -> Iterator[Offer]:
    home = bool(ship.docked) and s.island(ship.docked).home == ship.seat
    if has(s, ship.id, "dories") and not home and any(not coin.unique for coin in s.coins_at(ship.id)):
        label, note = msg("csg-dories", ship=ship_name(s, ship.id)), msg("csg-within", n=book.numbers.dories_range)
        option = Option(f"dories-{ship.id}", label, note, "token:coin", may_dory(s, ship.id), FREE)
        yield Offer(option, command("land-by-dories", ship=ship.id))


def _hoist(s: State, ship: Ship) -> Iterator[Offer]:
    name = ship_name(s, ship.id)
    if (may := may_hoist(s, ship.id)).allowed:
        option = Option(f"hoist-{ship.id}", msg("csg-hoist", ship=name), None, "csg:island", may, FREE)
        yield Offer(option, command("hoist-search", ship=ship.id))
    if (may := may_hoist_aboard(s, ship.id)).allowed:
        option = Option(f"load-{ship.id}", msg("csg-hoist-load", ship=name), None, "token:coin", may, FREE)
        yield Offer(option, command("hoist-load", ship=ship.id))
    if (may := may_hand_on(s, ship.id)).allowed:
        option = Option(f"hand-{ship.id}", msg("csg-hoist-drop", ship=name), None, "token:coin", may, FREE)
        yield Offer(option, command("hoist-drop", ship=ship.id))


def _wild(s: State) -> tuple[IslandId, ...]:
    return tuple(island.id for island in s.islands if exploring.wild(s, island.id))


def _explored(s: State) -> tuple[IslandId, ...]:
    return tuple(island for island in _wild(s) if markers.explored(s, island))


def reachable(s: State, ship: ShipId) -> tuple[PlaceId, ...]:
    """CSG-KW-HOIST: what a hoist might explore: any wild island, friendly ship or derelict with anything to find."""
    seat = s.ship(ship).seat
    ships = tuple(each.id for each in s.afloat() if each.id != ship and (each.seat == seat or each.derelict))
    return tuple(place for place in (*_wild(s), *ships) if exploring.anything(s, place, seat))


def dories(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-KW-DORIES: treasure goes to the home island from a little way off."""
    seat = t.now.ship(ship).seat
    coins = tuple(coin for coin in t.now.coins_at(ship) if coin.value)
    yield from t.happens(gold.landed(t.now, coins, t.now.home(seat).id, "CSG-KW-DORIES"))
    yield from t.happens(AbilityUsed(hold.UNLOADED, ship, rule="CSG-KW-DORIES"))


def hoist(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-KW-HOIST: once a turn a ship explores what its hoist touches."""
    place = yield from _touched(t, ship, reachable(t.now, ship), "CSG-KW-HOIST")
    yield from t.happens(AbilityUsed("hoist", ship, rule="CSG-KW-HOIST"))
    yield from exploring.search(t, ship, place)


def hoist_load(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-KW-HOIST: after a Move a ship loads from an explored island that its hoist touches."""
    places = tuple(each for each in _explored(t.now) if exploring.anything(t.now, each, t.now.ship(ship).seat))
    place = yield from _touched(t, ship, places, "CSG-KW-HOIST")
    yield from t.happens(AbilityUsed("hoist-load", ship, rule="CSG-KW-HOIST"))
    yield from exploring.search(t, ship, place)


def hoist_drop(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-KW-HOIST: a ship that explores hands cargo on to an island or a friendly ship that its hoist touches."""
    s, seat = t.now, t.now.ship(ship).seat
    open_ = _takers(by_all(s), t.book, ship)  # an oarsman who takes no room may lie face down
    place = yield from _touched(t, ship, _takers(s, t.book, ship), "CSG-KW-HOIST", open_)
    coins = s.coins_at(ship)
    room = hold.room(s, t.book, ShipId(place)).total if place.is_ship else len(coins)
    options = tuple(Option(coin.id, coin_name(s, coin), picture="token:coin") for coin in coins)
    words = {"ship": ship_name(s, ship), "place": place_name(s, place)}
    picked = yield from t.pick(
        "handed", options, who=seat, words=words, text="leave", hi=min(room, len(coins)), secret=True
    )
    if picked:
        yield from t.happens(CoinsMoved(tuple(map(CoinId, picked)), place, rule="CSG-KW-HOIST"))
        yield from t.happens(AbilityUsed(hold.UNLOADED, ship, rule="CSG-KW-HOIST"))


def _takers(s: State, book: Book, ship: ShipId) -> tuple[PlaceId, ...]:
    """CSG-KW-HOIST: where cargo may be handed on to: wild islands, friendly ships that have room."""
    ships = (each.id for each in s.afloat(s.ship(ship).seat) if each.id != ship and hold.room(s, book, each.id).total)
    return (*_wild(s), *ships)


def _touched(
    t: Ctx, ship: ShipId, places: tuple[PlaceId, ...], rule: str, open_: tuple[PlaceId, ...] | None = None
) -> Procedure[PlaceId]:
    """What a hoist touches, as the table sees it. open_: the places of which all know, where crew lies face down."""
    s = t.now
    seat = s.ship(ship).seat
    options = tuple(Option(place, place_name(s, place)) for place in places)
    words = {"ship": ship_name(s, ship)}
    question = q.choose(
        "touched", options, who=seat, rule=rule, words=words, nature="fact", about=(ship,), forced=False
    )
    if open_ is not None and hides_crew(s, seat):
        known = tuple(option for option in question.options if option.id in open_)
        question = question.with_public_view(replace(question, options=known) if known else None)
    return PlaceId((yield from t.ask(question)))


def mark(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-KW-EMPEROR: once a turn an island nearby is marked as explored."""
    s = t.now
    told = yield from t.choose(
        "marked",
        (Option(island, island_name(s, island), None, "csg:island", _unmarked(s, ship, island)) for island in _wild(s)),
        who=s.ship(ship).seat,
        words={"ship": ship_name(s, ship), "n": t.book.numbers.emperor_range},
    )
    yield from crew_aboard.use(t, "emperor", ship, _commander(s, ship), "CSG-KW-EMPEROR")
    island = IslandId(told)
    yield from t.happens(IslandMarked(s.ship(ship).seat, island, rule="CSG-KW-EMPEROR"))


def _commander(s: State, ship: ShipId) -> str:
    """The emperor's commander aboard the ship that is the commander's own, "" for nobody."""
    return next((crew.id for crew in linked_crew(s, ship) if "emperor" in crew_card(s, crew).keywords), "")


def _unmarked(s: State, ship: ShipId, island: IslandId) -> Verdict:
    mine = s.island(island).marks == (s.ship(ship).seat,)
    return require(not mine, "CSG-KW-EMPEROR", msg("csg-mark-own", place=island_name(s, island)))


COMMANDS: dict[str, ProcedureFunction] = {
    "land-by-dories": dories,
    "hoist-search": hoist,
    "hoist-load": hoist_load,
    "hoist-drop": hoist_drop,
    "mark-island": mark,
}
JUDGES: dict[str, Judge] = {
    "land-by-dories": may_dory,
    "hoist-search": may_hoist,
    "hoist-load": may_hoist_aboard,
    "hoist-drop": may_hand_on,
    "mark-island": may_mark,
}
