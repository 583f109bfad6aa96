"""1.21 Merchants: tree MR, their routes, income, and what a completed route is worth (CL-NPC-33..37, p.27)."""

from __future__ import annotations

from companion.core.events.event import Event
from companion.core.procedures.decision_report import order
from companion.core.procedures.procedure import Procedure
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat import outcomes
from companion.games.captains_log.fleet.npc_card import ActionFlag, NpcCard, RouteStop
from companion.games.captains_log.model.ids import NO_ONE, RESERVE, NpcId
from companion.games.captains_log.model.ledger import earn, move_cubes
from companion.games.captains_log.model.names import coins, good
from companion.games.captains_log.model.state import State
from companion.games.captains_log.npcs import pilot
from companion.games.captains_log.npcs.acting import Acting, Position
from companion.games.captains_log.npcs.attack import Attack, skipped, strike
from companion.games.captains_log.npcs.flowcharts import Judged, passes, walk
from companion.games.captains_log.npcs.sightings import crossing
from companion.games.captains_log.renown import fame


class StopReached(Event[State]):
    """A merchant's token covers the next number of its route."""

    npc: NpcId
    stop: int
    tile: int

    def apply(self, s: State) -> State:
        return s.with_npc(self.npc, stop=self.stop, legs=s.npc(self.npc).legs + 1)

    def line(self, s: State, book: object) -> Msg | None:
        return msg("cl-ev-npc-stop", n=self.npc.number, tile=self.tile)


def destination(s: State, npc_id: NpcId, card: NpcCard) -> int | None:
    """CL-NPC-34: index of the next stop in arrow order whose tile is revealed, other than the one last reached (A-82).

    Beyond the last stop only a loop goes on.
    """
    here, count = s.npc(npc_id).stop, len(card.stops)
    steps = count - 1 if card.loop else count - 1 - here
    ahead = ((here + i) % count for i in range(1, steps + 1))
    return next((stop for stop in ahead if card.stops[stop].tile in s.revealed), None)


def completes(card: NpcCard, here: int, stop: int) -> bool:
    """Whether the stop just reached ends the route: the last one, or in a loop the way back to its beginning."""
    return stop <= here if card.loop else stop == len(card.stops) - 1


def place_of(stop: RouteStop) -> Msg:
    """CL-NPC-34: the goal hex of a stop in words."""
    return msg(f"cl-npc-place-{stop.goal}", tile=stop.tile)


class MerchantVoyage:
    """One movement flag of a merchant."""

    def __init__(self, a: Acting, flag: ActionFlag, hexes: int) -> None:
        self.a, self.flag, self.hexes = a, flag, hexes
        self.goal = destination(a.t.now, a.npc, a.card) if hexes else None

    def judge(self, node: str) -> Procedure[Judged]:
        """The answer of one node, and the key of the question that decided it."""
        match node:
            case "MR-0":
                return self.a.may_act, ""
            case "MR-1":
                return False, ""
            case "MR-4":
                return self.goal is not None, ""
            case "MR-5" if self.goal is not None:
                return (yield from self.arrives(self.a.card.stops[self.goal]))
            case "MR-7":
                return not self.a.card.loop and self.goal == len(self.a.card.stops) - 1, ""
        return None, ""

    def arrives(self, stop: RouteStop) -> Procedure[Judged]:
        """CL-NPC-35: sail, then tell whether the goal hex was reached; an occupied one is not (CL-NPC-18)."""
        a, key = self.a, f"f{self.flag.number}-arrives"
        a.actions += 1
        a.place = Position()
        text = msg("cl-npc-order-route", hexes=self.hexes, place=place_of(stop), way=a.way)
        told = msg("cl-told-sail-route", n=a.npc.number, hexes=self.hexes, place=place_of(stop))
        yield from a.sails("CL-NPC-35", text, told, known=pilot.shows(a, stop))
        read = yield from pilot.calls(a, stop, self.hexes)
        yield from crossing(a, self.flag)
        if a.gone:
            return False, ""
        there = yield from a.t.yes_no(
            key,
            words={"tile": stop.tile},
            text=f"npc-arrives-{stop.goal}",
            note=msg("cl-npc-note-arrives", hexes=self.hexes),
            nature="fact",
            about=(a.npc,),
            default=bool(read),
            charted=read is not None,
            short=msg("cl-npc-short-arrives", npc=a.name),
            trail=a.trail(self.flag),
        )
        return there, key


def sail(a: Acting, flag: ActionFlag, *, start: str = "MR-0") -> Procedure[bool]:
    """CL-NPC-35 to -37: play a movement flag of a merchant. False if its turn ends here."""
    hexes = (yield from a.allowance(flag)) if a.may_act else 0
    voyage = MerchantVoyage(a, flag, hexes)
    outcome = yield from walk(a.t, start, voyage.judge)
    if outcome == "skip":
        idle = msg("cl-npc-order-no-route") if hexes else msg("cl-npc-order-becalmed")
        yield from order(a.t, "CL-NPC-34", idle, vain=True)
    elif outcome in ("arrived", "leave") and voyage.goal is not None:
        yield from _arrived(a, voyage.goal)
        if outcome == "leave":
            yield from order(a.t, "CL-NPC-37", msg("cl-npc-order-leaves"), vain=True)
            yield from outcomes.destroy(a.t, a.npc, "withdrawn", NO_ONE, key=f"f{flag.number}")
    return outcome != "end"


def _arrived(a: Acting, goal: int) -> Procedure[None]:
    """MR-6: the token advances, the income of the stop goes onto the card (CL-NPC-36), the route may be complete."""
    t, stop, here = a.t, a.card.stops[goal], a.t.now.npc(a.npc).stop
    yield from t.happens(StopReached(a.npc, goal, stop.tile, rule="CL-NPC-35"))
    yield from earn(t, a.npc, stop.doubloons, "route", "CL-NPC-36")
    cubes = 0
    if stop.good is not None and stop.cubes:
        cubes = yield from move_cubes(t, stop.good, stop.cubes, RESERVE, a.npc, "CL-NPC-36", told="line")
    picture = "token:coin" if stop.doubloons else f"good:{stop.good}" if cubes else "token:flag"
    steps = (goal - here) % len(a.card.stops) or len(a.card.stops)
    yield from order(t, "CL-NPC-36", _income(stop, cubes, steps), quiet=True, picture=picture)
    if completes(a.card, here, goal) and a.card.nation != "none":
        special = not a.card.loop
        worth = t.book.numbers.nation_fame_special_route if special else t.book.numbers.nation_fame_route
        yield from fame.score(t, a.card.nation, "N-SPEC" if special else "N-ROUTE", worth, "CL-SOL-07")


def _income(stop: RouteStop, cubes: int, steps: int) -> Msg:
    """What arriving brought, in words. steps: of its token, more than one past stops on hidden tiles (CL-NPC-34)."""
    brought: list[Msg] = [coins(stop.doubloons)] if stop.doubloons else []
    if cubes and stop.good is not None:
        brought.append(msg("cl-npc-cubes", n=cubes, good=good(stop.good)))
    if not brought:
        if steps > 1:
            return msg("cl-npc-order-arrived-past", place=place_of(stop), n=steps)
        return msg("cl-npc-order-arrived", place=place_of(stop))
    if steps > 1:
        return msg("cl-npc-order-income-past", place=place_of(stop), n=steps, income=tuple(brought))
    return msg("cl-npc-order-income", place=place_of(stop), income=tuple(brought))


class MerchantAttack(Attack):
    """MR-0 to MR-3: an attack flag of a merchant; contact and legality are one question."""

    def judge(self, node: str) -> Procedure[Judged]:
        """The answer of one node, and the key of the question that decided it."""
        if node == "MR-0":
            return self.a.may_act, ""
        if node == "MR-1":
            return True, ""
        return (yield from super().judge(node))


def attack(a: Acting, flag: ActionFlag) -> Procedure[bool]:
    """CL-NPC-33: play an attack flag of a merchant. False if its turn ends here."""
    unplayed = not a.playable(flag)
    if unplayed:
        yield from passes(a.t, "AT-0", True)
    aim = MerchantAttack(a, flag)
    outcome = "skip" if unplayed else (yield from walk(a.t, "MR-0", aim.judge))
    if outcome == "attack":
        yield from strike(a, flag, aim.target)
    elif outcome == "skip":
        yield from skipped(a, flag)
    return outcome != "end"


def play(a: Acting, flag: ActionFlag) -> Procedure[bool]:
    """Play any flag of a merchant."""
    if flag.kind == "move":
        return (yield from sail(a, flag))
    return (yield from attack(a, flag))
