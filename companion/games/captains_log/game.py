"""Captain's Log as a game of the house: its state, events, procedures and menu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from pydantic import TypeAdapter

from companion.core import chapters
from companion.core.events import Event, EventBook
from companion.core.game import Chance, Components, Correctable, Menu, Pieces, Seat, Standing
from companion.core.handwritten import check_cards, check_names, check_values, read_state
from companion.core.procedure import Command, ProcedureFunction
from companion.core.questions import Form
from companion.core.text import Msg, msg
from companion.games.captains_log import agenda, any_evening, corrections, forms, inventory, ports, rounds, setup
from companion.games.captains_log.combat import boarding, cargo, damage, fortress, gunnery, outcomes, ramming
from companion.games.captains_log.events import event_cards, kraken, weather
from companion.games.captains_log.fleet import npc_pile
from companion.games.captains_log.hand import mission_cards
from companion.games.captains_log.handwritten import names_in
from companion.games.captains_log.harbour import captains, crewing, market, ship_sales, shipyard, tavern, tavern_stock
from companion.games.captains_log.missions import missions, rewards, treasure
from companion.games.captains_log.npcs import activation, merchant, report
from companion.games.captains_log.renown import fame, joining, score, solo
from companion.games.captains_log.reputation import reputation
from companion.games.captains_log.sailing import actions, captain_deeds, dynamic_map, fishing, sailing
from companion.games.captains_log.ship import hold, upgrades
from companion.games.captains_log.table import ledger, turns
from companion.games.captains_log.table.book import Book
from companion.games.captains_log.table.options import read_options
from companion.games.captains_log.table.rulings import RULINGS
from companion.games.captains_log.table.state import State
from companion.games.captains_log.voyage import flotation

CHAPTERS: tuple[ModuleType, ...] = (
    ledger,
    market,
    setup,
    turns,
    rounds,
    sailing,
    flotation,
    fame,
    solo,
    corrections,
    gunnery,
    boarding,
    ramming,
    fortress,
    damage,
    outcomes,
    reputation,
    joining,
    event_cards,
    kraken,
    weather,
    ports,
    tavern,
    tavern_stock,
    crewing,
    captains,
    captain_deeds,
    shipyard,
    ship_sales,
    actions,
    cargo,
    dynamic_map,
    fishing,
    missions,
    rewards,
    treasure,
    upgrades,
    npc_pile,
    activation,
    merchant,
    report,
)
"""The modules of the rulebook's chapters; each may hold COMMANDS and EVENTS."""

_STATE: TypeAdapter[State] = TypeAdapter(State)


class CaptainsLog:
    """The game with its printed book."""

    id = "captains_log"
    version = "1"

    def __init__(self, book: Book) -> None:
        self.book = book
        self.events: EventBook[State] = EventBook(chapters.events(CHAPTERS), corrections.UPCASTERS)
        self.procedures: Mapping[str, ProcedureFunction] = chapters.commands(CHAPTERS)

    def title(self) -> Msg:
        """The game's name."""
        return msg("cl-title")

    def start(self, options: Mapping[str, Any]) -> State:
        """The table before setup. Raises BadAnswer naming a wrong option."""
        return setup.first_state(read_options(options), self.book)

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
        state = read_state(_STATE, raw).stowed()
        check_names(names_in(state, self.book, tuple(self.procedures)))
        check_cards(state.cards, self.form)
        check_values(self.correctable(state))
        return state

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
