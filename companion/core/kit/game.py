"""The base of every game.

A game is a state, events, procedures and a menu. Everything else (journal, undo, dice, phones, screens) is shared.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

from pydantic import TypeAdapter

from companion.core.copying import CardKnown, Known
from companion.core.events import Event, EventBook
from companion.core.game import Chance, Components, Correctable, Menu, Pieces, Seat, Standing
from companion.core.handwritten import Named, check_cards, check_names, check_values, read_state
from companion.core.kit import chapters
from companion.core.procedure import Command, ProcedureFunction
from companion.core.questions import BadAnswer, FieldValue, Form
from companion.core.report import NodePassed, OrderGiven
from companion.core.telling import Told
from companion.core.text import Msg, msg

S = TypeVar("S")
B = TypeVar("B")

SHARED: Final = (CardKnown, NodePassed, OrderGiven, Told)
"""The events that every game has."""


class Game(ABC, Generic[S, B]):
    """One game: its name, its rules as procedures, its state.

    id: the name of its folders.  title: as its box has it.  state: a frozen dataclass, changed by events only.
    printed: the model of its book.  Procedures and events register themselves (`core.kit.chapters`).
    """

    id: str
    version: str
    title: Msg
    state: type[S]
    printed: type[B]

    def __init__(self, book: B) -> None:
        self.book = book
        homes = dict.fromkeys(kind.__module__ for kind in type(self).__mro__[: -len(Game.__mro__)])
        modules = tuple(dict.fromkeys(module for home in homes for module in chapters.modules(home)))
        self.events: EventBook[S] = EventBook((*SHARED, *chapters.events(modules)), chapters.upcasters(modules))
        self.procedures: Mapping[str, ProcedureFunction] = chapters.commands(modules)

    def flaws(self) -> Iterable[str]:
        """What does not fit together in the printed book, each as file and entry."""
        return ()

    @cached_property
    def _adapter(self) -> TypeAdapter[S]:
        return TypeAdapter(self.state)

    def dump(self, state: S) -> Any:
        """The state as plain JSON."""
        return self._adapter.dump_python(state, mode="json")

    def load(self, raw: Any) -> S:
        """Inverse of `dump`; raises BadState, a ValueError, naming the first field of a wrong type."""
        return read_state(self._adapter, raw)

    def read(self, raw: Any) -> S:
        """A state that people hand us. Raises BadState for the first value that cannot be, naming its place."""
        state = self.load(raw)
        check_names(self.names_in(state))
        check_cards(getattr(state, "cards", ()), self.form)
        check_values(self.correctable(state))
        return state

    def names_in(self, state: S) -> Iterable[Named]:
        """Every pirate, port, card … that a state names, with what there is of its kind."""
        return ()

    def nameable(self, state: S) -> Mapping[str, tuple[str, Sequence[Any]]]:
        """What the parameters of commands may name, by parameter: key of the words for it, and things with an id."""
        return {"seat": ("core-named-seat", self.seats(state))}

    # ------------------------------------------------------------------ an evening

    @abstractmethod
    def start(self, options: Mapping[str, Any]) -> S:
        """The table before the first question. Raises BadAnswer naming a wrong option."""

    def dealt(self, options: Mapping[str, Any], cards: Known) -> Mapping[str, Any]:
        """The options of an evening with the piles that the app can deal from the cards that it knows."""
        return options

    @abstractmethod
    def next(self, state: S) -> Command | Menu | None:
        """What follows when no procedure is open: a command that begins by itself, a menu, None for the end."""

    @abstractmethod
    def seats(self, state: S) -> Sequence[Seat]:
        """Everybody at the table, in seating order."""

    def on_turn(self, state: S) -> str:
        """The seat that answers what the table is asked just now, "" for nobody in particular; whoever sits alone."""
        seats = self.seats(state)
        return seats[0].id if len(seats) == 1 else ""

    def suppose(self, state: S, seat: str) -> S:
        """The state as if this seat were to choose now what it does: for plans made on the side."""
        return state

    def aftermath(self, before: S, after: S, seat: str) -> Sequence[Msg]:
        """What a plan of this seat changes that no event tells by itself, in words."""
        return ()

    def view(self, state: S, seat: str) -> S:
        """The state without what this seat may not see. seat: "" for somebody who only watches."""
        return state

    def rulings(self, state: S) -> Mapping[str, str]:
        """Points that the rulebook leaves open, by id, with the alternative in force at this table."""
        return {}

    def score(self, state: S) -> Sequence[Standing]:
        """How everybody came out, the first place first; nothing while the evening is not over."""
        return ()

    # ------------------------------------------------------------------ by hand

    def correctable(self, state: S) -> Sequence[Correctable]:
        """Every tracked value that can be corrected by hand."""
        return ()

    def correct(self, state: S, path: str, value: FieldValue, note: str) -> Event[S]:
        """The event that sets it. Raises BadAnswer naming what is wrong."""
        raise BadAnswer(msg("core-no-such-value", path=path))

    def box(self) -> Mapping[str, Components]:
        """Every printed component that can be copied, by schema."""
        return {}

    def form(self, schema: str, subject: str) -> Form:
        """The form in which a printed component is copied. Raises BadAnswer for one that the game has not."""
        raise BadAnswer(msg("core-no-such-component", schema=schema, subject=subject))

    # ------------------------------------------------------------------ for simulations

    def any_options(self, chance: Chance) -> Mapping[str, Any]:
        """Options of some evening that a table could begin."""
        return {}

    def pieces(self, state: S) -> Pieces:
        """Everything that is counted, by kind and place. No count is ever below nothing."""
        return {}

    def supplied(self, before: S, event: Event[S], after: S) -> Mapping[str, int]:
        """Pieces by kind that an event brings to the places of `pieces` from elsewhere, less those that it takes away.

        Whatever stands not here only changes places: its kind adds up to the same before and after.
        """
        return {}


AnyGame = Game[Any, Any]
"""A game of which nobody knows more than that it is one."""
