"""1.21 Attack flags: tree AT of aggressive and defensive NPCs, nodes MR-2, MR-3 of merchants (CL-NPC-31..33)."""

from __future__ import annotations

from itertools import dropwhile, takewhile

from companion.core.procedures.decision_report import order
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat import boarding, gunnery
from companion.games.captains_log.fleet import ships
from companion.games.captains_log.fleet.hostility import card_of, ranked
from companion.games.captains_log.fleet.npc_card import ActionFlag
from companion.games.captains_log.model.ids import NO_ONE, ShipId
from companion.games.captains_log.npcs.acting import Acting
from companion.games.captains_log.npcs.flowcharts import Judged, walk
from companion.games.captains_log.npcs.sightings import can_attack, nearest, others_near


class Attack:
    """One attack flag. contact: whether a ship that counts is in contact.  legal: those that it can attack now."""

    def __init__(self, a: Acting, flag: ActionFlag) -> None:
        self.a, self.flag = a, flag
        self.contact = False
        self.legal: tuple[ShipId, ...] = ()
        self.keys = ("", "")
        self.looked = False
        self.target: ShipId = NO_ONE

    def judge(self, node: str) -> Procedure[Judged]:
        """The answer of one node, and the key of the question that decided it."""
        match node:
            case "AT-0":
                return not self.a.playable(self.flag), ""
            case "AT-1":
                return self.a.may_act, ""
            case "AT-5" | "AT-6" | "MR-3":
                return None, (yield from self.choose())
        yield from self.look()
        contact_key, legal_key = self.keys
        if node == "AT-2":
            return self.contact, contact_key
        return (len(self.legal) == 1 if node == "AT-4" else bool(self.legal)), legal_key

    def look(self) -> Procedure[None]:
        """AT-2, AT-3: who is in contact and a legal target; known after a movement, else asked at once (CL-NPC-31)."""
        if self.looked:
            return
        self.looked = True
        a, kind, place = self.a, self.flag.kind, self.a.place
        foes = a.foes
        beside = tuple(ship for ship in foes if ship in place.beside)
        self.legal = tuple(ship for ship in foes if ship in place.known(kind))
        self.contact, self.keys = bool(beside), (place.key, place.key)
        asked = place.untold(kind, beside or foes)
        if self.legal or not asked:
            return
        self.legal, key = yield from can_attack(a, self.flag, asked)
        a.place = place.told(kind, self.legal, tuple(ship for ship in asked if ship not in self.legal), key)
        self.contact, self.keys = self.contact or bool(self.legal), (place.key if beside else key, key)
        yield from self.spare_defensive()

    def spare_defensive(self) -> Procedure[None]:
        """CL-NPC-27: a defensive ship counts for an aggressive NPC only if no other target is in sight and in reach."""
        a = self.a
        others = tuple(ship for ship in a.quarry if ship not in self.legal)
        if not self.legal or not all(a.spares(ship) for ship in self.legal) or a.alone or not others:
            return
        near, key = yield from others_near(a, self.flag, others)
        self.keys = (key, self.keys[1])
        if near:
            a.place = replace(a.place, beside=(), flanks=(), unfit=(*a.place.unfit, *self.legal))
            self.contact, self.legal = False, ()

    def choose(self) -> Procedure[str]:
        """CL-NPC-27 to -29, -33: the best of the legal targets; distances differ only with the range skill."""
        if self.target:
            return ""
        best = ranked(self.a.t.now, self.a.npc, self.a.card, self.legal)[0]
        chosen = self.a.place.chosen
        self.target, key = chosen if chosen in best else best[0], ""
        if len(best) > 1 and self.a.card.passives.range and chosen not in best:
            self.target, key = yield from nearest(self.a, self.flag, best, rule="CL-NPC-29")
        return key


def attack(a: Acting, flag: ActionFlag) -> Procedure[bool]:
    """CL-NPC-31, -32: play an attack flag of an aggressive or defensive NPC. False if its turn ends here."""
    aim = Attack(a, flag)
    outcome = yield from walk(a.t, "AT-0" if flag.kind == "board" else "AT-1", aim.judge)
    if outcome == "attack":
        yield from strike(a, flag, aim.target)
    elif outcome == "skip":
        yield from skipped(a, flag)
    return outcome != "end"


def skipped(a: Acting, flag: ActionFlag) -> Procedure[None]:
    """CL-NPC-06, -07, CL-BOA-04: why an attack flag has no effect, and those like it that follow it at once."""
    if flag.number in a.skipped:
        return
    if a.playable(flag):
        following = dropwhile(lambda other: other != flag, a.card.flags)
        a.skipped = tuple(other.number for other in takewhile(lambda other: other.kind == flag.kind, following))
        yield from order(a.t, "CL-NPC-06", msg(f"cl-npc-order-no-{flag.kind}", n=len(a.skipped)), vain=True)
    elif a.t.now.options.switches.boarding:
        yield from order(a.t, "CL-BOA-04", msg("cl-no-fighters", ship=a.name), vain=True)
    else:
        yield from order(a.t, "CL-NPC-07", msg("cl-npc-order-not-played"), quiet=True, vain=True)


def strike(a: Acting, flag: ActionFlag, target: ShipId) -> Procedure[None]:
    """AT-6: the attack itself; a ship that is lost makes room for another target of the next flag (CL-NPC-24)."""
    a.actions += 1
    a.place = replace(a.place, chosen=target)
    dice = yield from a.value(flag)
    yield from order(a.t, "CL-NPC-31", _strike_order(a, flag, target, dice), vain=True)
    key = f"f{flag.number}"
    if flag.kind == "fire":
        yield from gunnery.npc_fires(a.t, a.npc, target, dice, flag.bonus, covers=a.place.covers, key=key)
    else:
        yield from boarding.npc_boards(a.t, a.npc, target, dice, flag.bonus, covers=a.place.covers, key=key)


def _strike_order(a: Acting, flag: ActionFlag, target: ShipId, dice: int) -> Msg:
    """The attack in plain words, with the printed defence of the target where it is known."""
    name, passives = a.ship(target), a.card.passives
    bonus = flag.bonus + (passives.cannons if flag.kind == "fire" else passives.melee)  # CL-NPC-39
    if flag.kind == "board":
        able = dice - a.t.now.npc(a.npc).wounds  # CL-BOA-04
        return msg("cl-npc-order-board", ship=name, dice=able, bonus=bonus)
    defence = printed_defence(a, target)
    if defence is None:
        return msg("cl-npc-order-fire", ship=name, dice=dice, bonus=bonus)
    return msg("cl-npc-order-fire-at", ship=name, dice=dice, bonus=bonus, defence=defence)


def printed_defence(a: Acting, ship: ShipId) -> int | None:
    """The defence printed for a ship, None while nobody has copied it."""
    if ship.is_player:
        return ships.ship_number(a.t.now, ship.seat, "defence")
    card = card_of(a.t.now, ship)
    return card.defence if card else None
