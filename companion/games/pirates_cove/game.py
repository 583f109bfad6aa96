"""La Crique des Pirates as a game of the house."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.kit.evening_start import EveningStart
from companion.core.kit.game import Game
from companion.core.values.messages import msg
from companion.core.values.seats import Standing
from companion.games.pirates_cove import TITLE
from companion.games.pirates_cove.agenda import AGENDA
from companion.games.pirates_cove.corrections import CORRECTIONS
from companion.games.pirates_cove.forms import FORMS, dealt
from companion.games.pirates_cove.inventory import INVENTORY
from companion.games.pirates_cove.lessons import LESSONS
from companion.games.pirates_cove.model.book import Book
from companion.games.pirates_cove.model.options import Options
from companion.games.pirates_cove.model.state import State
from companion.games.pirates_cove.month import year_end
from companion.games.pirates_cove.setup import first_state
from companion.games.pirates_cove.state_validation import NAMES


class PiratesCove(Game[State, Book]):
    """The game with its printed book."""

    id = "pirates_cove"
    title = msg(TITLE)
    deeds = "cove"
    state, printed = State, Book
    evening_start = EveningStart(Options, first_state, dealt)
    agenda, corrections, forms, inventory = AGENDA, CORRECTIONS, FORMS, INVENTORY
    names = NAMES
    lessons = LESSONS

    def on_turn(self, state: State) -> str:
        """Who acts in the fight, or uses the effect of an island; nobody in particular otherwise."""
        if state.combat is not None and state.combat.next.is_seat:
            return state.combat.next
        return state.turn.waiting[0] if state.turn.phase == "effects" and state.turn.waiting else ""

    def score(self, state: State) -> Sequence[Standing]:
        """Everybody by fame; whoever won the last battle of a tie before the others of it."""
        return year_end.score(state)
