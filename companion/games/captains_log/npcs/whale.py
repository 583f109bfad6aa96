"""1.32 The White Whale: her route first, then she rams (tree WW, CL-WHL-01..07; rulebook p.49)."""

from __future__ import annotations

from itertools import groupby

from companion.core.procedures.decision_report import order
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.values.messages import msg
from companion.games.captains_log.combat import damage, outcomes
from companion.games.captains_log.fleet.hostility import PLAYER, class_of, enemies
from companion.games.captains_log.fleet.npc_card import ActionFlag
from companion.games.captains_log.model.ids import NO_ONE, ShipId
from companion.games.captains_log.model.ledger import earn
from companion.games.captains_log.model.names import ship_option
from companion.games.captains_log.model.state import State
from companion.games.captains_log.npcs import merchant, pilot
from companion.games.captains_log.npcs.acting import Acting
from companion.games.captains_log.npcs.flowcharts import Judged, passes, walk
from companion.games.captains_log.npcs.sightings import crossing, meets, nearest
from companion.games.captains_log.sea import lookout

OILY, TRADER, OTHER = 0, 1, 2


def rank(s: State, ship: ShipId) -> int:
    """CL-WHL-04: players with an oil token, then merchants, then whoever acts next."""
    if class_of(s, ship) == PLAYER:
        return OILY if s.player(ship).oil_token else OTHER
    return TRADER if class_of(s, ship) == "merchant" else OTHER


class Ramming:
    """Her second movement flag."""

    def __init__(self, a: Acting, flag: ActionFlag, hexes: int) -> None:
        self.a, self.flag, self.hexes = a, flag, hexes
        found = enemies(a.t.now, a.t.book, a.npc)
        ships = (ship for ship in found if not lookout.in_fog(a.t.now, ship))
        self.ships = tuple(sorted(ships, key=lambda ship: rank(a.t.now, ship)))
        self.seen: tuple[ShipId, ...] | None = None
        self.key = ""
        self.target: ShipId = NO_ONE

    def look(self) -> Procedure[tuple[ShipId, ...]]:
        """CL-WHL-04: the ships in sight and in reach, asked once."""
        if self.seen is None:
            self.seen = ()
            if self.ships:
                self.key = f"f{self.flag.number}-seen"
                read = pilot.prey(self.a, self.ships, self.hexes)
                self.seen = yield from self.a.t.pick(
                    "npc-whale",
                    (ship_option(self.a.t.now, ship) for ship in self.ships),
                    key=self.key,
                    words={"hexes": self.hexes},
                    nature="fact",
                    about=(self.a.npc,),
                    default=self.ships[:1] if read is None else read,
                    charted=read is not None,
                    none=msg("cl-npc-none-seen"),
                    trail=self.a.trail(self.flag),
                )
        return self.seen

    def judge(self, node: str) -> Procedure[Judged]:
        """The answer of one node, and the key of the question that decided it."""
        seen = yield from self.look()
        wanted = {"WW-2": OILY, "WW-3": TRADER, "WW-4": OTHER}.get(node)
        if wanted is not None:
            return any(rank(self.a.t.now, ship) == wanted for ship in seen), self.key
        return None, (yield from self.choose())

    def choose(self) -> Procedure[str]:
        """WW-5, WW-6: one ship of the first class that has any; the last class goes by order of activation alone."""
        if self.target or not self.ships:
            return ""
        groups = groupby(self.seen or self.ships, key=lambda ship: rank(self.a.t.now, ship))
        kind, best = first_of((kind, tuple(group)) for kind, group in groups)
        self.target, key = best[0], ""
        if len(best) > 1 and kind != OTHER:
            self.target, key = yield from nearest(self.a, self.flag, best, rule="CL-WHL-04")
        return key


def play(a: Acting, flag: ActionFlag) -> Procedure[bool]:
    """One of her flags: the first movement follows her route, the others ram. False if her turn ends here."""
    if not a.may_act:
        return False
    first = not any(above.kind == "move" for above in a.card.flags[: flag.number - 1])
    yield from passes(a.t, "WW-1", first)
    if first:
        return (yield from merchant.sail(a, flag, start="MR-4"))
    hexes = yield from a.allowance(flag)
    ramming = Ramming(a, flag, hexes)
    outcome = yield from walk(a.t, "WW-2", ramming.judge, until="WW-7")
    if not ramming.target:
        yield from order(a.t, "CL-WHL-04", msg("cl-npc-order-no-enemy"), vain=True)
        return True
    a.actions += 1
    if outcome == "approach":
        text = msg("cl-npc-order-approach", ship=a.ship(ramming.target), hexes=hexes, way=a.way)
        told = msg("cl-told-sail-approach", n=a.npc.number, ship=a.ship(ramming.target), hexes=hexes)
        yield from a.sails("CL-WHL-04", text, told)
        yield from pilot.nears(a, ramming.target, hexes)
        yield from crossing(a, flag)
        return True
    yield from _rams(a, flag, ramming.target, hexes)
    return True


def _rams(a: Acting, flag: ActionFlag, target: ShipId, hexes: int) -> Procedure[None]:
    """CL-WHL-05 to -07: damage as far as she swam, coins for a ship she sinks; then she swims on (A-54)."""
    t, key, name = a.t, f"f{flag.number}", a.ship(target)
    yield from order(t, "CL-WHL-05", msg("cl-npc-order-ram", ship=name), picture="ship:whale")
    steps = yield from pilot.rams(a, target, hexes)
    travelled = yield from t.number(
        "travelled",
        1,
        max(1, hexes),
        under=key,
        words={"ship": name},
        note=True,
        nature="fact",
        about=(a.npc, target),
        default=len(steps) or None,
        charted=bool(steps),
        trail=a.trail(flag),
    )
    yield from damage.hurt(t, target, travelled, "water", a.npc, key=key)
    sunk = yield from outcomes.check(t, target, a.npc, key=key, deed="ram")
    yield from passes(t, "WW-7", sunk)
    if sunk:
        yield from earn(t, a.npc, t.book.numbers.whale_loot, "whale", "CL-WHL-07")
    yield from passes(t, "WW-8")
    swims = msg("cl-npc-order-swims-on", controller=a.controller)
    yield from order(t, "CL-WHL-06", swims, picture="ship:whale")
    yield from pilot.swims_on(a, steps, hexes, key=f"{key}-course")
    yield from meets(a, flag)
