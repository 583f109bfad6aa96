"""The base of every game.

A game is a state, events, procedures and a menu. Everything else (journal, undo, dice, phones, screens) is shared.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache, partial, reduce
from typing import Any, Final, Generic, TypeVar

from pydantic import TypeAdapter

from companion.core.declared.secrets import covered
from companion.core.events.announcement_events import Announced, Shown, StepBegun
from companion.core.events.event import Event, EventBook
from companion.core.journal.lessons import Lesson
from companion.core.kit import chapters
from companion.core.kit.agenda import Agenda, Following
from companion.core.kit.any_evening import Chance
from companion.core.kit.chapters import Judge
from companion.core.kit.corrections import Corrections
from companion.core.kit.evening_start import EveningStart
from companion.core.kit.forms import Forms
from companion.core.kit.id_checks import Names
from companion.core.kit.inventory import Inventory
from companion.core.kit.possible_commands import Wish, every
from companion.core.kit.state import Common
from companion.core.procedures.components import ComponentKind, Pieces
from companion.core.procedures.copied_cards import CardKnown, CardValues, Known
from companion.core.procedures.decision_report import NodePassed, OrderGiven
from companion.core.procedures.menus import Menu
from companion.core.procedures.procedure import Command, ProcedureFunction, parameters, rule_of
from companion.core.questions.correctable import Correctable
from companion.core.questions.kinds import Form, Option, Question
from companion.core.rules.verdicts import ALLOWED, Verdict, refused
from companion.core.untrusted.state_validation import (
    Amiss,
    BadState,
    GivenJson,
    check_cards,
    check_fields,
    check_laws,
    check_names,
    check_pieces,
    check_values,
    check_whole,
    read_state,
)
from companion.core.values.ids import as_taken
from companion.core.values.messages import Msg, msg
from companion.core.values.seats import Seat, Standing

S = TypeVar("S", bound=Common)
B = TypeVar("B")

SHARED: Final = (CardKnown, NodePassed, OrderGiven, Shown, StepBegun, Announced)
"""The events that every game has."""
FORMS: Final = 2_000
"""Forms that are kept: more than the components of any box."""
STATES: Final = 4
"""States that are known again when they are handed in once more."""


class Game(Generic[S, B]):
    """One game: its name, its parts, and what it does otherwise than is usual.

    Procedures and events register themselves (`core.kit.chapters`). The parts are told, each by a declaration of the
    chapter that knows it; the methods are what the house asks of every game, and few games need their own of any.
    """

    id: str
    """The name of its folders."""
    version: str = "2"
    """Of the rules, for evenings saved by earlier ones."""
    title: Msg
    """As the box has it."""

    state: type[S]
    """A frozen dataclass that derives from `core.kit.state.TableState`, changed by events only."""
    printed: type[B]
    """The model of its book."""

    evening_start: EveningStart[Any, S, B]
    agenda: Agenda[S, B]
    corrections: Corrections[S, B] = Corrections()
    forms: Forms[B] = Forms()
    inventory: Inventory[S, B] = Inventory()
    names: Names[S, B] = Names()
    lessons: Sequence[Lesson] = ()
    """Of several that one moment brings, the first in this order is given."""
    deeds: str = ""
    """What stood before its message keys when its first evenings were kept, if not what does now: their dice go on
    belonging to the same deeds."""
    by_points: bool = True
    """Whether it is points that decide; else it counts only who has won."""

    def __init__(self, book: B, todays_key: Callable[[str], str] = str) -> None:
        """todays_key: what a message is called now that an evening may have written under another key."""
        self.book = book
        homes = dict.fromkeys(kind.__module__ for kind in type(self).__mro__[: -len(Game.__mro__)])
        modules = tuple(dict.fromkeys(module for home in homes for module in chapters.modules(home)))
        own = chapters.events(modules)
        self.events: EventBook[S] = EventBook(
            (*SHARED, *own, self.corrections.event), chapters.upcasters(modules), todays_key
        )
        self.procedures: Mapping[str, ProcedureFunction] = chapters.commands(modules)
        self.judges: Mapping[str, Judge] = chapters.judges(modules, self.procedures)
        self.words: Mapping[str, Msg] = chapters.called(modules, self.procedures)

    @property
    def prefix(self) -> str:
        """What every message key of the game begins with, as that of its title does: "cl" of "cl-title"."""
        return self.title.key.removesuffix("-title")

    def deed(self, key: str) -> str:
        """What dice belong to that are thrown for a question with these words, by their key (`dice_seeds`)."""
        own = key.removeprefix(f"{self.prefix}-")
        return f"{self.deeds}-{own}" if self.deeds and own != key else key

    def titled(self, copied: Callable[[str, str], CardValues | None]) -> Msg:
        """What the game is called on the owner's box; the title of the house unless a game asks for another.

        copied: the values of a component by schema and subject, None for one that nobody has copied.
        """
        return self.title

    def titled_at(self, state: S) -> Msg:
        """What the game is called at a table, by what is known there of its box."""

        def copied(schema: str, subject: str) -> CardValues | None:
            record = state.card(schema, subject)
            return None if record is None else dict(record)

        return self.titled(copied)

    def flaws(self) -> Iterable[str]:
        """What does not fit together in the printed book, each as file and entry."""
        return ()

    @cached_property
    def _adapter(self) -> TypeAdapter[S]:
        return TypeAdapter(self.state)

    def dump(self, state: S) -> dict[str, object]:
        """The state as plain JSON."""
        dumped: dict[str, object] = self._adapter.dump_python(state, mode="json")
        return dumped

    def dump_unusual(self, state: S) -> dict[str, Any]:
        """The state as plain JSON without what has its usual value; `read` takes it back."""
        short: dict[str, Any] = self._adapter.dump_python(state, mode="json", exclude_defaults=True)
        options = {name: value for name, value in short["options"].items() if name != "rulings"}
        if unusual := state.options.RULINGS.departures(state.options.rulings):
            options["rulings"] = dict(unusual)
        return {**short, **{name: short.get(name, {}) for name in self.names.needs}, "options": options}

    def load(self, raw: object) -> S:
        """Inverse of `dump`; raises BadState, a ValueError, naming the first field of a wrong type."""
        return read_state(self._adapter, raw)

    def read_kept(self, raw: object) -> S:
        """A state from which an evening was begun that was kept, perhaps by an earlier version: what it had more of is
        passed over. Raises BadState as `read` does."""
        return self._checked(self.load(raw))

    def read(self, raw: object) -> S:
        """A state that people hand us. Raises BadState for the first value that cannot be, naming its place; for a
        field that there is not, with the nearest that there is."""
        handed = GivenJson.of(raw)
        return self._read_anew(raw) if handed is None else self._read_lately(handed)

    @cached_property
    def _read_lately(self) -> Callable[[GivenJson], S]:
        """The same state comes again and again: in every scenario of an audit, several times in a report of trouble."""

        def read(handed: GivenJson) -> S:
            return self._read_anew(handed.raw)

        return lru_cache(maxsize=STATES)(read)

    def _read_anew(self, raw: object) -> S:
        state = self.load(raw)
        check_fields(raw, self.dump(state))
        check_whole(raw, self.names.needs)
        if (misnamed := state.options.misnamed()) is not None:
            raise BadState(f"options.{misnamed[0]}", misnamed[1])
        if (flaw := state.options.flaw()) is not None:
            raise BadState("options", flaw)
        checked = self._checked(state, self.names.amiss)
        check_pieces(self.pieces(checked))
        return checked

    def _checked(self, state: S, amiss: Callable[[S, B], Iterable[Amiss]] = lambda s, book: ()) -> S:
        check_names(self.names.in_state(state, self.book, tuple(self.procedures)))
        check_cards(getattr(state, "cards", ()), self.form)
        check_laws(amiss(state, self.book))
        check_values(self.correctable(state))
        return self.put_right(state)

    def put_right(self, state: S) -> S:
        """A state that was handed to us, with what the game keeps in an order of its own put into it."""
        return state

    def nameable(self, state: S) -> Mapping[str, tuple[str, Sequence[object]]]:
        """What the parameters of commands may name, by parameter: key of the words for it, and things with an id."""
        return self.names.in_commands(state)

    # ------------------------------------------------------------------ an evening

    def start(self, options: Mapping[str, object]) -> S:
        """The table before the first question. Raises BadAnswer naming a wrong option."""
        return self.evening_start.start(options, self.book)

    def agreed(self, options: Mapping[str, object]) -> Mapping[str, object]:
        """Options as a new evening keeps them: with every point of rule, should another way become the usual one.

        Raises BadAnswer naming a wrong option.
        """
        return self.evening_start.agreed(options)

    def kept(self, options: Mapping[str, object]) -> Mapping[str, object]:
        """Options that an evening kept, perhaps in an earlier version, as that one took them."""
        return self.evening_start.kept(options)

    def dealt(self, options: Mapping[str, object], cards: Known) -> Mapping[str, object]:
        """The options of an evening with the piles that the app can deal from the cards that it knows."""
        return self.evening_start.dealt(options, self.book, cards)

    def next(self, state: S) -> Following:
        """What follows when no procedure is open: a command that begins by itself, menus, None for the end."""
        return self.agenda.next(state, self.book)

    # ------------------------------------------------------------------ what may be done

    def canonical(self, wanted: Command) -> Command:
        """A command as short as it can be said: without what its procedure takes anyway."""
        usual = self._usual.get(wanted.name)
        said = [(name, value) for name, value in wanted.params if usual is None or (name, value) not in usual]
        return wanted if len(said) == len(wanted.params) else Command(wanted.name, tuple(said))

    @cached_property
    def _usual(self) -> Mapping[str, Collection[tuple[str, object]]]:
        """What procedures take where nothing is said, by name."""
        taken = {name: parameters(procedure) for name, procedure in self.procedures.items()}
        return {name: [(each.name, each.default) for each in params.values()] for name, params in taken.items()}

    def same(self, one: Command, other: Command) -> bool:
        """Whether two commands mean the same."""
        return one == other or (one.name == other.name and self.canonical(one) == self.canonical(other))

    def offered(self, menu: Menu, wanted: Command) -> Option | None:
        """The option of a menu behind which a command stands; of several the first that is allowed. None for none."""
        pairs = zip(menu.options, menu.commands, strict=True)
        found = [option for option, command in pairs if self.same(command, wanted)]
        return next((option for option in found if option.verdict.allowed), next(iter(found), None))

    def judge(self, state: S, wanted: Command, seat: str = "") -> Verdict:
        """What the rules say of a command while no procedure is open: the one judge of it, whoever asks.

        What a menu offers has its verdict there. Of the rest its own judge says what is wrong with it (`JUDGES` of its
        chapter), and what nothing speaks against may still not be what is chosen now: then it is refused under the rule
        of the menu that is open. What begins by itself is judged by whether it follows now.

        seat: who wishes it, where several people have a menu each; "" for whoever has one that offers it.
        """
        following = self.next(state)
        if following is None:
            return refused("", msg("core-over"))
        if isinstance(following, Command) and self.same(following, wanted):
            return ALLOWED
        open_ = _menus(following)
        menus = tuple(menu for menu in open_ if menu.who == seat) or open_
        offers = (self.offered(menu, wanted) for menu in menus)
        option = next((option for option in offers if option is not None), None)
        if option is not None:
            return option.verdict
        judge = self.judges.get(wanted.name)
        verdict = None if judge is None else judge(state, self.book, **as_taken(judge, wanted.kwargs))
        kinds = {command.name for menu in menus for command in menu.commands}
        if verdict is not None and (not verdict.allowed or wanted.name in kinds):
            return verdict
        if isinstance(following, Command):
            first = msg("core-comes-first", what=msg(f"command-{following.name}"))
            return refused(rule_of(self.procedures[following.name]), first)
        return refused(menus[0].rule, msg("core-not-now", open=menus[0].text))

    def wishes(self, state: S) -> Iterator[Wish]:
        """Everything that somebody at this table could want to do, offered or not, lazily: each command that a chapter
        judges with all that it may name. What is offered is called as the menu calls it."""
        offered = {
            self.canonical(command): option.label
            for menu in _menus(self.next(state))
            if not menu.secret
            for option, command in zip(menu.options, menu.commands, strict=True)
        }
        named = {param: things for param, (_, things) in self.nameable(state).items()}
        ids = {param: [str(getattr(thing, "id", thing)) for thing in things] for param, things in named.items()}
        known = {**ids, **self.names.in_wishes(state, self.book)}
        for wanted in every(state, self.procedures, self.judges, known):
            found = self.canonical(wanted)
            yield Wish(found, offered.get(found) or self.called_wish(state, found))

    def called_wish(self, state: S, wanted: Command) -> Msg:
        """A command in words, with what it names."""
        given = wanted.kwargs
        order = [name for name in parameters(self.procedures[wanted.name]) if name in given]
        named = [self.names.called(state, self.book, name, str(given[name])) for name in order]
        of = [words for words in named if words is not None]
        what = self.words[wanted.name]
        return msg("core-wish", what=what, of=reduce(_beside, of)) if of else what

    def seats(self, state: S) -> Sequence[Seat]:
        """Everybody at the table, in seating order."""
        return tuple(Seat(player.id, player.name, player.colour) for player in state.players)

    def on_turn(self, state: S) -> str:
        """The seat that answers what the table is asked just now, "" for nobody in particular; whoever sits alone."""
        seats = self.seats(state)
        return seats[0].id if len(seats) == 1 else ""

    def suppose(self, state: S, seat: str) -> S:
        """The state as if this seat were to choose now what it does: for plans made on the side."""
        return self.agenda.turn_of(state, seat)

    def aftermath(self, before: S, after: S, seat: str) -> Sequence[Msg]:
        """What a plan of this seat changes that no event tells by itself, in words."""
        return ()

    def view(self, state: S, seat: str) -> S:
        """The state without what this seat may not see: without the hands of others, where records of players say so
        (`OwnerSees`). seat: "" for somebody who only watches."""
        return covered(state, seat)

    def app_seats(self, state: S) -> Collection[str]:
        """The seats that the app plays (`stands_in`)."""
        return ()

    def stands_in(self, state: S, question: Question) -> object | None:
        """What the app answers in the place of the seat that is asked, as plain JSON; None where a person answers.

        state: as this seat sees it (`view`).  question: put to it, its menu too; one that it admits an answer to.  Dice
        are rolled and cards drawn for it as for anybody. Equal states and questions must give equal answers.
        """
        return None

    def rulings(self, state: S) -> Mapping[str, str]:
        """Points that the rulebook leaves open, by id, with the alternative in force at this table."""
        return dict(state.options.rulings)

    def score(self, state: S) -> Sequence[Standing]:
        """How everybody came out, the first place first; nothing while the evening is not over."""
        return ()

    # ------------------------------------------------------------------ by hand

    def correctable(self, state: S) -> Sequence[Correctable]:
        """Every tracked value that can be corrected by hand."""
        return self.corrections.correctable(state, self.book)

    def correct(self, state: S, path: str, value: object, note: str, *, busy: bool = False) -> Event[S]:
        """The event that sets it. busy: a procedure is under way. Raises BadAnswer naming what is wrong."""
        return self.corrections.correct(state, self.book, path, value, note, busy=busy)

    def box(self) -> Mapping[str, ComponentKind]:
        """Every printed component that can be copied, by schema."""
        return self.forms.box(self.book)

    def form(self, schema: str, subject: str) -> Form:
        """The form in which a printed component is copied. Raises BadAnswer for one that the game has not."""
        return self._form(schema, subject)

    @cached_property
    def _form(self) -> Callable[[str, str], Form]:
        """A state that is read asks for the form of each of its cards, and they are always the same."""
        return lru_cache(maxsize=FORMS)(partial(self.forms.form, self.book))

    def called(self, schema: str, subject: str) -> Msg:
        """What a printed component is called of which nothing is known. Raises BadAnswer as `form` does."""
        return self.forms.called(self.book, schema, subject)

    def needed(self, state: S) -> tuple[tuple[str, str], ...]:
        """The printed components (schema, subject) that lie on the table, those needed first; no secrets but those
        of the state that is given (`view`)."""
        return self.forms.on_table(state, self.book)

    def leads(self, schema: str, subject: str, record: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
        """The printed components that are used because of what is printed on another one, as far as that is known."""
        return tuple(self.forms.leads(schema, subject, record))

    # ------------------------------------------------------------------ for simulations

    def any_options(self, chance: Chance) -> Mapping[str, object]:
        """Options of some evening that a table could begin."""
        return self.evening_start.any_options(chance)

    def pieces(self, state: S) -> Pieces:
        """Everything that is counted, by kind and place. No count is ever below nothing."""
        return self.inventory.pieces(state, self.book)

    def supplied(self, before: S, event: Event[S], after: S) -> Mapping[str, int]:
        """Pieces by kind that an event brings to the places of `pieces` from elsewhere, less those that it takes away.

        Whatever stands not here only changes places: its kind adds up to the same before and after.
        """
        return self.inventory.supplied(before, event, after, self.book)


def _menus(following: Following) -> Sequence[Menu]:
    """The menus among what follows."""
    if following is None or isinstance(following, Command):
        return ()
    return (following,) if isinstance(following, Menu) else following


def _beside(first: Msg, rest: Msg) -> Msg:
    return msg("core-beside", first=first, rest=rest)


AnyGame = Game[Any, Any]
"""A game of which nobody knows more than that it is one."""
