"""Captain's Log as a game of the house."""

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
from companion.core.text import Msg, msg
from companion.games.captains_log import agenda, any_evening, corrections, editions, forms, inventory, setup
from companion.games.captains_log.hand import mission_cards
from companion.games.captains_log.handwritten import names_in
from companion.games.captains_log.modes import score
from companion.games.captains_log.ship import hold
from companion.games.captains_log.table.book import Book
from companion.games.captains_log.table.options import dump_options, read_options
from companion.games.captains_log.table.rulings import RULINGS
from companion.games.captains_log.table.state import State


class CaptainsLog(Game[State, Book]):
    """The game with its printed book."""

    id = "captains_log"
    version = "1"
    title = msg("cl-title")
    state = State
    printed = Book

    def start(self, options: Mapping[str, Any]) -> State:
        """The table before setup. Raises BadAnswer naming a wrong option."""
        return setup.first_state(read_options(options), self.book)

    def dealt(self, options: Mapping[str, Any], cards: Known) -> Mapping[str, Any]:
        """The options of an evening with the piles that the app can deal from the cards that it knows."""
        return dump_options(editions.dealt(read_options(options), self.book, cards))

    def nameable(self, state: State) -> Mapping[str, tuple[str, Sequence[Any]]]:
        """What the parameters of commands may name: players, NPCs, mission cards."""
        missions = [mission for player in state.players for mission in player.missions]
        npcs = {"npc": ("cl-named-npc", state.npcs), "mission": ("cl-named-mission", missions)}
        return {"seat": ("core-named-seat", state.players), **npcs}

    def seats(self, state: State) -> Sequence[Seat]:
        """The players in seating order."""
        return tuple(Seat(player.id, player.name, player.colour) for player in state.players)

    def on_turn(self, state: State) -> str:
        """The player whose turn it is, or whose NPCs act.

        Before that whoever plays alone; else whoever buys, or the first player once the board is laid (CL-SET-23).
        """
        turn = state.turn
        if turn.stage == "setup" and turn.steps and len(state.players) > 1:
            return ""
        return state.players[turn.seat].id

    def suppose(self, state: State, seat: str) -> State:
        """The state as if it were this seat's turn: as it is in its own turn, else as its next turn will begin."""
        return agenda.as_if_turn_of(state, seat)

    def aftermath(self, before: State, after: State, seat: str) -> Sequence[Msg]:
        """What a plan does to the weight and the draft of a ship."""
        return hold.aftermath(before, after, self.book, seat)

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

    def read(self, raw: Any) -> State:
        """A state that people hand us, with what is aboard stowed in the hold."""
        return super().read(raw).stowed()

    def rulings(self, state: State) -> Mapping[str, str]:
        """Points that the rulebook leaves open, by id, with the alternative in force at this table."""
        return RULINGS.in_force(state.options.rulings)

    def view(self, state: State, seat: str) -> State:
        """The state as this seat may see it: without the secret missions of others (CL-MIS-04)."""
        return mission_cards.seen_by(state, seat)

    def score(self, state: State) -> Sequence[Standing]:
        """Players, teams and enemy nations by their fame, once the evening is over."""
        return score.standings(state, self.book)

    def any_options(self, chance: Chance) -> Mapping[str, Any]:
        """Options of some evening that a table could begin, for simulations."""
        return any_evening.any_options(chance)

    def pieces(self, state: State) -> Pieces:
        """Everything that is counted, by kind and place."""
        return inventory.pieces(state, self.book)

    def supplied(self, before: State, event: Event[State], after: State) -> Mapping[str, int]:
        """Pieces by kind that an event brings from the supply, less those that go back."""
        return inventory.supplied(before, event, after)
