"""CSG-TERR-ICE: icebergs drift at the very start of everybody's turn."""

from __future__ import annotations

from companion.core.events.announcement_events import Announced
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Choose, Dice, Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.model.ids import ShipId, TerrainId
from companion.games.pirates_csg.model.names import Ctx, island_option, q, ship_option, terrain_name
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.sea.terrain import chill

NOTHING = "nothing"
"""The answer of an iceberg that has drifted into nothing."""


class IcebergDrifted(Event[State], formerly=("name",)):
    """CSG-TERR-ICE: an iceberg lies elsewhere now. stuck: at an island, for the rest of the game."""

    terrain: TerrainId
    stuck: bool

    def apply(self, s: State) -> State:
        ships = tuple(replace(each, on=tuple(piece for piece in each.on if piece != self.terrain)) for each in s.ships)
        return replace(s, ships=ships).with_piece(self.terrain, stuck=self.stuck)

    def line(self, s: State, book: object) -> Msg:
        return msg("csg-ev-stuck" if self.stuck else "csg-ev-drifted", terrain=terrain_name(s, self.terrain))


def drift(t: Ctx) -> Procedure[None]:
    """CSG-START-02, CSG-TERR-ICE, A-12: a die for all of them; those with its number move, each by a die of its own."""
    loose = tuple(each for each in t.now.at_sea() if each.kind == "iceberg" and not each.stuck)
    if not loose:
        return
    faces, rule = t.book.numbers.die_faces, "CSG-TERR-ICE"
    label, seat = msg("csg-icebergs"), t.now.turn.seat
    words = {"numbers": tuple(msg("csg-number", n=each.number) for each in loose)}
    (face,) = yield from t.roll("icebergs", Dice(label, 1, faces), who=seat, rule=rule, words=words)
    if all(berg.number != face for berg in loose):
        still = msg("csg-told-icebergs-still", n=face)
        yield from t.happens(Announced(still, "result", "csg:iceberg", quiet=True, rule=rule))
    for berg in loose:
        if berg.number != face:
            continue
        name = terrain_name(t.now, berg.id)
        dice = (Dice(name, 1, faces),)
        (edge,) = yield from t.roll(
            "drift", *dice, at=berg.id, who=seat, rule=rule, words={"terrain": name}, about=(berg.id,)
        )
        way = t.now.options.ruling("A-12")
        order = msg(f"csg-order-drift-{way}", terrain=name, n=edge)
        yield from t.happens(Announced(order, "order", "csg:iceberg", rule=rule))
        told = yield from t.ask(_struck(t.now, berg.id, name))
        yield from t.happens(IcebergDrifted(berg.id, told.startswith("island"), rule=rule))
        if told.startswith("ship"):
            yield from chill(t, ShipId(told), f"chill-{berg.id}")


def _struck(s: State, berg: TerrainId, name: Msg) -> Choose:
    """CSG-TERR-ICE: what stops an iceberg on its way."""
    ships = tuple(ship_option(s, each.id) for each in s.afloat())
    islands = tuple(island_option(s, each.id) for each in s.islands)
    options = (Option(NOTHING, msg("csg-nothing"), picture="csg:sea"), *ships, *islands)
    return q.choose("struck", options, at=berg, words={"terrain": name}, nature="fact", default=NOTHING)
