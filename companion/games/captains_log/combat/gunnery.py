"""1.14 Ranged combat: an NPC fires, a player fires, ships are fired at in passing (rulebook p.12, 18-20, 26)."""

from __future__ import annotations

from companion.core.events.announcement_events import Announced
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command, first_of
from companion.core.questions.kinds import Option
from companion.core.rules.sums_in_words import sum_in_words
from companion.core.rules.verdicts import ALLOWED, Verdict, any_of, refused, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Arg, msg
from companion.games.captains_log.combat import stakes
from companion.games.captains_log.combat.ballistics import (
    AMMUNITION,
    SIDES,
    Ammunition,
    Cover,
    Guns,
    Volley,
    bonuses,
    distance_penalty,
    grouped,
)
from companion.games.captains_log.combat.salvo import defence_of, given, guns_of, pincer, resolve
from companion.games.captains_log.fleet.hostility import is_enemy, read_respect
from companion.games.captains_log.fleet.npc_card import NpcCard
from companion.games.captains_log.fleet.ships import absent, afloat, npc_card, printed
from companion.games.captains_log.fleet.whaling import is_whale
from companion.games.captains_log.model import equipment, turns
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.event_deck import fog_hint
from companion.games.captains_log.model.ids import NpcId, SeatId, ShipId
from companion.games.captains_log.model.names import Ctx, flags, ruled, ship_option, who
from companion.games.captains_log.model.state import State
from companion.games.captains_log.sea import lookout
from companion.games.captains_log.sea.chart import harbour, spot
from companion.games.captains_log.ship import abilities, hold, officers
from companion.games.captains_log.ship.upgrades import effect, improved_dice, owned
from companion.games.captains_log.voyage import berth, voyage


def npc_ammunition(s: State, card: NpcCard) -> Ammunition:
    """CL-NPC-39: what an NPC's guns are loaded with; grapeshot is an expert rule (CL-GEN-09)."""
    if card.passives.grapeshot and s.options.switches.boarding:
        return "grapeshot"
    return "incendiary" if card.passives.incendiary else "normal"


def npc_fires(
    t: Ctx, npc_id: NpcId, target: ShipId, dice: int, bonus: int, *, key: str, covers: dict[ShipId, Cover] | None = None
) -> Procedure[None]:
    """CL-NPC-20, -31: a fire flag.

    It fires only where it has no distance penalty, with its range skill too, so no distance is asked. dice, bonus: of
    the flag; the card's cannon bonus comes on top (CL-NPC-39).  covers: what the table told of targets since it moved.
    """
    card = npc_card(t.now, npc_id)
    told = {} if covers is None else covers
    if target not in told:
        told[target] = yield from ask_cover(t, npc_id, target, 1, key=key)
    rerolls = yield from pincer(t, npc_id, target, guns_of, t.book.numbers.pincer_cannons, rule="CL-PIN-02", key=key)
    shots = Volley(npc_id, target, (), npc_ammunition(t.now, card), told[target], rerolls=rerolls, flag=bonus)
    yield from resolve(t, (yield from npc_guns(t, shots, dice, key=key)), key=key)


def npc_guns(t: Ctx, v: Volley, dice: int, *, key: str) -> Procedure[Volley]:
    """CL-NPC-39, CL-REP-12: the salvo with an NPC's dice, and what flag, skills and a grudge add to each of them."""
    moment = abilities.SHOOTING
    skills = yield from abilities.take_part(t, v.shooter.ship, moment, foe=v.target, rule="CL-NPC-39", key=key)
    manned = replace(v, crew=tuple(power.id for power in skills))
    added = sum(term.value for term in given(t.now, t.book, manned))
    return replace(manned, guns=(Guns(dice, added),))


def ask_cover(t: Ctx, shooter: ShipId, target: ShipId, distance: int, *, key: str) -> Procedure[Cover]:
    """CL-RNG-06: the facts that only the board shows, in one question; what the app knows is filled in."""
    numbers = t.book.numbers
    options = (
        Option("bow-stern", msg("cl-cover-bow-stern"), msg("cl-cover-note", n=numbers.bow_stern_defence), "icon:ship"),
        Option("moored", msg("cl-cover-moored"), msg("cl-cover-note", n=numbers.mooring_defence), "token:anchor"),
    )
    read = lookout.cover(t.now, shooter, target)
    through, moored = (False, berth.moored(t.now, target)) if read is None else read
    likely = tuple(fact for fact, holds in (("bow-stern", through), ("moored", moored)) if holds)
    facts = yield from t.pick(
        "cover",
        options,
        under=key,
        words={"target": who(t.now, target)},
        none=True,
        nature="fact",
        default=likely,
        charted=read is not None,
        about=(target,),
    )
    return Cover(distance, "bow-stern" in facts, "moored" in facts)


def may_fire(s: State, book: Book, seat: SeatId, target: ShipId) -> Verdict:
    """CL-RNG-01, CL-SHP-19: what the app can tell of a player's shot; arc, line of sight and fog show on the board, or
    on the map that the app follows.

    With what it changes of loyalties (CL-JON-05), before anything is fired.
    """
    verdict = ready(s, seat)
    if target == seat or target not in afloat(s):
        return verdict & refused("CL-RNG-01", msg("cl-target-gone", ship=who(s, target)))
    verdict &= lookout.may_shoot(s, book, seat, target)
    return verdict & Verdict(effects=stakes.loyalties(s, book, seat, target))


def ready(s: State, seat: SeatId) -> Verdict:
    """CL-RNG-01, -03: whether a player can fire at all."""
    verdict = ALLOWED
    if not s.player(seat).afloat:
        verdict &= refused("CL-OUT-12", msg("cl-not-afloat"))
    return verdict & ready_to_answer(s, seat)


def may_load(s: State, book: Book, seat: SeatId, ammunition: Ammunition) -> Verdict:
    """CL-RNG-02, CL-AMM-01, -06, CL-CAP-11: a type is loaded if it is owned; grapeshot needs crews (CL-GEN-09)."""
    player, verdict = s.player(seat), ALLOWED
    only = {captain.loads: captain for captain in equipment.captains(book, player) if captain.loads}
    if ammunition == "grapeshot" and not s.options.switches.boarding:
        verdict &= refused("CL-GEN-09", msg("cl-no-crews"))
    for load, captain in only.items():
        if ammunition != load:
            text = msg("cl-only-load", name=captain.name, ammunition=msg(f"cl-ammo-{load}"))
            verdict &= refused(captain.rule, text)
    if ammunition not in ("normal", *player.ammunition, *only):
        verdict &= refused("CL-AMM-06", msg("cl-ammunition-not-owned"))
    return verdict


def _ammunition(t: Ctx, seat: SeatId, *, key: str) -> Procedure[Ammunition]:
    loads = [(kind, may_load(t.now, t.book, seat, kind)) for kind in AMMUNITION]
    held = [(kind, verdict) for kind, verdict in loads if verdict.allowed or owned(t.now.player(seat), kind)]
    options, left_out = (
        tuple(
            Option(kind, msg(f"cl-ammo-{kind}"), msg(f"cl-ammo-{kind}.effect"), f"ammo:{kind}", verdict)
            for kind, verdict in loads
            if ((kind, verdict) in held) is shown
        )
        for shown in (True, False)
    )
    first = first_of(kind for kind, verdict in held if verdict.allowed)
    chosen = yield from t.choose(
        "ammunition", options, under=key, who=seat, rule="CL-RNG-02", left_out=left_out, default=first
    )
    return first_of(kind for kind in AMMUNITION if kind == chosen)


def _guns(t: Ctx, seat: SeatId, v: Volley, *, key: str) -> Procedure[Volley]:
    """CL-RNG-03 to -05, CL-UPG-03: the salvo with the dice of a player, those with the same modifier together.

    The hold shows which cannons fire. Where nobody has copied it, the table counts them; at most as many as it has
    cannon icons, where those are known (A-96).
    """
    yield from hold.surveyed(t, seat, key=f"{key}-hold")
    player, icons = t.now.player(seat), hold.number(t.now, t.book, seat, "cannons")
    ready_guns = hold.battery(t.now, t.book, seat)
    most = player.cannons if icons is None else max(1, min(player.cannons, icons))
    cannons = yield from t.number(
        "guns",
        ready_guns or 1,
        ready_guns or most,
        under=key,
        who=seat,
        words={"icons": most},
        text="cannons",
        note=True,
        nature="fact",
        default=ready_guns or most,
        unit="token:cannon",
    )
    dice = improved_dice(player.level, cannons, owned(player, "improved_cannon"))
    per_gun = yield from _overloads(t, seat, cannons, key=key)
    added = sum(term.value for term in given(t.now, t.book, v))
    return replace(v, guns=grouped(dice * per_gun, added), overloaded=per_gun > 1)


def _overloads(t: Ctx, seat: SeatId, cannons: int, *, key: str) -> Procedure[int]:
    """CL-OFF-09: dice of each cannon; more than one if its gunner dares, before they are rolled."""
    dice = effect(t.book, t.now.player(seat), "overload")
    if not dice:
        return 1
    note = msg("cl-q-overload-note", n=t.book.numbers.overload_bursts)
    dares = yield from t.yes_no("overload", under=key, who=seat, words={"n": dice * cannons}, note=note, default=False)
    return dice if dares else 1


def _target(t: Ctx, seat: SeatId) -> Procedure[ShipId]:
    """CL-RNG-01: at whom a player fires."""
    targets = tuple(ship for ship in afloat(t.now) if ship != seat)
    known = {ship: stakes.of_shot(t.now, t.book, seat, ship) for ship in targets}
    options = tuple(
        ship_option(t.now, ship, verdict=may_fire(t.now, t.book, seat, ship), figures=known[ship]) for ship in targets
    )
    return (
        yield from t.choose(
            "target",
            options,
            who=seat,
            note=ruled("A-15", msg("cl-arc-note", arc=msg(f"cl-arc-{t.now.options.ruling('A-15')}"))),
            left_out=tuple(
                ship_option(t.now, ship, verdict=may_fire(t.now, t.book, seat, ship)) for ship in absent(t.now)
            ),
            forced=not any(stakes.grave(figures) for figures in known.values()),
            default=stakes.only(options),
            trail=fog_hint(t.now),
        )
    )


def _distance(t: Ctx, seat: SeatId, target: ShipId) -> Procedure[int]:
    """CL-RNG-06: how far away the target lies."""
    read = lookout.apart(t.now, seat, target)
    return (
        yield from t.number(
            "distance",
            1,
            max(12, read or 0),
            words={"target": who(t.now, target)},
            note=True,
            nature="fact",
            default=read or 1,
            charted=read is not None,
            trail=fog_hint(t.now),
        )
    )


def fire(t: Ctx, seat: SeatId, may_hold: bool = True) -> Procedure[None]:
    """CL-RNG-01, CL-RNG-02, CL-RNG-03: a player's ranged attack, step by step.

    may_hold: whether a shot that can do nothing may be held, at no cost.
    """
    if not may_hold:
        yield from officers.begin(t, seat, "fire")
    target = yield from _target(t, seat)
    ammunition = yield from _ammunition(t, seat, key="fire")
    crew = yield from abilities.take_part(t, seat, abilities.SHOOTING, foe=target, key="fire")
    ids, reach = tuple(power.id for power in crew), abilities.total(crew, "range")
    shots = yield from _guns(t, seat, Volley(seat, target, (), ammunition, reach=reach, crew=ids), key="fire")
    distance = yield from _distance(t, seat, target)
    cover = yield from ask_cover(t, seat, target, distance, key="fire")
    port = (yield from whose_port(t, seat, target, key="fire")) if cover.moored else ""
    allies = yield from pincer(
        t,
        seat,
        target,
        guns_of,
        t.book.numbers.pincer_cannons,
        beside=not distance_penalty(distance, reach),
        rule="CL-PIN-02",
        key="fire",
    )
    rerolls = abilities.total(crew, "fire_reroll") + allies  # CL-OFF-02, -03, -04
    shots = replace(shots, cover=cover, rerolls=rerolls, port=port)
    if not may_hold:
        yield from resolve(t, shots, key="fire")
    elif (yield from _dares(t, shots, key="fire")):
        yield from officers.begin(t, seat, "fire")
        yield from resolve(t, shots, key="fire")


def fire_by_menu(t: Ctx, seat: SeatId, may_hold: bool = False) -> Procedure[None]:
    """The same. Evenings of earlier versions say nothing of `may_hold`: there the half was spent before the facts."""
    yield from fire(t, seat, may_hold)


def _dares(t: Ctx, v: Volley, *, key: str) -> Procedure[bool]:
    """CL-RNG-08: whether a player fires although no die can reach the defence, as far as the card tells it.

    True also where one can: nobody is asked then.
    """
    base, most = stakes.defence(t.now, v.target), max(bonuses(v.guns), default=0) + SIDES
    if base is None:
        return True
    powers = abilities.gathered(t.now, t.book, v.target, abilities.SHIELDING, v.shooter)
    shield = defence_of(v, base, tuple(power for power in powers if power.likely), t.book.numbers)
    if most > shield.total:
        return True
    words: dict[str, Arg] = {
        "target": who(t.now, v.target),
        "most": most,
        "defence": sum_in_words(shield),
        "crews": int(t.now.options.switches.boarding),
    }
    return (
        yield from t.yes_no("vain", under=key, who=v.shooter, words=words, note=True, yes=True, no=True, default=False)
    )


def whose_port(t: Ctx, seat: SeatId, target: ShipId, *, key: str) -> Procedure[str]:
    """CL-REP-04: the nation of the port in which a ship lies that a player attacks; "" for a native port.

    Asked if nobody told, each with what the attack does to the player's reputation.
    """
    there = spot(t.now, target)
    known = t.now.player(target).harbour if target.is_player else ""
    known = known or ("" if there is None else harbour(t.now, there.at))
    if known:
        return berth.nation_of(known) or ""
    options: list[Option] = [
        Option(
            option.id, option.label, picture=option.picture, figures=stakes.cost(t.now, t.book, seat, target, option.id)
        )
        for option in flags()
    ]
    native = stakes.cost(t.now, t.book, seat, target)
    options.append(Option("native", msg("cl-native-port"), picture="flag:native", figures=native))
    words = {"target": who(t.now, target)}
    chosen = yield from t.choose(
        "port", options, under=key, words=words, text="in-whose-port", nature="fact", at_once=True
    )
    return "" if chosen == "native" else chosen


def passing_fire(t: Ctx, shooter: ShipId, target: ShipId, *, key: str) -> Procedure[None]:
    """CL-MOV-13: a ship enters a hex held by another, which fires: an enemy NPC must, a player may.

    Once per hex; no distance, bow, stern or arc counts, and it is none of the NPC's actions (A-10, A-91).
    """
    if shooter.is_npc:
        yield from read_respect(t, shooter.npc)
        if not is_enemy(t.now, t.book, shooter.npc, target):
            yield from t.happens(Announced(msg("cl-no-enemy"), rule="CL-MOV-13"))
            return
        if (yield from lies_moored(t, shooter, "CL-RNG-01", key=key)):
            yield from t.happens(
                Announced(msg("cl-told-passing-moored", ship=who(t.now, shooter)), "result", rule="CL-RNG-01")
            )
            return
        card = npc_card(t.now, shooter)
        flag = next((flag for flag in card.flags if flag.kind == "fire"), None)
        if flag is None:
            yield from t.happens(Announced(msg("cl-told-passing", ship=who(t.now, shooter)), "order", rule="CL-MOV-13"))
            return
        dice = yield from printed(t, shooter, f"f{flag.number}_dice", key=key)
        shots = Volley(shooter, target, (), npc_ammunition(t.now, card), flag=flag.bonus)
        yield from resolve(t, (yield from npc_guns(t, shots, dice, key=key)), key=key)
        return
    figures = stakes.cost(t.now, t.book, shooter.seat, target)
    words = {"target": who(t.now, target)}
    wanted = yield from t.yes_no(
        "wanted", under=key, who=shooter, words=words, text="passing", default=False, figures=figures
    )
    if not wanted:
        return
    ammunition = yield from _ammunition(t, shooter.seat, key=key)
    crew = yield from abilities.take_part(t, shooter, abilities.SHOOTING, foe=target, key=key)
    ids, rerolls = tuple(power.id for power in crew), abilities.total(crew, "fire_reroll")
    shots = Volley(shooter, target, (), ammunition, rerolls=rerolls, crew=ids)
    yield from resolve(t, (yield from _guns(t, shooter.seat, shots, key=key)), key=key)


def lies_moored(t: Ctx, ship: ShipId, rule: str, *, key: str) -> Procedure[bool]:
    """CL-RNG-01, CL-NPC-21, -22: a ship on a mooring fires at nobody, nor at who moors in its nation's port there.

    rule: under which it matters now.  The White Whale lies on none. What the app knows is asked quietly.
    """
    if is_whale(t.now, ship):
        return False
    read = lookout.moored(t.now, ship)
    known = berth.moored(t.now, ship)
    return (
        yield from t.yes_no(
            "moored",
            under=key,
            rule=rule,
            words={"target": who(t.now, ship)},
            nature="fact",
            default=known if read is None else read,
            quiet=known,
            charted=read is not None,
            about=(ship,),
        )
    )


def may_pass(s: State, book: Book, shooter: ShipId, mover: ShipId) -> Verdict:
    """CL-MOV-13: who fires at a ship that enters its hex: enemy NPCs, and players with cannons if they like; nobody in
    the fog (CL-EVT-14)."""
    if lookout.in_fog(s, shooter):
        return refused("CL-EVT-14", msg("cl-not-in-sight"))
    if shooter.is_player:
        return ready_to_answer(s, shooter.seat)
    return ALLOWED if is_enemy(s, book, shooter.npc, mover) else refused("CL-MOV-13", msg("cl-no-enemy"))


def ready_to_answer(s: State, seat: SeatId) -> Verdict:
    """CL-RNG-01, -03: a player without a cannon to fire with, or on a mooring, lets everybody pass."""
    return hold.may_use_guns(s, seat) & require(not berth.moored(s, seat), "CL-RNG-01", msg("cl-fire-moored"))


def pass_by(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CL-MOV-13: the moving player tells whose hex was entered."""
    others = tuple(ship for ship in afloat(t.now) if ship != seat)
    options = tuple(ship_option(t.now, ship, verdict=may_pass(t.now, t.book, ship, seat)) for ship in others)
    shooter = yield from t.choose("passed", options, who=seat, nature="fact")
    yield from voyage.share_hex(t, shooter)
    yield from passing_fire(t, shooter, seat, key="passing")


def may_attack(s: State, book: Book, seat: SeatId, may_hold: bool = False) -> Verdict:
    """CL-RNG-01, -03, CL-TRN-02, CL-OFF-07: whether a player may fire now at anybody.

    may_hold: whether the half is spent only after the facts are known; the rules allow both.
    """
    others = [ship for ship in afloat(s) if ship != seat]
    verdict = officers.may_attack(s, "fire") & ready(s, seat)
    verdict &= require(bool(others), "CL-RNG-01", msg("cl-nobody-there"))
    shot = any_of(lookout.may_shoot(s, book, seat, ship) for ship in others) if others else ALLOWED
    return verdict & shot


def may_be_met(s: State, book: Book, seat: SeatId) -> Verdict:
    """CL-MOV-13: whether a hex may just have been entered whose ship fires."""
    fires = any(may_pass(s, book, ship, seat).allowed for ship in afloat(s) if ship != seat)
    verdict = require(voyage.may_meet(s), "CL-MOV-13", msg("cl-only-entering"))
    verdict &= require(fires, "CL-MOV-13", msg("cl-nobody-fires"))
    return verdict & voyage.affords(s, 0, stays=True) if voyage.counted(s) else verdict  # CL-MOV-12


def offers(s: State, book: Book) -> tuple[Offer, ...]:
    """Firing; and during a movement, being fired at by a ship whose hex is entered."""
    seat = s.active.id
    others = tuple(ship for ship in afloat(s) if ship != seat)
    verdict = may_attack(s, book, seat, True)
    ready_guns = hold.battery(s, book, seat)
    note = msg("cl-fire-note", n=s.active.cannons) if ready_guns is None else msg("cl-hold-guns", n=ready_guns)
    found = [
        Offer(
            Option("fire", msg("cl-fire"), note, "token:cannon", verdict, "action"),
            command("fire", seat=seat, may_hold=True),
        )
    ]
    if voyage.may_meet(s) and any(may_pass(s, book, ship, seat).allowed for ship in others):
        words = msg("cl-pass-by-here" if voyage.counted(s) else "cl-pass-by")
        met = may_be_met(s, book, seat)
        option = Option("pass-by", words, msg("cl-pass-by-note"), "icon:warning", met, "free")
        found.append(Offer(option, command("pass-by", seat=seat)))
    return tuple(found)


COMMANDS: dict[str, ProcedureFunction] = {"fire": fire_by_menu, "pass-by": pass_by}
JUDGES: dict[str, Judge] = {
    "fire": turns.judged(turns.on_turn, may_attack),
    "pass-by": turns.judged(turns.on_turn, may_be_met),
}
