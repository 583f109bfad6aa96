"""CSG-START, CSG-FIRE, CSG-SCUT-01, CSG-END-01: a turn begins, and ends."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.events.event import Event
from companion.core.procedures.menus import Offer
from companion.core.procedures.procedure import Procedure, ProcedureFunction, command
from companion.core.questions.kinds import Option
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, msg
from companion.games.pirates_csg.gunnery import fires, specialists
from companion.games.pirates_csg.model import gold
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import NO_SEAT, PlaceId, SeatId, ShipId
from companion.games.pirates_csg.model.names import Ctx, player_name
from companion.games.pirates_csg.model.records import GoldLine
from companion.games.pirates_csg.model.state import State, Turn
from companion.games.pirates_csg.model.turn_events import turn
from companion.games.pirates_csg.sea import icebergs
from companion.games.pirates_csg.ship import sinking
from companion.games.pirates_csg.shore import forts
from companion.games.pirates_csg.turn import start

END = "turn"
"""Group of what hands the turn on, in the menu."""


class TurnBegan(Event[State], formerly=("name",)):
    """CSG-END-01: a player is active. moored: where the ships lie as it begins."""

    seat: SeatId
    number: int

    def apply(self, s: State) -> State:
        moored: list[tuple[ShipId, PlaceId]] = []
        for ship in s.afloat():
            if ship.docked:
                moored.append((ship.id, ship.docked))
            moored += [(ship.id, other) for other in s.touching(ship.id)]
        pieces = tuple(replace(each, value=0) for each in s.terrain)
        return replace(s, terrain=pieces, turn=Turn(self.seat, self.number, "actions", moored=tuple(moored)))

    def line(self, s: State, book: Book) -> Msg:
        return msg("csg-ev-turn", name=s.name_of(self.seat), n=self.number)

    @property
    def begins_round(self) -> bool:
        return True


class TurnEnded(Event[State]):
    """CSG-END-01: the active player has announced the end of the turn; what held ships back until then is over."""

    seat: SeatId

    def apply(self, s: State) -> State:
        ships = []
        for ship in s.ships:
            left = tuple(
                replace(each, turns=each.turns - (each.until == self.seat))
                for each in ship.hindered
                if each.until != self.seat or each.turns > 1
            )
            ships.append(replace(ship, hindered=left) if ship.hindered else ship)
        hoards = tuple(gold.hoard(s, seat) for seat in sorted(player.id for player in s.players))
        return replace(s, ships=tuple(ships), gold=(*s.gold, GoldLine(s.turn.number, hoards))).with_turn(phase="start")


def first_turn(t: Ctx) -> Procedure[None]:
    """CSG-END-01: the first player begins."""
    yield from turn(t, "CSG-SETUP-01", steps=(), seat=NO_SEAT, phase="start")


def next_seat(s: State) -> SeatId:
    """CSG-END-01: the player at the left of the active one; the first player before anybody was."""
    seats = [player.id for player in s.players]
    return seats[(seats.index(s.turn.seat) + 1) % len(seats)] if s.turn.seat else seats[0]


def start_turn(t: Ctx) -> Procedure[None]:
    """CSG-START-01, -02: smoke, fires, scuttled ships, fear; then icebergs, choices, the commander’s die."""
    seat = next_seat(t.now)
    yield from t.happens(TurnBegan(seat, t.now.turn.number + 1, rule="CSG-END-01"))
    yield from specialists.lift_smoke(t, seat)
    doomed = tuple(ship.id for ship in t.now.afloat(seat) if ship.scuttled)
    for ship in tuple(t.now.afloat()):
        yield from fires.burn(t, ship.id)
    for ship_id in doomed:
        yield from sinking.sink(t, ship_id, NO_SEAT)
    for ship_id in tuple(start.known(t.now, "fear")):
        yield from start.frighten(t, ship_id)
    yield from icebergs.drift(t)
    for ship_id in tuple(start.known(t.now, "ghost")):
        yield from start.choose_mode(t, ship_id)
    for ship_id in tuple(start.known(t.now, "emperor")):
        yield from start.command_fleet(t, ship_id)


def offers(s: State, book: Book) -> Iterator[Offer]:
    """CSG-END-01: the end of the turn."""
    label = msg("csg-end-turn", name=player_name(s, s.turn.seat))
    yield Offer(Option("end", label, None, "token:time", group=END), command("end-csg-turn"))


def end_turn(t: Ctx) -> Procedure[None]:
    """CSG-END-01, CSG-FORT-03: forts are completed, and the active player announces the end."""
    yield from forts.complete(t)
    yield from t.happens(TurnEnded(t.now.turn.seat, rule="CSG-END-01"))


COMMANDS: dict[str, ProcedureFunction] = {
    "first-csg-turn": first_turn,
    "start-csg-turn": start_turn,
    "end-csg-turn": end_turn,
}
