"""CSG-START: what comes before any action of a turn, in the order of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.core.events import Event
from companion.core.procedure import Procedure
from companion.core.questions import Choose, Dice, Pick, Roll, YesNo
from companion.core.text import Msg, msg
from companion.core.voice import Fate, Order, Telling
from companion.games.pirates_csg.ship.cards import bearer, has, linked
from companion.games.pirates_csg.ship.orders import AbilityUsed
from companion.games.pirates_csg.table.ids import SeatId, ShipId
from companion.games.pirates_csg.table.names import Desk, ship_name, ship_option
from companion.games.pirates_csg.table.records import Hindered, Hindrance
from companion.games.pirates_csg.table.state import State
from companion.games.pirates_csg.turn.extra import ExtraGranted

Mode = Literal["", "spectral", "submerged"]


@dataclass(frozen=True)
class Frightened(Event[State]):
    """CSG-KW-FEAR: a ship is afraid. until: whose turn must end for it to pass."""

    ship: ShipId
    name: Msg
    what: Hindrance
    until: SeatId

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, hindered=(*s.ship(self.ship).hindered, Hindered(self.what, self.until)))

    def line(self) -> Msg:
        return msg(f"csg-ev-fear-{self.what}", ship=self.name)

    def tells(self) -> tuple[Telling, ...]:
        return (Fate(self.line(), picture="token:skull"),)


@dataclass(frozen=True)
class ModeChosen(Event[State]):
    """CSG-KW-GHOST, -SUBMARINE, -SEAMONSTER: a ship is spectral, or under water, until its next turn; or no longer."""

    ship: ShipId
    name: Msg
    mode: Mode

    def apply(self, s: State) -> State:
        return s.with_ship(self.ship, mode=self.mode)

    def line(self) -> Msg:
        return msg(f"csg-ev-mode-{self.mode or 'plain'}", ship=self.name)

    def tells(self) -> tuple[Telling, ...]:
        return (Order(self.line()),)


def frighten(t: Desk) -> Procedure[None]:
    """CSG-START-01, CSG-KW-FEAR, A-23, CSG-COM-05: a die for every enemy ship within S."""
    n = t.book.numbers
    for ship in tuple(t.now.afloat(t.now.turn.seat)):
        foes = tuple(t.now.foes(ship.seat))
        if not (has(t.now, ship.id, "fear") and foes):
            continue
        name = ship_name(t.now, ship.id)
        near = yield from t.ask(
            Pick(
                key=f"fear-{ship.id}",
                text=msg("csg-q-fear", ship=name, n=n.fear_range),
                rule="CSG-KW-FEAR",
                nature="fact",
                who=ship.seat,
                about=(ship.id,),
                options=tuple(ship_option(t.now, each.id) for each in foes),
                default=(),
                none=msg("csg-nobody"),
            )
        )
        dice = tuple(Dice(ship_name(t.now, each), 1, n.die_faces) for each in near)
        text = msg("csg-q-fear-dice", ship=name, mute=n.fear_mute, slow=n.fear_slow)
        key = f"fear-dice-{ship.id}"
        rolled = yield from t.ask(Roll(key=key, text=text, rule="CSG-KW-FEAR", who=ship.seat, dice=dice))
        if near and (crew := bearer(t.now, ship.id, "fear")):
            yield from t.happens(AbilityUsed("fear", ship.id, crew, rule="CSG-KW-FEAR"))
        for other, face in zip(near, rolled, strict=True):
            yield from _afraid(t, other, face)


def _afraid(t: Desk, other: ShipId, face: int) -> Procedure[None]:
    """CSG-KW-FEAR: what a die does to a ship."""
    n, name = t.book.numbers, ship_name(t.now, other)
    if face == n.fear_mute:
        yield from t.happens(Frightened(other, name, "no-ability", t.now.turn.seat, rule="CSG-KW-FEAR"))
    elif face == n.fear_slow:
        yield from t.happens(Frightened(other, name, "slow", t.now.ship(other).seat, rule="CSG-KW-FEAR"))


def choose_modes(t: Desk) -> Procedure[None]:
    """CSG-START-02, CSG-KW-GHOST, -SUBMARINE, -SEAMONSTER: spectral or not, under water or not, until the next turn."""
    for ship in tuple(t.now.afloat(t.now.turn.seat)):
        mode = _other_mode(t.now, ship.id)
        if not mode:
            continue
        wanted = yield from t.ask(
            YesNo(
                key=f"mode-{ship.id}",
                text=msg(f"csg-q-mode-{mode}", ship=ship_name(t.now, ship.id)),
                rule="CSG-KW-GHOST" if mode == "spectral" else "CSG-KW-SUBMARINE",
                who=ship.seat,
                about=(ship.id,),
                default=ship.mode == mode,
            )
        )
        now: Mode = mode if wanted else ""
        if now != ship.mode:
            rule = "CSG-KW-GHOST" if mode == "spectral" else "CSG-KW-SUBMARINE"
            yield from t.happens(ModeChosen(ship.id, ship_name(t.now, ship.id), now, rule=rule))


def _other_mode(s: State, ship: ShipId) -> Mode:
    """What a ship may choose to be, "" for one that has no choice."""
    if has(s, ship, "ghost"):
        return "spectral"
    return "submerged" if has(s, ship, "submarine") or has(s, ship, "seamonster") else ""


def command_fleet(t: Desk) -> Procedure[None]:
    """CSG-START-02, CSG-KW-EMPEROR: aboard the ship of its link, on a 6 one ship of the fleet takes two actions."""
    n = t.book.numbers
    for ship in tuple(t.now.afloat(t.now.turn.seat)):
        if not linked(t.now, ship.id, "emperor"):
            continue
        name = ship_name(t.now, ship.id)
        dice = (Dice(name, 1, n.die_faces, hit_from=n.emperor_face),)
        text = msg("csg-q-emperor", ship=name, n=n.emperor_face)
        key = f"emperor-{ship.id}"
        (face,) = yield from t.ask(Roll(key=key, text=text, rule="CSG-KW-EMPEROR", who=ship.seat, dice=dice))
        crew = bearer(t.now, ship.id, "emperor")
        yield from t.happens(AbilityUsed("emperor-die", ship.id, crew, rule="CSG-KW-EMPEROR"))
        if face < n.emperor_face:
            continue
        told = yield from t.ask(
            Choose(
                key=f"emperor-ship-{ship.id}",
                text=msg("csg-q-extra"),
                rule="CSG-KW-EMPEROR",
                who=ship.seat,
                options=tuple(ship_option(t.now, each.id) for each in t.now.afloat(ship.seat)),
                default=ship.id,
            )
        )
        yield from t.happens(ExtraGranted(told, ship_name(t.now, ShipId(told)), rule="CSG-KW-EMPEROR"))
