"""CSG-SHOOT-06, CSG-CREW-CANNONEER, CSG-KW-BROADSIDES: the dice of guns that fire at one target, and what has hit;
CSG-RIP: a ship that is shot at shoots back at once, before anybody loses a mast."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from companion.core.events.announcements import Announcement, Change, Die, Result, Side
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Choose, Dice, Figure, Option, Pick
from companion.core.rules.odds import Chances
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.gunnery import shooting_odds
from companion.games.pirates_csg.gunnery.guns import Gun, guns
from companion.games.pirates_csg.gunnery.shooting_odds import PlannedShot, aims_of
from companion.games.pirates_csg.gunnery.targets import drawn, gunner, may_fire, may_shoot_at, seat_of, unit_name
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import SeatId, ShipId, UnitId
from companion.games.pirates_csg.model.names import Ctx, q, ship_name
from companion.games.pirates_csg.model.numbers import Numbers
from companion.games.pirates_csg.model.secrets import by_all, keeps_hidden, seen_by
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import crew_aboard
from companion.games.pirates_csg.ship.cards import able, has, perhaps, used
from companion.games.pirates_csg.ship.orders import ActionGiven

Ammo = Literal["ball", "chainshot", "firepot", "stinkpot", "coin"]
"""What a gun fires: what its hit does."""
BALL: Final[Ammo] = "ball"
SHEET: Final = "shot"
"""On which a shot stands: at whom, with which guns, their dice."""
KEEP: Final = "keep"
"""The answer of a cannoneer who leaves the dice as they lie."""


@dataclass(frozen=True, slots=True)
class GunShot:
    """A die of a gun. bonus: added to it.  face: as it lies, 0 before its roll.  was: before it was rolled again."""

    gun: Gun
    ammo: Ammo = "ball"
    bonus: int = 0
    face: int = 0
    was: int | None = None

    @property
    def aim(self) -> PlannedShot:
        """What the die must reach."""
        return PlannedShot(self.gun.rank, self.bonus, self.gun.fixed)

    def hits(self, n: Numbers) -> bool:
        """CSG-SHOOT-06: whether it has hit."""
        return self.aim.hits(self.face, n)

    @property
    def fallen(self) -> Fallen:
        """Its die as it lies."""
        return Fallen(self.face, self.gun.rank, self.bonus, self.was)

    @property
    def label(self) -> Msg:
        """What it is rolled for."""
        return self.gun.label if self.ammo == "ball" else msg(f"csg-gun-{self.ammo}", gun=self.gun.label)


@dataclass(frozen=True, slots=True)
class Salvo:
    """What has hit, before anybody loses anything (CSG-RIP-03)."""

    unit: UnitId
    target: UnitId
    seat: SeatId
    hits: tuple[Ammo, ...]


@dataclass(frozen=True, slots=True)
class Fallen:
    """A die of a gun as it lies. rank: that it had to beat, 0 for none.  was: as it lay before it was rolled again."""

    face: int
    rank: int = 0
    bonus: int = 0
    was: int | None = None

    def hits(self, n: Numbers) -> bool:
        """CSG-SHOOT-06: whether it has hit."""
        return PlannedShot(self.rank, self.bonus).hits(self.face, n)


class ShotsFired(Event[State], formerly=("text", "result")):
    """CSG-SHOOT-06, CSG-KW-SEADRAGON: guns have fired at a target, or a dragon has swooped on it.

    rolled: the face of each shot.  dice: as they lie; all shots of a broadside have the same.
    """

    unit: UnitId
    target: UnitId
    seat: SeatId
    rolled: tuple[int, ...]
    hits: int
    dice: tuple[Fallen, ...] = field(default=(), compare=False)

    def apply(self, s: State) -> State:
        return s.with_tally(self.seat, shots=len(self.rolled), hits=self.hits)

    def line(self, s: State, book: Book) -> Msg:
        if self.rule == "CSG-KW-SEADRAGON":
            ship, target = unit_name(s, self.unit), unit_name(s, self.target)
            return msg("csg-ev-swoop", n=self.hits, ship=ship, target=target)
        return _brought(s, self.unit, self.target, len(self.rolled), self.hits)

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (scene(s, book, self.unit, self.target, self.dice, self.hits, self.line(s, book)),)


class GunJammed(Event[State], formerly=("name",)):
    """CSG-KW-BOMBARDIER: the special gun must be repaired."""

    ship: ShipId

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, jammed=True)

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-jammed", ship=ship_name(s, self.ship))

    def announcements(self, s: State, book: Book) -> tuple[Announcement, ...]:
        return (Change(self.line(s, book), "token:cannon", good=False),)


def loaded(s: State, unit: UnitId, guns: Sequence[Gun], malus: int = 0) -> tuple[GunShot, ...]:
    """The dice of guns with what they usually fire."""
    coins = unit.is_ship and has(s, ShipId(unit), "joysides")

    def ammo(gun: Gun) -> Ammo:
        if gun.kind == "flamethrower":
            return "firepot"
        return "coin" if coins and gun.cannon else "ball"

    return tuple(GunShot(gun, ammo(gun), -malus) for gun in guns for _ in range(gun.dice))


def discharge(
    t: Ctx, unit: UnitId, target: UnitId, shots: Sequence[GunShot], key: str, *, before: int = 0, riposte: bool = False
) -> Procedure[Salvo]:
    """CSG-SHOOT-06, CSG-RIP-02: every gun rolls its dice at the target; a cannoneer may have one rolled again."""
    s, n = t.now, t.book.numbers
    aims = tuple(shot.aim for shot in shots)
    words = {"ship": unit_name(s, unit), "target": unit_name(s, target)}
    again = shooting_odds.may_again(by_all(s), unit)  # before all eyes: as the whole table may reckon
    who = seat_of(s, unit) if riposte else gunner(s, unit)
    rolled = yield from t.roll(
        "shots",
        *(Dice(shot.label, 1, n.die_faces, shot.bonus, shot.aim.least(n), of=shot.gun.id) for shot in shots),
        at=key,
        who=who,
        rule="CSG-RIP-02" if riposte else "CSG-SHOOT-06",
        words=words,
        text="riposte-shots" if riposte else "shots",
        about=(unit, target),
        sheet=SHEET,
        odds=lambda: shooting_odds.odds(s, t.book, target, shooting_odds.spread(aims, t.book, again), before),
    )
    fallen = tuple(replace(shot, face=face) for shot, face in zip(shots, rolled, strict=True))
    fallen = yield from _once_more(t, unit, target, fallen, who, key)
    hits = tuple(shot.ammo for shot in fallen if shot.hits(n))
    yield from _fired(t, unit, target, fallen, fallen, len(hits), riposte)
    return Salvo(unit, target, seat_of(s, unit), hits)


def broadside(t: Ctx, unit: UnitId, target: UnitId, shots: Sequence[GunShot], key: str) -> Procedure[Salvo]:
    """CSG-KW-BROADSIDES: all cannons fire at one target with one die, which nobody rolls again."""
    s, n = t.now, t.book.numbers
    worst = max(shots, key=lambda shot: shot.gun.rank)
    words = {"ship": unit_name(s, unit), "target": unit_name(s, target)}
    (face,) = yield from t.roll(
        "broadside",
        Dice(msg("csg-keyword-broadsides"), 1, n.die_faces, hit_from=worst.aim.least(n)),
        at=key,
        who=gunner(s, unit),
        words=words,
        about=(unit, target),
        sheet=SHEET,
        odds=lambda: shooting_odds.odds(
            s, t.book, target, shooting_odds.broadside(tuple(shot.aim for shot in shots), t.book)
        ),
    )
    fallen = tuple(replace(shot, face=face) for shot in shots)
    hits = tuple(shot.ammo for shot in fallen) if worst.aim.hits(face, n) else ()
    if hits:
        hits = (*hits, *(hits[0] for _ in range(n.broadsides_extra)))
    yield from _fired(t, unit, target, fallen, (replace(worst, face=face),), len(hits), False)
    return Salvo(unit, target, seat_of(s, unit), hits)


def _fired(
    t: Ctx, unit: UnitId, target: UnitId, shots: Sequence[GunShot], dice: Sequence[GunShot], hits: int, riposte: bool
) -> Procedure[None]:
    """The shots are told, and what they use up for this turn. dice: those of them that lie on the table."""
    seat = seat_of(t.now, unit)
    rule = "CSG-RIP-01" if riposte else "CSG-SHOOT-06"
    faces, lie = tuple(shot.face for shot in shots), tuple(shot.fallen for shot in dice)
    yield from t.happens(ShotsFired(unit, target, seat, faces, hits, lie, rule=rule))
    for shot in shots:
        gun = shot.gun
        if riposte:
            yield from crew_aboard.use(t, f"riposte-{gun.id}", unit, gun.crew, "CSG-RIP-04")
        elif gun.kind == "marine":
            if not t.now.actions_of(gun.crew):
                yield from t.happens(ActionGiven(gun.crew, "shoot", rule="CSG-KW-MARINE"))
            yield from crew_aboard.use(t, "marine", gun.crew, gun.crew, "CSG-KW-MARINE")
        if gun.kind == "musketeer":
            yield from crew_aboard.use(t, "musketeer", unit, gun.crew, "CSG-CREW-MUSKETEER")
        if gun.id == "piece" and shot.face == t.book.numbers.bombardier_jam:
            yield from t.happens(GunJammed(ShipId(unit), rule="CSG-KW-BOMBARDIER"))


def _once_more(
    t: Ctx, unit: UnitId, target: UnitId, shots: tuple[GunShot, ...], who: SeatId, key: str
) -> Procedure[tuple[GunShot, ...]]:
    """CSG-CREW-CANNONEER: once a turn one die of a cannon may be rolled again; the second result stands, and counts as
    an ordinary shot."""
    s, n = t.now, t.book.numbers
    missed = [place for place, shot in enumerate(shots) if not shot.hits(n) and not shot.gun.fixed]
    known, open_ = shooting_odds.may_again(seen_by(s, who), unit), shooting_odds.may_again(by_all(s), unit)
    if not missed or not (known or _perhaps(s, unit)):
        return shots
    text = msg("csg-q-again" if open_ else "csg-q-again-anybody", ship=unit_name(s, unit))
    hits = sum(shot.hits(n) for shot in shots)
    brought, lie = _brought(s, unit, target, len(shots), hits), tuple(shot.fallen for shot in shots)
    stands = scene(s, t.book, unit, target, lie, hits, brought)
    asked = _which(shots, missed if known else (), f"again-{key}", text, who, stands)
    if not open_:
        asked = asked.with_public_view(replace(asked, options=asked.options[-1:], default=KEEP))
    told = yield from t.ask(asked)
    if told == KEEP:
        return shots
    place, ship = int(told), ShipId(unit)
    crew = able(seen_by(s, who), ship, "cannoneer")[0]
    yield from crew_aboard.use(t, "cannoneer", ship, crew.id, "CSG-CREW-CANNONEER")
    shot = shots[place]
    ammo: Ammo = shot.ammo if shot.ammo == "coin" or shot.gun.kind == "flamethrower" else "ball"
    dice = Dice(shot.gun.label, 1, n.die_faces, shot.bonus, shot.aim.least(n), of=shot.gun.id)
    (face,) = yield from t.roll("again-die", dice, at=key, who=who, about=(unit, target))
    rolled = replace(shot, ammo=ammo, face=face, was=shot.face)
    return tuple(rolled if at == place else each for at, each in enumerate(shots))


def _perhaps(s: State, unit: UnitId) -> bool:
    """CSG-SETUP-10: whether somebody face down aboard might be a cannoneer who can act, for all that the table knows:
    then it is asked whoever is aboard."""
    return unit.is_ship and perhaps(s, ShipId(unit)) and not used(s, "cannoneer", ShipId(unit))


def _which(
    shots: Sequence[GunShot], missed: Sequence[int], key: str, text: Msg, who: SeatId, stands: Result
) -> Choose[str]:
    """Which of the dice that missed is rolled again, the best of them unless said; none where there is nobody to."""
    options = tuple(
        Option(
            str(place),
            msg("csg-again-option", gun=shots[place].label, face=shots[place].face),
            None if shots[place].ammo == "ball" else msg("csg-again-ordinary"),
            shots[place].gun.picture,
        )
        for place in missed
    )
    best = min(missed, key=lambda place: shots[place].gun.rank, default=None)
    return q.choose(
        key,
        (*options, Option(KEEP, msg("csg-keep"))),
        who=who,
        rule="CSG-CREW-CANNONEER",
        text=text,
        default=KEEP if best is None else str(best),
        forced=False,
        stands=stands,
    )


def _brought(s: State, unit: UnitId, target: UnitId, shots: int, hits: int) -> Msg:
    """What so many shots have brought."""
    return msg("csg-ev-shots", shots=shots, n=hits, ship=unit_name(s, unit), target=unit_name(s, target))


def scene(s: State, book: Book, unit: UnitId, target: UnitId, lie: Sequence[Fallen], hits: int, text: Msg) -> Result:
    """Shots for the eye: who fires with which dice at whom. hits: of all of them, which a single die has brought."""
    n = book.numbers
    did = [hits] if len(lie) == 1 else [int(die.hits(n)) for die in lie]
    dice = tuple(Die(die.face, n.die_faces, die.bonus, done, die.was) for die, done in zip(lie, did, strict=True))
    found = [die.rank for die in lie if die.rank]
    ranks = tuple(msg("csg-number", n=rank) for rank in (found if len({*found}) > 1 else found[:1]))
    said = msg("csg-told-ranks", n=len(ranks), ranks=ranks) if ranks else None
    shooter = Side(unit_name(s, unit), *drawn(s, unit), dice, said=said)
    return Result(text, (shooter, Side(unit_name(s, target), *drawn(s, target))), picture="token:cannon")


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


def back(s: State, book: Book, unit: UnitId, target: UnitId) -> tuple[Figure, ...]:
    """CSG-RIP-01, -02: how many hits are to be expected if a target shoots back with all it has; nothing where it
    cannot."""
    if not may_answer(s, book, unit, target):
        return ()
    aims = aims_of(left(s, book, ShipId(target)), -book.numbers.riposte_malus)
    hits = shooting_odds.spread(aims, book, shooting_odds.may_again(s, target))
    return (shooting_odds.expected(msg("csg-figure-back"), hits, good=False),)


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
    return q.pick(
        "riposte",
        (Option(gun.id, gun.label, picture=gun.picture) for gun in ready),
        at=key,
        who=seat_of(s, target),
        rule="CSG-RIP-01",
        words={
            "ship": unit_name(s, target),
            "target": unit_name(s, unit),
            "malus": malus,
            "figures": _said(s, book, unit, hits),
        },
        note=True,
        none=True,
        nature="fact",
        about=(target, unit),
        sheet=SHEET,
        row=True,
        default=tuple(gun.id for gun in ready),
    )


def _said(s: State, book: Book, unit: UnitId, hits: Chances) -> tuple[Msg, ...]:
    """What shooting back would do, in figures."""
    return tuple(
        msg("csg-figure-said", label=figure.label, value=figure.value)
        for figure in shooting_odds.figures(s, book, unit, hits)
    )
