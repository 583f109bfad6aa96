"""Barbe Noire as a game of the house."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from companion.core.kit.evening_start import EveningStart
from companion.core.kit.game import Game
from companion.core.values.messages import msg
from companion.core.values.seats import Seat, Standing
from companion.games.blackbeard import TITLE
from companion.games.blackbeard.agenda import AGENDA
from companion.games.blackbeard.corrections import CORRECTIONS
from companion.games.blackbeard.forms import FORMS, dealt
from companion.games.blackbeard.inventory import INVENTORY
from companion.games.blackbeard.lessons import LESSONS
from companion.games.blackbeard.model import book_flaws, secrets
from companion.games.blackbeard.model.book import Book
from companion.games.blackbeard.model.options import Options, any_options
from companion.games.blackbeard.model.state import State
from companion.games.blackbeard.setup import first_state
from companion.games.blackbeard.standing import victory
from companion.games.blackbeard.state_validation import NAMES
from companion.games.blackbeard.turn import turns


class Blackbeard(Game[State, Book]):
    """The game with its printed book."""

    id = "blackbeard"
    title = msg(TITLE)
    state, printed = State, Book
    evening_start = EveningStart(Options, first_state, dealt, any_options)
    agenda, corrections, forms, inventory = AGENDA, CORRECTIONS, FORMS, INVENTORY
    names = NAMES
    lessons = LESSONS
    by_points = False

    def put_right(self, state: State) -> State:
        """With what follows from where everybody lies."""
        return turns.begun(state)

    def flaws(self) -> Iterable[str]:
        return book_flaws.flaws(self.book)

    def seats(self, state: State) -> Sequence[Seat]:
        """The people; nobody sits on a false player's chair."""
        return tuple(Seat(player.id, player.name, player.colour) for player in state.players if not player.false)

    def on_turn(self, state: State) -> str:
        """The player with the dice; whoever plays alone answers for the false players too, and in the set-up."""
        people = self.seats(state)
        return people[0].id if len(people) == 1 else state.turn.holder

    def view(self, state: State, seat: str) -> State:
        """Without the faces of counters that only others have looked at."""
        return secrets.seen_by(state, seat)

    def score(self, state: State) -> Sequence[Standing]:
        """Every pirate as he came out."""
        return victory.score(state, self.book)
