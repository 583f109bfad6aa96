"""Pirates du Nouveau Monde (Pirates CSG) as a game of the house."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.kit.evening_start import EveningStart
from companion.core.kit.game import Game
from companion.core.values.messages import msg
from companion.core.values.seats import Standing
from companion.games.pirates_csg import TITLE
from companion.games.pirates_csg.agenda import AGENDA
from companion.games.pirates_csg.corrections import CORRECTIONS
from companion.games.pirates_csg.forms import FORMS
from companion.games.pirates_csg.inventory import INVENTORY
from companion.games.pirates_csg.lessons import LESSONS
from companion.games.pirates_csg.model import secrets
from companion.games.pirates_csg.model.book import Book
from companion.games.pirates_csg.model.options import Options
from companion.games.pirates_csg.model.state import State
from companion.games.pirates_csg.setup.layout import first_state
from companion.games.pirates_csg.state_validation import NAMES
from companion.games.pirates_csg.turn import victory


class PiratesCsg(Game[State, Book]):
    """The game with its printed book."""

    id = "pirates_csg"
    title = msg(TITLE)
    state, printed = State, Book
    evening_start = EveningStart(Options, first_state)
    agenda, corrections, forms, inventory = AGENDA, CORRECTIONS, FORMS, INVENTORY
    names = NAMES
    lessons = LESSONS

    def on_turn(self, state: State) -> str:
        """Who is active."""
        return state.turn.seat

    def view(self, state: State, seat: str) -> State:
        """Without fleets that are not on the table, crew face down, and what others have seen on coins."""
        return secrets.seen_by(state, seat)

    def score(self, state: State) -> Sequence[Standing]:
        """Everybody by gold, then by masts."""
        return victory.score(state)
