"""All golden evenings and all kept saves, played again by whatever Python runs this, and all that is said of them.

The browser's Python is another one than ours (`tests/browser/test_tablet_replays.py`): what both say is compared letter
by letter. So nothing is imported here that only a machine with a test environment has.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from companion.core.journal.journal import dump_entry
from companion.host.host import Host
from companion.host.settings import Settings
from companion.journal_views import announcement_transcript, notebook
from companion.library.texts import LANGUAGES, texts_in
from companion.referee.json_view import describe_question
from companion.session.game_session import GameSession
from companion.simulation.replay import act, answering
from companion.simulation.robot import Robot
from companion.store import Store
from tests.saves.saved_evenings import expectations, versions
from tests.support.about import about, telling

FURTHER: Final = 6
"""Questions that a robot answers in a kept evening that it takes up."""
Said = tuple[str, str]
"""Of what something is said, which nothing else is called, and the words."""


def golden_evenings() -> Iterator[Said]:
    """The golden evenings of all games, each answer given anew."""
    for game_id in telling("transcripts"):
        games: Any = about(game_id, "transcripts.games")
        play: Callable[[Any], Any] = games.ROBOTS.play if hasattr(games, "ROBOTS") else games.play
        for golden in games.GOLDEN:
            yield f"{game_id}: {golden.name}", told(play(golden).evening)


def kept_saves(folders: Path) -> Iterator[Said]:
    """The evenings that earlier versions saved: as they stand, gone on with, and taken back.

    folders: one for each version, with its database.
    """
    for version in versions():
        store = Store(folders / version)
        host = Host(store, Settings(store))
        identities = {(each.game, each.title): each.id for each in host.evenings()}
        for expected in expectations(version):
            host.settings.put("dice", expected.dice)
            evening = host.resume(identities[expected.game, expected.name])
            parts, robot, answered = [standing(evening)], Robot(expected.name, main=0.3), 0
            while answered < FURTHER and (deed := answering(evening, robot)) is not None:
                act(evening, deed)
                answered += 1
            parts.append(told(evening))
            for _ in range(answered):
                evening.undo()
            parts.append(standing(evening))
            yield f"{version}: {expected.game}: {expected.name}", "\n".join(parts)
        store.close()


def told(evening: GameSession) -> str:
    """An evening whole: its notebook, what was told beside it, its entries as they are saved, and where it stands."""
    journal, events = evening.journal, evening.game.events
    words = [
        transcript(journal, texts_in(lang))
        for lang in LANGUAGES
        for transcript in (notebook.transcript, announcement_transcript.transcript)
    ]
    entries = [_plain(dump_entry(entry, events)) for entry in journal.entries]
    return "\n".join([*words, *entries, standing(evening)])


def standing(evening: GameSession) -> str:
    """The state and what is asked, in every language."""
    asked = [describe_question(each, texts_in(lang)) for lang in LANGUAGES for each in evening.questions]
    return "\n".join(map(_plain, (evening.game.dump(evening.state), *asked)))


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
