"""1.17 Repair: wood takes damage off hull and sails, at sea or, twice as much, in a shipyard (rulebook p.20, 34)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Change
from companion.core.events.event import Event
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.rules.verdicts import ALLOWED, Verdict, refused
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model import turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import RESERVE, SeatId
from companion.games.captains_log.model.ledger import move_cubes
from companion.games.captains_log.model.names import DAMAGE_PICTURES, Ctx, who
from companion.games.captains_log.model.state import State
from companion.games.captains_log.ship import abilities


class Repaired(Event[State], formerly=("name", "before")):
    """Damage was taken off a player's ship."""

    seat: SeatId
    water: int
    fire: int
    sails: int

    def apply(self, s: State) -> State:
        p = s.player(self.seat)
        return s.with_player(self.seat, water=p.water - self.water, fire=p.fire - self.fire, sails=p.sails - self.sails)

    def line(self, s: State, book: Book) -> Msg | None:
        mended = (("water", self.water), ("fire", self.fire), ("sails", self.sails))
        return msg("cl-ev-repaired", what=tuple(msg(f"cl-mended-{what}", n=n) for what, n in mended if n))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        p, name = s.player(self.seat), who(s, self.seat)
        mended = (("water", p.water, self.water), ("fire", p.fire, self.fire), ("sail", p.sails, self.sails))
        return tuple(
            Change(msg(f"cl-told-now-{harm}-ship", ship=name, limit=0), DAMAGE_PICTURES[harm], was, was - n, good=True)
            for harm, was, n in mended
            if n
        )


def may_repair(s: State, seat: SeatId) -> Verdict:
    """CL-FIX-01: whether there is wood, and something to mend with it."""
    player, verdict = s.player(seat), ALLOWED
    if not player.afloat:
        verdict &= refused("CL-OUT-12", msg("cl-not-afloat"))
    if not player.goods.wood:
        verdict &= refused("CL-FIX-01", msg("cl-no-wood"))
    if not player.water + player.fire + player.sails + player.card_damage:
        verdict &= refused("CL-FIX-01", msg("cl-nothing-to-repair"))
    return verdict


def wood_needed(damage: int, per_wood: int) -> int:
    """CL-FIX-02, -03: cubes of wood that remove all of n damage."""
    return -(-damage // per_wood)


def repair(t: Ctx, seat: SeatId, *, yard: bool, key: str) -> Procedure[None]:
    """CL-FIX-01 to -04: as much as the wood allows, in a shipyard twice as much for each cube as elsewhere (A-61)."""
    numbers, rule = t.book.numbers, "CL-FIX-02" if yard else "CL-FIX-03"
    per_hull = numbers.repair_yard if yard else numbers.repair_sea
    per_sail = numbers.repair_sail_yard if yard else numbers.repair_sail_sea
    player = t.now.player(seat)
    hull, sails = player.water + player.fire + player.card_damage, player.sails
    spent = yield from _wood(t, seat, "hull", hull, per_hull, lo=0 if sails else 1, rule=rule, key=key)
    removed = min(hull, spent * per_hull)
    removed -= yield from _off_the_card(t, seat, removed, rule, key=key)
    fire = 0
    if removed and player.fire:
        fire = yield from t.number(
            "fire",
            max(0, removed - player.water),
            min(player.fire, removed),
            under=key,
            who=seat,
            rule=rule,
            words={"n": removed},
            text="repair-fire",
            default=min(player.fire, removed),
            unit="cube:fire",
        )
    lo = 0 if spent else 1
    spent_sails = yield from _wood(t, seat, "sails", sails, per_sail, lo=lo, rule="CL-FIX-04", key=key)
    mended = min(sails, spent_sails * per_sail)
    yield from t.happens(Repaired(seat, removed - fire, fire, mended, rule=rule))


def _off_the_card(t: Ctx, seat: SeatId, removed: int, rule: str, *, key: str) -> Procedure[int]:
    """CL-CAP-32: how much of what is repaired lies on a captain card."""
    player = t.now.player(seat)
    most = min(removed, player.card_damage)
    if not most:
        return 0
    least = max(0, removed - player.water - player.fire)
    n = yield from t.number(
        "card", least, most, under=key, who=seat, words={"n": removed}, text="repair-card", default=least
    )
    yield from abilities.clear_card(t, seat, damage=n, rule=rule)
    return n


def _wood(
    t: Ctx, seat: SeatId, what: str, damage: int, per_wood: int, *, lo: int, rule: str, key: str
) -> Procedure[int]:
    """Wood that a player spends on hull or sails; it goes back to the reserve."""
    hi = min(t.now.player(seat).goods.wood, wood_needed(damage, per_wood))
    if not hi:
        return 0
    note = msg("cl-repair-rate", n=per_wood, damage=damage)
    spent = yield from t.number(
        f"repair-{what}",
        min(lo, hi),
        hi,
        key=f"{key}-{what}",
        who=seat,
        rule=rule,
        note=note,
        default=hi,
        unit="good:wood",
    )
    yield from move_cubes(t, "wood", spent, seat, RESERVE, rule, told="change")
    return spent


def repair_at_sea(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-FIX-03: the action of repairing away from a shipyard; never through rowboats (CL-FIX-05)."""
    yield from turns.use_half(t, "action")
    yield from repair(t, seat, yard=False, key="repair")


def may_repair_at_sea(s: State, seat: SeatId) -> Verdict:
    """CL-FIX-01, -03: the action of repairing, of whoever is on turn."""
    return turns.may_use(s, "action") & may_repair(s, seat)


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """Repairing outside a shipyard; inside one it is a service of the port (CL-YRD-01)."""
    if s.turn.port:
        return ()
    seat = s.active.id
    verdict = may_repair_at_sea(s, seat)
    damage = s.active.water + s.active.fire + s.active.card_damage
    note = msg("cl-repair-rate", n=book.numbers.repair_sea, damage=damage)
    option = Option("repair", msg("cl-repair"), note, "token:hammer", verdict, "action")
    return (Offer(option, command("repair", seat=seat)),)


COMMANDS: dict[str, ProcedureFunction] = {"repair": repair_at_sea}


JUDGES: dict[str, Judge] = {"repair": turns.judged(turns.at_sea, may_repair_at_sea)}
