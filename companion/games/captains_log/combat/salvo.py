"""1.14, 1.19 One salvo from roll to outcome, whoever fires: ships or fortresses; pincers (rulebook p.18-20, 23)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from companion.core.events.announcement_events import Announced
from companion.core.events.announcements import Announcement, Die, Result, Side
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import TABLE, Dice, Option
from companion.core.rules.sums_in_words import sum_in_words
from companion.core.rules.verdicts import Sum, Term
from companion.core.values.messages import Msg, msg
from companion.games.captains_log.combat import combat_odds, damage, outcomes
from companion.games.captains_log.combat.ballistics import (
    HARM,
    SIDES,
    Ammunition,
    Guns,
    Harm,
    Volley,
    amount,
    bonuses,
    crew_killed,
    damage_cap,
    damage_of_dice,
    defence_sum,
    pincer_rerolls,
    results,
    worth_rerolling,
)
from companion.games.captains_log.fleet.ships import afloat, allied, flag_of, npc_card, printed
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import NO_ONE, SeatId, ShipId, SideId
from companion.games.captains_log.model.names import DAMAGE_PICTURES, Ctx, nation, piece, ruled, ship_option, who
from companion.games.captains_log.model.numbers import Numbers
from companion.games.captains_log.model.state import State
from companion.games.captains_log.renown import outcast, reputation_board
from companion.games.captains_log.reputation import reputation
from companion.games.captains_log.sea import lookout
from companion.games.captains_log.ship import abilities, upgrades


class ShotsFired(Event[State], formerly=("names", "defence", "pieces", "bonus")):
    """A salvo was rolled. damage: of each die, what it does standing in the words of the harm.  chain: how a hit of
    chain shot counts at this table (A-39)."""

    shooter: SideId
    target: ShipId
    ammunition: Ammunition
    damage: tuple[int, ...]
    chain: str = "per-die"
    dice: tuple[Die, ...] = field(default=(), compare=False)
    """As they lie; none in evenings of versions that did not note them."""
    volley: Volley | None = field(default=None, compare=False)
    """All of it; None in evenings of versions that did not note it, as what follows."""
    base: int = field(default=0, compare=False)
    """The target's own defence."""
    shield: tuple[str, ...] = field(default=(), compare=False)
    """Who helps the target, by id."""

    def apply(self, s: State) -> State:
        return s.with_player(self.shooter.ship, quarry=self.target) if self.shooter.is_player else s

    def line(self, s: State, book: object) -> Msg | None:
        shooter, target = name_of(s, self.shooter), who(s, self.target)
        dice = " · ".join(map(str, self.damage))
        n = amount(self.damage, self.ammunition, chain=self.chain)
        return msg(f"cl-ev-shots-{HARM[self.ammunition]}", shooter=shooter, target=target, dice=dice, n=n)

    def announcements(self, s: State, book: Book) -> Sequence[Announcement]:
        v, harm = self.volley, HARM[self.ammunition]
        text = told(s, self.shooter, self.target, self.damage, self.ammunition, self.chain)
        if v is None:
            shooter = Side(name_of(s, self.shooter), *piece(s, self.shooter), self.dice)
            return (Result(text, (shooter,), None, DAMAGE_PICTURES[harm]),)
        shield = abilities.chosen(s, book, v.target, shielding(s, harm), self.shield, v.shooter)
        defence = defence_of(v, self.base, shield, book.numbers)
        return (scene(s, text, v, self.dice, given(s, book, v), defence),)


def told(s: State, shooter: SideId, target: ShipId, damage: Sequence[int], ammunition: Ammunition, chain: str) -> Msg:
    """What a salvo does, as a headline says it."""
    n = amount(damage, ammunition, chain=chain)
    return msg(f"cl-told-shots-{HARM[ammunition]}", shooter=name_of(s, shooter), target=who(s, target), n=n)


def scene(s: State, text: Msg, v: Volley, dice: tuple[Die, ...], given: Sequence[Term], defence: Sum) -> Result:
    """A salvo as it is drawn: who fires, with dice, and whose defence they must beat. given: to every die."""
    bonus = Sum(msg("cl-bonus"), tuple(given)) if given else None
    mine = Side(name_of(s, v.shooter), *piece(s, v.shooter), dice, bonus=bonus)
    theirs = Side(who(s, v.target), *piece(s, v.target))
    return Result(text, (mine, theirs), defence, DAMAGE_PICTURES[HARM[v.ammunition]])


def defence_of(v: Volley, base: int, shield: abilities.Powers, numbers: Numbers) -> Sum:
    """CL-RNG-06: what the dice of a salvo must exceed. base: the target's own defence.  shield: who helps it."""
    added = abilities.terms(shield, "defence")
    return defence_sum(base, added, v.cover, v.ammunition, numbers, reach=v.reach)


def grudge(s: State, ship: ShipId, opponent: ShipId) -> int:
    """CL-REP-12: one more on every die, shots and melee, of an NPC against a player in its nation's column "At war"."""
    flag = flag_of(s, ship)
    if ship.is_player or opponent.is_npc or flag is None:
        return 0
    if outcast.resents(s, ship, opponent.seat):  # CL-CAP-25: as at the far left of the line
        worst = any(icon == "at_war" and at < 0 for icon, at in reputation_board.line(s, flag))
        return int(worst and s.options.switches.at_war)
    return int(reputation.suffers(s, opponent.seat, flag, "at_war"))


def anger(s: State, ship: ShipId, opponent: ShipId) -> tuple[Term, ...]:
    """CL-REP-12: the grudge as part of a sum."""
    n = grudge(s, ship, opponent)
    return (Term(msg("cl-at-war"), n, "CL-REP-12"),) if n else ()


def given(s: State, book: Book, v: Volley) -> tuple[Term, ...]:
    """CL-RNG-04, CL-NPC-39, CL-REP-12: what a ship adds to each die, by its flag, load, people, and a grudge."""
    if not v.shooter.is_ship:  # the guns of a fortress have it all
        return ()
    load = book.numbers.explosive_bonus * (v.ammunition == "explosive")
    crew = abilities.chosen(s, book, v.shooter.ship, abilities.SHOOTING, v.crew, v.target)
    terms = (
        Term(msg("cl-bonus-flag"), v.flag, "CL-NPC-31"),
        Term(msg("cl-ammo-explosive"), load, "CL-AMM-03"),
        *abilities.terms(crew, "fire_bonus"),  # CL-CAP-35, -39
        *anger(s, v.shooter.ship, v.target),
    )
    return tuple(term for term in terms if term.value)


def name_of(s: State, shooter: SideId) -> Msg:
    """A ship, or the fortress of a nation."""
    if shooter.is_ship:
        return who(s, shooter)
    return msg("cl-fortress-of", nation=nation(shooter))


def resolve(t: Ctx, v: Volley, *, key: str) -> Procedure[None]:
    """CL-RNG-06, CL-RNG-08, CL-RNG-11: defence, roll, reputation, then what arrives."""
    # Long as one throw is: question, picture and rerolls look at the same dozen values, which no part could do without.
    harm = HARM[v.ammunition]
    base = yield from printed(t, v.target, "defence", key=key)
    moment = shielding(t.now, harm)
    shield = yield from abilities.take_part(t, v.target, moment, foe=v.shooter, rule="CL-RNG-06", key=f"{key}-defence")
    defence, added = defence_of(v, base, shield, t.book.numbers), given(t.now, t.book, v)
    note = msg("cl-q-shots-note", defence=sum_in_words(defence))
    if added:
        note = msg("cl-q-shots-note-bonus", note=note, bonus=sum_in_words(Sum(msg("cl-bonus"), added)))
    if v.ammunition == "chain":
        note = ruled("A-39", note)
    cap, chain = damage_cap(t.now, t.book.numbers), t.now.options.ruling("A-39")

    def gains(rolled: Sequence[int]) -> tuple[int, ...]:
        return damage_of_dice(results(rolled, v.guns), defence.total, cap)

    modifiers = bonuses(v.guns)
    if max(modifiers, default=0) + SIDES <= defence.total:
        note = msg("cl-q-shots-note-vain", note=note, most=max(modifiers, default=0) + SIDES, defence=defence.total)
    seen, undone = t.now, abilities.total(shield, "foe_reroll")

    def lying(dice: tuple[Die, ...]) -> Result:
        text = told(seen, v.shooter, v.target, [die.did or 0 for die in dice], v.ammunition, chain)
        return scene(seen, msg("cl-stake", told=text), v, dice, added, defence)

    crit, about = t.book.numbers.natural_crit * t.now.options.switches.boarding, (v.shooter, v.target)
    roll = Thrown(gains, modifiers, lying, crit, about)
    shots = sum(group.dice for group in v.guns)
    naturals = yield from t.roll(
        "shots",
        *(_dice(group, defence.total) for group in v.guns),
        under=key,
        who=v.shooter if v.shooter.is_player else TABLE,
        rule="CL-RNG-08",
        words={"shooter": name_of(t.now, v.shooter), "target": who(t.now, v.target), "n": shots},
        note=note,
        about=about,
        odds=lambda: combat_odds.salvo(seen, v, defence.total, cap, shield, undone),
    )
    first = naturals
    naturals, spent = yield from roll_again(t, v.shooter, naturals, roll, v.rerolls, rule="CL-RNG-05", key=key)
    naturals = yield from undo(t, v.target, first, naturals, roll, undone, spent, key=f"{key}-undone")
    dealt, dice = gains(naturals), roll.dice(first, naturals)
    ids = tuple(power.id for power in shield)
    yield from t.happens(
        ShotsFired(v.shooter, v.target, v.ammunition, dealt, chain, dice, v, base, ids, rule="CL-RNG-08")
    )
    if v.shooter.is_player:
        yield from reputation.attack(t, v.shooter.seat, v.target, port=v.port or None, key=f"{key}-attack-")
    yield from _arrive(t, v, dealt, crew_killed(naturals, t.book.numbers), shield, key=key)
    if v.overloaded:
        yield from _burst(t, v.shooter.seat, naturals, key=f"{key}-burst")


@dataclass(frozen=True, slots=True)
class Thrown:
    """A roll of several dice on the way, each of which counts for itself.

    gains: what each die brings, by all natural results.  modifiers: of each die.  lying: the whole scene, as it stands
    with these dice.  crit: the natural result that counts whatever it brings (CL-RNG-09), 0 for none.  about: who rolls
    against whom.
    """

    gains: Callable[[Sequence[int]], tuple[int, ...]]
    modifiers: tuple[int, ...]
    lying: Callable[[tuple[Die, ...]], Result]
    crit: int = 0
    about: tuple[str, ...] = ()

    def dice(self, first: Sequence[int], last: Sequence[int]) -> tuple[Die, ...]:
        """The dice for the eye. first, last: natural results before and after some were rolled again."""
        return tuple(
            Die(now, bonus=bonus, did=did, again=before if before != now else None)
            for before, now, bonus, did in zip(first, last, self.modifiers, self.gains(last), strict=True)
        )

    def may_gain(self, naturals: Sequence[int]) -> bool:
        """Whether any of the dice may bring more if it is rolled again."""
        best = self.gains((SIDES,) * len(naturals))
        missing = self.crit and any(natural != self.crit for natural in naturals)
        return bool(missing) or best != self.gains(naturals)


def shielding(s: State, harm: Harm) -> abilities.Moment:
    """What may help a ship against a salvo that does this kind of harm; any salvo may kill crew (CL-RNG-09)."""
    hull = abilities.HULL if harm in ("water", "fire") else ()
    crew = abilities.CREW if s.options.switches.boarding else ()
    return (*abilities.SHIELDING, *hull, *crew, *abilities.ATTACKED)


def _arrive(
    t: Ctx, v: Volley, dealt: tuple[int, ...], killed: int, shield: abilities.Powers, *, key: str
) -> Procedure[None]:
    """CL-RNG-09, CL-RNG-10: hull or sails first, then the crew, grapeshot and natural 12s as one loss (A-68, A-69).

    A fortress is no ship: its damage has no author (A-83), but the nation counts as the cause in solo.
    """
    harm, n = HARM[v.ammunition], amount(dealt, v.ammunition, chain=t.now.options.ruling("A-39"))
    by = v.shooter if v.shooter.is_ship else NO_ONE
    wounds = killed if t.now.options.switches.boarding else 0
    if harm == "wound":
        wounds += n
    else:
        yield from damage.hurt(t, v.target, n, harm, by, key=f"{key}-hull", powers=shield)
    yield from damage.hurt(t, v.target, wounds, "wound", by, key=f"{key}-crew", powers=shield)
    yield from outcomes.check(t, v.target, v.shooter, key=f"{key}-end")


def _burst(t: Ctx, seat: SeatId, naturals: Sequence[int], *, key: str) -> Procedure[None]:
    """CL-OFF-09, A-40: each die that shows 1 or 2 costs a cannon, and as much fire damage as it shows."""
    bangs = tuple(natural for natural in naturals if natural <= t.book.numbers.overload_bursts)
    if not bangs or t.now.outcome is not None:
        return
    guns = min(len(bangs), t.now.player(seat).cannons)
    yield from t.happens(
        Announced(msg("cl-guns-burst", n=guns, fire=sum(bangs)), "result", "cube:fire", rule="CL-OFF-09")
    )
    yield from upgrades.gain(t, seat, "cannon", -guns, "CL-OFF-09")
    yield from damage.hurt(t, seat, sum(bangs), "fire", NO_ONE, key=key)
    yield from outcomes.check(t, seat, NO_ONE, key=f"{key}-end")


def _dice(group: Guns, defence: int) -> Dice:
    needed = max(1, defence - group.bonus + 1)
    label = msg("cl-dice-guns-better", bonus=group.bonus) if group.bonus else msg("cl-dice-guns")
    return Dice(label, group.dice, bonus=group.bonus, hit_from=needed)


def roll_again(
    t: Ctx, owner: SideId, naturals: tuple[int, ...], roll: Thrown, n: int, *, rule: str, key: str
) -> Procedure[tuple[tuple[int, ...], tuple[int, ...]]]:
    """CL-RNG-05: up to n dice are rolled again, each once; a player picks them, for an NPC those that did nothing.

    A player is asked as long as a die may bring more. Returns the dice, of which the second result counts, and the
    places of those rolled again.
    """
    best = worth_rerolling(roll.gains(naturals), roll.modifiers, n)
    if not n or not naturals:
        return naturals, ()
    chosen = best
    if owner.is_player:
        if not roll.may_gain(naturals):
            return naturals, ()
        everyone, text = tuple(range(len(naturals))), msg("cl-q-again", n=n)
        chosen = yield from _pick_dice(t, owner, naturals, naturals, roll, everyone, best, n, text, rule, key=key)
    return (yield from _second_roll(t, owner, naturals, roll, chosen, rule, key=key)), chosen


def undo(
    t: Ctx,
    victim: ShipId,
    first: tuple[int, ...],
    naturals: tuple[int, ...],
    roll: Thrown,
    n: int,
    spent: tuple[int, ...],
    *,
    key: str,
) -> Procedure[tuple[int, ...]]:
    """CL-CAP-31: who is attacked has up to n of the attacker's dice rolled again; none a second time (CL-RNG-05).

    Asked only if a die that hit may still be rolled again. first: the dice before any was.
    """
    struck = roll.gains(naturals)
    there = tuple(i for i in range(len(naturals)) if i not in spent)
    crit = t.book.numbers.natural_crit
    hits = sorted((i for i in there if struck[i]), key=lambda i: (-struck[i], naturals[i] != crit, i))
    if not n or not hits:
        return naturals
    text, best = msg("cl-q-undo", n=n), tuple(sorted(hits[:n]))
    chosen = yield from _pick_dice(t, victim, first, naturals, roll, there, best, n, text, "CL-CAP-31", key=key)
    return (yield from _second_roll(t, victim, naturals, roll, chosen, "CL-CAP-31", key=key))


def _pick_dice(
    t: Ctx,
    owner: SideId,
    first: tuple[int, ...],
    naturals: tuple[int, ...],
    roll: Thrown,
    there: tuple[int, ...],
    best: tuple[int, ...],
    n: int,
    text: Msg,
    rule: str,
    *,
    key: str,
) -> Procedure[tuple[int, ...]]:
    """The places of the dice that a player wants rolled again. there: those among which to choose."""
    struck, names = roll.gains(naturals), {f"die-{i + 1}": i for i in there}
    picked = yield from t.pick(
        "again",
        (
            Option(
                name,
                msg("cl-die-result", n=naturals[i], result=naturals[i] + roll.modifiers[i]),
                msg("cl-die-gain", n=struck[i]),
                f"die:d12-{naturals[i]}",
            )
            for name, i in names.items()
        ),
        under=key,
        who=owner,
        rule=rule,
        text=text,
        hi=min(n, len(there)),
        none=msg("cl-again-none"),
        does=msg("cl-again-roll"),
        default=tuple(name for name, i in names.items() if i in best),
        stands=roll.lying(roll.dice(first, naturals)),
    )
    return tuple(names[die] for die in picked)


def _second_roll(
    t: Ctx, owner: SideId, naturals: tuple[int, ...], roll: Thrown, chosen: tuple[int, ...], rule: str, *, key: str
) -> Procedure[tuple[int, ...]]:
    """All dice, with the second result of those chosen."""
    if not chosen:
        return naturals
    dice = tuple(Dice(msg("cl-die-again", n=naturals[i]), 1, bonus=roll.modifiers[i]) for i in chosen)
    asked = owner if owner.is_player else TABLE
    about = roll.about or (owner,)
    rolled = yield from t.roll(
        "second", *dice, under=key, who=asked, rule=rule, words={"n": len(chosen)}, text="second-roll", about=about
    )
    second = dict(zip(chosen, rolled, strict=True))
    return tuple(second.get(i, natural) for i, natural in enumerate(naturals))


def guns_of(s: State, ship: ShipId) -> int:
    """CL-PIN-02: cannons of a ship; of an NPC the dice of its fire flag."""
    if ship.is_player:
        return s.player(ship).cannons
    return max((flag.value or 0 for flag in npc_card(s, ship).flags if flag.kind == "fire"), default=0)


def pincer(
    t: Ctx,
    attacker: ShipId,
    target: ShipId,
    strength: Callable[[State, ShipId], int],
    size: int,
    *,
    beside: bool = True,
    rule: str,
    key: str,
) -> Procedure[int]:
    """CL-PIN-01, CL-PIN-04: dice that the attacker may roll again because allies lie at the target too.

    beside: whether the attacker counts as adjacent itself; if not, it takes two others to pin the target (CL-PIN-05).
    Asked only when the allies on the map are strong enough to matter; they count together (A-24). Guns that reach the
    target without penalty count as adjacent (CL-PIN-05).
    """
    s = t.now
    allies = tuple(ship for ship in afloat(s) if ship != target and allied(s, attacker, ship))

    def dice(ships: Sequence[ShipId]) -> int:
        together = sum(strength(t.now, ship) for ship in ships)
        return pincer_rerolls(together, size) if beside or len(ships) > 1 else 0

    if not (s.options.switches.ramming and dice(allies)):
        return 0
    options = tuple(ship_option(s, ship, note=msg("cl-strength", n=strength(s, ship))) for ship in allies)
    note = msg("cl-q-pincer-note" if rule == "CL-PIN-02" else "cl-q-pincer-note-crew", size=size)
    words = {"target": who(s, target)}
    read = lookout.beside(s, t.book, allies, target, guns=rule == "CL-PIN-02")
    there = yield from t.pick(
        "pincer",
        options,
        under=key,
        words=words,
        note=note,
        none=True,
        nature="fact",
        default=read or (),
        charted=read is not None,
        about=(target,),
    )
    return dice(there)
