"""Barbe Noire as a game of the house."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from companion.core.copying import Known
from companion.core.events import Event
from companion.core.game import Chance, Components, Correctable, Menu, Pieces, Seat, Standing
from companion.core.handwritten import Named
from companion.core.kit.game import Game
from companion.core.procedure import Command
from companion.core.questions import FieldValue, Form
from companion.core.text import msg
from companion.games.blackbeard import agenda, any_evening, corrections, editions, forms, inventory, setup
from companion.games.blackbeard.handwritten import names_in
from companion.games.blackbeard.sheets import book_flaws, secrets
from companion.games.blackbeard.sheets.book import Book
from companion.games.blackbeard.sheets.options import dump_options, read_options
from companion.games.blackbeard.sheets.rulings import RULINGS
from companion.games.blackbeard.sheets.state import State
from companion.games.blackbeard.standing import victory


class Blackbeard(Game[State, Book]):
    """The game with its printed book."""

    id = "blackbeard"
    version = "1"
    title = msg("bb-title")
    state = State
    printed = Book

    def flaws(self) -> Iterable[str]:
        """What does not fit together in the printed book, each as file and entry."""
        return book_flaws.flaws(self.book)

    def start(self, options: Mapping[str, Any]) -> State:
        """The table before setup. Raises BadAnswer naming a wrong option."""
        return setup.first_state(read_options(options), self.book)

    def dealt(self, options: Mapping[str, Any], cards: Known) -> Mapping[str, Any]:
        """The options of an evening with the cups from which the app can draw, all their counters being known."""
        return dump_options(editions.dealt(read_options(options), self.book, cards))

    def nameable(self, state: State) -> Mapping[str, tuple[str, Sequence[Any]]]:
        """What the parameters of commands may name: players, the false ones too, pirates and their hunters."""
        pirates = ("bb-named-pirate", state.pirates)
        ships = ("bb-named-ship", (*state.pirates, *state.commissioners, *state.players))
        return {"seat": ("core-named-seat", state.players), "pirate": pirates, "other": pirates, "ship": ships}

    def seats(self, state: State) -> Sequence[Seat]:
        """The people in seating order; nobody sits on a false player's chair."""
        return tuple(Seat(player.id, player.name, player.colour) for player in state.players if not player.false)

    def on_turn(self, state: State) -> str:
        """The player with the dice; whoever plays alone answers for the false players too, and in the set-up."""
        people = [player.id for player in state.players if not player.false]
        return people[0] if len(people) == 1 else state.turn.holder

    def suppose(self, state: State, seat: str) -> State:
        """The state as if it were this seat's turn."""
        return agenda.as_if_turn_of(state, seat)

    def next(self, state: State) -> Command | Menu | None:
        """What follows when no procedure is open."""
        return agenda.next_step(state, self.book)

    def correctable(self, state: State) -> Sequence[Correctable]:
        """Every tracked value that can be corrected by hand."""
        return corrections.correctable(state, self.book)

    def correct(self, state: State, path: str, value: FieldValue, note: str) -> Event[State]:
        """The event that sets it. Raises BadAnswer naming what is wrong."""
        return corrections.correct(state, self.book, path, value, note)

    def box(self) -> Mapping[str, Components]:
        """Every printed component that can be copied, by schema."""
        return forms.box(self.book)

    def form(self, schema: str, subject: str) -> Form:
        """The form in which a printed component is copied. Raises BadAnswer for one that the game has not."""
        return forms.form(self.book, schema, subject)

    def names_in(self, state: State) -> Iterable[Named]:
        """Everything that a state names, with what there is."""
        return names_in(state, self.book, tuple(self.procedures))

    def rulings(self, state: State) -> Mapping[str, str]:
        """Points that the rulebook leaves open, by id, with the alternative in force at this table."""
        return RULINGS.in_force(state.options.rulings)

    def view(self, state: State, seat: str) -> State:
        """The state as this seat may see it: without the faces of counters that only others have looked at."""
        return secrets.seen_by(state, seat)

    def score(self, state: State) -> Sequence[Standing]:
        """Every pirate as he came out, once the evening is over."""
        return victory.score(state, self.book)

    def any_options(self, chance: Chance) -> Mapping[str, Any]:
        """Options of some evening that a table could begin, for simulations."""
        return any_evening.any_options(chance)

    def pieces(self, state: State) -> Pieces:
        """Everything that is counted, by kind and place."""
        return inventory.pieces(state, self.book)

    def supplied(self, before: State, event: Event[State], after: State) -> Mapping[str, int]:
        """Pieces by kind that an event brings from elsewhere, less those that it takes away."""
        return inventory.supplied(before, event, after)
