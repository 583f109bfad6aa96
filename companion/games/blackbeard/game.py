"""Barbe Noire as a game of the house: its state, events, procedures and menu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from pydantic import TypeAdapter

from companion.core import chapters
from companion.core.copying import CardKnown
from companion.core.events import Event, EventBook
from companion.core.game import Chance, Components, Correctable, Menu, Pieces, Seat, Standing
from companion.core.handwritten import check_cards, check_names, check_values, read_state
from companion.core.procedure import Command, ProcedureFunction
from companion.core.questions import Form
from companion.core.telling import Told
from companion.core.text import Msg, msg
from companion.games.blackbeard import action_line, agenda, any_evening, corrections, forms, inventory, setup
from companion.games.blackbeard.battle import battle, interception, storms
from companion.games.blackbeard.captains import (
    alliances,
    bargains,
    debauchery,
    duels,
    lost_pirates,
    mutiny,
    retirement,
    wounds,
)
from companion.games.blackbeard.crown import campaigns, commissioners, warships
from companion.games.blackbeard.events import events_clock, pardons, random_events, scurvy
from companion.games.blackbeard.handwritten import names_in
from companion.games.blackbeard.harbour import deposits, letters, port_attacks, repairs, sales
from companion.games.blackbeard.prizes import capture, searches
from companion.games.blackbeard.sailing import movement, transit, turns
from companion.games.blackbeard.sheets import ledger, secrets
from companion.games.blackbeard.sheets.book import Book
from companion.games.blackbeard.sheets.options import read_options
from companion.games.blackbeard.sheets.rulings import RULINGS
from companion.games.blackbeard.sheets.state import State
from companion.games.blackbeard.solo import false_players
from companion.games.blackbeard.standing import pirates, ports, victory
from companion.games.blackbeard.supply import action_deck, counter_cups, cunning

CHAPTERS: tuple[ModuleType, ...] = (
    ledger,
    action_deck,
    counter_cups,
    cunning,
    ports,
    setup,
    pirates,
    turns,
    action_line,
    movement,
    transit,
    interception,
    battle,
    wounds,
    lost_pirates,
    searches,
    storms,
    capture,
    debauchery,
    sales,
    deposits,
    letters,
    mutiny,
    commissioners,
    campaigns,
    warships,
    port_attacks,
    repairs,
    events_clock,
    random_events,
    pardons,
    scurvy,
    retirement,
    duels,
    alliances,
    bargains,
    false_players,
    victory,
    corrections,
)
"""The modules of the rulebook's chapters; each may hold COMMANDS and EVENTS."""

_STATE: TypeAdapter[State] = TypeAdapter(State)


class Blackbeard:
    """The game with its printed book."""

    id = "blackbeard"
    version = "1"

    def __init__(self, book: Book) -> None:
        self.book = book
        self.events: EventBook[State] = EventBook((Told, CardKnown, *chapters.events(CHAPTERS)), corrections.UPCASTERS)
        self.procedures: Mapping[str, ProcedureFunction] = chapters.commands(CHAPTERS)

    def title(self) -> Msg:
        """The game's name."""
        return msg("bb-title")

    def start(self, options: Mapping[str, Any]) -> State:
        """The table before setup. Raises BadAnswer naming a wrong option."""
        return setup.first_state(read_options(options), self.book)

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

    def aftermath(self, before: State, after: State, seat: str) -> Sequence[Msg]:
        """Nothing changes in this game that no event tells."""
        return ()

    def next(self, state: State) -> Command | Menu | None:
        """What follows when no procedure is open."""
        return agenda.next_step(state, self.book)

    def correctable(self, state: State) -> Sequence[Correctable]:
        """Every tracked value that can be corrected by hand."""
        return corrections.correctable(state, self.book)

    def correct(self, state: State, path: str, value: Any, note: str) -> Event[State]:
        """The event that sets it. Raises BadAnswer naming what is wrong."""
        return corrections.correct(state, self.book, path, value, note)

    def box(self) -> Mapping[str, Components]:
        """Every printed component that can be copied, by schema."""
        return forms.box(self.book)

    def form(self, schema: str, subject: str) -> Form:
        """The form in which a printed component is copied. Raises BadAnswer for one that the game has not."""
        return forms.form(self.book, schema, subject)

    def dump(self, state: State) -> Any:
        """The state as plain JSON."""
        return _STATE.dump_python(state, mode="json")

    def load(self, raw: Any) -> State:
        """Inverse of `dump`; raises BadState for the first value that cannot be, naming its place."""
        state = read_state(_STATE, raw)
        check_names(names_in(state, self.book, tuple(self.procedures)))
        check_cards(state.cards, self.form)
        check_values(self.correctable(state))
        return state

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
