"""What happens next: the set-up, then one turn after the other, until the game ends (CSG-ACT, CSG-WIN)."""

from __future__ import annotations

from typing import Final

from companion.core.game import LAST, menu
from companion.core.kit.agenda import Agenda, Following, offered
from companion.core.procedure import command
from companion.core.text import msg
from companion.games.pirates_csg.gunnery import shots
from companion.games.pirates_csg.sea import boarding, moving, terrain, towing
from companion.games.pirates_csg.ship.orders import FREE
from companion.games.pirates_csg.shore import ashore, exploring, forts, reach, repairs, scuttling
from companion.games.pirates_csg.table.book import Book
from companion.games.pirates_csg.table.ids import SeatId
from companion.games.pirates_csg.table.names import player_name
from companion.games.pirates_csg.table.state import State
from companion.games.pirates_csg.turn import events, phases, victory

CHAPTERS: Final = (
    moving,
    terrain,
    shots,
    exploring,
    repairs,
    forts,
    boarding,
    towing,
    reach,
    events,
    ashore,
    scuttling,
    phases,
)
"""What stands in the menu of a turn, in this order."""
GROUPS: Final = ("move", "shoot", "explore", "repair", "build", FREE, LAST, phases.END)


def follows(s: State, book: Book) -> Following:
    """A command that begins by itself, or the menu of a turn."""
    if victory.ending(s) is not None:
        return command("end-csg-game")
    if s.turn.phase == "start":
        return command("start-csg-turn")
    offers = offered(CHAPTERS, s, book)
    text = msg("csg-q-turn", name=player_name(s, s.turn.seat))
    return menu("turn", text, "CSG-ACT-01", offers, "end", GROUPS, asked=s.turn.seat)


AGENDA: Final = Agenda(follows, lambda s, seat: s.with_turn(seat=SeatId(seat)))
