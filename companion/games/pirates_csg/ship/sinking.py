"""CSG-SINK, CSG-SCUT, CSG-KW-ETERNAL, -CHIEFTAIN: a ship sinks: its gold is shared, crew and uniques are lost;
scuttling one's own ship, so that nobody else gets it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.events.announcements import Announcement, Change, Fate, Order
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import LAST, Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Dice
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.gold import CoinsMoved, GoldShared
from companion.games.pirates_csg.model.ids import AT_SEA, NO_SEAT, NO_SHIP, NOWHERE, CrewId, SeatId, ShipId
from companion.games.pirates_csg.model.names import Ctx, ship_name, ship_option
from companion.games.pirates_csg.model.records import Ship
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import crew_card, has, ship_card
from companion.games.pirates_csg.ship.orders import at_hand, ship_offer


def let_go(ship: Ship, gone: ShipId) -> Ship:
    """A ship that was in tow of another that is gone, or held it in its tentacles (CSG-TOW-01, CSG-KW-KRAKEN)."""
    towed = NO_SHIP if ship.towed == gone else ship.towed
    return replace(ship, towed=towed, wraps=NO_SHIP if ship.wraps == gone else ship.wraps)


class ShipSunk(Event[State], formerly=("name",)):
    """A ship is off the table, with everybody aboard. by: who has sunk it, "" for nobody."""

    ship: ShipId
    by: SeatId

    def apply(self, s: State) -> State:
        crew = tuple(replace(each, gone=True, where=NOWHERE) if each.where == self.ship else each for each in s.crew)
        touches = tuple(each for each in s.touches if self.ship not in (each.ship, each.other))
        ships = tuple(let_go(each, self.ship) for each in s.ships)
        off = replace(s, crew=crew, touches=touches, ships=ships)
        sunk = off.with_ship(self.ship, sunk=True, docked=AT_SEA, towed=NO_SHIP, on=(), scuttled=False)
        return sunk.with_tally(self.by, sunk=1) if self.by else sunk

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-sunk", ship=ship_name(s, self.ship))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        name = ship_name(s, self.ship)
        return Fate(msg("csg-told-sunk", ship=name), picture="token:wreck"), Order(msg("csg-order-sunk", ship=name))


class ShipReturned(Event[State], formerly=("name",)):
    """CSG-KW-ETERNAL: a ship that was sunk lies without masts at its home island, with all its crew."""

    ship: ShipId

    def apply(self, s: State) -> State:
        found = s.ship(self.ship)
        touches = tuple(each for each in s.touches if self.ship not in (each.ship, each.other))
        ships = tuple(let_go(each, self.ship) for each in s.ships)
        freed = replace(s, touches=touches, ships=ships)
        masts = ("lost",) * len(found.masts)
        return freed.with_ship(
            self.ship,
            masts=masts,
            docked=s.home(found.owner).id,
            seat=found.owner,
            towed=NO_SHIP,
            on=(),
            scuttled=False,
        )

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-returned", ship=ship_name(s, self.ship))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        order = Order(msg("csg-order-returned", ship=ship_name(s, self.ship)))
        return Fate(self.line(s, book), picture="token:wreck"), order


def sink(t: Ctx, ship: ShipId, by: SeatId) -> Procedure[None]:
    """CSG-SINK-01, -02: gold aboard is shared by who commanded the ship and who has sunk it; the rest is lost."""
    yield from share(t, ship, by)
    if has(t.now, ship, "eternal"):
        yield from t.happens(ShipReturned(ship, rule="CSG-KW-ETERNAL"))
        return
    aboard = tuple(crew.id for crew in t.now.aboard(ship))
    yield from t.happens(ShipSunk(ship, by, rule="CSG-SINK-02"))
    for crew in aboard:
        yield from mourn(t, crew)


def mourn(t: Ctx, crew: CrewId) -> Procedure[None]:
    """CSG-KW-CHIEFTAIN: with a chieftain some of the canoes go; the player picks which."""
    s, n, chief = t.now, t.book.numbers, t.now.mate(crew)
    card, rule = crew_card(s, chief), "CSG-KW-CHIEFTAIN"
    cards = ((ship.id, ship_card(s, ship.id)) for ship in s.afloat(chief.seat))
    canoes = tuple(ship for ship, each in cards if "canoe" in each.keywords and each.nation == card.nation)
    if "chieftain" not in card.keywords or not canoes:
        return
    label = card.called
    text, dice = msg("csg-q-chieftain", name=label), (Dice(label, 1, n.die_faces),)
    (face,) = yield from t.roll("chieftain", *dice, at=crew, who=chief.seat, rule=rule, text=text, about=(crew,))
    lost = n.canoes_lost_high
    if face <= n.canoes_middle_to:
        lost = n.canoes_lost_low if face <= n.canoes_low_to else n.canoes_lost_middle
    lost = min(lost, len(canoes))
    options = tuple(ship_option(s, canoe) for canoe in canoes)
    likely = canoes[-lost:]
    picked = yield from t.pick(
        "canoes", options, at=crew, who=chief.seat, rule=rule, words={"n": lost}, lo=lost, hi=lost, default=likely
    )
    for canoe in picked:
        yield from sink(t, ShipId(canoe), NO_SEAT)


def share(t: Ctx, ship: ShipId, by: SeatId) -> Procedure[None]:
    """CSG-SINK-01: half of the gold each, the odd piece to the sinker; where nobody sinks it, all of it is lost."""
    s = t.now
    coins, seat = s.coins_at(ship), s.ship(ship).seat
    uniques = tuple(coin.id for coin in coins if coin.unique)
    gold = sum(coin.value for coin in coins if not coin.unique)
    ordinary = tuple(coin.id for coin in coins if not coin.unique)
    if by in (NO_SEAT, seat):
        if coins:
            yield from t.happens(CoinsMoved((*ordinary, *uniques), NOWHERE, rule="CSG-SCUT-03"))
        return
    if gold:
        half = gold // 2
        parts = ((by, gold - half), (seat, half))
        yield from t.happens(GoldShared(ordinary, parts, rule="CSG-SINK-01"))
    if uniques:
        yield from t.happens(CoinsMoved(uniques, NOWHERE, rule="CSG-SINK-02"))


class ScuttleTried(Event[State], formerly=("name",)):
    """CSG-SCUT-01: somebody tries to sink the own ship. done: it sinks when the next turn of its commander begins."""

    ship: ShipId
    done: bool

    def apply(self, s: State) -> State:
        tried = s.with_turn(used=(*s.turn.used, f"scuttle:{self.ship}"))
        return tried.with_ship(self.ship, scuttled=self.done)

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-scuttled" if self.done else "csg-ev-scuttle-failed", ship=ship_name(s, self.ship))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Change(self.line(s, book), "token:wreck", good=self.done),)


def may_scuttle(s: State, ship: ShipId) -> Verdict:
    """CSG-SCUT-01, A-62: an own ship, in tow of the own fleet as well, at any moment of the own turn, as often as the
    table wants."""
    name = ship_name(s, ship)
    verdict = at_hand(s, ship)
    verdict &= require(not s.ship(ship).scuttled, "CSG-SCUT-01", msg("csg-scuttle-done", ship=name))
    again = s.options.ruling("A-62") == "any" or f"scuttle:{ship}" not in s.turn.used
    return verdict & require(again, "CSG-SCUT-01", msg("csg-scuttle-once", ship=name))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """Scuttling, for every own ship that is not doomed yet."""
    for ship in s.afloat(s.turn.seat):
        if not ship.scuttled:
            yield ship_offer(
                s, ship.id, "scuttle", "csg-scuttle", may_scuttle(s, ship.id), LAST, command("scuttle", ship=ship.id)
            )


def sinks(s: State, book: Book, face: int) -> bool:
    """CSG-SCUT-01, A-08: whether the die sinks the ship."""
    n = book.numbers
    return (
        face in (n.scuttle_from, n.die_faces) if s.options.ruling("A-08") == "four-or-six" else face >= n.scuttle_from
    )


def scuttle(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-SCUT-01: a die decides."""
    s, name = t.now, ship_name(t.now, ship)
    dice = Dice(name, 1, t.book.numbers.die_faces)
    asked = t.now.ship(ship).seat
    words = {"ship": name}
    (face,) = yield from t.roll(
        "scuttle", dice, who=asked, words=words, about=(ship,), hoped=lambda rolled: sinks(s, t.book, rolled[0])
    )
    yield from t.happens(ScuttleTried(ship, sinks(t.now, t.book, face), rule="CSG-SCUT-01"))


COMMANDS: dict[str, ProcedureFunction] = {"scuttle": scuttle}
JUDGES: dict[str, Judge] = {"scuttle": may_scuttle}
