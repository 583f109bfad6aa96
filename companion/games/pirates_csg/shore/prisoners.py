"""CSG-EXPL-07: enemy crew on an island or a derelict that was just explored: taken, eliminated, or left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.core.procedures.procedure import Procedure
from companion.core.questions.kinds import Choose, Option
from companion.core.rules.verdicts import Verdict, require
from companion.core.values.messages import msg
from companion.games.pirates_csg.cards.schemas import CREW
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.ids import PlaceId, SeatId, ShipId
from companion.games.pirates_csg.model.names import Ctx, card_name, place_name, ship_name
from companion.games.pirates_csg.model.records import Crew
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.ship import crew_aboard, hold
from companion.games.pirates_csg.ship.cards import crew_card

ABOARD: Final = "aboard"
ELIMINATED: Final = "eliminated"
LEFT: Final = "left"


def found(s: State, place: PlaceId, seat: SeatId) -> Iterator[Crew]:
    """Crew of others at a place; marines who have landed on an island are out of reach."""
    for crew in s.aboard(place):
        marine = place.is_island and "marine" in crew_card(s, crew).keywords
        if crew.seat != seat and not marine:
            yield crew


def may_capture(s: State, book: Book, ship: ShipId, crew: Crew) -> Verdict:
    """CSG-EXPL-07, CSG-SETUP-09, CSG-KW-RANSOM: room and points for the crew; a ransom is a coin and needs its room."""
    if "ransom" in crew_card(s, crew).keywords:
        return require(hold.room(s, book, ship).total > 0, "CSG-EXPL-04", msg("csg-spoils-full"))
    return hold.may_take_aboard(s, book, ship, crew.id)


def take(t: Ctx, ship: ShipId, place: PlaceId) -> Procedure[None]:
    """CSG-EXPL-07: what becomes of each enemy crew at the place that a ship has explored."""
    for crew in tuple(found(t.now, place, t.now.ship(ship).seat)):
        told = yield from t.ask(_asked(t, ship, place, crew))
        if told == ABOARD:
            yield from crew_aboard.capture(t, crew.id, ship, "CSG-EXPL-07")
        elif told == ELIMINATED:
            yield from crew_aboard.eliminate(t, crew.id, t.now.ship(ship).seat, "CSG-EXPL-07")


def _asked(t: Ctx, ship: ShipId, place: PlaceId, crew: Crew) -> Choose:
    s = t.now
    verdict, name = may_capture(s, t.book, ship, crew), card_name(s, CREW, crew.card)
    options = (
        Option(
            ABOARD, msg("csg-prisoner-aboard", ship=ship_name(s, ship)), next(iter(verdict.effects), None), "", verdict
        ),
        Option(ELIMINATED, msg("csg-prisoner-eliminated")),
        Option(LEFT, msg("csg-prisoner-left")),
    )
    return Choose(
        key=f"prisoner-{crew.id}",
        text=msg("csg-q-prisoner", crew=name, place=place_name(s, place)),
        rule="CSG-EXPL-07",
        who=s.ship(ship).seat,
        about=(crew.id,),
        options=options,
        default=ABOARD if verdict.allowed else ELIMINATED,
        secret=True,
    )
