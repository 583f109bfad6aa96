"""CSG-KW-SEADRAGON: a dragon swoops on a target instead of shooting."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from companion.core.events.announcement_events import Announced
from companion.core.kit.chapters import Judge
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Dice
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import msg
from companion.games.pirates_csg.gunnery import firing, shooting_odds
from companion.games.pirates_csg.gunnery.damage import suffer
from companion.games.pirates_csg.gunnery.firing import BALL, Fallen, Salvo, ShotsFired
from companion.games.pirates_csg.gunnery.targets import (
    drawn,
    gone,
    gunner,
    in_reach,
    may_attack,
    seat_of,
    sole,
    targets,
    unit_name,
    unit_option,
)
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import ShipId, UnitId
from companion.games.pirates_csg.model.names import Ctx, ship_name
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import ship_card
from companion.games.pirates_csg.ship.orders import ActionGiven, ActionReturned, commanded, may_act, ship_offer


def may_swoop(s: State, ship: ShipId) -> Verdict:
    """CSG-KW-SEADRAGON: it may be told to shoot, and there is somebody."""
    anybody = any(may_attack(s, UnitId(ship), target).allowed for target in targets(s, UnitId(ship)))
    dragon = "seadragon" in ship_card(s, ship).keywords
    verdict = require(dragon, "CSG-KW-SEADRAGON", msg("csg-act-cannot", ship=ship_name(s, ship)))
    return verdict & may_act(s, ship, "shoot") & require(anybody, "CSG-SHOOT-05", msg("csg-shoot-nobody"))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """A swoop for every own dragon."""
    for ship in commanded(s):
        if "seadragon" in ship_card(s, ship.id).keywords:
            note = msg("csg-swoop-note", range=book.numbers.swoop_range)
            yield ship_offer(
                s, ship.id, "swoop", "csg-swoop", may_swoop(s, ship.id), "shoot", command("swoop", ship=ship.id), note
            )


def swoop(t: Ctx, ship: ShipId) -> Procedure[None]:
    """CSG-KW-SEADRAGON: a target within L+L of its base, one die; then the dragon lies as close as it can."""
    s, unit = t.now, UnitId(ship)
    before = s.turn.more
    yield from t.happens(ActionGiven(ship, "shoot", rule="CSG-ACT-01"))
    target = yield from _prey(t, s, ship)
    if not (yield from in_reach(t, unit, target, "CSG-KW-SEADRAGON")):
        yield from t.happens(ActionReturned(ship, before, rule="CSG-KW-SEADRAGON"))
        return
    damage = yield from _breath(t, s, unit, target)
    salvo, back = Salvo(unit, target, seat_of(s, unit), tuple(BALL for _ in range(damage))), None
    if firing.may_answer(t.now, t.book, unit, target):
        back = yield from firing.answer(t, unit, target, "swoop")
    yield from suffer(t, salvo, "swoop")
    if back is not None:
        yield from suffer(t, back, "back-swoop")
    if not gone(t.now, unit):
        order = msg("csg-order-swoop", ship=unit_name(s, unit), target=unit_name(s, target))
        yield from t.happens(
            Announced(order, "order", *drawn(t.now, unit), gunner(t.now, unit), rule="CSG-KW-SEADRAGON")
        )


def _chances(book: Book) -> dict[int, Fraction]:
    """How likely each damage of the one die is."""
    n = book.numbers
    chance = Fraction(n.die_faces - n.swoop_from + 1, n.die_faces)
    return {0: 1 - chance, n.swoop_damage: chance}


def _prey(t: Ctx, s: State, ship: ShipId) -> Procedure[UnitId]:
    """CSG-KW-SEADRAGON: whom it shoots at. s: before it was told to."""
    unit, hits = UnitId(ship), _chances(t.book)
    options = tuple(
        unit_option(s, each, may_attack(s, unit, each), shooting_odds.figures(s, t.book, each, hits))
        for each in targets(s, unit)
    )
    told = yield from t.choose(
        "prey",
        options,
        who=gunner(s, unit),
        words={"ship": ship_name(s, ship)},
        text="swoop",
        note=msg("csg-swoop-note", range=t.book.numbers.swoop_range),
        about=(ship,),
        default=sole(options),
        quiet=sole(options) is not None,
    )
    return UnitId(told)


def _breath(t: Ctx, s: State, unit: UnitId, target: UnitId) -> Procedure[int]:
    """CSG-KW-SEADRAGON: the one die; the damage that it does. s: before the dragon was told to shoot."""
    n = t.book.numbers
    words = {"ship": unit_name(s, unit), "target": unit_name(s, target)}
    (face,) = yield from t.roll(
        "swoop",
        Dice(unit_name(s, unit), 1, n.die_faces, hit_from=n.swoop_from),
        who=gunner(s, unit),
        words=words,
        text="swoop-die",
        about=(unit, target),
        odds=lambda: shooting_odds.odds(s, t.book, target, _chances(t.book)),
    )
    damage = n.swoop_damage if face >= n.swoop_from else 0
    seat, lie = seat_of(s, unit), (Fallen(face),)
    yield from t.happens(ShotsFired(unit, target, seat, (face,), damage, lie, rule="CSG-KW-SEADRAGON"))
    return damage


COMMANDS: dict[str, ProcedureFunction] = {"swoop": swoop}
JUDGES: dict[str, Judge] = {"swoop": may_swoop}
