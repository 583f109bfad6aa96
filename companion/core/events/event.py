"""Events: the only thing that changes a state.

An event is a small frozen record in the past tense that knows how to change the frozen state (`apply`) and how it
reads in the referee's notebook (`line`). Both stand in one class so that they cannot drift apart. It says what
happened, never in which words: those are made from the state in which it happened, whenever somebody reads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Final, Generic, TypeVar, dataclass_transform

from pydantic import TypeAdapter

from companion.core.events.announcements import Announcement, SetupStep
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, in_keys_of_today, renamed
from companion.core.values.plain_json import JsonObject

S = TypeVar("S")
Upcaster = Callable[[JsonObject], JsonObject]

FORMER_NAMES: Final = {"Told": "Announced", "Aimed": "TargetChosen"}
"""Events that earlier versions wrote under another name: the former name to the one of today. A name stays here for
ever, so that no evening is lost that was kept with it."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
@dataclass(frozen=True, kw_only=True)
class Event(Generic[S]):
    """Something that happened. Every class that derives from this one is a frozen dataclass without saying so.

    Fields that only `announcements` reads have a default and are not compared: a procedure that an earlier version left
    open is taken up again only if it does again what it did.

    Fields that it once had are named beside its class, for ever: ``class Boarded(Event[State], formerly=("text",))``.
    They are in evenings that earlier versions kept, and nobody reads them.
    """

    FORMERLY: ClassVar[Sequence[str]] = ()
    """Names of those fields; none of them is one of today."""

    rule: str = ""
    """Id in the rule index under which it happened ("" for corrections)."""
    echo: bool = False
    """Its line says what the draw right before it said; the notebook then leaves out the draw."""

    def __init_subclass__(cls, *, formerly: Sequence[str] = (), kw_only: bool = False, **beside: Any) -> None:
        super().__init_subclass__(**beside)
        cls.FORMERLY = formerly
        dataclass(frozen=True, kw_only=kw_only)(cls)

    def apply(self, s: S) -> S:
        """The state after this event."""
        raise NotImplementedError(type(self).__name__)

    def line(self, s: S, book: Any) -> Msg | None:
        """How the notebook tells it; None for bookkeeping that nobody wants to read.

        s: the state in which it happened, as `apply` takes it.  book: the printed book of the game.
        """
        return None

    def announcements(self, s: S, book: Any) -> Sequence[Announcement]:
        """What the middle of the table shows of it, to everybody; nothing for a mere line of the notebook."""
        return ()

    def heading(self, s: S, book: Any) -> Msg | None:
        """Over the orders that follow it in the same procedure, where there are many; None where it is no heading."""
        return None

    @property
    def step(self) -> SetupStep | None:
        """The chapter of the set-up that begins with it; None where none does."""
        return None

    @property
    def begins_round(self) -> bool:
        """Whether a round, or what stands for one, begins with it: what was told before is not called back then."""
        return False

    @property
    def reveals(self) -> bool:
        """Whether somebody has learnt by it what was hidden; taken back, it would not be forgotten."""
        return False


@dataclass(frozen=True)
class Occurrence:
    """An event with the state in which it happened, from which its words are made."""

    event: Event[Any]
    before: Any = field(default=None, kw_only=True, compare=False, repr=False)
    """The state just before; None where it was only read so far (`Journal.append` knows it)."""
    after: Any = field(default=None, kw_only=True, compare=False, repr=False)
    """The state that it made."""
    book: Any = field(default=None, kw_only=True, compare=False, repr=False)
    """The printed book of the game."""

    @cached_property
    def line(self) -> Msg | None:
        """How the notebook tells it; None for bookkeeping."""
        return self.event.line(self.before, self.book)

    @cached_property
    def heading(self) -> Msg | None:
        """What stands over the orders that follow it; None where it is no heading."""
        return self.event.heading(self.before, self.book)

    @cached_property
    def announcements(self) -> Sequence[Announcement]:
        """What the middle of the table shows of it."""
        return self.event.announcements(self.before, self.book)


@dataclass(frozen=True)
class Happened(Occurrence):
    """An event, as a consequence of what was begun or said before it."""


class EventBook(Generic[S]):
    """All event types of a game: encodes them for the journal and decodes them, old versions included."""

    def __init__(
        self,
        types: Iterable[type[Event[S]]],
        upcasters: Mapping[tuple[str, int], Upcaster] | None = None,
        todays_key: Callable[[str], str] = str,
    ) -> None:
        self.types: dict[str, type[Event[S]]] = {}
        for kind in types:
            if self.types.setdefault(kind.__name__, kind) is not kind:
                raise ValueError(f"two event types are called {kind.__name__!r}, one of them in {kind.__module__}")
        self._adapters: dict[str, TypeAdapter[Event[S]]] = {}
        self._upcasters = dict(upcasters or {})
        self._todays_key = todays_key
        self._versions = {name: 1 + max((v for n, v in self._upcasters if n == name), default=0) for name in self.types}

    def _adapter(self, name: str) -> TypeAdapter[Event[S]]:
        if name not in self._adapters:
            self._adapters[name] = TypeAdapter(self.types[name])
        return self._adapters[name]

    def dump(self, event: Event[S]) -> JsonObject:
        """Plain JSON with the type's name and version."""
        name = type(event).__name__
        body = self._adapter(name).dump_python(event, mode="json", exclude_defaults=True)
        return {"is": name, "v": self._versions[name], **body}

    def load(self, raw: JsonObject) -> Event[S]:
        """Inverse of `dump`; lifts older versions step by step and leaves out fields that are no longer written.
        Raises KeyError or ValueError on foreign data."""
        name, body = self.lifted(raw)
        if gone := self.types[name].FORMERLY:
            body = {key: value for key, value in body.items() if key not in gone}
        event: Event[S] = self._adapter(name).validator.validate_python(body)
        words: dict[str, Any] = {}
        for key, value in event.__dict__.items():
            if isinstance(value, Msg) and (now := renamed(value, self._todays_key)) is not value:
                words[key] = now
        return replace(event, **words) if words else event

    def lifted(self, raw: JsonObject) -> tuple[str, JsonObject]:
        """The name of today of an event that was dumped, and its fields as the latest version of it has them, those
        that are no longer written among them. Raises KeyError for an unknown event."""
        body = dict(raw)
        written, version = body.pop("is"), body.pop("v", 1)
        name = FORMER_NAMES.get(written, written)
        if name not in self.types:
            raise KeyError(f"unknown event {name!r}")
        if version < self._versions[name]:
            body = {field: in_keys_of_today(value, self._todays_key) for field, value in body.items()}
        while version < self._versions[name]:
            body = self._upcasters[name, version](body)
            version += 1
        return name, body
