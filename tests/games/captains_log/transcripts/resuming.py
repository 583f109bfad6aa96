"""Power loss at any moment: an evening is taken up again from what was written before a question."""

from __future__ import annotations

import json

from companion.core.journal.journal import dump_entry, load_entry
from tests.games.captains_log.transcripts.games import GAME, Golden, luck
from tests.support.recording import Played, an_evening

ALL_OF = 100
EVERY = 5


def resumes_everywhere(golden: Golden, played: Played) -> int:
    """Take an evening up at each of its first questions and at every fifth of the others; returns how often.

    Fails where another question stands, the state differs, or something new is written.
    """
    book, options, seed = GAME.events, played.evening.origin.options, played.evening.origin.seed
    written = [json.dumps(dump_entry(entry, book)) for entry in played.evening.journal.entries]
    entries = [load_entry(json.loads(line), book) for line in written]
    chosen = [i for i in range(len(played.moments)) if i < ALL_OF or i % EVERY == 0]
    for i in chosen:
        moment = played.moments[i]
        again = an_evening(GAME.id, options, seed, entries[: moment.entries], luck(golden, seed))
        assert again.question is not None, i
        assert again.question.key == moment.question.key, (i, again.question.key, moment.question.key)
        assert json.dumps(GAME.dump(again.state)) == json.dumps(GAME.dump(moment.state)), (i, moment.question.key)
        assert len(again.journal.entries) == moment.entries, (i, moment.question.key)
    return len(chosen)
