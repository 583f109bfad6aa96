"""1.25, 1.26, 1.34, CL-NPC-39 Abilities that take part by themselves, and may be switched off by the table (CL-GEN-01).

Data says what an upgrade, a captain or a card's passive skill adds to; here it is gathered for one ship at one moment
and offered as chips in one quiet question. What stays picked enters the arithmetic under its own name and rule.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Result
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import TABLE, Option
from companion.core.rules.verdicts import Term
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.fleet import whaling
from companion.games.captains_log.fleet.hostility import card_of
from companion.games.captains_log.fleet.ships import sides
from companion.games.captains_log.model import equipment
from companion.games.captains_log.model.book import Ability, Book, Captain, Effect, Upgrade
from companion.games.captains_log.model.ids import NO_ONE, NpcId, SeatId, ShipId, SideId
from companion.games.captains_log.model.names import Ctx, who
from companion.games.captains_log.model.state import State

Moment = tuple[Effect, ...]
Harm = Literal["water", "fire", "wound"]

SHOOTING: Moment = ("fire_bonus", "fire_reroll", "range")
SHIELDING: Moment = ("defence",)
HULL: Moment = ("damage_taken", "card_damage")
CREW: Moment = ("crew_lost", "card_wounds")
ATTACKED: Moment = ("foe_reroll",)
BEFORE_MELEE: Moment = ("grenade", "sharpshot")
FIGHTING: Moment = ("melee_dice", "melee_bonus", "melee_reroll", "melee_defence", "melee_merge")
SAILING: Moment = ("movement", "becalmed")
COPIED: Moment = ("sharpshot", "melee_dice", "melee_defence", "melee_reroll", "crew_lost", "missions_drawn", "grenade")
"""What a lieutenant is best used for, first (CL-NAU-04)."""
WARDS: dict[Harm, tuple[Effect, Effect]] = {
    "water": ("damage_taken", "card_damage"),
    "fire": ("damage_taken", "card_damage"),
    "wound": ("crew_lost", "card_wounds"),
}
"""What averts each kind of harm, and which captain cards take it upon themselves; nothing spares sails."""
FILLED: Moment = ("card_wounds", "card_damage")
"""What a captain card takes upon itself while there is room on it (CL-CAP-22, CL-CAP-32)."""


@dataclass(frozen=True, slots=True)
class Power:
    """What one upgrade, captain or skill does at a moment. adds: to what, and how much.  likely: False where the table
    must say whether its condition holds."""

    id: str
    label: Msg
    note: Msg
    picture: str
    rule: str
    adds: tuple[tuple[Effect, int], ...]
    likely: bool = True

    def of(self, what: Effect) -> int:
        """What it adds in one respect."""
        return sum(n for kind, n in self.adds if kind == what)

    @property
    def option(self) -> Option:
        """The chip by which it is switched off."""
        return Option(self.id, self.label, self.note, self.picture)


Powers = tuple[Power, ...]


def total(powers: Iterable[Power], what: Effect) -> int:
    """What they add together."""
    return sum(power.of(what) for power in powers)


def terms(powers: Iterable[Power], what: Effect) -> tuple[Term, ...]:
    """Their shares in a sum, each under its own name and rule."""
    return tuple(Term(power.label, n, power.rule) for power in powers if (n := power.of(what)))


def laden(s: State, ship: SideId) -> bool | None:
    """Whether a ship carries goods; None while nobody has looked what its card shows. A fortress carries none."""
    if ship.is_player:
        return s.player(ship.seat).goods.total > 0
    if not ship.is_npc:
        return False
    npc = s.npc(ship.npc)
    card, record = card_of(s, npc.id), dict(s.card("npc-card", npc.card) or ())
    if npc.cargo.total or (card and card.goods.total):
        return True
    return None if record.get("laden") is None else False


def against(s: State, ability: Ability, foe: SideId) -> bool | None:
    """Whether an ability is turned against this ship; None if only the table knows."""
    if not ability.foe:
        return True
    if not foe.is_ship:
        return False
    if ability.foe == "laden":
        return laden(s, foe)
    flags = sides(s, foe.ship)
    if ability.foe == "corsair":
        return "pirates" in flags and len(flags) > 1
    return ability.foe in flags


def gathered(s: State, book: Book, ship: ShipId, moment: Moment, foe: SideId = NO_ONE) -> Powers:
    """Everything that a ship has for a moment: upgrades, then captains; of an NPC its skills."""
    if ship.is_npc:
        return tuple(power for power in _skills(s, ship.npc) if any(power.of(what) for what in moment))
    if not ship.is_player:
        return ()
    player, expert = s.player(ship), s.options.switches.boarding
    mine = ((u, equipment.copies(player, u)) for u in book.upgrades if expert or not u.expert)
    owned = tuple(_of_upgrade(u, n, moment) for u, n in mine if n and any(what in moment for what in u.effects))
    return (*owned, *_of_captains(s, book, ship.seat, moment, foe), *_whaler(s, book, ship.seat, moment, foe))


def _whaler(s: State, book: Book, seat: SeatId, moment: Moment, foe: SideId) -> Powers:
    """CL-WHL-10: a whaler defends itself better against the White Whale; her own ram asks for none (CL-WHL-05)."""
    known = whaling.whaler(s, seat)
    if known is False or "defence" not in moment or not (foe.is_npc and whaling.is_whale(s, foe.npc)):
        return ()
    adds: tuple[tuple[Effect, int], ...] = (("defence", book.numbers.whaler_defence),)
    note = msg("cl-power-whaler-note", n=book.numbers.whaler_defence)
    return (Power("whaler", msg("cl-power-whaler"), note, "ship:whaler", "CL-WHL-10", adds, likely=known is True),)


def _of_upgrade(upgrade: Upgrade, n: int, moment: Moment) -> Power:
    label = equipment.name(upgrade.id) if n == 1 else msg("cl-power-copies", upgrade=equipment.name(upgrade.id), n=n)
    adds = tuple((what, n * each) for what, each in upgrade.effects.items() if what in moment)
    note = msg(f"cl-upgrade-{upgrade.id}.effect")
    return Power(upgrade.id, label, note, upgrade.picture, upgrade.rule, adds)


def _of_captains(s: State, book: Book, seat: SeatId, moment: Moment, foe: SideId) -> Powers:
    found = []
    for captain in equipment.captains(book, s.player(seat)):
        met = [
            (a, equipment.holds(s, seat, a), against(s, a, foe))
            for a in equipment.abilities(s, captain)
            if a.does in moment
        ]
        able = [(a, both) for a, *both in met if False not in both]
        adds = tuple((a.does, n) for a, _ in able if (n := _room(s, seat, a)))
        if adds:
            found.append(_of_captain(s, captain, adds, likely=all(None not in both for _, both in able)))
    return tuple(found)


def _of_captain(s: State, captain: Captain, adds: tuple[tuple[Effect, int], ...], *, likely: bool) -> Power:
    label = msg("cl-captain", name=captain.name)
    return Power(captain.id, label, equipment.words(s, captain), f"flag:{captain.nation}", captain.rule, adds, likely)


def _room(s: State, seat: SeatId, ability: Ability) -> int:
    """How much an ability has still to give: a captain card may be full."""
    player = s.player(seat)
    if ability.does in FILLED:
        return ability.amount - (player.card_wounds if ability.does == "card_wounds" else player.card_damage)
    return ability.amount


def _skills(s: State, npc_id: NpcId) -> Powers:
    """CL-NPC-39: the red bonuses of a card; always active unless the table knows better."""
    card = card_of(s, npc_id)
    if card is None:
        return ()
    passives = card.passives
    skills: tuple[tuple[str, Effect, int], ...] = (
        ("cannons", "fire_bonus", passives.cannons),
        ("melee", "melee_bonus", passives.melee),
        ("melee_defence", "melee_defence", passives.melee_defence),
    )
    return tuple(
        Power(
            f"skill-{name}",
            msg(f"cl-npc-passive-{name}"),
            msg("cl-power-skill", n=n),
            "token:flag",
            "CL-NPC-39",
            ((what, n),),
        )
        for name, what, n in skills
        if n
    )


def take_part(
    t: Ctx, ship: ShipId, moment: Moment, *, foe: SideId = NO_ONE, rule: str = "CL-RNG-05", key: str
) -> Procedure[Powers]:
    """CL-RNG-05, CL-GEN-01: who of a ship's people takes part, if there is anybody.

    Asked quietly, as it costs nothing and helps; aloud where only the table knows whether a player's captain may.

    A lieutenant then does once more what one of the specialists does, never a unique one (CL-NAU-04).
    """
    powers = gathered(t.now, t.book, ship, moment, foe)
    if not powers:
        return ()
    sure = tuple(p.id for p in powers if p.likely)
    quiet = len(sure) == len(powers) or not ship.is_player
    picked = yield from _chips(t, ship, powers, sure, None, rule=rule, key=key, quiet=quiet)
    active = tuple(power for power in powers if power.id in picked)
    copies = _copies(t.now, t.book, ship, powers)
    if not copies:
        return active
    rule = copies[0].rule
    copied = yield from _chips(t, ship, copies, (copies[0].id,), 1, rule=rule, key=f"{key}-copy")
    return (*active, *(power for power in copies if power.id in copied))


def chosen(s: State, book: Book, ship: ShipId, moment: Moment, ids: Collection[str], foe: SideId = NO_ONE) -> Powers:
    """Those who took part, by their ids, as `take_part` returned them."""
    there = gathered(s, book, ship, moment, foe)
    return tuple(power for power in (*there, *_copies(s, book, ship, there)) if power.id in ids)


def _chips(
    t: Ctx,
    ship: ShipId,
    powers: Powers,
    default: tuple[str, ...],
    hi: int | None,
    *,
    rule: str,
    key: str,
    quiet: bool = True,
) -> Procedure[tuple[str, ...]]:
    return (
        yield from t.pick(
            "powers",
            (power.option for power in powers),
            under=key,
            who=ship if ship.is_player else TABLE,
            rule=rule,
            words={"ship": who(t.now, ship)},
            none=True,
            nature="fact",
            hi=hi,
            default=default,
            quiet=quiet,
            about=(ship,),
        )
    )


def _copies(s: State, book: Book, ship: ShipId, powers: Powers) -> Powers:
    """CL-NAU-04: what a player's lieutenant can do at this moment: as one of the other specialists, the best first."""
    if not ship.is_player:
        return ()
    player = s.player(ship)
    lieutenant = next((u for u in book.upgrades if u.effects.get("copy") and equipment.copies(player, u)), None)
    specialists = {u.id: u for u in book.upgrades if u.kind == "specialist" and not u.unique}
    if lieutenant is None:
        return ()

    def rank(power: Power) -> int:
        return min(COPIED.index(what) if what in COPIED else len(COPIED) for what, _ in power.adds)

    return tuple(
        Power(
            f"copy-{power.id}",
            msg("cl-power-copy", upgrade=equipment.name(power.id)),
            msg(f"cl-upgrade-{lieutenant.id}.effect"),
            lieutenant.picture,
            lieutenant.rule,
            tuple((what, specialists[power.id].effects[what]) for what, _ in power.adds),
        )
        for power in sorted((power for power in powers if power.id in specialists), key=rank)
    )


def movement_terms(s: State, book: Book, seat: SeatId, crew: Powers | None = None) -> tuple[Term, ...]:
    """CL-MOV-02: what sails, officers and captains add to the movement of a player now (CL-OFF-05, -06,
    CL-CAP-27, -29).

    crew: those who take part, where somebody has been asked.
    """
    return terms(_likely(s, book, seat, SAILING) if crew is None else crew, "movement")


def _likely(s: State, book: Book, seat: SeatId, moment: Moment) -> Powers:
    return tuple(power for power in gathered(s, book, seat, moment) if power.likely)


def wind_value(s: State, book: Book, seat: SeatId, value: int, crew: Powers | None = None) -> Term:
    """CL-MOV-05, CL-CAP-24: what the wind gives to a player's movement; a captain may bear the worst one."""
    there = _likely(s, book, seat, SAILING) if crew is None else crew
    power = next((power for power in there if value and power.of("becalmed") == value), None)
    return Term(msg("cl-wind"), value, "CL-MOV-05") if power is None else Term(power.label, 0, power.rule)


def _name(captain: Captain) -> Msg:
    return msg("cl-captain", name=captain.name)


def pick_up_cost(s: State, book: Book, seat: SeatId) -> int:
    """CL-FRE-02, CL-CAP-20: movement points for picking something up."""
    return 0 if equipment.has(s, book, seat, "pick_up") else 1


class CardFilled(Event[State], formerly=("name",)):
    """A captain card took wounds or damage upon itself, or was cleared of them (n < 0) (CL-CAP-05)."""

    seat: SeatId
    wounds: int
    damage: int

    def apply(self, s: State) -> State:
        player = s.player(self.seat)
        return s.with_player(
            self.seat, card_wounds=player.card_wounds + self.wounds, card_damage=player.card_damage + self.damage
        )

    def line(self, s: State, book: Book) -> Msg | None:
        n, what = self.wounds + self.damage, "wounds" if self.wounds else "damage"
        owner = _bearer(s, book, self.seat, "card_wounds" if self.wounds else "card_damage")
        if owner is None:
            return None
        return msg(f"cl-ev-card-{what}" if n > 0 else f"cl-ev-card-{what}-off", name=_name(owner), n=abs(n))

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        text = self.line(s, book)
        return () if text is None else (Result(text, picture="token:officer"),)


def _bearer(s: State, book: Book, seat: SeatId, what: Effect) -> Captain | None:
    """The captain of a player whose card bears wounds or damage."""
    return next((captain for captain, _ in equipment.has(s, book, seat, what)), None)


def warded(powers: Iterable[Power], harm: Harm) -> int:
    """The most that carpenters or doctors, and captain cards with room on them, take off one attack."""
    less, card = WARDS[harm]
    mine = tuple(powers)
    return total(mine, card) - total(mine, less)


def spent(powers: Powers, what: Effect, n: int) -> Powers:
    """The same abilities after n of what they avert has been used up."""
    left = []
    for power in powers:
        have = power.of(what)
        used = min(n, abs(have))
        adds = tuple((kind, each - used * (1 if have > 0 else -1) * (kind == what)) for kind, each in power.adds)
        left.append(replace(power, adds=adds))
        n -= used
    return tuple(left)


def ward_off(t: Ctx, ship: ShipId, n: int, powers: Powers, *, harm: Harm) -> Procedure[tuple[int, Powers]]:
    """CL-OFF-01, CL-SPC-05, CL-CAP-26: what is left of n wounds or damage, and of the abilities for the same attack
    (A-69).

    Carpenters and doctors first, then what a captain card can bear (CL-CAP-22, CL-CAP-32).
    """
    less, card = WARDS[harm]
    helpers = tuple(power for power in powers if power.of(less))
    off = min(n, -total(helpers, less))
    if off:
        by = tuple(power.label for power in helpers)
        told = msg(f"cl-spared-{harm}", ship=who(t.now, ship), n=off, by=by)
        yield from t.happens(Announced(told, "result", rule=helpers[0].rule))
    left = n - off
    for power in powers:
        room = min(left, power.of(card))
        if room > 0:
            filled = (room, 0) if harm == "wound" else (0, room)
            yield from t.happens(CardFilled(ship.seat, *filled, rule=power.rule))
            left -= room
    return left, spent(spent(powers, less, off), card, n - off - left)


def clear_card(t: Ctx, seat: SeatId, *, wounds: int = 0, damage: int = 0, rule: str) -> Procedure[None]:
    """CL-CAP-22, CL-CAP-32: wounds and damage leave the captain cards that bear them."""
    for what, n, gone in (("card_wounds", wounds, (-wounds, 0)), ("card_damage", damage, (0, -damage))):
        if n and _bearer(t.now, t.book, seat, what):  # type: ignore[arg-type]
            yield from t.happens(CardFilled(seat, *gone, rule=rule))
