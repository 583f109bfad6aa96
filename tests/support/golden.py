"""Golden evenings that came to an end, of each game, for whatever happens to finished evenings."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from companion.core.journal.journal import Entry
from companion.library.game_registry import game
from companion.store import SavedEvening, Store
from tests.support.about import about, telling
from tests.support.recording import Recording, an_evening, replay

TESTS: Final = Path(__file__).resolve().parents[1]
ENDED: Final = [(game_id, name) for game_id in telling("evenings") for name in about(game_id, "evenings").ENDED]
"""Games, and recordings of theirs that end."""

each_ended = pytest.mark.parametrize(("game_id", "recording"), ENDED, ids=[name for _, name in ENDED])


@cache
def recorded(name: str) -> Recording:
    """A golden recording by its name."""
    (found,) = TESTS.rglob(f"{name}.answers.json")
    return Recording.read(found)


@cache
def together() -> tuple[str, str]:
    """A game, and a recording of it in which several people sat at the table."""
    several = (each for each in ENDED if len(recorded(each[1]).options.get("seats", ())) > 1)  # type: ignore[arg-type]
    return next(several)


@cache
def _played(game_id: str, name: str) -> tuple[tuple[Entry, ...], int]:
    """The whole journal, and how much of it was written before the last answer."""
    recording = recorded(name)
    evening = an_evening(game_id, recording.options, recording.seed, dice=recording.dice)
    moments = replay(name, recording, evening, lambda _state: False)
    return tuple(evening.journal.entries), moments[-1].entries


def kept(store: Store, game_id: str, name: str, *, ended: bool) -> tuple[SavedEvening, Any]:
    """A golden evening on disk as an older Vigie left it, and its last answer.

    ended: whether that was given too; then the evening is over, and not kept as finished.
    """
    recording = recorded(name)
    entries, before = _played(game_id, name)
    saved = store.begin(game_id, recording.options, recording.seed, game(game_id).version)
    store.log(saved.id, game(game_id).events).append(0, entries if ended else entries[:before])
    return saved, recording.answers[-1][1]


def counts(store: Store, saved: SavedEvening) -> None:
    """Have an evening that is finished count as one that was played with the owner's box: those of ours do not."""
    now = store.evening(saved.id)
    store.put_names(saved.id, {**now.options, "edition": "owner"}, now.result)
