"""What the house asks of a game.

A game is a state, events, procedures and a menu. Everything else (journal, undo, dice, phones, screens) is shared.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from companion.core.events import Event, EventBook
from companion.core.procedure import Command, ProcedureFunction
from companion.core.questions import TABLE, Choose, Field, FieldValue, Form, Option
from companion.core.text import Msg

State = Any
T = TypeVar("T")
Pieces = Mapping[str, Mapping[str, int]]
"""Kind of piece, place, how many lie there."""


class Chance(Protocol):
    """Whoever chooses at random for a simulation; `random.Random` does."""

    def choice(self, among: Sequence[T], /) -> T: ...

    def sample(self, among: Sequence[T], k: int, /) -> list[T]: ...


@dataclass(frozen=True, kw_only=True)
class Menu(Choose):
    """The trunk's question: what is done next? Each option begins a procedure.

    commands: one per option, in the same order.  main: id of the option that the big button stands for.
    """

    commands: tuple[Command, ...]
    main: str = ""
    forced: bool = field(default=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        if len(self.commands) != len(self.options):
            raise ValueError(f"menu {self.key!r} needs one command per option")

    def command(self, option: str) -> Command:
        """The command behind an option."""
        return self.commands[[o.id for o in self.options].index(option)]

    def offers(self, wanted: Command) -> bool:
        """Whether a command may be begun here."""
        pairs = zip(self.options, self.commands, strict=True)
        return any(found == wanted and option.verdict.allowed for option, found in pairs)


@dataclass(frozen=True, slots=True)
class Offer:
    """Something a menu offers: the option as shown and the command behind it."""

    option: Option
    command: Command


def menu(
    key: str,
    text: Msg,
    rule: str,
    offers: Iterable[Offer],
    main: str,
    groups: Sequence[str],
    *,
    asked: str = TABLE,
    note: Msg | None = None,
) -> Menu:
    """A menu of offers, those of one group together. groups: from top to bottom; offers without one stand first."""
    order = ("", *groups)
    ordered = sorted(offers, key=lambda offer: order.index(offer.option.group))
    return Menu(
        key=key,
        text=text,
        rule=rule,
        who=asked,
        note=note,
        options=tuple(offer.option for offer in ordered),
        commands=tuple(offer.command for offer in ordered),
        main=main,
        default=main,
    )


@dataclass(frozen=True, slots=True)
class Correctable:
    """A tracked value that a person may set by hand: where it stands, how it is called, what it may be."""

    path: str
    group: Msg
    field: Field
    value: FieldValue


@dataclass(frozen=True, slots=True)
class Components:
    """One kind of printed component in the box: its name, and its copies by subject.

    alike: those that nobody can tell apart before they are copied; any of them stands for the others.
    """

    title: Msg
    subjects: tuple[str, ...]
    alike: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Seat:
    """A person at the table: id, name as typed, palette name of the colour."""

    id: str
    name: str
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one side stands when an evening is over. place: from 1, the same for equals.  points: those that decide.

    name: of a player, a team or whoever else the table lists.  words: what else there is to say of it.
    """

    place: int
    name: Msg
    points: int
    words: Msg | None = None


class Game(Protocol):
    """One game: its name, its rules as procedures, its state.

    A state is a frozen dataclass; `start` makes the first one from the evening's options (plain JSON, checked:
    raises `core.questions.BadAnswer`). `next` says what follows when no procedure is open: a Command that begins by
    itself, a Menu for a person, or None when the evening is over.
    """

    id: str
    version: str
    events: EventBook[Any]
    procedures: Mapping[str, ProcedureFunction]
    book: Any

    def title(self) -> Msg: ...

    def start(self, options: Mapping[str, Any]) -> State: ...

    def seats(self, state: State) -> Sequence[Seat]:
        """Everybody at the table, in seating order."""

    def on_turn(self, state: State) -> str:
        """The seat that answers what the table is asked just now: whose turn it is; "" for nobody in particular."""

    def suppose(self, state: State, seat: str) -> State:
        """The state as if this seat were to choose now what it does: for plans made on the side."""

    def aftermath(self, before: State, after: State, seat: str) -> Sequence[Msg]:
        """What a plan of this seat changes that no event tells by itself, in words."""

    def next(self, state: State) -> Command | Menu | None: ...

    def correctable(self, state: State) -> Sequence[Correctable]:
        """Every tracked value that can be corrected by hand."""

    def correct(self, state: State, path: str, value: Any, note: str) -> Event[Any]:
        """The event that sets it. Raises BadAnswer naming what is wrong."""

    def box(self) -> Mapping[str, Components]:
        """Every printed component that can be copied, by schema."""

    def form(self, schema: str, subject: str) -> Form:
        """The form in which a printed component is copied. Raises BadAnswer for one that the game has not."""

    def dump(self, state: State) -> Any:
        """The state as plain JSON."""

    def load(self, raw: Any) -> State:
        """Inverse of `dump`; raises ValueError naming the field."""

    def rulings(self, state: State) -> Mapping[str, str]:
        """Points that the rulebook leaves open, by id, with the alternative in force at this table."""

    def view(self, state: State, seat: str) -> State:
        """The state without what this seat may not see. seat: "" for somebody who only watches."""

    def score(self, state: State) -> Sequence[Standing]:
        """How everybody came out, the first place first; nothing while the evening is not over."""

    def any_options(self, chance: Chance) -> Mapping[str, Any]:
        """Options of some evening that a table could begin, for simulations."""

    def pieces(self, state: State) -> Pieces:
        """Everything that is counted, by kind and place. No count is ever below nothing."""

    def supplied(self, before: State, event: Event[Any], after: State) -> Mapping[str, int]:
        """Pieces by kind that an event brings to the places of `pieces` from elsewhere, less those that it takes away.

        Whatever stands not here only changes places: its kind adds up to the same before and after.
        """
