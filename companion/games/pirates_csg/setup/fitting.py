"""CSG-KW-TURTLE, CSG-KW-BOMBARDIER: what is read off ships before the game: shell panels, and the special gun."""

from __future__ import annotations

from typing import Final, Literal, cast

from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Option
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.ids import ShipId
from companion.games.pirates_csg.model.names import Ctx, ship_name
from companion.games.pirates_csg.model.records import HullGun
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.model.turn_events import next_step
from companion.games.pirates_csg.ship.cards import ship_card

KINDS: Final[tuple[Literal["artillery", "flamethrower"], ...]] = ("artillery", "flamethrower")
RANGES: Final[tuple[Literal["S", "L"], ...]] = ("S", "L")
MOST_PANELS: Final = 10
"""No shell has more pieces than a ship has masts."""


class ShellCounted(Event[State], formerly=("name",)):
    """CSG-KW-TURTLE: so many panels protect a ship."""

    ship: ShipId
    n: int

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, plates=self.n)

    def line(self, s: State, book: object) -> Msg:
        return msg("csg-ev-shell", ship=ship_name(s, self.ship), n=self.n)


class PieceChosen(Event[State], formerly=("name",)):
    """CSG-KW-BOMBARDIER: the gun of a bombardier, for the whole game."""

    ship: ShipId
    piece: HullGun

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, piece=self.piece)

    def line(self, s: State, book: object) -> Msg:
        words = {"rank": self.piece.rank, "range": self.piece.range}
        return msg("csg-ev-piece", ship=ship_name(s, self.ship), piece=msg(f"csg-piece-{self.piece.kind}"), **words)


def fit_out(t: Ctx) -> Procedure[None]:
    """CSG-KW-TURTLE, CSG-KW-BOMBARDIER: panels and guns of every ship that has any, as their players say."""
    for ship in t.now.ships:
        keywords = ship_card(t.now, ship.id).keywords
        if "turtle" in keywords:
            yield from _shell(t, ship.id)
        if "bombardier" in keywords:
            yield from _piece(t, ship.id)
    yield from next_step(t, "CSG-SETUP-08")


def _shell(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-KW-TURTLE: how many panels it has is printed nowhere but seen on the ship."""
    name = ship_name(t.now, ship)
    likely = len(t.now.ship(ship).masts) or 1
    asked = t.now.ship(ship).seat
    panels = yield from t.number(
        "shell", 1, MOST_PANELS, at=ship, who=asked, words={"ship": name}, nature="fact", about=(ship,), default=likely
    )
    yield from t.happens(ShellCounted(ship, panels, rule="CSG-KW-TURTLE"))


def _piece(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-KW-BOMBARDIER: artillery or flamethrower, and what is printed on its piece."""
    name, seat, n = ship_name(t.now, ship), t.now.ship(ship).seat, t.book.numbers
    rule = "CSG-KW-BOMBARDIER"
    options = tuple(
        Option(each, msg(f"csg-piece-{each}"), msg(f"csg-piece-{each}-note"), "token:cannon") for each in KINDS
    )
    kind = yield from t.choose(
        "piece", options, at=ship, who=seat, rule=rule, words={"ship": name}, about=(ship,), default=KINDS[0]
    )
    printed = yield from t.choose(
        "piece-rank",
        (
            Option(f"{rank}{range_}", msg("csg-piece-printed", rank=rank, range=range_))
            for rank in range(1, n.die_faces + 1)
            for range_ in RANGES
        ),
        at=ship,
        who=seat,
        rule=rule,
        words={"ship": name},
        nature="fact",
        about=(ship,),
        default="3S",
    )
    range_ = cast(Literal["S", "L"], printed[1])
    piece = HullGun(KINDS[kind == KINDS[1]], int(printed[0]), range_)
    yield from t.happens(PieceChosen(ship, piece, rule=rule))


COMMANDS: dict[str, ProcedureFunction] = {"fit-out": fit_out}
