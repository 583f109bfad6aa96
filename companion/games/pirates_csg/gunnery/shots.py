"""CSG-SHOOT, CSG-FORT-08: a Shoot action: at whom, with which cannons, the dice, and what each hit does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Choose, Figure, Option, Pick
from companion.core.rules.odds import at_least, percent
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.gunnery import firing, parley, shooting_odds, specialists
from companion.games.pirates_csg.gunnery.damage import suffer
from companion.games.pirates_csg.gunnery.firing import SHEET, GunShot, Salvo, loaded
from companion.games.pirates_csg.gunnery.guns import Gun, best, guns
from companion.games.pirates_csg.gunnery.shooting_odds import aims_of
from companion.games.pirates_csg.gunnery.specialists import SMOKE, Special
from companion.games.pirates_csg.gunnery.targets import (
    NOBODY,
    armed,
    drawn,
    gone,
    gunner,
    landed,
    may_fire,
    may_shoot_at,
    never,
    printed_words,
    seat_of,
    targets,
    unit_name,
    unit_option,
)
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import CrewId, FortId, ShipId, UnitId
from companion.games.pirates_csg.model.names import Ctx, q
from companion.games.pirates_csg.model.secrets import by_all, keeps_hidden, seen_by
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import crew_aboard
from companion.games.pirates_csg.ship.cards import able, crew_card, has, hindered, used
from companion.games.pirates_csg.ship.orders import (
    ActionGiven,
    ActionReturned,
    commanded,
    decides,
    may_act,
    may_be_given,
)

CAPTAIN = "captain"
"""The answer of who calls a captain that lies face down: the ship shoots as it moves."""
BROADSIDE = "broadsides"
"""The answer of a ship that fires all its cannons with one die."""


# ---------------------------------------------------------------------- what may be done


def may_shoot(s: State, book: Book, unit: UnitId) -> Verdict:
    """CSG-ACT-01, CSG-SHOOT-04, -05: whether a unit may be told to shoot: it has cannons, and there is somebody."""
    if unit.is_ship:
        verdict = may_act(s, ShipId(unit), "shoot")
    else:
        verdict = may_be_given(s, unit, unit_name(s, unit), seat_of(s, unit), "shoot")
        stands = s.fort(FortId(unit)).built if unit.is_fort else landed(s, CrewId(unit)) or _aboard(s, CrewId(unit))
        verdict &= require(stands, "CSG-SHOOT-04", msg("csg-shoot-unit", ship=unit_name(s, unit)))
    verdict &= armed(s, book, unit)
    anybody = any(may_shoot_at(s, unit, target).allowed for target in targets(s, unit))
    smoke = specialists.ready(s, unit, SMOKE)
    return verdict & require(anybody or smoke, "CSG-SHOOT-05", msg("csg-shoot-nobody"))


def units(s: State) -> Iterator[UnitId]:
    """CSG-ACT-01, CSG-KW-MARINE: what the active player may have shoot: ships, forts, marines aboard and ashore."""
    for ship in commanded(s):
        yield UnitId(ship.id)
    for fort in s.forts:
        if fort.built and fort.seat == s.turn.seat:
            yield UnitId(fort.id)
    for crew in s.crew:
        if crew.seat == s.turn.seat and (landed(s, crew.id) or _aboard(s, crew.id)):
            yield UnitId(crew.id)


def _aboard(s: State, crew: CrewId) -> bool:
    """A-39: whether it is a marine at work aboard a ship of the active player, which may have an action of its own."""
    found = s.mate(crew)
    if not found.where.is_ship or "marine" not in crew_card(s, found).keywords:
        return False
    ship = ShipId(found.where)
    return not (hindered(s, ship, "no-crew") or s.ship(ship).sunk) and s.ship(ship).seat == s.turn.seat


def offers(s: State, book: Book) -> Iterator[Offer]:
    """A Shoot action for every own ship, fort and marine."""
    for unit in units(s):
        picture, colour = drawn(s, unit)
        label = msg("csg-shoot", ship=unit_name(s, unit))
        note = msg("csg-shoot-guns", n=_flying(s, unit) or len(guns(s, book, unit)))
        option = Option(f"shoot-{unit}", label, note, picture, may_shoot(s, book, unit), "shoot", colour)
        yield Offer(option, command("shoot", unit=unit))


def _flying(s: State, unit: UnitId) -> int:
    """CSG-FORT-09: how many flags of a fort still fly; 0 for anything else."""
    return s.fort(FortId(unit)).flags if unit.is_fort else 0


# ---------------------------------------------------------------------- the action


def shoot(t: Ctx, unit: UnitId) -> Procedure[None]:
    """CSG-SHOOT-01: a unit is given a Shoot action."""
    before = t.now.turn.more
    if unit.is_fort or unit.is_ship:
        yield from t.happens(ActionGiven(unit, "shoot", rule="CSG-ACT-01"))
    chosen = (yield from _carried(t, FortId(unit))) if unit.is_fort else None
    if not (yield from volley(t, unit, chosen)) and (unit.is_fort or unit.is_ship) and not gone(t.now, unit):
        yield from t.happens(ActionReturned(unit, before, rule="CSG-SHOOT-02"))


def caller(s: State, book: Book, ship: ShipId) -> Option | None:
    """CSG-SETUP-10, CSG-CREW-CAPTAIN: a captain face down, to be called by whoever says what the ship does; None where
    there is none, or one face up, who is asked anyway."""
    captains = able(seen_by(s, decides(s, ship)), ship, "captain")
    if not captains or any(each.shown for each in captains):
        return None
    verdict = may_fire(s, book, UnitId(ship), marines=False)
    return Option(CAPTAIN, msg("csg-captain-called"), msg("csg-captain-called-note"), "crew:captain", verdict)


def ask_for_captain(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-SETUP-10: a captain face down may be called where no other question would bring it up. Wherever crew lies
    face down it is asked, whoever it is."""
    if not keeps_hidden(t.now, UnitId(ship)):
        return
    found, none = caller(t.now, t.book, ship), Option(NOBODY, msg("csg-shoot-stop"), picture="csg:sea")
    options = (none,) if found is None else (found, none)
    words = {"ship": unit_name(t.now, UnitId(ship))}
    asked = decides(t.now, ship)
    question = q.choose(
        "captain", options, who=asked, rule="CSG-CREW-CAPTAIN", words=words, about=(ship,), default=NOBODY, forced=False
    )
    told = yield from t.ask(question.with_public_view(replace(question, options=(none,))))
    if told == CAPTAIN:
        yield from crew_aboard.show(t, ship, CAPTAIN)


def free_shot(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-CREW-CAPTAIN, CSG-SHOOT-08: a ship with a captain shoots at the end of its Move, if it likes; also a derelict
    that moves. One face down was called before. Marines aboard keep their own action for the phase of shooting."""
    captains, unit = [each.id for each in able(t.now, ship, "captain") if each.shown], UnitId(ship)
    if not captains or not may_fire(t.now, t.book, unit, marines=False).allowed:
        return
    smoke = specialists.ready(t.now, unit, SMOKE)
    if smoke or any(may_shoot_at(t.now, unit, target).allowed for target in targets(t.now, unit)):
        yield from volley(t, unit, guns(t.now, t.book, unit, marines=False), captains[0])


def _carried(t: Ctx, fort: FortId) -> Procedure[tuple[Gun, ...]]:
    """CSG-SHOOT-09: which cannons the flags that still fly carry in this turn; nobody is asked where it is the same."""
    unit = UnitId(fort)
    every, flags = guns(t.now, t.book, unit), t.now.fort(fort).flags
    if flags >= len(every) or len({(gun.rank, gun.reach) for gun in every}) == 1:
        return every[:flags]
    told = yield from t.pick(
        "flags",
        (Option(gun.id, gun.label, picture=gun.picture) for gun in every),
        who=gunner(t.now, unit),
        words={"fort": unit_name(t.now, unit), "n": flags},
        note=True,
        about=(unit,),
        lo=flags,
        hi=flags,
        default=tuple(gun.id for gun in best(every, flags)),
    )
    return tuple(gun for gun in every if gun.id in told)


@dataclass(slots=True)
class ShootAction:
    """One Shoot action as far as it has come. guns: that have not fired.  hits: that targets have taken in it.

    answered: ships that have shot back.  out: targets that no gun reaches, as the table has told.
    """

    guns: tuple[Gun, ...]
    hits: dict[UnitId, int]
    answered: tuple[UnitId, ...] = ()
    captain: str = ""
    """By whose ability the ship shoots as it moves; then it need not."""
    round: int = 0
    out: tuple[UnitId, ...] = ()
    begun: bool = False
    """Whether anything has been fired, or a parley called."""

    def fired(self, guns: Sequence[Gun]) -> None:
        """These have fired."""
        self.begun = True
        done = [gun.id for gun in guns]
        self.guns = tuple(gun for gun in self.guns if gun.id not in done)


def volley(t: Ctx, unit: UnitId, with_guns: tuple[Gun, ...] | None = None, captain: str = "") -> Procedure[bool]:
    """CSG-SHOOT-01 to -07: target after target, until every cannon has fired or no more shall. Returns whether anything
    came of it; nothing does where nobody was in range.

    with_guns: all that can fire, unless said.  captain: by whose ability the ship shoots as it moves.
    """
    a = ShootAction(guns(t.now, t.book, unit) if with_guns is None else with_guns, {}, captain=captain)
    while not gone(t.now, unit):
        a.round += 1
        mine = seen_by(t.now, gunner(t.now, unit))  # of an enemy ship that was lent no more than all know
        a.guns = _ready(mine, t.book, unit, a)
        question = _whom(mine, t.book, unit, a) if a.guns else None
        if question is None or (a.begun and _told_of_hidden(t, unit, a)):
            break
        seen = _whom(by_all(t.now), t.book, unit, a) if keeps_hidden(t.now, unit) else None
        told = yield from t.ask(question if seen is None else question.with_public_view(seen))
        if told == NOBODY:
            break
        if captain and not used(t.now, "captain", ShipId(unit)):
            yield from crew_aboard.use(t, "captain", unit, captain, "CSG-CREW-CAPTAIN")
        if told == SMOKE:
            a.fired(((yield from specialists.lay_smoke(t, unit, a.guns, str(a.round))),))
        else:
            yield from _attack(t, unit, UnitId(told), a)
    return a.begun


def _whom(s: State, book: Book, unit: UnitId, a: ShootAction) -> Choose | None:
    """At whom: everybody who may be shot at, compared by what all cannons that are left would do. None for nobody."""
    ready = _ready(s, book, unit, a)
    again = shooting_odds.may_again(s, unit)
    hits = shooting_odds.spread(aims_of(ready), book, again)
    open_, refused = [], []
    for each in targets(s, unit):
        out = require(each not in a.out, "CSG-SHOOT-02", msg("csg-shoot-out", ship=unit_name(s, each)))
        verdict = may_shoot_at(s, unit, each) & out
        if verdict.allowed:
            shown = shooting_odds.figures(s, book, each, hits, a.hits.get(each, 0))
            open_.append(
                unit_option(
                    s, each, verdict, (*shown, *_broadside(s, book, unit, a), *firing.back(s, book, unit, each))
                )
            )
        else:
            refused.append(unit_option(s, each, verdict))
    smoky = specialists.ready(s, unit, SMOKE) and any(gun.cannon for gun in ready)
    smoke = (Option(SMOKE, msg("csg-special-smokepot"), None, "csg-terrain:fog"),) if smoky else ()
    if not open_ and not smoke:
        return None
    further = a.round > 1
    stop = (Option(NOBODY, msg("csg-shoot-stop"), picture="csg:sea"),) if a.captain or further else ()
    options = (*stop, *open_, *smoke, *refused) if further else (*open_, *smoke, *refused, *stop)
    words = printed_words(s, book, unit)
    return q.choose(
        "target",
        options,
        at=a.round,
        who=gunner(s, unit),
        rule="CSG-SHOOT-05",
        words={"ship": unit_name(s, unit), "lines": words},
        note=bool(words),
        about=(unit,),
        sheet=SHEET,
        row=True,
        left_out=tuple(unit_option(s, each, may_shoot_at(s, unit, each)) for each in never(s, unit)),
        default=options[0].id,
    )


def _told_of_hidden(t: Ctx, unit: UnitId, a: ShootAction) -> bool:
    """CSG-SETUP-10: whether to ask for one more shot would tell all that crew face down can fire, as nothing else can.

    Such crew fires together with the last cannon, or before.
    """
    return keeps_hidden(t.now, unit) and not _ready(by_all(t.now), t.book, unit, a)


def _ready(s: State, book: Book, unit: UnitId, a: ShootAction) -> tuple[Gun, ...]:
    """Guns that have not fired, as far as whoever looks knows of them."""
    left = {gun.id for gun in a.guns}
    return tuple(gun for gun in guns(s, book, unit) if gun.id in left)


def _broadside(s: State, book: Book, unit: UnitId, a: ShootAction) -> tuple[Figure, ...]:
    """CSG-KW-BROADSIDES: how likely one die for all cannons hits."""
    aims = aims_of(_together(s, unit, a))
    if not aims:
        return ()
    chance = at_least(shooting_odds.broadside(aims, book), 1)
    return (Figure(msg("csg-keyword-broadsides"), percent(chance)),)


def _together(s: State, unit: UnitId, a: ShootAction) -> tuple[Gun, ...]:
    """CSG-KW-BROADSIDES: the cannons that may fire with one die: all of the ship's, before any other shot."""
    if a.hits or not unit.is_ship or not has(s, ShipId(unit), "broadsides"):
        return ()
    return tuple(gun for gun in a.guns if gun.cannon)


def _attack(t: Ctx, unit: UnitId, target: UnitId, a: ShootAction) -> Procedure[None]:
    """CSG-SHOOT-06, -07, CSG-RIP-03: one target: the dice, the dice of who shoots back, and then the losses of both."""
    key, before = str(a.round), a.hits.get(target, 0)
    told = yield from _which(t, unit, target, a)
    if not told:
        a.out = (*a.out, target)
        return
    if (yield from parley.plead(t, unit, target, key, parley.CALLED in told)):
        a.begun = True
        return
    chosen = tuple(each for each in told if each != parley.CALLED)
    a.begun = True
    if not chosen and not (chosen := (yield from _which(t, unit, target, a, refused=True))):
        a.out = (*a.out, target)
        return
    guns_ = tuple(gun for gun in a.guns if gun.id in chosen)
    cannons = tuple(gun for gun in guns_ or a.guns if gun.cannon)
    together = cannons if BROADSIDE in chosen else ()
    if together:
        shots = _one_each(loaded(t.now, unit, together))
        salvo = yield from firing.broadside(t, unit, target, shots, key)
        a.fired(tuple(gun for gun in a.guns if gun.cannon))
    else:
        special = yield from specialists.armed(t, unit, chosen, guns_ or a.guns, key)
        firing_ = tuple(gun for gun in a.guns if gun.id in (*chosen, *special))
        salvo = yield from firing.discharge(t, unit, target, _with(t, unit, firing_, special), key, before=before)
        a.fired(firing_)
    a.hits[target] = before + len(salvo.hits)
    back: Salvo | None = None
    if target not in a.answered and firing.may_answer(t.now, t.book, unit, target):
        a.answered = (*a.answered, target)
        back = yield from firing.answer(t, unit, target, key)
    yield from suffer(t, salvo, key, before)
    if back is not None:
        yield from suffer(t, back, f"back-{key}")


def _one_each(shots: Sequence[GunShot]) -> tuple[GunShot, ...]:
    """One shot for each gun."""
    return tuple({shot.gun.id: shot for shot in shots}.values())


def _with(t: Ctx, unit: UnitId, guns_: Sequence[Gun], special: Mapping[str, Special]) -> tuple[GunShot, ...]:
    """The dice of guns, of which some fire special shots; a cannon with several dice fires only one of those."""
    shots: list[GunShot] = []
    for gun in guns_:
        plain = loaded(t.now, unit, (gun,))
        if gun.id in special:
            plain = (GunShot(gun, special[gun.id]), *plain[1:])
        shots += plain
    return tuple(shots)


def _which(t: Ctx, unit: UnitId, target: UnitId, a: ShootAction, refused: bool = False) -> Procedure[tuple[str, ...]]:
    """CSG-SHOOT-02 to -04: the cannons that are in range with a clear line, as the table sees it, and with them what
    specialists and a broadside would make of them; or that the target has called for a parley, unless it has been
    refused since."""
    question = _bearing(seen_by(t.now, gunner(t.now, unit)), t.book, unit, target, a, refused)
    if keeps_hidden(t.now, unit):
        seen = by_all(t.now)
        ready = _ready(seen, t.book, unit, a)
        question = question.with_public_view(_bearing(seen, t.book, unit, target, a, refused) if ready else None)
    return tuple((yield from t.ask(question)))


def _bearing(s: State, book: Book, unit: UnitId, target: UnitId, a: ShootAction, refused: bool) -> Pick:
    ready = _ready(s, book, unit, a)
    cannons = tuple(Option(gun.id, gun.label, picture=gun.picture) for gun in ready)
    broadside = (
        (Option(BROADSIDE, msg("csg-special-broadsides"), msg("csg-special-broadsides-note"), group="specialist"),)
        if _together(s, unit, a)
        else ()
    )
    calls = () if refused else parley.calls(s, target)
    options: tuple[Option, ...] = (*cannons, *specialists.options(s, unit, ready), *broadside, *calls)
    return q.pick(
        "guns",
        options,
        key=f"guns-{a.round}-fight" if refused else f"guns-{a.round}",
        who=gunner(s, unit),
        rule="CSG-FORT-08" if unit.is_fort else "CSG-SHOOT-02",
        words={"ship": unit_name(s, unit), "target": unit_name(s, target)},
        note=_blocks(s, book, unit, target),
        none=True,
        nature="fact",
        about=(unit, target),
        sheet=SHEET,
        row=True,
        hi=len(options),
        default=tuple(option.id for option in cannons),
    )


def _blocks(s: State, book: Book, unit: UnitId, target: UnitId) -> Msg:
    """CSG-SHOOT-03, CSG-FORT-08, A-58, CSG-KW-JUNK: what may not lie in the line of fire; and what is printed on the
    cards of the target."""
    how = "ship"
    if unit.is_fort:
        how = "fort"
    elif not unit.is_ship:
        how = "marine"
    elif has(s, ShipId(unit), "junk"):
        how = "junk"
    rule = msg(f"csg-q-guns-{how}")
    words = printed_words(s, book, target)
    return msg("csg-cards-say-too", rule=rule, lines=words) if words else rule


COMMANDS: dict[str, ProcedureFunction] = {"shoot": shoot}
JUDGES: dict[str, Judge] = {"shoot": may_shoot}
