"""An evening as a text that can be kept, sent and taken up again anywhere: its journal with all that it began from."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, TypeVar

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, ValidationError

from companion.core.events.event import EventBook
from companion.core.journal.journal import Entry, dump_entry, load_entry
from companion.core.kit.game import AnyGame
from companion.core.untrusted.problems import problem
from companion.core.untrusted.untrusted_json import MEGA, BadFile, Limits, read_json
from companion.core.values.messages import msg
from companion.library.given_cards import GivenCards

VERSION: Final = 2
"""Version of the format that is read; an evening that nothing keeps is written as the first one.

2 adds by what a kept evening is known elsewhere, and a checksum.
"""
LIMITS: Final = Limits(size=16 * MEGA, values=600_000)
"""How much of a text is read: many times the longest evening, with thousands of cards."""
BROKEN: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)
"""What the rules may run into on a table to which no game comes: made up by hand, or read from a foreign journal."""


WhoRolls = Literal["virtual", "own"]
"""Who rolls and draws: the app, or people who tell it what came."""


class KeptEvening(BaseModel):
    """By what an evening that a machine keeps is known to another one."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    id: str = Field(pattern=r"^[0-9a-f]{16}$")
    title: str = Field(max_length=200)
    vigie: str = Field(pattern=r"^[0-9]{1,4}(\.[0-9]{1,4}){0,3}$")
    """Version of the program that wrote it."""
    created: AwareDatetime
    touched: AwareDatetime
    """When it was played last."""
    finished: AwareDatetime | None
    """When it was over, None while it goes on."""
    played: int | None = Field(default=None, ge=0, le=10**9)
    """Seconds that people sat there, None where nobody knows."""


class EveningFile(BaseModel):
    """An evening as a text."""

    model_config = ConfigDict(extra="forbid")
    format: Literal["vigie-evening"] = "vigie-evening"
    version: int = 1
    kept: KeptEvening | None = None
    """None where nothing kept it."""
    game: str
    rules: str
    """Version of the game's rules."""
    options: dict[str, object]
    seed: int
    dice: WhoRolls
    """Who rolls."""
    cards: dict[str, dict[str, dict[str, object]]]
    """Printed values that were known from the start."""
    first: object = None
    """The state that it began from, where that is not what its options make."""
    journal: list[dict[str, object]]
    """Its entries."""
    sha256: str = ""
    """Of a kept one over all else as canonical JSON, so that a damaged file is noticed."""


S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class SessionOrigin(Generic[S]):
    """What a session begins from; with its journal that is all of it."""

    options: Mapping[str, object]
    """Plain JSON as the game's `start` takes them."""
    seed: int
    """Of the virtual dice."""
    first: S | None = None
    """The state to begin from, None for the start of the game."""
    dice: WhoRolls = "virtual"
    """Who rolls and draws, as far as a text can tell."""
    cards: GivenCards = field(default_factory=dict)
    """Printed values that were known from the start; those of the invented edition are not among them."""
    identity: str = ""
    """By which the store knows the session, "" where nothing keeps it."""


def written(game: AnyGame, origin: SessionOrigin[Any], journal: Iterable[Entry]) -> str:
    """A session that nothing keeps as a text."""
    raw = {
        "format": "vigie-evening",
        "version": 1,
        "game": game.id,
        "rules": game.version,
        "options": origin.options,
        "seed": origin.seed,
        "dice": origin.dice,
        "cards": {schema: {**subjects} for schema, subjects in origin.cards.items()},
        "first": None if origin.first is None else game.dump(origin.first),
        "journal": [dump_entry(entry, game.events) for entry in journal],
    }
    return compact(raw) + "\n"


def compact(raw: object) -> str:
    """Plain JSON in one line without a blank."""
    return json.dumps(raw, ensure_ascii=False, separators=(",", ":"))


def sealed(raw: Mapping[str, object]) -> str:
    """A kept evening as a text. raw: the parts of an `EveningFile`, plain JSON, without version and checksum."""
    whole = {"format": "vigie-evening", "version": VERSION, **raw}
    return compact({**whole, "sha256": _digest(whole)}) + "\n"


def _digest(raw: Mapping[str, object]) -> str:
    """SHA-256 of all but the checksum, whatever the order of the names."""
    parts = {name: value for name, value in raw.items() if name != "sha256"}
    canonical = json.dumps(parts, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def read(text: str) -> EveningFile:
    """The parts of an evening that was written as a text. Raises BadFile."""
    raw = read_json(text, LIMITS)
    if isinstance(raw, dict) and isinstance(raw.get("version"), int) and raw["version"] > VERSION:
        raise BadFile(msg("core-evening-newer", version=raw["version"]))
    if isinstance(raw, dict) and raw.get("kept") is not None and raw.get("sha256") != _digest(raw):
        raise BadFile(msg("core-evening-digest"))
    try:
        return EveningFile.model_validate(raw)
    except ValidationError as error:
        place, wrong = problem(error)
        raise BadFile(msg("core-evening-field", field=place or "…", problem=wrong)) from error


def entries(journal: Iterable[Mapping[str, object]], book: EventBook[Any]) -> list[Entry]:
    """The journal of an evening. Raises BadFile naming the first entry that no Vigie has written."""
    found: list[Entry] = []
    for number, raw in enumerate(journal):
        try:
            found.append(load_entry(dict(raw), book))
        except BROKEN as error:
            raise BadFile(msg("core-evening-entry", number=number)) from error
    return found
