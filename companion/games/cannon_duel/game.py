"""The cannon duel as a game of the house."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from companion.core.kit.evening_start import EveningStart
from companion.core.kit.game import Game
from companion.core.procedures.copied_cards import CardValues
from companion.core.questions.kinds import Question
from companion.core.values.messages import Msg
from companion.core.values.seats import Seat, Standing
from companion.games.cannon_duel.agenda import AGENDA
from companion.games.cannon_duel.bot import decisions
from companion.games.cannon_duel.cards import box
from companion.games.cannon_duel.corrections import CORRECTIONS
from companion.games.cannon_duel.forms import FORMS, dealt
from companion.games.cannon_duel.inventory import INVENTORY
from companion.games.cannon_duel.lessons import LESSONS
from companion.games.cannon_duel.model.book import Book
from companion.games.cannon_duel.model.options import Options
from companion.games.cannon_duel.model.state import State
from companion.games.cannon_duel.state_validation import NAMES
from companion.games.cannon_duel.turn import victory
from companion.games.cannon_duel.turn.setup import first_state


class CannonDuel(Game[State, Book]):
    """The game with its printed book."""

    id = "cannon_duel"
    title = box.TITLE
    deeds = "duel"
    state, printed = State, Book
    evening_start = EveningStart(Options, first_state, dealt)
    agenda, corrections, forms, inventory = AGENDA, CORRECTIONS, FORMS, INVENTORY
    names = NAMES
    lessons = LESSONS
    by_points = False

    def titled(self, copied: Callable[[str, str], CardValues | None]) -> Msg:
        """As the owner's box calls it: the booklet does not show its title legibly."""
        return box.title(copied(box.SCHEMA, box.SUBJECT)) or self.title

    def seats(self, state: State) -> Sequence[Seat]:
        """The people at the table; nobody sits where the app plays."""
        return tuple(seat for seat in super().seats(state) if seat.id != state.partner)

    def on_turn(self, state: State) -> str:
        """Whoever is on turn."""
        return state.turn.seat

    def app_seats(self, state: State) -> Collection[str]:
        """Who plays alone has the app for a partner."""
        return (state.partner,) if state.partner else ()

    def stands_in(self, state: State, question: Question) -> object | None:
        """What the app answers for the ship that it plays."""
        return decisions.answer(state, self.book, question)

    def score(self, state: State) -> Sequence[Standing]:
        """The winner before the loser (CD-WIN-01)."""
        return victory.score(state)
