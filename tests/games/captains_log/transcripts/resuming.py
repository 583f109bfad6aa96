"""Power loss at any moment: an evening is taken up again from what was written before a question."""

from __future__ import annotations

import json

from companion.core.journal import dump_entry, load_entry
from tests.games.captains_log.transcripts.games import GAME, Played, an_evening, answers_file
from tests.support.recording import Recording

ALL_OF = 100
EVERY = 5


def resumes_everywhere(played: Played) -> int:
    """Take an evening up at each of its first questions and at every fifth of the others; returns how often.

    Fails where another question stands, the state differs, or something new is written.
    """
    book, recording = GAME.events, Recording.read(answers_file(played.golden))
    written = [json.dumps(dump_entry(entry, book)) for entry in played.evening.journal.entries]
    entries = [load_entry(json.loads(line), book) for line in written]
    chosen = [i for i in range(len(played.moments)) if i < ALL_OF or i % EVERY == 0]
    for i in chosen:
        moment = played.moments[i]
        again = an_evening(recording.options, recording.seed, entries[: moment.entries], luck=played.golden.luck)
        assert again.question is not None, i
        assert again.question.key == moment.question.key, (i, again.question.key, moment.question.key)
        assert json.dumps(GAME.dump(again.state)) == json.dumps(GAME.dump(moment.state)), (i, moment.question.key)
        assert len(again.journal.entries) == moment.entries, (i, moment.question.key)
    return len(chosen)
