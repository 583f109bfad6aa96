"""1.15, 1.17 Damage to hulls, sails and crews, fire spread, cargo tower (rulebook p.18, 20).

What damage covers shows in the hold; where nobody has copied it, the table is asked, and only if goods are aboard.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Change, Order
from companion.core.events.event import Event
from companion.core.procedures.decision_report import order
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Option
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat import outcomes, spoils
from companion.games.captains_log.combat.ballistics import Harm
from companion.games.captains_log.fleet.ships import npc_card, ship_number
from companion.games.captains_log.model import stowage
from companion.games.captains_log.model.ids import LOOSE, NO_ONE, RESERVE, SeatId, ShipId, SideId
from companion.games.captains_log.model.ledger import move_cubes
from companion.games.captains_log.model.names import DAMAGE_PICTURES, Ctx, good, who
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.state import GOODS, Good, Player, State
from companion.games.captains_log.ship import abilities, hold
from companion.games.captains_log.ship.abilities import Powers


class DamageTaken(Event[State], formerly=("name", "before", "limit")):
    """A ship took n damage of one kind. by: whoever fired, "" for fire spread, storms and the like."""

    ship: ShipId
    harm: Harm
    n: int
    by: SideId
    laid: bool = field(default=False, compare=False)
    """Whether the table was told to lay the cubes already."""

    def apply(self, s: State) -> State:
        of = s.npc(self.ship) if self.ship.is_npc else s.player(self.ship)
        hit = {"last_hit_by": self.by} if self.by else {}
        change = s.with_npc if self.ship.is_npc else s.with_player
        match self.harm:
            case "water":
                return change(self.ship, water=of.water + self.n, last_damage="water", **hit)
            case "fire":
                return change(self.ship, fire=of.fire + self.n, last_damage="fire", **hit)
            case "sail":
                return change(self.ship, sails=of.sails + self.n, **hit)
        if isinstance(of, Player):
            return s.with_player(self.ship, crew=max(0, of.crew - self.n), **hit)
        return s.with_npc(self.ship, wounds=of.wounds + self.n, **hit)

    def line(self, s: State, book: object) -> Msg | None:
        return msg(f"cl-ev-harm-{self.harm}", ship=who(s, self.ship), n=self.n)

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        name, (before, limit) = who(s, self.ship), _stands(s, self.ship, self.harm)
        crew = self.harm == "wound" and self.ship.is_player
        after = max(0, before - self.n) if crew else before + self.n
        key = f"{self.harm}-{'ship' if self.ship.is_player else 'npc'}"
        change = msg(f"cl-told-now-{key}", ship=name, limit=limit or 0)
        picture, good = DAMAGE_PICTURES[self.harm], False if self.ship.is_player else None
        bidden = () if self.laid else (damage_order(self.ship, self.harm, self.n, name),)
        return (*bidden, Change(change, picture, before, after, good, limit))


def _stands(s: State, ship: ShipId, harm: Harm) -> tuple[int, int | None]:
    """Damage of a kind that a ship has (of an NPC all that its hull bears), its wounds, or a player's crew; and the
    hull or crew at which it is lost, None if that is unknown or there is none."""
    if ship.is_npc:
        npc, card = s.npc(ship), npc_card(s, ship)
        before = {"wound": npc.wounds, "sail": npc.sails}.get(harm, npc.water + npc.fire)
        return before, {"wound": card.crew, "sail": None}.get(harm, card.hull)
    player = s.player(ship)
    now = {"wound": player.crew, "sail": player.sails, "water": player.water, "fire": player.fire}
    return now[harm], ship_number(s, player.id, "hull") if harm in ("water", "fire") else None


def damage_order(ship: ShipId, harm: Harm, n: int, name: Msg) -> Order:
    """What hands do when a ship is hurt."""
    seat = ship if ship.is_player else ""
    return Order(lay_words(ship, harm, n, name), DAMAGE_PICTURES[harm], seat=seat, adds=True)


def lay_words(ship: ShipId, harm: Harm, n: int, name: Msg) -> Msg:
    """The order to lay cubes on a ship, in words."""
    return msg(f"cl-told-lay-{harm}-{'ship' if ship.is_player else 'npc'}", ship=name, n=n)


def fire_added(fire: int, numbers: Numbers) -> int:
    """CL-DMG-10: fire damage that spreads at the end of a ship's own turn."""
    return fire // numbers.fire_spread


def hurt(
    t: Ctx, ship: ShipId, n: int, harm: Harm, by: SideId, *, key: str, powers: Powers | None = None
) -> Procedure[Powers]:
    """CL-DMG-01, CL-DMG-09: n points of one kind hit a ship. What becomes of it is for `outcomes.check` to say.

    A hit on a cabin kills nobody: hull damage never touches the crew (CL-DMG-07).  powers: whose abilities avert some
    of it, where the attack has settled that already. Returns what is left of them for the same attack (A-69).
    """
    left = powers or ()
    if harm == "sail":
        of = t.now.npc(ship) if ship.is_npc else t.now.player(ship)
        n = min(n, t.book.numbers.chain_limit - of.sails)
    elif n > 0:
        if powers is None:
            left = yield from abilities.take_part(t, ship, abilities.WARDS[harm], rule="CL-GEN-01", key=key)
        n, left = yield from abilities.ward_off(t, ship, n, left, harm=harm)
    if n > 0 and ship.is_player and harm in ("water", "fire"):
        yield from _into_hold(t, ship.seat, n, harm, by, key=key)
    elif n > 0:
        rule = {"wound": "CL-DMG-01", "sail": "CL-AMM-05"}.get(harm, "CL-DMG-09")
        yield from t.happens(DamageTaken(ship, harm, n, by, rule=rule))
    return left


def _into_hold(t: Ctx, seat: SeatId, n: int, harm: Harm, by: SideId, *, key: str) -> Procedure[None]:
    """CL-DMG-02, CL-DMG-03, CL-DMG-04, CL-DMG-06: cubes in a player's hold, row by row (A-16).

    A cannon under a cube stays where it is (CL-DMG-05). Oil under one turns it into two fires, which are placed after
    the rest and may themselves cover goods. Where nobody has copied the hold, the table says what is covered.
    """
    if t.now.player(seat).goods.total:
        yield from hold.surveyed(t, seat, key=f"{key}-hold")
    rule, laid = "CL-DMG-02" if harm == "water" else "CL-DMG-03", False
    if t.now.player(seat).hold:
        placed, oil = yield from _fall(t, seat, n, "water" if harm == "water" else "fire", key=key)
    else:
        laid = t.now.player(seat).goods.total > 0
        if laid:  # before the table is asked what lies under them
            words = lay_words(seat, harm, n, who(t.now, seat))
            yield from order(t, rule, words, quiet=True, picture=DAMAGE_PICTURES[harm], seat=seat)
        oil = yield from _goods_covered(t, seat, n, harm, key=key)
        placed = n - oil
    if placed:
        yield from t.happens(DamageTaken(seat, harm, placed, by, laid, rule=rule))
    if oil:
        yield from t.happens(
            Announced(msg("cl-oil-burns", n=oil, fires=2 * oil), "result", "cube:fire", rule="CL-DMG-06")
        )
        yield from _into_hold(t, seat, 2 * oil, "fire", by, key=f"{key}-oil")


def _fall(t: Ctx, seat: SeatId, n: int, harm: stowage.Damage, *, key: str) -> Procedure[tuple[int, int]]:
    """Goods make way for cubes that fall on them. Returns the cubes that stay, and the oil that they hit."""
    squares = t.now.player(seat).hold
    fall = stowage.fall(squares, n, harm, t.now.lay)
    for cube in GOODS:
        covered = tuple(i for i in fall.covered if squares[i].load == cube)
        if covered and harm == "fire":
            yield from move_cubes(t, cube, len(covered), seat, RESERVE, "CL-DMG-03", squares=covered)
        elif covered:
            yield from overboard(t, cube, len(covered), seat, key=f"{key}-tower-{cube}", squares=covered)
    if fall.oil:
        yield from move_cubes(t, "oil", len(fall.oil), seat, RESERVE, "CL-DMG-06", squares=fall.oil)
    return fall.placed, len(fall.oil)


def _goods_covered(t: Ctx, seat: SeatId, n: int, harm: Harm, *, key: str) -> Procedure[int]:
    """Goods on which the cubes come to lie: overboard under water, back to the reserve under fire. Returns the oil."""
    aboard = tuple(cube for cube in GOODS if t.now.player(seat).goods.of(cube))
    if not aboard:
        return 0
    covered = yield from t.pick(
        "covered",
        (
            Option(cube, good(cube), msg("cl-aboard", n=t.now.player(seat).goods.of(cube)), f"good:{cube}")
            for cube in aboard
        ),
        under=key,
        rule="CL-DMG-02" if harm == "water" else "CL-DMG-03",
        words={"n": n},
        note=msg(f"cl-q-covered-{harm}"),
        none=True,
        nature="fact",
        hi=min(n, len(aboard)),
        default=(),
        about=(seat,),
    )
    left, oil = n, 0
    for cube in aboard:
        if cube not in covered:
            continue
        others = len(covered) - 1 - covered.index(cube)
        lost = yield from t.number(
            "covered",
            1,
            max(1, min(t.now.player(seat).goods.of(cube), left - others)),
            under=key,
            at=cube,
            rule="CL-DMG-02",
            words={"good": good(cube)},
            text="covered-cubes",
            nature="fact",
            default=1,
            unit=f"good:{cube}",
        )
        left -= lost
        if cube == "oil":
            oil = lost
            yield from move_cubes(t, "oil", lost, seat, RESERVE, "CL-DMG-06")
        elif harm == "fire":
            yield from move_cubes(t, cube, lost, seat, RESERVE, "CL-DMG-03")
        else:
            yield from overboard(t, cube, lost, seat, key=f"{key}-tower-{cube}")
    return oil


def overboard(
    t: Ctx, cube: Good, n: int, source: ShipId, *, key: str, squares: tuple[int, ...] = ()
) -> Procedure[None]:
    """CL-DMG-02, CL-TWR-01: goods fall onto the ship's hex, through the cargo tower if the table uses it."""
    kept = n
    if t.now.options.switches.cargo_tower:
        kept = yield from spoils.through_tower(t, cube, n, key=key)
    yield from move_cubes(t, cube, kept, source, LOOSE, "CL-DMG-02", squares=squares[:kept])
    yield from move_cubes(t, cube, n - kept, source, RESERVE, "CL-TWR-01", squares=squares[kept:])


def fire_spread(t: Ctx, ship: ShipId, *, key: str) -> Procedure[None]:
    """CL-DMG-10, CL-OUT-07: at the end of a ship's own turn its fire grows, which may destroy it."""
    of = t.now.npc(ship) if ship.is_npc else t.now.player(ship)
    grown = fire_added(of.fire, t.book.numbers)
    if grown:
        spreads = msg("cl-fire-spreads", ship=who(t.now, ship), n=grown)
        yield from t.happens(Announced(spreads, "result", "cube:fire", rule="CL-DMG-10"))
        yield from hurt(t, ship, grown, "fire", NO_ONE, key=key)
        yield from outcomes.check(t, ship, of.last_hit_by, key=key, deed="spread")
