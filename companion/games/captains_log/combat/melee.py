"""1.18, 1.26 Melee: grenades and sharpshooters before it, then its arithmetic: fighters, hits, success (rulebook p.21,
35)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from companion.core.events.announcement_events import Noted
from companion.core.events.announcements import Announcement, Die, Result, Side
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import TABLE, Dice
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet.npc_card import NpcCard
from companion.games.captains_log.model.ids import NO_ONE, ShipId
from companion.games.captains_log.model.names import Ctx, piece, who
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.state import State
from companion.games.captains_log.ship import abilities
from companion.games.captains_log.ship.abilities import Powers, total, warded


class Skirmished(Noted, formerly=("names", "pieces")):
    """Before a melee: wounds that grenades and sharpshooters of one side deal to the other, and to themselves."""

    struck: int
    suffered: int
    dice: tuple[Die, ...] = field(default=(), compare=False)
    """As they lie, grenades first; none in evenings of versions that did not note them."""
    ship: ShipId = field(default=NO_ONE, compare=False)
    """Which side it is; "" in evenings of versions that did not note it."""
    foe: ShipId = field(default=NO_ONE, compare=False)

    def line(self, s: State, book: object) -> Msg | None:
        return self._told("cl-ev-skirmish", s)

    def announcements(self, s: State, book: object) -> Sequence[Announcement]:
        text = self._told("cl-told-skirmish", s)
        if text is None:
            return ()
        mine = Side(who(s, self.ship), *piece(s, self.ship), self.dice)
        theirs = Side(who(s, self.foe), *piece(s, self.foe), said=msg("cl-told-wounds", n=self.struck))
        return (Result(text, (mine, theirs), None, "token:skull"),)

    def _told(self, key: str, s: State) -> Msg | None:
        if not self.ship:  # the melee that follows tells the losses
            return None
        return msg(key, ship=who(s, self.ship), foe=who(s, self.foe), struck=self.struck, suffered=self.suffered)


def burst(natural: int, numbers: Numbers) -> tuple[int, int]:
    """CL-SPC-07: wounds of the other side and of one's own by one die of grenades."""
    return int(natural >= numbers.grenade_hits), int(natural <= numbers.grenade_backfires)


def open_fire(t: Ctx, ship: ShipId, foe: ShipId, modifier: int, hit: int, *, key: str) -> Procedure[tuple[int, int]]:
    """CL-SPC-07, CL-NAU-05: what one side does before the melee: wounds of the other side, and of its own.

    modifier: on each die of that side in the melee, which the sharpshooters have too.  hit: from which it wounds.
    """
    powers = yield from abilities.take_part(t, ship, abilities.BEFORE_MELEE, foe=foe, rule="CL-BOA-06", key=key)
    thrown, shots = abilities.total(powers, "grenade"), abilities.total(powers, "sharpshot")
    if not thrown + shots:
        return 0, 0
    numbers = t.book.numbers
    needed = max(1, hit - modifier)
    groups = (
        Dice(msg("cl-dice-grenades"), thrown, hit_from=numbers.grenade_hits, of="grenades"),
        Dice(msg("cl-dice-sharpshooters"), shots, bonus=modifier, hit_from=needed, of="shots"),
    )
    rolled = yield from t.roll(
        "skirmish",
        *(group for group in groups if group.count),
        under=key,
        who=ship if ship.is_player else TABLE,
        rule="CL-SPC-07" if thrown else "CL-NAU-05",
        words={"ship": who(t.now, ship), "hit": numbers.grenade_hits, "backfire": numbers.grenade_backfires},
        note=True,
        about=(ship, foe),
    )
    bursts = [burst(natural, numbers) for natural in rolled[:thrown]]
    struck = sum(hit for hit, _ in bursts) + sum(natural + modifier >= hit for natural in rolled[thrown:])
    suffered = sum(own for _, own in bursts)
    dice = (
        *(Die(natural, did=hit) for natural, (hit, _) in zip(rolled[:thrown], bursts, strict=True)),
        *(Die(natural, bonus=modifier, did=int(natural + modifier >= hit)) for natural in rolled[thrown:]),
    )
    rule = "CL-SPC-07" if thrown else "CL-NAU-05"
    yield from t.happens(Skirmished(struck, suffered, dice, ship, foe, rule=rule))
    return struck, suffered


PAIR = 2
"""Failures that make one success (CL-CAP-14)."""


@dataclass(frozen=True, slots=True)
class Fighters:
    """One side of a melee. people: those who can fall.  dice: rolled.  bonus: on each of them.  shield: taken from each
    die of the other side.  rerolls: dice that may be rolled again.  merges: hits made of two failures.  spared: losses
    that doctors and captain cards avert."""

    people: int
    dice: int
    bonus: int = 0
    shield: int = 0
    rerolls: int = 0
    merges: int = 0
    spared: int = 0


@dataclass(frozen=True, slots=True)
class Melee:
    """How a melee stands after the roll: people left of the boarding party and of the defenders."""

    attackers: int
    defenders: int
    ratio: int

    @property
    def success(self) -> bool:
        """CL-BOA-09: nobody left to defend, or the attackers are three times as many."""
        return self.defenders == 0 or self.ratio * self.defenders <= self.attackers


def melee_hit(s: State, numbers: Numbers) -> int:
    """CL-BOA-08, CL-SOL-10: result from which a die wounds."""
    return numbers.melee_hit_solo if s.solo_rules and s.options.difficulty.melee_12 else numbers.melee_hit


def modifier(own: Fighters, other: Fighters) -> int:
    """What is added to each die of one side."""
    return own.bonus - other.shield


def hits(naturals: Sequence[int], modifier: int, hit: int) -> tuple[int, ...]:
    """CL-BOA-08: 1 for each die that wounds the other side."""
    return tuple(int(natural + modifier >= hit) for natural in naturals)


def boarding_result(party: int, defenders: int, lost: int, killed: int, numbers: Numbers) -> Melee:
    """CL-BOA-08, -09: both sides roll at once; who stayed aboard the attacker does not count."""
    return Melee(max(0, party - lost), max(0, defenders - killed), numbers.boarding_ratio)


def npc_dice(card: NpcCard, wounds: int, *, defending: bool, by_flag: bool = True) -> int:
    """CL-BOA-04: dice of the boarding flag less the wounds, in attack and defence.

    Without that flag an NPC cannot attack so, and defends with its people. by_flag: whether the flag counts for a
    defender too (A-20).
    """
    flag = next((flag for flag in card.flags if flag.kind == "board"), None)
    if flag is not None and flag.value is not None and (by_flag or not defending):
        return max(0, flag.value - wounds)
    return max(0, (card.crew or 0) - wounds) if defending else 0


def fighters(people: int, dice: int, bonus: int, powers: Powers) -> Fighters:
    """CL-BOA-05, -06: one side of a melee: its people, and what upgrades, captains and skills add to its dice
    (CL-SPC-02, -03, -06, CL-NAU-03, -06, CL-CAP-13, -17).

    bonus: on every die besides. Nobody fights for a side that has no people left.
    """
    return Fighters(
        people,
        dice + total(powers, "melee_dice") if people else 0,
        bonus + total(powers, "melee_bonus"),
        total(powers, "melee_defence"),
        total(powers, "melee_reroll"),
        total(powers, "melee_merge"),
        warded(powers, "wound"),
    )


def merged(hits: int, dice: int, merges: int) -> int:
    """CL-CAP-14: hits that two failures make, once for each roll."""
    return merges if dice - hits >= PAIR else 0


def enlisted(remaining: int, crew: int, limit: int | None) -> int:
    """CL-BOA-12: people of a captured ship who come aboard; whom the ship cannot hold are not taken (A-94)."""
    return remaining if limit is None else max(0, min(remaining, limit - crew))


def may_swap_level(own: int, captured: int, gap: int) -> bool:
    """CL-BOA-13: a captured ship may be sailed if it is at most one level higher."""
    return captured <= own + gap
