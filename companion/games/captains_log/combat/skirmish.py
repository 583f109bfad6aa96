"""1.26 Before a melee: grenades and sharpshooters (CL-SPC-07, CL-NAU-05; rulebook p.35)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from companion.core.events.announcements import Announcement, Die, Result, Side
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import TABLE, Dice, Roll
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.model.book import Numbers
from companion.games.captains_log.model.ids import ShipId
from companion.games.captains_log.model.names import Ctx, piece, who
from companion.games.captains_log.model.state import State
from companion.games.captains_log.ship import abilities


@dataclass(frozen=True)
class Skirmished(Event[State]):
    """Before a melee: wounds that grenades and sharpshooters of one side deal to the other, and to themselves."""

    names: tuple[Msg, Msg]
    struck: int
    suffered: int
    dice: tuple[Die, ...] = field(default=(), compare=False)
    """As they lie, grenades first; none in evenings of versions that did not note them."""
    pieces: tuple[tuple[str, str], ...] = field(default=(), compare=False)
    """How both sides are drawn; () in evenings of versions that did not note it."""

    def apply(self, s: State) -> State:
        return s

    def line(self) -> Msg | None:
        ship, foe = self.names
        return msg("cl-ev-skirmish", ship=ship, foe=foe, struck=self.struck, suffered=self.suffered)

    def announcements(self) -> Sequence[Announcement]:
        ship, foe = self.names
        text = msg("cl-told-skirmish", ship=ship, foe=foe, struck=self.struck, suffered=self.suffered)
        mine, theirs = self.pieces or (("", ""), ("", ""))
        against = (Side(foe, *theirs, said=msg("cl-told-wounds", n=self.struck)),) if self.pieces else ()
        return (Result(text, (Side(ship, *mine, self.dice), *against), None, "token:skull"),)


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
    numbers, names = t.book.numbers, (who(t.now, ship), who(t.now, foe))
    needed = max(1, hit - modifier)
    groups = (
        Dice(msg("cl-dice-grenades"), thrown, hit_from=numbers.grenade_hits, of="grenades"),
        Dice(msg("cl-dice-sharpshooters"), shots, bonus=modifier, hit_from=needed, of="shots"),
    )
    rolled = yield from t.ask(
        Roll(
            key=f"{key}-skirmish",
            text=msg("cl-q-skirmish", ship=names[0]),
            note=msg("cl-q-skirmish-note", hit=numbers.grenade_hits, backfire=numbers.grenade_backfires),
            rule="CL-SPC-07" if thrown else "CL-NAU-05",
            who=ship if ship.is_player else TABLE,
            dice=tuple(group for group in groups if group.count),
            about=(ship, foe),
        )
    )
    bursts = [burst(natural, numbers) for natural in rolled[:thrown]]
    struck = sum(hit for hit, _ in bursts) + sum(natural + modifier >= hit for natural in rolled[thrown:])
    suffered = sum(own for _, own in bursts)
    dice = (
        *(Die(natural, did=hit) for natural, (hit, _) in zip(rolled[:thrown], bursts, strict=True)),
        *(Die(natural, bonus=modifier, did=int(natural + modifier >= hit)) for natural in rolled[thrown:]),
    )
    pieces, rule = (piece(t.now, ship), piece(t.now, foe)), "CL-SPC-07" if thrown else "CL-NAU-05"
    yield from t.happens(Skirmished(names, struck, suffered, dice, pieces, rule=rule))
    return struck, suffered
