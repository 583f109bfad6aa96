"""1.34 Corsairs that obey a player's captain (CL-CAP-33, A-52; rulebook p.53).

The player chooses what they do by the rules of NPCs: two flags a turn, each at most once. What they destroy counts for
the player, with whom they are allied; they carry no goods, and a shipyard repairs them.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.events.announcements import Announcement, Order, Result
from companion.core.events.event import Event
from companion.core.procedures.decision_report import order
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import Option
from companion.core.values.messages import Arg, Msg, msg
from companion.games.captains_log.combat import boarding, gunnery
from companion.games.captains_log.fleet import ships
from companion.games.captains_log.fleet.npc_card import ActionFlag, NpcCard
from companion.games.captains_log.harbour import prices
from companion.games.captains_log.model import equipment
from companion.games.captains_log.model.ids import MarkId, NpcId, SeatId
from companion.games.captains_log.model.names import Ctx, ship_option, who
from companion.games.captains_log.model.state import Npc, State
from companion.games.captains_log.npcs import pilot
from companion.games.captains_log.npcs.acting import Acting
from companion.games.captains_log.npcs.sightings import meets

RULE = "CL-CAP-33"
DONE, REPAIR = "done", "repair"


class CorsairTaken(Event[State], formerly=("names",)):
    """A corsair that came into play belongs to a player from now on."""

    npc: NpcId
    seat: SeatId

    def apply(self, s: State) -> State:
        return s.with_npc(self.npc, owner=self.seat)

    def line(self, s: State, book: object) -> Msg:
        return msg("cl-ev-corsair-taken", npc=who(s, self.npc), name=who(s, self.seat))

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        return (Result(self.line(s, book), picture="ship:corsair"),)


class CorsairRepaired(Event[State], formerly=("name",)):
    """A shipyard took damage off a player's corsair, fire first."""

    npc: NpcId
    n: int

    def apply(self, s: State) -> State:
        npc = s.npc(self.npc)
        fire = min(npc.fire, self.n)
        return s.with_npc(self.npc, fire=npc.fire - fire, water=npc.water - (self.n - fire))

    def line(self, s: State, book: object) -> Msg | None:
        return msg("cl-ev-corsair-repaired", ship=who(s, self.npc), n=self.n)

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        return (Order(msg("cl-told-corsair-repaired", ship=who(s, self.npc), n=self.n), "token:hammer"),)


def claim(t: Ctx, npc: NpcId, card: NpcCard) -> Procedure[None]:
    """CL-CAP-33: a corsair that comes into play obeys the player whose captain takes corsairs."""
    if card.country is None:
        return
    owner = next((player.id for player in t.now.players if equipment.has(t.now, t.book, player.id, "corsairs")), None)
    if owner is not None:
        yield from t.happens(CorsairTaken(npc, owner, rule=RULE))


def ties(s: State, npc: Npc) -> tuple[Msg, ...]:
    """What binds an NPC to players: whom it obeys, whose hooks hold it, whose attack it remembers (CL-CAP-25, -33)."""
    found = [msg("cl-tie-obeys", name=who(s, npc.owner))] if npc.owner else []
    found += [msg("cl-tie-hooked", name=who(s, npc.grappled_by))] if npc.grappled_by else []
    marked = (player for player in s.players if npc.card and MarkId(npc.card) in player.marks)
    return (*found, *(msg("cl-tie-resents", name=who(s, player.id)) for player in marked))


def commanded(s: State, npc: NpcId) -> bool:
    """A-52: whether a player decides what an NPC does, and not its chart."""
    return bool(s.npc(npc).owner) and s.options.ruling("A-52") == "player"


def command(a: Acting, *, held: bool) -> Procedure[None]:
    """A-52: the player plays up to two flags, in any order. held: it hangs on hooks and cannot move (CL-OFF-08)."""
    played: tuple[str, ...] = ()
    while a.may_act and not a.gone:
        chosen = yield from _choose(a, played, held=held)
        if chosen == DONE:
            return
        a.actions += 1
        played = (*played, chosen)
        if chosen == REPAIR:
            yield from _repair(a)
        else:
            flag = first_of(flag for flag in a.card.flags if str(flag.number) == chosen)
            yield from (_sail(a, flag) if flag.kind == "move" else _attack(a, flag))


def _choose(a: Acting, played: tuple[str, ...], *, held: bool) -> Procedure[str]:
    t, owner = a.t, a.t.now.npc(a.npc).owner
    options = []
    for flag in a.card.flags:
        if str(flag.number) in played or not a.playable(flag) or (held and flag.kind == "move"):
            continue
        picture = {"move": "token:sail", "fire": "token:cannon", "board": "token:sabres"}[flag.kind]
        options.append(Option(str(flag.number), msg(f"cl-corsair-{flag.kind}", n=flag.value or 0), picture=picture))
    npc = t.now.npc(a.npc)
    if npc.water + npc.fire and REPAIR not in played and prices.may_pay(t.now, owner, t.book.numbers.coin).allowed:
        note = msg("cl-corsair-repair-note", n=t.book.numbers.repair_yard)
        options.append(Option(REPAIR, msg("cl-corsair-repair"), note, "token:hammer"))
    options.append(Option(DONE, msg("cl-corsair-done"), picture="icon:check"))
    left = t.book.numbers.npc_actions - a.actions
    words: dict[str, Arg] = {"ship": a.name, "n": left}
    return (
        yield from t.choose("corsair", options, at=a.actions + 1, who=owner, rule=RULE, words=words, about=(a.npc,))
    )


def _sail(a: Acting, flag: ActionFlag) -> Procedure[None]:
    """CL-CAP-33, CL-NPC-15: as far as the flag says, wherever the player likes."""
    hexes = yield from a.allowance(flag)
    yield from a.sails(RULE, msg("cl-corsair-sails", ship=a.name, n=hexes))
    yield from pilot.wanders(a, hexes, key=f"f{flag.number}-course", rule=RULE)
    yield from meets(a, flag)


def _attack(a: Acting, flag: ActionFlag) -> Procedure[None]:
    """A-52: fire at or board a ship of the player's choice; never that player."""
    t, owner = a.t, a.t.now.npc(a.npc).owner
    targets = tuple(ship for ship in ships.afloat(t.now) if ship not in (a.npc, owner))
    if not targets:
        yield from order(t, RULE, msg("cl-corsair-nobody"), vain=True)
        return
    options = tuple(ship_option(t.now, ship) for ship in targets)
    words = {"ship": a.name}
    target = yield from t.choose(
        "corsair-target", options, key=f"f{flag.number}-target", who=owner, rule=RULE, words=words, about=(a.npc,)
    )
    dice, key = (yield from a.value(flag)), f"f{flag.number}"
    strike = gunnery.npc_fires if flag.kind == "fire" else boarding.npc_boards
    yield from strike(t, a.npc, target, dice, flag.bonus, key=key)


def _repair(a: Acting) -> Procedure[None]:
    """CL-CAP-33, CL-YRD-01, -03: in a shipyard, with wood that the player buys there for the corsair."""
    t, npc, numbers = a.t, a.t.now.npc(a.npc), a.t.book.numbers
    damage, pair = npc.water + npc.fire, numbers.wood_per_coin
    purse = t.now.player(npc.owner).doubloons // numbers.coin * pair
    most = max(pair, min(purse, -(-damage // (numbers.repair_yard * pair)) * pair))
    note = msg("cl-repair-rate", n=numbers.repair_yard, damage=damage)
    wood = yield from t.number(
        "corsair-wood", pair, most, who=npc.owner, words={"ship": a.name}, note=note, step=pair, unit="good:wood"
    )
    if (yield from prices.pay(t, npc.owner, wood // pair * numbers.coin, "wood", RULE)):
        mended = min(damage, wood * numbers.repair_yard)
        yield from t.happens(CorsairRepaired(a.npc, mended, rule=RULE))
