"""1.21 The movement flag of aggressive and defensive NPCs: trees AG-M and DF-M (CL-NPC-25..30)."""

from __future__ import annotations

from companion.core.procedures.decision_report import order
from companion.core.procedures.procedure import Procedure
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet.hostility import PLAYER, class_of, ranked
from companion.games.captains_log.fleet.npc_card import ActionFlag
from companion.games.captains_log.model.ids import NO_ONE, ShipId
from companion.games.captains_log.npcs import pilot
from companion.games.captains_log.npcs.acting import Acting, Position, Sighting
from companion.games.captains_log.npcs.flowcharts import Judged, walk
from companion.games.captains_log.npcs.sightings import Contact, contact, crossing, look, nearest

SOUGHT = {"AG-M8": PLAYER, "DF-M7": PLAYER, "AG-M11": "merchant", "DF-M9": "defensive", "DF-M10": "aggressive"}
"""The nodes that look for a class among those in sight and in reach."""


class Hunt:
    """One movement flag: answers the nodes of its tree from one look around.

    quarry: the enemies it may sail for, the best first.  lesser: those it attacks only when in contact anyway.
    """

    def __init__(self, a: Acting, flag: ActionFlag, hexes: int) -> None:
        self.a, self.flag, self.hexes = a, flag, hexes
        self.quarry = a.quarry
        self.lesser = tuple(ship for ship in a.foes if ship not in self.quarry)
        self.sight: Sighting | None = None
        self.other = Contact(NO_ONE, True, ())
        self.target: ShipId = NO_ONE

    def looked(self) -> Procedure[Sighting]:
        """The look around, taken once."""
        if self.sight is None:
            self.sight = yield from look(self.a, self.flag, self.quarry, self.hexes)
        return self.sight

    @property
    def seen(self) -> tuple[tuple[ShipId, ...], ...]:
        """The enemies in sight and in reach, in groups of equal preference."""
        return ranked(self.a.t.now, self.a.npc, self.a.card, self.sight.seen if self.sight else ())

    def any_seen(self, kind: str) -> bool:
        """Whether one of the enemies in sight and in reach is of this class."""
        return any(class_of(self.a.t.now, ship) == kind for group in self.seen for ship in group)

    def judge(self, node: str) -> Procedure[Judged]:
        """The answer of one node, and the key of the question that decided it."""
        if node in ("AG-M1", "DF-M1"):
            return self.a.may_act, ""
        sight = yield from self.looked()
        match node:
            case "AG-M2" | "DF-M2":
                return self.stays(sight), sight.key if sight.beside else sight.beside_key or sight.key
            case "AG-M3" | "DF-M3":
                met = self.met(sight)
                return met.placed, met.key
            case "AG-M4" | "DF-M4":
                return bool(self.a.foes), sight.key if self.a.exempted else ""
            case "AG-M5" | "DF-M5":
                self.a.alone, key = not sight.seen, ""
                if node == "DF-M5" and self.a.alone:
                    self.target, key = yield from self.heading()
                return bool(sight.seen), key or sight.key
            case "AG-M6":
                self.other = yield from contact(self.a, self.flag, self.lesser, key=f"f{self.flag.number}-lesser")
                return bool(self.other.ship), self.other.key
            case "AG-M13":
                self.target, key = yield from self.heading()
                return bool(self.target), key or sight.key
            case "AG-M9":
                return len(self.seen[0]) == 1, ""
            case "AG-M10" | "AG-M12" | "DF-M8" | "DF-M11":
                return None, (yield from self.choose())
            case "AG-M11" | "DF-M9" | "DF-M10" if self.any_seen(SOUGHT[node]):
                return True, (yield from self.choose()) or sight.key
            case "AG-M7" | "DF-M6":
                return sum(map(len, self.seen)) == 1, sight.key
        return self.any_seen(SOUGHT[node]), sight.key

    def stays(self, sight: Sighting) -> bool:
        """CL-NPC-30: whether it is in contact and remains so; for a better target in reach it may leave (A-28)."""
        return bool(sight.beside) and (not self.a.leaves_lesser or sight.beside in self.seen[0])

    def met(self, sight: Sighting) -> Contact:
        """The ship in contact that counts, and how the NPC lies to it."""
        return Contact(sight.beside, sight.placed, (), sight.placed_key) if sight.beside else self.other

    def choose(self) -> Procedure[str]:
        """CL-NPC-29: settle on one of the best in sight and in reach; returns the key of the question, if any."""
        key = ""
        if not self.target:
            self.target, key = yield from nearest(self.a, self.flag, self.seen[0], rule="CL-NPC-29")
        return key

    def heading(self) -> Procedure[tuple[ShipId, str]]:
        """CL-NPC-26: nobody in sight and in reach: the nearest enemy anywhere, "" if all are exempt."""
        there = tuple(ship for ship in self.quarry if ship not in self.a.exempted)
        if not there:
            return NO_ONE, ""
        if len(self.quarry) == 1 or not self.hexes:
            return there[0], ""
        target, key = yield from nearest(self.a, self.flag, there, rule="CL-NPC-26", or_nobody=True)
        if not target:
            self.a.exempted = (*self.a.exempted, *there)
        return target, key


def movement(a: Acting, flag: ActionFlag) -> Procedure[bool]:
    """CL-NPC-30: play a movement flag. False if the turn of the NPC ends here."""
    hexes = (yield from a.allowance(flag)) if a.may_act else 0
    hunt = Hunt(a, flag, hexes)
    outcome = yield from walk(a.t, "AG-M1" if a.card.conduct == "aggressive" else "DF-M1", hunt.judge)
    if outcome == "end":
        return False
    if outcome == "move":
        yield from hunt.choose()
    if outcome in ("skip", "turn"):
        yield from _in_contact(a, flag, hunt, outcome)
    elif hunt.target and hexes:
        yield from _sails(a, flag, hunt, outcome)
    else:
        a.place = replace(a.place, away=(*a.place.away, *_away(hunt)))
        yield from order(a.t, "CL-NPC-26", _idle(a, hunt), vain=True)
    return True


def _away(hunt: Hunt) -> tuple[ShipId, ...]:
    """Ships that turned out to be out of contact."""
    return (*(hunt.sight.away if hunt.sight else ()), *hunt.other.away)


def _idle(a: Acting, hunt: Hunt) -> Msg:
    """Why a movement flag has no effect."""
    if hunt.target:
        return msg("cl-npc-order-becalmed")
    if a.exempted or hunt.quarry:
        return msg("cl-npc-order-exempt")
    return msg("cl-npc-order-only-defensive") if hunt.lesser else msg("cl-npc-order-no-enemy")


def _in_contact(a: Acting, flag: ActionFlag, hunt: Hunt, outcome: str) -> Procedure[None]:
    """AG-M3, DF-M3: skip the flag when well placed, else spend it on turning (CL-NPC-16)."""
    met = hunt.met((yield from hunt.looked()))
    attack = a.next_attack(flag)
    if outcome == "skip":
        well = Position.well(met.ship, attack, key=met.key)
        beside, flanks = (*well.beside, *a.place.beside), (*well.flanks, *a.place.flanks)
        a.place = replace(a.place, beside=beside, flanks=flanks, away=(*a.place.away, *_away(hunt)), key=met.key)
        yield from order(a.t, "CL-NPC-30", msg("cl-npc-order-skip", ship=a.ship(met.ship)), vain=True)
        return
    a.actions += 1
    a.place = Position.well(met.ship, attack)
    told = msg(f"cl-told-sail-turn-{attack}", n=a.npc.number, ship=a.ship(met.ship))
    yield from a.bid("CL-NPC-16", msg(f"cl-npc-order-turn-{attack}", ship=a.ship(met.ship)), told, steered=a.steered)
    if (yield from pilot.turns(a, met.ship, hunt.hexes, attack)):
        a.place = Position()


def _sails(a: Acting, flag: ActionFlag, hunt: Hunt, outcome: str) -> Procedure[None]:
    """CL-NPC-26, -30: into contact with the target, best placed for the next attack, or as near to it as it gets."""
    a.actions += 1
    attack = a.next_attack(flag)
    meets = outcome == "move" or (hunt.sight is not None and hunt.sight.hidden)
    if meets:
        a.place, rule = Position.well(hunt.target, attack), "CL-NPC-30"
        key, told_key = f"cl-npc-order-move-{attack or 'plain'}", f"cl-told-sail-{attack or 'plain'}"
    else:
        known = (hunt.target,) if len(hunt.quarry) == 1 else ()
        a.place, rule = Position(away=known), "CL-NPC-26"
        key, told_key = "cl-npc-order-approach", "cl-told-sail-approach"
    ship = a.ship(hunt.target)
    told = msg(told_key, n=a.npc.number, ship=ship, hexes=hunt.hexes)
    yield from a.sails(rule, msg(key, ship=ship, hexes=hunt.hexes, way=a.way), told)
    if meets:
        followed = yield from pilot.attacks(a, hunt.target, hunt.hexes, attack)
    else:
        followed = yield from pilot.nears(a, hunt.target, hunt.hexes)
    if followed:
        a.place = Position()
    yield from crossing(a, flag)
