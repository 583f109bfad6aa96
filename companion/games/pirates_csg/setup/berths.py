"""CSG-SETUP-09, CSG-FLEET-06: crew goes aboard, face down."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.events import Event
from companion.core.procedure import Procedure, ProcedureFunction
from companion.core.questions import Choose, Option
from companion.core.telling import Told
from companion.core.text import msg
from companion.core.verdicts import Verdict, require
from companion.games.pirates_csg.ship import hold
from companion.games.pirates_csg.ship.cards import crew_card, ship_card
from companion.games.pirates_csg.table.ids import CrewId, PlaceId, SeatId, ShipId
from companion.games.pirates_csg.table.ledger import next_step
from companion.games.pirates_csg.table.names import Desk, card_name, island_option, player_name, ship_option
from companion.games.pirates_csg.table.records import Crew
from companion.games.pirates_csg.table.state import State


@dataclass(frozen=True)
class CrewAboard(Event[State]):
    """CSG-SETUP-09, CSG-DOCK-03: a crew card lies aboard a ship, or on an island. Face down it is nobody's business."""

    crew: CrewId
    where: PlaceId

    def apply(self, s: State) -> State:
        return s.with_crew(self.crew, where=self.where)


def may_board_crew(s: State, ship: ShipId, crew: Crew) -> Verdict:
    """CSG-SETUP-09: room for one more, and crew that does not cost more than the ship."""
    printed = ship_card(s, ship)
    cost = crew_card(s, crew).points + sum(crew_card(s, each).points for each in s.aboard(ship))
    boarded = s.with_crew(crew.id, where=ship)
    full = hold.berths(boarded, ship) > printed.cargo + hold.links(boarded, ship) + hold.masters(boarded, ship)
    verdict = require(not full, "CSG-SETUP-09", msg("csg-berth-full"))
    return verdict & require(
        cost <= printed.points, "CSG-SETUP-09", msg("csg-berth-points", n=cost, most=printed.points)
    )


def berths(t: Desk) -> Procedure[None]:
    """CSG-SETUP-09: everybody puts crew aboard, one card after the other, at the same time as the others."""
    most = max((len(_waiting(t.now, player.id)) for player in t.now.players), default=0)
    for n in range(1, most + 1):
        asked = tuple(_asked(t, waiting[0], n) for player in t.now.players if (waiting := _waiting(t.now, player.id)))
        told = yield from t.ask_together(asked)
        for question, where in zip(asked, told, strict=True):
            crew = CrewId(question.about[0])
            yield from t.happens(CrewAboard(crew, PlaceId(where), rule="CSG-SETUP-09"))
    yield from t.happens(Told(msg("csg-order-crew"), "order", "token:crew", rule="CSG-SETUP-09"))
    yield from next_step(t, "CSG-SETUP-09")


def _waiting(s: State, seat: SeatId) -> tuple[Crew, ...]:
    """Crew that is nowhere yet, the dearest first."""
    there = [crew for crew in s.crew if crew.owner == seat and not crew.where and not crew.gone]
    return tuple(sorted(there, key=lambda crew: (-crew_card(s, crew).points, crew.id.number)))


def _asked(t: Desk, crew: Crew, n: int) -> Choose:
    """Where a crew card goes: a ship of its nation first."""
    s, printed = t.now, crew_card(t.now, crew)
    ships = sorted(s.afloat(crew.seat), key=lambda ship: ship_card(s, ship.id).nation != printed.nation)
    options: tuple[Option, ...] = tuple(
        ship_option(s, ship.id, None, may_board_crew(s, ship.id, crew)) for ship in ships
    )
    fitting = [option.id for option in options if option.verdict.allowed]
    home = island_option(s, s.home(crew.seat).id)
    default = fitting[(n - 1) % len(fitting)] if fitting else home.id
    return Choose(
        key=f"berth-{crew.id}",
        text=msg("csg-q-berth", name=player_name(s, crew.seat), crew=card_name(s, "csg-crew", crew.card)),
        rule="CSG-SETUP-09",
        who=crew.seat,
        about=(crew.id,),
        options=(*options, home),
        default=default,
        secret=True,
        forced=False,
    )


COMMANDS: dict[str, ProcedureFunction] = {"berths": berths}
