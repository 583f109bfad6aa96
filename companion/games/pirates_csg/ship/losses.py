"""CSG-SHOOT-07, CSG-RAM-02, CSG-FIRE: what a hit takes from a ship: plates first (CSG-KW-CATAMARAN, -TRIMARAN,
-FLOTILLA), then masts, then the ship itself."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcement_events import Noted
from companion.core.events.announcements import Announcement, Change, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Option
from companion.core.values.messages import Arg, Msg, msg
from companion.games.pirates_csg.cards.collection import ShipCard
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import NO_SEAT, Mast, SeatId, ShipId
from companion.games.pirates_csg.model.names import PARTS, Ctx, beast, parts, ship_name
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import sinking
from companion.games.pirates_csg.ship.cards import masts, ship_card


def plates(card: ShipCard, book: Book) -> int:
    """Small hulls, or the flag of a floating battery, as the ship is built."""
    n = book.numbers
    for keyword, count in (
        ("catamaran", n.catamaran_hulls),
        ("trimaran", n.trimaran_hulls),
        ("flotilla", n.flotilla_flags),
    ):
        if keyword in card.keywords:
            return count
    return 0


class MastsChanged(Event[State], formerly=("name", "seat", "left")):
    """Masts were lost, set alight, or put back. which: their places from bow to stern, from 0.  by: whose deed it was.

    counted: whether they count for that player in a tie (CSG-WIN-03).
    """

    ship: ShipId
    which: tuple[int, ...]
    now: Mast
    by: SeatId = NO_SEAT

    def apply(self, s: State) -> State:
        masts = tuple(self.now if place in self.which else mast for place, mast in enumerate(s.ship(self.ship).masts))
        found = s.with_ship(self.ship, masts=masts)
        if self.now != "lost" or self.by in (NO_SEAT, s.ship(self.ship).seat):
            return found
        return found.with_player(self.by, masts=s.player(self.by).masts + len(self.which))

    def line(self, s: State, book: Book) -> Msg:
        n = len(self.which)
        return msg(f"csg-ev-masts-{self.now}", ship=ship_name(s, self.ship), n=n, part=parts(s, self.ship, n))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        ship, name = s.ship(self.ship), ship_name(s, self.ship)
        picture = "csg:mast-burning" if self.now == "burning" else "csg:mast"
        which = tuple(msg("csg-number", n=place + 1) for place in self.which)
        part = parts(s, self.ship, len(which))
        text = msg(f"csg-order-masts-{self.now}", ship=name, n=len(which), which=which, part=part)
        order = Order(text, picture, seat=ship.seat)
        left = self.apply(s).ship(self.ship).left
        if left == ship.left:
            return (order,)
        return order, Change(
            msg("csg-told-masts", ship=name, part=part), "csg:mast", ship.left, left, left > ship.left, 0
        )


class PlatesLost(Event[State], formerly=("name", "left")):
    """CSG-KW-CATAMARAN, -TRIMARAN, -TURTLE, -FLOTILLA: a small hull, a panel, a flag is gone."""

    ship: ShipId
    n: int

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, plates=s.ship(self.ship).plates - self.n)

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-plates", ship=ship_name(s, self.ship), n=self.n)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        before, text = s.ship(self.ship).plates, msg("csg-told-plates", ship=ship_name(s, self.ship))
        return Order(self.line(s, book)), Change(text, "csg:mast", before, before - self.n, False, 0)


class HitTaken(Noted, formerly=("text",)):
    """CSG-KW-FLOTILLA: a hit that takes nothing by itself."""

    ship: ShipId

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-flag-stays", ship=ship_name(s, self.ship))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Change(self.line(s, book), "csg:mast"),)


def creature(s: State, ship: ShipId) -> bool:
    """CSG-KW-KRAKEN, -SEADRAGON, -SEAMONSTER, -TITAN: whether nothing is left of it without masts."""
    return any(each in ship_card(s, ship).keywords for each in ("kraken", "seadragon", "seamonster", "titan"))


def hit(
    t: Ctx, ship: ShipId, n: int, by: SeatId, key: str, rule: str = "CSG-SHOOT-07", before: int = 0
) -> Procedure[None]:
    """CSG-SHOOT-07: so many hits on a ship: what protects it, its masts, and at last the ship itself.

    before: hits that it has taken in the same Shoot action.
    """
    found, keywords = t.now.ship(ship), ship_card(t.now, ship).keywords
    if found.sunk or n <= 0:
        return
    if "canoe" in keywords:
        yield from sinking.sink(t, ship, by)
        return
    if "flotilla" in keywords:
        yield from _batter(t, ship, n, by, rule, before)
        return
    if plates := min(n, found.plates):
        yield from t.happens(PlatesLost(ship, plates, rule=rule))
    left = masts(t.now, ship)
    if lost := min(n - plates, left):
        yield from lose(t, ship, lost, by, key, rule)
    if n - plates > left and not t.now.ship(ship).sunk:
        yield from sinking.sink(t, ship, by)


def _batter(t: Ctx, ship: ShipId, n: int, by: SeatId, rule: str, before: int) -> Procedure[None]:
    """CSG-KW-FLOTILLA: the flag goes with the second hit of one Shoot action; without it any hit sinks."""
    found, needed = t.now.ship(ship), t.book.numbers.flotilla_hits
    spare = n - (needed - before) if found.plates else n
    if spare < 0:
        yield from t.happens(HitTaken(ship, rule="CSG-KW-FLOTILLA"))
        return
    if found.plates:
        yield from t.happens(PlatesLost(ship, found.plates, rule="CSG-KW-FLOTILLA"))
    if spare:
        yield from sinking.sink(t, ship, by)


def lose(t: Ctx, ship: ShipId, n: int, by: SeatId, key: str, rule: str) -> Procedure[None]:
    """CSG-SHOOT-07, CSG-RAM-02, CSG-KW-TITAN: who commands the ship chooses so many of its masts to be lost; a creature
    without any is eliminated."""
    states: tuple[Mast, ...] = ("standing", "burning") if t.now.options.ruling("A-15") == "counts" else ("standing",)
    which = yield from _chosen(t, ship, n, key, rule, states)
    yield from _become(t, ship, which, "lost", by, rule)
    if creature(t.now, ship) and not masts(t.now, ship):
        yield from sinking.sink(t, ship, by)


def kindle(t: Ctx, ship: ShipId, by: SeatId, key: str, rule: str) -> Procedure[None]:
    """CSG-CREW-FIREPOT, CSG-FIRE-02, -05: who commands the ship chooses one mast that burns now, however many
    hits a mast takes."""
    if t.now.ship(ship).standing:
        which = yield from _chosen(t, ship, 1, key, rule, ("standing",))
        yield from _become(t, ship, which, "burning", by, rule)


def restore(t: Ctx, ship: ShipId, key: str, rule: str) -> Procedure[None]:
    """CSG-REP-01: who commands the ship chooses a lost mast that stands again."""
    which = yield from _chosen(t, ship, 1, key, rule, ("lost",))
    yield from _become(t, ship, which, "standing", NO_SEAT, rule)


def douse(t: Ctx, ship: ShipId, rule: str, most: int | None = None) -> Procedure[None]:
    """CSG-FIRE-04, A-10: burning masts are taken off, all of them or so many at most, from the bow."""
    burning = tuple(place for place, mast in enumerate(t.now.ship(ship).masts) if mast == "burning")[:most]
    if burning:
        yield from _become(t, ship, burning, "lost", NO_SEAT, rule)


def _become(t: Ctx, ship: ShipId, which: Sequence[int], now: Mast, by: SeatId, rule: str) -> Procedure[None]:
    yield from t.happens(MastsChanged(ship, tuple(which), now, by, rule=rule))


def _chosen(t: Ctx, ship: ShipId, n: int, key: str, rule: str, states: tuple[Mast, ...]) -> Procedure[tuple[int, ...]]:
    """Which masts, chosen by who commands the ship; nobody is asked where it makes no difference. Likely those go that
    are missed least, and of lost ones comes back what is missed most."""
    found, guns = t.now.ship(ship), ship_card(t.now, ship).cannons
    there = [place for place, mast in enumerate(found.masts) if mast in states]

    def alike(place: int) -> object:
        return found.masts[place], guns[place : place + 1]

    if n >= len(there) or len({alike(place) for place in there}) == 1:
        return tuple(there[:n])
    options = tuple(Option(str(place), _mast_name(t.now, ship, place), picture="csg:mast") for place in there)
    ranked = sorted(there, key=lambda place: _worth(t.now, ship, place))
    likely = ranked[-n:] if "lost" in states else ranked[:n]
    picked = yield from t.pick(
        "masts",
        options,
        key=key,
        who=found.seat,
        rule=rule,
        words={"ship": ship_name(t.now, ship), "n": n},
        text="parts" if beast(t.now, ship) in PARTS else "masts",
        about=(ship,),
        lo=n,
        hi=n,
        default=tuple(map(str, likely)),
    )
    return tuple(sorted(map(int, picked)))


def _worth(s: State, ship: ShipId, place: int) -> tuple[bool, list[int]]:
    """How much a mast is missed: least one that burns, then one without a cannon, then those with the worst cannons."""
    guns = ship_card(s, ship).cannons[place : place + 1]
    return s.ship(ship).masts[place] == "standing", [-gun.rank for gun in guns]


def _mast_name(s: State, ship: ShipId, place: int) -> Msg:
    """A mast by its place, and that it burns or its cannon."""
    guns = ship_card(s, ship).cannons
    if s.ship(ship).masts[place] == "burning":
        return msg("csg-mast-burning", n=place + 1)
    key = "csg-mast"
    words: dict[str, Arg] = {"n": place + 1}
    if beast(s, ship) in PARTS:
        key, words = "csg-part", words | {"part": parts(s, ship, 1)}
    if place >= len(guns):
        return msg(f"{key}-bare", **words)
    return msg(key, **words, rank=guns[place].rank, range=guns[place].range)
