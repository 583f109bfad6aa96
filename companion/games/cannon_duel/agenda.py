"""What happens next: two actions, the shot, the draw, then the other ship (CD-TURN-01)."""

from __future__ import annotations

from typing import Final

from companion.core.kit.agenda import Agenda, Following
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import command
from companion.games.cannon_duel.bot import plans
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.ids import SeatId
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.ship import uncovering
from companion.games.cannon_duel.turn import phases


def follows(s: State, book: Book) -> Following:
    """A command that begins by itself, or the menu of whoever is on turn; the app first tells what its ship does."""
    if s.turn.phase != "setup" and any(uncovering.unread(s)):
        return command("read-boards")
    if plans.aims_anew(s):
        return command("partner-aims")
    following = phases.follows(s, book)
    return command("partner-plans") if isinstance(following, Menu) and plans.due(s, following) else following


def as_if_turn_of(s: State, seat: str) -> State:
    """The state in which this captain may choose: in the own turn as it stands, else at its beginning."""
    mine = SeatId(seat)
    if s.turn.seat == mine or s.turn.phase == "setup":
        return s
    return s.with_turn(seat=mine, phase="actions", taken=0, aimed=False)


AGENDA: Final = Agenda(follows, as_if_turn_of)
