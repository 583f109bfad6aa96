"""The journal: every question answered and every event, in order.

Entries are only appended. Undo and redo are entries too; `Journal.live` is what remains in force.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol, TypeGuard

from companion.core.events.event import EventBook, Happened, Occurrence
from companion.core.journal.dice_luck import Luck
from companion.core.procedures.dice_seeds import Dealt
from companion.core.procedures.procedure import Command
from companion.core.values.frozen_records import replace
from companion.core.values.messages import Msg, from_json, to_json
from companion.core.values.plain_json import JsonObject

Source = Literal[
    "tablet", "phone", "script", "dice", "app", "forced", "usual", "map", "library", "sample", "kept", "auto"
]
"""Who gave an answer. The first three are people; the others came by themselves. app: for a seat that it plays."""

PEOPLE: tuple[Source, ...] = ("tablet", "phone", "script")


@dataclass(frozen=True, slots=True)
class Began:
    """A procedure was begun."""

    command: Command
    """Which, with its parameters."""
    source: Source
    """Who began it."""
    version: str
    """Of the rules code, for old saves."""
    caption: Msg
    """By which undo and log name it."""
    overruling: bool = False
    """The table began it although the menu refused it or did not offer it."""
    who: str = ""
    """Whose menu it was where several people had one each, "" where there was one for all."""

    @property
    def label(self) -> Msg:
        """What was begun, in words, whether the table had to decide it or not."""
        label = dict(self.caption.args).get("command")
        return label if self.overruling and isinstance(label, Msg) else self.caption


@dataclass(frozen=True, slots=True)
class Said:
    """A question was answered."""

    key: str
    """Of the question."""
    value: object
    """The answer as the question read it."""
    source: Source
    """Who gave it."""
    caption: Msg
    """By which undo and log name the question."""
    told: Msg
    """The answer in words."""
    rule: str = ""
    """Of the question."""
    who: str = "table"
    """Who was asked."""
    overruling: bool = False
    """The rules refuse it, the table had the last word."""
    secret: bool = False
    """Question and answer were for `who` alone."""
    open: int = 0
    """How many of those who were asked together had still to answer."""
    luck: Luck | None = None
    """Of a roll, where something says what a good one is."""
    dice: tuple[Dealt, ...] = ()
    """Of a roll or a draw, to what they belong; nothing in evenings that an earlier version began."""


@dataclass(frozen=True)
class Amended(Occurrence):
    """A person corrected a tracked value by hand, at any moment."""

    source: Source
    caption: Msg


@dataclass(frozen=True, slots=True)
class Ended:
    """The open procedure is over."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Everything from entry number `to` on was taken back."""

    to: int


@dataclass(frozen=True, slots=True)
class Redone:
    """The last thing taken back was put in force again."""


Entry = Began | Said | Happened | Amended | Ended | TakenBack | Redone
STEPS: Final = (Happened, Amended, TakenBack, Redone)
"""Kinds of entries that bring about another state."""
Deed = Began | Said | Amended
"""An entry that somebody or something did, as against what followed from it."""


@dataclass
class Journal:
    """Entries with their numbers (from 0), what of them is in force, and what can be redone."""

    entries: list[Entry] = field(default_factory=list)
    live: list[tuple[int, Entry]] = field(default_factory=list)
    redoable: list[list[tuple[int, Entry]]] = field(default_factory=list)
    retracted: dict[tuple[Command, str], object] = field(default_factory=dict)
    """Answers taken back from a procedure that has not ended since, by command and question key."""
    begun: int = 0
    """How many of the procedures begun are in force."""
    thrown: dict[str, int] = field(default_factory=dict)
    """How many dice of each kind have been thrown (`dice_seeds`)."""
    shown: list[tuple[int, Said]] = field(default_factory=list)
    """Rolls and draws that were taken back, each with the number of the entry that did it."""
    first: Any = None
    """The state before all of them; None where nobody asks what came of them."""
    book: Any = None
    """The printed book of the game, from which events have their words."""

    @classmethod
    def of(cls, entries: Iterable[Entry], first: Any = None, book: Any = None) -> Journal:
        """The journal holding these entries. first, book: as its fields."""
        journal = cls(first=first, book=book)
        state, known, live = first, journal.entries, journal.live
        for entry in entries:
            if isinstance(entry, Happened) and entry.after is None and first is not None:
                # thousands, one after the other: the state is at hand, and nothing else is to be kept of them
                before, state = state, entry.event.apply(state)
                entry = Happened(entry.event, before=before, after=state, book=book)
                live.append((len(known), entry))
                known.append(entry)
                if journal.redoable:
                    journal.redoable.clear()
            else:
                journal.append(entry)
                if isinstance(entry, STEPS):
                    state = journal.state
        return journal

    def copy(self) -> Journal:
        """A journal of its own with the same entries."""
        marks = dict(self.retracted), self.begun, dict(self.thrown), self.shown[:]
        return Journal(self.entries[:], self.live[:], self.redoable[:], *marks, self.first, self.book)

    def append(self, entry: Entry) -> None:
        """Write one more entry; an event that was only read is put where it happened."""
        if isinstance(entry, Occurrence) and entry.after is None and self.first is not None:
            before = self.state
            entry = replace(entry, before=before, after=entry.event.apply(before), book=self.book)
        number = len(self.entries)
        self.entries.append(entry)
        match entry:
            case TakenBack(to):
                cut = self.position(to)
                self._retract(cut)
                self.redoable.append(self.live[cut:])
                del self.live[cut:]
                self._count(self.redoable[-1], -1)
                self.shown += ((number, said) for _, said in self.redoable[-1] if _is_shown(said))
            case Redone():
                self.live += (restored := self.redoable.pop())
                self._count(restored, 1)
            case _:
                if isinstance(entry, Ended) and self.retracted and (over := self.opened) is not None:
                    self.retracted = {k: v for k, v in self.retracted.items() if k[0] != over[1].command}
                self.live.append((number, entry))
                self._count(self.live[-1:], 1)
                self.redoable.clear()

    def _count(self, entries: Iterable[tuple[int, Entry]], times: int) -> None:
        """Keep count of what has come into force, or is no longer."""
        for _, entry in entries:
            if isinstance(entry, Began):
                self.begun += times
            elif isinstance(entry, Said):
                for dice in entry.dice:
                    self.thrown[dice.of] = self.thrown.get(dice.of, 0) + times * dice.count

    def entry(self, number: int) -> Entry | None:
        """Entry number `number` if it is in force."""
        position = self.position(number)
        found = self.live[position : position + 1]
        return found[0][1] if found and found[0][0] == number else None

    def position(self, number: int) -> int:
        """Where in `live` entry `number` stands, or the first one after it."""
        return bisect_left(self.live, number, key=lambda item: item[0])

    @property
    def state(self) -> Any:
        """The state after all that is in force."""
        return self.state_after(len(self.live))

    def state_after(self, end: int) -> Any:
        """The state after the first `end` of the entries in force: the one that the last event among them made."""
        for position in range(end - 1, -1, -1):
            entry = self.live[position][1]
            if isinstance(entry, Occurrence):
                return entry.after
        return self.first

    @property
    def version(self) -> str:
        """Of the rules with which the evening began, "" where nothing has."""
        return next((entry.version for entry in self.entries if isinstance(entry, Began)), "")

    @property
    def seen(self) -> tuple[tuple[int, Said], ...]:
        """Rolls and draws that were taken back and have not come again: everybody has seen them. Each once, with the
        number of the entry that took it back."""
        found: dict[tuple[Dealt, ...], tuple[int, Said]] = {}
        for number, said in self.shown:
            if not self._has_come(said):
                found.setdefault(said.dice, (number, said))
        return tuple(found.values())

    def _has_come(self, said: Said) -> bool:
        return all(dice.first + dice.count <= self.thrown.get(dice.of, 0) for dice in said.dice)

    @property
    def opened(self) -> tuple[int, Began] | None:
        """The open procedure with its position in `live`, None when none is open."""
        return self.opened_before(len(self.live))

    def opened_before(self, end: int) -> tuple[int, Began] | None:
        """The procedure that is open after the first `end` entries in force, with its position in `live`."""
        for position in range(end - 1, -1, -1):
            entry = self.live[position][1]
            if isinstance(entry, Began | Ended):
                return (position, entry) if isinstance(entry, Began) else None
        return None

    def _retract(self, cut: int) -> None:
        """Remember the answers from position `cut` on."""
        opened = self.opened_before(cut)
        command = opened[1].command if opened else None
        for _, entry in self.live[cut:]:
            if isinstance(entry, Began):
                command = entry.command
            elif isinstance(entry, Said) and command is not None:
                self.retracted[command, entry.key] = entry.value

    @property
    def last_personal(self) -> tuple[int, Deed] | None:
        """The last answer in force that a person gave, with its number: the point that undo goes back to."""
        for number, entry in reversed(self.live):
            if is_personal(entry):
                return number, entry
        return None

    @property
    def next_redo(self) -> Deed | None:
        """What redo would put in force again."""
        if not self.redoable:
            return None
        return next((e for _, e in self.redoable[-1] if isinstance(e, Deed)), None)


def _is_shown(entry: Entry) -> TypeGuard[Said]:
    """Whether chance has shown something that could have been otherwise."""
    return isinstance(entry, Said) and entry.dice != () and entry.source != "forced"


def is_personal(entry: Entry | None) -> TypeGuard[Deed]:
    """Whether a person did this, as against the dice, the library or the rules."""
    return isinstance(entry, Deed) and entry.source in PEOPLE


class Log(Protocol):
    """Where entries are kept. `append` writes all of them or none, and returns only when they are safe."""

    def append(self, start: int, entries: Sequence[Entry]) -> None: ...


class MemoryLog:
    """A log that keeps nothing beyond the process; for tests and the headless referee."""

    def append(self, start: int, entries: Sequence[Entry]) -> None:
        """Nothing to write."""


def dump_entry(entry: Entry, book: EventBook[Any]) -> JsonObject:
    """Plain JSON for one entry; short keys, because there are thousands."""
    match entry:
        case Began(cmd, source, version, caption, overruling, who):
            return {
                "k": "began",
                "cmd": cmd.name,
                "par": cmd.kwargs,
                "by": source,
                "ver": version,
                "cap": to_json(caption),
                **({"over": True} if overruling else {}),
                **({"who": who} if who else {}),
            }
        case Said():
            return {
                "k": "said",
                "key": entry.key,
                "val": entry.value,
                "by": entry.source,
                "cap": to_json(entry.caption),
                "told": to_json(entry.told),
                "rule": entry.rule,
                "who": entry.who,
                **({"over": True} if entry.overruling else {}),
                **({"sec": True} if entry.secret else {}),
                **({"open": entry.open} if entry.open else {}),
                **({"luck": [entry.luck.seat, entry.luck.came, entry.luck.due]} if entry.luck else {}),
                **({"dice": [[each.of, each.first, each.count] for each in entry.dice]} if entry.dice else {}),
            }
        case Happened(event):
            return {"k": "happened", "ev": book.dump(event)}
        case Amended(event, source, caption):
            return {"k": "amended", "ev": book.dump(event), "by": source, "cap": to_json(caption)}
        case Ended():
            return {"k": "ended"}
        case TakenBack(to):
            return {"k": "taken-back", "to": to}
        case Redone():
            return {"k": "redone"}


def load_entry(raw: JsonObject, book: EventBook[Any]) -> Entry:
    """Inverse of `dump_entry`. Raises KeyError or ValueError on foreign data."""
    match raw["k"]:
        case "began":
            cmd = Command(raw["cmd"], tuple(raw["par"].items()))
            over, who = raw.get("over", False), raw.get("who", "")
            return Began(cmd, raw["by"], raw["ver"], from_json(raw["cap"]), over, who)
        case "said":
            caption, told = from_json(raw["cap"]), from_json(raw["told"])
            over, secret = raw.get("over", False), raw.get("sec", False)
            return Said(
                raw["key"],
                raw["val"],
                raw["by"],
                caption,
                told,
                raw["rule"],
                raw["who"],
                over,
                secret,
                raw.get("open", 0),
                _luck(raw["luck"]) if "luck" in raw else None,
                tuple(map(_dealt, raw.get("dice", ()))),
            )
        case "happened":
            return Happened(book.load(raw["ev"]))
        case "amended":
            return Amended(book.load(raw["ev"]), raw["by"], from_json(raw["cap"]))
        case "ended":
            return Ended()
        case "taken-back":
            return TakenBack(raw["to"])
        case "redone":
            return Redone()
    raise ValueError(f"unknown journal entry {raw['k']!r}")


def _luck(raw: object) -> Luck:
    match raw:
        case [str(seat), int(came), int(due)]:
            return Luck(seat, came, due)
    raise ValueError(f"no luck of dice: {raw!r}")


def _dealt(raw: object) -> Dealt:
    match raw:
        case [str(of), int(first), int(count)]:
            return Dealt(of, first, count)
    raise ValueError(f"no dice: {raw!r}")
