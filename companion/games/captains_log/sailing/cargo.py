"""1.19 Free actions with the cargo: reorganising the hold, throwing overboard, what does not fit (rulebook p.22)."""

from __future__ import annotations

from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.procedures.refusals import refuse
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import ALLOWED, Verdict, refused, require
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model import stowage, turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import LOOSE, NO_ONE, SeatId
from companion.games.captains_log.model.ledger import hex_of, move_cubes
from companion.games.captains_log.model.names import Ctx, good
from companion.games.captains_log.model.sea import goods_on, piled
from companion.games.captains_log.model.state import GOODS, Good, State
from companion.games.captains_log.model.stowage import CABIN, GUN, Hold, Load, Square
from companion.games.captains_log.ship import hold, upgrades
from companion.hexmap import Hex

OVERBOARD = "overboard"


class Rearranged(Event[State], formerly=("text",)):
    """The loads of two squares of a hold changed places; one of them may have been empty."""

    seat: SeatId
    source: int
    target: int

    def apply(self, s: State) -> State:
        return s.with_player(self.seat, hold=stowage.moved(s.player(self.seat).hold, self.source, self.target))

    def line(self, s: State, book: Book) -> Msg | None:
        squares = s.player(self.seat).hold
        there, other = square_name(squares, self.target), squares[self.target].load
        load = load_name(squares[self.source].load)
        if other:
            return msg("cl-ev-swapped", other=load_name(other), load=load, place=there)
        return msg("cl-ev-restowed", load=load, place=there)


class Jettisoned(Event[State]):
    """Cubes went overboard by choice; they cannot be picked up again this turn (CL-FRE-04).

    at: the hex on which they float, None where the map does not tell.
    """

    good: Good
    n: int
    at: Hex | None = None

    def apply(self, s: State) -> State:
        dropped, at = s.turn.jettisoned.plus(self.good, self.n), self.at
        if at is None:
            return s.with_turn(jettisoned=dropped)
        there = goods_on(s.turn.dropped, at).plus(self.good, self.n)
        return s.with_turn(jettisoned=dropped, dropped=piled(s.turn.dropped, at, there))


def load_name(load: Load) -> Msg:
    """What lies in a square, in words."""
    return msg(f"cl-load-{load or 'none'}") if load in ("", GUN, CABIN) else good(load)


def load_picture(load: Load) -> str:
    """The picture of what lies in a square."""
    return {"": "", GUN: "token:cannon", CABIN: "token:crew"}.get(load, f"good:{load}")


def square_name(hold: Hold, place: int) -> Msg:
    """A square as one would point at it: deck from the top, square from the left, and what it is."""
    square = hold[place]
    rows = sorted({other.row for other in hold})
    columns = sorted(other.column for other in hold if other.row == square.row)
    deck, n = rows.index(square.row) + 1, columns.index(square.column) + 1
    return msg("cl-square", deck=deck, n=n, kind=msg(f"cl-square-{square.kind}"))


def may_lift(square: Square) -> Verdict:
    """CL-FRE-01, CL-DMG-11, CL-SHP-19: whether what lies in a square may be moved at all."""
    verdict = ALLOWED
    if square.damage and square.load == GUN:
        verdict &= refused("CL-SHP-19", msg("cl-cannon-under-damage"))
    elif square.damage:
        verdict &= refused("CL-DMG-11", msg("cl-damage-stays"))
    if square.load == CABIN:
        verdict &= refused("CL-SHP-14", msg("cl-cabin-stays"))
    return verdict


def may_take(square: Square) -> Verdict:
    """CL-FRE-01: whether a square holds something that may be moved."""
    return may_lift(square) & require(bool(square.load or square.damage), "CL-FRE-01", msg("cl-square-empty"))


def may_rearrange(s: State, seat: SeatId) -> Verdict:
    """CL-FRE-01: during one's turn, goods and sound cannons, wherever the ship is."""
    player = s.player(seat)
    verdict = require(player.afloat, "CL-OUT-12", msg("cl-not-afloat"))
    loaded = not player.hold or any(may_take(square).allowed for square in player.hold)
    return verdict & require(loaded and bool(player.goods.total + player.cannons), "CL-FRE-01", msg("cl-hold-empty"))


def rearrange(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-FRE-01, -04, CL-SHP-09: one load to another square, where something else makes room, or into the sea."""
    yield from hold.surveyed(t, seat, key="hold")
    squares = t.now.player(seat).hold
    if not squares:
        return
    loads = tuple(
        Option(str(i), load_name(square.load), square_name(squares, i), load_picture(square.load), may_take(square))
        for i, square in enumerate(squares)
        if square.load
    )
    if not loads:  # known now that the hold is drawn
        yield from refuse(t, refused("CL-FRE-01", msg("cl-hold-empty")))
        return
    taken = yield from t.choose("what", loads, who=seat, text="stow-what", forced=False)
    source = int(taken)
    load = squares[source].load
    places = (i for i in range(len(squares)) if i != source)
    options = (
        *(_place(squares, i) for i in places),
        Option(OVERBOARD, msg("cl-overboard"), msg("cl-overboard-note"), "icon:ship"),
    )
    target = yield from t.choose(
        "where", options, who=seat, words={"load": load_name(load)}, text="stow-where", forced=False
    )
    if target == OVERBOARD:
        yield from _throw(t, seat, load, source)
        return
    yield from t.happens(Rearranged(seat, source, int(target), rule="CL-FRE-01"))


def _place(squares: Hold, i: int) -> Option:
    square = squares[i]
    words = load_name(square.load) if square.load else None
    return Option(str(i), square_name(squares, i), words, load_picture(square.load), may_lift(square))


def _throw(t: Ctx, seat: SeatId, load: Load, square: int) -> Procedure[None]:
    """CL-FRE-04: what lies in a square goes into the sea; a cannon is gone."""
    cube = next((cube for cube in GOODS if cube == load), None)
    if cube is None:
        yield from upgrades.gain(t, seat, "cannon", -1, "CL-FRE-04")
    else:
        yield from drop(t, seat, cube, 1, squares=(square,))


def drop(t: Ctx, seat: SeatId, cube: Good, n: int, *, squares: tuple[int, ...] = ()) -> Procedure[None]:
    """CL-FRE-04: cubes go onto the ship's hex by choice, never through the cargo tower (CL-TWR-02)."""
    yield from move_cubes(t, cube, n, seat, LOOSE, "CL-FRE-04", squares=squares, told="change")
    if t.now.active.id == seat:
        yield from t.happens(Jettisoned(cube, n, hex_of(t.now, seat), rule="CL-FRE-04"))


def overfull(s: State) -> SeatId:
    """CL-FRE-03, A-77: the first player whose hold cannot take all that came aboard; "" if there is none."""
    lay = s.lay
    return next((p.id for p in s.players if p.hold and stowage.surplus(p.hold, p.aboard(lay))), NO_ONE)


def surplus(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-FRE-03, A-77: what does not fit goes overboard onto the ship's hex; whose hold it is decides what is kept."""
    player = t.now.player(seat)
    for i in range(stowage.surplus(player.hold, player.aboard(t.now.lay))):
        left = t.now.player(seat)
        aboard = left.aboard(t.now.lay)
        out = stowage.surplus(left.hold, aboard)
        cubes: list[Option[Load]] = [
            Option(cube, good(cube), msg("cl-aboard", n=aboard.loads[cube]), f"good:{cube}")
            for cube in GOODS
            if aboard.loads[cube]
        ]
        guns = left.cannons - sum(bool(square.damage) for square in left.hold if square.load == GUN)
        if guns:
            cubes.append(Option(GUN, load_name(GUN), msg("cl-aboard", n=guns), load_picture(GUN)))
        unplaced = [option.id for option in cubes if _missing(left.hold, aboard, option.id)]
        chosen = yield from t.choose(
            "overboard", cubes, at=i, who=seat, words={"n": out}, note=True, default=unplaced[0]
        )
        cube = next((cube for cube in GOODS if cube == chosen), None)
        if cube is None:
            yield from upgrades.gain(t, seat, "cannon", -1, "CL-FRE-03")
        else:
            yield from drop(t, seat, cube, 1)


def _missing(squares: Hold, aboard: stowage.Aboard, load: str) -> int:
    """How many of something found no square."""
    return sum(n - stowage.count(squares, each) for each, n in aboard.loads.items() if each == load)


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """Reorganising the hold, as soon as it may be known (CL-FRE-01)."""
    seat = s.active.id
    if not s.active.hold and s.card("hold", s.keel(s.active)) is not None:
        return ()
    option = Option("rearrange", msg("cl-offer-rearrange"), None, "square:hold", may_rearrange(s, seat), "free")
    return (Offer(option, command("rearrange", seat=seat)),)


COMMANDS: dict[str, ProcedureFunction] = {"rearrange": rearrange, "surplus": surplus}
JUDGES: dict[str, Judge] = {"rearrange": turns.judged(turns.on_turn, may_rearrange)}
