"""Golden evenings of Pirates CSG: played again from recorded answers, strictly, and compared line by line.

After a change of rules: `python -m tests.games.pirates_csg.transcripts --write`; of words only: `--retell`. Then read
what has changed.
"""

from __future__ import annotations

import json
import re
from functools import cache

import pytest

from companion.core.journal import dump_entry, load_entry
from tests.games.pirates_csg.transcripts.games import (
    GAME,
    GOLDEN,
    SHELF,
    Golden,
    is_wanted,
    play,
)
from tests.support.recording import LANGS, Lang, Played, an_evening, reads_as_kept

EVERY = 7
"""At each so many questions an evening is taken up again."""
NOTEBOOKS = [pytest.param(golden, lang, id=f"{golden.name}-{lang}") for golden in GOLDEN for lang in LANGS]


@cache
def played(golden: Golden) -> Played:
    """An evening played once for all tests."""
    return play(golden)


@pytest.mark.parametrize(("golden", "lang"), NOTEBOOKS)
def test_the_recorded_answers_tell_the_same_evening(golden: Golden, lang: Lang) -> None:
    hint = "If this is what was meant: python -m tests.games.pirates_csg.transcripts --write"
    reads_as_kept(SHELF.file(golden.name, f"{lang}.txt"), played(golden).notebooks[lang], hint)


@pytest.mark.parametrize(("golden", "lang"), NOTEBOOKS)
def test_the_middle_of_the_table_tells_the_same_evening(golden: Golden, lang: Lang) -> None:
    hint = "If this is what was meant: python -m tests.games.pirates_csg.transcripts --retell"
    reads_as_kept(SHELF.file(golden.name, f"told.{lang}.txt"), played(golden).told[lang], hint)


@pytest.mark.parametrize(("golden", "lang"), NOTEBOOKS)
def test_nothing_is_told_that_nobody_can_read(golden: Golden, lang: Lang) -> None:
    lines = [*played(golden).notebooks[lang].splitlines(), *played(golden).told[lang].splitlines()]
    assert not [line for line in lines if re.search(r"(?<!\w)-\d|⟦", line)]


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_a_game_ends_with_most_gold_first(golden: Golden) -> None:
    evening = played(golden).evening
    assert is_wanted(golden, evening)
    standings = evening.game.score(evening.state)
    assert standings[0].place == 1 and standings[0].points == max(each.points for each in standings)


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_it_is_taken_up_again_at_any_question(golden: Golden) -> None:
    one, recording = played(golden), SHELF.recording(golden.name)
    written = [json.dumps(dump_entry(entry, GAME.events)) for entry in one.evening.journal.entries]
    entries = [load_entry(json.loads(line), GAME.events) for line in written]
    for moment in one.moments[::EVERY]:
        again = an_evening(GAME.id, recording.options, recording.seed, entries[: moment.entries])
        assert again.question is not None and again.question.key == moment.question.key
        assert GAME.dump(again.state) == GAME.dump(moment.state), moment.question.key
        assert len(again.journal.entries) == moment.entries, moment.question.key
