"""CSG-TERR: what a ship meets on its way: fog banks, Sargasso, reefs, whirlpools, icebergs, trade currents."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import Final

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Die, Fate, Order, Result, Side
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Dice, Option
from companion.core.rules.verdicts import Sum, Term, Verdict, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Arg, Msg, msg
from companion.games.pirates_csg.gunnery import shots
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.gold import CoinsMoved
from companion.games.pirates_csg.model.ids import AT_SEA, NO_SEAT, NOWHERE, CoinId, CrewId, SeatId, ShipId, TerrainId
from companion.games.pirates_csg.model.names import Ctx, card_name, coin_name, ship_name, ship_picture, terrain_name
from companion.games.pirates_csg.model.records import Terrain
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea.contacts import ShipMoved
from companion.games.pirates_csg.ship import crew_aboard, losses
from companion.games.pirates_csg.ship.base_move import CURRENT, base_move
from companion.games.pirates_csg.ship.cards import has, masts, used
from companion.games.pirates_csg.ship.orders import OVER, AbilityUsed, ActionGiven, may_act, ship_offer

FREED: Final = "freed"
"""Under this name a ship that has torn itself out of the Sargasso is noted: it moves from the next turn on."""
STAY: Final = "stay"
"""The answer of a ship that a whirlpool does not carry away."""
_RESTS: Final = ("sargasso", "reef", "current")
"""Kinds of terrain on which a ship may end its move once they have had their effect."""


class TerrainRolled(Event[State], formerly=("name", "result")):
    """CSG-TERR-SARG, -REEF: a piece has its value for the rest of the turn, by a die."""

    terrain: TerrainId
    value: int

    def apply(self, s: State) -> State:
        return s.with_piece(self.terrain, value=self.value)

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-terrain-value", terrain=terrain_name(s, self.terrain), n=self.value)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        die, picture = Die(self.value, book.numbers.die_faces), f"csg:{s.piece(self.terrain).kind}"
        side = Side(terrain_name(s, self.terrain), picture, dice=(die,))
        return (Result(self.line(s, book), (side,)),)


class Tangled(Event[State], formerly=("name", "text", "result")):
    """CSG-TERR-SARG: weed holds a ship, or holds it no longer. rolled: the die of one that has tried to tear itself
    free, 0 for none."""

    ship: ShipId
    held: bool
    rolled: int = field(default=0, compare=False)

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, tangled=self.held)

    def line(self, s: State, book: Book) -> Msg:
        tried = "csg-ev-not-free" if s.ship(self.ship).tangled else "csg-ev-tangled"
        return msg(tried if self.held else "csg-ev-free", ship=ship_name(s, self.ship))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        text = self.line(s, book)
        if not self.rolled:
            return (Fate(text, picture="csg:sargasso"),)
        dice = (Die(self.rolled, book.numbers.die_faces),)
        total = _strain(s, self.ship, self.rolled)
        side = Side(ship_name(s, self.ship), *ship_picture(s, self.ship), dice, total, won=not self.held)
        return (Result(text, (side,)),)


class Wrecked(Event[State], formerly=("name",)):
    """CSG-TERR-REEF, CSG-COM-02: a ship has taken more damage than it had masts: it lies on the reef for good."""

    ship: ShipId

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, masts=("lost",) * len(s.ship(self.ship).masts), wreck=True)

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-wrecked", ship=ship_name(s, self.ship))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        order = Order(msg("csg-order-wreck", ship=ship_name(s, self.ship)))
        return Fate(self.line(s, book), picture="token:wreck"), order


class TerrainGone(Event[State], formerly=("name",)):
    """CSG-KW-ICEBREAKER, CSG-CREW-SMOKEPOT: a piece is off the sea; whoever touched it touches it no longer."""

    terrain: TerrainId

    def apply(self, s: State) -> State:
        ships = tuple(replace(each, on=tuple(piece for piece in each.on if piece != self.terrain)) for each in s.ships)
        return replace(s, ships=ships).with_piece(self.terrain, gone=True)

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-terrain-gone", terrain=terrain_name(s, self.terrain))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Order(msg("csg-order-terrain-gone", terrain=terrain_name(s, self.terrain))),)


def hazards(s: State, ship: ShipId) -> tuple[Terrain, ...]:
    """CSG-KW-GHOST, -SEADRAGON, -ICEBREAKER: pieces that do something to a ship that touches them on its way."""
    if s.ship(ship).mode == "spectral" or has(s, ship, "seadragon"):
        return ()
    pieces, seat = s.at_sea(), s.ship(ship).seat
    whirlpools = sum(each.kind == "whirlpool" for each in pieces)

    def matters(each: Terrain) -> bool:
        if has(s, ship, "icebreaker"):
            return each.kind == "iceberg"
        if each.kind == "current":
            return each.seat == seat and not used(s, CURRENT, ship)
        return each.kind != "whirlpool" or whirlpools > 1

    return tuple(each for each in pieces if each.id not in s.ship(ship).on and matters(each))


def rests(s: State, ship: ShipId, passed: tuple[TerrainId, ...]) -> tuple[Terrain, ...]:
    """Pieces on which a ship may end its move without anything more: those that do nothing to it, or no more, as a
    second own current in a turn; those that it has passed, or comes from; never in a fog bank."""
    dangers, known = hazards(s, ship), (*passed, *s.ship(ship).on)

    def harmless(each: Terrain) -> bool:
        return each.kind in _RESTS if each.id in known else each not in dangers

    return tuple(each for each in s.at_sea() if each.kind != "fog" and harmless(each))


def untouched(s: State, ship: ShipId, passed: tuple[TerrainId, ...]) -> Iterator[tuple[Terrain, Verdict]]:
    """CSG-KW-GHOST, -SEADRAGON, -ICEBREAKER, CSG-TERR-FOG: fog banks that do nothing to a ship, and why it does not end
    its move in them."""
    free = hazards(s, ship)
    rule = "CSG-TERR-FOG"
    for keyword in ("seadragon", "icebreaker"):
        rule = f"CSG-KW-{keyword.upper()}" if has(s, ship, keyword) else rule
    rule = "CSG-KW-GHOST" if s.ship(ship).mode == "spectral" else rule
    for each in s.at_sea():
        if each.kind == "fog" and each not in free and each.id not in passed:
            place = terrain_name(s, each.id)
            yield each, refused(rule, msg("csg-where-through", ship=ship_name(s, ship), place=place))


def meet(t: Ctx, ship: ShipId, terrain: TerrainId, leg: int) -> Procedure[bool]:
    """CSG-TERR: a ship touches a piece on its way. Returns whether its move ends there."""
    if (yield from _ignored(t, ship, leg)):
        return False
    kind = t.now.piece(terrain).kind
    if kind == "fog":
        yield from _lost(t, ship, terrain)
        return True
    if kind == "sargasso":
        return (yield from _weed(t, ship, terrain))
    if kind == "reef":
        return (yield from _aground(t, ship, terrain, leg))
    if kind == "iceberg":
        yield from _ice(t, ship, terrain, leg)
        return True
    if kind == "whirlpool":
        return (yield from _whirl(t, ship, terrain, leg))
    name = ship_name(t.now, ship)
    yield from t.happens(AbilityUsed(CURRENT, ship, rule="CSG-TERR-CURR"))
    yield from t.happens(Announced(msg("csg-order-current", ship=name), "order", "csg:current", rule="CSG-TERR-CURR"))
    return False


def _ignored(t: Ctx, ship: ShipId, leg: int) -> Procedure[bool]:
    """K-02: a Longship that is the better boarder ignores terrain on a 5 or a 6."""
    if not (has(t.now, ship, "longship") and t.now.options.ruling("K-02") == "other"):
        return False
    n, name = t.book.numbers, ship_name(t.now, ship)
    dice = Dice(name, 1, n.die_faces, hit_from=n.longship_terrain_from)
    words: dict[str, Arg] = {"ship": name, "n": n.longship_terrain_from}
    (face,) = yield from t.roll(
        "ignore", dice, at=leg, who=t.now.ship(ship).seat, rule="CSG-KW-LONGSHIP", words=words, about=(ship,)
    )
    return face >= n.longship_terrain_from


def _arrive(t: Ctx, ship: ShipId, terrain: TerrainId) -> Procedure[None]:
    """The ship lies at a piece of terrain now."""
    yield from t.happens(ShipMoved(ship, AT_SEA, on=(terrain,), rule="CSG-MOVE-07"))


def _lost(t: Ctx, ship: ShipId, terrain: TerrainId) -> Procedure[None]:
    """CSG-TERR-FOG: the ship goes wholly into the fog, and its turn is over."""
    yield from _arrive(t, ship, terrain)
    yield from t.happens(AbilityUsed(OVER, ship, rule="CSG-TERR-FOG"))
    order = msg("csg-order-fog", ship=ship_name(t.now, ship))
    yield from t.happens(Announced(order, "order", "csg:fog", rule="CSG-TERR-FOG"))


def leave_fog(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-TERR-FOG: the die says at which number of its edge a lost ship comes out."""
    n, name = t.book.numbers, ship_name(t.now, ship)
    (face,) = yield from t.roll(
        "fog", Dice(name, 1, n.die_faces), who=t.now.ship(ship).seat, words={"ship": name}, about=(ship,)
    )
    yield from t.happens(ShipMoved(ship, AT_SEA, rule="CSG-TERR-FOG"))
    order = msg("csg-order-out-of-fog", ship=name, n=face)
    yield from t.happens(Announced(order, "order", "csg:fog", rule="CSG-TERR-FOG"))


def _value(t: Ctx, ship: ShipId, terrain: TerrainId, rule: str) -> Procedure[int]:
    """CSG-TERR-SARG, -REEF: the value of a piece in this turn, rolled at its first touch."""
    piece, name = t.now.piece(terrain), terrain_name(t.now, terrain)
    if piece.value:
        return piece.value
    faces = t.book.numbers.die_faces
    built = len(t.now.ship(ship).masts)
    who = t.now.ship(ship).seat
    words: dict[str, Arg] = {"terrain": name, "ship": ship_name(t.now, ship), "n": built}
    dice = Dice(name, 1, faces)
    (face,) = yield from t.roll(
        "value", dice, at=terrain, who=who, rule=rule, words=words, text="terrain", about=(ship, terrain)
    )
    yield from t.happens(TerrainRolled(terrain, face, rule=rule))
    return face


def _weed(t: Ctx, ship: ShipId, terrain: TerrainId) -> Procedure[bool]:
    """CSG-TERR-SARG: a value above the masts that a ship was built with tangles it."""
    value = yield from _value(t, ship, terrain, "CSG-TERR-SARG")
    if value <= len(t.now.ship(ship).masts):
        return False
    yield from _arrive(t, ship, terrain)
    yield from t.happens(Tangled(ship, True, rule="CSG-TERR-SARG"))
    return True


def _aground(t: Ctx, ship: ShipId, terrain: TerrainId, leg: int) -> Procedure[bool]:
    """CSG-TERR-REEF, CSG-COM-02: as many masts as built beyond the value are lost; more than are left make a wreck."""
    value = yield from _value(t, ship, terrain, "CSG-TERR-REEF")
    found = t.now.ship(ship)
    lost = max(0, len(found.masts) - value)
    if lost > found.left:
        yield from _arrive(t, ship, terrain)
        yield from t.happens(Wrecked(ship, rule="CSG-TERR-REEF"))
        return True
    if lost:
        yield from losses.lose(t, ship, lost, NO_SEAT, f"reef-{leg}", "CSG-TERR-REEF")
    return (yield from _stranded(t, ship, terrain))


def _stranded(t: Ctx, ship: ShipId, terrain: TerrainId) -> Procedure[bool]:
    """Whether what a ship has met leaves it without a way to go on; then it lies there."""
    if t.now.ship(ship).sunk or base_move(t.now, ship)[0]:
        return t.now.ship(ship).sunk
    yield from _arrive(t, ship, terrain)
    return True


def _ice(t: Ctx, ship: ShipId, terrain: TerrainId, leg: int) -> Procedure[None]:
    """CSG-TERR-ICE, A-50, A-51, CSG-KW-ICEBREAKER: an iceberg stops a ship and takes a mast; an icebreaker takes it."""
    yield from _arrive(t, ship, terrain)
    if has(t.now, ship, "icebreaker"):
        yield from t.happens(TerrainGone(terrain, rule="CSG-KW-ICEBREAKER"))
    else:
        yield from chill(t, ship, f"ice-{leg}")


def chill(t: Ctx, ship: ShipId, key: str) -> Procedure[None]:
    """CSG-TERR-ICE, A-51: an iceberg takes a mast or a segment, if there is one."""
    n = min(t.book.numbers.iceberg_loss, t.now.ship(ship).left)
    if n:
        yield from losses.lose(t, ship, n, NO_SEAT, key, "CSG-TERR-ICE")


def _whirl(t: Ctx, ship: ShipId, terrain: TerrainId, leg: int) -> Procedure[bool]:
    """CSG-TERR-WHIRL: the ship may be put at another whirlpool; then a die may cost it something."""
    s, n, name = t.now, t.book.numbers, ship_name(t.now, ship)
    others = tuple(each.id for each in s.at_sea() if each.kind == "whirlpool" and each.id != terrain)
    carried = tuple(Option(each, terrain_name(s, each), picture="csg:whirlpool") for each in others)
    options = (Option(STAY, msg("csg-whirlpool-stay")), *carried)
    told = yield from t.choose(
        "whirlpool", options, at=leg, who=s.ship(ship).seat, words={"ship": name}, about=(ship,), default=STAY
    )
    if told == STAY:
        return False
    yield from _arrive(t, ship, TerrainId(told))
    dice = Dice(name, 1, n.die_faces, hit_from=n.whirlpool_from, feared=True)
    (face,) = yield from t.roll(
        "whirl", dice, at=leg, who=s.ship(ship).seat, words={"ship": name, "n": n.whirlpool_from}, about=(ship, told)
    )
    if face >= n.whirlpool_from:
        yield from _torn(t, ship, leg)
    return (yield from _stranded(t, ship, TerrainId(told)))


def _torn(t: Ctx, ship: ShipId, leg: int) -> Procedure[None]:
    """CSG-TERR-WHIRL, A-13: a mast, a treasure or a crew is lost, as who commands the ship or an opponent chooses."""
    s, found = t.now, t.now.ship(ship)
    mast = (Option("mast", msg("csg-lose-mast"), picture="csg:mast"),) if found.left else ()
    coins = tuple(Option(each.id, coin_name(s, each), picture="token:coin") for each in s.coins_at(ship))
    crew = tuple(Option(each.id, card_name(s, "csg-crew", each.card), picture="token:crew") for each in s.aboard(ship))
    if not (mast or coins or crew):
        return
    asked = found.seat if s.options.ruling("A-13") == "owner" else _opponent(s, found.seat)
    words = {"ship": ship_name(s, ship)}
    told = yield from t.choose(
        "torn", (*mast, *coins, *crew), at=leg, who=asked, words=words, secret=bool(coins or crew)
    )
    if told == "mast":
        yield from losses.lose(t, ship, t.book.numbers.whirlpool_loss, NO_SEAT, f"torn-mast-{leg}", "CSG-TERR-WHIRL")
    elif told.startswith("coin"):
        yield from t.happens(CoinsMoved((CoinId(told),), NOWHERE, rule="CSG-TERR-WHIRL"))
    else:
        yield from crew_aboard.eliminate(t, CrewId(told), NO_SEAT, "CSG-TERR-WHIRL")


def _opponent(s: State, seat: SeatId) -> SeatId:
    """A-13: the player at the left of somebody."""
    seats = [player.id for player in s.players]
    return seats[(seats.index(seat) + 1) % len(seats)]


# ---------------------------------------------------------------------- out of the weed


def may_break_free(s: State, ship: ShipId) -> Verdict:
    """CSG-TERR-SARG: a tangled ship may try to tear itself free, as its action."""
    held = msg("csg-free-loose", ship=ship_name(s, ship))
    return may_act(s, ship, "other") & require(s.ship(ship).tangled, "CSG-TERR-SARG", held)


def offers(s: State, book: Book) -> Iterator[Offer]:
    """CSG-TERR-SARG: a tangled ship may try to tear itself free, as its action."""
    for ship in s.afloat(s.turn.seat):
        if ship.tangled:
            yield ship_offer(
                s,
                ship.id,
                "free",
                "csg-break-free",
                may_break_free(s, ship.id),
                "move",
                command("break-free", ship=ship.id),
            )


def _strain(s: State, ship: ShipId, face: int) -> Sum:
    """CSG-TERR-SARG, A-15: what a die and the masts that are left come to."""
    terms = ((msg("csg-sum-die"), face), (msg("csg-sum-masts"), masts(s, ship)))
    return Sum(msg("csg-sum-free"), tuple(Term(*term, "CSG-TERR-SARG") for term in terms))


def break_free(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-TERR-SARG, CSG-COM-03, A-15: a die and the masts that are left must come to more than 6."""
    n, found, name = t.book.numbers, t.now.ship(ship), ship_name(t.now, ship)
    yield from t.happens(ActionGiven(ship, "other", rule="CSG-TERR-SARG"))
    dice = (Dice(name, 1, n.die_faces),)
    s = t.now

    def away(rolled: tuple[int, ...]) -> bool:
        return _strain(s, ship, rolled[0]).total > n.sargasso_free

    words: dict[str, Arg] = {"ship": name, "n": n.sargasso_free}
    (face,) = yield from t.roll("free", *dice, who=found.seat, words=words, about=(ship,), hoped=away)
    free = away((face,))
    yield from t.happens(Tangled(ship, not free, face, rule="CSG-TERR-SARG"))
    if not free:
        return
    yield from t.happens(AbilityUsed(FREED, ship, rule="CSG-TERR-SARG"))
    order = msg("csg-order-free", ship=name)
    yield from t.happens(Announced(order, "order", "csg:sargasso", seat=found.seat, rule="CSG-TERR-SARG"))
    if t.now.options.ruling("C-03") == "text":
        yield from shots.ask_for_captain(t, ship)
        yield from shots.free_shot(t, ship)


COMMANDS: dict[str, ProcedureFunction] = {"break-free": break_free}
JUDGES: dict[str, Judge] = {"break-free": may_break_free}
