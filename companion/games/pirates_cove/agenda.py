"""What happens next: the six phases of a month, twelve times, and the end of the year (Turn)."""

from __future__ import annotations

from typing import Final

from companion.core.kit.agenda import Agenda, Following
from companion.core.procedures.procedure import command
from companion.games.pirates_cove.combat import fights
from companion.games.pirates_cove.islands import visits
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.ids import SeatId
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.month import arrival


def follows(s: State, book: Book) -> Following:
    """A command that begins by itself, or a menu for a person."""
    match s.turn.phase:
        case "treasure":
            return command("turn-treasures")
        case "navigation":
            return command("set-courses" if s.options.wheels == "app" else "read-courses")
        case "arrival":
            return arrival.follows(s, book)
        case "combat" | "tie":
            return fights.follows(s, book)
        case "plunder":
            return command("plunder")
        case "effects":
            return visits.follows(s, book)
        case "ships":
            return command("end-month")
    return None


def as_if_turn_of(s: State, seat: str) -> State:
    """The state in which this player may choose: in a fight in which the player is, the own shot; at islands, the own
    visit; else as it stands."""
    combat = s.combat
    mine = SeatId(seat)
    if combat is not None and combat.stage == "volleys" and mine in combat.ships and combat.next != mine:
        return s.with_combat(order=(mine, *(each for each in combat.order if each != mine)), volley=())
    return visits.as_if_turn_of(s, mine) if s.turn.phase == "effects" else s


AGENDA: Final = Agenda(follows, as_if_turn_of)
