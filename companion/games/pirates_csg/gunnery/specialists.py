"""CSG-CREW-CHAINSHOT, -FIREPOT, -SMOKEPOT, -STINKPOT: special shots, once a turn each, and what they do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Final, Literal

from companion.core.events.announcements import Announcement, Change, Order
from companion.core.events.event import Event
from companion.core.procedures.procedure import Procedure, first_of
from companion.core.questions.kinds import Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.gunnery.guns import Gun
from companion.games.pirates_csg.gunnery.targets import gunner
from companion.games.pirates_csg.model.ids import NO_SHIP, SeatId, ShipId, TerrainId, UnitId
from companion.games.pirates_csg.model.names import Ctx, player_name, ship_name, ship_option
from companion.games.pirates_csg.model.records import Hindered, Hindrance, Terrain
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import crew_aboard, losses
from companion.games.pirates_csg.ship.cards import able, used

Special = Literal["chainshot", "firepot", "stinkpot"]
"""Shots that need a target."""
SPECIALS: Final[tuple[Special, ...]] = ("chainshot", "firepot", "stinkpot")
HINDERS: Final[dict[str, Hindrance]] = {"chainshot": "no-move", "stinkpot": "no-crew"}
"""What a hit keeps the target from in the next turn of who commands it."""
SMOKE: Final = "smokepot"
"""The answer of a ship that lays a fog bank."""


class ShipHindered(Event[State], formerly=("name",)):
    """CSG-CREW-CHAINSHOT, -STINKPOT, A-23: a ship cannot do something in the next turn of who commands it."""

    ship: ShipId
    what: Hindrance
    until: SeatId
    turns: int

    def apply(self, s: State) -> State:
        new = Hindered(self.what, self.until, self.turns)
        held = tuple(each for each in s.ship(self.ship).hindered if each != new)
        return s.with_ship(self.ship, hindered=(*held, new))

    def line(self, s: State, book: object) -> Msg:
        return msg(f"csg-ev-hindered-{self.what}", ship=ship_name(s, self.ship))

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        return (Change(self.line(s, book), "csg:mast", good=False),)


class SmokeLaid(Event[State], formerly=("ship",)):
    """CSG-CREW-SMOKEPOT: a fog bank lies on the sea. lost: ships that lie in it now."""

    terrain: TerrainId
    seat: SeatId
    lost: tuple[ShipId, ...] = ()
    by: ShipId = field(default=NO_SHIP, compare=False)
    """Which ship has laid it."""

    def apply(self, s: State) -> State:
        laid = replace(s, terrain=(*s.terrain, Terrain(self.terrain, "fog", seat=self.seat, passing=True)))
        for ship in self.lost:
            laid = laid.with_ship(ship, on=(*laid.ship(ship).on, self.terrain))
        return laid

    def line(self, s: State, book: object) -> Msg:
        return msg("csg-ev-smoke", ship=ship_name(s, self.by) if self.by else player_name(s, self.seat))


class SmokeLifted(Event[State], formerly=("name",)):
    """CSG-CREW-SMOKEPOT: fog banks of a player's smokepots are gone."""

    terrain: tuple[TerrainId, ...]

    def apply(self, s: State) -> State:
        ships = tuple(replace(ship, on=tuple(each for each in ship.on if each not in self.terrain)) for ship in s.ships)
        there = tuple(replace(each, gone=True) if each.id in self.terrain else each for each in s.terrain)
        return replace(s, ships=ships, terrain=there)

    def line(self, s: State, book: object) -> Msg:
        seat = s.piece(self.terrain[0]).seat
        return msg("csg-ev-smoke-lifted", name=s.name_of(seat), n=len(self.terrain))

    def announcements(self, s: State, book: object) -> tuple[Announcement, ...]:
        return (Order(msg("csg-order-smoke-lifted", n=len(self.terrain)), "csg-terrain:fog"),)


def ready(s: State, unit: UnitId, skill: str) -> bool:
    """Whether somebody aboard a ship may still have a special shot fired in this turn."""
    return unit.is_ship and bool(able(s, ShipId(unit), skill)) and not used(s, skill, ShipId(unit))


def options(s: State, unit: UnitId, guns: Sequence[Gun]) -> tuple[Option, ...]:
    """The special shots of a ship, on the card that asks for its cannons; none where there is no specialist."""
    if not any(gun.cannon for gun in guns):
        return ()
    return tuple(
        Option(each, msg(f"csg-special-{each}"), msg(f"csg-special-{each}-note"), f"crew:{each}", group="specialist")
        for each in SPECIALS
        if ready(s, unit, each)
    )


def armed(t: Ctx, unit: UnitId, chosen: Sequence[str], guns: Sequence[Gun], key: str) -> Procedure[dict[str, Special]]:
    """CSG-CREW-CHAINSHOT: which cannon fires which special shot, named before the dice. guns: that fire now."""
    found: dict[str, Special] = {}
    for special in SPECIALS:
        free = [gun for gun in guns if gun.cannon and gun.id not in found]
        if special in chosen and free:
            found[(yield from named(t, unit, special, free, key)).id] = special
            crew = able(t.now, ShipId(unit), special)[0]
            yield from crew_aboard.use(t, special, unit, crew.id, f"CSG-CREW-{special.upper()}")
    return found


def named(t: Ctx, unit: UnitId, special: str, guns: Sequence[Gun], key: str) -> Procedure[Gun]:
    """CSG-CREW-CHAINSHOT: the cannon that fires a special shot; nobody is asked where all are alike."""
    sharp = min(guns, key=lambda gun: gun.rank)
    if len({gun.rank for gun in guns}) == 1:
        return sharp
    options = tuple(Option(gun.id, gun.label, picture=gun.picture) for gun in guns)
    rule = f"CSG-CREW-{special.upper()}"
    told = yield from t.choose(special, options, at=key, who=gunner(t.now, unit), rule=rule, default=sharp.id)
    return first_of(gun for gun in guns if gun.id == told)


def befall(t: Ctx, ship: ShipId, special: str, by: SeatId, key: str) -> Procedure[None]:
    """CSG-CREW-CHAINSHOT, -FIREPOT, -STINKPOT: what a special hit does."""
    if special == "firepot":
        yield from losses.kindle(t, ship, by, f"fire-{key}", "CSG-CREW-FIREPOT")
        return
    what, seat = HINDERS[special], t.now.ship(ship).seat
    turns = 1 + (seat == t.now.turn.seat)
    rule = f"CSG-CREW-{special.upper()}"
    yield from t.happens(ShipHindered(ship, what, seat, turns, rule=rule))


# ---------------------------------------------------------------------- smoke


def lay_smoke(t: Ctx, unit: UnitId, guns: Sequence[Gun], key: str) -> Procedure[Gun]:
    """CSG-CREW-SMOKEPOT, A-40: one cannon lays a fog bank within S; returns which."""
    ship = ShipId(unit)
    gun = yield from named(t, unit, SMOKE, [gun for gun in guns if gun.cannon], key)
    crew = able(t.now, ship, SMOKE)[0]
    s = t.now
    yield from crew_aboard.use(t, SMOKE, ship, crew.id, "CSG-CREW-SMOKEPOT")
    afloat = tuple(each for each in s.afloat() if not each.docked and not s.on(each.id, "fog"))
    options = tuple(ship_option(s, each.id) for each in afloat)
    words = {"ship": ship_name(s, ship)}
    asked = gunner(s, unit)
    inside = yield from t.pick(
        "smoke", options, at=key, who=asked, words=words, note=True, none=True, nature="fact", about=(ship,), default=()
    )
    terrain = TerrainId.numbered("terrain", len(s.terrain) + 1)
    lost_now = tuple(ShipId(each) for each in inside)
    yield from t.happens(SmokeLaid(terrain, s.ship(ship).seat, lost_now, ship, rule="CSG-CREW-SMOKEPOT"))
    return gun


def lift_smoke(t: Ctx, seat: SeatId) -> Procedure[None]:
    """CSG-CREW-SMOKEPOT: at the start of a player's turn the fog banks of the own smokepots are taken off."""
    mine = tuple(each.id for each in t.now.terrain if each.passing and each.seat == seat and not each.gone)
    if mine:
        yield from t.happens(SmokeLifted(mine, rule="CSG-CREW-SMOKEPOT"))
