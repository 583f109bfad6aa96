"""CSG-RIP: a ship that is shot at shoots back at once, before anybody loses a mast."""

from __future__ import annotations

from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Option, Pick
from companion.core.rules.odds import Chances
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.gunnery import shooting_odds
from companion.games.pirates_csg.gunnery.firing import Salvo, discharge, loaded
from companion.games.pirates_csg.gunnery.guns import Gun, guns
from companion.games.pirates_csg.gunnery.shooting_odds import aims_of
from companion.games.pirates_csg.gunnery.targets import may_fire, may_shoot_at
from companion.games.pirates_csg.gunnery.units import seat_of, unit_name
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import ShipId, UnitId
from companion.games.pirates_csg.model.names import Ctx
from companion.games.pirates_csg.model.secrets import by_all, keeps_hidden
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship.cards import used


def left(s: State, book: Book, ship: ShipId) -> tuple[Gun, ...]:
    """CSG-RIP-02, -04: what a ship can still shoot back with in this turn, each gun once."""
    unit = UnitId(ship)
    if not may_fire(s, book, unit).allowed:
        return ()
    return tuple(gun for gun in guns(s, book, unit) if not used(s, f"riposte-{gun.id}", ship))


def may_answer(s: State, book: Book, unit: UnitId, target: UnitId) -> bool:
    """CSG-RIP-01: whether the target of a ship may shoot back at it."""
    if not (s.options.riposte and unit.is_ship and target.is_ship):
        return False
    return may_shoot_at(s, target, unit).allowed and bool(left(s, book, ShipId(target)))


def answer(t: Ctx, unit: UnitId, target: UnitId, key: str) -> Procedure[Salvo | None]:
    """CSG-RIP-01 to -04: which guns shoot back at the aggressor, and their dice. None for nobody."""
    s = t.now
    question = _with_which(s, t.book, unit, target, key)
    if keeps_hidden(s, target):
        seen = by_all(s)
        known = left(seen, t.book, ShipId(target))
        question = question.with_public_view(_with_which(seen, t.book, unit, target, key) if known else None)
    picked = yield from t.ask(question)
    firing = tuple(gun for gun in left(s, t.book, ShipId(target)) if gun.id in picked)
    if not firing:
        return None
    shots = loaded(s, target, firing, t.book.numbers.riposte_malus)
    return (yield from discharge(t, target, unit, shots, f"back-{key}", riposte=True))


def _with_which(s: State, book: Book, unit: UnitId, target: UnitId, key: str) -> Pick:
    malus, ready = book.numbers.riposte_malus, left(s, book, ShipId(target))
    hits = shooting_odds.spread(aims_of(ready, -malus), book, shooting_odds.may_again(s, target))
    return Pick(
        key=f"riposte-{key}",
        text=msg("csg-q-riposte", ship=unit_name(s, target), target=unit_name(s, unit)),
        note=msg("csg-q-riposte-note", malus=malus, figures=_said(s, book, unit, hits)),
        rule="CSG-RIP-01",
        nature="fact",
        who=seat_of(s, target),
        about=(target, unit),
        options=tuple(Option(gun.id, gun.label, picture=gun.picture) for gun in ready),
        none=msg("csg-riposte-none"),
        default=tuple(gun.id for gun in ready),
    )


def _said(s: State, book: Book, unit: UnitId, hits: Chances) -> tuple[Msg, ...]:
    """What shooting back would do, in figures."""
    return tuple(
        msg("csg-figure-said", label=figure.label, value=figure.value)
        for figure in shooting_odds.figures(s, book, unit, hits)
    )
