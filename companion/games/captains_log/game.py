"""Captain's Log as a game of the house."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.kit.evening_start import EveningStart
from companion.core.kit.game import Game
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Standing
from companion.games.captains_log import TITLE
from companion.games.captains_log.agenda import AGENDA
from companion.games.captains_log.corrections import CORRECTIONS
from companion.games.captains_log.fleet import npc_pile
from companion.games.captains_log.forms import FORMS, dealt
from companion.games.captains_log.hand import mission_cards
from companion.games.captains_log.inventory import INVENTORY
from companion.games.captains_log.lessons import LESSONS
from companion.games.captains_log.model.book import Book
from companion.games.captains_log.model.ids import SeatId
from companion.games.captains_log.model.options import Options, any_options
from companion.games.captains_log.model.state import State
from companion.games.captains_log.modes import solo
from companion.games.captains_log.setup import first_state
from companion.games.captains_log.ship import hold
from companion.games.captains_log.state_validation import NAMES


class CaptainsLog(Game[State, Book]):
    """The game with its printed book."""

    id = "captains_log"
    title = msg(TITLE)
    state, printed = State, Book
    evening_start = EveningStart(Options, first_state, dealt, any_options)
    agenda, corrections, forms, inventory = AGENDA, CORRECTIONS, FORMS, INVENTORY
    names = NAMES
    lessons = LESSONS

    def put_right(self, state: State) -> State:
        """With what is aboard stowed in the hold, and the cards before NPCs among those that have left the pile."""
        return npc_pile.counted(state).stowed()

    def on_turn(self, state: State) -> str:
        """The player whose turn it is, or whose NPCs act.

        Before that whoever plays alone; else whoever buys, or the first player once the board is laid (CL-SET-23).
        """
        turn = state.turn
        if turn.stage == "setup" and turn.steps and len(state.players) > 1:
            return ""
        return state.players[turn.seat].id

    def aftermath(self, before: State, after: State, seat: str) -> Sequence[Msg]:
        """What a plan does to the weight and the draft of a ship."""
        return hold.aftermath(before, after, self.book, SeatId(seat))

    def view(self, state: State, seat: str) -> State:
        """Without the secret missions of others (CL-MIS-04)."""
        return mission_cards.seen_by(state, seat)

    def score(self, state: State) -> Sequence[Standing]:
        """Players, teams and enemy nations by their fame."""
        return solo.standings(state, self.book)
