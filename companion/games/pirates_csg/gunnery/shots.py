"""CSG-SHOOT: a Shoot action: at whom, with which cannons, the dice, and what each hit does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from companion.core.events import Event
from companion.core.frozen import replace
from companion.core.game import Offer
from companion.core.procedure import Procedure, ProcedureFunction, command
from companion.core.questions import Choose, Dice, Option, Pick, Roll
from companion.core.text import Msg, msg
from companion.core.verdicts import Verdict, require
from companion.core.voice import Die, Result, Side, Telling
from companion.games.pirates_csg.gunnery import shooting_odds
from companion.games.pirates_csg.gunnery.guns import Gun, guns, seat_of, unit_name
from companion.games.pirates_csg.gunnery.shooting_odds import Aim
from companion.games.pirates_csg.gunnery.targets import may_shoot_at, targets
from companion.games.pirates_csg.ship import losses
from companion.games.pirates_csg.ship.cards import able, used
from companion.games.pirates_csg.ship.orders import AbilityUsed, ActionGiven, commanded, may_act, may_be_given
from companion.games.pirates_csg.table.book import Book
from companion.games.pirates_csg.table.ids import FortId, PlaceId, SeatId, ShipId
from companion.games.pirates_csg.table.names import Desk, ship_picture
from companion.games.pirates_csg.table.state import State

NOBODY = "nobody"
"""The answer of a ship that does not shoot, or no more."""
KEEP = "keep"
"""The answer of a cannoneer who leaves the dice as they lie."""


@dataclass(frozen=True)
class ShotsFired(Event[State]):
    """CSG-SHOOT-06: cannons have fired at a ship or a fort."""

    unit: PlaceId
    target: PlaceId
    seat: SeatId
    rolled: tuple[int, ...]
    hits: int
    text: Msg
    result: Result | None = field(default=None, compare=False)

    def apply(self, s: State) -> State:
        return s.with_tally(self.seat, shots=len(self.rolled), hits=self.hits)

    def line(self) -> Msg:
        return self.text

    def tells(self) -> tuple[Telling, ...]:
        return () if self.result is None else (self.result,)


@dataclass(frozen=True)
class FlagsLost(Event[State]):
    """CSG-FORT-09, -10, A-09: flags of a fort are gone; a fort without any is hit once more and destroyed."""

    fort: FortId
    name: Msg
    flags: int
    destroyed: bool

    def apply(self, s: State) -> State:
        fort = s.fort(self.fort)
        left = max(0, fort.flags - self.flags)
        if not self.destroyed:
            return s.with_fort(self.fort, flags=left)
        coins = tuple(replace(each, where=fort.island) if each.where == self.fort else each for each in s.coins)
        hidden = s.island(fort.island).coins + fort.coins
        freed = replace(s, coins=coins).with_island(fort.island, coins=hidden, marks=())
        return freed.with_fort(self.fort, flags=0, gone=True, coins=0)

    def line(self) -> Msg:
        return msg("csg-ev-fort-destroyed" if self.destroyed else "csg-ev-flags", fort=self.name, n=self.flags)


# ---------------------------------------------------------------------- what may be done


def may_shoot(s: State, book: Book, unit: PlaceId) -> Verdict:
    """CSG-ACT-01, CSG-SHOOT-04, -05: whether a unit may be told to shoot: it has cannons, and there is somebody."""
    name = unit_name(s, unit)
    if unit.is_fort:
        verdict = may_be_given(s, unit, name, seat_of(s, unit), "shoot")
    else:
        verdict = may_act(s, ShipId(unit), "shoot")
    verdict &= require(bool(guns(s, book, unit)), "CSG-SHOOT-04", msg("csg-shoot-no-guns", ship=name))
    anybody = any(may_shoot_at(s, unit, target).allowed for target in targets(s, unit))
    return verdict & require(anybody, "CSG-SHOOT-05", msg("csg-shoot-nobody"))


def offers(s: State, book: Book) -> Iterator[Offer]:
    """A Shoot action for every own ship, and for every own fort with flags."""
    for ship in commanded(s):
        picture, colour = ship_picture(s, ship.id)
        label = msg("csg-shoot", ship=unit_name(s, ship.id))
        note = msg("csg-shoot-guns", n=len(guns(s, book, ship.id)))
        option = Option(f"shoot-{ship.id}", label, note, picture, may_shoot(s, book, ship.id), "shoot", colour)
        yield Offer(option, command("shoot", unit=ship.id))
    for fort in s.forts:
        if fort.built and fort.seat == s.turn.seat:
            label = msg("csg-shoot", ship=unit_name(s, fort.id))
            option = Option(
                f"shoot-{fort.id}",
                label,
                None,
                "csg:fort",
                may_shoot(s, book, fort.id),
                "shoot",
                s.player(fort.seat).colour,
            )
            yield Offer(option, command("shoot", unit=fort.id))


# ---------------------------------------------------------------------- the shots


def shoot(t: Desk, unit: PlaceId) -> Procedure[None]:
    """CSG-SHOOT-01: a unit is given a Shoot action."""
    yield from t.happens(ActionGiven(unit, unit_name(t.now, unit), "shoot", rule="CSG-ACT-01"))
    yield from volley(t, unit)


def free_shot(t: Desk, ship: ShipId) -> Procedure[None]:
    """CSG-CREW-CAPTAIN, CSG-SHOOT-08: a ship with a captain shoots at the end of its Move, if it likes."""
    captains = able(t.now, ship, "captain")
    if not captains or not guns(t.now, t.book, ship):
        return
    if any(may_shoot_at(t.now, ship, target).allowed for target in targets(t.now, ship)):
        yield from volley(t, ship, captains[0].id)


def volley(t: Desk, unit: PlaceId, captain: str = "") -> Procedure[None]:
    """CSG-SHOOT-01 to -07: target after target, until every cannon has fired or no more shall.

    captain: by whose ability the ship shoots as it moves; then it need not.
    """
    fired: tuple[str, ...] = ()
    for round_ in range(1, len(guns(t.now, t.book, unit)) + 1):
        left = tuple(gun for gun in guns(t.now, t.book, unit) if gun.id not in fired)
        open_ = tuple(each for each in targets(t.now, unit) if may_shoot_at(t.now, unit, each).allowed)
        if not left or not open_ or (not unit.is_fort and t.now.ship(ShipId(unit)).sunk):
            return
        told = yield from t.ask(_whom(t, unit, left, open_, round_, bool(captain) or round_ > 1))
        if told == NOBODY:
            return
        if captain and round_ == 1:
            yield from t.happens(AbilityUsed("captain", unit, captain, rule="CSG-CREW-CAPTAIN"))
        target = PlaceId(told)
        firing = yield from _which(t, unit, target, left, round_)
        fired = (*fired, *(gun.id for gun in firing))
        yield from fire(t, unit, target, firing, round_)


def _whom(t: Desk, unit: PlaceId, left: Sequence[Gun], open_: Sequence[PlaceId], round_: int, may_stop: bool) -> Choose:
    """At whom: everybody who may be shot at, compared by what all cannons that are left would do."""
    s, book = t.now, t.book
    aims = tuple(Aim(gun.rank) for gun in left)
    options = tuple(
        Option(each, unit_name(s, each), None, *_drawn(s, each), figures=shooting_odds.figures(s, book, each, aims))
        for each in open_
    )
    refused = tuple(
        Option(each, unit_name(s, each), None, _drawn(s, each)[0], may_shoot_at(s, unit, each), "", _drawn(s, each)[2])
        for each in targets(s, unit)
        if each not in open_
    )
    stop = (Option(NOBODY, msg("csg-shoot-stop"), picture="csg:sea"),) if may_stop else ()
    return Choose(
        key=f"target-{round_}",
        text=msg("csg-q-target", ship=unit_name(s, unit)),
        rule="CSG-SHOOT-05",
        who=seat_of(s, unit),
        about=(unit,),
        options=(*stop, *options, *refused) if round_ > 1 else (*options, *refused, *stop),
        default=NOBODY if may_stop and round_ > 1 else options[0].id,
    )


def _drawn(s: State, unit: PlaceId) -> tuple[str, Verdict, str, str]:
    """Picture, verdict, group and colour of an option for a unit."""
    allowed = Verdict()
    if unit.is_fort:
        return "csg:fort", allowed, "", s.player(seat_of(s, unit)).colour
    picture, colour = ship_picture(s, ShipId(unit))
    return picture, allowed, "", colour


def _which(t: Desk, unit: PlaceId, target: PlaceId, left: Sequence[Gun], round_: int) -> Procedure[tuple[Gun, ...]]:
    """CSG-SHOOT-02 to -04: the cannons that are in range with a clear line, as the table sees it."""
    s = t.now
    options = tuple(Option(gun.id, gun.label, picture="token:cannon") for gun in left)
    picked = yield from t.ask(
        Pick(
            key=f"guns-{round_}",
            text=msg("csg-q-guns", ship=unit_name(s, unit), target=unit_name(s, target)),
            note=msg("csg-q-guns-note"),
            rule="CSG-SHOOT-02",
            nature="fact",
            who=seat_of(s, unit),
            about=(unit, target),
            options=options,
            lo=1,
            hi=len(options),
            default=tuple(option.id for option in options),
        )
    )
    return tuple(gun for gun in left if gun.id in picked)


def fire(t: Desk, unit: PlaceId, target: PlaceId, firing: Sequence[Gun], round_: int) -> Procedure[None]:
    """CSG-SHOOT-06, -07: the dice of the cannons that fire at one target, and what they do."""
    s, book = t.now, t.book
    faces, name = book.numbers.die_faces, unit_name(s, unit)
    aims = tuple(Aim(gun.rank) for gun in firing)
    rolled = yield from t.ask(
        Roll(
            key=f"shots-{round_}",
            text=msg("csg-q-shots", ship=name, target=unit_name(s, target)),
            rule="CSG-SHOOT-06",
            who=seat_of(s, unit),
            dice=tuple(Dice(gun.label, 1, faces, hit_from=min(faces, max(2, gun.rank + 1))) for gun in firing),
            about=(unit, target),
            odds=lambda: shooting_odds.odds(s, book, target, aims),
        )
    )
    rolled, again = yield from _once_more(t, unit, target, firing, rolled, round_)
    landed = tuple(aim.hits(face, faces) for aim, face in zip(aims, rolled, strict=True))
    hits = sum(landed)
    text = msg("csg-ev-shots", ship=name, target=unit_name(s, target), shots=len(firing), n=hits)
    result = _scene(t, unit, target, firing, rolled, landed, text, again)
    by = seat_of(s, unit)
    yield from t.happens(ShotsFired(unit, target, by, tuple(rolled), hits, text, result, rule="CSG-SHOOT-06"))
    for gun in firing:
        if gun.crew:
            yield from t.happens(AbilityUsed(gun.id.partition("-")[0], gun.crew, gun.crew, rule="CSG-GEN-03"))
    if hits:
        yield from strike(t, target, hits, by, f"masts-{round_}")


def _once_more(
    t: Desk, unit: PlaceId, target: PlaceId, firing: Sequence[Gun], rolled: tuple[int, ...], round_: int
) -> Procedure[tuple[tuple[int, ...], int | None]]:
    """CSG-CREW-CANNONEER: once a turn one die of a cannon may be rolled again; the second result stands.

    Returns the dice as they lie then, and which of them was rolled again.
    """
    s, faces = t.now, t.book.numbers.die_faces
    if unit.is_fort:
        return rolled, None
    ship = ShipId(unit)
    gunners = able(s, ship, "cannoneer")
    missed = [
        place
        for place, (gun, face) in enumerate(zip(firing, rolled, strict=True))
        if not Aim(gun.rank).hits(face, faces) and not gun.fixed
    ]
    if not gunners or used(s, "cannoneer", ship) or not missed:
        return rolled, None
    best = min(missed, key=lambda place: firing[place].rank)
    options = tuple(
        Option(str(place), _die_label(firing[place], rolled[place]), picture="token:cannon") for place in missed
    )
    text = msg("csg-q-again", ship=unit_name(s, unit))
    landed = tuple(Aim(gun.rank).hits(face, faces) for gun, face in zip(firing, rolled, strict=True))
    told = yield from t.ask(
        Choose(
            key=f"again-{round_}",
            text=text,
            rule="CSG-CREW-CANNONEER",
            who=seat_of(s, unit),
            options=(*options, Option(KEEP, msg("csg-keep"))),
            default=str(best),
            stands=_scene(t, unit, target, firing, rolled, landed, text, None),
        )
    )
    if told == KEEP:
        return rolled, None
    place = int(told)
    yield from t.happens(AbilityUsed("cannoneer", ship, gunners[0].id, rule="CSG-CREW-CANNONEER"))
    (face,) = yield from t.ask(
        Roll(
            key=f"again-die-{round_}",
            text=msg("csg-q-again-die"),
            rule="CSG-CREW-CANNONEER",
            who=seat_of(s, unit),
            dice=(Dice(firing[place].label, 1, faces, hit_from=min(faces, max(2, firing[place].rank + 1))),),
        )
    )
    return tuple(face if at == place else old for at, old in enumerate(rolled)), place


def _die_label(gun: Gun, face: int) -> Msg:
    return msg("csg-again-option", gun=gun.label, face=face)


def strike(t: Desk, target: PlaceId, hits: int, by: SeatId, key: str) -> Procedure[None]:
    """CSG-SHOOT-07, CSG-FORT-09, -10: what hits do to a ship or to a fort."""
    if not target.is_fort:
        yield from losses.hit(t, ShipId(target), hits, by, key)
        return
    fort = t.now.fort(FortId(target))
    name = unit_name(t.now, target)
    spare = 0 if t.now.options.ruling("A-09") == "destroyed" else 1
    destroyed = hits >= fort.flags + spare if fort.flags else hits > 0
    yield from t.happens(FlagsLost(fort.id, name, min(hits, fort.flags), destroyed, rule="CSG-FORT-09"))


def _scene(
    t: Desk,
    unit: PlaceId,
    target: PlaceId,
    firing: Sequence[Gun],
    rolled: Sequence[int],
    landed: Sequence[bool],
    text: Msg,
    again: int | None,
) -> Result:
    """Shots for the eye: who fires with which dice at whom."""
    s, faces = t.now, t.book.numbers.die_faces
    dice = tuple(
        Die(face, faces, did=int(hit), again=None if place != again else 0)
        for place, (face, hit) in enumerate(zip(rolled, landed, strict=True))
    )
    picture, _, _, colour = _drawn(s, unit)
    ranks = msg("csg-told-ranks", ranks=tuple(msg("csg-number", n=gun.rank) for gun in firing))
    shooter = Side(unit_name(s, unit), picture, colour, dice, said=ranks)
    picture, _, _, colour = _drawn(s, target)
    return Result(text, (shooter, Side(unit_name(s, target), picture, colour)), picture="token:cannon")


COMMANDS: dict[str, ProcedureFunction] = {"shoot": shoot}
