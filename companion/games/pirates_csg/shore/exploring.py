"""CSG-EXPL, CSG-CREW-EXPLORER: exploring islands, derelicts and friendly ships, and taking what lies there; enemy crew
found there is taken, eliminated, or left (CSG-EXPL-07)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.events.announcement_events import Noted
from companion.core.events.announcements import Announcement, Fate
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.kit.piles import Pile, draw
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Choose, Option
from companion.core.rules.verdicts import Verdict, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.cards.schemas import CREW, TREASURE
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.gold import CoinSeen, CoinsMoved, next_coin, unseen
from companion.games.pirates_csg.model.ids import NO_SHIP, CoinId, IslandId, PlaceId, SeatId, ShipId
from companion.games.pirates_csg.model.names import (
    Ctx,
    card_name,
    card_text,
    coin_name,
    place_name,
    player_name,
    q,
    ship_name,
)
from companion.games.pirates_csg.model.records import Coin, Crew
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import crew_aboard, hold
from companion.games.pirates_csg.ship.cards import able, crew_card, has
from companion.games.pirates_csg.ship.orders import FREE, AbilityUsed, ActionGiven, at_hand, commanded, may_act
from companion.games.pirates_csg.shore import markers


class Explored(Event[State], formerly=("name", "where")):
    """CSG-EXPL-03, -05: a place was explored: who did has seen every coin there, and leaves a marker there on going.

    ship: which explored it, "" where an earlier version wrote it down, which laid the marker at once.
    """

    seat: SeatId
    place: PlaceId
    ship: ShipId = NO_SHIP

    def apply(self, s: State) -> State:
        coins = tuple(
            replace(each, known=tuple(dict.fromkeys((*each.known, self.seat)))) if each.where == self.place else each
            for each in s.coins
        )
        found = replace(s, coins=coins).with_tally(self.seat, explored=1)
        if self.ship:
            before = s.ship(self.ship).searched
            return found.with_ship(self.ship, searched=tuple(dict.fromkeys((*before, self.place))))
        if not self.place.is_island:
            return found
        island = s.island(IslandId(self.place))
        return found.with_island(island.id, marks=tuple(dict.fromkeys((*island.marks, self.seat))))

    def line(self, s: State, book: Book) -> Msg:
        who = ship_name(s, self.ship) if self.ship else player_name(s, self.seat)
        return msg("csg-ev-explored", ship=who, place=place_name(s, self.place))


class UniqueFound(Noted, formerly=("name", "text")):
    """CSG-EXPL-03: the coin that was looked at last is a unique treasure: it is revealed, and does what it says."""

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-unique", name=coin_name(s, s.coins[-1]))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Fate(self.line(s, book), card_text(s, book, TREASURE, s.coins[-1].unique), "token:chest"),)


def wild(s: State, island: IslandId) -> bool:
    """CSG-EXPL-02: no home, and no fort on it."""
    return not s.island(island).home and s.fort_on(island) is None


def places(s: State, ship: ShipId) -> Iterator[PlaceId]:
    """CSG-EXPL-01: what a ship could explore as it lies."""
    found = s.ship(ship)
    if found.docked and wild(s, found.docked):
        yield found.docked
    for other in s.touching(ship):
        if s.ship(other).seat == found.seat or s.ship(other).derelict:
            yield other


def anything(s: State, place: PlaceId, seat: SeatId) -> bool:
    """Whether there is anything for a player to be found at a place: treasure, or crew of somebody else."""
    hidden = s.island(IslandId(place)).coins if place.is_island else 0
    return bool(hidden or s.coins_at(place) or any(crew.seat != seat for crew in s.aboard(place)))


def lies_at(s: State, ship: ShipId, place: PlaceId) -> Verdict:
    """CSG-EXPL-01, -02: the ship is docked at that wild island, or touches that derelict or ship of its own fleet."""
    name, where = ship_name(s, ship), place_name(s, place)
    if place.is_island:
        island = s.island(IslandId(place))
        away = s.ship(ship).docked != place
        verdict = require(not away, "CSG-EXPL-01", msg("csg-explore-away", ship=name, place=where))
        verdict &= require(not island.home, "CSG-EXPL-02", msg("csg-explore-home", place=where))
        return verdict & require(s.fort_on(island.id) is None, "CSG-EXPL-02", msg("csg-explore-fort", place=where))
    if not place.is_ship:
        return refused("CSG-EXPL-01", msg("csg-explore-nothing", place=where))
    other = s.ship(ShipId(place))
    near = require(other.id in s.touching(ship), "CSG-EXPL-01", msg("csg-explore-away", ship=name, place=where))
    friend = other.seat == s.ship(ship).seat or other.derelict
    return near & require(friend, "CSG-EXPL-01", msg("csg-explore-enemy", place=where))


def may_explore(s: State, ship: ShipId, place: PlaceId) -> Verdict:
    """CSG-EXPL-01, -03: the ship lay there when the turn began, and there is anything to find."""
    verdict = may_act(s, ship, "explore") & lies_at(s, ship, place)
    since = (ship, place) in s.turn.moored
    verdict &= require(since, "CSG-EXPL-03", msg("csg-explore-late", ship=ship_name(s, ship)))
    there = anything(s, place, s.ship(ship).seat)
    return verdict & require(there, "CSG-EXPL-03", msg("csg-explore-empty", place=place_name(s, place)))


def may_revisit(s: State, ship: ShipId, place: PlaceId) -> Verdict:
    """CSG-EXPL-05: the ship has docked at a wild island with its player's marker, and has not explored it since."""
    seat, where = s.ship(ship).seat, place_name(s, place)
    verdict = at_hand(s, ship) & lies_at(s, ship, place)
    marked = place.is_island and markers.bears(s, place, seat)
    verdict &= require(marked, "CSG-EXPL-05", msg("csg-revisit-unmarked", place=where))
    again = place in s.ship(ship).searched or "explore" in s.actions_of(ship)
    verdict &= require(not again, "CSG-EXPL-05", msg("csg-revisit-done", ship=ship_name(s, ship), place=where))
    return verdict & require(anything(s, place, seat), "CSG-EXPL-03", msg("csg-explore-empty", place=where))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """An Explore action, or a free one where the own marker lies (CSG-EXPL-05)."""
    for ship in commanded(s):
        for place in places(s, ship.id):
            words = {"ship": ship_name(s, ship.id), "place": place_name(s, place)}
            if (free := may_revisit(s, ship.id, place)).allowed:
                option = Option(f"revisit-{ship.id}", msg("csg-revisit", **words), None, "csg:island", free, FREE)
                yield Offer(option, command("revisit", ship=ship.id, place=place))
            else:
                verdict = may_explore(s, ship.id, place)
                label = msg("csg-explore", **words)
                option = Option(f"explore-{ship.id}-{place}", label, None, "csg:island", verdict, "explore")
                yield Offer(option, command("explore", ship=ship.id, place=place))


def explore(t: Ctx, ship: ShipId, place: PlaceId) -> Procedure[None]:
    """CSG-EXPL-03: a ship is given an Explore action."""
    yield from t.happens(ActionGiven(ship, "explore", rule="CSG-ACT-01"))
    yield from search(t, ship, place)


def revisit(t: Ctx, ship: ShipId, place: PlaceId) -> Procedure[None]:
    """CSG-EXPL-05: an island with the own marker is explored freely."""
    yield from t.happens(AbilityUsed("explore", ship, rule="CSG-EXPL-05"))
    yield from search(t, ship, place)


def free_search(t: Ctx, ship: ShipId, island: IslandId) -> Procedure[None]:
    """CSG-CREW-EXPLORER, CSG-EXPL-08: a ship with an explorer explores the island where its Move has ended."""
    explorers = able(t.now, ship, "explorer")
    seat = t.now.ship(ship).seat
    if explorers and wild(t.now, island) and anything(t.now, island, seat):
        yield from crew_aboard.use(t, "explorer", ship, explorers[0].id, "CSG-CREW-EXPLORER")
        yield from search(t, ship, island)


def search(t: Ctx, ship: ShipId, place: PlaceId) -> Procedure[None]:
    """CSG-EXPL-03, -04: everything is looked at, unique treasures are revealed, and as much loaded as is wanted."""
    seat = t.now.ship(ship).seat
    hidden = t.now.island(IslandId(place)).coins if place.is_island else 0
    for n in range(1, hidden + 1):
        yield from look(t, seat, place, f"coin-{n}", n)
    yield from t.happens(Explored(seat, place, ship, rule="CSG-EXPL-05"))
    if not sealed(t.now, place, seat):
        there = t.now.coins_at(place)
        uniques = yield from _uniques(t, ship, tuple(coin for coin in there if coin.unique))
        chosen = yield from _load(t, ship, place, tuple(coin for coin in there if not coin.unique))
        if taken := (*chosen, *uniques):
            yield from t.happens(CoinsMoved(taken, ship, (seat,), rule="CSG-EXPL-04"))
    yield from take(t, ship, place)


def sealed(s: State, place: PlaceId, seat: SeatId) -> bool:
    """CSG-KW-SECRETHOLD: whether the treasure of a ship is out of reach for its enemies."""
    return place.is_ship and s.ship(ShipId(place)).seat != seat and has(s, ShipId(place), "secrethold")


def look(t: Ctx, seat: SeatId, place: PlaceId, key: str, n: int, aloud: bool = False) -> Procedure[None]:
    """CSG-EXPL-03: one coin is turned: drawn by the app from all that may lie there, or told by who has looked.

    aloud: everybody sees it.
    """
    shows = yield from draw(
        t,
        coin_pile(t),
        key=key,
        text=msg("csg-q-coin", n=n, place=place_name(t.now, place)),
        by_hand=msg("csg-q-coin-seen", n=n, place=place_name(t.now, place)),
        rule="CSG-EXPL-03",
        who=seat,
        about=(place,),
        secret=not aloud,
    )
    unique = "" if shows.isdecimal() else shows
    everybody = tuple(player.id for player in t.now.players)
    known = everybody if unique or aloud else (seat,)
    coin = Coin(next_coin(t.now), 0 if unique else int(shows), place, known, unique)
    yield from t.happens(CoinSeen(coin, rule="CSG-EXPL-03"))
    if unique:
        yield from t.happens(UniqueFound(rule="CSG-EXPL-03"))


def coin_pile(t: Ctx) -> Pile[str]:
    """All coins that nobody has looked at."""
    s, n = t.now, t.book.numbers

    def shown(coin: str) -> Option:
        label = msg("csg-coin", n=int(coin)) if coin.isdecimal() else card_name(s, TREASURE, coin)
        return Option(coin, label, picture="token:coin" if coin.isdecimal() else "token:chest")

    if s.options.coins == "table":
        uniques = [unique for player in s.players for unique in player.uniques]
        everything = (*map(str, range(n.coin_least, n.coin_most + 1)), *sorted(set(uniques)))
        return Pile(everything, shown, "table", uncounted=True)
    left = unseen(s)
    kinds = tuple(sorted(left))
    return Pile(kinds, shown, copies=tuple(left[kind] for kind in kinds), back=msg("csg-coin-back"))


def _uniques(t: Ctx, ship: ShipId, coins: tuple[Coin, ...]) -> Procedure[tuple[CoinId, ...]]:
    """CSG-EXPL-04: which unique treasures are loaded; they take no room."""
    if not coins:
        return ()
    options = tuple(
        Option(coin.id, coin_name(t.now, coin), card_text(t.now, t.book, TREASURE, coin.unique), "token:chest")
        for coin in coins
    )
    likely = tuple(coin.id for coin in coins)
    picked = yield from t.pick(
        "uniques", options, who=t.now.ship(ship).seat, words={"ship": ship_name(t.now, ship)}, default=likely
    )
    return tuple(CoinId(each) for each in picked)


def _load(t: Ctx, ship: ShipId, place: PlaceId, coins: tuple[Coin, ...]) -> Procedure[tuple[CoinId, ...]]:
    """CSG-EXPL-04: which coins are loaded, as many as the player likes; where all have room nobody is asked, and who
    wants fewer puts it right."""
    free = min(len(coins), hold.room(t.now, t.book, ship).total)
    if not free:
        return ()
    # Where all are loaded their order must not tell what they are worth.
    best = coins if free == len(coins) else tuple(sorted(coins, key=lambda coin: -coin.value))
    picked = yield from t.pick(
        "load",
        (Option(coin.id, coin_name(t.now, coin), picture="token:coin") for coin in best),
        who=t.now.ship(ship).seat,
        words={"ship": ship_name(t.now, ship), "n": free},
        none=True,
        hi=free,
        default=tuple(coin.id for coin in best[:free]),
        quiet=free == len(coins),
        secret=True,
    )
    return tuple(CoinId(each) for each in picked)


ABOARD: Final = "aboard"
ELIMINATED: Final = "eliminated"
LEFT: Final = "left"


def found(s: State, place: PlaceId, seat: SeatId) -> Iterator[Crew]:
    """Crew of others at a place; marines who have landed on an island are out of reach."""
    for crew in s.aboard(place):
        marine = place.is_island and "marine" in crew_card(s, crew).keywords
        if crew.seat != seat and not marine:
            yield crew


def may_capture(s: State, book: Book, ship: ShipId, crew: Crew) -> Verdict:
    """CSG-EXPL-07, CSG-SETUP-09, CSG-KW-RANSOM: room and points for the crew; a ransom is a coin and needs its room."""
    if "ransom" in crew_card(s, crew).keywords:
        return require(hold.room(s, book, ship).total > 0, "CSG-EXPL-04", msg("csg-spoils-full"))
    return hold.may_take_aboard(s, book, ship, crew.id)


def take(t: Ctx, ship: ShipId, place: PlaceId) -> Procedure[None]:
    """CSG-EXPL-07: what becomes of each enemy crew at the place that a ship has explored."""
    for crew in tuple(found(t.now, place, t.now.ship(ship).seat)):
        told = yield from t.ask(_asked(t, ship, place, crew))
        if told == ABOARD:
            yield from crew_aboard.capture(t, crew.id, ship, "CSG-EXPL-07")
        elif told == ELIMINATED:
            yield from crew_aboard.eliminate(t, crew.id, t.now.ship(ship).seat, "CSG-EXPL-07")


def _asked(t: Ctx, ship: ShipId, place: PlaceId, crew: Crew) -> Choose:
    s = t.now
    verdict, name = may_capture(s, t.book, ship, crew), card_name(s, CREW, crew.card)
    options = (
        Option(
            ABOARD, msg("csg-prisoner-aboard", ship=ship_name(s, ship)), next(iter(verdict.effects), None), "", verdict
        ),
        Option(ELIMINATED, msg("csg-prisoner-eliminated")),
        Option(LEFT, msg("csg-prisoner-left")),
    )
    return q.choose(
        "prisoner",
        options,
        at=crew.id,
        who=s.ship(ship).seat,
        rule="CSG-EXPL-07",
        words={"crew": name, "place": place_name(s, place)},
        about=(crew.id,),
        default=ABOARD if verdict.allowed else ELIMINATED,
        secret=True,
    )


COMMANDS: dict[str, ProcedureFunction] = {"explore": explore, "revisit": revisit}
JUDGES: dict[str, Judge] = {"explore": may_explore, "revisit": may_revisit}
