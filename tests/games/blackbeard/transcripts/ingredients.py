"""What an evening of three has to bring, read off its journal by event, command and rule."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from companion.core.events.announcement_events import Announced
from companion.core.events.event import Event, Happened
from companion.core.journal.journal import Began, Entry, Said
from companion.games.blackbeard.model.announced_results import DiceRolled
from companion.games.blackbeard.model.ledger import MarkerPut

LETTERS: Final = 5
"""Different Random Events, at least."""


def events(entries: Iterable[Entry]) -> Iterator[Event[Any]]:
    """Everything that happened, in order."""
    return (entry.event for entry in entries if isinstance(entry, Happened))


def began(*names: str) -> Callable[[Iterable[Entry]], bool]:
    """Whether one of these procedures was begun."""
    return lambda entries: any(isinstance(entry, Began) and entry.command.name in names for entry in entries)


def happened(*kinds: str) -> Callable[[Iterable[Entry]], bool]:
    """Whether an event of one of these types happened."""
    return lambda entries: any(type(event).__name__ in kinds for event in events(entries))


def told(*keys: str) -> Callable[[Iterable[Entry]], bool]:
    """Whether the table was told one of these, as a text of its own or by an event."""
    return lambda entries: any(line.key in keys for line in lines(entries))


def lines(entries: Iterable[Entry]) -> Iterator[Any]:
    """All that the table was told."""
    for entry in entries:
        if isinstance(entry, Happened):
            line = entry.event.text if isinstance(entry.event, Announced | DiceRolled) else entry.line
            if line is not None:
                yield line


def said(pattern: str) -> Callable[[Iterable[Entry]], bool]:
    """Whether a question with a key like this was answered."""
    return lambda entries: any(isinstance(entry, Said) and re.fullmatch(pattern, entry.key) for entry in entries)


def letters(entries: Iterable[Entry]) -> set[str]:
    """BB-17: the letters of the Random Events that were called."""
    return {str(dict(line.args)["letter"]) for line in lines(entries) if line.key == "bb-ev-event"}


INGREDIENTS: Final[Mapping[str, Callable[[Iterable[Entry]], bool]]] = {
    "a prize": told("bb-cargo-stowed"),
    "a sale": told("bb-ev-sold"),
    "a Safe Haven bought": told("bb-ev-haven"),
    "a port attacked": told("bb-ev-assault"),
    "a port taken": happened("PortTaken"),
    "a petition heard": told("bb-crown-heard"),
    "an interception by a King's Commissioner": said(r"(kc-attack-.*|.*-kc-\d+)-interception"),
    "a battle": told("bb-fight-round"),
    "a Warship challenged": told("bb-fleet-kept", "bb-fleet-exceeded"),
    "Random Events of several letters": lambda entries: len(letters(entries)) >= LETTERS,
    "scurvy": lambda entries: "C" in letters(entries) and any(_sick(event) for event in events(entries)),
    "a mutiny tested": told("bb-mutiny-calmed", "bb-mutiny-let-go", "bb-mutiny-marooned"),
    "a duel": told("bb-duel-begins"),
    "an alliance": happened("Allied"),
    "a retirement": happened("PirateRetired"),
    "a Letter of Marque": happened("LetterDrawn"),
    "a Search": told("bb-search-nothing", "bb-search-merchant", "bb-search-storm", "bb-search-warship"),
    "a repair": began("refit"),
}
"""What the evening of three brings, each as a test over its journal."""


def _sick(event: Event[Any]) -> bool:
    return isinstance(event, MarkerPut) and event.marker == "scurvy" and event.on


def missing(entries: Iterable[Entry], wanted: Iterable[str]) -> list[str]:
    """What an evening lacks."""
    return [name for name in wanted if not INGREDIENTS[name](entries)]
