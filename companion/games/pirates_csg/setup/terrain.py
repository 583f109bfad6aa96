"""CSG-SETUP-05: terrain beside the islands: how many pieces of each kind, and what stands in the middle of icebergs."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final, get_args

from companion.core.events.event import Event
from companion.core.procedures.announced import Announced
from companion.core.procedures.procedure import Procedure, ProcedureFunction
from companion.core.questions.kinds import Number
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.ids import TerrainId
from companion.games.pirates_csg.model.ledger import next_step
from companion.games.pirates_csg.model.names import Ctx
from companion.games.pirates_csg.model.records import Kind, Terrain
from companion.games.pirates_csg.model.state import State

KINDS: Final[tuple[Kind, ...]] = tuple(kind for kind in get_args(Kind) if kind != "current")
"""What may lie there from the start; trade currents come later (CSG-TERR-CURR)."""
MOST: Final = 9
"""Of one kind; a table that wants more has no room to sail."""


@dataclass(frozen=True)
class TerrainLaid(Event[State]):
    """CSG-SETUP-05: pieces lie on the sea."""

    pieces: tuple[Terrain, ...]
    names: tuple[Msg, ...]

    def apply(self, s: State) -> State:
        return replace(s, terrain=(*s.terrain, *self.pieces))

    def line(self) -> Msg:
        return msg("csg-ev-terrain", pieces=self.names)


def lay_terrain(t: Ctx) -> Procedure[None]:
    """CSG-SETUP-05, CSG-TERR-ICE: everybody lays pieces in turn; how many of each is told once."""
    order = msg("csg-order-terrain", n=t.book.numbers.terrain_apart)
    yield from t.happens(Announced(order, "order", "csg:island", rule="CSG-SETUP-05"))
    pieces: list[Terrain] = []
    for kind in KINDS:
        number = Number(
            key=f"terrain-{kind}",
            text=msg(f"csg-q-terrain-{kind}"),
            rule="CSG-SETUP-05",
            nature="fact",
            lo=0,
            hi=MOST,
            default=1,
        )
        for _ in range((yield from t.ask(number))):
            pieces.append(Terrain(TerrainId.numbered("terrain", len(pieces) + 1), kind))
    counted = Counter(piece.kind for piece in pieces)
    numbered = []
    for piece in pieces:
        blue = (yield from _blue(t, piece, pieces)) if piece.kind == "iceberg" else 0
        numbered.append(replace(piece, number=blue))
    names = tuple(msg(f"csg-laid-{kind}", n=counted[kind]) for kind in KINDS if counted[kind])
    yield from t.happens(TerrainLaid(tuple(numbered), names, rule="CSG-SETUP-05"))
    yield from next_step(t, "CSG-SETUP-05")


def _blue(t: Ctx, piece: Terrain, pieces: list[Terrain]) -> Procedure[int]:
    """CSG-TERR-ICE: the blue number of an iceberg."""
    place = [each.id for each in pieces if each.kind == "iceberg"].index(piece.id) + 1
    faces = t.book.numbers.die_faces
    return (
        yield from t.ask(
            Number(
                key=f"blue-{piece.id}",
                text=msg("csg-q-blue", n=place),
                rule="CSG-TERR-ICE",
                nature="fact",
                lo=1,
                hi=faces,
                default=(place - 1) % faces + 1,
            )
        )
    )


COMMANDS: dict[str, ProcedureFunction] = {"lay-terrain": lay_terrain}
