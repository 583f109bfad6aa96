"""Evenings as files: one that is kept here as a text, half-played, with its copied cards, and one from another
machine beside our own.

Nothing here changes anything but `take`, and that overwrites nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Final, Literal

from companion.core.events.event import EventBook
from companion.core.journal.journal import Entry, Journal, dump_entry
from companion.core.kit.game import AnyGame
from companion.core.questions.kinds import BadAnswer
from companion.core.questions.question_base import is_name
from companion.core.untrusted.untrusted_json import BadFile
from companion.core.values.messages import msg
from companion.core.values.plain_json import JsonObject
from companion.host.host import Host, result_of
from companion.host.statistics import seated
from companion.library.dates import day_of
from companion.library.game_registry import game
from companion.library.given_cards import read_cards
from companion.library.sample import is_sample
from companion.library.shelf import CardInFile
from companion.sharing import save_file
from companion.sharing.parcels import is_newer, number_of
from companion.sharing.save_file import BROKEN, EveningFile, KeptEvening
from companion.store import SavedEvening
from companion.store.database import now
from companion.version import VERSION

KnownElsewhere = Literal["new", "same", "further", "behind", "apart"]
"""What another machine knows of an evening, beside ours: we have none such; the same; it has gone on there; it has gone
on here; on both, and otherwise."""
IDENTITY: Final = 8
"""Bytes of the id of an evening."""


@dataclass(frozen=True, slots=True)
class ReceivedEvening:
    """An evening out of a file, checked."""

    saved: SavedEvening
    """As our store would list it."""
    entries: Sequence[Entry]
    cards: Sequence[CardInFile]
    """Printed components that were copied for it."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """An evening of another machine beside ours."""

    extent: KnownElsewhere
    identity: str
    """Under which it is here, or would be."""
    second: bool = False
    """Whether theirs was just kept beside ours."""


def file_text(host: Host, saved: SavedEvening, *, cards: bool = True) -> str:
    """An evening that is kept here. cards: with all that was copied for its game. Raises StoreFault."""
    known: dict[str, dict[str, JsonObject]] = {}
    for card in host.store.cards(saved.game) if cards and not is_sample(saved.options) else ():
        known.setdefault(card.schema, {})[card.subject] = card.record
    kept = {"id": saved.id, "title": saved.title, "vigie": VERSION}
    times = {"created": saved.created, "touched": saved.touched, "finished": saved.finished, "played": saved.played}
    return save_file.sealed(
        {
            "kept": kept | times,
            "game": saved.game,
            "rules": saved.version,
            "options": saved.options,
            "seed": saved.seed,
            "dice": "virtual",
            "cards": known,
            "first": None,
            "journal": host.store.bodies(saved.id),
        }
    )


def file_name(saved: SavedEvening, kind: str = "json") -> str:
    """What the file of an evening is called at first. kind: the end of its name."""
    return f"vigie-{saved.game}-{day_of(saved.touched)}.{kind}"


def opened(text: str) -> ReceivedEvening:
    """The evening in a file. Raises BadFile saying what is wrong with it."""
    file = save_file.read(text)
    kept = file.kept
    if kept is None or file.first is not None:
        raise BadFile(msg("copies-not-kept"))
    try:
        return _opened(file, kept)
    except BadFile:
        if is_newer(kept.vigie):
            raise BadFile(msg("share-newer")) from None
        raise


def _opened(file: EveningFile, kept: KeptEvening) -> ReceivedEvening:
    try:
        played = game(file.game)
        if number_of(file.rules) > number_of(played.version):
            raise BadFile(msg("share-newer"))
        read_cards(played, file.cards)
        played.start(file.options)
        entries = save_file.entries(file.journal, played.events)
        state, over = _end(played, file.options, entries)
        names = [seat.name for seat in played.seats(state)]
    except BadAnswer as error:
        raise BadFile(error.text) from error
    except BadFile:
        raise
    except BROKEN as error:
        raise BadFile(msg("core-evening-broken")) from error
    if not all(map(is_name, [*names, *seated(file.options), *filter(None, [kept.title])])):
        raise BadFile(msg("core-evening-broken"))
    finished = _written(kept.finished or kept.touched) if over else None
    saved = SavedEvening(
        id=kept.id,
        game=file.game,
        title=kept.title,
        options=file.options,
        seed=file.seed,
        version=file.rules,
        created=_written(kept.created),
        touched=_written(kept.touched),
        finished=finished,
        played=kept.played,
        result=result_of(played, state) if over else (),
    )
    cards = [
        CardInFile(schema=schema, subject=subject, record=dict(record))
        for schema, subjects in file.cards.items()
        for subject, record in subjects.items()
    ]
    return ReceivedEvening(saved, entries, () if is_sample(file.options) else cards)


def _end(played: AnyGame, options: Mapping[str, object], entries: Sequence[Entry]) -> tuple[Any, bool]:
    """The last state of an evening, and whether it is over."""
    journal = Journal.of(entries, played.start(played.kept(options)), played.book)
    state = journal.state
    return state, journal.opened is None and played.next(state) is None


def _written(moment: datetime) -> str:
    """A moment as our store writes it; one that is still to come was told by a clock that went wrong."""
    return min(moment.astimezone(UTC), datetime.fromisoformat(now())).isoformat(timespec="microseconds")


# ---------------------------------------------------------------------- beside our own


def compared(host: Host, received: ReceivedEvening) -> Comparison:
    """An evening beside ours of the same id. Raises StoreFault; Spoiled or Newer where ours cannot be read."""
    identity = received.saved.id
    here = {saved.id for saved in host.store.evenings()}
    if identity not in here:
        return Comparison("new", identity)
    first = _beside(host, received, identity)
    second = _second(received)
    if first.extent != "apart" or second not in here:
        return first
    return _beside(host, received, second)


def _second(received: ReceivedEvening) -> str:
    """The id under which an evening is kept that went on otherwise than ours: the same each time that it comes."""
    bodies = _bodies(received.entries, game(received.saved.game).events)
    return hashlib.blake2b("\n".join([received.saved.id, *bodies]).encode(), digest_size=IDENTITY).hexdigest()


def _beside(host: Host, received: ReceivedEvening, identity: str) -> Comparison:
    saved, theirs = host.store.evening(identity), received.entries
    if saved.game != received.saved.game:
        return Comparison("apart", identity)
    book = game(saved.game).events
    ours = host.store.entries(identity, book)
    alike = 0
    for mine, other in zip(_bodies(ours, book), _bodies(theirs, book), strict=False):
        if mine != other:
            break
        alike += 1
    kinds: dict[tuple[bool, bool], KnownElsewhere] = {
        (False, False): "same",
        (False, True): "further",
        (True, False): "behind",
        (True, True): "apart",
    }
    return Comparison(kinds[alike < len(ours), alike < len(theirs)], identity)


def _bodies(entries: Sequence[Entry], book: EventBook[Any]) -> list[str]:
    return [save_file.compact(dump_entry(entry, book)) for entry in entries]


# ---------------------------------------------------------------------- taking


def take(host: Host, received: ReceivedEvening, *, second: bool = False) -> Comparison:
    """Keep what another machine knows of an evening, and say what was known before.

    A new one is kept, and what went on elsewhere is appended to ours. second: one that went on otherwise than ours is
    kept beside it, as an evening of its own.  Raises StoreFault; then nothing changed.
    """
    found = compared(host, received)
    book = game(received.saved.game).events
    match found.extent:
        case "new":
            host.take(received.saved, [dump_entry(entry, book) for entry in received.entries])
        case "further":
            known = len(host.store.entries(found.identity, book))
            host.append(found.identity, known, received.entries[known:])
        case "apart" if second:
            saved = replace(received.saved, id=_second(received))
            host.take(saved, [dump_entry(entry, book) for entry in received.entries])
            return replace(found, identity=saved.id, second=True)
    return found
